import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { isSealed, sealOf } from '../../platform/tokens/secrets.ts';

/** What a form sends back. */
export interface ChallengeAnswer {
  token: string;
  answer: string;
  website: string;
}

const { bits, minSeconds, maxSeconds } = limits.contact;

/** A token that says when a form was opened. */
export function issueToken(config: Config, at = new Date()): string {
  const text = `${at.getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sealOf(config, 'contact-form', text)}`;
}

/** Whether the hash of a token with an answer begins with enough zeros. */
export function isSolved(token: string, answer: string): boolean {
  const hash = createHash('sha256').update(`${token}:${answer}`).digest();
  return hash.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** When the form of a token was opened, or null when it is not of this installation. */
function openedAt(config: Config, token: string): number | null {
  const end = token.lastIndexOf('.');
  const text = token.slice(0, end);
  if (!isSealed(config, 'contact-form', text, token.slice(end + 1))) return null;
  return Number(text.split('.')[0]);
}

/**
 * Lets a form of a visitor pass once.
 * @throws Refusal `CHALLENGE_FAILED` for one that was filled in by a robot, too soon, too late, a
 *   second time or without the work.
 */
export async function assertPerson(
  config: Config,
  { token, answer, website }: ChallengeAnswer,
): Promise<void> {
  const at = openedAt(config, token);
  const seconds = at === null ? -1 : (Date.now() - at) / 1_000;
  const isTimely = seconds >= minSeconds && seconds <= maxSeconds;
  if (website !== '' || !isTimely || !isSolved(token, answer)) throw refuse('CHALLENGE_FAILED');
  try {
    await limit('contact.token', token, { points: 1, durationSeconds: maxSeconds });
  } catch {
    throw refuse('CHALLENGE_FAILED');
  }
}
