import type { FirstDocument } from './first-document.ts';

export const shipping: FirstDocument = {
  kind: 'SHIPPING',
  title: { en: 'Shipping and returns', es: 'Envíos y devoluciones' },
  sections: [
    {
      heading: { en: 'Who sends what you buy', es: 'Quién envía lo que usted compra' },
      paragraphs: [
        {
          en: 'Businesses of the network sell and send by themselves. The network shows what they offer and connects you with them; it holds no goods and takes no payment for them.',
          es: 'Las empresas de la red venden y envían por su cuenta. La red muestra lo que ofrecen y lo pone en contacto con ellas; no guarda mercancía ni recibe pagos por ella.',
        },
      ],
    },
    {
      heading: { en: 'Before you pay', es: 'Antes de pagar' },
      paragraphs: [
        {
          en: 'Agree with the seller in writing on the price with taxes, the cost of sending, the day of delivery and who answers for damage on the way. A conversation in your inbox is a good place for that.',
          es: 'Acuerde por escrito con quien vende el precio con impuestos, el costo del envío, el día de entrega y quién responde por daños en el camino. Una conversación en sus mensajes es un buen lugar para eso.',
        },
      ],
    },
    {
      heading: { en: 'If you want to return something', es: 'Si quiere devolver algo' },
      paragraphs: [
        {
          en: 'Write to the seller first. In Colombia, whoever buys at a distance may withdraw within five working days after the delivery, with the exceptions of Law 1480 of 2011; other countries have rules of their own.',
          es: 'Escriba primero a quien vende. En Colombia, quien compra a distancia puede retractarse dentro de los cinco días hábiles siguientes a la entrega, con las excepciones de la Ley 1480 de 2011; otros países tienen sus propias reglas.',
        },
      ],
    },
    {
      heading: { en: 'If you do not agree', es: 'Si no se ponen de acuerdo' },
      paragraphs: [
        {
          en: 'Tell customer service what was agreed and what happened. We do not decide in place of a judge, but we speak with both sides, and a review tells others what you lived through.',
          es: 'Cuéntele a servicio al cliente qué se acordó y qué pasó. No decidimos en lugar de un juez, pero hablamos con ambas partes, y una reseña les cuenta a otros lo que usted vivió.',
        },
      ],
    },
  ],
};
