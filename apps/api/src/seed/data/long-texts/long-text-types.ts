import type { BothLanguages } from '../demo-types.ts';

/** What some sellers tell at length, after the short description of the listing. */
export interface LongText {
  more: BothLanguages;
  /** In place of the short name. */
  name?: BothLanguages;
}

/** Long texts by business and key of the listing. */
export type LongTexts = Readonly<Record<`${string}/${string}`, LongText>>;

/** A list beneath its heading. */
export const list = (heading: string, ...lines: readonly string[]): string =>
  [heading, ...lines.map((line) => `• ${line}`)].join('\n');

/** Paragraphs and lists, one after the other. */
export const text = (...parts: readonly string[]): string => parts.join('\n\n');
