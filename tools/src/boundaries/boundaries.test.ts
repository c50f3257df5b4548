import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBreaches } from './boundaries.ts';
import { cyclesOf } from './cycles.ts';
import { rules } from './rules.ts';

/** A small tree that keeps every rule. */
const soundTree: Record<string, string> = {
  'package.json': JSON.stringify({ workspaces: ['apps/*', 'packages/*'] }),
  'schema.graphql': 'type Query { a: Int }',
  'apps/api/package.json': JSON.stringify({
    name: '@wiki/api',
    exports: { './testing': './x.ts' },
  }),
  'apps/web/package.json': JSON.stringify({ name: '@wiki/web' }),
  'packages/domain/package.json': JSON.stringify({
    name: '@wiki/domain',
    exports: { '.': './src/index.ts' },
  }),
  'packages/ui/package.json': JSON.stringify({
    name: '@wiki/ui',
    exports: { '.': './src/index.ts' },
  }),
  'packages/domain/src/index.ts': "import { z } from 'zod'; export const id = z.string();",
  'packages/ui/src/index.ts': "export { id } from '@wiki/domain';",
  'apps/api/src/main.ts': "import './server.ts'; import { port } from './config.ts'; void port;",
  'apps/api/src/config.ts': "import { env } from 'node:process'; export const port = env;",
  'apps/api/src/server.ts':
    "import { users } from './modules/users/index.ts'; import { orders } from './modules/orders/index.ts'; export { users, orders };",
  'apps/api/src/graphql/context.ts': 'export interface Context { id: string }',
  'apps/api/src/graphql/generated/resolvers.ts':
    "import type { UserRecord } from '../../modules/users/user.model.ts'; export type R = UserRecord;",
  'apps/api/src/authz/actions.ts': 'export const can = () => true;',
  'apps/api/src/platform/clock.ts': 'export const now = () => new Date();',
  'apps/api/src/modules/users/index.ts': "export { me as users } from './resolvers/Query/me.ts';",
  'apps/api/src/modules/users/user.model.ts': 'export interface UserRecord { id: string }',
  'apps/api/src/modules/users/user.service.ts':
    "import type { Context } from '../../graphql/context.ts'; import { now } from '../../platform/clock.ts'; export const me = (_: Context) => now();",
  'apps/api/src/modules/users/resolvers/Query/me.ts':
    "import { me as read } from '../../user.service.ts'; import type { UserRecord } from '../../user.model.ts'; export const me = (_: UserRecord) => read;",
  'apps/api/src/modules/orders/index.ts':
    "import { users } from '../users/index.ts'; export const orders = users;",
  'apps/web/src/app/main.tsx': "import { Home } from '../features/home/home.tsx'; void Home;",
  'apps/web/src/features/home/home.tsx':
    "import { Page } from '../../components/page.tsx'; export const Home = Page;",
  'apps/web/src/components/page.tsx': "import { go } from '../lib/go.ts'; export const Page = go;",
  'apps/web/src/lib/go.ts': "export { id as go } from '@wiki/ui';",
};

/** Rule -> the files that break it when added to the sound tree. */
const violations: Record<string, Record<string, string>> = {
  resolves: { 'apps/web/src/lib/lost.ts': "import './nowhere.ts';" },
  'api-layers': {
    'apps/api/src/platform/up.ts': "import { can } from '../authz/actions.ts'; can();",
  },
  'module-door': {
    'apps/api/src/modules/orders/order.service.ts':
      "import { me } from '../users/user.service.ts'; void me;",
  },
  'module-roles': {
    'apps/api/src/modules/users/resolvers/Query/all.ts':
      "import * as model from '../../user.model.ts'; void model;",
  },
  'resolver-database': {
    'apps/api/src/modules/users/resolvers/User.ts':
      "import mongoose from 'mongoose'; void mongoose;",
  },
  'web-layers': {
    'apps/web/src/lib/up.ts': "export const late = () => import('../components/page.tsx');",
  },
  'feature-apart': {
    'apps/web/src/features/shop/shop.tsx': "export { Home } from '../home/home.tsx';",
  },
  'domain-pure': {
    'packages/domain/src/clock.ts': "import { hrtime } from 'node:process'; hrtime();",
  },
  'ui-presentational': {
    'packages/ui/src/data.ts': "import { useQuery } from '@apollo/client/react'; void useQuery;",
  },
  'own-workspace': {
    'apps/web/src/lib/peek.ts': "export { id } from '../../../../packages/domain/src/index.ts';",
  },
  'package-entry': {
    'apps/web/src/lib/deep.ts': "export { id } from '@wiki/domain/src/index.ts';",
  },
  'packages-below-apps': {
    'packages/ui/src/server.ts': "type T = import('@wiki/api/testing').World; export type { T };",
  },
  'no-file-cycle': {
    'apps/web/src/lib/one.ts': "export { two as one } from './two.ts';",
    'apps/web/src/lib/two.ts': "export { one as two } from './one.ts';",
  },
  'no-module-cycle': {
    'apps/api/src/modules/users/more.ts':
      "import { orders } from '../orders/index.ts'; void orders;",
  },
  'no-package-cycle': { 'packages/domain/src/paint.ts': "export { id as paint } from '@wiki/ui';" },
};

describe('import boundaries', () => {
  let folder: string;
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    write(soundTree);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a sound tree has no breach', () => {
    expect(findBreaches(folder)).toEqual([]);
  });

  test.each(Object.keys(violations))('a breach of %s is found', (rule) => {
    write(violations[rule] ?? {});
    expect([...new Set(findBreaches(folder).map((breach) => breach.rule))]).toEqual([rule]);
  });

  test('every rule has an example that breaks it', () => {
    expect(Object.keys(violations)).toEqual(expect.arrayContaining(rules.map(({ name }) => name)));
  });

  test.each(['platform', 'authz'])('%s imports no module, not even its types', (layer) => {
    write({
      [`apps/api/src/${layer}/reads.ts`]:
        "import type { users } from '../modules/users/index.ts'; export type U = typeof users;",
    });
    expect(findBreaches(folder).map(({ rule }) => rule)).toEqual(['api-layers']);
  });

  test('a kit knows no module, and a service no declared resource', () => {
    write({
      'apps/api/src/kits/resource/up.ts': "import '../../modules/users/index.ts';",
      'apps/api/src/modules/users/user.resource.ts': 'export const users = 1;',
      'apps/api/src/modules/users/extra.service.ts': "import './user.resource.ts';",
    });
    expect(
      findBreaches(folder)
        .map(({ rule }) => rule)
        .toSorted(),
    ).toEqual(['api-layers', 'module-roles']);
  });

  test('a folder without a place in the layers is a breach', () => {
    write({ 'apps/api/src/helpers/misc.ts': "import { now } from '../platform/clock.ts'; now();" });
    expect(findBreaches(folder).map(({ rule }) => rule)).toEqual(['api-layers']);
  });

  test('tests may look behind the door of their own application', () => {
    write({
      'apps/api/src/modules/orders/order.test.ts':
        "import { me } from '../users/user.service.ts'; void me;",
    });
    expect(findBreaches(folder)).toEqual([]);
  });
});

test('cycles are found once each, however they are entered', () => {
  const edges = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'xy'].map(
    ([from = '', to = '']) => [from, to] as const,
  );
  expect(cyclesOf(edges)).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});
