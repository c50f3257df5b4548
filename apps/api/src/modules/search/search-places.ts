import { wordsOf } from '@wiki/domain';
import type { ListingFilter } from '@wiki/domain/schemas';
import { defaultEntries } from '@wiki/reference-data';
import type { FacetCondition, SearchIndex } from '../../platform/search/search-index.ts';
import { anyOf, isShared } from './facets/facet-conditions.ts';

/** A city, a region or a country. */
export interface SearchAreaView {
  /** As it is called here. */
  name: string;
  country: string;
  region: string | null;
  city: string | null;
  /** How much was found there. */
  count: number;
}

/** What a query says of a place. */
export interface SearchPlaceView {
  /** What is looked for there. */
  rest: string;
  asked: SearchAreaView;
  shown: SearchAreaView | null;
  wider: SearchAreaView | null;
}

/** Whether a filter says where already: then words are only words. */
export const hasPlace = ({ country, region, city }: ListingFilter): boolean =>
  Boolean(country ?? region ?? city);

/** A known place with its names as listings may write them. */
export interface KnownPlace {
  country: string;
  region: string | null;
  city: string | null;
  /** The same place under other names, for conditions. */
  spellings: readonly string[];
}

/** Words between what is looked for and where. */
const prepositions: ReadonlySet<string> = new Set([
  'en',
  'in',
  'at',
  'near',
  'cerca',
  'de',
  'from',
]);
/** Words that say outright that a place follows. */
const saysWhere: ReadonlySet<string> = new Set(['en', 'in', 'near', 'at']);
const mostWords = 5;

const folded = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');

/** Cities that the lists have under another name, or only as their districts. */
const moreCities = [
  { names: ['Ciudad de Panamá', 'Panama City'], country: 'PA', region: 'Panamá' },
  {
    names: ['Ciudad de México', 'CDMX', 'México DF', 'Mexico City'],
    country: 'MX',
    region: 'Ciudad de México',
  },
  { names: ['Cartagena', 'Cartagena de Indias'], country: 'CO', region: 'Bolívar' },
  { names: ['Cúcuta', 'San José de Cúcuta'], country: 'CO', region: 'Norte de Santander' },
] as const;

let known: Promise<ReadonlyMap<string, KnownPlace[]>> | null = null;

/** The places of the five countries by their folded names, read once. */
function knownPlaces(): Promise<ReadonlyMap<string, KnownPlace[]>> {
  known ??= readPlaces();
  return known;
}

async function readPlaces(): Promise<ReadonlyMap<string, KnownPlace[]>> {
  const places = new Map<string, KnownPlace[]>();
  const enter = (names: readonly string[], place: Omit<KnownPlace, 'spellings'>) => {
    const spellings = [...new Set(names)];
    for (const name of new Set(spellings.map(folded))) {
      if (name) places.set(name, [...(places.get(name) ?? []), { ...place, spellings }]);
    }
  };
  const [countries, regions, cities] = await Promise.all([
    defaultEntries('COUNTRIES'),
    defaultEntries('REGIONS'),
    defaultEntries('CITIES'),
  ]);
  const regionOf = new Map(regions.map((region) => [region.value, region]));
  const withCities = new Set(regions.map(({ parent }) => parent));
  for (const { value, label } of countries) {
    if (!withCities.has(value)) continue;
    enter([label.es, label.en], { country: value, region: null, city: null });
  }
  const namesOf = (label: { es: string; en: string }) =>
    [label.es, label.en].flatMap((name) => [name, name.replace(/,.*$/u, '')]);
  for (const { label, parent } of regions) {
    if (parent) enter(namesOf(label), { country: parent, region: label.es, city: null });
  }
  for (const { label, parent } of cities) {
    const region = parent ? regionOf.get(parent) : undefined;
    if (!region?.parent) continue;
    enter(namesOf(label), { country: region.parent, region: region.label.es, city: label.es });
  }
  for (const { names, country, region } of moreCities) {
    enter(names, { country, region, city: names[0] });
  }
  return places;
}

/** The condition that keeps to an area. */
export function inArea({ country, region, city, spellings }: KnownPlace): FacetCondition[] {
  const short = (name: string) => [name, name.replace(/,.*$/u, '')];
  if (city) return [anyOf('country', [country]), anyOf('city', [...spellings])];
  if (region) return [anyOf('country', [country]), anyOf('region', short(region))];
  return [anyOf('country', [country])];
}

/** The areas around a place, the smallest first, itself among them. */
export function areasFrom(place: KnownPlace): KnownPlace[] {
  const { country, region, city } = place;
  const wide: KnownPlace = { country, region: null, city: null, spellings: [] };
  if (!region) return [place];
  if (!city) return [place, wide];
  return [place, { country, region, city: null, spellings: [region] }, wide];
}

/** A place that a query names, and what it asks for besides. */
export interface AskedPlace {
  rest: string;
  place: KnownPlace;
}

