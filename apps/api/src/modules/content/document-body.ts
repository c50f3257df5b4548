import {
  documentOf,
  languages,
  type LocalizedRichText,
  type LocalizedText,
  plainTextOf,
  type RichTextBlock,
  type RichTextDocument,
} from '@wiki/domain';
import type { DocumentSectionRecord } from './document.model.ts';

const headingOf = (text: string): RichTextBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

/** A text that was kept as headings and paragraphs, as a document of the closed schema. */
export const bodyOf = (sections: readonly DocumentSectionRecord[]): LocalizedRichText => {
  const bodyIn = (language: 'en' | 'es'): RichTextDocument => ({
    type: 'doc',
    content: sections.flatMap(({ heading, paragraphs }) => [
      ...(heading[language] ? [headingOf(heading[language])] : []),
      ...paragraphs.flatMap((paragraph) => documentOf(paragraph[language] ?? '').content),
    ]),
  });
  return { en: bodyIn('en'), es: bodyIn('es') };
};

interface Part {
  heading: string;
  paragraphs: string[];
}

/** The parts of a text in one language: each begins with a heading of the second level. */
function partsOf(document: RichTextDocument | null | undefined): Part[] {
  const parts: Part[] = [];
  for (const block of document?.content ?? []) {
    const text = plainTextOf({ type: 'doc', content: [block] });
    if (block.type === 'heading' && block.attrs.level === 2) {
      parts.push({ heading: text, paragraphs: [] });
    } else {
      if (parts.length === 0) parts.push({ heading: '', paragraphs: [] });
      parts.at(-1)?.paragraphs.push(text);
    }
  }
  return parts;
}

/** The same as headings and paragraphs side by side in both languages, for readers of `sections`. */
export function sectionsOf(body: LocalizedRichText): DocumentSectionRecord[] {
  const [en, es] = [partsOf(body.en), partsOf(body.es)];
  const pair = (one: string | undefined, other: string | undefined): LocalizedText => ({
    en: one || null,
    es: other || null,
  });
  return Array.from({ length: Math.max(en.length, es.length) }, (_, index) => ({
    heading: pair(en[index]?.heading, es[index]?.heading),
    paragraphs: Array.from(
      { length: Math.max(en[index]?.paragraphs.length ?? 0, es[index]?.paragraphs.length ?? 0) },
      (_line, line) => pair(en[index]?.paragraphs[line], es[index]?.paragraphs[line]),
    ),
  }));
}

/** Whether a text says something in some language. */
export const isWritten = (title: LocalizedText, body: LocalizedRichText): boolean =>
  languages.some((language) => title[language] && (body[language]?.content.length ?? 0) > 0);
