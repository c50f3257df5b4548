import type { MaybeViewer } from './session.ts';
import { apiError } from '../platform/errors/errors.ts';

/**
 * The actions that policies decide, each with the document it is decided on; null for none. Each
 * domain's `x.policy.ts` names its own here and decides them, purely: `(viewer, doc) => boolean`.
 * Nothing else in the code decides access to a document.
 */
export interface PolicyMap {}

export type Action = keyof PolicyMap;
/** The actions that no document decides. */
export type FreeAction = { [A in Action]: null extends PolicyMap[A] ? A : never }[Action];
/** The actions that a document of this kind, or none, decides. */
export type ActionOn<Doc> = {
  [A in Action]: null extends PolicyMap[A] ? A : Doc extends PolicyMap[A] ? A : never;
}[Action];
type Rule<A extends Action> = (viewer: MaybeViewer, doc: PolicyMap[A]) => boolean;
export type Policy = { [A in Action]?: Rule<A> };

const rules = new Map<Action, (viewer: MaybeViewer, doc: never) => boolean>();

/** Registers a domain's policy; called once per domain by `server.ts`. */
export function registerPolicy(policy: Policy): void {
  for (const [action, rule] of Object.entries(policy)) {
    rules.set(action as Action, rule);
  }
}

/** Whether the viewer may do this to the document. An action without a rule is denied. */
export function can<A extends Action>(viewer: MaybeViewer, action: A, doc: PolicyMap[A]): boolean {
  return rules.get(action)?.(viewer, doc as never) ?? false;
}

/** Throws `UNAUTHENTICATED` for visitors and `FORBIDDEN` for others who may not. */
export function assertCan<A extends Action>(
  viewer: MaybeViewer,
  action: A,
  doc: PolicyMap[A],
): void {
  if (can(viewer, action, doc)) return;
  throw apiError(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
}
