import type { ReportableKind } from '@wiki/domain';
import type {
  CaseContextResolvers,
  CaseStepResolvers,
  CaseSubjectResolvers,
  ContextPieceResolvers,
  ModerationCaseResolvers,
  OwnReportResolvers,
  PersonHistoryResolvers,
  PersonNoteResolvers,
  RehearsedTextResolvers,
  ReportResolvers,
} from '../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../graphql/context.ts';
import { reportableOf } from '../../../kits/moderation/index.ts';
import { reportsOf } from '../cases/report.resource.ts';
import { claimantOf, isUndoable } from '../cases/case.store.ts';
import { decisionsOn, phraseIn, type SubjectView } from '../cases/case-subject.ts';
import * as person from '../people/person.resource.ts';

const userOf = (id: string | null, { loaders }: Pick<Context, 'loaders'>) =>
  id === null ? null : loaders.userById.load(id);

/** A thing as it is now; null when it is gone for good. */
async function subjectOf({
  kind,
  subjectId,
}: {
  kind: ReportableKind;
  subjectId: string;
}): Promise<SubjectView | null> {
  const declared = reportableOf(kind);
  const subject = await declared?.find(subjectId);
  return declared && subject ? { ...subject, states: declared.states } : null;
}

export const ModerationCase: ModerationCaseResolvers = {
  id: ({ _id }) => _id.toHexString(),
  author: ({ authorId }, _args, ctx) => userOf(authorId, ctx),
  business: ({ businessId }, _args, { loaders }) =>
    businessId === null ? null : loaders.businessById.load(businessId),
  decidedBy: ({ decidedBy }, _args, ctx) => userOf(decidedBy, ctx),
  claimedBy: (record, _args, ctx) => userOf(claimantOf(record), ctx),
  dateDue({ status, isHeld, dateOpened: since }, _args, { loaders }) {
    if (status !== 'OPEN') return null;
    return loaders.workDateDue.load({ kind: isHeld ? 'held' : 'report', since });
  },
  viewerCanUndo: (record) => isUndoable(record),
  reports: reportsOf,
  subject: subjectOf,
  async context(record, _args, { viewer }) {
    const { kind, subjectId } = record;
    // What stands around a message is private: read by who decides about it, whose claim is in the audit.
    if (kind === 'chatMessage' && claimantOf(record) !== viewer?.userId) return null;
    return (await reportableOf(kind)?.contextOf(subjectId)) ?? null;
  },
  person: ({ authorId }) => (authorId === null ? null : { userId: authorId }),
};

export const RehearsedText: RehearsedTextResolvers = { subject: subjectOf };

export const CaseSubject: CaseSubjectResolvers = {
  decisions: decisionsOn,
  phrase: phraseIn,
};

export const CaseContext: CaseContextResolvers = {};

export const ContextPiece: ContextPieceResolvers = {
  author: ({ authorId }, _args, ctx) => userOf(authorId, ctx),
};

export const CaseStep: CaseStepResolvers = {
  date: ({ at }) => at,
  dateSuspendedUntil: ({ until }) => until,
  by: ({ by }, _args, ctx) => userOf(by, ctx),
};

export const Report: ReportResolvers = {
  id: ({ _id }) => _id.toHexString(),
  reporter: ({ reporterId }, _args, ctx) => userOf(reporterId, ctx),
  evidence: ({ evidenceFileId }, _args, { loaders }) =>
    evidenceFileId === null ? null : loaders.fileById.load(evidenceFileId),
};

export const OwnReport: OwnReportResolvers = {
  id: ({ _id }) => _id.toHexString(),
};

export const PersonNote: PersonNoteResolvers = {
  id: ({ _id }) => _id.toHexString(),
  by: ({ byId }, _args, ctx) => userOf(byId, ctx),
};

export const PersonHistory: PersonHistoryResolvers = {
  async user({ userId }, _args, { loaders }) {
    const user = await loaders.userById.load(userId);
    if (!user) throw new Error(`The author ${userId} is not known.`);
    return user;
  },
  acceptedCount: ({ userId }) => person.acceptedCountOf(userId),
  removedCount: ({ userId }) => person.removedCountOf(userId),
  reportedCount: ({ userId }) => person.reportedCountOf(userId),
  ownReportCount: ({ userId }) => person.ownReportCountOf(userId),
  isNew: ({ userId }) => person.isNewMember(userId),
  decisions: ({ userId }) => person.decisionsAbout(userId),
  notes: ({ userId }) => person.notesAbout(userId),
  written: ({ userId }) => person.writtenBy(userId),
};
