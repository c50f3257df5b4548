import type { Variables } from '../../aggregate/variables.ts';
import { BSONRegExp, type Doc, Int32, isTruthy, typeName } from '../../bson/values.ts';
import { compileMatcher } from '../matcher.ts';
import { isOperatorDoc } from '../operators.ts';
import { someValue } from '../paths.ts';
import { annotations, schemaFailures } from './schema-failures.ts';

/** One condition of a filter: an operator at the top, or one on a field. */
interface Clause {
  operator: string;
  /** The field; null for an operator at the top. */
  path: string | null;
  operand: unknown;
  /** The filter of this clause alone. */
  filter: Doc;
}

/** What is told of an operator that does not match, and of one that should not have. */
const reasons: Record<string, readonly [failed: string, matched: string]> = {
  $in: ['no matching value found in array', 'matching value found in array'],
  $exists: ['path does not exist', 'path does exist'],
  $type: ['type did not match', 'type did match'],
  $size: ['array length was not equal to given size', 'array length was equal to given size'],
  $mod: ['$mod did not evaluate to expected remainder', '$mod did evaluate to expected remainder'],
  $regex: ['regular expression did not match', 'regular expression did match'],
  $elemMatch: [
    'array did not satisfy the child predicate',
    'array did satisfy the child predicate',
  ],
  $all: ['array did not contain all specified values', 'array did contain all specified values'],
  $geoWithin: [
    "none of the considered geometries were contained within the expression's geometry",
    "at least one of the considered geometries was contained within the expression's geometry",
  ],
  $geoIntersects: [
    "none of the considered geometries intersected the expression's geometry",
    "at least one of the considered geometries intersected the expression's geometry",
  ],
  $expr: ['expression did not match', 'expression did match'],
};

const bits = ['bitwise operator failed to match all bits', 'bitwise operator matched successfully'];
const comparison = ['comparison failed', 'comparison succeeded'];

/** Operators that say the opposite of another. */
const opposites: Record<string, string> = { $ne: '$eq', $nin: '$in' };

function clausesOf(filter: Doc): Clause[] {
  return Object.entries(filter).flatMap(([key, condition]): Clause[] => {
    if (key === '$comment') return [];
    if (key.startsWith('$')) {
      return [{ operator: key, path: null, operand: condition, filter: { [key]: condition } }];
    }
    if (!isOperatorDoc(condition)) {
      const operator = condition instanceof BSONRegExp ? '$regex' : '$eq';
      return [{ operator, path: key, operand: condition, filter: { [key]: condition } }];
    }
    return Object.entries(condition)
      .filter(([operator]) => operator !== '$options')
      .map(([operator, operand]) => {
        const options = operator === '$regex' ? condition['$options'] : undefined;
        const alone = {
          [operator]: operand,
          ...(options === undefined ? {} : { $options: options }),
        };
        return { operator, path: key, operand, filter: { [key]: alone } };
      });
  });
}

/** Tells why a document does not match a filter, in the shape in which MongoDB does. */
export class FilterFailure {
  readonly #doc: Doc;
  readonly #variables: Variables;

  constructor(doc: Doc, variables: Variables) {
    this.#doc = doc;
    this.#variables = variables;
  }

  /** @param isWanted false tells why the document matches where it should not. */
  of(filter: Doc, isWanted = true): Doc {
    const clauses = clausesOf(filter);
    const [first, ...others] = clauses;
    if (first && others.length === 0) return this.#ofClause(first, isWanted);
    return { operatorName: '$and', ...this.#ofList(clauses, isWanted) };
  }

  /** Those of a list that are what they should not be. */
  #ofList(clauses: readonly Clause[], isWanted: boolean): Doc {
    const told = clauses.flatMap((clause, i) =>
      this.#matches(clause.filter) === isWanted
        ? []
        : [{ index: new Int32(i), details: this.#ofClause(clause, isWanted) }],
    );
    return { [isWanted ? 'clausesNotSatisfied' : 'clausesSatisfied']: told };
  }

  #matches(filter: Doc): boolean {
    return compileMatcher(filter, this.#variables)(this.#doc);
  }

  #ofClause(clause: Clause, isWanted: boolean): Doc {
    const { operator, path, operand } = clause;
    switch (operator) {
      case '$and':
      case '$or':
        return { operatorName: operator, ...this.#ofList(listOf(operand), isWanted) };
      case '$nor':
        return { operatorName: operator, ...this.#ofList(listOf(operand), !isWanted) };
      case '$not': {
        const inner = operand instanceof BSONRegExp ? { $regex: operand } : operand;
        return { operatorName: operator, details: this.of({ [path ?? '']: inner }, !isWanted) };
      }
      case '$jsonSchema':
        return this.#ofSchema(operand as Doc, isWanted);
      case '$alwaysTrue':
      case '$alwaysFalse':
        return {
          operatorName: operator,
          specifiedAs: clause.filter,
          reason: `expression always evaluates to ${operator === '$alwaysTrue'}`,
        };
      default:
        return this.#ofOperator(clause, isWanted);
    }
  }

  #ofSchema(schema: Doc, isWanted: boolean): Doc {
    const told = { operatorName: '$jsonSchema', ...annotations(schema) };
    return isWanted
      ? { ...told, schemaRulesNotSatisfied: schemaFailures(schema, this.#doc) }
      : { ...told, specifiedAs: { $jsonSchema: schema }, reason: 'schema matched' };
  }

  #ofOperator({ operator, path, operand, filter }: Clause, isWanted: boolean): Doc {
    const told = { operatorName: operator, specifiedAs: filter };
    const opposite = opposites[operator];
    const base = opposite ?? operator;
    const isNegative = operator === '$exists' ? !isTruthy(operand) : opposite !== undefined;
    const isMet = isNegative === isWanted;
    const known = base.startsWith('$bits') ? bits : (reasons[base] ?? comparison);
    const reason = known[isMet ? 1 : 0];
    if (path === null) {
      return { ...told, reason, ...(operator === '$expr' ? { expressionResult: isMet } : {}) };
    }
    const values = valuesAt(this.#doc, path, !wholeArrays.has(operator));
    if (operator === '$exists') return { ...told, reason };
    if (values.length === 0) return { ...told, reason: isMet ? reason : 'field was missing' };
    const considered =
      values.length === 1 ? { consideredValue: values[0] } : { consideredValues: values };
    return { ...told, reason, ...considered, ...(operator === '$type' ? typesOf(values) : {}) };
  }
}

/** Operators that look at an array as a whole. */
const wholeArrays = new Set(['$size', '$elemMatch', '$all', '$exists']);

function listOf(operand: unknown): Clause[] {
  return (operand as Doc[]).map((filter) => {
    const [only, ...others] = clausesOf(filter);
    if (only && others.length === 0) return only;
    const operands = Object.entries(filter).map(([key, each]) => ({ [key]: each }));
    return { operator: '$and', path: null, operand: operands, filter };
  });
}

function typesOf(values: readonly unknown[]): Doc {
  const types = [...new Set(values.map(typeName))].toSorted();
  return types.length === 1 ? { consideredType: types[0] } : { consideredTypes: types };
}

/** Every value that an operator looks at. */
function valuesAt(doc: Doc, path: string, entersLeaf: boolean): unknown[] {
  const values: unknown[] = [];
  const gather = (value: unknown): boolean => {
    if (value !== undefined) values.push(value);
    return false;
  };
  someValue(doc, path.split('.'), gather, entersLeaf);
  return values;
}
