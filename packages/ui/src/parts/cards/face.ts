import * as hues from '../../hues.ts';
import { hashOf } from '../../weave/random.ts';

/** What stands in a name and begins nothing. */
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'da', 'do', 'di', 'van', 'von']);
/** Names that follow another given name: the surname comes after them. */
const secondNames = new Set(
  'josé maría ana iván luis carlos andrés fernando alberto antonio alejandro isabel lucía fernanda camila paula elena pablo david felipe eduardo enrique ignacio'.split(
    ' ',
  ),
);

/** A letter of Latin that stands for itself: another follows, and no sign that belongs to it. */
const plainLetter = /^[a-z\u00c0-\u024f](?:[\w\u00c0-\u024f'’.-]|$)/i;

const first = (word: string | undefined): string => {
  if (!word) return '';
  // To ask for the signs of a text makes the browser read its rules for all scripts.
  if (plainLetter.test(word)) return word.charAt(0).toUpperCase();
  const [grapheme] = new Intl.Segmenter().segment(word);
  return grapheme?.segment.toLocaleUpperCase() ?? '';
};

/**
 * First letters of a given name and of the first surname: "Laura Restrepo Gil" gives "LR", "María José
 * Rojas" "MR", "Camilo de la Hoz" "CH".
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const named = words.filter((word, index) => index === 0 || !particles.has(word.toLowerCase()));
  const [given, second, third] = named;
  const isSecondName = third !== undefined && secondNames.has(second?.toLowerCase() ?? '');
  const surname = named.length > 3 || isSecondName ? third : second;
  return first(given) + first(surname);
}

const { jade, maize, clay, sky, plum } = hues;

/** Backgrounds of people's faces with the letters on them. */
export const faceColors: readonly (readonly [background: string, letters: string])[] = [
  [jade[2], jade[9]],
  [jade[6], '#ffffff'],
  [maize[2], maize[9]],
  [maize[5], '#2a1d00'],
  [clay[2], clay[8]],
  [clay[7], clay[0]],
  [sky[2], sky[9]],
  [sky[6], '#ffffff'],
  [plum[2], plum[8]],
  [plum[6], plum[0]],
];

/** The colors of a person's face, always the same for the same id. */
export const faceOf = (seed: string) =>
  faceColors[hashOf(seed) % faceColors.length] ?? ([jade[2], jade[9]] as const);
