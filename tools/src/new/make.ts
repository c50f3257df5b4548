import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../lib/run.ts';
import { adminScreenPlan, spanishOf } from './admin-screen.ts';
import { carryOut } from './edits.ts';
import { namesOf } from './names.ts';
import { resourcePlan } from './resource.ts';

const usage = `npm run new -- resource trade-fair [--plural trade-fairs]
npm run new -- admin-screen trade-fair [--plural trade-fairs] [--spanish "ferias comerciales"]`;

const followUps = {
  resource: `Still yours: its fields, its texts for people, its event in platform/audit/audit.ts when
administrators act, a line in docs/GLOSSARY.md, the demonstration, export and deletion when it is about people.`,
  'admin-screen': `Still yours: what it shows, its duties and its menu in back-office-pages.ts, what it is called there in admin-menus.ts, seed data for it.`,
};

/**
 * Makes a resource or a screen in a copy of the repository, generates what follows from it and
 * formats it.
 * @param env what differs in the environment of the tools.
 * @returns what was written and what is left to do, for a person.
 * @throws with a sentence for a person.
 */
export async function make(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { plural: { type: 'string' }, spanish: { type: 'string' } },
  });
  const [what, name] = positionals;
  if ((what !== 'resource' && what !== 'admin-screen') || !name) throw new Error(usage);
  const names = namesOf(name, values.plural);

  const isScreen = what === 'admin-screen';
  if (isScreen && !new RegExp(`^  ${names.camels}\\(`, 'm').test(schemaOf(root))) {
    throw new Error(
      `The schema has no list ${names.camels}: npm run new -- resource ${name} makes one.`,
    );
  }
  const today = new Date().toISOString().slice(0, 10);
  const written = carryOut(
    root,
    isScreen
      ? adminScreenPlan(names, values.spanish ?? names.wordsMany)
      : resourcePlan(names, today),
  );
  for (const [tool, ...rest] of [
    ['biome', 'format', '--write', ...written.filter(isFormatted)],
    ['npm', 'run', '--silent', 'codegen'],
    ...(isScreen ? [['npm', 'run', '--silent', 'i18n']] : []),
  ]) {
    const { ok, output } = await run(tool ?? '', rest, { cwd: root, env });
    if (!ok) throw new Error(output);
  }
  const catalog = `apps/web/src/locales/es/admin-${names.kebabs}.po`;
  if (isScreen && values.spanish) {
    translate(join(root, catalog), spanishOf(names, values.spanish));
  }
  return [...written, ...(isScreen ? [catalog] : []), '', followUps[what]].join('\n');
}

/** Whether the formatter lays a file out: code, documents and parts of the schema. */
export const isFormatted = (path: string): boolean => /\.(?:tsx?|graphql)$/.test(path);

const schemaOf = (root: string) => readFileSync(join(root, 'schema.graphql'), 'utf8');

/** Entries of one line, without a context that gives the same words another meaning. */
const entries = /(?<!^msgctxt ".*"\n)^msgid "(.+)"\nmsgstr "(.*)"$/gm;

/** Fills the empty translations of a catalog with words that are given, or that its neighbors have. */
function translate(path: string, given: Readonly<Record<string, string>>): void {
  const words = new Map(Object.entries(given));
  for (const file of globSync(join(dirname(path), '*.po'))) {
    for (const [, id = '', translation] of readFileSync(file, 'utf8').matchAll(entries)) {
      if (translation) words.set(id, translation);
    }
  }
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll(
      entries,
      (_, id: string, translation: string) =>
        `msgid "${id}"\nmsgstr "${translation || (words.get(id) ?? '')}"`,
    ),
  );
}
