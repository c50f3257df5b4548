import { buildPerson } from '../../../testing/world.ts';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { act, announce, fileFields, pdf, picture, sendTo, upload } from '../files-test-kit.ts';
import { FileModel } from '../file.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
});
afterAll(() => server.stop());

const announcing = `mutation { requestUpload(input:
  { purpose: AVATAR, name: "a.jpg", contentType: "image/jpeg", byteSize: 10 }) { ${fileFields} } }`;
const completing = `mutation { completeUpload(input: { fileId: "x" }) { ${fileFields} } }`;
const removing = `mutation { removeFile(input: { fileId: "x" }) { ${fileFields} } }`;
const reading = '{ file(id: "x") { id } }';

test.each([announcing, completing, removing, reading])('visitors may not: %s', async (query) => {
  const { errors } = await createClient(server).request(query);
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

describe('an upload', () => {
  test('is announced, sent and completed, and answered again when completed again', async () => {
    const { client, userId } = await buildPerson(server);
    const bytes = await picture(100, 50);
    const { file, target } = await announce(client, { byteSize: bytes.length, name: ' yo.jpg ' });
    expect(file).toMatchObject({ name: 'yo.jpg', status: 'AWAITED', image: null });
    expect(new Date(target?.dateExpires ?? 0).getTime()).toBeGreaterThan(Date.now() + 60_000);
    expect((await sendTo(server, target, bytes)).status).toBe(204);
    const id = file?.id ?? '';
    const [one, other] = await Promise.all([
      act(client, 'completeUpload', id),
      act(client, 'completeUpload', id),
    ]);
    expect(one).toMatchObject({
      userErrors: [],
      file: { id, status: 'STORED', contentType: 'image/jpeg', image: { width: 100, height: 50 } },
    });
    expect(other).toEqual(one);
    const events = await EventModel.find({ type: 'file.stored', actorId: userId }).lean();
    expect(events.map(({ data }) => data)).toEqual([{ fileId: id, userId }]);
    const { file: read } = await client.data<{ file: object }>(
      `query ($id: ID!) { file(id: $id) { id status } }`,
      { id },
    );
    expect(read).toEqual({ id, status: 'STORED' });
  });

  test.each([
    [{ byteSize: 10_000_001 }, 'FILE_TOO_LARGE', 'byteSize'],
    [{ byteSize: 0 }, 'FILE_INCOMPLETE', 'byteSize'],
    [{ byteSize: -5 }, 'FILE_INCOMPLETE', 'byteSize'],
    [{ byteSize: 5, name: '  ' }, 'FIELD_REQUIRED', 'name'],
    [{ byteSize: 5, name: 'x'.repeat(256) }, 'FIELD_TOO_LONG', 'name'],
    [{ byteSize: 5, name: 'a\u0000b' }, 'FIELD_INVALID', 'name'],
    [{ byteSize: 25_000_001, purpose: 'APPLICATION_DOCUMENT' }, 'FILE_TOO_LARGE', 'byteSize'],
  ])('is refused when announced as %j', async (input, code, field) => {
    const { client } = await buildPerson(server);
    expect(await announce(client, input)).toEqual({
      file: null,
      target: null,
      userErrors: [{ code, field }],
    });
  });

  test('has an address that does not follow from those of other files', async () => {
    const { client } = await buildPerson(server);
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () =>
        String((await announce(client, { byteSize: 10 })).file?.id),
      ),
    );
    // Ids that count up share their first bytes; three of chance are hardly ever the same.
    expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(5);
    expect(new Set(ids.map((id) => id.slice(8, 18))).size).toBe(5);
  });

  test('takes exactly the bytes that were announced, once', async () => {
    const { client } = await buildPerson(server);
    const bytes = await picture();
    const { file, target } = await announce(client, { byteSize: bytes.length });
    const id = file?.id ?? '';
    expect((await act(client, 'completeUpload', id)).userErrors).toMatchObject([
      { code: 'FILE_INCOMPLETE' },
    ]);
    expect((await sendTo(server, target, bytes.subarray(1))).status).toBe(400);
    expect((await sendTo(server, target, Buffer.concat([bytes, bytes]))).status).toBe(413);
    const statuses = await Promise.all([1, 2, 3].map(() => sendTo(server, target, bytes)));
    expect(statuses.map(({ status }) => `${status}`).toSorted()).toEqual(['204', '409', '409']);
    expect((await act(client, 'completeUpload', id)).file?.status).toBe('STORED');
    expect((await sendTo(server, target, bytes)).status).toBe(404);
  });

  test('that breaks off leaves nothing and can be sent again', async () => {
    const { client } = await buildPerson(server);
    const bytes = await picture(200, 200);
    const { file, target } = await announce(client, { byteSize: bytes.length });
    await new Promise<void>((resolve) => {
      const half = httpRequest(new URL(target?.url ?? '', server.url), {
        method: 'PUT',
        headers: { 'content-length': bytes.length },
      });
      half.once('error', () => resolve());
      half.write(bytes.subarray(0, 50), () => half.destroy());
      half.once('close', () => resolve());
    });
    expect((await act(client, 'completeUpload', file?.id ?? '')).userErrors[0]?.code).toBe(
      'FILE_INCOMPLETE',
    );
    expect((await sendTo(server, target, bytes)).status).toBe(204);
    expect((await act(client, 'completeUpload', file?.id ?? '')).file?.status).toBe('STORED');
  });

  test('needs an address that was signed for it and did not expire', async () => {
    const { client } = await buildPerson(server);
    const bytes = await picture();
    const { file, target } = await announce(client, { byteSize: bytes.length });
    const { target: foreign } = await announce(client, { byteSize: bytes.length });
    const [, token = ''] = target?.url.split('token=') ?? [];
    const [expires = '', size = '', seal = ''] = token.split('.');
    const forged = [
      foreign?.url.replace(/upload\/\w+/, `upload/${file?.id}`),
      `/files/upload/${file?.id}`,
      `/files/upload/${file?.id}?token=`,
      `/files/upload/${file?.id}?token=${Number(expires) + 1}.${size}.${seal}`,
      `/files/upload/${file?.id}?token=${expires}.${size}0.${seal}`,
      `/files/upload/${file?.id}?token=${token}.x`,
      `/files/upload/..%2f..%2fpasswd?token=${token}`,
    ];
    for (const url of forged) {
      const answer = await sendTo(server, { url: url ?? '' }, bytes);
      expect([answer.status, url]).toEqual([404, url]);
    }
    vi.setSystemTime(Date.now() + 31 * 60_000);
    try {
      expect((await sendTo(server, target, bytes)).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
    expect((await sendTo(server, target, bytes)).status).toBe(204);
  });
});

describe('what is nobody else’s', () => {
  test('answers others, also administrators who act on it, like an unknown id', async () => {
    const { client: owner } = await buildPerson(server);
    const { file } = await upload(server, owner, pdf, { purpose: 'APPLICATION_DOCUMENT' });
    const id = file?.id ?? '';
    const { client: other } = await buildPerson(server);
    const { client: admin } = await buildPerson(server, { memberType: 'wikiAdmin' });
    const notFound = { file: null, userErrors: [{ code: 'NOT_FOUND', field: 'fileId' }] };
    for (const client of [other, admin]) {
      expect(await act(client, 'completeUpload', id)).toEqual(notFound);
      expect(await act(client, 'removeFile', id)).toEqual(notFound);
      expect(await act(client, 'removeFile', '0'.repeat(24))).toEqual(notFound);
    }
    const query = 'query ($id: ID!) { file(id: $id) { name } }';
    expect(await other.data(query, { id })).toEqual({ file: null });
    expect(await other.data(query, { id: '../etc' })).toEqual({ file: null });
    // Nobody has submitted it yet: until then it is its owner's own.
    expect(await admin.data(query, { id })).toEqual({ file: null });
  });
});

describe('removing', () => {
  test('takes away what nothing uses, and refuses what is used', async () => {
    const { client, userId } = await buildPerson(server);
    const { file } = await upload(server, client, await picture());
    const id = file?.id ?? '';
    await FileModel.updateOne({ _id: id }, { usedBy: [`user:${userId}`] });
    expect((await act(client, 'removeFile', id)).userErrors).toMatchObject([
      { code: 'FILE_IN_USE' },
    ]);
    await FileModel.updateOne({ _id: id }, { usedBy: [] });
    const url = new URL(file?.image?.url ?? '', server.url);
    expect((await fetch(url)).status).toBe(200);
    expect(await act(client, 'removeFile', id)).toEqual({ file: null, userErrors: [] });
    expect((await fetch(url)).status).toBe(404);
    expect(await EventModel.countDocuments({ type: 'file.removed', actorId: userId })).toBe(1);
  });
});

describe('limits', () => {
  test('nobody keeps more than 200 files that nothing uses', async () => {
    const { client, userId } = await buildPerson(server);
    const { file } = await announce(client, { byteSize: 5 });
    const { _id, ...kept } = (await FileModel.findById(file?.id).lean()) ?? {};
    await FileModel.create(Array.from({ length: 198 }, () => kept));
    expect((await announce(client, { byteSize: 5 })).userErrors).toEqual([]);
    expect((await announce(client, { byteSize: 5 })).userErrors).toMatchObject([
      { code: 'TOO_MANY_REQUESTS' },
    ]);
    await FileModel.updateMany({ ownerId: userId }, { usedBy: ['test:1'] });
    expect((await announce(client, { byteSize: 5 })).userErrors).toEqual([]);
  });
});

test('everybody may know what may be uploaded', async () => {
  const query = (purpose: string) =>
    `{ uploadRules(purpose: ${purpose}) { contentTypes maxBytes advisedWidth advisedHeight } }`;
  const visitor = createClient(server);
  expect(await visitor.data(query('LISTING_IMAGE'))).toEqual({
    uploadRules: {
      contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      maxBytes: 10_000_000,
      advisedWidth: 700,
      advisedHeight: 400,
    },
  });
  const { uploadRules } = await visitor.data<{
    uploadRules: { contentTypes: string[]; maxBytes: number };
  }>(query('APPLICATION_DOCUMENT'));
  expect(uploadRules).toMatchObject({ maxBytes: 25_000_000, advisedWidth: null });
  expect(uploadRules.contentTypes).toContain('application/pdf');
});
