/**
 * What the callers of the billing client give. Names are those of the service's payloads, so that a
 * call reads the same here and on the wire; what is the same in every call (currency, country,
 * subsidiary, provider) and the form of amounts is the client's business.
 */

/** Who pays, for `/user`. */
export interface NewCustomer {
  /** Our id of the user. */
  user_id: string;
  firstname: string;
  lastname: string;
  email: string;
  /** E.164, or null: a person then gets placeholder digits. */
  phone: string | null;
  /** The company's name; null for a person. */
  CompanyName: string | null;
}

/** A customer with tax data and addresses, for `/user/edit`. */
export interface EditedCustomer extends NewCustomer {
  customerId: string;
  suitetax_tax_regime: string;
  nature: string;
  document_type: string;
  comercial_activity: string;
  tax_responsabilities: string;
  tax_regime: string;
  tax_schema: string;
  line_of_business: string;
  identification_num: string;
  billcountry: string;
  zip: string;
  city: string;
  state: string;
  address: string;
  shipcountry: string;
  zip2: string;
  city2: string;
  state2: string;
  address2: string;
}

/** What is to be paid, for `/payment/createbtn`. */
export interface NewPayButton {
  name: string;
  description: string;
  isAdmin: boolean;
  /** Null when it pays no application. */
  application_id: string | null;
  user_id: string;
  customerId: string;
  plan_id: string;
  /** With tax, in hundredths of COP. */
  totalMinor: number;
  /** Before tax, in hundredths of COP. */
  subtotalMinor: number;
  /** In hundredths of COP. */
  taxMinor: number;
}

/** Where a payment is made. */
export interface PayButton {
  itemId: string;
  /** The hosted pay page. */
  url: string;
}

/** Whose transaction is asked for, for `/payment/confirm`. */
export interface Confirmation {
  ref_code: string;
  application_id: string | null;
  user_id: string;
  isAdmin: boolean;
  customerId: string;
  plan_id: string;
}
