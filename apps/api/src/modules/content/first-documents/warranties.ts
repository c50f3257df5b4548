import type { FirstDocument } from './first-document.ts';

export const warranties: FirstDocument = {
  kind: 'WARRANTIES',
  title: { en: 'Warranties', es: 'Garantías' },
  sections: [
    {
      heading: { en: 'What sellers warrant', es: 'Lo que garantizan quienes venden' },
      paragraphs: [
        {
          en: 'Each business answers for the quality, fitness and safety of what it sells, for the time that it announces or that the law of its country sets. Ask for it before you buy, and keep the invoice.',
          es: 'Cada empresa responde por la calidad, la idoneidad y la seguridad de lo que vende, por el tiempo que anuncia o que fija la ley de su país. Pregunte por ella antes de comprar y guarde la factura.',
        },
      ],
    },
    {
      heading: { en: 'How to claim', es: 'Cómo reclamar' },
      paragraphs: [
        {
          en: 'Write to the seller with the invoice, a description and photographs. A repair comes first; when the fault comes back, you may choose between another repair, another product or your money.',
          es: 'Escriba a quien vendió con la factura, una descripción y fotos. Primero procede la reparación; si la falla se repite, usted puede elegir entre otra reparación, otro producto o su dinero.',
        },
      ],
    },
    {
      heading: { en: 'What the network promises', es: 'Lo que promete la red' },
      paragraphs: [
        {
          en: 'The mark “verified” says that administrators compared a name, a tax id and a place with documents on the day it shows. It promises nothing about what a business sells.',
          es: 'La marca «verificada» dice que los administradores compararon un nombre, un número tributario y un lugar con documentos en el día que muestra. No promete nada sobre lo que una empresa vende.',
        },
      ],
    },
    {
      heading: { en: 'The service of the network', es: 'El servicio de la red' },
      paragraphs: [
        {
          en: 'If a membership that you paid for cannot be used because of us, the days are added to it. Write to customer service within thirty days.',
          es: 'Si una membresía que usted pagó no se puede usar por nuestra causa, los días se le agregan. Escriba a servicio al cliente dentro de los treinta días siguientes.',
        },
      ],
    },
  ],
};
