/** A text whose numbers stay on one line with what they count: `1,5 t`, `500 g`, `72 %`. */
export const withBoundUnits = (text: string): string =>
  text.replaceAll(/(\d) (?=(?:\p{L}{1,3}[²³]?|%)(?![\p{L}\d]))/gu, '$1\u00a0');
