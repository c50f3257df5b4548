import type { Express } from 'express';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../../config.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { encodeShareCard, shareSize } from '../../../platform/files/image-processing.ts';
import { readBytes } from '../../../platform/files/storage.ts';
import { limitRequests } from '../../../platform/http/security/limit-requests.ts';
import type { FileRecord } from '../file.model.ts';
import { findFile } from '../file.store.ts';
import { keyOf } from '../storage-keys.ts';
import { answerProblem, answering } from './problem-responses.ts';

/** Cards kept in memory, in bytes: each has some 100 kB, and previews ask again within minutes. */
const mostKept = 16_000_000;

/**
 * The card of a public picture for link previews, which want one shape of all; null without one.
 * Its address is relative to the API's.
 */
export const shareCardOf = (
  file: FileRecord | null | undefined,
): { url: string; width: number; height: number } | null =>
  hasCard(file) ? { url: `/files/${file._id.toHexString()}/card.jpg`, ...shareSize } : null;

const hasCard = (file: FileRecord | null | undefined): file is FileRecord =>
  Boolean(file?.image && file.isPublic && file.status === 'STORED');

/** `GET /files/:id/card.jpg`: the share card of a public picture, made when it is asked for. */
export function serveShareCards(app: Express, config: Config): void {
  const cards = new LRUCache<string, Buffer, FileRecord>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length,
    async fetchMethod(_id, _old, { context: file }) {
      const bytes = await readBytes(fileStorage(config), keyOf(file), file.byteSize);
      return bytes ? (await encodeShareCard(bytes)).bytes : undefined;
    },
  });
  app.get(
    '/files/:id/card.jpg',
    limitRequests('artwork'),
    answering(async (request, response) => {
      const file = await findFile(String(request.params.id));
      if (!hasCard(file)) return answerProblem(response, 404, 'NOT_FOUND');
      const card = await cards.fetch(file._id.toHexString(), { context: file });
      if (!card) return answerProblem(response, 404, 'NOT_FOUND');
      response
        .set({
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'X-Content-Type-Options': 'nosniff',
        })
        .type('jpg')
        .send(card);
    }),
  );
}
