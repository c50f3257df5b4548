import { type LocalizedText, pickText } from '@wiki/domain';
import { useLanguage } from './use-language.ts';

/** Picks a text in the reader's language, or the other one when only that was written. */
export function useLocalized(): (text: LocalizedText | null | undefined) => string {
  const language = useLanguage();
  return (text) => (text ? pickText(text, language).text : '');
}
