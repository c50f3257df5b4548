import type { Fields } from '../../../lib/forms/field-saver.ts';
import type { ListingField } from './listing-fields.ts';

/** A text written here that another device replaced. */
export interface ReplacedText {
  field: ListingField;
  /** What was written here. */
  mine: string;
}

/**
 * The texts that were written here and are replaced by what another device saved.
 * @param names the fields that were saved there
 * @param base what they held before anything was written in them here
 */
export function replacedTexts(
  names: readonly ListingField[],
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Fields>,
): ReplacedText[] {
  return names.flatMap((field) => {
    const text = mine[field];
    const isReplaced =
      typeof text === 'string' &&
      text.trim() !== '' &&
      text !== base[field] &&
      text !== theirs[field];
    return isReplaced ? [{ field, mine: text }] : [];
  });
}
