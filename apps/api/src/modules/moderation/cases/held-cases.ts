import type { ReasonGiven, ReportableKind } from '@wiki/domain';
import type { Subject } from '../../../kits/moderation/index.ts';
import { matcherOf } from '../blacklist/blacklist-cache.ts';
import { countHit } from '../blacklist/blacklist.store.ts';
import { followCase } from './follow-case.job.ts';
import { CaseModel, type CaseRecord } from './case.model.ts';
import {
  beginningOf,
  changeCase,
  ended,
  findOpenCase,
  newCase,
  openKeyOf,
  stepOf,
  waitsAgain,
} from './case.store.ts';

// What other modules tell moderation inside their own transactions, which record their own events.

/** The phrase that holds something, as far as the list has it now. */
const phraseOf = async ({ title, text }: Subject): Promise<string | null> =>
  (await matcherOf('phrase')).find([title, text].filter(Boolean).join('\n'));

/** The cases that wait about things of the forum, by the things' ids. */
export async function openCasesOf(subjectIds: readonly string[]): Promise<Map<string, string>> {
  const keys = subjectIds.flatMap((id) => [
    openKeyOf('discussion', id),
    openKeyOf('discussionComment', id),
  ]);
  const found = await CaseModel.find({ openKey: { $in: keys } })
    .select({ subjectId: 1 })
    .lean();
  return new Map(found.map(({ _id, subjectId }) => [subjectId, _id.toHexString()]));
}

/** Opens the case of something that a phrase of the blacklist holds; it stays one when it has one. */
export async function openHeldCase(subject: Subject): Promise<void> {
  const open = await findOpenCase(subject.kind, subject.id);
  if (open?.isHeld) return;
  const phrase = await phraseOf(subject);
  if (phrase !== null) await countHit('phrase', phrase);
  const changes = { isHeld: true, title: subject.title, text: beginningOf(subject.text) };
  if (open) await followCase(await changeCase(open, changes, [stepOf('HELD')]), 'reported');
  else await writeCase({ ...newCase(subject), isHeld: true, steps: [stepOf('HELD')] });
}

async function writeCase(record: CaseRecord): Promise<void> {
  await CaseModel.create([record]);
  await followCase(record, 'opened');
}

/** Ends what waits about something that its author deleted, or wrote anew without the phrase. */
export async function withdrawCase(kind: ReportableKind, subjectId: string): Promise<void> {
  const open = await findOpenCase(kind, subjectId);
  if (!open) return;
  const after = await changeCase(open, ended('WITHDRAWN', null, null), [stepOf('WITHDRAWN')]);
  await followCase(after, 'decided');
}

/**
 * Notes that an administrator removed something outside of the queue: it decides the case that waits
 * about it, or stands in its author's history as a case of its own.
 */
export async function noteRemoval(
  subject: Subject,
  by: string,
  reason: ReasonGiven | null,
): Promise<void> {
  const step = stepOf('REMOVE', { by, reason });
  const open = await findOpenCase(subject.kind, subject.id);
  if (open) {
    await followCase(await changeCase(open, ended('REMOVED', by, reason), [step]), 'decided');
    return;
  }
  const record = { ...newCase(subject), ...ended('REMOVED', by, reason), steps: [step] };
  await CaseModel.create([record]);
  await followCase(record, 'decided');
}

/**
 * Notes that an administrator gave back outside of the queue what was taken: what is shown again was
 * kept, also where reports had hidden it and its case still waits, and what a phrase held before
 * waits again.
 */
export async function noteRestoral(subject: Subject, by: string): Promise<void> {
  const { kind, id: subjectId, state } = subject;
  const isHeld = state === 'HELD';
  const open = isHeld ? null : await findOpenCase(kind, subjectId);
  if (open) {
    const kept = await changeCase(open, ended('KEPT', by, null), [stepOf('KEEP', { by })]);
    await followCase(kept, 'decided', by);
    return;
  }
  const last = await CaseModel.findOne({
    kind,
    subjectId,
    status: { $in: isHeld ? (['REMOVED', 'WITHDRAWN'] as const) : (['REMOVED'] as const) },
  })
    .sort({ dateDecided: -1 })
    .lean<CaseRecord | null>();
  if (!last) return isHeld ? openHeldCase(subject) : undefined;
  const step = stepOf('UNDONE', { by });
  const changes = isHeld
    ? { ...waitsAgain(last), isHeld }
    : { status: 'KEPT' as const, decidedBy: by, reason: null };
  await followCase(await changeCase(last, changes, [step]), 'reopened');
}
