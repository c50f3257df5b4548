import { buildPerson } from '../../../testing/world.ts';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { cleanVideo } from '../../../platform/files/clean-video.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { fileMigrations } from '../file.migrations.ts';
import { FileModel } from '../file.model.ts';
import { keyOf } from '../storage-keys.ts';
import { insertFile } from '../insert-file.ts';
import { startS3, type TestS3 } from '../../../testing/services/s3.ts';
import { mp4Film, traces, webmFilm } from '../../../testing/samples/films.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type FilePayload, pdf, picture, upload } from '../files-test-kit.ts';

const video = () => mp4Film({ picture: randomBytes(200_000) });
const asVideo = { purpose: 'LISTING_VIDEO', name: 'tour.mov', contentType: 'text/plain' };

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each([
  ['the disk', () => null],
  ['a bucket', () => s3.config],
])('a video on %s', (_name, config) => {
  let server: TestServer;
  let bytes: Buffer;
  let path: string;
  beforeAll(async () => {
    server = await startTestServer({ config: { s3: config() } });
    const { client } = await buildPerson(server, { businessId: '0'.repeat(24) });
    const given = video();
    bytes = cleanVideo(given, 'video/mp4') ?? given;
    const { file } = await upload(server, client, given, asVideo);
    path = `/files/${file?.id}/video.mp4`;
  });
  afterAll(() => server.stop());

  const open = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(path, server.url), { headers, method });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test('is served whole without what it says of its maker, to be shown and not to be guessed at', async () => {
    const response = await open();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const served = await bytesOf(response);
    expect(served.equals(bytes)).toBe(true);
    for (const trace of Object.values(traces)) expect(served.includes(trace)).toBe(false);
  });

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=7-7', 7, 7],
    ['bytes=0-', 0, -1],
    ['bytes=100-70100', 100, 70_100],
    ['bytes=199999-', 199_999, -1],
    ['bytes=-500', -500, -1],
    ['bytes=150000-9999999', 150_000, -1],
    ['bytes=-9999999', 0, -1],
  ])('gives the part %s', async (range, from, to) => {
    const size = bytes.length;
    const [start, end] = [from < 0 ? size + from : from, to < 0 ? size + to : to];
    const response = await open({ Range: range });
    expect(response.status).toBe(206);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'x-content-type-options': 'nosniff',
    });
    expect((await bytesOf(response)).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=9999999-', 'bytes=300000-300001', 'bytes=-0'])(
    'has no part %s',
    async (range) => {
      const response = await open({ Range: range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
      expect(await response.text()).toBe('');
    },
  );

  test.each([
    'bytes',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes=-',
    'bytes=20-10',
    'items=0-1',
    'bytes=0-1,5-6',
  ])('is given whole for %s', async (range) => {
    const response = await open({ Range: range });
    expect([response.status, (await bytesOf(response)).length]).toEqual([200, bytes.length]);
  });

  test('goes on only from the same content', async () => {
    const tag = (await open({}, 'HEAD')).headers.get('etag') ?? '';
    const of = async (condition: string) =>
      (await open({ Range: 'bytes=5-9', 'If-Range': condition })).status;
    expect(await of(tag)).toBe(206);
    expect(await of('"another"')).toBe(200);
    expect(await of(`W/${tag}`)).toBe(200);
    expect(await of('Sat, 21 Nov 2026 10:00:00 GMT')).toBe(200);
  });

  test('tells its size without a body', async () => {
    const response = await open({ Range: 'bytes=0-9' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([
      200,
      String(bytes.length),
    ]);
    expect(await response.text()).toBe('');
  });
});

describe('what is taken as a video', () => {
  let server: TestServer;
  const told = ({ file, userErrors }: FilePayload) => file?.contentType ?? userErrors[0]?.code;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('is decided by its content and its size', async () => {
    const { client } = await buildPerson(server, { businessId: '0'.repeat(24) });
    const send = async (bytes: Buffer, purpose = 'LISTING_VIDEO') =>
      told(await upload(server, client, bytes, { ...asVideo, purpose }));
    expect(await send(video())).toBe('video/mp4');
    expect(await send(webmFilm())).toBe('video/webm');
    const pretended = [video(), webmFilm()].map((film) =>
      Buffer.concat([film.subarray(0, 40), Buffer.from('<script>alert(1)</script>')]),
    );
    for (const bytes of pretended) expect(await send(bytes)).toBe('FILE_TYPE_REFUSED');
    expect(await send(await picture())).toBe('FILE_TYPE_REFUSED');
    expect(await send(pdf)).toBe('FILE_TYPE_REFUSED');
    expect(await send(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe(
      'FILE_TYPE_REFUSED',
    );
    expect(await send(video(), 'LISTING_IMAGE')).toBe('FILE_NOT_IMAGE');
    expect(await send(video(), 'APPLICATION_DOCUMENT')).toBe('FILE_TYPE_REFUSED');
    const { data } = await client.request<{
      requestUpload: { userErrors: object[] };
    }>(
      'mutation ($input: RequestUploadInput!) { requestUpload(input: $input) { userErrors { code field } } }',
      { input: { ...asVideo, byteSize: server.config.fileLimits.otherBytes + 1 } },
    );
    expect(data?.requestUpload.userErrors).toEqual([{ code: 'FILE_TOO_LARGE', field: 'byteSize' }]);
  });

  test('as the version before stored it is cleaned, and hidden when it only begins like one', async () => {
    const { userId } = await buildPerson(server);
    const storedRaw = async (bytes: Buffer) => {
      const file = await insertFile(server.config, {
        ownerId: userId,
        purpose: 'LISTING_VIDEO',
        name: 'tour.mp4',
        bytes: video(),
      });
      await fileStorage(server.config).put(keyOf(file), bytes);
      await FileModel.updateOne({ _id: file._id }, { byteSize: bytes.length });
      return new URL(`/files/${file._id.toHexString()}/video.mp4`, server.url);
    };
    const film = video();
    const [real, fake] = [
      await storedRaw(film),
      await storedRaw(Buffer.concat([film.subarray(0, 40), Buffer.from('<html>')])),
    ];
    const migration = fileMigrations.find(({ id }) => id.endsWith('clean-videos'));
    await migration?.up(database());
    await vi.waitFor(
      async () => {
        const served = Buffer.from(await (await fetch(real)).arrayBuffer());
        expect(served).toHaveLength(film.length);
        expect(served.includes(traces.position)).toBe(false);
        expect((await fetch(fake)).status).toBe(404);
      },
      { timeout: 10_000 },
    );
  });

  test('is told by the rules of uploading', async () => {
    const { client } = await buildPerson(server, { businessId: '0'.repeat(24) });
    const { uploadRules } = await client.data<{ uploadRules: object }>(
      '{ uploadRules(purpose: LISTING_VIDEO) { contentTypes maxBytes advisedWidth } }',
    );
    expect(uploadRules).toEqual({
      contentTypes: ['video/mp4', 'video/webm'],
      maxBytes: server.config.fileLimits.otherBytes,
      advisedWidth: null,
    });
  });
});
