import { type Doc, isDoc } from '../bson/values.ts';

/** Top-level fields of a document; null stands for all of them. */
export type Fields = ReadonlySet<string> | null;

/** Operators that name fields otherwise than by a path with a dollar. */
const namesFields = new Set([
  '$getField',
  '$setField',
  '$unsetField',
  '$top',
  '$topN',
  '$bottom',
  '$bottomN',
]);

function union(...sets: Fields[]): Fields {
  const all = new Set<string>();
  for (const set of sets) {
    if (set === null) return null;
    for (const name of set) all.add(name);
  }
  return all;
}

const none: Fields = new Set();
const topOf = (path: string): string => path.split('.', 1)[0] as string;

/** The fields that an expression looks at. */
export function fieldsOfExpression(expr: unknown): Fields {
  if (typeof expr === 'string') {
    if (!expr.startsWith('$')) return none;
    if (!expr.startsWith('$$')) return new Set([topOf(expr.slice(1))]);
    const variable = topOf(expr.slice(2));
    return variable === 'ROOT' || variable === 'CURRENT' ? null : none;
  }
  if (Array.isArray(expr)) return union(...expr.map(fieldsOfExpression));
  if (!isDoc(expr)) return none;
  if (Object.keys(expr).some((name) => namesFields.has(name))) return null;
  if ('$literal' in expr) return none;
  return union(...Object.values(expr).map(fieldsOfExpression));
}

/** The fields that a filter looks at. */
export function fieldsOfFilter(filter: Doc): Fields {
  const sets = Object.entries(filter).map(([key, condition]): Fields => {
    if (!key.startsWith('$')) return new Set([topOf(key)]);
    if (key === '$expr') return fieldsOfExpression(condition);
    const isLogical = key === '$and' || key === '$or' || key === '$nor';
    if (!isLogical || !Array.isArray(condition)) return key === '$comment' ? none : null;
    return union(...condition.map((each) => (isDoc(each) ? fieldsOfFilter(each) : null)));
  });
  return union(...sets);
}

/** The fields that a sort looks at. */
export function fieldsOfSort(sort: Doc): Fields {
  return new Set(Object.keys(sort).map(topOf));
}

/** The fields that leading stages look at until one makes new documents; null when none does. */
export function fieldsOfStages(stages: readonly Doc[]): Fields {
  let seen: Fields = none;
  for (const stage of stages) {
    const [name = '', spec] = Object.entries(stage)[0] ?? [];
    const { fields, isLast } = fieldsOfStage(name, spec);
    seen = union(seen, fields);
    if (seen === null || isLast) return seen;
  }
  return null;
}

function fieldsOfStage(name: string, spec: unknown): { fields: Fields; isLast: boolean } {
  switch (name) {
    case '$match':
      return { fields: isDoc(spec) ? fieldsOfFilter(spec) : null, isLast: false };
    case '$sort':
      return { fields: isDoc(spec) ? fieldsOfSort(spec) : null, isLast: false };
    case '$limit':
    case '$skip':
    case '$sample':
      return { fields: none, isLast: false };
    case '$unwind':
      return { fields: fieldsOfExpression(isDoc(spec) ? spec['path'] : spec), isLast: false };
    case '$set':
    case '$addFields':
      // A path that is set within a document keeps what else is in it.
      return { fields: isDoc(spec) ? fieldsOfSet(spec) : null, isLast: false };
    case '$count':
      return { fields: none, isLast: true };
    case '$group':
    case '$bucket':
    case '$bucketAuto':
    case '$sortByCount':
      return { fields: fieldsOfExpression(spec), isLast: true };
    default:
      return { fields: null, isLast: true };
  }
}

function fieldsOfSet(spec: Doc): Fields {
  return union(fieldsOfExpression(spec), new Set(Object.keys(spec).map(topOf)));
}

/** The fields that any of them looks at. */
export const allFields = union;
