import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { enumName, toNames, toWords, wordOf } from './enum-names.ts';
import { enumPlansOf, enumReader } from './enum-plans.ts';
import { enumValues, wordsOfEnums } from './enum-words.ts';

const contract = `
  enum Language { EN ES }
  enum ReportReason { PRIVATE_DATA OTHER }
  enum TransactionSize { FROM_500_TO_5000 }
  enum ItemCondition { NEW USED }
  enum ChatKind { GROUP }
  interface Text { language: Language }
  type Post implements Text { language: Language sizes: [TransactionSize!]! condition: ItemCondition kind: ChatKind text: String }
  input Part { reason: ReportReason parts: [Part!] }
  input Given { parts: [Part!] language: Language text: String }
  type Query { posts(language: Language): [Post!]! one(input: Given): Text }
`;
const schema = buildSchema(contract);

describe('the names of words', () => {
  test.each([
    ['draft', 'DRAFT'],
    ['New', 'NEW'],
    ['businessAdmin', 'BUSINESS_ADMIN'],
    ['didNotWorkWithCompany', 'DID_NOT_WORK_WITH_COMPANY'],
    ['from500to5000', 'FROM_500_TO_5000'],
    ['over50000', 'OVER_50000'],
    ['UPPER_SNAKE', 'UPPER_SNAKE'],
  ])('%s is %s', (word, name) => {
    expect(enumName(word)).toBe(name);
  });

  test('tell the word apart from every other of its enum, and the word from its name where they say so', () => {
    for (const [type, words] of Object.entries(wordsOfEnums)) {
      expect(Object.values(enumValues[type] ?? {})).toEqual([...words]);
      for (const name of words.map(enumName)) expect(name).toMatch(/^[A-Z]+(?:_[A-Z\d]+)*$/);
    }
    expect(wordOf('PRIVATE_DATA', 1)).toBe('privateData');
  });
});

describe('an operation', () => {
  const document = parse(`
    query ($input: Given, $language: Language!) {
      mine: posts(language: $language) { ...Sized __typename kind condition text }
      one(input: $input) { said: language ... on Post { sizes } }
    }
    fragment Sized on Post { sizes language }
  `);
  const plans = enumPlansOf(schema, document);

  test('is translated where it gives and takes such enums, by the keys of its answer', () => {
    const sizes = wordsOfEnums.TransactionSize;
    expect(plans).toEqual({
      variables: { input: { parts: { reason: 1 }, language: 1 }, language: 1 },
      data: { mine: { sizes, condition: 2, language: 1 }, one: { said: 1, sizes } },
    });
  });

  test('is sent with names and read with words; everything else stays as it is', () => {
    const parts = [{ reason: 'privateData' }, { reason: null }];
    expect(toNames(plans.variables, { input: { parts, text: 'en' }, text: 'es' })).toEqual({
      input: { parts: [{ reason: 'PRIVATE_DATA' }, { reason: null }], text: 'en' },
      text: 'es',
    });
    const answer = {
      mine: [
        {
          sizes: ['FROM_500_TO_5000', 'UNHEARD_OF'],
          language: 'ES',
          condition: 'USED',
          kind: 'GROUP',
          text: 'EN',
        },
      ],
      one: null,
    };
    const before = structuredClone(answer);
    expect(toWords(plans.data, answer)).toEqual({
      mine: [
        {
          sizes: ['from500to5000', 'UNHEARD_OF'],
          language: 'es',
          condition: 'Used',
          kind: 'GROUP',
          text: 'EN',
        },
      ],
      one: null,
    });
    expect(answer).toEqual(before);
    expect(toWords(undefined, answer)).toBe(answer);
  });

  test('that is none has nothing to translate', () => {
    const read = enumReader(() => contract);
    expect(read('{ posts { language } }')).toEqual({ data: { posts: { language: 1 } } });
    for (const text of ['{', 'fragment A on Post { language }', '{ none { language } }']) {
      expect(read(text)).toEqual({});
    }
  });
});
