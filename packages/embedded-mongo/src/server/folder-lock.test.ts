import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError } from '../storage/folder-lock.ts';
import { until } from '../testing/harness.ts';
import { start } from './server.ts';
import { spawnEngine } from './spawn.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const spawnModule = new URL('./spawn.ts', import.meta.url).href;

/** An engine whose parent is a process of its own, as a server's is. */
async function engineOfOtherParent(): Promise<{ parent: number; engine: number }> {
  const script = `const { spawnEngine } = await import(${JSON.stringify(spawnModule)});
    const engine = await spawnEngine({ dbPath: ${JSON.stringify(folder)} });
    console.log(engine.pid);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent: parent.pid ?? 0, engine: Number(line.toString()) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a data folder', () => {
  it('is refused to a second engine of this process and of others', async () => {
    const first = await start({ dbPath: folder });
    await expect(start({ dbPath: folder, lockWaitMs: 100 })).rejects.toThrow(FolderInUseError);
    await expect(spawnEngine({ dbPath: folder, lockWaitMs: 100 })).rejects.toThrow(
      `Another process is using the data folder ${folder}.`,
    );
    await first.stop();
    const second = await spawnEngine({ dbPath: folder });
    await expect(start({ dbPath: folder, lockWaitMs: 100 })).rejects.toThrow(FolderInUseError);
    await second.stop();
  });

  it('is refused whatever the temporary folder', async () => {
    const first = await spawnEngine({ dbPath: folder });
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = await mkdtemp(join(folder, 'tmp-'));
    try {
      await expect(spawnEngine({ dbPath: folder, lockWaitMs: 100 })).rejects.toThrow(
        FolderInUseError,
      );
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    await first.stop();
  });

  it('is locked without a byte written, so that a full disk is no obstacle', async () => {
    const engine = await start({ dbPath: folder });
    expect((await readdir(folder)).toSorted()).toEqual(['data.mdb', 'engine.lock', 'lock.mdb']);
    expect((await stat(join(folder, 'engine.lock'))).size).toBe(0);
    await engine.stop();
  });

  it('is waited for while the engine before ends', async () => {
    const first = await start({ dbPath: folder });
    const second = start({ dbPath: folder });
    await first.stop();
    expect((await second).port).toBeGreaterThan(0);
    await (await second).stop();
  });

  it('is free at once when the engine was killed', async () => {
    const first = await spawnEngine({ dbPath: folder });
    first.kill();
    await first.exited;
    const second = await start({ dbPath: folder, lockWaitMs: 0 });
    expect(second.port).toBeGreaterThan(0);
    await second.stop();
  });

  it('stays with a frozen engine whose parent was killed', async () => {
    const { parent, engine } = await engineOfOtherParent();
    process.kill(engine, 'SIGSTOP');
    process.kill(parent, 'SIGKILL');
    await until(() => !isAlive(parent));
    await expect(start({ dbPath: folder, lockWaitMs: 300 })).rejects.toThrow(FolderInUseError);
    process.kill(engine, 'SIGCONT');
    await (await start({ dbPath: folder })).stop();
  });

  it('may have a name with a dot', async () => {
    const dbPath = join(folder, 'wiki.v2');
    await mkdir(dbPath);
    const engine = await spawnEngine({ dbPath });
    const client = await MongoClient.connect(engine.uri);
    await client.db('d').collection('c').insertOne({ n: 1 });
    await client.close();
    await engine.stop();
    const again = await start({ dbPath });
    const reader = await MongoClient.connect(again.uri);
    expect(await reader.db('d').collection('c').countDocuments()).toBe(1);
    await reader.close();
    await again.stop();
  });

  it('is free again when the engine could not listen', async () => {
    const first = await start();
    const taken = start({ dbPath: folder, port: first.port });
    await expect(taken).rejects.toThrow('EADDRINUSE');
    await (await start({ dbPath: folder, lockWaitMs: 0 })).stop();
    await first.stop();
  });
});
