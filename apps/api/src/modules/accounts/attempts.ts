import { createHash } from 'node:crypto';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { apiError, refuse } from '../../platform/errors/errors.ts';
import { AttemptModel } from './attempt.model.ts';

/** How often something may be tried within a time. */
export interface AttemptLimit {
  /** What is limited, such as `signIn:account`. */
  name: string;
  max: number;
  windowSeconds: number;
}

/** A counter's id: addresses of people do not stand in it. */
const idOf = (limit: AttemptLimit, subject: string) =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Counts an attempt before it is made, over all processes, and refuses it with `TOO_MANY_REQUESTS`
 * and the seconds to wait when there were too many. Never inside a transaction: a refused attempt
 * counts too.
 */
export async function countAttempt(limit: AttemptLimit, subject: string): Promise<void> {
  const now = new Date();
  const counter = await increment(idOf(limit, subject), now, limit.windowSeconds);
  if (counter.count <= limit.max) return;
  const seconds = Math.max(1, Math.ceil((counter.resetsAt.getTime() - now.getTime()) / 1000));
  throw refuse('TOO_MANY_REQUESTS', undefined, seconds);
}

/** Forgets the attempts of a subject: it proved to be rightful. */
export async function forgetAttempts(limit: AttemptLimit, subject: string): Promise<void> {
  await AttemptModel.deleteOne({ _id: idOf(limit, subject) });
}

/** Takes back one attempt that turned out to be rightful. */
export async function takeBackAttempt(limit: AttemptLimit, subject: string): Promise<void> {
  await AttemptModel.updateOne(
    { _id: idOf(limit, subject), count: { $gt: 0 } },
    { $inc: { count: -1 } },
  );
}

async function increment(id: string, now: Date, windowSeconds: number, mayRetry = true) {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isRunning = { $gt: ['$resetsAt', now] };
  try {
    const counter = await AttemptModel.findOneAndUpdate(
      { _id: id },
      [
        {
          $set: {
            count: { $cond: [isRunning, { $add: ['$count', 1] }, 1] },
            resetsAt: { $cond: [isRunning, '$resetsAt', resetsAt] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', updatePipeline: true },
    ).lean();
    if (!counter) throw apiError('UNAVAILABLE');
    return counter;
  } catch (error) {
    // Two first attempts at once: one inserts the counter, the other meets its id and counts on it.
    if (mayRetry && isDuplicateKey(error)) {
      return increment(id, now, windowSeconds, false);
    }
    throw error;
  }
}
