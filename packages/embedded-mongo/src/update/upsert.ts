import { deepClone, withFirst } from '../bson/ordered.ts';
import { BSONRegExp, type Doc, ObjectId, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { isOperatorDoc } from '../query/operators.ts';
import { Target } from './target.ts';

/** The document an upsert starts from: what the filter says by equality. */
export function upsertBase(filter: Doc): Doc {
  const target = new Target({});
  collect(filter, target);
  return target.doc;
}

function collect(filter: Doc, target: Target): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const each of condition) collect(each as Doc, target);
    } else if (key === '$or' && Array.isArray(condition) && condition.length === 1) {
      collect(condition[0] as Doc, target);
    } else if (!key.startsWith('$')) {
      const value = equalityOf(condition);
      if (value === undefined) continue;
      const parts = key.split('.');
      if (target.get(parts) !== undefined) {
        throw new CommandError(
          54,
          `cannot infer query fields to set, path '${key}' is matched twice`,
        );
      }
      target.set(parts, deepClone(value));
    }
  }
}

function equalityOf(condition: unknown): unknown {
  if (condition instanceof BSONRegExp) return undefined;
  if (!isOperatorDoc(condition)) return condition;
  if ('$eq' in condition) return condition['$eq'];
  const among = condition['$in'];
  if (Array.isArray(among) && among.length === 1 && !(among[0] instanceof BSONRegExp)) {
    return among[0];
  }
  const all = condition['$all'];
  return Array.isArray(all) && all.length === 1 && !isDoc(all[0]) ? all[0] : undefined;
}

/** Gives a new document its `_id`, first in order. */
export function withId(doc: Doc): Doc {
  if (doc['_id'] === undefined) return withFirst('_id', new ObjectId(), doc);
  return Object.keys(doc)[0] === '_id' ? doc : withFirst('_id', doc['_id'], doc);
}
