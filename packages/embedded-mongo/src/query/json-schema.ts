import { compareValues, equalValues } from '../bson/compare.ts';
import { asWhole } from '../bson/numbers.ts';
import { BSONRegExp, type Doc, isDoc, isNumber, toNumber, typeName } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { ValueTest } from './operators.ts';
import { compileRegex } from './regex/regex.ts';

type Keyword = (operand: unknown, schema: Doc) => ValueTest | null;

/** Keywords of JSON Schema that MongoDB has not either. */
const unsupported = new Set(['$ref', '$schema', 'default', 'definitions', 'format', 'id']);

/** Compiles a `$jsonSchema` to a test on values, as MongoDB reads draft 4 with BSON's types. */
export function compileJsonSchema(schema: unknown): ValueTest {
  if (!isDoc(schema)) throw new CommandError('TypeMismatch', '$jsonSchema must be an object');
  const tests: ValueTest[] = [];
  for (const [name, operand] of Object.entries(schema)) {
    if (unsupported.has(name)) {
      throw failed(`$jsonSchema keyword '${name}' is not currently supported`);
    }
    const keyword = Object.hasOwn(keywords, name) ? keywords[name] : undefined;
    if (!keyword) throw failed(`Unknown $jsonSchema keyword: ${name}`);
    const test = keyword(operand, schema);
    if (test) tests.push(test);
  }
  return (value) => tests.every((test) => test(value));
}

function failed(message: string): CommandError {
  return new CommandError('FailedToParse', message);
}

function mismatch(name: string, type: string): CommandError {
  return new CommandError('TypeMismatch', `$jsonSchema keyword '${name}' must be ${type}`);
}

function ofNumbers(test: (value: never) => boolean): ValueTest {
  return (value) => !isNumber(value) || test(value as never);
}

function ofStrings(test: (value: string) => boolean): ValueTest {
  return (value) => typeof value !== 'string' || test(value);
}

function ofDocs(test: (value: Doc) => boolean): ValueTest {
  return (value) => !isDoc(value) || test(value);
}

function ofArrays(test: (value: unknown[]) => boolean): ValueTest {
  return (value) => !Array.isArray(value) || test(value);
}

