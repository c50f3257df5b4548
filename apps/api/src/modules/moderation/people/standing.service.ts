import {
  countLinks,
  type Standing,
  standingOf,
  type WritingLimits,
  writingLimits,
} from '@wiki/domain';
import { signedIn, type Viewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { everyReportable } from '../../../kits/moderation/index.ts';
import type { Contribution, Texts } from '../../../kits/resource/index.ts';
import { Refusal, refuse } from '../../../platform/errors/errors.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { findUser } from '../../users/index.ts';
import { CaseModel } from '../cases/case.model.ts';
import { moderationRules } from '../blacklist/rules.store.ts';

const day = 24 * 3_600_000;
/** For how long a removal counts, in milliseconds. */
const removalsCount = 180 * day;

type Asked = Pick<Viewer, 'userId' | 'memberType'>;

/** The standing of a member now. Reads what they wrote only while their age does not decide it. */
export async function standingNow({ userId, memberType }: Asked): Promise<Standing> {
  if (memberType === 'wikiAdmin') return 'trusted';
  const user = await findUser(userId);
  if (!user?.emailVerified) return 'new';
  const rules = await moderationRules();
  const now = Date.now();
  const removed = await CaseModel.countDocuments({
    authorId: userId,
    status: 'REMOVED',
    dateDecided: { $gt: new Date(now - removalsCount) },
  });
  const facts = {
    ageDays: (now - user.dateJoined.getTime()) / day,
    emailVerified: true,
    removed,
  };
  const [least, most] = [0, rules.newAccepted].map((accepted) =>
    standingOf({ ...facts, accepted }, rules),
  );
  if (least === most) return least ?? 'new';
  const accepted = await countAccepted(userId, new Date(now - day), rules.newAccepted);
  return standingOf({ ...facts, accepted }, rules);
}

/** How much of somebody's everybody reads and was written before a time: counted to a limit. */
export async function countAccepted(userId: string, before: Date, most: number): Promise<number> {
  let count = 0;
  for (const kind of everyReportable()) {
    if (count >= most) break;
    count += await kind.countAccepted(userId, before, most - count);
  }
  return count;
}

/** Refuses what a new member may not do yet. Counts a post or a first contact of theirs. */
export async function assertStanding(
  viewer: Viewer,
  contribution: Contribution,
  texts: Texts,
): Promise<void> {
  if ((await standingNow(viewer)) !== 'new') return;
  const { links, postsPerHour, contactsPerDay } = writingLimits('new', await moderationRules());
  const field = Object.entries(texts).find(
    ([, text]) => links !== null && countLinks(text ?? '') > links,
  )?.[0];
  if (field !== undefined) throw refuse('NEW_MEMBER_LINKS', field);
  const { userId } = viewer;
  if (contribution === 'post' && postsPerHour !== null) {
    const quota = { points: postsPerHour, durationSeconds: 3_600 };
    await within('NEW_MEMBER_PACE', 'new-member.post', userId, quota);
  }
  if (contribution === 'contact' && contactsPerDay !== null) {
    const quota = { points: contactsPerDay, durationSeconds: 86_400 };
    await within('NEW_MEMBER_CONTACTS', 'new-member.contact', userId, quota);
  }
}

/** Limits, and refuses kindly beyond. */
async function within(
  code: 'NEW_MEMBER_PACE' | 'NEW_MEMBER_CONTACTS',
  name: string,
  userId: string,
  quota: { points: number; durationSeconds: number },
): Promise<void> {
  if (quota.points === 0) throw refuse(code);
  try {
    await limit(name, userId, quota);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(code, undefined, error.userErrors[0]?.retryAfterSeconds);
  }
}

/** What the viewer may write now: null where there is no such limit. */
export async function myWritingLimits({
  viewer,
}: Pick<Context, 'viewer'>): Promise<WritingLimits & { isNew: boolean; newDays: number }> {
  const standing = await standingNow(signedIn(viewer));
  const rules = await moderationRules();
  return {
    ...writingLimits(standing, rules),
    isNew: standing === 'new',
    newDays: rules.newDays,
  };
}
