import { assignWorkSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn, type Viewer } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import {
  type QueueSource,
  queueSources,
  soonSources,
  type WaitingItem,
} from '../../kits/queue/index.ts';
import { type Recorded, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { findUser, viewerNow } from '../users/index.ts';
import { hoursAfter, limitHours } from './work-limit.store.ts';
import { AssignmentModel, assignmentId } from './assignment.model.ts';

/** How many of a kind are looked at: those with least time left are among the longest waiting. */
const mostOfKind = 100;

/** Something that waits, with its time limit and who takes care of it. */
export interface QueueItemView extends WaitingItem {
  kind: string;
  due: Date;
  assigneeId: string | null;
}

/** A kind of work and how it stands. */
export interface QueueKindView {
  kind: string;
  count: number;
  late: number;
  dateOldest: Date | null;
  limitHours: number;
  url: string;
}

export interface QueueView {
  kinds: QueueKindView[];
  items: QueueItemView[];
  /** How many of them the viewer takes care of. */
  mine: number;
}

const theirs = (viewer: Viewer): QueueSource[] => queueSources().filter(({ may }) => may(viewer));

/** What waits for administrators, by the time that is left. */
export async function workQueue(
  { viewer: maybe }: Pick<Context, 'viewer'>,
  { first, isMine }: { first: number; isMine: boolean },
): Promise<QueueView> {
  assertCan(maybe, 'workplace.use', null);
  const viewer = signedIn(maybe);
  const now = new Date();
  const limitOf = await limitHours();
  const read = await Promise.all(
    theirs(viewer).map(async (source) => {
      const { kind, url } = source;
      const limit = limitOf.get(kind) ?? source.limitHours;
      const items = (await source.longestWaiting(mostOfKind)).map((item) => ({
        ...item,
        kind,
        due: item.due ?? hoursAfter(item.since, limit),
      }));
      const { count, late } = await howMany(source, items, limit, now);
      const dateOldest = items[0]?.since ?? null;
      return { kind: { kind, count, late, dateOldest, limitHours: limit, url }, items };
    }),
  );
  const items = read.flatMap((each) => each.items);
  const assigned = await AssignmentModel.find({
    _id: { $in: items.map(({ kind, id }) => assignmentId(kind, id)) },
  }).lean();
  const assignees = new Map(assigned.map(({ _id, assigneeId }) => [_id, assigneeId]));
  const views = items
    .map((item) => ({
      ...item,
      assigneeId: item.assigneeId ?? assignees.get(assignmentId(item.kind, item.id)) ?? null,
    }))
    .toSorted((one, other) => one.due.getTime() - other.due.getTime());
  const mine = views.filter(({ assigneeId }) => assigneeId === viewer.userId);
  return {
    kinds: read.map(({ kind }) => kind),
    items: (isMine ? mine : views).slice(0, Math.max(1, Math.min(50, first))),
    mine: mine.length,
  };
}

/** How many of a kind wait, and how many of them are late: counted where not all of them were read. */
async function howMany(
  source: QueueSource,
  items: readonly { due: Date }[],
  limit: number,
  now: Date,
): Promise<{ count: number; late: number }> {
  if (items.length < mostOfKind) {
    const late = items.filter(({ due }) => due < now);
    return { count: items.length, late: late.length };
  }
  const [count, late] = await Promise.all([
    source.count(null),
    source.count(hoursAfter(now, -limit)),
  ]);
  return { count, late };
}

/** How many of each kind of the viewer's work wait. */
export async function workCounts({ viewer }: Pick<Context, 'viewer'>) {
  assertCan(viewer, 'workplace.use', null);
  return Promise.all(
    theirs(signedIn(viewer)).map(async ({ kind, count }) => ({ kind, count: await count(null) })),
  );
}

/** What becomes work by itself within a week. */
export async function workSoon({
  viewer: maybe,
  request: { language },
}: Pick<Context, 'viewer' | 'request'>) {
  assertCan(maybe, 'workplace.use', null);
  const viewer = signedIn(maybe);
  const now = new Date();
  const found = await Promise.all(
    soonSources()
      .filter(({ may }) => may(viewer))
      .map(async ({ kind, read, url }) => {
        const soon = await read(now, language);
        if (!soon) return null;
        const { next, ...rest } = soon;
        return { kind, url, ...rest, dateNext: next };
      }),
  );
  return found.filter((each) => each !== null);
}

/** Gives something that waits to an administrator who may do it, or to nobody. */
export const assignWork = write({
  input: assignWorkSchema,
  may: 'workplace.use',
  async act({ viewer, input: { kind, workId, assigneeId } }) {
    const source = theirs(viewer).find((each) => each.kind === kind);
    if (!source) throw refuse('NOT_FOUND', 'kind');
    const assignee = assigneeId === null ? null : await findUser(assigneeId);
    const colleague = assigneeId === null ? null : await viewerNow(assigneeId);
    if (assigneeId !== null && !(assignee && colleague && source.may(colleague))) {
      throw refuse('NOT_FOUND', 'assigneeId');
    }
    if (source.assign) {
      const told = await source.assign(workId, assigneeId, viewer.userId);
      if (!told) throw refuse('NOT_FOUND', 'workId');
      return { assignee, told };
    }
    await noteAssignment(kind, workId, assigneeId);
    return { assignee, told: ['work.assigned', { kind, workId, assigneeId }] satisfies Recorded };
  },
  event: ({ result: { told } }) => told,
});

async function noteAssignment(
  kind: string,
  workId: string,
  assigneeId: string | null,
): Promise<void> {
  const _id = assignmentId(kind, workId);
  if (assigneeId === null) await AssignmentModel.deleteOne({ _id });
  else {
    await AssignmentModel.updateOne(
      { _id },
      { $set: { kind, assigneeId, dateAssigned: new Date() } },
      { upsert: true },
    );
  }
}
