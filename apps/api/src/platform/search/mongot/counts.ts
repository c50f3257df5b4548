import { numberSteps } from '../number-steps.ts';
import type {
  FacetAnswer,
  FacetCondition,
  FacetRequest,
  NumberRange,
  SearchSchema,
} from '../search-index.ts';
import { anyOr, type Clause, meeting, ofGroup } from './clauses.ts';
import type { Fields, SearchedCollection } from './searched-collection.ts';
import { indexName } from './stored-document.ts';

interface Bucket {
  _id: unknown;
  count: number;
}

/** What was counted at once. */
interface Counted {
  total: number;
  buckets(name: string): readonly Bucket[];
}

/** Counts what an index of the database holds. */
export class MongotCounts {
  readonly #collection: SearchedCollection;
  readonly #groups: readonly string[];

  constructor(collection: SearchedCollection, { groups }: SearchSchema) {
    this.#collection = collection;
    this.#groups = groups;
  }

  /** How many meet all clauses. */
  async total(clauses: readonly Clause[]): Promise<number> {
    return (await this.#count(clauses, {})).total;
  }

  /** How many of each group have what a clause asks for and meet conditions. */
  async byGroup(clause: Clause, conditions: readonly Clause[]): Promise<Map<string, number>> {
    const group = { type: 'string', path: 'group', numBuckets: this.#groups.length };
    const counted = await this.#count([clause, ...conditions], { group });
    return new Map(counted.buckets('group').map(({ _id, count }) => [String(_id), count]));
  }

  async facets(request: FacetRequest, asked: readonly Clause[]): Promise<FacetAnswer> {
    const { counts, ranges, total, limit, group } = request;
    const clausesWithout = (without: readonly string[]): Clause[] => [
      ...asked,
      ...ofGroup(group),
      ...meeting(request.conditions.filter(({ name }) => !without.includes(name))),
    ];
    // What leaves out the same conditions is counted at once.
    const sets = new Map<string, { without: readonly string[]; fields: string[] }>();
    for (const { field, without } of counts) {
      const key = JSON.stringify([...without].toSorted());
      const set = sets.get(key) ?? { without, fields: [] };
      set.fields.push(field);
      sets.set(key, set);
    }
    const counting = [...sets.values()].map(async ({ without, fields }) => {
      const facets: Record<string, object> = {};
      for (const field of fields) {
        facets[field] = { type: 'string', path: `keywords.${field}`, numBuckets: limit };
      }
      const counted = await this.#count(clausesWithout(without), facets);
      return fields.map((field) => [field, valuesOf(counted.buckets(field))] as const);
    });
    const ranging = ranges.map(
      async ({ field, without }) =>
        [field, await this.#range(field, clausesWithout(without), group !== null)] as const,
    );
    const [all, counted, ranged] = await Promise.all([
      this.total(clausesWithout(total.without)),
      Promise.all(counting),
      Promise.all(ranging),
    ]);
    return {
      total: all,
      counts: Object.fromEntries(counted.flat()),
      ranges: Object.fromEntries(ranged),
    };
  }

  /** The answer where nothing is found. */
  none({ counts, ranges }: FacetRequest): FacetAnswer {
    return {
      total: 0,
      counts: Object.fromEntries(counts.map(({ field }) => [field, []])),
      ranges: Object.fromEntries(ranges.map(({ field }) => [field, null])),
    };
  }

  async #range(
    field: string,
    clauses: readonly Clause[],
    hasSteps: boolean,
  ): Promise<NumberRange | null> {
    const path = `numbers.${field}`;
    const present = [...clauses, ...meeting([anyNumber(field)])];
    const [min, max] = await Promise.all(
      [1, -1].map(async (direction) => {
        const [row] = await this.#collection
          .aggregate([
            {
              $search: {
                index: indexName,
                compound: { filter: present },
                sort: { [path]: direction },
              },
            },
            { $limit: 1 },
            { $project: { numbers: 1 } },
          ])
          .toArray();
        return (row?.['numbers'] as Record<string, number> | undefined)?.[field];
      }),
    );
    if (min === undefined || max === undefined) return null;
    const { edges } = numberSteps(min, max);
    if (!hasSteps || edges.length === 0) return { min, max, steps: [] };
    return { min, max, steps: await this.#steps(path, present, edges) };
  }

  async #steps(
    path: string,
    clauses: readonly Clause[],
    edges: readonly { from: number; to: number }[],
  ): Promise<NumberRange['steps']> {
    // The last step holds its end. Low steps may begin alike: nothing lies between them.
    const end = (edges.at(-1)?.to ?? 0) + 1;
    const boundaries = [...new Set([...edges.map(({ from }) => from), end])];
    const steps = { type: 'number', path, boundaries };
    const counted = await this.#count(clauses, { steps });
    const counts = new Map(counted.buckets('steps').map(({ _id, count }) => [Number(_id), count]));
    return edges.map(({ from, to }, at) => ({
      from,
      to,
      count: edges[at + 1]?.from === from ? 0 : (counts.get(from) ?? 0),
    }));
  }

  async #count(clauses: readonly Clause[], facets: Record<string, object>): Promise<Counted> {
    const asked = { compound: { filter: anyOr(clauses) } };
    const hasFacets = Object.keys(facets).length > 0;
    const [meta] = await this.#collection
      .aggregate([
        {
          $searchMeta: {
            index: indexName,
            ...(hasFacets ? { facet: { operator: asked, facets } } : asked),
            count: { type: 'total' },
          },
        },
      ])
      .toArray();
    return {
      total: Number((meta?.['count'] as Fields | undefined)?.['total'] ?? 0),
      buckets: (name) =>
        (meta?.['facet'] as Record<string, { buckets: Bucket[] }> | undefined)?.[name]?.buckets ??
        [],
    };
  }
}

const anyNumber = (field: string): FacetCondition => ({
  name: field,
  kind: 'range',
  field,
  min: null,
  max: null,
});

/** The most frequent first, equally frequent ones in the order of their letters. */
const valuesOf = (buckets: readonly Bucket[]): { value: string; count: number }[] =>
  buckets
    .map(({ _id, count }) => ({ value: String(_id), count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
