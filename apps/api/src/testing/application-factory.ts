import {
  type ApplicationAction,
  type ApplicationStatus,
  applicationTransitions,
  type ReasonGiven,
} from '@wiki/domain';
import { validApplication } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import type { Config } from '../config.ts';
import type { FilePurpose } from '../graphql/generated/resolvers.ts';
import {
  type ApplicationFormRecord,
  type ApplicationRecord,
  createApplication,
  type FieldCommentRecord,
  type NewApplication,
} from '../modules/applications/index.ts';
import { insertFile } from '../modules/files/index.ts';
import type { UserRecord } from '../modules/users/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { buildUser } from './factories.ts';

const day = 24 * 3_600_000;

/** How an application came to each state: what its history tells. */
const pathTo: Record<ApplicationStatus, readonly ApplicationAction[]> = {
  draft: [],
  new: ['submit'],
  'changes-requested': ['submit', 'requestChanges'],
  'payment-pending': ['submit', 'approve'],
  'payment-missed': ['submit', 'approve', 'missPayment'],
  'payment-complete': ['submit', 'approve', 'completePayment'],
  approved: ['submit', 'approve', 'completePayment', 'activate'],
  rejected: ['submit', 'reject'],
  withdrawn: ['submit', 'withdraw'],
  deleted: ['submit', 'delete'],
};

const reasons: Partial<Record<ApplicationAction, ReasonGiven>> = {
  reject: { key: 'incompleteDocuments', text: null },
  delete: { key: 'duplicate', text: null },
};

/** What an application to build is told; everything has a default. */
export interface ApplicationToBuild {
  _id?: Types.ObjectId;
  status?: ApplicationStatus;
  /** Who applies; a new account unless given. */
  applicant?: UserRecord;
  /** What differs from a complete form. */
  form?: Partial<ApplicationFormRecord>;
  /** Who acted for the platform in its history. */
  administratorId?: string | null;
  /** With the server's settings its files are really stored; without, their ids stand for nothing. */
  storeIn?: Config;
  /** The business an approved one became. */
  businessId?: string | null;
  /** When its last step was; the others lie a day apart before it. */
  lastStepAt?: Date;
  paymentDueAt?: Date | null;
  /** What administrators asked for when they sent it back, and what it said before. */
  sentBack?: { comments: FieldCommentRecord[]; before?: Partial<ApplicationFormRecord> };
}

/** Builds an application in a state, with a complete form and the history that leads there. */
export async function buildApplication(
  given: ApplicationToBuild = {},
): Promise<{ application: ApplicationRecord; applicant: UserRecord }> {
  const { status = 'new', lastStepAt = new Date(), storeIn } = given;
  const applicant = given.applicant ?? (await buildUser());
  const applicantId = applicant._id.toHexString();
  const comments = given.sentBack?.comments ?? defaultComments;
  const history = historyTo(
    status === 'new' && given.sentBack ? ['submit', 'requestChanges', 'submit'] : pathTo[status],
    applicantId,
    given.administratorId ?? null,
    lastStepAt,
    comments,
  );
  const form = { ...(await formOf(applicantId, storeIn)), ...given.form };
  const atStep = (action: ApplicationAction) =>
    history.find((step) => step.action === action)?.at ?? null;
  const approvedAt = atStep('approve');
  const sentBackAt = atStep('requestChanges');
  const isSentBack = status === 'changes-requested';
  const record: NewApplication = {
    ...(given._id ? { _id: given._id } : {}),
    applicantId,
    applicantEmail: applicant.email ?? '',
    status,
    form,
    step: status === 'draft' ? 'BUSINESS' : 'REVIEW',
    dateCreated: new Date((history[0]?.at ?? lastStepAt).getTime() - day),
    dateChanged: lastStepAt,
    dateSubmitted: atStep('submit'),
    paymentDueAt:
      given.paymentDueAt ?? (approvedAt && new Date(approvedAt.getTime() + dueAfter(status))),
    dateReminded: null,
    requestedChanges: isSentBack ? comments : [],
    changesDueAt: sentBackAt && new Date(sentBackAt.getTime() + 30 * day),
    reviewed: sentBackAt && {
      date: sentBackAt,
      form: { ...form, ...given.sentBack?.before },
      comments,
    },
    reason: history.at(-1)?.reason ?? null,
    history,
    businessId: given.businessId ?? null,
  };
  const application = await inTransaction(() =>
    createApplication(record, { hasFiles: storeIn !== undefined }),
  );
  return { application, applicant };
}

/** Seven days; a missed date lies between the approval and the step that noted it. */
const dueAfter = (status: ApplicationStatus) => (status === 'payment-missed' ? day / 2 : 7 * day);

const defaultComments = [
  { field: 'taxDocumentIds', comment: 'Adjunte el RUT de este año, por favor.' },
];

function historyTo(
  path: readonly ApplicationAction[],
  applicantId: string,
  administratorId: string | null,
  lastStepAt: Date,
  comments: FieldCommentRecord[],
): ApplicationRecord['history'] {
  let from: ApplicationStatus = 'draft';
  return path.map((action, index) => {
    const { to, by } = applicationTransitions[action];
    const actorId = {
      applicant: applicantId,
      wikiAdmin: administratorId,
      payment: null,
      clock: null,
    };
    const step = {
      action,
      from,
      to,
      actorId: actorId[by],
      at: new Date(lastStepAt.getTime() - (path.length - 1 - index) * day),
      reason: reasons[action] ?? null,
      comments: action === 'requestChanges' ? comments : [],
    };
    from = to;
    return step;
  });
}

/** A complete form whose files are stored or stand for nothing. */
async function formOf(ownerId: string, config: Config | undefined): Promise<ApplicationFormRecord> {
  const file = async (purpose: FilePurpose, name: string): Promise<string> => {
    if (!config) return new Types.ObjectId().toHexString();
    const content = name.endsWith('.pdf') ? { bytes: pdf } : { svg: picture };
    return (await insertFile(config, { ownerId, purpose, name, ...content }))._id.toHexString();
  };
  const document = async (name: string) => [await file('APPLICATION_DOCUMENT', name)];
  return {
    ...validApplication,
    logoId: await file('LOGO', 'logo.png'),
    additionalImageIds: [await file('BUSINESS_IMAGE', 'planta.png')],
    shareholders: await Promise.all(
      validApplication.shareholders.map(async (shareholder) => ({
        ...shareholder,
        imageId: await file('SHAREHOLDER_IMAGE', 'documento-identidad.png'),
      })),
    ),
    commercialReference: {
      ...validApplication.commercialReference,
      imageId: await file('REFERENCE_IMAGE', 'referencia.png'),
    },
    incorporationArticleIds: await document('escritura-constitucion.pdf'),
    taxDocumentIds: await document('rut.pdf'),
    businessLicenseIds: await document('camara-de-comercio.pdf'),
    financialStatementIds: await document('estados-financieros.pdf'),
    lastAssemblyMinuteIds: await document('acta-asamblea.pdf'),
  };
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#0b5d4b"/><path d="M0 300h600M300 0v600" stroke="#e8b93b" stroke-width="60"/></svg>';

/** The smallest document a reader opens: one empty page. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
