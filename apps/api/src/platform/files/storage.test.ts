import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectErrorLog, watchLogs } from '../../testing/logs.ts';
import { startS3, type TestS3 } from '../../testing/services/s3.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import { type FileStorage, incomingKey, readBytes } from './storage.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  watchLogs();
  folder = await mkdtemp(join(tmpdir(), 'wiki-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.stop();
});

const secrets = { jwtSecret: 'a secret for tests', formerSecrets: [] };
const newId = () => randomBytes(12).toString('hex');
const all = 1_000_000;
const unavailable = { extensions: { code: 'UNAVAILABLE' } };

describe.each([
  ['the disk', (): FileStorage => new DiskStorage(folder, secrets)],
  ['a bucket', (): FileStorage => new S3Storage(s3.config)],
])('%s', (_name, open) => {
  test('gives back what it was given, byte for byte', async () => {
    const storage = open();
    for (const size of [0, 1, 65_536, 300_001]) {
      const key = `logos/${newId()}`;
      const bytes = randomBytes(size);
      await storage.put(key, bytes);
      const found = await storage.open(key);
      expect(found?.byteSize).toBe(size);
      found?.stream.destroy();
      expect((await readBytes(storage, key, all))?.equals(bytes)).toBe(true);
    }
  });

  test('replaces, and reads no more than asked for', async () => {
    const storage = open();
    const key = `logos/${newId()}-640`;
    await storage.put(key, Buffer.from('one'));
    await storage.put(key, Buffer.from('other'));
    expect(String(await readBytes(storage, key, 5))).toBe('other');
    expect(await readBytes(storage, key, 4)).toBeNull();
  });

  test('knows what it does not have, and removes it without a word', async () => {
    const storage = open();
    const [kept, gone] = [`covers/${newId()}`, `covers/${newId()}`];
    await storage.put(kept, Buffer.from('kept'));
    await storage.put(gone, Buffer.from('gone'));
    await storage.remove([gone, incomingKey(newId()), gone]);
    expect(await storage.open(gone)).toBeNull();
    expect(String(await readBytes(storage, kept, all))).toBe('kept');
  });
});

describe('the disk', () => {
  test('takes an upload once, whole, and nothing of one that has another size', async () => {
    const storage = new DiskStorage(folder, secrets);
    const fileId = newId();
    const send = (text: string, size = 4) =>
      storage.receive(fileId, Readable.from([Buffer.from(text)]), size);
    expect(await send('abc')).toBe('INCOMPLETE');
    expect(await send('abcde')).toBe('INCOMPLETE');
    expect(await storage.open(incomingKey(fileId))).toBeNull();
    const arrivals = await Promise.all([send('abcd'), send('efgh'), send('ijkl')]);
    expect(arrivals.toSorted()).toEqual(['STORED', 'THERE_ALREADY', 'THERE_ALREADY']);
    expect(await readdir(join(folder, 'partial'))).toEqual([]);
  });

  test('makes no path of anything but folder and id', async () => {
    const storage = new DiskStorage(folder, secrets);
    for (const key of ['../x', 'logos/../../x', `logos/${newId()}/x`, 'logos/a', `/${newId()}`]) {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
      await expect(storage.open(key)).rejects.toThrow('no key');
      await expect(storage.remove([key])).rejects.toThrow('no key');
    }
  });

  test('clears away what a process left half written, and nothing of those at work', async () => {
    const own = await mkdtemp(join(folder, 'left-'));
    const partial = join(own, 'partial');
    await mkdir(partial);
    await writeFile(join(partial, 'dead'), 'x');
    await writeFile(join(partial, 'living'), 'x');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(partial, 'dead'), longAgo, longAgo);
    await new DiskStorage(own, secrets).put(`logos/${newId()}`, Buffer.from('x'));
    expect(await readdir(partial)).toEqual(['living']);
  });

  test('that is full says so, keeps what it has and goes on when there is room', async () => {
    expectErrorLog(/no room for a file/);
    const storage = new DiskStorage(folder, secrets);
    const fileId = newId();
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const filling = async function* () {
      yield Buffer.from('ab');
      throw full;
    };
    await expect(storage.receive(fileId, Readable.from(filling()), 4)).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE' },
    });
    expect(await readdir(join(folder, 'partial'))).toEqual([]);
    expect(await storage.receive(fileId, Readable.from([Buffer.from('abcd')]), 4)).toBe('STORED');
  });
});

describe('a bucket', () => {
  test('takes an upload at the address it signed, which holds for its size', async () => {
    const storage = new S3Storage(s3.config);
    const fileId = newId();
    const expiresAt = new Date(Date.now() + 60_000);
    const { url, method, headers } = await storage.uploadAddress({
      fileId,
      byteSize: 4,
      expiresAt,
    });
    const { searchParams } = new URL(url);
    // The service of the tests does not check what it demands of the caller; a real one does.
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(Number(searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60);
    const sent = await fetch(url, {
      method,
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      body: 'abcd',
    });
    expect(sent.status).toBe(200);
    expect(String(await readBytes(storage, incomingKey(fileId), all))).toBe('abcd');
  });

  test('signs for the address that browsers know', async () => {
    const storage = new S3Storage({ ...s3.config, publicUrl: 'https://files.example.com' });
    const upload = { fileId: newId(), byteSize: 4, expiresAt: new Date(Date.now() + 60_000) };
    const { url } = await storage.uploadAddress(upload);
    expect(url).toMatch(/^https:\/\/files\.example\.com\/files\/incoming\//);
  });

  test('that is away says so', async () => {
    expectErrorLog(/not available/);
    const away = new S3Storage({ ...s3.config, endpoint: 'http://127.0.0.1:9' });
    await expect(away.put(`logos/${newId()}`, Buffer.from('x'))).rejects.toMatchObject(unavailable);
    await expect(away.open(`logos/${newId()}`)).rejects.toMatchObject(unavailable);
    await expect(away.remove([`logos/${newId()}`])).rejects.toMatchObject(unavailable);
  });

  /** What a bucket does whose service says this to every caller, and then nothing or no more. */
  async function beside(
    said: string,
    isEnded: boolean,
    use: (storage: S3Storage) => Promise<void>,
  ) {
    const service = createServer((socket) => {
      // Read, so that it is noticed when the caller leaves.
      socket.on('error', () => {}).resume();
      if (isEnded) socket.end(said);
      else socket.write(said);
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    const { port } = service.address() as AddressInfo;
    const patience = { connecting: 500, answering: 500, silent: 500 };
    await use(new S3Storage({ ...s3.config, endpoint: `http://127.0.0.1:${port}` }, patience));
    await new Promise((done) => service.close(done));
  }
  const beginning = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx';

  test('that accepts and says nothing is given up', async () => {
    expectErrorLog(/not available/);
    await beside('', false, async (storage) => {
      const key = `logos/${newId()}`;
      await expect(storage.put(key, Buffer.from('x'))).rejects.toMatchObject(unavailable);
      await expect(storage.open(key)).rejects.toMatchObject(unavailable);
      await expect(storage.remove([key])).rejects.toMatchObject(unavailable);
    });
  });

  test.each([
    ['falls silent', false],
    ['breaks off', true],
  ])('that %s in the middle of a file says so', async (_how, isEnded) => {
    expectErrorLog(/not available/);
    await beside(beginning, isEnded, async (storage) => {
      const reading = readBytes(storage, `logos/${newId()}`, all);
      await expect(reading).rejects.toMatchObject(unavailable);
    });
  });
});
