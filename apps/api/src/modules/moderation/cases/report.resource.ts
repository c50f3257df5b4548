import { limits, type ReasonGiven, underReview } from '@wiki/domain';
import { reportSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { signedIn, type Viewer } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { type Reportable, reportableOf, type Subject } from '../../../kits/moderation/index.ts';
import { perHour, write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { attachFiles } from '../../files/index.ts';
import { type CaseRecord, CaseModel, ReportModel, type ReportRecord } from './case.model.ts';
import { changeCase, findOpenCase, newCase, stepOf } from './case.store.ts';
import { caseChange, followCase } from './follow-case.job.ts';
import { moderationRules } from '../blacklist/rules.store.ts';
import { standingNow } from '../people/standing.service.ts';

/** The reason of what reports hid until administrators decide. */
export const hiddenReason: ReasonGiven = { key: underReview, text: null };

interface Found {
  kind: Reportable;
  subject: Subject;
}

/** What a viewer is shown, and so may report. */
async function findShown(
  id: string,
  viewer: Viewer,
  input: { kind: string },
): Promise<Found | null> {
  const kind = reportableOf(input.kind);
  if (!kind || !(await kind.isShownTo(id, viewer))) return null;
  const subject = await kind.find(id);
  return subject && { kind, subject };
}

const isOwn = ({ userId, businessId }: Viewer, { subject }: Found): boolean =>
  subject.authorId === userId ||
  (subject.kind === 'user' && subject.id === userId) ||
  (businessId !== null &&
    subject.businessId === businessId &&
    (subject.kind === 'listing' || subject.kind === 'business'));

/**
 * Reports something that the viewer is shown. A person reports a thing once: again, nothing changes.
 * All that is reported of a thing before a decision is one case; enough reports by members of standing
 * hide it until then.
 */
export const report = write({
  input: reportSchema,
  load: { by: 'id', find: findShown },
  limit: { name: 'report', quota: perHour(limits.report.perHour) },
  async act({ viewer, input, loaded }) {
    if (isOwn(viewer, loaded)) throw refuse('OWN_CONTENT');
    const { kind, id: subjectId, reason } = input;
    const { userId: reporterId } = viewer;
    const known = await ReportModel.findOne({ kind, subjectId, reporterId }).lean();
    if (known) return { report: known, changed: null, isHiding: false };
    const hasWeight = (await standingNow(viewer)) === 'trusted';
    const before = await openCase(loaded.subject);
    const counted = await changeCase(
      before,
      {
        reportCount: before.reportCount + 1,
        weightyCount: before.weightyCount + Number(hasWeight),
        reasons: [...new Set([...before.reasons, reason])],
      },
      [stepOf('REPORTED', { by: reporterId })],
    );
    const made: ReportRecord = {
      _id: new Types.ObjectId(),
      caseId: before._id.toHexString(),
      kind,
      subjectId,
      reporterId,
      reason,
      text: input.text ?? null,
      evidenceFileId: input.evidenceFileId ?? null,
      dateReported: new Date(),
    };
    await ReportModel.create([made]);
    if (made.evidenceFileId) {
      await attachFiles({
        ownerId: reporterId,
        files: [
          { fileId: made.evidenceFileId, purpose: 'REPORT_EVIDENCE', field: 'evidenceFileId' },
        ],
        usedBy: `report:${made._id.toHexString()}`,
      });
    }
    const isHiding = await mustHide(counted, loaded);
    if (!isHiding) return { report: made, changed: counted, isHiding };
    await loaded.kind.set(subjectId, { to: 'HIDDEN', by: null, reason: hiddenReason });
    const changed = await changeCase(counted, { isHidden: true }, [stepOf('HIDDEN')]);
    await followCase(changed, counted.reportCount === 1 ? 'opened' : 'reported');
    return { report: made, changed, isHiding };
  },
  event: ({ result: { changed, isHiding } }) =>
    changed && !isHiding
      ? caseChange(changed, changed.reportCount === 1 ? 'opened' : 'reported')
      : null,
});

/** The case that waits about a thing; a new one when none does. Joins the caller's transaction. */
async function openCase(subject: Subject): Promise<CaseRecord> {
  const open = await findOpenCase(subject.kind, subject.id);
  if (open) return open;
  const record = newCase(subject);
  await CaseModel.create([record]);
  return record;
}

/** Whether enough members of standing reported something that can be hidden and is not yet. */
async function mustHide(
  { isHidden, weightyCount }: CaseRecord,
  { kind, subject }: Found,
): Promise<boolean> {
  if (isHidden || subject.state !== 'SHOWN' || !kind.states.includes('HIDDEN')) return false;
  const { hideAfterReports } = await moderationRules();
  if (hideAfterReports === 0 || weightyCount < hideAfterReports) return false;
  return (await kind.mayHide?.(subject.id)) ?? true;
}

const mostOwn = 500;

/** What the viewer reported, the newest first: at most 500. */
export async function myReports({ viewer }: Pick<Context, 'viewer'>): Promise<ReportRecord[]> {
  const { userId } = signedIn(viewer);
  return ReportModel.find({ reporterId: userId })
    .sort({ dateReported: -1, _id: -1 })
    .limit(mostOwn)
    .lean();
}

const mostShown = 50;

/** The reports of a case, the first first: at most 50. */
export const reportsOf = ({ _id }: Pick<CaseRecord, '_id'>): Promise<ReportRecord[]> =>
  ReportModel.find({ caseId: _id.toHexString() })
    .sort({ dateReported: 1, _id: 1 })
    .limit(mostShown)
    .lean();
