import { applicationActionSchema, applicationSubmitSchema } from '@wiki/domain/schemas';
import { notApplicable } from '@wiki/domain';
import type { ReferenceList } from '../../graphql/generated/resolvers.ts';
import { errorCatalogue } from '@wiki/domain';
import { Refusal, type UserError } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { isReferenceValue } from './reference-values.ts';
import { actOnApplication, type Caller } from './act-on-application.ts';
import type { ApplicationFormRecord, ApplicationRecord } from './application.model.ts';
import { assertMayApply } from './may-apply.ts';
import { assertLegal, moveApplication } from './move-application.ts';

type Result = { application: ApplicationRecord };

/**
 * Submits the caller's draft. Every fault is named at once by its field; comments that asked for
 * changes count as answered. Refuses as `saveApplicationDraft` does.
 */
export async function submitApplication(ctx: Caller, input: unknown): Promise<Result> {
  const named = parseInput(applicationActionSchema, input);
  return actOnApplication(
    ctx,
    'application.actAsApplicant',
    named,
    async (application, actorId) => {
      assertLegal(application, 'submit');
      await assertMayApply(ctx);
      await assertComplete(application.form);
      return moveApplication(application, {
        action: 'submit',
        actorId,
        changes: { dateSubmitted: new Date(), requestedChanges: [], step: 'REVIEW' },
      });
    },
  );
}

/** Closes the caller's application while it is a draft or under review. */
export async function withdrawApplication(ctx: Caller, input: unknown): Promise<Result> {
  const named = parseInput(applicationActionSchema, input);
  return actOnApplication(ctx, 'application.actAsApplicant', named, (application, actorId) =>
    moveApplication(application, { action: 'withdraw', actorId }),
  );
}

/** The lists that fields take their values from. */
const listOf = {
  country: 'COUNTRIES',
  documentType: 'DOCUMENT_TYPES',
  lineOfBusiness: 'LINES_OF_BUSINESS',
  natureType: 'NATURE_TYPES',
  taxScheme: 'TAX_SCHEMES',
  taxResponsibilities: 'TAX_RESPONSIBILITIES',
  taxRegime: 'TAX_REGIMES',
  vatRegime: 'VAT_REGIMES',
  taxpayerType: 'TAXPAYER_TYPES',
  commercialActivity: 'COMMERCIAL_ACTIVITIES',
} as const satisfies Partial<Record<keyof ApplicationFormRecord, ReferenceList>>;

/** Throws every fault of a form, each with its field. */
async function assertComplete(form: ApplicationFormRecord): Promise<void> {
  const faults = [...faultsOf(form), ...(await unknownValues(form))];
  // The first fault of a field says what to do; what follows from it would only confuse.
  const first = faults.filter(
    ({ field }, index) => faults.findIndex((fault) => fault.field === field) === index,
  );
  if (first.length > 0) throw new Refusal(first);
}

function faultsOf(form: ApplicationFormRecord): UserError[] {
  try {
    parseInput(applicationSubmitSchema, form);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.userErrors;
    throw error;
  }
}

async function unknownValues(form: ApplicationFormRecord): Promise<UserError[]> {
  const faults: UserError[] = [];
  for (const [field, list] of Object.entries(listOf)) {
    const value = form[field as keyof typeof listOf];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!item || item === notApplicable || (await isReferenceValue(list, item))) continue;
      const code = 'INVALID_REFERENCE';
      faults.push({ code, field, message: errorCatalogue[code] });
    }
  }
  return faults;
}
