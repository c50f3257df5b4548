import type { LocalizedText } from '../texts/language.ts';
import { languages } from '../texts/language.ts';
import type { ErrorCode } from '../graphql/error-codes.ts';
import type { RichTextDocument } from '../texts/rich-text.ts';

/** How a piece of news stands. */
export const newsStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'REMOVED'] as const;
export type NewsStatus = (typeof newsStatuses)[number];

/** A written text in one language or both. */
export interface LocalizedRichText {
  en?: RichTextDocument | null;
  es?: RichTextDocument | null;
}

interface Written {
  title: LocalizedText;
  summary: LocalizedText;
  body: LocalizedRichText;
}

/** What is missing before a piece of news can be published: each language that is begun has to be whole. */
export function newsProblems({
  title,
  summary,
  body,
}: Written): { code: ErrorCode; field: string }[] {
  const has = { title, summary, body: bodiesOf(body) };
  const parts = ['title', 'summary', 'body'] as const;
  const begun = languages.filter((language) => parts.some((part) => has[part][language]));
  const asked = begun.length > 0 ? begun : languages.slice(0, 1);
  return asked.flatMap((language) =>
    parts
      .filter((part) => !has[part][language])
      .map((part) => ({ code: 'FIELD_REQUIRED' as const, field: `${part}.${language}` })),
  );
}

const bodiesOf = ({ en, es }: LocalizedRichText) => ({
  en: (en?.content.length ?? 0) > 0,
  es: (es?.content.length ?? 0) > 0,
});
