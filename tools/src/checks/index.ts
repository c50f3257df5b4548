import { join } from 'node:path';
import { findBreaches } from '../boundaries/boundaries.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { literalAddresses } from './addresses.ts';
import { catalogProblems } from './catalogs.ts';
import { decisionProblems } from './decisions.ts';
import { findDrift } from './drift.ts';
import { firstRouteWeight } from './first-route-weight.ts';
import { fullFolders } from './full-folders.ts';
import { brokenLinks } from './links.ts';
import { missingFiles } from './named-files.ts';
import type { Check } from './run-checks.ts';
import { breaksSinceBaseline } from './schema-breaks.ts';
import { styleClassProblems } from './style-classes.ts';

/** A check that is a command: what it prints is what is wrong. */
const command = (name: string, tool: string, ...args: string[]): Check => ({
  name,
  problems: async () => {
    const { ok, output } = await run(tool, args);
    return ok ? '' : output || `${tool} failed without a word`;
  },
});

/** Everything `npm run check` looks at, the slow ones first. */
export const checks: readonly Check[] = [
  { name: 'generated code and catalogs', problems: findDrift },
  command('lint', 'oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
  // What is generated is not kept, and uses what is written all the same.
  command('unused files, exports and dependencies', 'knip', '--no-progress', '--no-gitignore'),
  // By Nx, which keeps what it found of a workspace until that changes.
  command('types', 'nx', 'run-many', '-t', 'types', '--parallel=1', '--output-style=static'),
  command(
    'spelling',
    'cspell',
    '--no-progress',
    '--no-summary',
    '--cache',
    '--cache-location=node_modules/.cache/cspell',
  ),
  command('format', 'biome', 'format', '--colors=off', '.'),
  { name: 'weight of the first route', problems: () => firstRouteWeight(root) },
  {
    name: 'import boundaries',
    problems: async () =>
      findBreaches(root)
        .map(({ rule, where, message }) => `[${rule}] ${where}: ${message}`)
        .join('\n'),
  },
  {
    name: 'translations',
    problems: async () => catalogProblems(join(root, 'apps/web/src/locales'), ['es']).join('\n'),
  },
  {
    name: 'addresses stand in the manifest',
    problems: async () => literalAddresses(root).join('\n'),
  },
  { name: 'breaking changes of the schema', problems: () => breaksSinceBaseline(root) },
  { name: 'numbers of decisions', problems: async () => decisionProblems(root).join('\n') },
  { name: 'links in the documents', problems: async () => brokenLinks(root).join('\n') },
  { name: 'classes of style sheets', problems: async () => styleClassProblems(root).join('\n') },
  { name: 'folders of 25 files', problems: async () => fullFolders(root).join('\n') },
  { name: 'files that the documents name', problems: async () => missingFiles(root).join('\n') },
];
