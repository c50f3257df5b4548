import { type Language, localeOf } from '@wiki/domain';

const somebody = { en: 'Somebody', es: 'Alguien' } as const;
const others = {
  en: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  es: (count: number) => (count === 1 ? '1 persona más' : `${count} personas más`),
} as const;

/**
 * Who acted, in one phrase: “Ximena, Jorge and 4 others”.
 * @param names of the last who did, the last first; accounts that are gone have none
 */
export function actorPhrase(names: readonly string[], count: number, language: Language): string {
  const shown = names.filter(Boolean).slice(0, 2);
  if (shown.length === 0) return somebody[language];
  const rest = count - shown.length;
  const parts = rest > 0 ? [...shown, others[language](rest)] : shown;
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' })
    .format(parts)
    .replace(/, and /, ' and ');
}
