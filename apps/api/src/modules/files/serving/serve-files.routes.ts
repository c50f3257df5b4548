import { pipeline } from 'node:stream/promises';
import type { Express, Request, Response } from 'express';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import type { BytePart, StoredBytes } from '../../../platform/files/storage.ts';
import { readToken } from '../../../platform/files/signed-token.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { viewerNow } from '../../users/index.ts';
import { versionName } from './addresses.ts';
import { answerProblem, answering } from './problem-responses.ts';
import { answerNoSuchPart, hasParts, partOf, tagOf } from './byte-ranges.ts';
import type { FileRecord } from '../file.model.ts';
import { mayReadFile } from '../file-readers.ts';
import { ruleOf } from '../file-rules.ts';
import { findFile } from '../file.store.ts';
import { keyOf } from '../storage-keys.ts';

/** How many views of private files one person has: each is kept for the audit. */
export const viewQuota = { points: 600, durationSeconds: 3_600 };

/**
 * `GET /files/:id/:version`: public files to everybody, for good, and parts of them to players; private ones with a token of
 * `createFileLink` only, each view noted before a byte goes out.
 */
export function serveFiles(app: Express, config: Config): void {
  app.get(
    '/files/:id/:version',
    answering(async (request, response) => {
      const file = await findFile(String(request.params.id));
      if (file?.isPublic && file.status === 'STORED') return send(request, response, file, config);
      const { token } = request.query;
      if (token === undefined) return answerProblem(response, 404, 'NOT_FOUND');
      const viewerId = file && (await viewerOf(file, token, config));
      if (!viewerId) return answerProblem(response, 404, 'TOKEN_INVALID');
      // What people send each other is theirs: only views of what was entrusted to others are noted.
      if (!ruleOf(file.purpose).isShared) await noteView(file, viewerId);
      return send(request, response, file, config);
    }),
  );
}

async function noteView({ _id }: FileRecord, userId: string): Promise<void> {
  await limit('file-views', userId, viewQuota);
  const fileId = _id.toHexString();
  await inTransaction(() => recordEvent('file.viewed', userId, { fileId, userId }));
}

/** Whose token this is, if it is good for the file and they may still read it. */
async function viewerOf(file: FileRecord, token: unknown, config: Config): Promise<string | null> {
  const fileId = file._id.toHexString();
  const userId = readToken(config, { use: 'view', fileId }, token);
  const viewer = userId ? await viewerNow(userId) : null;
  if (!userId || !viewer) return null;
  return (await mayReadFile(viewer, file)) ? userId : null;
}

async function send(
  request: Request,
  response: Response,
  file: FileRecord,
  config: Config,
): Promise<void> {
  const version = versionOf(file, String(request.params.version));
  if (!version) return answerProblem(response, 404, 'NOT_FOUND');
  const part = partOf(request, file, version);
  if (part === 'UNSATISFIABLE') return answerNoSuchPart(response, file);
  const bytes = await fileStorage(config).open(version.key, part ?? undefined);
  if (!bytes) return answerProblem(response, 404, 'NOT_FOUND');
  try {
    response.status(part ? 206 : 200).set(headersOf(file, version, bytes, part));
    if (request.method === 'HEAD') response.end();
    else await pipeline(bytes.stream, response);
  } finally {
    // A reader who had left before is not piped to, which leaves the file open.
    bytes.stream.destroy();
  }
}

/** What is said of the bytes of a version, or of a part of it. */
function headersOf(
  file: FileRecord,
  version: Version,
  { byteSize }: StoredBytes,
  part: BytePart | null,
): Record<string, string> {
  return {
    'Content-Type': version.contentType,
    'Content-Length': String(byteSize),
    'Content-Disposition': disposition(file, version.contentType),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...cachingOf(file),
    ...(hasParts(file, version) ? { 'Accept-Ranges': 'bytes', ETag: tagOf(file) } : {}),
    ...(part ? { 'Content-Range': `bytes ${part.start}-${part.end}/${file.byteSize}` } : {}),
  };
}

/** What is under an address never changes; another picture has another id. */
const forEverybody = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const forOne = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
/** A conversation is opened again and again: its pictures stay on the device for as long as their links. */
const forMembers = { 'Cache-Control': 'private, max-age=3600', 'Referrer-Policy': 'no-referrer' };

const cachingOf = ({ isPublic, purpose }: FileRecord): Record<string, string> =>
  isPublic ? forEverybody : ruleOf(purpose).isShared ? forMembers : forOne;

/** A version of a file: where it is stored and what it is. */
interface Version {
  key: string;
  contentType: string;
}

function versionOf(file: FileRecord, name: string): Version | null {
  if (name === versionName(file)) return { key: keyOf(file), contentType: file.contentType };
  const slot = file.image?.versions.find(
    (version) => name === versionName(file, version.slot),
  )?.slot;
  return slot === undefined ? null : { key: keyOf(file, slot), contentType: 'image/webp' };
}

/** Only pictures and videos are shown by the browser itself. Names tell about people: public files have none. */
function disposition({ image, isPublic, name }: FileRecord, contentType: string): string {
  const how = image || contentType.startsWith('video/') ? 'inline' : 'attachment';
  return isPublic ? how : `${how}; filename*=UTF-8''${encodeName(savedName(name, contentType))}`;
}

/** How names of files end, by what they hold; the first is added to a name that ends otherwise. */
const endings: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/** The name to save under. The content was checked, but devices go by the ending of the name. */
function savedName(name: string, contentType: string): string {
  const [ending = '', ...others] = endings[contentType] ?? [];
  const isKnown = [ending, ...others].some((each) => name.toLowerCase().endsWith(each));
  return isKnown ? name : `${name}${ending}`;
}

const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
