import type { Language, ListingType } from '@wiki/domain';

/** What somebody writes first to a seller and what the seller answers. */
export type FirstWords = readonly [message: string, answer: string];

/** How conversations about listings begin, by the language of who writes. */
export const firstMessages: Readonly<
  Record<ListingType, Readonly<Record<Language, readonly FirstWords[]>>>
> = {
  product: {
    es: [
      [
        'Buenas tardes. ¿Tiene disponibilidad para despachar esta semana?',
        'Buenas tardes. Sí, sale mañana si me confirma antes de las tres.',
      ],
      [
        'Hola. Quisiera una cotización con envío incluido, por favor.',
        'Con gusto. Indíqueme la ciudad y la cantidad y se la mando hoy.',
      ],
      [
        'Buenos días. ¿Manejan precio para distribuidores?',
        'Sí, desde diez unidades. Le comparto la lista por este medio.',
      ],
      [
        'Hola, ¿emiten factura electrónica a nombre de empresa?',
        'Claro que sí. Me regala los datos de la empresa y la incluimos en el pedido.',
      ],
      [
        'Buenas. ¿Puedo recogerlo directamente en el taller?',
        'Con mucho gusto, de lunes a viernes de ocho a cinco.',
      ],
      [
        'Quisiera saber qué garantía tiene y cómo se hace efectiva.',
        'Nos escribe por aquí con una foto y lo cambiamos sin costo dentro del plazo.',
      ],
    ],
    en: [
      [
        'Good morning. Could you send a sample before we place a larger order?',
        'Good morning. Of course. You only pay for shipping.',
      ],
      [
        'Hello, do you ship abroad and who takes care of customs?',
        'We do. The carrier prepares the paperwork, and we’ll send you a copy.',
      ],
      [
        'Hi. What’s the price for twenty pieces?',
        'From twenty pieces on, it’s 10% less. I’ll send you the quote today.',
      ],
    ],
  },
  service: {
    es: [
      [
        'Buenos días. ¿Podríamos agendar una llamada esta semana?',
        'Buenos días. Le propongo el jueves a las diez, ¿le queda bien?',
      ],
      [
        'Hola. Necesito una propuesta con precio y tiempos, por favor.',
        'Con gusto. Cuénteme el tamaño de la empresa y se la envío mañana.',
      ],
      [
        'Buenas tardes. ¿Tienen agenda para el próximo mes?',
        'Sí, desde la segunda semana. Le puedo apartar una fecha.',
      ],
      [
        'Hola, ¿atienden los sábados o solo entre semana?',
        'Los sábados hasta el mediodía, con cita.',
      ],
      [
        '¿Me pueden compartir referencias de clientes de mi sector?',
        'Claro que sí. Le envío dos contactos que aceptaron dar referencias.',
      ],
    ],
    en: [
      [
        'Hello, could we have a first call in English next week?',
        'Of course. Tuesday or Wednesday in the morning would work for us.',
      ],
      [
        'Good afternoon. Do you also work with companies outside your city?',
        'Good afternoon. Yes, remotely, and we travel when needed.',
      ],
    ],
  },
  property: {
    es: [
      [
        'Buenas tardes. ¿Sigue disponible? Me gustaría visitarlo.',
        'Buenas tardes. Sí, sigue disponible. ¿Le queda bien el sábado en la mañana?',
      ],
      [
        'Hola. ¿Me puede indicar la dirección exacta y el valor de la administración?',
        'Claro. Le comparto la ubicación y el último recibo por aquí.',
      ],
      [
        'Buenos días. ¿Qué documentos piden para el estudio?',
        'Identificación, ingresos de tres meses y dos referencias. Toma un día.',
      ],
      [
        '¿El precio es negociable pagando de contado?',
        'Hay un margen pequeño. Lo mejor es que lo vea y hagamos una propuesta al dueño.',
      ],
      [
        'Hola, ¿hay parqueadero para visitantes y se permiten mascotas?',
        'Sí a las dos. Si quiere, coordinamos una visita esta semana.',
      ],
    ],
    en: [
      [
        'Good morning. Could I see it on a video call? I’m abroad until January.',
        'Good morning. Of course, we do that every Thursday afternoon.',
      ],
      [
        'Hello, is it still available and could I move in next month?',
        'Hello. Yes, it is. Would Friday be a good day to see it?',
      ],
    ],
  },
};
