import { equalValues } from '../../bson/compare.ts';
import { BSONRegExp, type Doc, Int32, isDoc, typeName } from '../../bson/values.ts';
import { compileJsonSchema } from '../json-schema.ts';
import { compileRegex } from '../regex/regex.ts';

/** What a rule of a schema says of a value that broke it, besides its own name. */
type Teller = (operand: never, value: never, schema: Doc) => Doc;

function specified(name: string, operand: unknown): Doc {
  return { specifiedAs: { [name]: operand } };
}

/** A rule that compares the value itself. */
const comparing =
  (name: string, reason: string, beside?: string): Teller =>
  (operand: unknown, value: unknown, schema) => {
    const also = beside === undefined ? undefined : schema[beside];
    const specifiedAs = {
      [name]: operand,
      ...(also === undefined || beside === undefined ? {} : { [beside]: also }),
    };
    return { specifiedAs, reason, consideredValue: value };
  };

const typed =
  (name: string): Teller =>
  (operand: unknown, value: unknown) => ({
    ...specified(name, operand),
    reason: 'type did not match',
    consideredValue: value,
    consideredType: typeName(value),
  });

const countingProperties =
  (name: string): Teller =>
  (operand: unknown, value: Doc) => ({
    ...specified(name, operand),
    reason: 'specified number of properties was not satisfied',
    numberOfProperties: new Int32(Object.keys(value).length),
  });

/** The schemas of a list that a value breaks, with what it breaks in each. */
const ofSchemas = (schemas: Doc[], value: unknown): Doc => ({
  schemasNotSatisfied: brokenOf(schemas, value),
});

function brokenOf(schemas: Doc[], value: unknown): Doc[] {
  return schemas.flatMap((schema, i) => {
    const details = schemaFailures(schema, value);
    return details.length > 0 ? [{ index: new Int32(i), details }] : [];
  });
}

function missingOf(names: string[], value: Doc): string[] {
  return [...new Set(names)].filter((name) => value[name] === undefined).toSorted();
}

/** The properties that neither their name nor a pattern knows. */
function additionalOf(value: Doc, { properties, patternProperties }: Doc): [string, unknown][] {
  const named = new Set(Object.keys(isDoc(properties) ? properties : {}));
  const patterns = Object.keys(isDoc(patternProperties) ? patternProperties : {}).map((each) =>
    compileRegex(new BSONRegExp(each, '')),
  );
  return Object.entries(value).filter(
    ([name]) => !named.has(name) && !patterns.some((matches) => matches(name)),
  );
}

/** The first of some values that breaks a schema. */
function firstBroken(values: unknown[], schema: Doc, from = 0): Doc {
  const i = values.findIndex((each) => schemaFailures(schema, each).length > 0);
  return { itemIndex: new Int32(from + i), details: schemaFailures(schema, values[i]) };
}

