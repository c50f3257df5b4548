import { type Language, languages, type RichTextDocument } from '@wiki/domain';

/** A text as the API gives it: of a language that is not written it is null or empty. */
export type Bodies = { readonly [Each in Language]?: RichTextDocument | null };

/** A text in the wanted language, or in the other where it is only written in that; null without any. */
export function writtenIn(
  bodies: Bodies,
  wanted: Language,
): { document: RichTextDocument; language: Language } | null {
  for (const language of [wanted, ...languages.filter((each) => each !== wanted)]) {
    const document = bodies[language];
    if (document && document.content.length > 0) return { document, language };
  }
  return null;
}
