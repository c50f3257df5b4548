import { expect, test } from 'vitest';
import { entriesOf, fillIn } from './po.ts';

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n';
const known = new Map([
  ['|Hello {name}', 'Hola, {name}'],
  ['verb|Order', 'Pedir \\"ya\\"'],
]);

test('a message that another catalog had translated is translated alike', () => {
  const collected = `${header}\nmsgid "Hello {name}"\nmsgstr ""\n\nmsgctxt "verb"\nmsgid "Order"\nmsgstr ""\n`;
  expect(entriesOf(fillIn(collected, known))).toMatchObject([
    { key: '|Hello {name}', text: 'Hola, {name}' },
    { key: 'verb|Order', text: 'Pedir \\"ya\\"' },
  ]);
});

test('what has a translation, is new or has another meaning stays as it is', () => {
  const collected = `${header}\nmsgid "Hello {name}"\nmsgstr "Buenas, {name}"\n\nmsgid "Order"\nmsgstr ""\n\nmsgid "Bye"\nmsgstr ""\n`;
  expect(fillIn(collected, known)).toBe(collected);
});

test('of a message over several lines, too', () => {
  const collected = `${header}\nmsgid ""\n"Hello "\n"{name}"\nmsgstr ""\n\nmsgid "Bye"\nmsgstr "Adiós"\n`;
  expect(entriesOf(fillIn(collected, known))).toMatchObject([
    { text: 'Hola, {name}' },
    { text: 'Adiós' },
  ]);
});
