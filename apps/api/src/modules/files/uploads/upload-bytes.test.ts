import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { act, announce, pdf, picture, upload } from '../files-test-kit.ts';
import { FileModel } from '../file.model.ts';
import { attachFiles, releaseFiles } from '../file.store.ts';

const megabyte = 1_000_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      rateLimits: true,
      uploadLimits: { bytesPerDay: 40 * megabyte, unusedBytes: 20 * megabyte },
    },
  });
});
afterAll(() => server.stop());

const document = (megabytes: number) => ({
  purpose: 'APPLICATION_DOCUMENT',
  byteSize: megabytes * megabyte,
});
const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) =>
  userErrors.map(({ code }) => code);

describe('the bytes that a person keeps without a use', () => {
  test('have a limit, and are given back when a file is removed', async () => {
    const { client } = await buildPerson(server);
    const first = await announce(client, document(12));
    expect(codesOf(await announce(client, document(9)))).toEqual(['TOO_MANY_REQUESTS']);
    expect(codesOf(await announce(client, document(8)))).toEqual([]);
    expect(codesOf(await announce(client, document(1)))).toEqual(['TOO_MANY_REQUESTS']);
    await act(client, 'removeFile', first.file?.id ?? '');
    expect(codesOf(await announce(client, document(12)))).toEqual([]);
  });

  test('pass the limit neither with fifty uploads at once', async () => {
    const { client, userId } = await buildPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => announce(client, document(3))),
    );
    const files = await FileModel.find({ ownerId: userId }).lean();
    expect(files.length).toBe(answers.filter(({ file }) => file).length);
    expect(files.length).toBeGreaterThan(0);
    expect(files.reduce((sum, { byteSize }) => sum + byteSize, 0)).toBeLessThanOrEqual(
      20 * megabyte,
    );
  });

  test('are not those that are used, nor those that were', async () => {
    const { client, userId } = await buildPerson(server);
    const { file } = await upload(server, client, pdf, { purpose: 'APPLICATION_DOCUMENT' });
    const fileId = file?.id ?? '';
    await FileModel.updateOne({ _id: fileId }, { byteSize: 19 * megabyte });
    expect(codesOf(await announce(client, document(2)))).toEqual(['TOO_MANY_REQUESTS']);
    const usedBy = 'application:x' as const;
    const files = [{ fileId, purpose: 'APPLICATION_DOCUMENT' as const }];
    await attachFiles({ ownerId: userId, files, usedBy });
    expect(codesOf(await announce(client, document(2)))).toEqual([]);
    await releaseFiles(usedBy, [fileId]);
    expect(codesOf(await announce(client, document(2)))).toEqual([]);
  });
});

describe('the bytes that a person sends in a day', () => {
  test('have a limit, in which what was refused does not count', async () => {
    const { client } = await buildPerson(server);
    for (let round = 0; round < 2; round += 1) {
      const { file } = await announce(client, document(18));
      expect(codesOf(await announce(client, document(18)))).toEqual(['TOO_MANY_REQUESTS']);
      await act(client, 'removeFile', file?.id ?? '');
    }
    expect(codesOf(await announce(client, document(5)))).toEqual(['TOO_MANY_REQUESTS']);
    expect(codesOf(await announce(client, document(4)))).toEqual([]);
  });
});

describe('what only businesses need', () => {
  test.each(['LISTING_VIDEO', 'LISTING_IMAGE', 'COVER'])(
    '%s is taken of their people and of administrators alone',
    async (purpose) => {
      const { client: anybody } = await buildPerson(server);
      const answer = await announce(anybody, { purpose, byteSize: 10 });
      expect(answer.userErrors).toMatchObject([{ code: 'MEMBERSHIP_REQUIRED', field: 'purpose' }]);
      expect(answer.file).toBeNull();
      const { client: seller } = await buildPerson(server, { businessId: '0'.repeat(24) });
      expect(codesOf(await announce(seller, { purpose, byteSize: 10 }))).toEqual([]);
      const { client: admin } = await buildPerson(server, { memberType: 'wikiAdmin' });
      expect(codesOf(await announce(admin, { purpose, byteSize: 10 }))).toEqual([]);
    },
  );

  test('is not taken within a request either', async () => {
    const { client } = await buildPerson(server);
    const form = new FormData();
    const query =
      'mutation ($file: Upload!) { uploadFile(input: { purpose: COVER, file: $file }) { file { id } userErrors { code } } }';
    form.append('operations', JSON.stringify({ query, variables: { file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new Blob([new Uint8Array(await picture())]), 'cover.jpg');
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.accessToken}`,
        'apollo-require-preflight': 'yes',
      },
      body: form,
    });
    const { data } = (await response.json()) as {
      data: { uploadFile: { userErrors: { code: string }[] } };
    };
    expect(codesOf(data.uploadFile)).toEqual(['MEMBERSHIP_REQUIRED']);
  });
});

// Last, for nobody of this network may send anything afterwards.
test('of one network five times as many bytes are taken as of one person', async () => {
  let taken = 0;
  let codes: string[] = [];
  while (codes.length === 0 && taken <= 200) {
    const { client } = await buildPerson(server);
    codes = codesOf(await announce(client, document(20)));
    if (codes.length === 0) taken += 20;
  }
  expect(codes).toEqual(['TOO_MANY_REQUESTS']);
  // The tests before sent some of it.
  expect(taken).toBeLessThanOrEqual(200);
});
