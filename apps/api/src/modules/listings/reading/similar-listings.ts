import { languages, limits, wordsOf } from '@wiki/domain';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { unionOf } from '../../../platform/database/union.ts';
import { askedByAll, type AskedFields, partOf } from '../../../platform/reads/index.ts';
import { stemOf } from '../../../platform/search/language/stemming.ts';
import { isStopWord } from '../../../platform/search/language/stop-words.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { publicListings } from '../listing.policy.ts';

/** Of each category so many of the newest are compared. */
const compared = 40;

/** What else tells that two listings are alike counts as much as a word that one in so many has. */
const traitsRarity = 6;

/** What is in it has nothing in common but that it fits nowhere else. */
const remainder = 'other';

/** What listings are compared by, besides their words. */
const traits = ['city', 'serviceType', 'propertyType', 'transactionType'] as const;

/** What is read of listings to compare them. */
export const comparedFields = ['_id', 'type', 'category', 'name', ...traits] as const;

/** A listing with what only some types have. */
export type ListingWithTraits = ListingRecord & {
  readonly [Trait in (typeof traits)[number]]?: string | null;
};

type Compared = Pick<ListingWithTraits, (typeof comparedFields)[number]>;

/** A listing to find others like, and what is read of those; the whole of them for null. */
export interface LikeListing {
  listing: Compared;
  asked: AskedFields;
}

/**
 * For each listing the public ones like it: of its category, those first whose names have the most
 * and the rarest words in common with its own, then the newest, never itself. Of what is called
 * otherwise only those with such a word are like it; a category of one listing has none. One command
 * for all of them, which reads at most 40 of each category.
 */
export async function similarListings(wanted: readonly LikeListing[]): Promise<ListingRecord[][]> {
  const groups = new Map(wanted.map(({ listing }) => [groupOf(listing), listing]));
  const part = partOf(ListingModel, askedByAll(wanted), [...comparedFields, 'datePublished']);
  const shown = part ? [{ $project: part.projection }] : [];
  const pipelines = [...groups.values()]
    .filter(({ category }) => category !== null)
    .map((group) => [...newestOf(group), ...shown]);
  const found = await unionOf<ListingRecord>(ListingModel, pipelines);
  if (part) found.forEach(part.mark);
  const byGroup = Map.groupBy(found.map(toldApart), ({ listing }) => groupOf(listing));
  return wanted.map(({ listing }) => likest(listing, byGroup.get(groupOf(listing)) ?? []));
}

const groupOf = ({ type, category }: Compared): string => `${type}:${category}`;

const newestOf = ({ type, category }: Compared) =>
  [
    { $match: { ...publicListings, type, category } satisfies QueryFilter<ListingRecord> },
    { $sort: { datePublished: -1, _id: -1 } },
    { $limit: compared },
  ] satisfies PipelineStage[];

/** A listing with the words of its names. */
interface ToldApart {
  listing: ListingRecord;
  words: ReadonlySet<string>;
}

const toldApart = (listing: ListingRecord): ToldApart => ({ listing, words: wordsIn(listing) });

/** What the forms of the words of its names have in common, by language; numbers say how much, not what. */
function wordsIn({ name }: Pick<Compared, 'name'>): Set<string> {
  const words = languages.flatMap((language) =>
    wordsOf(name[language] ?? '')
      .filter(({ word }) => !isStopWord(word) && !/\d/.test(word) && word.length > 2)
      .map(({ word }) => `${language} ${stemOf(word, language)}`),
  );
  return new Set(words);
}

function likest(listing: Compared, found: readonly ToldApart[]): ListingRecord[] {
  const own = wordsIn(listing);
  /** What a word counts: nothing where all have it. */
  const weights = new Map(
    [...own].map((word) => [word, rarity(found.filter(({ words }) => words.has(word)).length)]),
  );
  function rarity(count: number): number {
    return Math.log2(Math.max(found.length, 1) / Math.max(count, 1));
  }
  return found
    .filter((other) => !other.listing._id.equals(listing._id))
    .map((other) => {
      const shared = [...weights].reduce(
        (sum, [word, weight]) => (other.words.has(word) ? sum + weight : sum),
        0,
      );
      return { ...other, shared, likeness: shared + likeTraits(listing, other.listing) };
    })
    .filter(({ shared }) => listing.category !== remainder || shared > 0)
    .toSorted((one, other) => other.likeness - one.likeness || newestFirst(one, other))
    .slice(0, limits.listing.similar)
    .map((other) => other.listing);
}

function likeTraits(one: Compared, other: ListingWithTraits): number {
  const alike = traits.filter((trait) => one[trait] && one[trait] === other[trait]);
  return alike.length * Math.log2(traitsRarity);
}

const newestFirst = ({ listing: one }: ToldApart, { listing: other }: ToldApart) =>
  Number(other.datePublished) - Number(one.datePublished) ||
  String(other._id).localeCompare(String(one._id));
