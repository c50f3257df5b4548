import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathTo } from '@wiki/domain';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { literalAddresses } from './addresses.ts';

test.each([
  ["go('/inbox');", true],
  ['go("/inbox");', true],
  ['go(`/admin/users?page=${page}`);', true],
  ['go(`${site}/partners/${slug}`);', true],
  ["go(site + '/news');", true],
  ["go('/account#people');", true],
  ["go('https://wiki.example/partners/alto');", true],
  ['go(`/partners${query}`);', true],
  ["go(pathTo('inbox'));", false],
  ["import { news } from './news/news.ts';", false],
  ["read('/graphql');", false],
])('%s is an address of the client by hand: %s', (line, isOne) => {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  try {
    for (const path of ['packages/emails/src/mail.ts', 'apps/web/scripts/plugin.mjs']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${line}\n`);
    }
    expect(literalAddresses(folder)).toHaveLength(isOne ? 2 : 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the worker keeps the page that the manifest calls the inbox', () => {
  const worker = readFileSync(join(root, 'apps/web/public/worker/shell.js'), 'utf8');
  expect(worker).toContain(`const shell = '${pathTo('inbox')}';`);
});
