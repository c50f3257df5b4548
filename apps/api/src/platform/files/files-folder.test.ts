import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedLines } from '../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { standIn } from '../../testing/stand-in.ts';
import { sharesFilesFolder, warnOfOtherFilesFolder } from './files-folder.ts';

let server: TestServer;
let elsewhere: string;
beforeAll(async () => {
  server = await startTestServer({ modules: [standIn] });
  elsewhere = await mkdtemp(join(tmpdir(), 'wiki-elsewhere-'));
});
afterAll(async () => {
  await server.stop();
  await rm(elsewhere, { recursive: true, force: true });
});

test('a machine that keeps files elsewhere is told so at its start', async () => {
  await warnOfOtherFilesFolder(server.config);
  expect(loggedLines()).toEqual([]);
  await warnOfOtherFilesFolder({ ...server.config, dataDir: elsewhere });
  expect(loggedLines().map(({ msg }) => msg)).toEqual([
    expect.stringContaining('the files of this database are in another folder'),
  ]);
});

test('one with the same folder, or a bucket, is not', async () => {
  expect(await sharesFilesFolder({ ...server.config })).toBe(true);
  const s3 = { endpoint: null, region: 'r', bucket: 'b', credentials: null, publicUrl: null };
  expect(await sharesFilesFolder({ ...server.config, dataDir: elsewhere, s3 })).toBe(true);
});

test('a data folder in which nothing can be made is named in a sentence', async () => {
  const file = join(elsewhere, 'a-file');
  await writeFile(file, '');
  await expect(sharesFilesFolder({ ...server.config, dataDir: file })).rejects.toThrow(
    'DATA_DIR must be a folder this process may write to',
  );
});
