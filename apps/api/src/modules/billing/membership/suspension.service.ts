import { reinstateMembershipSchema, suspendMembershipSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import {
  type BusinessRecord,
  changeMembership,
  findBusiness,
  type MembershipRecord,
} from '../../businesses/index.ts';
import { recordMembershipChange } from './membership-changes.ts';
import { reinstated } from './membership-rules.ts';

type Caller = Pick<Context, 'viewer'>;
type Answer = { business: BusinessRecord };

/**
 * Suspends a membership with a reason; the listings are hidden with it. Administrators. Refused with
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION` without a membership or when it is suspended already.
 */
export async function suspendMembership(ctx: Caller, input: unknown): Promise<Answer> {
  const { businessId, reason } = parseInput(suspendMembershipSchema, input);
  return change(ctx, businessId, ({ status }) => {
    if (status === 'suspended') throw refuse('ILLEGAL_TRANSITION');
    return { status: 'suspended', suspensionReason: reason };
  });
}

/**
 * Ends a suspension: the membership stands where the clock says, and the listings follow.
 * Administrators. Refused with `NOT_FOUND`, and `ILLEGAL_TRANSITION` when it is not suspended.
 */
export async function reinstateMembership(ctx: Caller, input: unknown): Promise<Answer> {
  const { businessId } = parseInput(reinstateMembershipSchema, input);
  return change(ctx, businessId, (membership) => {
    if (membership.status !== 'suspended') throw refuse('ILLEGAL_TRANSITION');
    return reinstated(membership, new Date());
  });
}

async function change(
  { viewer }: Caller,
  businessId: string,
  patchOf: (membership: MembershipRecord) => Partial<MembershipRecord>,
): Promise<Answer> {
  const { userId } = signedIn(viewer);
  assertCan(viewer, 'billing.administer', null);
  return inTransaction(async () => {
    const before = await findBusiness(businessId);
    if (!before) throw refuse('NOT_FOUND', 'businessId');
    if (!before.membership) throw refuse('ILLEGAL_TRANSITION');
    const business = await changeMembership(businessId, patchOf(before.membership));
    if (!business) throw refuse('NOT_FOUND', 'businessId');
    await recordMembershipChange(businessId, userId);
    return { business };
  });
}
