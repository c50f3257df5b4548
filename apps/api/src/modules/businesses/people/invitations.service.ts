import { limits } from '@wiki/domain';
import { businessInvitationSchema, inviteBusinessMemberSchema } from '@wiki/domain/schemas';
import { assertCan, can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { usersOfBusinesses } from '../../users/index.ts';
import type { BusinessRecord } from '../business.model.ts';
import { findBusiness } from '../business.store.ts';
import type { InvitationRecord } from './invitation.model.ts';
import { closeInvitation, createInvitation, findInvitation } from './invitation.store.ts';
import { idOf, memberIdsOf } from './people.store.ts';

/** The answer to an act on an invitation; one that was answered or withdrawn is gone. */
export interface InvitationResult {
  invitation: InvitationRecord | null;
  business: BusinessRecord;
}

/**
 * Invites somebody by e-mail. Those who manage the business and administrators. Refused with
 * `ALREADY_WORKS_HERE` for its own people, `INVITATION_OPEN` and `TOO_MANY_REQUESTS`; whether an
 * address has an account or works elsewhere is not told.
 */
export async function inviteMember(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<InvitationResult> {
  const { userId, language } = signedIn(viewer);
  const given = parseInput(inviteBusinessMemberSchema, input);
  const { businessId, email } = given;
  assertCan(viewer, 'business.manage', { businessId });
  const quota = { points: limits.business.invitationsPerHour, durationSeconds: 3600 };
  await limit('business-invitations', businessId, quota);
  try {
    return await inTransaction(async () => {
      const business = await findBusiness(businessId);
      if (!business) throw refuse('NOT_FOUND', 'businessId');
      const people = await usersOfBusinesses([businessId]);
      if (people.some((each) => each.email === email)) throw refuse('ALREADY_WORKS_HERE', 'email');
      const invitation = await createInvitation({ ...given, language });
      await recordEvent('business.invitationChanged', userId, {
        businessId,
        invitationId: invitation._id.toHexString(),
        userIds: people.map(idOf),
      });
      return { invitation, business };
    });
  } catch (error) {
    // The unique index decides between invitations to an address at the same moment.
    if (isDuplicateKey(error)) throw refuse('INVITATION_OPEN', 'email');
    throw error;
  }
}

/**
 * Withdraws an open invitation. Those who manage the business and administrators; to all others it
 * is `NOT_FOUND`, like an unknown one.
 */
export async function cancelInvitation(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<InvitationResult> {
  const { userId } = signedIn(viewer);
  const { invitationId } = parseInput(businessInvitationSchema, input);
  const invitation = await findInvitation(invitationId);
  if (!invitation || !can(viewer, 'business.manage', invitation)) {
    throw refuse('NOT_FOUND', 'invitationId');
  }
  return inTransaction(async () => {
    const closed = await closeInvitation(invitationId, 'cancelled');
    const business = closed && (await findBusiness(closed.businessId));
    if (!business) throw refuse('NOT_FOUND', 'invitationId');
    const { businessId } = invitation;
    await recordEvent('business.invitationChanged', userId, {
      businessId,
      invitationId,
      userIds: await memberIdsOf(businessId),
    });
    return { invitation: null, business };
  });
}
