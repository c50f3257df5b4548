import { errorCatalog, notApplicable, looksLikeLink, posesAsAdministration } from '@wiki/domain';
import { applicationSubmitSchema } from '@wiki/domain/schemas';
import type { ReferenceList } from '../../../graphql/generated/resolvers.ts';
import { Refusal, type UserError } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { isReferenceValue } from '../../reference/index.ts';
import type { ApplicationFormRecord } from '../application.model.ts';

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

/** Throws every fault of a form that is to be submitted, each with its field. Not inside a transaction. */
export async function assertComplete(form: ApplicationFormRecord): Promise<void> {
  const faults = [...faultsOf(form), ...unfitName(form), ...(await unknownValues(form))];
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

function unfitName({ businessName }: ApplicationFormRecord): UserError[] {
  const name = businessName ?? '';
  const isPosing = posesAsAdministration(name, 'business');
  if (!isPosing && !looksLikeLink(name)) return [];
  const code = isPosing ? 'NAME_RESERVED' : 'NAME_LIKE_LINK';
  return [{ code, field: 'businessName', message: errorCatalog[code] }];
}

async function unknownValues(form: ApplicationFormRecord): Promise<UserError[]> {
  const faults: UserError[] = [];
  for (const [field, list] of Object.entries(listOf)) {
    const value = form[field as keyof typeof listOf];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!item || item === notApplicable || (await isReferenceValue(list, item))) continue;
      const code = 'INVALID_REFERENCE';
      faults.push({ code, field, message: errorCatalog[code] });
    }
  }
  return faults;
}
