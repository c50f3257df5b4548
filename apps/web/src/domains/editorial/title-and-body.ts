import { useLingui } from '@lingui/react/macro';
import { type Language, plainTextOf, type RichTextDocument } from '@wiki/domain';
import type { ComparedField } from '../../components/conflict/compare.ts';
import type { Bodies } from './written-in.ts';

/** A short text in both languages, as a form holds it. */
export type LanguageTexts = Record<Language, string>;

/** What every text has that is written in both languages. */
export interface TitleAndBody {
  title: LanguageTexts;
  body: Record<Language, RichTextDocument>;
}

const nothing: RichTextDocument = { type: 'doc', content: [] };

/** A short text of the API for a form: what is not written is empty. */
export const textsOf = (
  text: { readonly [Each in Language]?: string | null } | undefined,
): LanguageTexts => ({ en: text?.en ?? '', es: text?.es ?? '' });

/** A long text of the API for a form: what is not written is an empty document. */
export const bodyOf = (body: Bodies | undefined): TitleAndBody['body'] => ({
  en: body?.en ?? nothing,
  es: body?.es ?? nothing,
});

/** A long text in words, for comparisons. */
export const bodyWords = (body: unknown): string =>
  body ? plainTextOf(body as RichTextDocument) : '';

/** How the title and the body are called where two states are compared. */
export function useComparedTexts(): { title: ComparedField[]; body: ComparedField[] } {
  const { t } = useLingui();
  return {
    title: [
      { name: 'title.es', label: t`Title in Spanish` },
      { name: 'title.en', label: t`Title in English` },
    ],
    body: [
      { name: 'body.es', label: t`Text in Spanish`, words: bodyWords },
      { name: 'body.en', label: t`Text in English`, words: bodyWords },
    ],
  };
}
