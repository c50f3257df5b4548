import {
  type CaseDecision,
  dayIn,
  limits,
  type ReasonGiven,
  type ReportableKind,
  type ReportReason,
  startOfDay,
  statusOfDecision,
} from '@wiki/domain';
import { caseIdSchema, claimCaseSchema, decideCaseSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { reportableOf } from '../../../kits/moderation/index.ts';
import { ascending, changes, descending, list, write } from '../../../kits/resource/index.ts';
import { refuse, refuseWith } from '../../../platform/errors/errors.ts';
import { CaseModel, type CaseRecord } from './case.model.ts';
import {
  changeCase,
  claimantOf,
  ended,
  findCase,
  isUndoable,
  stepOf,
  waitsAgain,
} from './case.store.ts';
import { caseChange, followCase } from './follow-case.job.ts';
import { hiddenReason } from './report.resource.ts';

/** The tabs of the queue. */
export type CaseTab = 'OPEN' | 'REPORTS' | 'HELD' | 'MINE' | 'DECIDED';

interface CaseArguments {
  tab: CaseTab;
  kind?: ReportableKind | null | undefined;
  reason?: ReportReason | null | undefined;
  businessId?: string | null | undefined;
}

const decided = { status: { $in: ['KEPT', 'EDIT_ASKED', 'REMOVED'] as const } };

const ofTab = (tab: CaseTab, userId: string) => {
  if (tab === 'DECIDED') return decided;
  const open = { status: 'OPEN' } as const;
  if (tab === 'MINE') return { ...open, claimedBy: userId, claimedUntil: { $gt: new Date() } };
  return tab === 'OPEN' ? open : { ...open, isHeld: tab === 'HELD' };
};

/** Cases: those that wait with the longest waiting first, decided ones with the last decided first. */
export const moderationCases = list({
  name: 'moderationCases',
  model: CaseModel,
  may: 'moderation.administer',
  visibleTo: (viewer, { tab }: CaseArguments) => ofTab(tab, signedIn(viewer).userId),
  filter: ({ kind, reason, businessId }) => ({
    ...(businessId ? { businessId } : {}),
    ...(kind ? { kind } : {}),
    ...(reason ? { reasons: reason } : {}),
  }),
  order: ({ tab }) => (tab === 'DECIDED' ? descending('dateDecided') : ascending('dateOpened')),
});

/** One case in any state, or null. Administrators. */
export async function readCase(
  { viewer }: Pick<Context, 'viewer'>,
  { id }: { id: string },
): Promise<CaseRecord | null> {
  assertCan(viewer, 'moderation.administer', null);
  return findCase(id);
}

const countedTabs = ['OPEN', 'REPORTS', 'HELD', 'MINE'] as const;

/** How much each tab of the queue has. Administrators. */
export async function moderationCounts({ viewer }: Pick<Context, 'viewer'>) {
  assertCan(viewer, 'moderation.administer', null);
  const { userId } = signedIn(viewer);
  return Promise.all(
    countedTabs.map(async (tab) => ({
      tab,
      count: await CaseModel.countDocuments(ofTab(tab, userId)),
    })),
  );
}

type Administrator = Pick<Context, 'viewer' | 'config'>;

/** Those decided since the day of the installation began. Administrators. */
function decidedSinceMidnight({ viewer, config: { timeZone } }: Administrator) {
  assertCan(viewer, 'moderation.administer', null);
  const today = startOfDay(timeZone, dayIn(timeZone, new Date()));
  return { ...decided, dateDecided: { $gte: today } };
}

/** How many cases were decided since the day of the installation began. Administrators. */
export const decidedToday = async (ctx: Administrator): Promise<number> =>
  CaseModel.countDocuments(decidedSinceMidnight(ctx));

/** More than a team decides in a day: what is read of it has an end. */
const mostOfDay = 1_000;

/** How many minutes at most half of those cases waited for their decision; null for none. Administrators. */
export async function medianMinutesToday(ctx: Administrator): Promise<number | null> {
  const found = await CaseModel.find(decidedSinceMidnight(ctx))
    .sort({ dateDecided: -1 })
    .limit(mostOfDay)
    .select({ dateOpened: 1, dateDecided: 1 })
    .lean();
  const waited = found
    .map(
      ({ dateOpened, dateDecided }) => (dateDecided ?? dateOpened).getTime() - dateOpened.getTime(),
    )
    .toSorted((one, other) => one - other);
  const median = waited[Math.floor((waited.length - 1) / 2)];
  return median === undefined ? null : Math.round(median / 60_000);
}

const administered = {
  may: 'moderation.administer',
  load: { by: 'caseId', find: findCase },
} as const;

const claimEnd = () => new Date(Date.now() + limits.report.claimSeconds * 1_000);

/** Keeps a case for the viewer for five minutes, and for five more whenever it is asked again. */
export const claimCase = write({
  ...administered,
  input: claimCaseSchema,
  async act({ viewer: { userId }, input: { takeOver }, loaded }) {
    assertWaits(loaded);
    const claimant = claimantOf(loaded);
    if (claimant !== null && claimant !== userId && !takeOver) throw claimedBy(loaded);
    const isNews = claimant !== userId;
    const moderationCase = await changeCase(loaded, {
      claimedBy: userId,
      claimedUntil: claimEnd(),
    });
    return { moderationCase, isNews };
  },
  event: ({ result: { moderationCase: changed, isNews } }) =>
    isNews ? caseChange(changed, 'claimed') : null,
});

/** Lets others decide a case that the viewer claimed. */
export const releaseCase = write({
  ...administered,
  input: caseIdSchema,
  async act({ viewer: { userId }, loaded }) {
    if (claimantOf(loaded) !== userId) return { moderationCase: loaded, isNews: false };
    const free = { claimedBy: null, claimedUntil: null };
    return { moderationCase: await changeCase(loaded, free), isNews: true };
  },
  event: ({ result: { moderationCase: changed, isNews } }) =>
    isNews ? caseChange(changed, 'claimed') : null,
});

/** Refusals that carry the case as it is by now: who comes second reads who did what. */
const claimedBy = (moderationCase: CaseRecord) => refuseWith({ moderationCase }, 'CASE_CLAIMED');

function assertWaits(moderationCase: CaseRecord): void {
  if (moderationCase.status !== 'OPEN') throw refuseWith({ moderationCase }, 'CASE_DECIDED');
}

/**
 * Decides a case once: what is kept is shown again, what is removed or to be edited is not shown any
 * more and its author is told why. Refused with `CASE_DECIDED` and `CASE_CLAIMED`, with the case.
 */
export const decideCase = write({
  ...administered,
  input: decideCaseSchema,
  async act({ viewer: { userId: by }, input: { decision, reason = null }, loaded }) {
    assertWaits(loaded);
    const claimant = claimantOf(loaded);
    if (claimant !== null && claimant !== by) throw claimedBy(loaded);
    const acted = await act(loaded, decision, by, reason);
    const moderationCase = await changeCase(loaded, ended(statusOfDecision[decision], by, reason), [
      stepOf(decision, { by, reason }),
    ]);
    if (acted) await followCase(moderationCase, 'decided', by);
    return { moderationCase, acted };
  },
  event: ({ result: { moderationCase: changed, acted } }) =>
    acted ? null : caseChange(changed, 'decided'),
});

/** Does to the thing what was decided; false where nothing is to be done. */
async function act(
  { kind, subjectId, isHeld, isHidden }: CaseRecord,
  decision: CaseDecision,
  by: string,
  reason: ReasonGiven | null,
): Promise<boolean> {
  const declared = reportableOf(kind);
  const subject = await declared?.find(subjectId);
  if (!declared || !subject || subject.state === 'GONE' || subject.state === 'REMOVED') {
    // Its author deleted it meanwhile: it can only be closed.
    if (decision !== 'KEEP') throw refuse('ILLEGAL_TRANSITION');
    return false;
  }
  if (decision === 'KEEP') {
    if (!isHeld && !isHidden) return false;
    await declared.set(subjectId, { to: 'SHOWN', by, reason: null });
    return true;
  }
  const to = decision === 'ASK_EDIT' ? 'EDIT_ASKED' : 'REMOVED';
  if (!declared.states.includes(to)) throw refuse('ILLEGAL_TRANSITION');
  await declared.set(subjectId, { to, by, reason });
  return true;
}

/**
 * Takes a decision back within 30 days: the thing is as it was before, its case waits again, and those
 * who were told of the decision are told of this.
 */
export const undoDecision = write({
  ...administered,
  input: caseIdSchema,
  duplicate: { code: 'ILLEGAL_TRANSITION' },
  async act({ viewer: { userId: by }, loaded }) {
    if (!isUndoable(loaded)) throw refuse('ILLEGAL_TRANSITION');
    const acted = await takeBack(loaded, by);
    const moderationCase = await changeCase(loaded, waitsAgain(loaded), [stepOf('UNDONE', { by })]);
    if (acted) await followCase(moderationCase, 'reopened', by);
    return { moderationCase, acted };
  },
  event: ({ result: { moderationCase: changed, acted } }) =>
    acted ? null : caseChange(changed, 'reopened'),
});

async function takeBack(
  { kind, subjectId, status, isHeld, isHidden }: CaseRecord,
  by: string,
): Promise<boolean> {
  const declared = reportableOf(kind);
  const subject = await declared?.find(subjectId);
  if (!declared || !subject || subject.state === 'GONE') {
    if (status === 'KEPT') return false;
    throw refuse('ILLEGAL_TRANSITION');
  }
  const before = isHeld ? 'HELD' : isHidden ? 'HIDDEN' : 'SHOWN';
  if (subject.state === before) return false;
  const reason = before === 'HIDDEN' ? hiddenReason : null;
  await declared.set(subjectId, { to: before, by, reason });
  return true;
}

/** What happens to cases, for administrators. */
export const moderationCaseChanged = changes({
  field: 'moderationCaseChanged',
  types: ['moderationCase.changed'],
  may: 'moderation.administer',
  async view({ caseId, change }) {
    const moderationCase = await findCase(caseId);
    return moderationCase && { caseId, moderationCase, change };
  },
});
