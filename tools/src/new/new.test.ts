import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBreaches } from '../boundaries/boundaries.ts';
import { literalAddresses } from '../checks/addresses.ts';
import { catalogProblems } from '../checks/catalogs.ts';
import { copyOfSources } from '../lib/copy.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { isFormatted, make } from './make.ts';
import { namesOf } from './names.ts';

describe('names', () => {
  test('have the forms that code writes them in', () => {
    expect(namesOf('trade-fair')).toEqual({
      kebab: 'trade-fair',
      kebabs: 'trade-fairs',
      camel: 'tradeFair',
      camels: 'tradeFairs',
      pascal: 'TradeFair',
      pascals: 'TradeFairs',
      words: 'trade fair',
      wordsMany: 'trade fairs',
      title: 'Trade fairs',
    });
    expect(['city', 'box', 'day', 'search'].map((name) => namesOf(name).camels)).toEqual([
      'cities',
      'boxes',
      'days',
      'searches',
    ]);
    expect(namesOf('person', 'people').pascals).toBe('People');
  });

  test.each(['TradeFair', 'trade_fair', '../fair', '1st', ''])('%j is refused', (name) => {
    expect(() => namesOf(name)).toThrow('is no name such as trade-fair');
  });
});

describe('a resource and its screen, generated into a copy of the repository', () => {
  let copy: string;
  let written: string[];
  /** Tools run as from a shell, not as parts of a test. */
  const env = { VITEST: undefined, NODE_ENV: undefined, LINGUI_CONFIG: undefined };
  const pathsIn = (answer: string) => answer.split('\n\n', 1)[0]?.split('\n') ?? [];

  beforeAll(async () => {
    ({ copy } = copyOfSources(root));
    written = [
      ...pathsIn(await make(copy, ['resource', 'trade-fair'], env)),
      ...pathsIn(
        await make(copy, ['admin-screen', 'trade-fair', '--spanish', 'ferias comerciales'], env),
      ),
    ];
  }, 300_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  const inCopy = (tool: string, ...args: string[]) => run(tool, args, { cwd: copy, env });
  const fine = { ok: true };

  test('fit where they are put, in types, lint and format', async () => {
    const code = written.filter((path) => /\.tsx?$/.test(path));
    const strict = ['--type-aware', '--type-check', '--deny-warnings', '--format=unix'];
    expect(await inCopy('oxlint', ...strict, ...code)).toMatchObject(fine);
    const formatted = written.filter(isFormatted);
    expect(formatted.length).toBeGreaterThan(code.length);
    expect(await inCopy('biome', 'format', ...formatted)).toMatchObject(fine);
  }, 300_000);

  test('keep to the boundaries, the manifest of pages and the catalogs', () => {
    expect(findBreaches(copy)).toEqual([]);
    expect(literalAddresses(copy)).toEqual([]);
    expect(catalogProblems(join(copy, 'apps/web/src/locales'), ['es'])).toEqual([]);
  }, 60_000);

  test('pass the test that comes with them', async () => {
    const folder = 'apps/api/src/modules/trade-fairs';
    expect(await inCopy('vitest', 'run', '--project', 'api', folder)).toMatchObject(fine);
  }, 300_000);

  test('are made once, a screen for a list that there is', async () => {
    await expect(make(copy, ['admin-screen', 'no-such'], env)).rejects.toThrow('no list noSuches');
    await expect(make(copy, ['resource', 'trade-fair'], env)).rejects.toThrow('exists already');
    await expect(make(copy, ['house', 'trade-fair'], env)).rejects.toThrow('npm run new');
  });
});
