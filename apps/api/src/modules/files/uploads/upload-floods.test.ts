import { buildPerson } from '../../../testing/world.ts';
import { request as httpRequest } from 'node:http';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DiskStorage } from '../../../platform/files/disk-storage.ts';
import { expectErrorLog } from '../../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { act, announce, pdf, picture, sendTo } from '../files-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('one address takes few uploads at once, so that its owner cannot fill the disk with it', async () => {
  const { client } = await buildPerson(server);
  const bytes = await picture(200, 200);
  const { file, target } = await announce(client, { byteSize: bytes.length });
  const halves = Array.from({ length: 12 }, () => {
    const half = httpRequest(new URL(target?.url ?? '', server.url), {
      method: 'PUT',
      headers: { 'content-length': bytes.length },
    });
    const ended = new Promise<void>((resolve) => {
      half.once('error', () => resolve()).once('close', () => resolve());
    });
    half.write(bytes.subarray(0, 50));
    return { half, ended };
  });
  const written = () => readdir(join(server.config.dataDir, 'files', 'partial'));
  await expect.poll(async () => (await written()).length).toBeGreaterThan(1);
  // All of them reached the server before this answer did.
  await client.data('{ me { id } }');
  expect((await written()).length).toBeLessThanOrEqual(3);
  for (const { half } of halves) half.destroy();
  await Promise.all(halves.map(({ ended }) => ended));
  expect((await sendTo(server, target, bytes)).status).toBe(204);
  expect((await act(client, 'completeUpload', file?.id ?? '')).file?.status).toBe('STORED');
});

test('a full disk is answered as such, and the same upload works once there is room', async () => {
  expectErrorLog(/no room for a file/);
  const { client } = await buildPerson(server);
  const bytes = Buffer.alloc(3_000_000, 1);
  const { file, target } = await announce(client, { byteSize: bytes.length });
  const probe = await open(import.meta.filename, 'r');
  const writeFile = vi.spyOn(Object.getPrototypeOf(probe) as typeof probe, 'writeFile');
  await probe.close();
  writeFile.mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  for (let turn = 0; turn < 3; turn += 1) {
    const refused = await sendTo(server, target, bytes);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
  }
  writeFile.mockRestore();
  expect(await readdir(join(server.config.dataDir, 'files', 'partial'))).toEqual([]);
  expect((await sendTo(server, target, bytes)).status).toBe(204);
  expect(file?.status).toBe('AWAITED');
});

/** Counts the most contents that are between their reading and their storing at once, from now on. */
function contentsHeld(): () => number {
  const read = vi.spyOn(DiskStorage.prototype, 'open').mock;
  const stored = vi.spyOn(DiskStorage.prototype, 'put').mock;
  return () => {
    const steps = [
      ...read.invocationCallOrder.map((at) => ({ at, change: 1 })),
      ...stored.invocationCallOrder.map((at) => ({ at, change: -1 })),
    ].toSorted((one, other) => one.at - other.at);
    let held = 0;
    return Math.max(...steps.map(({ change }) => (held += change)));
  };
}

test('files that somebody completes at once are held in memory a few at a time', async () => {
  const { client } = await buildPerson(server);
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const announced = { purpose: 'APPLICATION_DOCUMENT', byteSize: pdf.length };
    const { file, target } = await announce(client, announced);
    await sendTo(server, target, pdf);
    ids.push(file?.id ?? '');
  }
  const most = contentsHeld();
  const answers = await Promise.all(ids.map((id) => act(client, 'completeUpload', id)));
  expect(answers.map(({ file }) => file?.status)).toEqual(ids.map(() => 'STORED'));
  expect(most()).toBeLessThanOrEqual(2);
});
