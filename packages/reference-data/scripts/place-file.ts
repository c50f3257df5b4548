import { writeFileSync } from 'node:fs';

/** A source under the MIT License, whose notice goes with what is made of it. */
export interface Source {
  name: string;
  version: string;
  /** As in its licence: `2018 Somebody`. */
  copyright: string;
}

const licence = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const comment = (text: string): string =>
  text.replace(/(.{1,96})(?:\s+|$)/g, (_, line: string) => `// ${line}\n`);

const byName = new Intl.Collator('es').compare;

/**
 * Writes `src/cities-<country>.ts`.
 *
 * @param places by region: each place's value and name, in any order
 */
export function writePlaces(
  country: string,
  script: string,
  source: Source,
  places: ReadonlyMap<string, readonly (readonly [value: string, name: string])[]>,
): void {
  const table = Object.fromEntries(
    [...places].map(([region, list]) => [
      region,
      Object.fromEntries(list.toSorted((one, other) => byName(one[1], other[1]))),
    ]),
  );
  const text = [
    comment(`Made by scripts/${script}; change that, not this.`),
    '//\n',
    comment(
      `From ${source.name} ${source.version}, (c) ${source.copyright}, under the MIT License:`,
    ),
    '//\n',
    comment(licence),
    "import type { PlaceTable } from './reference-entry.ts';\n\n",
    `export const places: PlaceTable = ${JSON.stringify(table)};\n`,
  ];
  const file = new URL(`../src/cities-${country.toLowerCase()}.ts`, import.meta.url);
  writeFileSync(file, text.join(''));
}
