import type { Formatter } from './format.ts';

/** Where a business is. */
export interface Place {
  city: string;
  region: string;
  country: string;
}

/** A place in words: `Pitalito, Huila, Colombia`. What has the same name is said once. */
export function placeOf(
  { city, region, country }: Place,
  format: Pick<Formatter, 'country'>,
): string {
  return [...new Set([city, region, format.country(country)].filter(Boolean))].join(', ');
}
