import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const theme = '../../../../packages/ui/src/theme';
const faces = read(`${theme}/fonts.css`).split('@font-face').slice(1);
const page = read('../../index.html');

/** The families that are named first: what they have no letters for comes from those after them. */
const first = [...read(`${theme}/theme.css`).matchAll(/--wiki-font-\w+: "([^"]+)"/g)].map(
  ([, family]) => String(family),
);

test('the fonts of the first layout are asked for before it', () => {
  const script = read('../../public/before-paint.js');
  expect(first).toHaveLength(2);
  expect(first.filter((family) => !script.includes(`1em "${family}"'`))).toEqual([]);
});

test.each(first)('%s is one piece, which the page loads at once', (family) => {
  const [face, ...more] = faces.filter((each) => each.includes(`font-family: "${family}"`));
  expect(more).toEqual([]);
  const file = /url\("@fontsource-variable\/([^"]+)"\)/.exec(String(face))?.[1];
  expect(page).toContain(`href="../../node_modules/@fontsource-variable/${file}"`);
});
