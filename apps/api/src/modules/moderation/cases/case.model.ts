import type {
  CaseDecision,
  CaseStatus,
  ReasonGiven,
  ReportableKind,
  ReportReason,
} from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../../platform/database/shared-schemas.ts';

/** What happened in a case. */
export type CaseAction =
  | 'HELD'
  | 'REPORTED'
  | 'HIDDEN'
  | CaseDecision
  | 'WITHDRAWN'
  | 'UNDONE'
  | 'SUSPENDED';

/** A step of a case. */
export interface CaseStepRecord {
  action: CaseAction;
  /** Null for what followed by itself. */
  by: string | null;
  at: Date;
  reason: ReasonGiven | null;
  /** Until when somebody was suspended, else null. */
  until: Date | null;
}

/** Whether one thing may stay, as stored: all that waits about it is one case. */
export interface CaseRecord {
  _id: Types.ObjectId;
  kind: ReportableKind;
  subjectId: string;
  /** `kind:subjectId` while it waits, so that a thing has one such case; else null. */
  openKey: string | null;
  status: CaseStatus;
  /** Whether a phrase of the blacklist held it. */
  isHeld: boolean;
  /** Whether reports hid it. */
  isHidden: boolean;
  reportCount: number;
  /** How many of those reports came from members of standing. */
  weightyCount: number;
  /** The reasons that reports gave, each once. */
  reasons: ReportReason[];
  /** Who wrote it, and which business shows it. */
  authorId: string | null;
  businessId: string | null;
  /** What it said when the case began. */
  title: string | null;
  text: string;
  dateOpened: Date;
  dateDecided: Date | null;
  decidedBy: string | null;
  reason: ReasonGiven | null;
  /** Who is deciding it, and until when that keeps others out. */
  claimedBy: string | null;
  claimedUntil: Date | null;
  steps: CaseStepRecord[];
  /** Grows with every step: names what follows from it. */
  version: number;
}

/** That somebody reported something. */
export interface ReportRecord {
  _id: Types.ObjectId;
  caseId: string;
  kind: ReportableKind;
  subjectId: string;
  reporterId: string;
  reason: ReportReason;
  text: string | null;
  /** A picture that shows it; null for none. */
  evidenceFileId: string | null;
  dateReported: Date;
}

/** What administrators note of a person, for administrators. */
export interface PersonNoteRecord {
  _id: Types.ObjectId;
  userId: string;
  byId: string;
  text: string;
  dateCreated: Date;
}

const text = { type: String, default: null };
const date = { type: Date, default: null };

const stepSchema = new Schema<CaseStepRecord>(
  {
    action: { type: String, required: true },
    by: text,
    at: { type: Date, required: true },
    reason: { type: reasonSchema, default: null },
    until: date,
  },
  { _id: false },
);

export const CaseModel = mongoose.model(
  'ModerationCase',
  new Schema<CaseRecord>(
    {
      kind: { type: String, required: true },
      subjectId: { type: String, required: true },
      openKey: text,
      status: { type: String, required: true },
      isHeld: { type: Boolean, default: false },
      isHidden: { type: Boolean, default: false },
      reportCount: { type: Number, default: 0 },
      weightyCount: { type: Number, default: 0 },
      reasons: { type: [String], default: [] },
      authorId: text,
      businessId: text,
      title: text,
      text: { type: String, default: '' },
      dateOpened: { type: Date, required: true },
      dateDecided: date,
      decidedBy: text,
      reason: { type: reasonSchema, default: null },
      claimedBy: text,
      claimedUntil: date,
      steps: { type: [stepSchema], default: [] },
      version: { type: Number, default: 0 },
    },
    { collection: 'moderationCases', versionKey: false },
  ),
);

export const ReportModel = mongoose.model(
  'Report',
  new Schema<ReportRecord>(
    {
      caseId: { type: String, required: true },
      kind: { type: String, required: true },
      subjectId: { type: String, required: true },
      reporterId: { type: String, required: true },
      reason: { type: String, required: true },
      text,
      evidenceFileId: text,
      dateReported: { type: Date, required: true },
    },
    { collection: 'reports', versionKey: false },
  ),
);

export const PersonNoteModel = mongoose.model(
  'PersonNote',
  new Schema<PersonNoteRecord>(
    {
      userId: { type: String, required: true },
      byId: { type: String, required: true },
      text: { type: String, required: true },
      dateCreated: { type: Date, required: true },
    },
    { collection: 'personNotes', versionKey: false },
  ),
);
