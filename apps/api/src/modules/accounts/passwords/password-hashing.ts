import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { apiError } from '../../../platform/errors/errors.ts';
import { standInLine } from '../../../platform/jobs/people-first.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const hashParameters = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/**
 * A hash of a password nobody has, made with the same parameters: comparing with it takes an
 * unknown account as long as a known one.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,p=1,t=2$AhBkfCvv2BxpFTw6i/BDXA$tyePrgdKlQ+VEy+ig5W7mrHX1M1ud0+DcNQH57B4AwY';

/**
 * Hashing takes one core for its time: more at once than cores would only starve other requests. Nor
 * may it take all four threads that files and names are read with.
 */
const maxRunning = Math.min(availableParallelism(), 3);
/** Beyond this many waiting, an answer would come too late to be of use. */
const maxWaiting = 500;

let running = 0;
const waiting: (() => void)[] = [];

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw apiError('UNAVAILABLE');
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      standInLine('passwords', waiting.length);
    });
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot passes to the next in line without becoming free in between.
    const next = waiting.shift();
    standInLine('passwords', waiting.length);
    if (next) next();
    else running -= 1;
    await inGroup();
  }
}

/**
 * While a line waits, so many leave together. Hashing goes through more memory than a core keeps at hand: what
 * follows, by messages to the database, finds it forgotten each time, and takes twice as long for one by one.
 */
const groupSize = 4;
const group: (() => void)[] = [];

/** Waits for others to be done, at most three, where so many are yet to come. */
async function inGroup(): Promise<void> {
  const isFull = group.length + 1 >= groupSize;
  if (isFull || waiting.length < groupSize) {
    for (const leave of group.splice(0)) leave();
  } else await new Promise<void>((leave) => group.push(leave));
}

/** The argon2id hash of a password in its encoded form. Throws `UNAVAILABLE` under absurd load. */
export async function hashPassword(password: string): Promise<string> {
  return withSlot(() => argon2.hash(password.normalize('NFKC'), hashParameters));
}

/** Whether the password is the one of the hash; without a hash, false after the same time. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const matches = await withSlot(() =>
    argon2.verify(hash ?? dummyHash, password.normalize('NFKC')),
  );
  return hash !== null && matches;
}
