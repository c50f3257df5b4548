import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../../testing/harness.ts';

const harness = useEngine();

/** What the error says of a document that a validator refuses. */
async function detailsOf(validator: Document, doc: Document): Promise<unknown> {
  await harness.docs.drop();
  await harness.db.createCollection(harness.docs.collectionName, { validator });
  const error = await errorOf(harness.docs.insertOne({ _id: 1 as never, ...doc }));
  const { errInfo } = error as unknown as { errInfo: Document };
  expect(errInfo['failingDocumentId']).toBe(1);
  return errInfo['details'];
}

describe('a document that breaks a schema', () => {
  it('is told with every rule and property', async () => {
    const $jsonSchema = {
      title: 'Student',
      bsonType: 'object',
      required: ['year', 'address', 'name'],
      properties: {
        name: { bsonType: 'string', description: 'must be a string' },
        year: { bsonType: 'int', minimum: 2017, maximum: 3017 },
        address: { bsonType: 'object', required: ['city'], properties: { zip: { minLength: 5 } } },
      },
    };
    expect(await detailsOf({ $jsonSchema }, { year: 2016, address: { zip: '1' } })).toEqual({
      operatorName: '$jsonSchema',
      title: 'Student',
      schemaRulesNotSatisfied: [
        {
          operatorName: 'properties',
          propertiesNotSatisfied: [
            {
              propertyName: 'year',
              details: [
                {
                  operatorName: 'minimum',
                  specifiedAs: { minimum: 2017 },
                  reason: 'comparison failed',
                  consideredValue: 2016,
                },
              ],
            },
            {
              propertyName: 'address',
              details: [
                {
                  operatorName: 'properties',
                  propertiesNotSatisfied: [
                    {
                      propertyName: 'zip',
                      details: [
                        {
                          operatorName: 'minLength',
                          specifiedAs: { minLength: 5 },
                          reason: 'specified string length was not satisfied',
                          consideredValue: '1',
                        },
                      ],
                    },
                  ],
                },
                {
                  operatorName: 'required',
                  specifiedAs: { required: ['city'] },
                  missingProperties: ['city'],
                },
              ],
            },
          ],
        },
        {
          operatorName: 'required',
          specifiedAs: { required: ['year', 'address', 'name'] },
          missingProperties: ['name'],
        },
      ],
    });
  });

  const rules: [rule: Document, value: unknown, told: Document][] = [
    [{ bsonType: 'int' }, 'x', { consideredType: 'string', reason: 'type did not match' }],
    [{ enum: [1, 2] }, 3, { consideredValue: 3, reason: 'value was not found in enum' }],
    [
      { maximum: 3, exclusiveMaximum: true },
      3,
      { specifiedAs: { maximum: 3, exclusiveMaximum: true } },
    ],
    [{ pattern: '^a' }, 'b', { reason: 'regular expression did not match', consideredValue: 'b' }],
    [{ uniqueItems: true }, [1, 2, 1], { duplicatedValue: 1, reason: 'found a duplicate item' }],
    [{ maxItems: 1 }, [1, 2], { reason: 'array did not match specified length' }],
    [
      { items: { bsonType: 'int' } },
      [1, 'x'],
      { itemIndex: 1, details: [{ operatorName: 'bsonType' }] },
    ],
    [{ items: [{ bsonType: 'int' }] }, ['x'], { details: [{ itemIndex: 0 }] }],
    [{ additionalItems: false, items: [{}] }, [1, 2], { additionalItems: [2] }],
    [{ minProperties: 2 }, { a: 1 }, { numberOfProperties: 1 }],
    [
      { additionalProperties: false, properties: { a: {} } },
      { a: 1, b: 2 },
      { additionalProperties: ['b'] },
    ],
    [{ additionalProperties: { minimum: 5 } }, { b: 2 }, { failingProperty: 'b' }],
    [
      { patternProperties: { '^n': { minimum: 5 } } },
      { n1: 2 },
      { details: [{ propertyName: 'n1', regexMatched: '^n' }] },
    ],
    [
      { dependencies: { a: ['b'] } },
      { a: 1 },
      { failingDependencies: [{ conditionalProperty: 'a', missingProperties: ['b'] }] },
    ],
    [
      { allOf: [{}, { minimum: 5 }] },
      2,
      { schemasNotSatisfied: [{ index: 1, details: [{ operatorName: 'minimum' }] }] },
    ],
    [
      { oneOf: [{ minimum: 1 }, { maximum: 5 }] },
      2,
      { reason: 'more than one subschema matched', matchingSchemaIndexes: [0, 1] },
    ],
    [{ not: { minimum: 1 } }, 2, { reason: 'child expression matched' }],
  ];

  it.each(rules)('tells how %j is broken', async (rule, value, told) => {
    const [operatorName] = Object.keys(rule);
    expect(
      await detailsOf({ $jsonSchema: { properties: { v: rule } } }, { v: value }),
    ).toMatchObject({
      schemaRulesNotSatisfied: [
        {
          operatorName: 'properties',
          propertiesNotSatisfied: [{ propertyName: 'v', details: [{ operatorName, ...told }] }],
        },
      ],
    });
  });
});

describe('a document that a filter refuses', () => {
  it('is told with the operator', async () => {
    expect(await detailsOf({ a: { $gt: 5 } }, { a: 3 })).toEqual({
      operatorName: '$gt',
      specifiedAs: { a: { $gt: 5 } },
      reason: 'comparison failed',
      consideredValue: 3,
    });
  });

  const filters: [filter: Document, doc: Document, told: Document][] = [
    [{ a: 1 }, {}, { operatorName: '$eq', reason: 'field was missing' }],
    [{ a: 1 }, { a: [2, 3] }, { consideredValues: [2, 3, [2, 3]] }],
    [{ a: { $ne: 1 } }, { a: 1 }, { operatorName: '$ne', reason: 'comparison succeeded' }],
    [{ a: { $nin: [1] } }, { a: 1 }, { reason: 'matching value found in array' }],
    [{ a: { $exists: true } }, {}, { reason: 'path does not exist' }],
    [{ a: { $exists: false } }, { a: 1 }, { reason: 'path does exist' }],
    [
      { a: { $type: 'int' } },
      { a: 'x' },
      { reason: 'type did not match', consideredType: 'string' },
    ],
    [
      { $expr: { $eq: ['$a', 1] } },
      {},
      { reason: 'expression did not match', expressionResult: false },
    ],
    [
      { a: { $not: { $gt: 1 } } },
      { a: 2 },
      { operatorName: '$not', details: { reason: 'comparison succeeded' } },
    ],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      {
        operatorName: '$and',
        clausesNotSatisfied: [{ index: 1, details: { operatorName: '$eq' } }],
      },
    ],
    [
      { $or: [{ a: 1 }, { a: 2 }] },
      { a: 3 },
      { operatorName: '$or', clausesNotSatisfied: [{ index: 0 }, { index: 1 }] },
    ],
    [
      { $nor: [{ a: 1 }, { a: 2 }] },
      { a: 2 },
      {
        operatorName: '$nor',
        clausesSatisfied: [{ index: 1, details: { reason: 'comparison succeeded' } }],
      },
    ],
  ];

  it.each(filters)('is told why by %j', async (filter, doc, told) => {
    expect(await detailsOf(filter, doc)).toMatchObject(told);
  });
});
