import { type ErrorCode, errorCatalog } from '@wiki/domain';
import type { Response } from 'express';

/** A file that is saved, not shown, kept by nobody on the way, and its address told to nobody. */
export const attachment = (response: Response, name: string, type: string): Response =>
  response
    .attachment(name)
    .set('Content-Type', type)
    .set('Cache-Control', 'private, no-store')
    .set('Content-Security-Policy', "default-src 'none'; sandbox")
    .set('Referrer-Policy', 'no-referrer')
    .set('X-Content-Type-Options', 'nosniff');

/** Answers that there is no such document for whoever asks. */
export function refuseDocument(
  response: Response,
  status = 404,
  code: ErrorCode = 'NOT_FOUND',
): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ errors: [{ message: errorCatalog[code], extensions: { code } }] });
}
