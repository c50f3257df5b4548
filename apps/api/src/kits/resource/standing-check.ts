import type { Viewer } from '../../authz/session.ts';
import type { Texts } from './text-check.ts';

/** What a member does that is limited while they are new. */
export type Contribution = 'post' | 'contact';

export type StandingCheck = (
  viewer: Viewer,
  contribution: Contribution,
  texts: Texts,
) => Promise<void>;

let check: StandingCheck | null = null;

/** Registers what knows the standing of members; the module that keeps it calls this. */
export function registerStandingCheck(given: StandingCheck): void {
  check = given;
}

/**
 * Refuses what a new member may not do yet, outside of a transaction: more links in one text than
 * they may (`NEW_MEMBER_LINKS`, on its field), more posts or first contacts than they may
 * (`NEW_MEMBER_PACE`, `NEW_MEMBER_CONTACTS`).
 */
export async function checkStanding(
  viewer: Viewer,
  contribution: Contribution,
  texts: Texts = {},
): Promise<void> {
  await check?.(viewer, contribution, texts);
}