/** In the order in which MongoDB tells of them. */
const tellers: Record<string, Teller> = {
  maximum: comparing('maximum', 'comparison failed', 'exclusiveMaximum'),
  minimum: comparing('minimum', 'comparison failed', 'exclusiveMinimum'),
  maxLength: comparing('maxLength', 'specified string length was not satisfied'),
  minLength: comparing('minLength', 'specified string length was not satisfied'),
  pattern: comparing('pattern', 'regular expression did not match'),
  multipleOf: comparing('multipleOf', 'considered value is not a multiple of the specified value'),
  maxItems: comparing('maxItems', 'array did not match specified length'),
  minItems: comparing('minItems', 'array did not match specified length'),
  uniqueItems: (operand: unknown, value: unknown[]) => ({
    ...specified('uniqueItems', operand),
    reason: 'found a duplicate item',
    consideredValue: value,
    duplicatedValue: value.find(
      (item, i) => value.findIndex((each) => equalValues(each, item)) < i,
    ),
  }),
  items: (operand: Doc | Doc[], value: unknown[]) =>
    Array.isArray(operand)
      ? {
          details: operand.flatMap((schema, i) => {
            const details = i < value.length ? schemaFailures(schema, value[i]) : [];
            return details.length > 0 ? [{ itemIndex: new Int32(i), details }] : [];
          }),
        }
      : {
          reason: 'At least one item did not match the sub-schema',
          ...firstBroken(value, operand),
        },
  additionalItems: (operand: Doc | boolean, value: unknown[], schema) => {
    const from = (schema['items'] as unknown[]).length;
    const others = value.slice(from);
    return typeof operand === 'boolean'
      ? { ...specified('additionalItems', operand), additionalItems: others }
      : {
          reason: 'At least one additional item did not match the sub-schema',
          ...firstBroken(others, operand, from),
        };
  },
  properties: (operand: Record<string, Doc>, value: Doc) => ({
    propertiesNotSatisfied: Object.entries(operand).flatMap(([name, schema]) => {
      const details = value[name] === undefined ? [] : schemaFailures(schema, value[name]);
      return details.length > 0 ? [{ propertyName: name, ...annotations(schema), details }] : [];
    }),
  }),
  patternProperties: (operand: Record<string, Doc>, value: Doc) => ({
    details: Object.entries(operand).flatMap(([pattern, schema]) => {
      const matches = compileRegex(new BSONRegExp(pattern, ''));
      return Object.entries(value).flatMap(([name, each]) => {
        const details = matches(name) ? schemaFailures(schema, each) : [];
        const broken = { propertyName: name, ...annotations(schema), regexMatched: pattern };
        return details.length > 0 ? [{ ...broken, details }] : [];
      });
    }),
  }),
  additionalProperties: (operand: Doc | boolean, value: Doc, schema) => {
    const others = additionalOf(value, schema);
    if (typeof operand === 'boolean') {
      const names = others.map(([name]) => name);
      return { ...specified('additionalProperties', operand), additionalProperties: names };
    }
    const [name, each] =
      others.find(([, other]) => schemaFailures(operand, other).length > 0) ?? [];
    return {
      reason: 'at least one additional property did not match the subschema',
      failingProperty: name,
      details: schemaFailures(operand, each),
    };
  },
  required: (operand: string[], value: Doc) => ({
    ...specified('required', operand),
    missingProperties: missingOf(operand, value),
  }),
  minProperties: countingProperties('minProperties'),
  maxProperties: countingProperties('maxProperties'),
  dependencies: (operand: Record<string, Doc | string[]>, value: Doc) => ({
    failingDependencies: Object.entries(operand).flatMap(([name, needed]): Doc[] => {
      if (value[name] === undefined) return [];
      if (!Array.isArray(needed)) {
        const details = schemaFailures(needed, value);
        return details.length > 0 ? [{ conditionalProperty: name, details }] : [];
      }
      const missing = missingOf(needed, value);
      return missing.length > 0 ? [{ conditionalProperty: name, missingProperties: missing }] : [];
    }),
  }),
  allOf: ofSchemas,
  anyOf: ofSchemas,
  oneOf: (operand: Doc[], value: unknown) => {
    const broken = brokenOf(operand, value);
    if (broken.length === operand.length) return { schemasNotSatisfied: broken };
    const matching = operand.flatMap((schema, i) =>
      schemaFailures(schema, value).length > 0 ? [] : [new Int32(i)],
    );
    return { reason: 'more than one subschema matched', matchingSchemaIndexes: matching };
  },
  not: () => ({ reason: 'child expression matched' }),
  enum: comparing('enum', 'value was not found in enum'),
  bsonType: typed('bsonType'),
  type: typed('type'),
};

/** Which other rules of a schema a rule is read with. */
const readWith: Record<string, readonly string[]> = {
  maximum: ['exclusiveMaximum'],
  minimum: ['exclusiveMinimum'],
  additionalItems: ['items'],
  additionalProperties: ['properties', 'patternProperties'],
};

/** A rule with those that it is read with, of which only the names are kept. */
function alone(name: string, schema: Doc): Doc {
  const rule: Doc = { [name]: schema[name] };
  for (const each of readWith[name] ?? []) {
    const other = schema[each];
    if (other === undefined) continue;
    if (Array.isArray(other)) rule[each] = other.map(() => ({}));
    else if (isDoc(other)) {
      rule[each] = Object.fromEntries(Object.keys(other).map((key) => [key, {}]));
    } else rule[each] = other;
  }
  return rule;
}

/** What a schema says of itself, for whoever reads an error. */
export function annotations({ title, description }: Doc): Doc {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
}

/** The rules of a schema that a value breaks, each with what is wrong, as MongoDB tells it. */
export function schemaFailures(schema: Doc, value: unknown): Doc[] {
  return Object.entries(tellers).flatMap(([name, tell]) => {
    if (schema[name] === undefined) return [];
    if (compileJsonSchema(alone(name, schema))(value)) return [];
    const told = tell(schema[name] as never, value as never, schema);
    return [{ operatorName: name, ...told }];
  });
}