const jsonTypes: Record<string, ValueTest> = {
  object: isDoc,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: isNumber,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

const bsonTypes = new Set(
  (
    'double string object array binData undefined objectId bool date null regex dbPointer ' +
    'javascript symbol javascriptWithScope int timestamp long decimal minKey maxKey number'
  ).split(' '),
);

/** A type or a list of them. */
function typesOf(name: string, operand: unknown): string[] {
  const list: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (list.length === 0 || !list.every((each) => typeof each === 'string')) {
    throw mismatch(name, 'either a string or an array of strings');
  }
  if (new Set(list).size < list.length)
    throw failed(`$jsonSchema keyword '${name}' has duplicates`);
  return list;
}

function whole(name: string, operand: unknown): number {
  const number = asWhole(operand);
  if (number === undefined || number < 0) {
    throw failed(`$jsonSchema keyword '${name}' must be a non-negative integer`);
  }
  return number;
}

function schemasOf(name: string, operand: unknown): ValueTest[] {
  if (!Array.isArray(operand)) throw mismatch(name, 'an array');
  if (operand.length === 0) throw new CommandError('BadValue', `${name} must not be empty`);
  return operand.map(compileJsonSchema);
}

function propertiesOf(name: string, operand: unknown): [string, ValueTest][] {
  if (!isDoc(operand)) throw mismatch(name, 'an object');
  return Object.entries(operand).map(([key, schema]) => [key, compileJsonSchema(schema)]);
}

function bound(
  name: string,
  operand: unknown,
  exclusive: unknown,
  accepts: (order: number, exclusive: boolean) => boolean,
): ValueTest {
  if (!isNumber(operand)) throw mismatch(name, 'a number');
  if (exclusive !== undefined && typeof exclusive !== 'boolean') {
    throw mismatch(`exclusive of ${name}`, 'a boolean');
  }
  return ofNumbers((value) => accepts(compareValues(value, operand), exclusive === true));
}

/** A schema, or a boolean that takes all or nothing. */
function otherwise(name: string, operand: unknown): ValueTest {
  if (typeof operand === 'boolean') return () => operand;
  if (!isDoc(operand)) throw mismatch(name, 'an object or a boolean');
  return compileJsonSchema(operand);
}

const keywords: Record<string, Keyword> = {
  title: (operand) => comment('title', operand),
  description: (operand) => comment('description', operand),
  bsonType: (operand) => {
    const types = new Set(typesOf('bsonType', operand));
    for (const type of types) {
      if (!bsonTypes.has(type)) {
        throw new CommandError('BadValue', `Unknown type name alias: ${type}`);
      }
    }
    return (value) => types.has(typeName(value)) || (types.has('number') && isNumber(value));
  },
  type: (operand) => {
    const tests = typesOf('type', operand).map((type) => {
      const test = Object.hasOwn(jsonTypes, type) ? jsonTypes[type] : undefined;
      if (!test) throw new CommandError('BadValue', `Unknown type name alias: ${type}`);
      return test;
    });
    return (value) => tests.some((test) => test(value));
  },
  enum: (operand) => {
    if (!Array.isArray(operand) || operand.length === 0) throw mismatch('enum', 'an array');
    return (value) => operand.some((each) => equalValues(each, value));
  },
  minimum: (operand, schema) =>
    bound('minimum', operand, schema['exclusiveMinimum'], (order, exclusive) =>
      exclusive ? order > 0 : order >= 0,
    ),
  maximum: (operand, schema) =>
    bound('maximum', operand, schema['exclusiveMaximum'], (order, exclusive) =>
      exclusive ? order < 0 : order <= 0,
    ),
  exclusiveMinimum: (_operand, schema) => belongsTo('exclusiveMinimum', 'minimum', schema),
  exclusiveMaximum: (_operand, schema) => belongsTo('exclusiveMaximum', 'maximum', schema),
  multipleOf: (operand) => {
    if (!isNumber(operand) || !(toNumber(operand) > 0)) throw mismatch('multipleOf', 'positive');
    const divisor = toNumber(operand);
    return ofNumbers((value) => toNumber(value) % divisor === 0);
  },
  minLength: (operand) => {
    const least = whole('minLength', operand);
    return ofStrings((value) => Array.from(value).length >= least);
  },
  maxLength: (operand) => {
    const most = whole('maxLength', operand);
    return ofStrings((value) => Array.from(value).length <= most);
  },
  pattern: (operand) => {
    if (typeof operand !== 'string') throw mismatch('pattern', 'a string');
    return ofStrings(compileRegex(new BSONRegExp(operand, '')));
  },
  minItems: (operand) => {
    const least = whole('minItems', operand);
    return ofArrays((value) => value.length >= least);
  },
  maxItems: (operand) => {
    const most = whole('maxItems', operand);
    return ofArrays((value) => value.length <= most);
  },
  uniqueItems: (operand) => {
    if (typeof operand !== 'boolean') throw mismatch('uniqueItems', 'a boolean');
    if (!operand) return null;
    return ofArrays((value) =>
      value.every((item, i) => value.findIndex((each) => equalValues(each, item)) === i),
    );
  },
  items: (operand) => {
    if (!Array.isArray(operand)) {
      const test = compileJsonSchema(operand);
      return ofArrays((value) => value.every(test));
    }
    const tests = operand.map(compileJsonSchema);
    return ofArrays((value) => tests.every((test, i) => i >= value.length || test(value[i])));
  },
  additionalItems: (operand, schema) => {
    const test = otherwise('additionalItems', operand);
    const { items } = schema;
    if (!Array.isArray(items)) return null;
    return ofArrays((value) => value.slice(items.length).every(test));
  },
  minProperties: (operand) => {
    const least = whole('minProperties', operand);
    return ofDocs((value) => Object.keys(value).length >= least);
  },
  maxProperties: (operand) => {
    const most = whole('maxProperties', operand);
    return ofDocs((value) => Object.keys(value).length <= most);
  },
  required: (operand) => {
    const names = typesOf('required', operand);
    return ofDocs((value) => names.every((name) => value[name] !== undefined));
  },
  properties: (operand) => {
    const tests = propertiesOf('properties', operand);
    return ofDocs((value) =>
      tests.every(([key, test]) => value[key] === undefined || test(value[key])),
    );
  },
  patternProperties: (operand) => {
    const tests = patternsOf(operand);
    return ofDocs((value) =>
      Object.entries(value).every(([key, each]) =>
        tests.every(([matches, test]) => !matches(key) || test(each)),
      ),
    );
  },
  additionalProperties: (operand, schema) => {
    const test = otherwise('additionalProperties', operand);
    const named = new Set(Object.keys(isDoc(schema['properties']) ? schema['properties'] : {}));
    const patterns = patternsOf(schema['patternProperties'] ?? {});
    return ofDocs((value) =>
      Object.entries(value).every(
        ([key, each]) => named.has(key) || patterns.some(([matches]) => matches(key)) || test(each),
      ),
    );
  },
  dependencies: (operand) => {
    if (!isDoc(operand)) throw mismatch('dependencies', 'an object');
    const tests = Object.entries(operand).map(([key, needed]): [string, ValueTest] => {
      if (!Array.isArray(needed)) return [key, compileJsonSchema(needed)];
      const names = typesOf('dependencies', needed);
      return [key, ofDocs((value) => names.every((name) => value[name] !== undefined))];
    });
    return ofDocs((value) => tests.every(([key, test]) => value[key] === undefined || test(value)));
  },
  allOf: (operand) => {
    const tests = schemasOf('allOf', operand);
    return (value) => tests.every((test) => test(value));
  },
  anyOf: (operand) => {
    const tests = schemasOf('anyOf', operand);
    return (value) => tests.some((test) => test(value));
  },
  oneOf: (operand) => {
    const tests = schemasOf('oneOf', operand);
    return (value) => tests.filter((test) => test(value)).length === 1;
  },
  not: (operand) => {
    const test = compileJsonSchema(operand);
    return (value) => !test(value);
  },
};

function comment(name: string, operand: unknown): null {
  if (typeof operand !== 'string') throw mismatch(name, 'a string');
  return null;
}

function belongsTo(name: string, other: string, schema: Doc): null {
  if (schema[other] === undefined) {
    throw failed(`$jsonSchema keyword '${other}' must be present with '${name}'`);
  }
  return null;
}

function patternsOf(operand: unknown): [(key: string) => boolean, ValueTest][] {
  if (!isDoc(operand)) throw mismatch('patternProperties', 'an object');
  return Object.entries(operand).map(([pattern, schema]) => [
    compileRegex(new BSONRegExp(pattern, '')),
    compileJsonSchema(schema),
  ]);
}
