import type { PlanKey } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import type { InvoicePurpose, InvoiceStatus } from '../../../graphql/generated/resolvers.ts';

/** A side of an invoice as its document names it, as it was when the invoice was issued. */
export interface PartyRecord {
  name: string;
  /** As it is written; null when none is known. */
  taxId: string | null;
  address: string | null;
}

/**
 * A month of membership to pay, as stored. What it says never changes; only its status does, and until
 * when to pay once a payment of it was taken back.
 */
export interface InvoiceRecord {
  _id: Types.ObjectId;
  /** `WE-YYYY-NNNNNN`, without gaps within a year. */
  number: string;
  purpose: InvoicePurpose;
  status: InvoiceStatus;
  plan: PlanKey;
  /** Who asked for the membership: the applicant, or the manager who owns the billing account. */
  payerId: string;
  /** The application it completes, else null. */
  applicationId: string | null;
  /** The business whose month it is, null before activation. */
  businessId: string | null;
  businessName: string;
  /** Who is billed; null where nothing is known but the name. */
  buyer: PartyRecord | null;
  /** Who bills; null where administrators had not said so. */
  issuer: PartyRecord | null;
  /** In hundredths of COP. */
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  taxPercent: number;
  /** In hundredths of the display currency. */
  displayTotalMinor: number;
  issuedAt: Date;
  dueAt: Date;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** The one payment that paid it. */
  paymentId: string | null;
}

const number = { type: Number, required: true };

const partySchema = new Schema<PartyRecord>(
  {
    name: { type: String, required: true },
    taxId: { type: String, default: null },
    address: { type: String, default: null },
  },
  { _id: false },
);

const invoiceSchema = new Schema<InvoiceRecord>(
  {
    number: { type: String, required: true },
    purpose: { type: String, required: true },
    status: { type: String, required: true },
    plan: { type: String, required: true },
    payerId: { type: String, required: true },
    applicationId: { type: String, default: null },
    businessId: { type: String, default: null },
    businessName: { type: String, required: true },
    buyer: { type: partySchema, default: null },
    issuer: { type: partySchema, default: null },
    subtotalMinor: number,
    taxMinor: number,
    totalMinor: number,
    taxPercent: number,
    displayTotalMinor: number,
    issuedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    periodStart: { type: Date, default: null },
    periodEnd: { type: Date, default: null },
    paymentId: { type: String, default: null },
  },
  { collection: 'invoices', versionKey: false },
);

export const InvoiceModel = mongoose.model('Invoice', invoiceSchema);

/** Counts something up, one document for each thing counted. */
export interface CounterRecord {
  _id: string;
  value: number;
}

const counterSchema = new Schema<CounterRecord>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
);

export const CounterModel = mongoose.model('Counter', counterSchema);
