import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { FileModel } from '../file.model.ts';
import { link, pdf, picture, upload } from '../files-test-kit.ts';

/** A scanner that finds whatever says so, and ends as the file beside it says it does. */
const scanner = `
import { readFileSync } from 'node:fs';
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const how = readFileSync(new URL('how', import.meta.url), 'utf8');
process.exitCode = how === 'away' ? 2 : Buffer.concat(chunks).includes('EVIL') ? 1 : 0;
`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wiki-scanner-'));
  const program = join(folder, 'scanner.mjs');
  await writeFile(program, scanner);
  server = await startTestServer({ config: { scanCommand: [process.execPath, program] } });
});
beforeEach(() => writeFile(join(folder, 'how'), 'well'));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const document = { purpose: 'APPLICATION_DOCUMENT', name: 'registro.pdf' };
const evil = Buffer.concat([pdf, Buffer.from('% EVIL')]);

/** A document that was sent, with its owner and a reviewer who asks for it. */
async function sent(bytes: Buffer) {
  const { client: owner } = await buildPerson(server);
  const { client: reviewer } = await buildPerson(server, { memberType: 'wikiAdmin' });
  const { file } = await upload(server, owner, bytes, document);
  const fileId = file?.id ?? '';
  await FileModel.updateOne({ _id: fileId }, { usedBy: ['business:b1'] });
  const codes = async () => {
    const answers = [await link(owner, fileId), await link(reviewer, fileId)];
    return answers.map(({ url, userErrors }) => (url ? 'opened' : userErrors[0]?.code));
  };
  return { fileId, codes };
}

test('a clean document is opened once the scanner has seen it', async () => {
  const { codes } = await sent(pdf);
  await expect.poll(codes).toEqual(['opened', 'opened']);
});

test('an infected one is opened by nobody, and its bytes are gone', async () => {
  const { fileId, codes } = await sent(evil);
  await expect.poll(codes).toEqual(['FILE_INFECTED', 'FILE_INFECTED']);
  expect((await FileModel.findById(fileId).lean())?.scan).toBe('INFECTED');
});

test('while the scanner is away a document waits, and is asked about again', async () => {
  await writeFile(join(folder, 'how'), 'away');
  const { fileId, codes } = await sent(pdf);
  const job = () => JobModel.findOne({ type: 'scan-file', 'payload.fileId': fileId }).lean();
  await expect.poll(async () => (await job())?.lastError ?? '').toContain('scanner');
  expect(await codes()).toEqual(['FILE_NOT_CHECKED', 'FILE_NOT_CHECKED']);
  await writeFile(join(folder, 'how'), 'well');
  await JobModel.updateOne({ _id: (await job())?._id }, { runAt: new Date() });
  await expect.poll(codes).toEqual(['opened', 'opened']);
});

test('pictures, which are written anew, wait for nobody', async () => {
  await writeFile(join(folder, 'how'), 'away');
  const { client } = await buildPerson(server);
  const { file } = await upload(server, client, await picture(), document);
  expect((await FileModel.findById(file?.id).lean())?.scan).toBeUndefined();
});
