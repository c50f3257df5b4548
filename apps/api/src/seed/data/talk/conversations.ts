/** A listing of the demonstration: the key of its business and its own. */
export type OfferKey = readonly [business: string, listing: string];

/** What accounts keep among their favourites, the last saved first. */
export const demoFavourites: Readonly<Record<string, readonly OfferKey[]>> = {
  laura: [
    ['cafe-alto-del-roble', 'grano-500'],
    ['tejidos-sol-de-jepira', 'mochila-grande'],
    ['abogados-ceiba', 'asesoria-juridica-pymes'],
    ['cacao-montes-del-carare', 'barra-72'],
  ],
  marcela: [
    ['abogados-ceiba', 'asesoria-laboral'],
    ['cacao-montes-del-carare', 'nibs-1k'],
  ],
  mercedes: [
    ['cafe-alto-del-roble', 'grano-500'],
    ['cafe-alto-del-roble', 'caja-cata'],
  ],
};

/** A conversation of a customer about a listing. */
export interface DemoChat {
  about: OfferKey;
  customer: string;
  /** The account that answers for the business. */
  seller: string;
  isSeen: boolean;
  messages: readonly { by: 'customer' | 'seller'; hoursAgo: number; text: string }[];
}

/** Conversations about listings: one that waits for its seller and one that waits for nobody. */
export const demoChats: readonly DemoChat[] = [
  {
    about: ['cafe-alto-del-roble', 'grano-500'],
    customer: 'laura',
    seller: 'marcela',
    isSeen: false,
    messages: [
      {
        by: 'customer',
        hoursAgo: 50,
        text: 'Buenos días. Quisiera doce bolsas de 500 g para la tienda, en grano.',
      },
      {
        by: 'seller',
        hoursAgo: 47,
        text: 'Buenos días, Laura. Con gusto. ¿Le sirve que salgan el martes?',
      },
      { by: 'customer', hoursAgo: 46, text: 'Sí, el martes está bien.' },
      {
        by: 'customer',
        hoursAgo: 3,
        text: '¿Podrían incluir una bolsa molida para prensa francesa?',
      },
    ],
  },
  {
    about: ['abogados-ceiba', 'asesoria-juridica-pymes'],
    customer: 'laura',
    seller: 'abogados-ceiba',
    isSeen: true,
    messages: [
      {
        by: 'customer',
        hoursAgo: 120,
        text: 'Hola. ¿La primera reunión puede ser en línea?',
      },
      {
        by: 'seller',
        hoursAgo: 118,
        text: 'Hola, Laura. Sí, la primera dura media hora y no tiene costo. ¿Qué día le queda bien?',
      },
      { by: 'customer', hoursAgo: 117, text: 'El jueves en la mañana. Gracias.' },
    ],
  },
];
