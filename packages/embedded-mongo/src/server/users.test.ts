import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf } from '../testing/harness.ts';
import { RawClient } from '../testing/raw-client.ts';
import { type EmbeddedMongo, start } from './server.ts';
import { uriOf } from './uri.ts';
import { spawnEngine } from './spawn.ts';

const users = [
  { user: 'plat=form,one', password: 'a pass/word: ñ' },
  { user: 'other', password: 'second' },
];
let engine: EmbeddedMongo;
beforeAll(async () => {
  engine = await start({ durability: 'relaxed', users });
});
afterAll(() => engine.stop());

async function nameOf(uri: string): Promise<unknown> {
  const client = await MongoClient.connect(uri);
  try {
    await client.db('d').collection('c').insertOne({ n: 1 });
    const { authInfo } = await client.db('admin').command({ connectionStatus: 1 });
    return (authInfo as { authenticatedUsers: unknown[] }).authenticatedUsers;
  } finally {
    await client.close();
  }
}

describe('an engine with users', () => {
  it('lets them in with their passwords', async () => {
    expect(await nameOf(engine.uri)).toEqual([{ user: 'plat=form,one', db: 'admin' }]);
    const explicit = `${uriOf(engine.port, users[1])}&authMechanism=SCRAM-SHA-256`;
    expect(await nameOf(explicit)).toEqual([{ user: 'other', db: 'admin' }]);
  });

  it('keeps everybody else out', async () => {
    const strangers = [
      { user: 'other', password: 'wrong' },
      { user: 'nobody', password: 'second' },
    ];
    for (const stranger of strangers) {
      expect((await errorOf(nameOf(uriOf(engine.port, stranger)))).code).toBe(18);
    }
    expect((await errorOf(nameOf(uriOf(engine.port)))).code).toBe(13);
    const old = `${uriOf(engine.port, users[1])}&authMechanism=SCRAM-SHA-1`;
    expect((await errorOf(nameOf(old))).code).toBe(334);
  });

  it('answers nothing but greetings before, and no proof made out of turn', async () => {
    const raw = await RawClient.connect(engine.port);
    const $db = 'admin';
    expect(await raw.command({ hello: 1, $db })).toMatchObject({ ok: 1, isWritablePrimary: true });
    for (const body of [
      { listDatabases: 1 },
      { getMore: 1 },
      { configureFailPoint: 'failCommand' },
    ]) {
      expect(await raw.command({ ...body, $db })).toMatchObject({ ok: 0, code: 13 });
    }
    const payload = Buffer.from('c=biws,r=x,p=AAAA');
    const early = { saslContinue: 1, conversationId: 1, payload, $db };
    expect(await raw.command(early)).toMatchObject({ ok: 0, code: 17 });
    const first = Buffer.from('n,,n=other,r=abc');
    const begun = { saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: first, $db };
    expect(await raw.command(begun)).toMatchObject({ ok: 1, done: false, conversationId: 1 });
    expect(await raw.command(early)).toMatchObject({ ok: 0, code: 18 });
    expect(await raw.command(early)).toMatchObject({ ok: 0, code: 17 });
    expect(await raw.command({ find: 'c', $db: 'd' })).toMatchObject({ ok: 0, code: 13 });
    raw.close();
  });

  it('tells its process the passwords without showing them, and keeps its files to itself', async () => {
    const dbPath = await mkdtemp(join(tmpdir(), 'embedded-mongo-users-'));
    // Files of a version that did not care, in a folder that everybody may read.
    await (await start({ dbPath })).stop();
    await chmod(dbPath, 0o755);
    for (const file of await readdir(dbPath)) await chmod(join(dbPath, file), 0o644);
    const own = await spawnEngine({ dbPath, users });
    expect(await nameOf(own.uri)).toHaveLength(1);
    expect((await errorOf(nameOf(uriOf(own.port)))).code).toBe(13);
    expect((await stat(dbPath)).mode & 0o077).toBe(0);
    for (const file of await readdir(dbPath)) {
      expect((await stat(join(dbPath, file))).mode & 0o077).toBe(0);
    }
    await own.stop();
    await rm(dbPath, { recursive: true });
  });
});
