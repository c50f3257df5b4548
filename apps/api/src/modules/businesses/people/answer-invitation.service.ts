import { businessInvitationSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { apiError, refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { hashToken } from '../../accounts/index.ts';
import { changeUser, findUser, type UserRecord } from '../../users/index.ts';
import { findBusiness } from '../business.store.ts';
import { followOwnRole } from './follow-own-role.ts';
import type { InvitationRecord } from './invitation.model.ts';
import { closeInvitation, openInvitationsTo } from './invitation.store.ts';
import type { InvitationResult } from './invitations.service.ts';
import { holdPeople, memberIdsOf } from './people.store.ts';

/** The invitations to the caller's address that wait for an answer, the latest first. */
export async function listMyInvitations({
  viewer,
}: Pick<Context, 'viewer'>): Promise<InvitationRecord[]> {
  const user = await findUser(signedIn(viewer).userId);
  return user?.email ? openInvitationsTo(user.email) : [];
}

/**
 * Accepts an invitation to the caller's address, which becomes a member of the business. That the
 * address is theirs is proved by its verification or by the token of the mail. Refused with
 * `NOT_FOUND` for those to others or answered already, `EMAIL_NOT_VERIFIED`, `TOKEN_INVALID` and
 * `ALREADY_IN_BUSINESS`; denied to administrators, who belong to no business.
 */
export async function acceptInvitation(
  ctx: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<InvitationResult> {
  const { userId, memberType } = signedIn(ctx.viewer);
  const { invitationId, token } = parseInput(businessInvitationSchema, input);
  if (memberType === 'wikiAdmin') throw apiError('FORBIDDEN');
  const { business, role } = await inTransaction(async () => {
    const user = await findUser(userId);
    const invitation = await closeOwn(user, { invitationId, token }, 'accepted');
    const { businessId, role: given } = invitation;
    const held = await holdPeople(businessId);
    if (!held) throw refuse('NOT_FOUND', 'invitationId');
    const seat = { businessId, memberType: given };
    const free = { businessId: null, memberType: 'user' as const };
    if (!(await changeUser(userId, seat, free))) throw refuse('ALREADY_IN_BUSINESS');
    const userIds = await memberIdsOf(businessId);
    await recordEvent('business.memberChanged', userId, { businessId, userId, userIds });
    return { business: held, role: seat };
  });
  followOwnRole(ctx, userId, role);
  return { invitation: null, business };
}

/**
 * Declines an invitation to the caller's address, which is proved as for accepting it: nobody clears
 * away what waits for somebody else. Refused with `NOT_FOUND`, `EMAIL_NOT_VERIFIED` and
 * `TOKEN_INVALID` like `acceptInvitation`.
 */
export async function declineInvitation(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<InvitationResult> {
  const { userId } = signedIn(viewer);
  const given = parseInput(businessInvitationSchema, input);
  return inTransaction(async () => {
    const { businessId } = await closeOwn(await findUser(userId), given, 'declined');
    const { invitationId } = given;
    const business = await findBusiness(businessId);
    if (!business) throw refuse('NOT_FOUND', 'invitationId');
    const userIds = await memberIdsOf(businessId);
    await recordEvent('business.invitationChanged', userId, { businessId, invitationId, userIds });
    return { invitation: null, business };
  });
}

async function closeOwn(
  user: UserRecord | null,
  { invitationId, token }: { invitationId: string; token?: string | null | undefined },
  status: 'accepted' | 'declined',
): Promise<InvitationRecord> {
  const closed = user?.email && (await closeInvitation(invitationId, status, user.email));
  if (!closed) throw refuse('NOT_FOUND', 'invitationId');
  if (!user.emailVerified) proveAddress(closed, token);
  return closed;
}

function proveAddress({ tokenHash }: InvitationRecord, token: string | null | undefined): void {
  if (!token) throw refuse('EMAIL_NOT_VERIFIED');
  // Equal hashes of full entropy tell nothing by the time their comparison takes.
  if (hashToken(token) !== tokenHash) throw refuse('TOKEN_INVALID', 'token');
}
