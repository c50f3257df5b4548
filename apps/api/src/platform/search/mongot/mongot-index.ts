import { apiError } from '../../errors/errors.ts';
import { typos } from '../language/dictionary.ts';
import { Names } from '../language/names.ts';
import type {
  FacetAnswer,
  FacetRequest,
  MatchAnswer,
  MatchRequest,
  SearchAnswer,
  SearchBasis,
  SearchDocument,
  SearchIndex,
  SearchRequest,
  SearchSchema,
} from '../search-index.ts';
import { type AskedQuery, askQuery } from './asked-query.ts';
import { anyOr, type Clause, meeting, ofGroup } from './clauses.ts';
import { MongotCounts } from './counts.ts';
import { answeringWords, nearWords, wordsIn } from './marks.ts';
import type { Fields, SearchedCollection } from './searched-collection.ts';
import { indexName, storedOf } from './stored-document.ts';

/** So many documents are looked at for words that are near to so many at most, each of which may be meant by so many. */
const nearDocuments = 50;
const mostNearAsked = 15;
const mostNearEach = 50;

/**
 * An index that the database keeps: MongoDB's own search (mongot, in Atlas and beside a MongoDB of one's
 * own). All processes share it, and it may be larger than the memory of any of them. Words are analyzed
 * here, as for the index in memory, so that both find the same forms; the scores are sums of whole numbers.
 * What was written is found a moment later, typos have two letters at most, and rarer words count no more
 * than others.
 */
export class MongotIndex implements SearchIndex {
  readonly #collection: SearchedCollection;
  readonly #schema: SearchSchema;
  readonly #names: Names;
  readonly #counts: MongotCounts;
  readonly #build: string;
  readonly #ending = Promise.withResolvers<Error>();
  readonly ended = this.#ending.promise;

  /** @param build names the reading of everything to which what is put belongs */
  constructor(collection: SearchedCollection, schema: SearchSchema, build: string) {
    this.#collection = collection;
    this.#schema = schema;
    this.#names = new Names(schema.names);
    this.#counts = new MongotCounts(collection, schema);
    this.#build = build;
  }

  async put(documents: readonly SearchDocument[]): Promise<void> {
    const operations = documents.map((document) => {
      const replacement = storedOf(document, this.#schema, this.#names, this.#build);
      return { replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true } };
    });
    if (operations.length > 0) await this.#collection.bulkWrite(operations, { ordered: false });
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#collection.deleteMany({ _id: { $in: [...ids] } });
  }

  /** Takes away what an earlier reading of everything left. */
  async keepBuild(): Promise<void> {
    await this.#collection.deleteMany({ build: { $ne: this.#build } });
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { query, group, conditions = [], ownConditions = [], first, after, near = 0 } = request;
    if (after && after.token === undefined) throw apiError('INVALID_CURSOR');
    const asked = await this.#ask(query, after);
    const { clause, clauseOfAll, counts } = asked;
    const unconditional = group === null ? sumOf(counts) : (counts.get(group) ?? 0);
    const shared = meeting(conditions);
    const own = [...ofGroup(group), ...shared, ...meeting(ownConditions)];
    const [byGroup, total, inAll] = await Promise.all([
      clause && shared.length > 0 ? this.#counts.byGroup(clause, shared) : counts,
      clause ? this.#counts.total([clause, ...own]) : 0,
      clauseOfAll ? this.#counts.total([clauseOfAll, ...own]) : null,
    ]);
    const rows = clause && total > 0 ? await this.#rows(request, clause, own, total) : [];
    const shown = request.backwards ? rows.slice(0, first).toReversed() : rows.slice(0, first);
    return {
      hits: shown.map((row) => hitOf(row, asked)),
      phrases: asked.phrases,
      basis: basisOf(asked),
      hasMore: rows.length > first,
      counts: Object.fromEntries(this.#schema.groups.map((name) => [name, byGroup.get(name) ?? 0])),
      total,
      withAllWords: inAll ?? total,
      unconditional,
      near: near > 0 && unconditional === 0 ? await this.#near(asked, group, near) : [],
    };
  }

  /**
   * What was found, in order and one more than is wanted; from behind where it is read back. The last page is
   * found by how many there are: a position of the order read back would be good for no other.
   */
  async #rows(
    { first, after, backwards = false, order = null }: SearchRequest,
    clause: Clause,
    filter: readonly Clause[],
    total: number,
  ): Promise<Fields[]> {
    const by = order
      ? { [`order.${order.field}`]: order.direction }
      : { score: { $meta: 'searchScore' } };
    const start = after && { [backwards ? 'searchBefore' : 'searchAfter']: after.token };
    const isLastPage = backwards && !after;
    const found = await this.#collection
      .aggregate([
        {
          $search: {
            index: indexName,
            compound: { must: [clause], ...(filter.length > 0 && { filter }) },
            sort: { ...by, key: -1 },
            ...start,
          },
        },
        ...(isLastPage ? [{ $skip: Math.max(0, total - first - 1) }] : []),
        { $limit: first + 1 },
        {
          $project: {
            'words.any': 1,
            score: { $meta: 'searchScore' },
            token: { $meta: 'searchSequenceToken' },
          },
        },
      ])
      .toArray();
    return isLastPage ? found.toReversed() : found;
  }

