import { businessMemberSchema, changeBusinessMemberRoleSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { changeUser, type UserRecord, usersOfBusinesses } from '../../users/index.ts';
import type { BusinessRecord } from '../business.model.ts';
import { followOwnRole } from './follow-own-role.ts';
import type { BusinessRole } from './invitation.model.ts';
import { holdPeople, idOf, isOnlyManager } from './people.store.ts';

/** Somebody who works for a business. */
export interface MemberView {
  user: UserRecord;
  role: BusinessRole;
}

/** Somebody as a member; those whose member type is no business role are none. */
export function memberViewOf(user: UserRecord): MemberView[] {
  const { memberType } = user;
  return memberType === 'business' || memberType === 'businessAdmin'
    ? [{ user, role: memberType }]
    : [];
}

interface Result {
  business: BusinessRecord;
}

/**
 * Changes what a member may do. Those who manage the business and administrators. Refused with
 * `NOT_FOUND` for people of elsewhere and with `LAST_BUSINESS_ADMIN`.
 */
export async function changeMemberRole(
  ctx: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<Result> {
  const { businessId, userId, role } = parseInput(changeBusinessMemberRoleSchema, input);
  assertCan(ctx.viewer, 'business.manage', { businessId });
  return changePerson(ctx, businessId, userId, { businessId, memberType: role });
}

/**
 * Takes somebody out of a business: a registered user again. Those who manage the business,
 * administrators, and everybody for themselves. Refused like `changeMemberRole`.
 */
export async function removeMember(ctx: Pick<Context, 'viewer'>, input: unknown): Promise<Result> {
  const viewer = signedIn(ctx.viewer);
  const { businessId, userId } = parseInput(businessMemberSchema, input);
  const leaves = viewer.userId === userId && viewer.businessId === businessId;
  if (!leaves) assertCan(viewer, 'business.manage', { businessId });
  return changePerson(ctx, businessId, userId, {
    businessId: null,
    memberType: 'user',
    shownAs: null,
  });
}

async function changePerson(
  ctx: Pick<Context, 'viewer'>,
  businessId: string,
  userId: string,
  role: Pick<UserRecord, 'businessId' | 'memberType'> & Partial<Pick<UserRecord, 'shownAs'>>,
): Promise<Result> {
  const actorId = signedIn(ctx.viewer).userId;
  const business = await inTransaction(async () => {
    const held = await holdPeople(businessId);
    if (!held) throw refuse('NOT_FOUND', 'businessId');
    const people = await usersOfBusinesses([businessId]);
    const person = people.find((each) => idOf(each) === userId);
    if (!person) throw refuse('NOT_FOUND', 'userId');
    if (person.memberType === role.memberType) return held;
    if (isOnlyManager(people, person)) throw refuse('LAST_BUSINESS_ADMIN', 'userId');
    await changeUser(userId, role);
    const userIds = people.map(idOf);
    const change = role.businessId === null ? 'removed' : 'role';
    await recordEvent('business.memberChanged', actorId, { businessId, userId, userIds, change });
    return held;
  });
  followOwnRole(ctx, userId, role);
  return { business };
}
