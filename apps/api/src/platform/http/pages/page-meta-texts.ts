import { type Language, type LocalizedText, pickText } from '@wiki/domain';
import type { PageImage } from './page-meta.ts';

/** How much of a description a link preview shows, in characters. */
const previewed = 200;

/** A text in the language or, without one, in the other; empty without any. */
export const textIn = (text: LocalizedText | null | undefined, language: Language): string =>
  text ? pickText(text, language).text : '';

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

/** A picture of ours for previews, or undefined without one. */
export const previewImageOf = (
  image: { url: string; width: number; height: number } | null,
  alt: string,
  { baseUrl }: { baseUrl: string },
): PageImage | undefined =>
  image
    ? { url: new URL(image.url, baseUrl).href, width: image.width, height: image.height, alt }
    : undefined;

/** The address of a page that comes in the language of whoever opens it. */
export const plainAddress = (path: string, { baseUrl }: { baseUrl: string }): string =>
  `${baseUrl}${path}`;

/** The address of a page in a language, as its canonical link says it. */
export const pageAddress = (
  path: string,
  language: Language,
  { baseUrl }: { baseUrl: string },
): string => `${plainAddress(path, { baseUrl })}${path.includes('?') ? '&' : '?'}lang=${language}`;
