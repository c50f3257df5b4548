import { failureOf, type Failure } from '../errors/error-codes.ts';

/** Why a file did not get there, for people: a code of the catalog and what its message needs. */
export interface UploadProblem {
  code: Failure;
  /** With `FILE_TOO_LARGE`: the largest size, in bytes. */
  maxBytes?: number;
  /** With `FILE_NOT_IMAGE`: it is a photo of a telephone, in a format that this browser cannot read. */
  isHeic?: true;
}

/** A refusal by this client or the API. */
export class UploadError extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem.code);
    this.name = 'UploadError';
    this.problem = problem;
  }
}

/** What to tell people of whatever an upload ended with. */
export function problemOf(error: unknown): UploadProblem {
  return error instanceof UploadError ? error.problem : { code: failureOf(error) };
}

/** Refusals that the same file meets again: trying once more is of no use. */
const final = new Set<Failure>(['FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_NOT_IMAGE']);

/** Whether trying the same file again may help. */
export const canRetry = ({ code }: UploadProblem): boolean => !final.has(code);
