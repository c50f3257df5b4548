import type { Fields } from '../../platform/search/mongot/searched-collection.ts';
import {
  type FieldType,
  type IndexedFields,
  numbersIn,
  textsIn,
  valuesAt,
} from './mongot-fields.ts';
import {
  fieldsOf,
  listOf,
  mustBe,
  numberOf,
  onlyEntryOf,
  refuse,
  textOf,
  textsOf,
  wholeOf,
} from './mongot-reading.ts';
import { fuzzyOptions, similarTerms, termsOf } from './mongot-terms.ts';

/** The ids of documents that answer an operator, with what it counts for each. */
type Matches = Map<string, number>;

/** One run of a query. */
interface Run {
  index: IndexedFields;
  /** Counts clauses as Lucene does. @throws when they are too many */
  count: (clauses: number) => void;
}

/** What the values at a path count for an operator: nothing where they do not answer it. */
type Answer = (values: readonly unknown[]) => number | boolean;

/** An operator that looks at one path. */
interface Operator {
  types: readonly FieldType[];
  keys: readonly string[];
  /** So many clauses it comes to in Lucene at least: those for an index and those for values are both counted. */
  clauses?: number;
  answer: (body: Fields, path: string, run: Run) => Answer;
}

/** So many clauses a query may have in Lucene, unless a mongot is set otherwise. */
const mostClauses = 1024;

const operators: Readonly<Record<string, Operator>> = {
  text: { types: ['string'], keys: ['query', 'fuzzy', 'score'], answer: text },
  phrase: { types: ['string'], keys: ['query', 'score'], answer: phrase },
  wildcard: {
    types: ['string'],
    keys: ['query', 'allowAnalyzedField', 'score'],
    answer: beginning,
  },
  equals: {
    types: ['token'],
    keys: ['value', 'score'],
    clauses: 2,
    answer: ({ value }) => among([textOf(value, 'equals.value')]),
  },
  in: {
    types: ['token'],
    keys: ['value'],
    clauses: 2,
    answer: ({ value }) => among(textsOf(value, 'in.value')),
  },
  range: { types: ['number'], keys: ['gte', 'lte', 'lt'], clauses: 6, answer: range },
  exists: {
    types: ['string', 'token', 'number'],
    keys: [],
    answer: () => (values) => values.length > 0,
  },
};

/** Finds what answers an operator, or all without one. @throws for whatever is not known, also where no document is */
export function find(operator: unknown, index: IndexedFields): Matches {
  if (operator === undefined) return new Map([...index.documents.keys()].map((id) => [id, 1]));
  let clauses = 0;
  const matches = evaluate(operator, {
    index,
    count(some) {
      clauses += some;
      if (clauses > mostClauses) refuse(`a query of more than ${mostClauses} clauses`);
    },
  });
  // Lucene's scores are single-precision numbers.
  return new Map([...matches].map(([id, score]) => [id, Math.fround(score)]));
}

function evaluate(clause: unknown, run: Run): Matches {
  const [name, given] = onlyEntryOf(clause, 'an operator');
  if (name === 'compound') return compound(given, run);
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) refuse(`the operator "${name}" is not known`);
  const body = fieldsOf(given, name, ['path', ...operator.keys]);
  const path = textOf(body['path'], `${name}.path`);
  run.index.typeAt(path, name, operator.types);
  run.count(operator.clauses ?? 1);
  const answer = operator.answer(body, path, run);
  const constant = body['score'] === undefined ? null : constantOf(body['score']);
  const found: Matches = new Map();
  for (const [id, document] of run.index.documents) {
    const score = Number(answer(valuesAt(document, path)));
    if (score > 0) found.set(id, constant ?? score);
  }
  return found;
}

function constantOf(score: unknown): number {
  const { constant } = fieldsOf(score, 'score', ['constant']);
  const { value } = fieldsOf(constant, 'constant', ['value']);
  return numberOf(value, 'constant.value', 0);
}

