/** What many searched for, the most first; all of it finds something. */
export const demoSearches: readonly string[] = [
  'café',
  'mochila wayúu',
  'bodega cali',
  'asesoría jurídica',
  'apartamento bogotá',
  'energía solar',
  'página web',
  'chocolate',
];
