import type { FirstDocument } from './first-document.ts';

export const plans: FirstDocument = {
  kind: 'PLANS',
  title: { en: 'Before you choose', es: 'Antes de elegir' },
  sections: [
    {
      heading: { en: 'How membership begins', es: 'Cómo empieza la membresía' },
      paragraphs: [
        {
          en: 'You apply with the documents of your business, we review them, and you pay for the first month when it is approved. Your page opens when the payment has arrived.',
          es: 'Usted presenta la solicitud con los documentos de su empresa, nosotros la revisamos y usted paga el primer mes cuando se aprueba. Su página se abre cuando llega el pago.',
        },
      ],
    },
    {
      heading: { en: 'How it ends', es: 'Cómo termina' },
      paragraphs: [
        {
          en: 'If you don’t pay for another month, you go back to the free plan after seven days of grace. Your listings are paused, never deleted, and come back with your next payment.',
          es: 'Quien no paga otro mes vuelve al plan gratuito después de siete días de gracia. Las publicaciones quedan en pausa, nunca se borran, y vuelven con el siguiente pago.',
        },
      ],
    },
  ],
};
