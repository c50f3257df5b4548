import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { breaksSinceBaseline, findBaseline, schemaBreaks } from './schema-breaks.ts';

const before = `
  directive @access(rule: Rule!) on FIELD_DEFINITION
  enum Rule { PUBLIC SIGNED_IN }
  type Query {
    thing(id: ID!, old: Int @deprecated(reason: "Never used.")): Thing @access(rule: PUBLIC)
    former: Former @deprecated(reason: "Use thing.")
  }
  type Thing { name: String! nick: String @deprecated(reason: "Use name.") state: State! }
  type Former { inner: OnlyFormer }
  type OnlyFormer { name: String }
  enum State { open closed gone @deprecated(reason: "Use closed.") }
`;

describe('a schema against the one before', () => {
  test('what is only added breaks nothing', () => {
    const now = before
      .replace('type Thing {', 'type Thing { more: Int')
      .replace('open', 'open new');
    expect(schemaBreaks(before, now)).toEqual([]);
  });

  test('what was deprecated may go, with what only it led to', () => {
    const now = `
      directive @access(rule: Rule!) on FIELD_DEFINITION
      enum Rule { PUBLIC SIGNED_IN }
      type Query { thing(id: ID!): Thing @access(rule: PUBLIC) }
      type Thing { name: String! state: State! }
      enum State { open closed }
    `;
    expect(schemaBreaks(before, now)).toEqual([]);
  });

  test.each([
    ['name: String!', '', 'Thing.name was removed.'],
    ['name: String!', 'name: String', 'Thing.name changed type from String! to String.'],
    ['id: ID!,', 'id: ID!, kind: Int!,', 'A required arg kind on Query.thing was added.'],
    ['closed gone', 'gone', 'closed was removed from enum type State.'],
  ])('%j as %j breaks', (was, is, message) => {
    const now = before.replace(was, is);
    expect(schemaBreaks(before, now)).toEqual([message]);
    expect(schemaBreaks(before, now, { [message]: 'No client has it yet.' })).toEqual([]);
  });
});

describe('what it is compared with', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const write = (schema: string) => writeFileSync(join(folder, 'schema.graphql'), schema);
  const commit = (schema: string, date = '2026-11-20T12:00:00Z') => {
    write(schema);
    git('add', '.');
    vi.stubEnv('GIT_COMMITTER_DATE', date);
    git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '-m', 'schema');
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'schema-breaks-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test('nothing where there is no repository, which is said', async () => {
    write(before);
    expect(await breaksSinceBaseline(folder)).toEqual({
      problems: '',
      note: 'no release and no branch to compare with',
    });
  });

  test('on the default branch, where it stood a day before', async () => {
    git('init', '--quiet', '-b', 'main');
    commit(before, '2026-11-20T12:00:00Z');
    const renamed = before.replace('name: String!', 'title: String!');
    commit(renamed, '2026-11-22T11:00:00Z');
    commit(renamed, '2026-11-22T12:00:00Z');
    const { problems, note } = await breaksSinceBaseline(folder);
    expect(note).toContain('where main stood a day before');
    expect(problems).toContain('Thing.name was removed.');
  });

  test('where the branch left the default branch, then the last release', async () => {
    git('init', '--quiet', '-b', 'main');
    commit(before);
    git('checkout', '--quiet', '-b', 'feature');
    commit(before.replace('name: String!', 'title: String!'));
    expect((await breaksSinceBaseline(folder)).problems).toContain('Thing.name was removed.');
    git('tag', 'v0.2.0');
    expect(await findBaseline(folder)).toMatchObject({ name: 'release v0.2.0' });
    expect((await breaksSinceBaseline(folder)).problems).toBe('');
    write(before);
    expect((await breaksSinceBaseline(folder)).problems).toContain('Thing.title was removed.');
  });
});
