import { isTaxId, isWritable, normalizeTaxId } from '@wiki/domain';
import { correctTaxIdSchema } from '@wiki/domain/schemas';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { noteTaxId } from '../../businesses/index.ts';
import { actOnApplication, type Caller } from '../review/act-on-application.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { replaceApplication } from '../application.store.ts';

/**
 * Corrects the tax id of an application that was submitted, and of the business it became; the
 * billing service is told afterwards. Administrators. Refused with `INVALID_TAX_ID`, `NOT_FOUND`,
 * `CONFLICT`, and `ILLEGAL_TRANSITION` for a draft, which is its applicant's to correct.
 */
export async function correctTaxId(
  ctx: Caller,
  input: unknown,
): Promise<{ application: ApplicationRecord }> {
  const { taxId, ...named } = parseInput(correctTaxIdSchema, input);
  return actOnApplication(ctx, 'application.administer', named, async (application, actorId) => {
    const { form, businessId, applicantId: userId } = application;
    if (isWritable(application.status)) throw refuse('ILLEGAL_TRANSITION');
    if (!isTaxId(taxId, form.country ?? '')) throw refuse('INVALID_TAX_ID', 'taxId');
    const corrected = { ...form, taxId: normalizeTaxId(taxId) };
    const after = await replaceApplication(application, { form: corrected });
    if (businessId) await noteTaxId(businessId, corrected.taxId);
    const applicationId = application._id.toHexString();
    await recordEvent('application.taxIdCorrected', actorId, { applicationId, userId, businessId });
    return after;
  });
}
