import { buildPerson } from '../../../testing/world.ts';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationLimits } from '../../../graphql/limits/limits.ts';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type FilePayload, fileFields, picture } from '../files-test-kit.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    config: { fileLimits: { imageBytes: 200_000, otherBytes: 400_000 } },
  });
  ({ client } = await buildPerson(server));
});
afterAll(() => server.stop());

const query = `mutation ($input: UploadFileInput!) { uploadFile(input: $input) { ${fileFields} } }`;
const operation = (input: object = {}) => ({
  query,
  variables: { input: { purpose: 'AVATAR', file: null, ...input } },
});
interface UploadAnswer {
  data?: { uploadFile: FilePayload };
  errors?: { message: string; extensions: { code: string } }[];
}

/** Sends a multipart request by the specification, with parts as given. */
async function send(
  parts: { operations?: unknown; map?: unknown; files?: [string, Buffer, string][] },
  {
    accessToken = client.accessToken,
    headers = { 'apollo-require-preflight': 'true' },
  }: { accessToken?: string | null; headers?: Record<string, string> } = {},
): Promise<{ status: number; answer: UploadAnswer }> {
  const form = new FormData();
  if (parts.operations !== undefined) form.set('operations', JSON.stringify(parts.operations));
  if (parts.map !== undefined) form.set('map', JSON.stringify(parts.map));
  for (const [field, bytes, name] of parts.files ?? []) {
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
  }
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) },
    body: form,
  });
  return { status: response.status, answer: (await response.json()) as UploadAnswer };
}

const map = { 0: ['variables.input.file'] };
const codeOf = ({ answer }: { answer: UploadAnswer }) => answer.errors?.[0]?.extensions.code;
const uploadOf = ({ answer }: { answer: UploadAnswer }) => answer.data?.uploadFile;

describe('a file within the request', () => {
  test('is stored like one that was sent by itself', async () => {
    const files: [string, Buffer, string][] = [['0', await picture(60, 40), 'Ana.jpg']];
    const sent = await send({ operations: operation(), map, files });
    expect(uploadOf(sent)).toMatchObject({
      userErrors: [],
      file: { name: 'Ana.jpg', status: 'STORED', image: { width: 60, height: 40 } },
    });
    const url = uploadOf(sent)?.file?.image?.url ?? '';
    expect((await fetch(new URL(url, server.url))).status).toBe(200);
  });

  test.each([
    ['no picture', { purpose: 'AVATAR' }, Buffer.from('<html>'), 'a.png', 'FILE_NOT_IMAGE'],
    ['empty', { purpose: 'AVATAR' }, Buffer.alloc(0), 'a.png', 'FILE_INCOMPLETE'],
    ['too large', { purpose: 'AVATAR' }, Buffer.alloc(200_001), 'a.png', 'FILE_TOO_LARGE'],
    // The largest documents go by a signed address.
    [
      'too large here',
      { purpose: 'APPLICATION_DOCUMENT' },
      Buffer.alloc(200_001),
      'a.pdf',
      'FILE_TOO_LARGE',
    ],
  ])('that is %s is refused', async (_what, input, bytes, name, code) => {
    const sent = await send({ operations: operation(input), map, files: [['0', bytes, name]] });
    expect(uploadOf(sent)).toMatchObject({ file: null, userErrors: [{ code }] });
  });

  test('that is missing is refused', async () => {
    const sent = await send({ operations: operation(), map });
    expect(uploadOf(sent)).toMatchObject({ file: null, userErrors: [{ code: 'FILE_INCOMPLETE' }] });
  });

  test('is for the signed in', async () => {
    const files: [string, Buffer, string][] = [['0', Buffer.alloc(150_000), 'a.jpg']];
    const sent = await send({ operations: operation(), map, files }, { accessToken: null });
    expect(codeOf(sent)).toBe('UNAUTHENTICATED');
  });
});

