import type { ModerationRules } from '@wiki/domain';
import {
  moderationRulesSchema,
  personNoteSchema,
  suspendFromCaseSchema,
} from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertCan } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import { everyReportable, type Subject } from '../../../kits/moderation/index.ts';
import { reasonOf } from '../../../kits/notifications/index.ts';
import { assertRevision, revisionOf, write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { suspendAccount } from '../../accounts/index.ts';
import { findUser } from '../../users/index.ts';
import {
  CaseModel,
  type CaseRecord,
  PersonNoteModel,
  type PersonNoteRecord,
  ReportModel,
} from '../cases/case.model.ts';
import { changeCase, findCase, stepOf } from '../cases/case.store.ts';
import { followCase } from '../cases/follow-case.job.ts';
import { moderationRules, saveRules } from '../blacklist/rules.store.ts';
import { countAccepted, standingNow } from './standing.service.ts';

/** The rules of standing and of hiding. Administrators. */
export async function readModerationRules({ viewer }: Pick<Context, 'viewer'>) {
  assertCan(viewer, 'moderation.administer', null);
  return withRevision(await moderationRules());
}

const withRevision = (rules: ModerationRules) => ({ ...rules, revision: revisionOf(rules) });

/** Sets the rules: they hold from the next post and the next report on. */
export const setModerationRules = write({
  input: moderationRulesSchema,
  may: 'moderation.administer',
  async act({ input: { revision, ...rules } }) {
    assertRevision(await moderationRules(), revision);
    await saveRules(rules);
    return { rules: withRevision(rules) };
  },
  event: () => ['moderationRules.changed', {}],
});

/** Notes something of a person, for administrators only. */
export const addPersonNote = write({
  input: personNoteSchema,
  may: 'moderation.administer',
  load: { by: 'userId', find: findUser },
  async act({ viewer: { userId: byId }, input: { userId, text } }) {
    const note: PersonNoteRecord = {
      _id: new Types.ObjectId(),
      userId,
      byId,
      text,
      dateCreated: new Date(),
    };
    await PersonNoteModel.create([note]);
    return { note };
  },
  event: ({ input: { userId } }) => ['person.noted', { userId }],
});

/**
 * Suspends the author of what a case is about until a day, with a reason that they read in their own
 * language. The case goes on waiting.
 */
export const suspendFromCase = write({
  input: suspendFromCaseSchema,
  may: 'moderation.administer',
  load: { by: 'caseId', find: findCase },
  async act({ viewer, input: { reason, dateUntil: until }, loaded }) {
    const user = loaded.authorId === null ? null : await findUser(loaded.authorId);
    if (!user) throw refuse('NOT_FOUND', 'caseId');
    const words = `${reasonOf(
      { reasonKey: reason.key ?? '', reasonText: reason.text ?? '' },
      user.language,
    )}.`;
    await suspendAccount(viewer, user._id.toHexString(), { reason: words, until });
    const step = stepOf('SUSPENDED', { by: viewer.userId, reason, until });
    const moderationCase = await changeCase(loaded, {}, [step]);
    await followCase(moderationCase, 'suspended', viewer.userId);
    return { moderationCase };
  },
});

/** What is known of a person, or null for an unknown one. Administrators. */
export async function readPerson(
  { viewer }: Pick<Context, 'viewer'>,
  { userId }: { userId: string },
): Promise<{ userId: string } | null> {
  assertCan(viewer, 'moderation.administer', null);
  return (await findUser(userId)) ? { userId } : null;
}

const mostWritten = 50;
const mostCharacters = 300;

/** What somebody wrote of every kind that is not private, the last first: at most 50. */
export async function writtenBy(userId: string): Promise<Subject[]> {
  const kinds = await Promise.all(
    everyReportable().map(async (kind) => (await kind.writtenBy?.(userId, mostWritten)) ?? []),
  );
  return kinds
    .flat()
    .toSorted((one, other) => other.dateWritten.getTime() - one.dateWritten.getTime())
    .slice(0, mostWritten)
    .map((subject) => ({ ...subject, text: subject.text.slice(0, mostCharacters) }));
}

const mostShown = 20;

/** What was decided before about what a person wrote, the last first: at most 20. */
export const decisionsAbout = (userId: string): Promise<CaseRecord[]> =>
  CaseModel.find({ authorId: userId, status: { $in: ['KEPT', 'EDIT_ASKED', 'REMOVED'] } })
    .sort({ dateDecided: -1, _id: -1 })
    .limit(mostShown)
    .lean();

/** What was noted of a person, the last first: at most 20. */
export const notesAbout = (userId: string): Promise<PersonNoteRecord[]> =>
  PersonNoteModel.find({ userId }).sort({ dateCreated: -1, _id: -1 }).limit(mostShown).lean();

const mostCounted = 1_000;

/** How much that somebody wrote everybody reads; at most 1,000 are counted. */
export const acceptedCountOf = (userId: string): Promise<number> =>
  countAccepted(userId, new Date(), mostCounted);

/** How much of somebody's was removed. */
export const removedCountOf = (userId: string): Promise<number> =>
  CaseModel.countDocuments({ authorId: userId, status: 'REMOVED' });

/** How much of somebody's was reported. */
export const reportedCountOf = (userId: string): Promise<number> =>
  CaseModel.countDocuments({ authorId: userId, reportCount: { $gt: 0 } });

/** How often somebody reported something. */
export const ownReportCountOf = (userId: string): Promise<number> =>
  ReportModel.countDocuments({ reporterId: userId });

/** Whether somebody writes within the limits of new members. */
export async function isNewMember(userId: string): Promise<boolean> {
  const user = await findUser(userId);
  return user !== null && (await standingNow({ userId, memberType: user.memberType })) === 'new';
}
