import type { FilePurpose } from '@wiki/domain';
import { signedIn, type Viewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { refuse, type Refusal } from '../../../platform/errors/errors.ts';
import { giveBack, limit, type Quota } from '../../../platform/rate-limit/rate-limit.ts';
import { FileModel } from '../file.model.ts';
import { ruleOf } from '../file-rules.ts';
import { UploadTurnModel } from './upload-turn.model.ts';

/** How long the address of an upload works, in milliseconds: 25 MB over a slow line fit in. */
export const uploadLifetime = 30 * 60_000;

/** Files of a person that nothing has used yet, awaited ones included. */
const unusedAllowed = 200;
const uploadQuota = { points: 300, durationSeconds: 3_600 };
const day = 24 * 3_600;
/** So many times what one person may send may come from one network. */
const peopleOfAddress = 5;

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;

/**
 * The caller, who may send files for a purpose.
 * @throws Refusal `MEMBERSHIP_REQUIRED` for what only businesses need.
 */
export function uploader({ viewer }: Pick<Context, 'viewer'>, purpose: FilePurpose): Viewer {
  const person = signedIn(viewer);
  const isOfBusiness = person.businessId !== null || person.memberType === 'wikiAdmin';
  if (ruleOf(purpose).isForBusinesses && !isOfBusiness) {
    throw refuse('MEMBERSHIP_REQUIRED', 'purpose');
  }
  return person;
}

/**
 * Counts an upload of the caller. Never inside a transaction.
 * @throws Refusal `TOO_MANY_REQUESTS` after too many in an hour.
 */
export async function countUpload({ viewer }: Pick<Context, 'viewer'>): Promise<void> {
  await limit('upload', signedIn(viewer).userId, uploadQuota);
}

/**
 * Counts the bytes of an upload in what the caller and their network may send in a day, around the
 * work that announces it: when that is refused they are given back.
 * @throws Refusal `TOO_MANY_REQUESTS`.
 */
export async function countingBytes<T>(
  { viewer, config, request }: Caller,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  const { bytesPerDay } = config.uploadLimits;
  const { userId } = signedIn(viewer);
  const own: Quota = { points: bytesPerDay, durationSeconds: day };
  const ofAddress: Quota = { points: bytesPerDay * peopleOfAddress, durationSeconds: day };
  await limit('upload-bytes', userId, own, bytes);
  try {
    await limit('upload-bytes:address', request.ip, ofAddress, bytes);
  } catch (error) {
    await giveBack('upload-bytes', userId, own, bytes);
    throw error;
  }
  try {
    return await work();
  } catch (error) {
    await giveBack('upload-bytes', userId, own, bytes);
    await giveBack('upload-bytes:address', request.ip, ofAddress, bytes);
    throw error;
  }
}

/** Makes the place where a person's uploads wait for each other. Never inside a transaction. */
export async function prepareTurns(userId: string): Promise<void> {
  try {
    await UploadTurnModel.updateOne(
      { _id: userId },
      { $setOnInsert: { turns: 0 } },
      { upsert: true },
    );
  } catch (error) {
    // Another upload made it at the same moment.
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Finds room for a file among those of a person that nothing has used yet. Joins the caller's
 * transaction, in which uploads of a person take turns: each sees those before it.
 * @throws Refusal `TOO_MANY_REQUESTS` when there is none.
 */
export async function findRoom(
  { config }: Pick<Context, 'config'>,
  userId: string,
  bytes: number,
): Promise<void> {
  await UploadTurnModel.updateOne({ _id: userId }, { $inc: { turns: 1 } });
  const unused = await FileModel.find({
    ownerId: userId,
    usedBy: { $size: 0 },
    // What was used and let go is removed a day later; it was counted on its day.
    dateReleased: { $exists: false },
  })
    .select({ byteSize: 1 })
    .lean();
  const total = unused.reduce((sum, { byteSize }) => sum + byteSize, bytes);
  if (unused.length >= unusedAllowed || total > config.uploadLimits.unusedBytes) throw noRoom();
}

const noRoom = (): Refusal => refuse('TOO_MANY_REQUESTS', undefined, uploadQuota.durationSeconds);
