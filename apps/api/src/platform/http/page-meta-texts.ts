import type { Language, LocalizedText } from '@wiki/domain';

/** How much of a description a link preview shows, in characters. */
const previewed = 200;

/** A text in the language or, without one, in the other; empty without any. */
export const textIn = ({ en, es }: LocalizedText, language: Language): string =>
  (language === 'es' ? (es ?? en) : (en ?? es)) ?? '';

/** The beginning of a text on one line; words stay whole. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= previewed
    ? line
    : `${characters
        .slice(0, previewed)
        .join('')
        .replace(/\s+\S*$/, '')}…`;
}

/** The whole address of a picture of ours, or undefined without one. */
export const absoluteOf = (
  image: { url: string } | null,
  { baseUrl }: { baseUrl: string },
): string | undefined => (image ? new URL(image.url, baseUrl).href : undefined);
