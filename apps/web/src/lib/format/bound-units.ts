import { latin } from './latin.ts';

/** A number and what it counts. */
const counted = new RegExp(`(\\d) (?=(?:[${latin}]{1,3}[²³]?|%)(?![${latin}\\d]))`, 'g');

/** A text whose numbers stay on one line with what they count: `1,5 t`, `500 g`, `72 %`. */
export const withBoundUnits = (text: string): string => text.replaceAll(counted, '$1\u00a0');