  async #near({ parts }: AskedQuery, group: string | null, limit: number) {
    const words = new Set([...parts.words, ...parts.phrases.flat()]);
    const asked = [...words].slice(0, mostNearAsked);
    const fuzzy = { maxEdits: 2, prefixLength: 0, maxExpansions: mostNearEach };
    if (asked.length === 0) return [];
    const should = asked.map((query) => ({ text: { path: 'words.telling', query, fuzzy } }));
    const found = await this.#collection
      .aggregate([
        {
          $search: {
            index: indexName,
            compound: { should, minimumShouldMatch: 1, filter: anyOr(ofGroup(group)) },
          },
        },
        { $limit: nearDocuments },
        { $project: { 'words.telling': 1 } },
      ])
      .toArray();
    const documents = found.map((row) => ({
      id: String(row['_id']),
      words: wordsIn(storedWords(row, 'telling')),
    }));
    return nearWords(asked, documents, limit);
  }

  async facets(request: FacetRequest): Promise<FacetAnswer> {
    const { query } = request;
    if (query == null) return this.#counts.facets(request, []);
    const { clause } = await this.#ask(query, null);
    return clause ? this.#counts.facets(request, [clause]) : this.#counts.none(request);
  }

  async matching({ group, conditions, most }: MatchRequest): Promise<MatchAnswer> {
    const filter = [...ofGroup(group), ...meeting(conditions)];
    const [among, found] = await Promise.all([
      this.#counts.total(ofGroup(group)),
      this.#collection
        .aggregate([
          { $search: { index: indexName, compound: { filter: anyOr(filter) } } },
          { $limit: most + 1 },
          { $project: { _id: 1 } },
        ])
        .toArray(),
    ]);
    return { among, ids: found.length > most ? null : found.map(({ _id }) => String(_id)) };
  }

  #ask(query: string, basis: SearchBasis | null): Promise<AskedQuery> {
    return askQuery(query, this.#names, (clause) => this.#counts.byGroup(clause, []), basis);
  }

  async close(): Promise<void> {
    this.#ending.resolve(new Error('The index was closed.'));
  }
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

const storedWords = (row: Fields, place: string): string =>
  (row['words'] as Record<string, string> | undefined)?.[place] ?? '';

function hitOf(row: Fields, { words }: AskedQuery): SearchAnswer['hits'][number] {
  const own = answeringWords(storedWords(row, 'any'), words);
  return {
    id: String(row['_id']),
    words: { en: own, es: own },
    score: Number(row['score']),
    token: String(row['token']),
  };
}

const basisOf = ({ needed, words }: AskedQuery): SearchBasis => ({
  needed,
  words: words.map(({ mayBeTypo }) => ({ weight: 1, typos: mayBeTypo ? typos.both : typos.none })),
});