/**
 * Finds a known place at the end or the beginning of a query that asks for something besides. A
 * name counts as a place where something is offered in it, or where the query says so ("en Manta"):
 * many a municipality is called like a thing.
 */
export async function placeIn(index: SearchIndex, query: string): Promise<AskedPlace | null> {
  if (/["“”«»]|(^|\s)[-−]/u.test(query)) return null;
  const words = wordsOf(query);
  const places = await knownPlaces();
  for (let length = Math.min(mostWords, words.length - 1); length >= 1; length -= 1) {
    for (const start of [words.length - length, 0]) {
      const name = words.slice(start, start + length).map(({ word }) => word);
      const found = places.get(name.join(' '));
      if (!found) continue;
      const isEnd = start > 0;
      const others = isEnd ? words.slice(0, start) : words.slice(length);
      const last = others.at(-1);
      const isSaid = isEnd && last !== undefined && saysWhere.has(last.word);
      const kept = isEnd ? withoutPrepositions(others) : others;
      const [from, until] = [kept[0]?.start, kept.at(-1)?.end];
      if (from === undefined || until === undefined) continue;
      const place = await likeliest(index, found, isSaid);
      if (place) return { rest: query.slice(from, until), place };
    }
  }
  return null;
}

type Word = ReturnType<typeof wordsOf>[number];

function withoutPrepositions(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  return last && prepositions.has(last.word) ? withoutPrepositions(words.slice(0, -1)) : words;
}

/** Of places with the same name the one where most is offered. */
async function likeliest(
  index: SearchIndex,
  found: readonly KnownPlace[],
  isSaid: boolean,
): Promise<KnownPlace | null> {
  const counted = await Promise.all(
    found.map(async (place) => {
      const { total } = await index.facets({
        group: null,
        conditions: inArea(place),
        total: { without: [] },
        counts: [],
        ranges: [],
        limit: 1,
      });
      return { place, total };
    }),
  );
  const [best] = counted.toSorted((one, other) => other.total - one.total);
  return best && (best.total > 0 || isSaid) ? best.place : null;
}

/** What a query finds in the areas around the place that it names. */
export interface PlacedQuery {
  /** What to search for, and where. */
  query: string;
  conditions: FacetCondition[];
  place: SearchPlaceView | null;
}

/** Up to so many results make what lies around them worth offering. */
const few = 3;

/** What only mentions what is looked for counts less than a half of what is called so. */
const leastShare = 0.5;

/**
 * Takes a known place out of a query and narrows to it; where nothing is found there, to the
 * smallest area around it that has what is looked for and does not just mention it. Where none has,
 * what is looked for is shown wherever it is, unless something has all the words as they are.
 */
export async function placed(
  index: SearchIndex,
  query: string,
  { group, conditions }: { group: string | null; conditions: readonly FacetCondition[] },
): Promise<PlacedQuery> {
  const asked = await placeIn(index, query);
  if (!asked) return { query, conditions: [], place: null };
  const { rest, place } = asked;
  const search = async (words: string, where: readonly FacetCondition[]) => {
    const all = [...conditions, ...where];
    const { hits, total, withAllWords } = await index.search({
      query: words,
      group,
      conditions: all.filter(isShared),
      ownConditions: all.filter((condition) => !isShared(condition)),
      first: 1,
      after: null,
    });
    return { best: hits[0]?.score ?? 0, total, withAllWords };
  };
  const inside = await search(rest, inArea(place));
  // Where more than a few are found, what lies around is not looked at.
  if (inside.best > 0 && inside.total > few) {
    const here = viewOf(place, inside.total);
    const shown = { rest, asked: here, shown: here, wider: null };
    return { query: rest, conditions: inArea(place), place: shown };
  }
  const [, ...around] = areasFrom(place);
  const areas = [place, ...around];
  const found = [inside, ...(await Promise.all(around.map((area) => search(rest, inArea(area)))))];
  const views = areas.map((area, at) => viewOf(area, found[at]?.total ?? 0));
  const [own] = views;
  if (!own) return { query, conditions: [], place: null };
  const least = own.count > 0 ? 1 : (await search(rest, [])).best * leastShare;
  const at = found.findIndex(({ best }) => best > 0 && best >= least);
  const shown = areas[at];
  if (!shown) {
    const { withAllWords } = await search(query, []);
    const words = withAllWords > 0 ? query : rest;
    return { query: words, conditions: [], place: { rest, asked: own, shown: null, wider: null } };
  }
  const count = found[at]?.total ?? 0;
  const wider = count <= few ? views.slice(at + 1).find((view) => view.count > count) : null;
  return {
    query: rest,
    conditions: inArea(shown),
    place: { rest, asked: own, shown: views[at] ?? null, wider: wider ?? null },
  };
}

const viewOf = ({ country, region, city }: KnownPlace, count: number): SearchAreaView => ({
  name: (city ?? region ?? '').replace(/,.*$/u, ''),
  country,
  region,
  city,
  count,
});
