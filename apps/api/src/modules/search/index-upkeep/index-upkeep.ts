import type { LiveEvent } from '../../../platform/live/hub.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import type { Upkeep } from '../../../platform/search/index/follow-events.ts';
import type { SearchIndex } from '../../../platform/search/search-index.ts';
import { isPublic, type ListingSelection, listingSlices } from '../../listings/index.ts';
import { DocumentMaker, searchedLists } from './listing-document.ts';

/** Events after which the index may have to change. Drafts, which imports make, are never in it. */
export const upkeepEvents = [
  'listing.changed',
  'listings.planted',
  'listings.rated',
  'business.changed',
  'membership.changed',
  'application.transitioned',
  'reference.changed',
] as const;

/** So many listings are handed over at a time: of more, what is made of them outlives two collections. */
const sliceSize = 50;

/**
 * Keeps an index in step with the database. Events only say what to read again: what is written to
 * the index is always as the database has it now, one reading after the other, so that nothing old
 * is written over something new.
 */
export class IndexUpkeep implements Upkeep {
  readonly #index: SearchIndex;
  #everything = false;
  readonly #businesses = new Set<string>();
  readonly #listings = new Set<string>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** Reads all public listings into the index. */
  build(): Promise<void> {
    return this.#read('public');
  }

  /** Notes what an event makes stale. */
  note({ record: { type, data } }: LiveEvent): void {
    if (type === 'listing.changed') {
      const { listingId, wasPublic, isPublic: isNow } = data as EventMap['listing.changed'];
      if (wasPublic || isNow) this.#listings.add(listingId);
    } else if (type === 'listings.rated') {
      for (const id of (data as EventMap['listings.rated']).listingIds) this.#listings.add(id);
    } else if (type === 'listings.planted') {
      this.#everything = true;
    } else if (type === 'reference.changed') {
      this.#everything ||= searchedLists.includes((data as EventMap['reference.changed']).list);
    } else {
      const { businessId } = data as { businessId: string | null };
      if (businessId) this.#businesses.add(businessId);
    }
  }

  /** Reads again what was noted, until nothing is left. */
  async work(): Promise<void> {
    for (;;) {
      const [businessId] = this.#businesses;
      if (this.#listings.size > 0) {
        const ids = [...this.#listings].slice(0, sliceSize);
        for (const id of ids) this.#listings.delete(id);
        await this.#read({ ids });
      } else if (businessId !== undefined) {
        this.#businesses.delete(businessId);
        await this.#read({ businessId });
      } else if (this.#everything) {
        this.#everything = false;
        await this.#read('public');
      } else {
        return;
      }
    }
  }

  async #read(selection: ListingSelection): Promise<void> {
    const missing = new Set(
      typeof selection === 'object' && 'ids' in selection ? selection.ids : [],
    );
    // What changes of the names it keeps makes another reading.
    const maker = new DocumentMaker();
    let written = Promise.resolve();
    for await (const slice of listingSlices(selection, sliceSize)) {
      const shown = slice.filter(isPublic);
      const documents = await maker.documentsOf(shown);
      await written;
      // While the index takes these, the next are read.
      written = this.#index.put(documents);
      written.catch(() => {});
      for (const { _id } of shown) missing.delete(_id.toHexString());
      for (const listing of slice) if (!isPublic(listing)) missing.add(listing._id.toHexString());
    }
    await written;
    if (missing.size > 0) await this.#index.remove([...missing]);
  }
}
