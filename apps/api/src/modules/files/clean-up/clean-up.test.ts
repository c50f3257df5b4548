import { buildPerson } from '../../../testing/world.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { factoryPassword } from '../../../testing/factories.ts';
import { startProcess } from '../../../testing/process.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { act, announce, pdf, picture, sendTo, upload } from '../files-test-kit.ts';
import { attachFiles, findFile, releaseFiles } from '../index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Makes the waiting jobs of a file due. */
const dueNow = (type: string, fileId: string) =>
  JobModel.updateMany({ type, 'payload.fileId': fileId }, { runAt: new Date() });

/** The names of what is stored of a file, in all folders. */
async function storedOf(fileId: string): Promise<string[]> {
  const all = await readdir(join(server.config.dataDir, 'files'), { recursive: true });
  return all.filter((name) => name.includes(fileId)).toSorted();
}

const gone = async (fileId: string) => {
  await expect.poll(() => storedOf(fileId)).toEqual([]);
  expect(await findFile(fileId)).toBeNull();
};

describe('an upload that was never completed', () => {
  test('is removed with what arrived once its address expired', async () => {
    const { client } = await buildPerson(server);
    const { file, target } = await announce(client, { byteSize: pdf.length });
    const fileId = file?.id ?? '';
    expect((await sendTo(server, target, pdf)).status).toBe(204);
    expect(await storedOf(fileId)).toEqual([`incoming/${fileId}`]);
    await dueNow('expire-upload', fileId);
    await gone(fileId);
    expect((await sendTo(server, target, pdf)).status).toBe(404);
    expect((await act(client, 'completeUpload', fileId)).userErrors[0]?.code).toBe('NOT_FOUND');
  });

  test('stays when it was completed', async () => {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture());
    const fileId = file?.id ?? '';
    await dueNow('expire-upload', fileId);
    await expect
      .poll(() => JobModel.exists({ key: `expire-upload:${fileId}`, status: 'DONE' }))
      .not.toBeNull();
    expect((await findFile(fileId))?.status).toBe('STORED');
    expect(await storedOf(fileId)).toContain(`avatars/${fileId}`);
  });
});

describe('a stored file', () => {
  test('that nothing uses is removed in all its versions', async () => {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture(400, 300));
    const fileId = file?.id ?? '';
    await expect
      .poll(() => storedOf(fileId))
      .toEqual([`avatars/${fileId}`, `avatars/${fileId}-320`, `avatars/${fileId}-640`]);
    await dueNow('remove-unused-file', fileId);
    await gone(fileId);
  });

  test('that is used stays, and goes a day after it was released', async () => {
    const { client, userId } = await buildPerson(server);
    const { file } = await upload(server, client, await picture(), { purpose: 'LOGO' });
    const fileId = file?.id ?? '';
    const files = [{ fileId, purpose: 'LOGO' as const }];
    await inTransaction(() => attachFiles({ ownerId: userId, files, usedBy: 'test:1' }));
    await dueNow('remove-unused-file', fileId);
    const jobs = { key: new RegExp(`^remove-unused-file:${fileId}`, 'u') };
    await expect.poll(() => JobModel.exists({ ...jobs, status: 'DONE' })).not.toBeNull();
    expect((await findFile(fileId))?.usedBy).toEqual(['test:1']);
    await inTransaction(() => releaseFiles('test:1', [fileId]));
    const waiting = await JobModel.findOne({ ...jobs, status: 'PENDING' }).lean();
    expect(waiting?.runAt.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await dueNow('remove-unused-file', fileId);
    await gone(fileId);
  });

  test('removed while its versions are made leaves none of them', async () => {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture(2_000, 1_500));
    const fileId = file?.id ?? '';
    await act(client, 'removeFile', fileId);
    await expect
      .poll(() => JobModel.countDocuments({ key: new RegExp(fileId, 'u'), status: 'DONE' }))
      .toBe(2);
    await gone(fileId);
  });
});

test('a deleted account takes its picture and what it did not use with it, and nothing else', async () => {
  const { client, userId } = await buildPerson(server);
  const [avatar = '', unused = '', used = ''] = await Promise.all(
    ['AVATAR', 'BUSINESS_IMAGE', 'LOGO'].map(
      async (purpose) =>
        (await upload(server, client, await picture(), { purpose })).file?.id ?? '',
    ),
  );
  await client.data(
    'mutation ($fileId: ID!) { setAvatar(input: { fileId: $fileId }) { userErrors { code } } }',
    { fileId: avatar },
  );
  const files = [{ fileId: used, purpose: 'LOGO' as const }];
  await inTransaction(() => attachFiles({ ownerId: userId, files, usedBy: 'application:1' }));
  const awaited = (await announce(client, { byteSize: 5 })).file?.id ?? '';
  await client.data(
    'mutation ($password: String!) { deleteAccount(input: { password: $password }) { ok userErrors { code } } }',
    { password: factoryPassword },
  );
  for (const fileId of [avatar, unused, awaited]) {
    await expect.poll(() => findFile(fileId)).toBeNull();
    await gone(fileId);
  }
  expect((await findFile(used))?.usedBy).toEqual(['application:1']);
});

test('a process that is killed between upload and completion loses nothing and leaves nothing', {
  timeout: 240_000,
}, async () => {
  const { client } = await buildPerson(server);
  const bytes = await picture();
  const [kept, left] = [
    await announce(client, { byteSize: bytes.length }),
    await announce(client, { byteSize: bytes.length }),
  ];
  const { mongodbUrl, dataDir } = server.config;
  const other = await startProcess({ MONGODB_URL: mongodbUrl ?? '', DATA_DIR: dataDir });
  for (const { target } of [kept, left]) {
    expect((await sendTo(other, target, bytes)).status).toBe(204);
  }
  other.signal('SIGKILL');
  await other.exited;
  const completed = await act(client, 'completeUpload', kept.file?.id ?? '');
  expect(completed.file?.status).toBe('STORED');
  const fileId = left.file?.id ?? '';
  expect(await storedOf(fileId)).toEqual([`incoming/${fileId}`]);
  await dueNow('expire-upload', fileId);
  await gone(fileId);
});
