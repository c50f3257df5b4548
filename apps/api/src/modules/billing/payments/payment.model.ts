import type { PaymentStatus, ReasonGiven } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../../platform/database/shared-schemas.ts';
import type { InvoicePurpose, PaymentMethod } from '../../../graphql/generated/resolvers.ts';

/** What an administrator decided about money that came in without effect. */
export interface SurplusDecision {
  kind: 'REFUNDED' | 'APPLIED';
  /** The administrator. */
  by: string;
  at: Date;
  reason: ReasonGiven;
  /** The number of the invoice it was meant for: one that is applied pays another. */
  meantFor: string;
}

/** That a payment counts no more: an administrator annulled it, or the billing service took it back. */
export interface PaymentAnnulment {
  /** The administrator; null for the billing service. */
  by: string | null;
  at: Date;
  /** Null for the billing service, whose words are the payment's `response`. */
  reason: ReasonGiven | null;
}

/** A payment of an invoice as stored, with everything the specification lists (section 3, Payment). */
export interface PaymentRecord {
  _id: Types.ObjectId;
  /** The billing service's or the administrator's reference, unique; null while nothing answered. */
  transactionId: string | null;
  invoiceId: string;
  /** Copied from the invoice, so that lists and files need no second read. */
  invoiceNumber: string;
  purpose: InvoicePurpose;
  applicationId: string | null;
  businessId: string | null;
  businessName: string;
  /** The words of `businessName` without case and accents, for the search by any of them. */
  businessWords: string[];
  /** Whose the invoice is. */
  payerId: string;
  /** Who began it at the pay page, or null for one recorded by hand. */
  startedBy: string | null;
  /** Whose lists it belongs to: the people and the business above, by their ids. */
  owners: string[];
  /** When it was made, as the billing service or the administrator says; until then, when it was begun. */
  date: Date;
  status: PaymentStatus;
  /** What the billing service answered, in its words. */
  response: string | null;
  /** In hundredths of the display currency. */
  displayMinor: number;
  /** Charged, in hundredths of COP. */
  localMinor: number;
  /** Tax within `localMinor`. */
  taxMinor: number;
  method: PaymentMethod;
  /** Masked. */
  cardNumber: string | null;
  bank: string | null;
  customerEmail: string;
  /** The payer in the billing service; null for one recorded by hand. */
  customerId: string | null;
  /** What the billing service sells with it, by which its answers are matched; null by hand. */
  itemId: string | null;
  /** The hosted pay page; null once it was answered or given up. */
  payUrl: string | null;
  /** Whether money came in for an invoice that was not open any more: approved without effect. */
  isSurplus: boolean;
  /** What became of that money; null while it waits for an administrator. */
  surplusDecision: SurplusDecision | null;
  /** `RC-YYYY-NNNNNN`, without gaps within a year; null while no money came in. */
  receiptNumber: string | null;
  recordedBy: string | null;
  note: string | null;
  /** Null while it stands. */
  annulment: PaymentAnnulment | null;
}

const text = { type: String, default: null };
const number = { type: Number, required: true };

const decisionSchema = new Schema<SurplusDecision>(
  {
    kind: { type: String, enum: ['REFUNDED', 'APPLIED'], required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
    reason: { type: reasonSchema, required: true },
    meantFor: { type: String, required: true },
  },
  { _id: false },
);

const annulmentSchema = new Schema<PaymentAnnulment>(
  {
    by: { type: String, default: null },
    at: { type: Date, required: true },
    reason: { type: reasonSchema, default: null },
  },
  { _id: false },
);

const paymentSchema = new Schema<PaymentRecord>(
  {
    transactionId: text,
    invoiceId: { type: String, required: true },
    invoiceNumber: { type: String, required: true },
    purpose: { type: String, required: true },
    applicationId: text,
    businessId: text,
    businessName: { type: String, required: true },
    businessWords: { type: [String], default: [] },
    payerId: { type: String, required: true },
    startedBy: text,
    owners: { type: [String], required: true },
    date: { type: Date, required: true },
    status: { type: String, required: true },
    response: text,
    displayMinor: number,
    localMinor: number,
    taxMinor: number,
    method: { type: String, required: true },
    cardNumber: text,
    bank: text,
    customerEmail: { type: String, default: '' },
    customerId: text,
    itemId: text,
    payUrl: text,
    isSurplus: { type: Boolean, default: false },
    surplusDecision: { type: decisionSchema, default: null },
    receiptNumber: text,
    recordedBy: text,
    note: text,
    annulment: { type: annulmentSchema, default: null },
  },
  { collection: 'payments', versionKey: false },
);

export const PaymentModel = mongoose.model('Payment', paymentSchema);
