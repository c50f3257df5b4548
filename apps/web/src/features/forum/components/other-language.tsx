import type { Language } from '@wiki/domain';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** Says which language a post is written in, where it is not the reader's. */
export function OtherLanguage({ of }: { of: Language }) {
  const reader = useLanguage();
  return of === reader ? null : <span lang={of}>{names[of]}</span>;
}
