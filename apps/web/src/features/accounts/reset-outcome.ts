import { type FormProblem, placeErrors, type RefusedInput } from '../../lib/forms/form-problem.ts';

/** What an attempt to set a new password came to. */
export type ResetOutcome =
  | { kind: 'done' }
  /** The two do not match or are too short; `isWeak` when the API knows the password as common. */
  | { kind: 'password'; isWeak?: boolean }
  /** Nothing is lost: the same attempt can be made again. */
  | { kind: 'wait'; problem: FormProblem }
  /** A new link is needed. */
  | { kind: 'newLink' };

const passing: ReadonlySet<string> = new Set(['TOO_MANY_REQUESTS', 'NETWORK', 'UNAVAILABLE']);

/** Reads the refusals of `resetPassword`; none means done. Whatever is not passing asks for a new link. */
export function outcomeOf(refusals: readonly RefusedInput[], now = Date.now()): ResetOutcome {
  const [first] = refusals;
  if (!first) return { kind: 'done' };
  if (first.code === 'WEAK_PASSWORD') return { kind: 'password', isWeak: true };
  if (first.code === 'PASSWORD_MISMATCH') return { kind: 'password' };
  const { problem } = placeErrors(refusals, [], now);
  return problem && passing.has(problem.code) ? { kind: 'wait', problem } : { kind: 'newLink' };
}
