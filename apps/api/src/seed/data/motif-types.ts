/** A small line drawing in a square of 100 units, and what it shows. */
export interface Motif {
  en: string;
  es: string;
  /** Path data; drawn with thin, rounded strokes and without a filling. */
  path: string;
}
