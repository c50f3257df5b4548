import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  getNamedType,
  getOperationAST,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  OperationTypeNode,
  parse,
  print,
  responsePathAsArray,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { expect, test } from 'vitest';
import { clientDocuments } from '../../testing/client-documents.ts';
import { readTypeDefs } from '../schema.ts';
import { scalars } from '../scalars.ts';
import { compileOperation } from './compile.ts';
import { generateOperation, seeded, variablesOf } from './generate-operation.ts';

/** What the resolvers of a strange world are told. */
interface Strange {
  seed: number;
  /** How often of a hundred something unusual comes back. */
  trouble: number;
}

/**
 * Our contract with resolvers whose answers follow from the seed and the place alone: values, nulls,
 * errors thrown and rejected, promises, methods, values that no scalar takes, types that are none.
 */
function strangeSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers: scalars });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if ('resolveType' in type) {
      type.resolveType = (value: { seed?: number }, { trouble }: Strange) => {
        const random = seeded(value.seed ?? 0);
        const possible = schema.getPossibleTypes(type);
        const name = possible[random(possible.length)]?.name;
        if (random(100) >= trouble) return random(2) ? name : Promise.resolve(name);
        const odd = random(5);
        if (odd === 4) return Promise.reject(new Error('typeless'));
        return [undefined, 'Nothing', 'String', 'Query'][odd];
      };
    }
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = (source, args, context: Strange, info) => {
        const at = `${context.seed}:${responsePathAsArray(info.path).join('.')}:${JSON.stringify(args)}`;
        const random = seeded(hash(`${at}:${(source as { seed?: number } | undefined)?.seed}`));
        const value = strangeValue(info.returnType, random, context.trouble);
        return random(3) === 0 ? Promise.resolve(value) : value;
      };
    }
  }
  return schema;
}

function strangeValue(
  type: GraphQLOutputType,
  random: (below: number) => number,
  trouble: number,
): unknown {
  if (random(100) < trouble) {
    const failures = [
      () => null,
      () => undefined,
      () => new Error('given back'),
      () => Promise.reject(new Error('rejected')),
      () => Promise.resolve(null),
      () => {
        throw new Error('thrown');
      },
      // What is waited for was broken off: by whoever waits, or because it took too long.
      () => Promise.reject(AbortSignal.abort().reason as DOMException),
      () => {
        throw new DOMException('too long', 'TimeoutError');
      },
      () => ({ strange: true }),
      () => Number.NaN,
      () => '',
    ];
    return failures[random(failures.length)]?.();
  }
  if (isNonNullType(type)) return strangeValue(type.ofType, random, trouble);
  if (isListType(type)) {
    const items = Array.from({ length: random(4) }, () => {
      try {
        const item = strangeValue(type.ofType, random, trouble);
        // An item that nobody comes to, for one before it failed, is the test's own.
        if (item instanceof Promise) item.catch(() => {});
        return random(4) === 0 ? Promise.resolve(item) : item;
      } catch (error) {
        return error;
      }
    });
    return random(5) === 0 ? new Set(items) : items;
  }
  if (isEnumType(type)) return type.getValues()[random(type.getValues().length)]?.value;
  if (!isScalarType(type)) return { seed: random(1_000_000) };
  const values: Record<string, () => unknown> = {
    Int: () => random(1_000),
    SafeInt: () => random(1_000_000),
    Float: () => random(1_000) / 8,
    Boolean: () => random(2) === 1,
    DateTime: () => new Date(random(1_000_000) * 1_000),
    Date: () => '2026-11-22',
    RichText: () => ({ type: 'doc', content: [] }),
  };
  return (values[type.name] ?? (() => `text ${random(1_000)}`))();
}

const hash = (text: string): number => {
  let value = 7;
  for (let index = 0; index < text.length; index += 1) {
    value = (Math.imul(value, 31) + text.charCodeAt(index)) >>> 0;
  }
  return value;
};

const schema = strangeSchema();

/** An answer as a client reads it. */
interface Read {
  data: unknown;
  /** What went wrong, by the place in the data that is null for it. */
  errors: Map<string, string[]>;
}

function asRead({ data, errors = [] }: ExecutionResult): Read {
  const plain: unknown = JSON.parse(JSON.stringify(data ?? null));
  const texts = errors.map((error) => ({
    place: nullOn(error.path ?? [], plain),
    text: JSON.stringify(error.toJSON()).replaceAll(/\[object: null prototype\] /gi, ''),
  }));
  const byPlace = Map.groupBy(texts, ({ place }) => place);
  return {
    data: plain,
    errors: new Map(
      [...byPlace].map(([place, all]) => [place, all.map(({ text }) => text).toSorted()]),
    ),
  };
}

/** The first null on a path through an answer. */
function nullOn(path: readonly (string | number)[], data: unknown): string {
  let value = data;
  for (const [depth, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, depth).join('.');
    value = (value as Record<string | number, unknown>)[key];
  }
  return path.join('.');
}

/**
 * Equal, but for parts that became null by more than one error: which of these are told beside the
 * first is left to the server (GraphQL, "Handling Execution Errors"), and is a matter of time.
 */
function expectSameAnswer(answer: Read, expected: Read, what: string): void {
  const places = ({ errors }: Read) => [...errors.keys()].toSorted();
  expect({ what, data: answer.data, places: places(answer) }).toEqual({
    what,
    data: expected.data,
    places: places(expected),
  });
  for (const [place, wanted] of expected.errors) {
    const told = answer.errors.get(place) ?? [];
    const [fewer, more] = told.length < wanted.length ? [told, wanted] : [wanted, told];
    expect({ what, untold: fewer.filter((text) => !more.includes(text)) }).toEqual({
      what,
      untold: [],
    });
  }
}

