import type { Express, Request } from 'express';
import type { Config } from '../../../config.ts';
import { DiskStorage } from '../../../platform/files/disk-storage.ts';
import { fileStorage } from '../../../platform/files/file-storage.ts';
import { readToken } from '../../../platform/files/signed-token.ts';
import { answerProblem, answering } from '../serving/problem-responses.ts';
import { findFile } from '../file.store.ts';

/** `PUT /files/upload/:id?token=`: takes the bytes of an announced file, when files are kept on the disk. */
export function receiveUploads(app: Express, config: Config): void {
  const storage = fileStorage(config);
  if (!(storage instanceof DiskStorage)) return;
  app.put(
    '/files/upload/:id',
    answering(async (request, response) => {
      const awaited = await awaitedFile(request, config);
      if (!awaited) return answerProblem(response, 404, 'TOKEN_INVALID');
      const { fileId, byteSize } = awaited;
      const announced = Number(request.headers['content-length']);
      if (announced > byteSize) return answerProblem(response, 413, 'FILE_TOO_LARGE');
      if (announced !== byteSize) return answerProblem(response, 400, 'FILE_INCOMPLETE');
      const arrival = await storage.receive(fileId, request, byteSize);
      if (arrival === 'INCOMPLETE') return answerProblem(response, 400, 'FILE_INCOMPLETE');
      if (arrival === 'THERE_ALREADY') return answerProblem(response, 409, 'BAD_REQUEST');
      response.status(204).end();
    }),
  );
}

/** The file a signed address is for, while its bytes are awaited. */
async function awaitedFile(
  request: Request,
  config: Config,
): Promise<{ fileId: string; byteSize: number } | null> {
  const fileId = String(request.params.id);
  const claim = readToken(config, { use: 'upload', fileId }, request.query.token);
  const file = claim === null ? null : await findFile(fileId);
  return file?.status === 'AWAITED' ? { fileId, byteSize: Number(claim) } : null;
}
