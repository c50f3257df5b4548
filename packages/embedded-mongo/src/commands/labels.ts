import type { Doc } from '../bson/values.ts';

/** Errors after which the whole transaction may be tried again, wherever they happen. */
const transientCodes = new Set([24, 112, 239, 246, 267]);

/** Errors of a server that is going away or not yet there: the same operation may be tried again. */
const retryableCodes = new Set([
  6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436,
]);

const noSuchTransaction = 251;

/** Errors after which a change stream goes on from where it was. */
const resumableCodes = new Set([
  6, 7, 63, 89, 91, 133, 134, 150, 189, 234, 262, 9001, 10107, 11600, 11602, 13388, 13435, 13436,
]);

/**
 * The labels MongoDB puts on an error, from what the command was part of.
 * @param followsChanges whether the command reads a change stream.
 */
export function labelsOf(name: string, body: Doc, code: number, followsChanges = false): string[] {
  const labels: string[] = [];
  const inside = body['autocommit'] === false;
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  const transient =
    transientCodes.has(code) || code === noSuchTransaction || (!ends && retryableCodes.has(code));
  if (inside && transient) labels.push('TransientTransactionError');
  const retryableWrite = body['txnNumber'] !== undefined && !inside;
  if (retryableCodes.has(code) && (ends || retryableWrite)) labels.push('RetryableWriteError');
  if (followsChanges && resumableCodes.has(code)) labels.push('ResumableChangeStreamError');
  return labels;
}

/** The labels of an error that says only that a write is not yet where it should be. */
export function writeConcernLabels(name: string, body: Doc, code: number): string[] {
  return labelsOf(name, body, code).filter((label) => label === 'RetryableWriteError');
}
