import {
  type ApplicationStatus,
  type ListingStatus,
  type MembershipStatus,
  normalizeTaxId,
  type PaymentStatus,
  type TicketStatus,
  wordsOf,
} from '@wiki/domain';
import type { QueryFilter, Types } from 'mongoose';
import type { Viewer } from '../../authz/session.ts';
import { type ListedModel, reading } from '../../platform/database/model.ts';

/** How something stands, under the name of what it is. */
export interface FoundState {
  application?: ApplicationStatus;
  membership?: MembershipStatus;
  payment?: PaymentStatus;
  listing?: ListingStatus;
  ticket?: TicketStatus;
}

/** Something that an administrator finds by a word of it. */
export interface Found {
  id: string;
  title: string;
  /** What tells it from others of that name; null for nothing. */
  detail: string | null;
  /** How it stands; left out where things of its kind just are. */
  state?: FoundState | null;
  /** Where it is administered: a path of the client. */
  url: string;
}

/** A kind of things that administrators find. A module gives its own to the server. */
export interface Finder {
  /** Names it: what the client has words for. */
  kind: string;
  may: (viewer: Viewer) => boolean;
  /** Finds up to so many by the beginning of any word, folded, or by a number or address of theirs. */
  find: (text: FoundText, most: number) => Promise<Found[]>;
}

/** What was typed, as finders compare it. */
export interface FoundText {
  /** As it was typed, without spaces around. */
  typed: string;
  /** Its words, folded as those of the search are. */
  words: readonly string[];
  /** Its letters and digits alone, for numbers written with dots and hyphens. */
  bare: string;
}

const finders = new Map<string, Finder>();

/** Registers the kinds of all modules, in their order; called by `server.ts`. */
export function registerFinders(given: readonly Finder[]): void {
  finders.clear();
  for (const finder of given) finders.set(finder.kind, finder);
}

export const allFinders = (): readonly Finder[] => [...finders.values()];

/** The values that begin with a text, as a range that an index answers. */
export const beginningWith = (text: string) => ({ $gte: text, $lt: `${text}\uffff` });

/** More words of a search are not looked at. */
const mostWords = 6;

/**
 * That among the words kept in a field one begins with each of those asked for. The longest is first:
 * its index has the fewest to read. Without a word, nothing is found.
 */
export function withEachWord(field: string, words: readonly string[]) {
  const parts = words
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords)
    .map((word) => ({ [field]: { $elemMatch: beginningWith(word) } }));
  const [only] = parts;
  if (!only) return { [field]: { $in: [] } };
  return parts.length === 1 ? only : { $and: parts };
}

/** As many as are named by their ids. */
const fewest = 500;

/**
 * Narrows a list to what meets one of some conditions, each of which has an index. Few are named by
 * their ids, since in its own order a list would look through all for them; where many fit, that
 * order comes upon a page of them soon.
 */
export async function meetingOneOf<T>(
  model: ListedModel<T>,
  conditions: QueryFilter<T>[],
): Promise<QueryFilter<T>> {
  const filter = { $or: conditions } as QueryFilter<T>;
  const found = await reading(model)
    .find(filter)
    .select({ _id: 1 })
    .limit(fewest + 1)
    .lean<{ _id: Types.ObjectId }[]>();
  if (found.length > fewest) return filter;
  return { _id: { $in: found.map(({ _id }) => _id) } } as QueryFilter<T>;
}

/** Beginnings of a tax id as it is stored: its digits alone, and without the check digit after a hyphen. */
export const taxIdsOf = (typed: string): { $gte: string; $lt: string }[] => {
  const ids = new Set([typed, typed.replace(/-\w\s*$/, '')].map(normalizeTaxId));
  return [...ids].filter(Boolean).map(beginningWith);
};

/** What was typed, ready to be compared. */
export const foundText = (typed: string): FoundText => ({
  typed,
  words: wordsOf(typed).map(({ word }) => word),
  bare: typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase(),
});
