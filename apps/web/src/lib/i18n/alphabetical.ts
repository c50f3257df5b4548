import type { Language } from '@wiki/domain';

/** Stands for whatever the list does not name, in the taxonomies and among the kinds of property. */
const isOther = ({ value }: { value: string }): boolean => value.toLowerCase() === 'other';

/** Choices in the alphabetical order of the reader's language, what is called other at the end. */
export function alphabetical<Option extends { value: string; label: string }>(
  options: readonly Option[],
  language: Language,
): Option[] {
  const { compare } = new Intl.Collator(language);
  return options.toSorted(
    (one, other) =>
      Number(isOther(one)) - Number(isOther(other)) || compare(one.label, other.label),
  );
}
