import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct, buildUser } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { hashPassword } from './modules/accounts/index.ts';

const apiFolder = fileURLToPath(new URL('..', import.meta.url));
const documentFile = fileURLToPath(new URL('../../../docs/API.md', import.meta.url));

let server: TestServer;
let folder: string;
let text: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wiki-api-document-'));
  [server, text] = await Promise.all([startTestServer(), readFile(documentFile, 'utf8')]);
  const passwordHash = await hashPassword('Demo-2026-red');
  await buildUser({ email: 'laura@example.com', firstName: 'Laura', passwordHash });
  for (const name of ['Hamaca', 'Mochila', 'Ruana'])
    await buildProduct({ name: { en: name, es: name } });
  const picture = { width: 300, height: 300, channels: 3, background: '#0a6' } as const;
  await writeFile(join(folder, 'photo.png'), await sharp({ create: picture }).png().toBuffer());
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** All the document's pieces in a language, one after the other, for the server of this test. */
const piecesIn = (language: string): string =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, of]) => of === language)
    .map(([, , piece]) => piece)
    .join('\n')
    .replaceAll('https://wiki.example.com', server.url);

/** Runs a program in the folder with the photo; resolves with what it wrote. */
const run = (command: string, args: string[], cwd = folder): Promise<string> =>
  new Promise((resolve, reject) => {
    const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
    execFile(command, args, { cwd, env: { ...process.env, PATH } }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${error.message}\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });

test('what the document says in the shell works, one piece after the other', async () => {
  const said = await run('bash', ['-euo', 'pipefail', '-c', piecesIn('sh')]);
  expect(said).toContain('"firstName":"Laura"');
  expect(said).toContain('"es":"Ruana"');
  expect(said).toContain('"hasNextPage":true');
  expect(said).toMatch(/"completeUpload":\{"file":\{"id":"\w+","status":"\w+"\},"userErrors":\[\]/);
  expect(said).toMatch(/"liveCursor":"[\w-]+"/);
  expect(said).toContain('"code":"WRONG_PASSWORD"');
  // Only what shows an error has one.
  expect(said.match(/"errors":/g)).toHaveLength(1);
});

test('what it says in TypeScript works, one piece after the other', async () => {
  const code = piecesIn('ts').replace("'photo.png'", JSON.stringify(join(folder, 'photo.png')));
  // From the folder of the API, where Node finds its packages.
  const said = await run(
    process.execPath,
    ['--no-warnings', '--input-type=module-typescript', '--eval', code],
    apiFolder,
  );
  expect(said).toContain("firstName: 'Laura'");
  for (const name of ['Hamaca', 'Mochila', 'Ruana']) expect(said).toContain(`listing ${name}`);
  expect(said).toMatch(/^file \w+$/m);
  expect(said).toContain('heard I make hammocks.');
  expect(said).toContain('refused FORBIDDEN');
});

test('each part but the limits shows how', () => {
  const parts = text.split(/^## /m).slice(1);
  const without = parts.filter((part) => !part.includes('```')).map((part) => part.split('\n')[0]);
  expect(without).toEqual(['Limits']);
});
