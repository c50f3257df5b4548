/** What many searched for, the most first; all of it finds something. */
export const demoSearches: readonly string[] = [
  'cafe',
  'mochila wayuu',
  'bodega cali',
  'asesoria juridica',
  'apartamento bogota',
  'energia solar',
  'pagina web',
  'chocolate',
];
