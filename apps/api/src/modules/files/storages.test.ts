import { buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStorage } from '../../platform/files/file-storage.ts';
import { readBytes } from '../../platform/files/storage.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { startS3, type TestS3 } from '../../testing/services/s3.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { act, announce, link, pdf, picture, sendTo, upload } from './files-test-kit.ts';
import { findFile } from './index.ts';
import { allKeysOf } from './storage-keys.ts';

describe.each(['disk', 'bucket'])('with files on a %s', (kind) => {
  let s3: TestS3 | null = null;
  let server: TestServer;
  beforeAll(async () => {
    s3 = kind === 'bucket' ? await startS3() : null;
    server = await startTestServer({ config: { s3: s3?.config ?? null } });
  });
  afterAll(async () => {
    await server.stop();
    await s3?.stop();
  });

  const statusOf = async (path: string | null | undefined) =>
    (await fetch(new URL(path ?? '', server.url))).status;

  test('a picture is uploaded, served in its versions and removed without a trace', async () => {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture(500, 400));
    const id = file?.id ?? '';
    const record = await findFile(id);
    expect(await statusOf(file?.image?.url)).toBe(200);
    await expect.poll(() => statusOf(`/files/${id}/640.webp`)).toBe(200);
    expect((await act(client, 'removeFile', id)).userErrors).toEqual([]);
    expect(await statusOf(file?.image?.url)).toBe(404);
    const storage = fileStorage({ ...server.config });
    const keys = record ? allKeysOf(record) : [];
    expect(keys).toHaveLength(6);
    for (const key of keys) {
      await expect.poll(() => readBytes(storage, key, Infinity)).toBeNull();
    }
  });

  test('a document is read through its link only', async () => {
    const { client } = await buildPerson(server);
    const input = { purpose: 'APPLICATION_DOCUMENT', name: 'rut.pdf' };
    const { file } = await upload(server, client, pdf, input);
    expect(await statusOf(`/files/${file?.id}/document.pdf`)).toBe(404);
    const { url } = await link(client, file?.id ?? '');
    const opened = await fetch(new URL(url ?? '', server.url));
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test('a file of another size than announced is not completed', async () => {
    const { client } = await buildPerson(server);
    const { file, target } = await announce(client, { byteSize: pdf.length + 1 });
    await sendTo(server, target, pdf);
    expect((await act(client, 'completeUpload', file?.id ?? '')).userErrors[0]?.code).toBe(
      'FILE_INCOMPLETE',
    );
  });

  test('pages may send uploads there and nowhere else', async () => {
    const { headers } = await fetch(server.url);
    const policy = headers.get('content-security-policy') ?? '';
    const connect = policy.split(';').find((part) => part.trim().startsWith('connect-src'));
    const sources = connect?.trim().split(' ').slice(1);
    const { endpoint } = s3?.config ?? {};
    const sockets = server.url.replace('http', 'ws');
    expect(sources).toEqual(["'self'", sockets, ...(endpoint ? [endpoint] : [])]);
  });
});

test('a storage that is away answers that it is, and the server goes on', async () => {
  expectErrorLog(/the file storage is not available/);
  const s3 = await startS3();
  const server = await startTestServer({ config: { s3: s3.config } });
  try {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture());
    await s3.stop();
    expect((await fetch(new URL(file?.image?.url ?? '', server.url))).status).toBe(503);
    const { file: announced } = await announce(client, { byteSize: 10 });
    const { errors } = await client.request(
      'mutation ($fileId: ID!) { completeUpload(input: { fileId: $fileId }) { file { id } } }',
      { fileId: announced?.id },
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAVAILABLE');
    expect(await client.data('{ me { isEmailVerified } }')).toEqual({
      me: { isEmailVerified: true },
    });
  } finally {
    await server.stop();
  }
});
