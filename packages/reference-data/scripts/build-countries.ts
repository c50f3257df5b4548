/**
 * Writes `src/countries.ts`: the countries of ISO 3166-1 with their names in English and
 * Spanish, their international dialling prefix and their flag.
 *
 * Run it with Node 24 from the repository's root after one of its sources has changed:
 * `node packages/reference-data/scripts/build-countries.ts && npx biome format --write packages/reference-data`
 */
import { writeFileSync } from 'node:fs';
import { iso31661 } from 'iso-3166';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

const header = `// Made by scripts/build-countries.ts; change that, not this.
//
// Country codes: iso-3166 4.4.0, (c) 2020 Titus Wormer. Dialling prefixes: libphonenumber-js
// 1.13.0, (c) 2016 catamphetamine. Both under the MIT License:
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of this software
// and associated documentation files (the "Software"), to deal in the Software without
// restriction, including without limitation the rights to use, copy, modify, merge, publish,
// distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
// Software is furnished to do so, subject to the following conditions: The above copyright notice
// and this permission notice shall be included in all copies or substantial portions of the
// Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
// INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE
// AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
// DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const types = `
/** A country or territory of ISO 3166-1. */
export interface Country {
  /** Two-letter code, \`CO\`. */
  readonly value: string;
  /** Name in each language. */
  readonly label: { readonly en: string; readonly es: string };
  /** International dialling prefix, \`+57\`; empty for the few territories without telephones. */
  readonly code: string;
  /** The flag as an emoji. */
  readonly flag: string;
}
`;

const lookup = `
const byValue = new Map(countries.map((country) => [country.value, country]));

/** The country with a two-letter code, in capitals; \`undefined\` when there is none. */
export function countryByCode(code: string): Country | undefined {
  return byValue.get(code);
}
`;

const names = {
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  es: new Intl.DisplayNames('es', { type: 'region', fallback: 'none' }),
};

/** A flag is the pair of regional indicator letters of the code. */
const flagOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => 0x1f1a5 + letter.charCodeAt(0)));

function nameOf(code: string, language: 'en' | 'es'): string {
  const name = names[language].of(code);
  if (!name) throw new Error(`No ${language} name for ${code}: is this Node built with full ICU?`);
  return name;
}

const countries = iso31661
  .map(({ alpha2 }) => ({
    value: alpha2,
    label: { en: nameOf(alpha2, 'en'), es: nameOf(alpha2, 'es') },
    code: isSupportedCountry(alpha2) ? `+${getCountryCallingCode(alpha2)}` : '',
    flag: flagOf(alpha2),
  }))
  .toSorted((one, other) => one.value.localeCompare(other.value, 'en'));

const list = `
/** Every country, by code. For people, sort by \`label\` in their language. */
export const countries: readonly Country[] = ${JSON.stringify(countries)};
`;

writeFileSync(new URL('../src/countries.ts', import.meta.url), header + types + list + lookup);
