import type { Formatter } from './format.ts';

/** Where a business is. */
export interface Place {
  city: string;
  region: string;
  country: string;
}

/**
 * A place in words: `Pitalito, Huila, Colombia`. What has the same name is said once, also where a
 * region is a city with its title: `Bogotá, D. C., Colombia`.
 */
export function placeOf(
  { city, region, country }: Place,
  format: Pick<Formatter, 'country'>,
): string {
  const own = region.startsWith(`${city}, `) ? [region] : [city, region];
  return [...new Set([...own, format.country(country)].filter(Boolean))].join(', ');
}
