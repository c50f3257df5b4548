import {
  defaultPhoneCountry,
  normalizeTaxId,
  noTaxResponsibility,
  notApplicable,
} from '@wiki/domain';
import type { ReferenceList } from '../../../graphql/generated/resolvers.ts';
import type { EditedCustomer } from '../../../platform/billing/billing-payloads.ts';
import { externalIdOf } from '../../reference/index.ts';
import { findApplication } from '../application.store.ts';

/** What the billing service is told of an applicant: all of `/user/edit` but who pays and where things go. */
export type ApplicationBillingData = Omit<
  EditedCustomer,
  'customerId' | 'user_id' | 'shipcountry' | 'zip2' | 'city2' | 'state2' | 'address2'
> &
  Pick<EditedCustomer, 'zip2'>;

/** The tax data and address of an application as the billing service takes them, or null without one. */
export async function applicationBillingData(id: string): Promise<ApplicationBillingData | null> {
  const form = (await findApplication(id))?.form;
  if (!form) return null;
  return {
    CompanyName: form.businessName,
    firstname: form.contactFirstName ?? '',
    lastname: form.contactLastName ?? '',
    email: form.billingEmail ?? form.email ?? '',
    phone: form.phone,
    suitetax_tax_regime: await codeOf('VAT_REGIMES', form.vatRegime),
    nature: await codeOf('NATURE_TYPES', form.natureType),
    document_type: await codeOf('DOCUMENT_TYPES', form.documentType),
    comercial_activity: await codeOf('COMMERCIAL_ACTIVITIES', form.commercialActivity),
    tax_responsabilities: (
      await Promise.all(
        form.taxResponsibilities.map((value) => codeOf('TAX_RESPONSIBILITIES', value)),
      )
    ).join(','),
    tax_regime: await codeOf('TAX_REGIMES', form.taxRegime),
    tax_schema: await codeOf('TAX_SCHEMES', form.taxScheme),
    line_of_business: await codeOf('LINES_OF_BUSINESS', form.lineOfBusiness),
    identification_num: normalizeTaxId(form.taxId ?? ''),
    billcountry: form.country ?? defaultPhoneCountry,
    zip: form.postalCode ?? '',
    zip2: form.postalCode ?? '',
    city: form.city ?? '',
    state: form.state ?? '',
    address: form.address ?? '',
  };
}

/** The official entries of the lists that have one for what does not apply (DIAN); others have none. */
const nothing: Partial<Record<ReferenceList, string>> = {
  TAX_SCHEMES: 'ZZ',
  TAX_RESPONSIBILITIES: noTaxResponsibility,
};

/** The billing account's id of a list value; empty where nothing was chosen or applies. */
async function codeOf(list: ReferenceList, value: string | null): Promise<string> {
  const entry = value === notApplicable ? nothing[list] : value;
  return entry ? externalIdOf(list, entry) : '';
}
