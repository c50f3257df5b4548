import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogProblems } from './catalogs.ts';

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n';
const english = `${header}\nmsgid "Hello {name}"\nmsgstr "Hello {name}"\n\nmsgid ""\n"Read <0>more</0> "\n"now"\nmsgstr "Read <0>more</0> now"\n`;

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
  write('en/home.po', english);
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems = () => catalogProblems(folder, ['en', 'es']);

test('complete catalogs have no problems', () => {
  write(
    'es/home.po',
    `${header}\nmsgid "Hello {name}"\nmsgstr "Hola, {name}"\n\nmsgid ""\n"Read <0>more</0> "\n"now"\nmsgstr ""\n"Lea <0>más</0> "\n"ahora"\n`,
  );
  expect(problems()).toEqual([]);
});

test('a missing translation is named', () => {
  write('es/home.po', `${header}\nmsgid "Hello {name}"\nmsgstr ""\n`);
  expect(problems()).toEqual(['es/home.po: not translated: Hello {name}']);
});

test('a lost placeholder and a lost tag are named', () => {
  write(
    'es/home.po',
    `${header}\nmsgid "Hello {name}"\nmsgstr "Hola"\n\nmsgid "Read <0>more</0>"\nmsgstr "Lea más"\n`,
  );
  expect(problems()).toHaveLength(2);
});

test('a name before a stop is named', () => {
  const entry = (text: string) =>
    `${header}\nmsgid "Ask {name} about {business} now"\nmsgstr "${text}"\n`;
  write('en/home.po', entry('Ask {name} about {business} now'));
  write('es/home.po', entry('Pregunte a {name} por {business}. Ahora.'));
  expect(problems()).toEqual([
    'es/home.po: ends a sentence with a name: Pregunte a {name} por {business}. Ahora.',
  ]);
});

test('an obsolete message and a missing catalog are named', () => {
  write('en/about.po', `${header}\n#~ msgid "Old"\n#~ msgstr "Old"\n`);
  write('es/home.po', header);
  expect(problems()).toEqual(['en/about.po: obsolete: Old', 'es/about.po does not exist']);
});

test('the branches of a plural may differ in number but not in names', () => {
  const id = '{count, plural, one {One product of {shop}} other {# products of {shop}}}';
  const text =
    '{count, plural, one {Un producto de {shop}} many {# de productos de {shop}} other {# productos de {shop}}}';
  write('en/home.po', header);
  write('es/home.po', `${header}\nmsgid "${id}"\nmsgstr "${text}"\n`);
  expect(problems()).toEqual([]);
});

test('two translations of one message are named, unless their contexts differ', () => {
  const entry = (text: string, context = '') =>
    `${header}${context && `\nmsgctxt "${context}"`}\nmsgid "Save"\nmsgstr "${text}"\n`;
  for (const name of ['home', 'about', 'legal']) write(`en/${name}.po`, entry('Save'));
  write('es/about.po', entry('Guardar'));
  write('es/home.po', entry('Salvar'));
  write('es/legal.po', entry('Ahorrar', 'money'));
  expect(problems()).toEqual(['es/home.po: translated otherwise in es/about.po: Save']);
});
