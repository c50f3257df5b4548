import type {
  ApplicationAction,
  ApplicationStatus,
  ApplicationStep,
  BusinessSize,
  BusinessType,
  DocumentCheckName,
  ReasonGiven,
} from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../platform/database/shared-schemas.ts';

interface PersonRecord {
  firstName: string;
  lastName: string;
}

/** Somebody who may act for the business. */
export interface AuthorizedUserRecord extends PersonRecord {
  email: string;
}

/** A shareholder with more than 10 %. */
export interface ShareholderRecord extends PersonRecord {
  identification: string;
  /** A private SHAREHOLDER_IMAGE. */
  imageId: string | null;
}

/** Someone who knows the business commercially. */
export interface CommercialReferenceRecord {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  /** A private REFERENCE_IMAGE. */
  imageId: string | null;
}

/** What the applicant wrote, by the names of the form's input; lists are empty, texts null when missing. */
export interface ApplicationFormRecord {
  contactFirstName: string | null;
  contactLastName: string | null;
  email: string | null;
  phone: string | null;
  businessName: string | null;
  businessType: BusinessType | null;
  size: BusinessSize | null;
  referredBy: string | null;
  logoId: string | null;
  additionalImageIds: string[];
  country: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  website: string | null;
  instagram: string | null;
  whatsapp: string | null;
  linkedin: string | null;
  facebook: string | null;
  authorizedUsers: AuthorizedUserRecord[];
  services: string[];
  description: string | null;
  taxId: string | null;
  documentType: string | null;
  lineOfBusiness: string | null;
  natureType: string | null;
  taxScheme: string | null;
  taxResponsibilities: string[];
  taxRegime: string | null;
  vatRegime: string | null;
  taxpayerType: string | null;
  commercialActivity: string | null;
  billingEmail: string | null;
  shareholders: ShareholderRecord[];
  commercialReference: CommercialReferenceRecord;
  incorporationArticleIds: string[];
  taxDocumentIds: string[];
  businessLicenseIds: string[];
  financialStatementIds: string[];
  lastAssemblyMinuteIds: string[];
}

/** An administrator's comment on a field of the form. */
export interface FieldCommentRecord {
  field: string;
  comment: string;
}

/** A step of the history; a reminder has no action and stays in its state. */
export interface TransitionRecord {
  action: ApplicationAction | null;
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** Null for the platform itself. */
  actorId: string | null;
  at: Date;
  reason: ReasonGiven | null;
  comments: FieldCommentRecord[];
}

/** A form as administrators read it when they sent it back, with what they asked for. */
export interface ReviewedRecord {
  date: Date;
  form: ApplicationFormRecord;
  comments: FieldCommentRecord[];
}

/** What an administrator compared of a document. */
export interface DocumentCheckRecord {
  fileId: string;
  check: DocumentCheckName;
  byId: string;
  date: Date;
}

/** What administrators tell each other of an application. */
export interface ApplicationNoteRecord {
  noteId: string;
  authorId: string;
  text: string;
  date: Date;
}

/** A business's application for membership as stored. Only `moveApplication` changes its status. */
export interface ApplicationRecord {
  _id: Types.ObjectId;
  applicantId: string;
  /** The applicant's address in lower case when they began, for the search by its beginning. */
  applicantEmail: string;
  /** What it is found under by the business's name (`nameTermsOf`). Not read with the record. */
  nameTerms?: string[];
  status: ApplicationStatus;
  /** Whether the status is an open one: a person has one such application. */
  isOpen: boolean;
  /** Whether the back office lists it: every status but draft and deleted. */
  isListed: boolean;
  form: ApplicationFormRecord;
  /** Whether its NIT has a digit too many, as forms of before made it of a typed check digit. */
  hasDoubtfulTaxId: boolean;
  step: ApplicationStep;
  /** Grows with every change. */
  version: number;
  dateCreated: Date;
  dateChanged: Date;
  /** When it was last submitted; null for drafts that never were. */
  dateSubmitted: Date | null;
  /** Until when to pay; kept when the payment came or is not awaited any more. */
  paymentDueAt: Date | null;
  dateReminded: Date | null;
  requestedChanges: FieldCommentRecord[];
  /** Until when to submit it again; kept when it was. */
  changesDueAt: Date | null;
  /** What administrators last sent back; null when they never did. */
  reviewed: ReviewedRecord | null;
  reason: ReasonGiven | null;
  history: TransitionRecord[];
  businessId: string | null;
  /** Of administrators alone, like the notes. */
  documentChecks: DocumentCheckRecord[];
  notes: ApplicationNoteRecord[];
}

const text = { type: String, default: null };
const date = { type: Date, default: null };

const commentSchema = new Schema<FieldCommentRecord>(
  { field: String, comment: String },
  { _id: false },
);
const transitionSchema = new Schema<TransitionRecord>(
  {
    action: text,
    from: String,
    to: String,
    actorId: text,
    at: Date,
    reason: { type: reasonSchema, default: null },
    comments: { type: [commentSchema], default: [] },
  },
  { _id: false },
);

const applicationSchema = new Schema<ApplicationRecord>(
  {
    applicantId: { type: String, required: true },
    applicantEmail: { type: String, default: '' },
    nameTerms: { type: [String], default: [], select: false },
    status: { type: String, required: true },
    isOpen: { type: Boolean, required: true },
    isListed: { type: Boolean, required: true },
    // Its shape is the domain's: everything written passed `applicationDraftSchema`.
    form: { type: Schema.Types.Mixed, required: true },
    hasDoubtfulTaxId: { type: Boolean, default: false },
    step: { type: String, required: true },
    version: { type: Number, required: true },
    dateCreated: { type: Date, required: true },
    dateChanged: { type: Date, required: true },
    dateSubmitted: date,
    paymentDueAt: date,
    dateReminded: date,
    requestedChanges: { type: [commentSchema], default: [] },
    changesDueAt: date,
    reviewed: {
      type: new Schema<ReviewedRecord>(
        { date: Date, form: { type: Schema.Types.Mixed }, comments: [commentSchema] },
        { _id: false, minimize: false },
      ),
      default: null,
    },
    reason: { type: reasonSchema, default: null },
    history: { type: [transitionSchema], default: [] },
    businessId: text,
    documentChecks: [
      new Schema<DocumentCheckRecord>(
        { fileId: String, check: String, byId: String, date: Date },
        { _id: false },
      ),
    ],
    notes: [
      new Schema<ApplicationNoteRecord>(
        { noteId: String, authorId: String, text: String, date: Date },
        { _id: false },
      ),
    ],
  },
  { collection: 'businessApplications', versionKey: false, minimize: false },
);

export const ApplicationModel = mongoose.model('Application', applicationSchema);
