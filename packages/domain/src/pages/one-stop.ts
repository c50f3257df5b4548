/**
 * A text in which names that end in an abbreviation ended sentences: `… de Hilos S.A.S..` has one
 * stop. Three of them stay, and those within addresses.
 */
export const oneStop = (text: string): string =>
  text.replaceAll(/(?<=\p{L})\.\.(?=$|[\s<”"»)])/gu, '.');