function compound(given: unknown, run: Run): Matches {
  const lists = ['must', 'mustNot', 'should', 'filter'];
  const body = fieldsOf(given, 'compound', [...lists, 'minimumShouldMatch']);
  if (!lists.some((name) => name in body)) refuse('a compound without a clause');
  const [must = [], mustNot = [], should = [], filter = []] = lists.map((name) =>
    name in body
      ? listOf(body[name], `compound.${name}`).map((clause) => evaluate(clause, run))
      : [],
  );
  const { minimumShouldMatch = 0 } = body;
  if ('minimumShouldMatch' in body && should.length === 0) {
    refuse('minimumShouldMatch without should');
  }
  const least = wholeOf(minimumShouldMatch, 'minimumShouldMatch', 0, should.length);
  const required = [...must, ...filter];
  // What must be there makes the rest optional; alone, one of it must be there.
  const needed = Math.max(least, required.length === 0 && should.length > 0 ? 1 : 0);
  const found: Matches = new Map();
  for (const id of run.index.documents.keys()) {
    const welcome = should.filter((matches) => matches.has(id));
    const isFound =
      required.every((matches) => matches.has(id)) &&
      !mustNot.some((matches) => matches.has(id)) &&
      welcome.length >= needed;
    if (isFound) {
      const scores = [...must, ...welcome].map((matches) => matches.get(id) ?? 0);
      found.set(
        id,
        scores.reduce((sum, score) => sum + score, 0),
      );
    }
  }
  return found;
}

const termsIn = (values: readonly unknown[]): string[] => textsIn(values).flatMap(termsOf);

function text({ query, fuzzy }: Fields, path: string, { index, count }: Run): Answer {
  const queries = Array.isArray(query) ? textsOf(query, 'query') : [textOf(query, 'query')];
  const all = [...index.documents.values()].flatMap((each) => termsIn(valuesAt(each, path)));
  const asked = queries.flatMap(termsOf);
  const forms = asked.flatMap((term) =>
    fuzzy === undefined ? [{ term, score: 1 }] : similarTerms(term, fuzzy, all),
  );
  // Other documents may have as many similar words as may be taken.
  const each = fuzzy === undefined ? 1 : fuzzyOptions(fuzzy).maxExpansions;
  count(Math.max(0, asked.length * each - 1));
  return (values) => {
    const terms = termsIn(values);
    const own = forms.filter(({ term }) => terms.includes(term));
    return own.reduce((sum, { score }) => sum + score, 0);
  };
}

function phrase({ query }: Fields): Answer {
  const words = termsOf(textOf(query, 'query'));
  if (words.length === 0) refuse('a phrase without words');
  return (values) =>
    textsIn(values)
      .map(termsOf)
      .some((terms) =>
        terms.some((_, start) => words.every((word, at) => terms[start + at] === word)),
      );
}

/** Of the patterns the one is known that a word's beginning with `*` is. */
function beginning({ query, allowAnalyzedField }: Fields): Answer {
  mustBe(allowAnalyzedField, 'allowAnalyzedField', true);
  const [, letters] = /^([^*?\\]+)\*$/u.exec(textOf(query, 'query')) ?? [];
  if (letters === undefined) refuse(`the pattern ${String(query)}`);
  return (values) => termsIn(values).some((term) => term.startsWith(letters));
}

function among(wanted: readonly string[]): Answer {
  return (values) => textsIn(values).some((value) => wanted.includes(value));
}

function range({ gte, lte, lt }: Fields): Answer {
  if (lte !== undefined && lt !== undefined) refuse('range with two ends');
  const end = lte ?? lt;
  if (gte === undefined && end === undefined) refuse('range without a bound');
  const least = gte === undefined ? -Infinity : numberOf(gte, 'range.gte');
  const most = end === undefined ? Infinity : numberOf(end, 'the end of a range');
  if (least > most || (lt !== undefined && least === most)) {
    refuse('a range that ends before it begins');
  }
  const isIn = (value: number) =>
    value >= least && (lt === undefined ? value <= most : value < most);
  return (values) => numbersIn(values).some(isIn);
}
