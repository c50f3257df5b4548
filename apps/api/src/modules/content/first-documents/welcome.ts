import type { FirstDocument } from './first-document.ts';

export const welcome: FirstDocument = {
  kind: 'WELCOME',
  title: {
    en: 'The business network where everyone wins',
    es: 'La red de negocios donde todos ganamos',
  },
  sections: [
    {
      heading: { en: '', es: '' },
      paragraphs: [
        {
          en: 'Find suppliers, customers and allies in five countries, and deal with them directly. Joining costs nothing.',
          es: 'Encuentre proveedores, clientes y aliados en cinco países, y negocie con ellos directamente. Unirse no cuesta nada.',
        },
      ],
    },
  ],
};