/**
 * Runs graphql-js, which leaves the rejections of a list's items unattended when a later item fails at
 * once. What is compiled must not: its own are complained of.
 */
async function withoutComplaints<Result>(run: () => Promise<Result>): Promise<Result> {
  const listeners = process.rawListeners('unhandledRejection') as (() => void)[];
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => {});
  try {
    const result = await run();
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
}

async function expectTheSame(document: DocumentNode, variables: object, context: Strange) {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation.');
  const compiled = compileOperation(schema, { document, operation });
  if (!compiled) return false;
  const args = { contextValue: context, variableValues: variables as Record<string, unknown> };
  // Read at once: what fails later beside a part that became null is added to an answer that was given.
  const expected = await withoutComplaints(async () =>
    asRead(await execute({ schema, document, ...args })),
  );
  for (const time of ['first', 'second']) {
    const answer = await compiled(args);
    expectSameAnswer(
      asRead(answer),
      expected,
      `${time} run, seed ${context.seed}\n${print(document)}`,
    );
  }
  return true;
}

test('every operation of the client is compiled, and answers what graphql-js answers', async () => {
  const documents = clientDocuments();
  expect(documents.length).toBeGreaterThan(200);
  for (const [index, document] of documents.entries()) {
    const random = seeded(index + 1);
    for (const trouble of [0, 8]) {
      const variables = variablesOf(schema, document, random);
      const context = { seed: index, trouble };
      expect(await expectTheSame(document, variables, context)).toBe(true);
    }
  }
});

test('generated operations over the whole schema answer what graphql-js answers', async () => {
  let compiled = 0;
  const fieldsAsked = new Set<string>();
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = seeded(seed);
    const kinds = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION];
    const text = generateOperation(schema, kinds[Number(seed % 7 === 0)] ?? 'query', random);
    const document = parse(text);
    const errors = validate(schema, document, specifiedRules);
    if (errors.length > 0) throw new Error(`seed ${seed}: ${errors[0]?.message}\n${text}`);
    visit(document, { Field: ({ name }) => void fieldsAsked.add(name.value) });
    const trouble = [0, 2, 10, 40][seed % 4] ?? 0;
    const variables = variablesOf(schema, document, random);
    if (await expectTheSame(document, variables, { seed, trouble })) compiled += 1;
  }
  expect(compiled).toBe(300);
  expect(fieldsAsked.size).toBeGreaterThan(300);
});

test('introspection, unusual keys and many conditions are left to graphql-js', () => {
  const compiledOf = (text: string) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    return operation && compileOperation(schema, { document, operation });
  };
  expect(compiledOf('{ __schema { queryType { name } } }')).toBeNull();
  expect(compiledOf('{ __type(name: "Query") { name } }')).toBeNull();
  expect(compiledOf('{ __proto__: liveCursor }')).toBeNull();
  const names = Array.from({ length: 9 }, (_, index) => `a${index}`);
  const declared = names.map((name) => `$${name}: Boolean!`).join(' ');
  const fields = names.map((name) => `${name}: liveCursor @skip(if: $${name})`).join(' ');
  expect(compiledOf(`query (${declared}) { ${fields} }`)).toBeNull();
  expect(compiledOf('{ __typename liveCursor }')).not.toBeNull();
});

test('what resolvers are told is what graphql-js tells them, and their arguments are their own', async () => {
  const told: unknown[] = [];
  const own = makeExecutableSchema({
    typeDefs:
      'type Query { rows(count: Int = 2): [Row!]! } type Row { at(step: Int! = 3, name: String): Int }',
    resolvers: {
      Query: {
        rows: (_source: unknown, { count }: { count: number }) =>
          Array.from({ length: count }, () => ({})),
      },
      Row: {
        at(_source: unknown, args: { step: number }, _context: unknown, info) {
          const { schema: same, fragments, path, operation, ...rest } = { ...infoOf(info) };
          told.push([
            { ...args },
            path,
            rest,
            same === own,
            Object.keys(fragments),
            operation.name,
          ]);
          args.step += 1;
          return args.step;
        },
      },
    },
  });
  const document = parse(
    'query Rows($name: String) { ...all } fragment all on Query { rows(count: 3) { at(name: $name) step: at(step: 1) } }',
  );
  const operation = getOperationAST(document);
  const args = { rootValue: { root: true }, contextValue: {}, variableValues: { name: 'x' } };
  const expected = await execute({ schema: own, document, ...args });
  const byGraphql = told.splice(0);
  const answer = operation && (await compileOperation(own, { document, operation })?.(args));
  expect(JSON.stringify(answer)).toBe(JSON.stringify(expected));
  expect(told).toEqual(byGraphql);
});

const infoOf = (info: Parameters<NonNullable<ReturnType<typeof anyResolve>>>[3]) => {
  const { fieldName, fieldNodes, returnType, parentType, path } = info;
  const { schema: own, fragments, rootValue, operation, variableValues } = info;
  return {
    fieldName,
    fieldNodes,
    path,
    fragments,
    rootValue,
    operation,
    schema: own,
    returnType: String(returnType),
    parentType: getNamedType(parentType).name,
    variableValues: { ...variableValues },
  };
};
const anyResolve = () => schema.getQueryType()?.getFields().liveCursor?.resolve;
