import type { ListingType } from '@wiki/domain';
import { listingValuesSchemas } from '@wiki/domain/schemas';
import { refuse, type UserError } from '../../../platform/errors/errors.ts';
import { localizedFields } from '../writing/listing-values.ts';

/** Files are not in a table: they are added to the drafts. */
const filesOnly = new Set(['images', 'video']);

/** The names of the columns that a table of a type may have. */
export function importColumns(type: ListingType): string[] {
  return Object.keys(listingValuesSchemas[type].shape)
    .filter((field) => !filesOnly.has(field))
    .flatMap((field) => (localizedFields.has(field) ? [`${field}.en`, `${field}.es`] : [field]));
}

/** Reads a cell that is not empty; undefined when it says nothing of its kind. */
type Reader = (text: string) => unknown;

/** Groups of three parted by one sign, before the other one as the decimal sign or more than once. */
const grouped = /^\d{1,3}(?:(?:\.\d{3})+(?=,)|(?:,\d{3})+(?=\.)|(?:\.\d{3}){2,}|(?:,\d{3}){2,})/;

/**
 * An amount such as 12, 12.5, 12,50 or 1.250,00, in hundredths. 1.200 alone could be either and is
 * none; where a sign parts the thousands beyond doubt it is read so.
 */
const amount: Reader = (text) => {
  const plain = text.replace(grouped, (whole) => whole.replaceAll(/[.,]/g, ''));
  const [, whole, part = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
const count: Reader = (text) => (/^\d{1,10}$/.test(text) ? Number(text) : undefined);
const keys: Reader = (text) =>
  text
    .split('|')
    .map((key) => key.trim())
    .filter(Boolean);

const readers: Readonly<Record<string, Reader>> = {
  price: amount,
  startPrice: amount,
  endPrice: amount,
  pricePerHour: amount,
  rentalPriceMin: amount,
  rentalPriceMax: amount,
  listingPriceMin: amount,
  listingPriceMax: amount,
  squareFeetMin: count,
  squareFeetMax: count,
  rooms: count,
  bedrooms: count,
  bathrooms: count,
  amenities: keys,
};

/** What the cells of a row say, as values of a listing; empty cells say nothing. */
export function valuesOfCells(cells: Readonly<Record<string, string>>): {
  values: Record<string, unknown>;
  errors: UserError[];
} {
  const values: Record<string, unknown> = {};
  const errors: UserError[] = [];
  for (const [column, cell] of Object.entries(cells)) {
    if (cell.trim() === '') continue;
    const value = (readers[column] ?? String)(readers[column] ? cell.trim() : cell);
    const [field = column, language] = column.split('.');
    if (value === undefined) errors.push(...refuse('FIELD_INVALID', column).userErrors);
    else if (language)
      values[field] = { ...(values[field] as object | undefined), [language]: value };
    else values[field] = value;
  }
  return { values, errors };
}