describe('what is no rightful request', () => {
  const files: [string, Buffer, string][] = [['0', Buffer.from('x'), 'a.jpg']];

  test('a form of another page is refused, and told which header it cannot send', async () => {
    const sent = await send({ operations: operation(), map, files }, { headers: {} });
    expect([sent.status, codeOf(sent)]).toEqual([400, 'BAD_REQUEST']);
    expect(sent.answer.errors?.[0]?.message).toContain(
      'apollo-require-preflight, x-apollo-operation-name',
    );
  });

  test.each([
    ['without an operation', { map, files }],
    ['without a map', { operations: operation(), files }],
    ['with a map to nowhere', { operations: operation(), map: { 0: ['nothing.there'] }, files }],
    ['with a map to a prototype', { operations: operation(), map: { 0: ['__proto__.x'] }, files }],
    [
      'with two files',
      {
        operations: operation(),
        map: { 0: ['variables.input.file'], 1: ['variables.other'] },
        files: [...files, ['1', Buffer.from('y'), 'b.jpg'] as [string, Buffer, string]],
      },
    ],
    [
      'with several operations',
      { operations: [operation(), operation()], map: { 0: ['0.variables.input.file'] }, files },
    ],
    [
      'with a text in place of the file',
      { operations: operation({ file: 'x' }), map: { 0: ['variables.other'] }, files },
    ],
  ])('%s', async (_what, parts) => {
    const sent = await send(parts);
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(sent.status).toBeLessThan(500);
    expect(uploadOf(sent)?.file ?? null).toBeNull();
  });

  test('nothing is left on what all objects inherit', async () => {
    const paths = [
      'toString.call',
      'query.trim.call',
      'valueOf.left',
      'variables.hasOwnProperty.left',
    ];
    for (const path of paths) await send({ operations: operation(), map: { 0: [path] }, files });
    for (const prototype of [Object.prototype, String.prototype, Array.prototype]) {
      const methods = Object.entries(Object.getOwnPropertyDescriptors(prototype));
      for (const [name, { value }] of methods) {
        if (typeof value !== 'function' || name === 'constructor') continue;
        expect([name, ...Object.keys(value as object)]).toEqual([name]);
      }
    }
    expect(await createClient(server).data('{ me { id } }')).toEqual({ me: null });
  });

  test('the limits of operations hold', async () => {
    const aliases = Array.from({ length: 30 }, (_, n) => `a${n}: me { id }`).join(' ');
    const many = await send({ operations: { query: `{ ${aliases} }` }, map: {} });
    expect(codeOf(many)).toBe('QUERY_TOO_COMPLEX');
    const long = 'x'.repeat(operationLimits.bodyBytes);
    const large = await send({ operations: { query: `# ${long}\n{ me { id } }` }, map: {} });
    expect([large.status, codeOf(large)]).toEqual([413, 'REQUEST_TOO_LARGE']);
  });

  test('an upload cannot be named outside of a multipart request', async () => {
    const { errors } = await client.request(
      query,
      operation({ file: { filename: 'x' } }).variables,
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });
});

test('a caller who leaves in the middle harms nobody', async () => {
  const boundary = 'b';
  const head = [
    `--${boundary}\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(operation())}`,
    `--${boundary}\r\nContent-Disposition: form-data; name="map"\r\n\r\n${JSON.stringify(map)}`,
    `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="a.jpg"\r\n\r\nhalf`,
  ].join('\r\n');
  await new Promise<void>((resolve) => {
    const request = httpRequest(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + 1_000,
        'apollo-require-preflight': 'true',
        authorization: `Bearer ${client.accessToken}`,
      },
    });
    request.once('error', () => resolve());
    request.once('close', () => resolve());
    request.write(head, () => request.destroy());
  });
  const files: [string, Buffer, string][] = [['0', await picture(), 'a.jpg']];
  expect(uploadOf(await send({ operations: operation(), map, files }))?.userErrors).toEqual([]);
});
