import { addMonths, nextStatus } from '@wiki/domain';
import { activateApplicationSchema } from '@wiki/domain/schemas';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { activateBusiness } from '../../businesses/index.ts';
import { findUser } from '../../users/index.ts';
import { actOnApplication, type Caller } from '../review/act-on-application.ts';
import { publicProfileOf } from '../form/application-form.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { assertLegal, moveApplication } from '../review/move-application.ts';

/**
 * Makes the business of an application a member: profile, membership, people and invitations in one
 * transaction. The paid month begins now. Administrators. An application that awaits its payment
 * needs `confirmUnpaid`, else `CONFIRMATION_REQUIRED`, and a reason; an applicant who joined another business
 * meanwhile answers `ALREADY_MEMBER`, one whose account is gone `NOT_FOUND`.
 */
export async function activateApplication(
  ctx: Caller,
  input: unknown,
): Promise<{ application: ApplicationRecord }> {
  const { confirmUnpaid, reason, ...named } = parseInput(activateApplicationSchema, input);
  return actOnApplication(ctx, 'application.administer', named, async (application, actorId) => {
    const isUnpaid = nextStatus(application.status, 'activateUnpaid') !== null;
    if (isUnpaid && !confirmUnpaid) throw refuse('CONFIRMATION_REQUIRED', 'confirmUnpaid');
    if (isUnpaid && !reason) throw refuse('FIELD_REQUIRED', 'reason');
    const action = isUnpaid ? 'activateUnpaid' : 'activate';
    assertLegal(application, action);
    const businessId = await becomeBusiness(application, actorId);
    return moveApplication(application, {
      action,
      actorId,
      businessId,
      ...(isUnpaid && reason ? { reason } : {}),
    });
  });
}

async function becomeBusiness(application: ApplicationRecord, verifiedBy: string): Promise<string> {
  const { _id, applicantId, form } = application;
  const applicant = await findUser(applicantId);
  if (!applicant) throw refuse('NOT_FOUND', 'applicantId');
  const periodStart = new Date();
  const { businessId } = await activateBusiness({
    applicationId: _id.toHexString(),
    ownerId: applicantId,
    profile: publicProfileOf(form, applicant.language),
    taxId: form.taxId,
    verifiedBy,
    authorizedUsers: form.authorizedUsers,
    periodStart,
    periodEnd: addMonths(periodStart, 1),
  });
  return businessId;
}
