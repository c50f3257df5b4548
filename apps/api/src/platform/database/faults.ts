import { GraphQLError } from 'graphql';
import mongoose from 'mongoose';

/**
 * Codes with which a MongoDB server says that it, its disk or its replica set can't serve at the
 * moment, or doesn't let this process in: nothing that another command or other data would change.
 */
const unavailableCodes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  13, // Unauthorized
  18, // AuthenticationFailed
  24, // LockTimeout
  37, // FileRenameFailed
  39, // FileStreamFailed
  46, // LockBusy
  50, // MaxTimeMSExpired
  64, // WriteConcernFailed
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  251, // NoSuchTransaction
  262, // ExceededTimeLimit
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
]);

/** Codes that may mean anything: here the message tells whether it was the storage. */
const vagueCodes = new Set([
  1, // InternalError: what the embedded engine and WiredTiger answer when the disk fails
  8, // UnknownError
  96, // OperationFailed
  8000, // AtlasError
]);

const storageMessage =
  /no space left|input\/output error|read-only file ?system|disk quota|space quota|file too large|cannot allocate memory|too many open files|MDB_MAP_FULL|mapsize limit|\b(ENOSPC|EIO|EDQUOT|EROFS|EFBIG|ENOMEM|EMFILE|ENFILE)\b/i;

/** Errors of the operating system that say that a disk, its room, memory or handles are used up. */
const storageErrnos = new Set([
  'ENOSPC',
  'EIO',
  'EDQUOT',
  'EROFS',
  'EFBIG',
  'ENOMEM',
  'EMFILE',
  'ENFILE',
]);

/** How far a chain of causes is followed. */
const deepest = 5;

/**
 * Whether an error says that the database or a storage can't work at the moment: it can't be
 * reached, has no room, is not primary, did not answer in time. What failed so may be tried again
 * unchanged, and nothing is wrong with what was asked.
 */
export function storageUnavailable(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < deepest && current instanceof Error; depth++) {
    if (saysUnavailable(current) || isUnavailable(current)) return true;
    current = innerOf(current);
  }
  return false;
}

/** An error of the operating system, or one of ours that a file storage threw. */
const saysUnavailable = (error: Error): boolean =>
  storageErrnos.has(String(codeOf(error))) ||
  (error instanceof GraphQLError && error.extensions.code === 'UNAVAILABLE');

function isUnavailable(error: Error): boolean {
  const { mongo } = mongoose;
  if (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoClientClosedError ||
    error instanceof mongo.MongoExpiredSessionError ||
    error instanceof mongo.MongoOperationTimeoutError ||
    error instanceof mongo.MongoWriteConcernError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    // Not exported by the driver: no connection of the pool became free in time, or the pool is shut.
    error.name === 'MongoWaitQueueTimeoutError' ||
    error.name === 'MongoPoolClosedError'
  ) {
    return true;
  }
  if (!(error instanceof mongo.MongoError)) return false;
  if (
    error.hasErrorLabel('RetryableWriteError') ||
    error.hasErrorLabel('TransientTransactionError')
  ) {
    return true;
  }
  const code = codeOf(error);
  if (typeof code !== 'number') return false;
  return unavailableCodes.has(code) || (vagueCodes.has(code) && storageMessage.test(error.message));
}

/** What an error wraps: its cause or, of several writes at once, the server's own error. */
function innerOf(error: Error): unknown {
  if (error instanceof mongoose.mongo.MongoBulkWriteError) {
    return error.errorResponse instanceof Error ? error.errorResponse : error.cause;
  }
  return error.cause;
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);
