import sharp from 'sharp';
import { type TestClient } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';

/** A picture of one color. */
export const picture = (
  width = 40,
  height = 30,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

/** The smallest document that is one. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');

/** What the API answers about a file. */
export interface FileAnswer {
  id: string;
  name: string;
  contentType: string;
  byteSize: number;
  status: string;
  image: { width: number; height: number; url: string } | null;
}

/** The answer to a mutation about a file. */
export interface FilePayload {
  file: FileAnswer | null;
  userErrors: { code: string; field: string | null }[];
}

export const fileFields =
  'file { id name contentType byteSize status image { width height url } } userErrors { code field }';

/** Runs a mutation on a file whose field is given. */
export async function act(
  client: TestClient,
  field: 'completeUpload' | 'removeFile',
  fileId: string,
): Promise<FilePayload> {
  const query = `mutation ($input: FileInput!) { answer: ${field}(input: $input) { ${fileFields} } }`;
  return (await client.data<{ answer: FilePayload }>(query, { input: { fileId } })).answer;
}

/** Where the bytes of a file are to be sent. */
export interface UploadTarget {
  url: string;
  method: string;
  headers: { name: string; value: string }[];
  dateExpires: string;
}

/** The answer to announcing an upload. */
export interface RequestAnswer extends FilePayload {
  target: UploadTarget | null;
}

/** Announces a file. */
export async function announce(
  client: TestClient,
  input: { purpose?: string; name?: string; contentType?: string; byteSize: number },
): Promise<RequestAnswer> {
  const { requestUpload } = await client.data<{ requestUpload: RequestAnswer }>(
    `mutation ($input: RequestUploadInput!) { requestUpload(input: $input) {
      target { url method headers { name value } dateExpires } ${fileFields} } }`,
    { input: { purpose: 'AVATAR', name: 'me.jpg', contentType: 'image/jpeg', ...input } },
  );
  return requestUpload;
}

/** Sends bytes to the address of an upload. */
export function sendTo(
  server: Pick<TestServer, 'url'>,
  target: (Pick<UploadTarget, 'url'> & Partial<UploadTarget>) | null,
  bytes: Buffer,
): Promise<Response> {
  return fetch(new URL(target?.url ?? '', server.url), {
    method: 'PUT',
    headers: Object.fromEntries((target?.headers ?? []).map(({ name, value }) => [name, value])),
    body: new Uint8Array(bytes),
  });
}

/** Uploads a file from announcing to completing it. */
export async function upload(
  server: TestServer,
  client: TestClient,
  bytes: Buffer,
  input: { purpose?: string; name?: string; contentType?: string } = {},
): Promise<FilePayload> {
  const { file, target, userErrors } = await announce(client, {
    ...input,
    byteSize: bytes.length,
  });
  if (!file) return { file, userErrors };
  const sent = await sendTo(server, target, bytes);
  if (!sent.ok) throw new Error(`The bytes were answered with ${sent.status}.`);
  return act(client, 'completeUpload', file.id);
}

/** Makes a link to a file, or answers why not. */
export async function link(
  client: TestClient,
  fileId: string,
): Promise<{ url: string | null; dateExpires: string | null; userErrors: { code: string }[] }> {
  const { createFileLink } = await client.data<{
    createFileLink: Awaited<ReturnType<typeof link>>;
  }>(
    'mutation ($input: FileInput!) { createFileLink(input: $input) { url dateExpires userErrors { code } } }',
    { input: { fileId } },
  );
  return createFileLink;
}
