import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { countEngagement } from '../../listings/index.ts';
import { ViewModel, type ViewRecord } from './view.model.ts';

/** How long views are collected, in milliseconds, and how many at most. */
const collectMilliseconds = 1_000;
const collectViews = 200;
/** How often a batch begins anew because another process counted one of its views meanwhile. */
const attempts = 5;

interface Batch {
  views: Map<string, ViewRecord>;
  /** Resolves when all its views are counted. */
  written: Promise<void>;
  close(): void;
}

let collecting: Batch | null = null;

/** Counts a view with those around it in one transaction: many viewers cost few writes. Resolves when it is counted. */
export async function countInBatch(view: ViewRecord): Promise<void> {
  const batch = (collecting ??= begin());
  batch.views.set(view._id, view);
  if (batch.views.size >= collectViews) batch.close();
  return batch.written;
}

function begin(): Batch {
  const views = new Map<string, ViewRecord>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(close, collectMilliseconds);
  function close() {
    clearTimeout(timer);
    collecting = null;
    resolve(writeViews([...views.values()]));
  }
  return { views, written: promise, close };
}

async function writeViews(views: ViewRecord[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await inTransaction(() => write(views));
      return;
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === attempts) throw error;
    }
  }
}

async function write(views: ViewRecord[]): Promise<void> {
  const known = await ViewModel.find({ _id: { $in: views.map(({ _id }) => _id) } })
    .select({ _id: 1 })
    .lean();
  const counted = new Set(known.map(({ _id }) => _id));
  const fresh = views.filter(({ _id }) => !counted.has(_id));
  const listingIds: string[] = [];
  // In one order, so that two processes do not wait for each other.
  const byListing = [...Map.groupBy(fresh, ({ listingId }) => listingId)].toSorted(
    ([one], [two]) => (one < two ? -1 : 1),
  );
  for (const [listingId, seen] of byListing) {
    // One that was deleted meanwhile has no views any more.
    if (!(await countEngagement(listingId, 'views', seen.length))) continue;
    await ViewModel.insertMany(seen);
    listingIds.push(listingId);
  }
  if (listingIds.length > 0) await recordEvent('engagement.changed', null, { listingIds });
}
