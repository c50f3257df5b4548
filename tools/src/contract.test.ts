import { readFileSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import graphqlLint from '@graphql-eslint/eslint-plugin';
import { ESLint, type Linter } from 'eslint';
import relayCompiler from 'relay-compiler';
import { afterAll, expect, test } from 'vitest';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';

const schema = join(root, 'schema.graphql');
const documents = 'apps/web/src/**/*.graphql';
const { configs } = graphqlLint;

/** Recommended rules that do not hold here, each with its reason. */
const exceptions = {
  // What has no identity has no id: payloads, values such as money, and counts.
  '@graphql-eslint/strict-id-in-types': 'off',
  // The specification calls them so: the product ID of a product, the type of a property.
  '@graphql-eslint/no-typename-prefix': 'off',
  // Short lists that are always read whole are lists.
  '@graphql-eslint/relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
} satisfies Linter.RulesRecord;

/** What is asked beyond the recommended rules. */
const everythingIsDescribed = {
  '@graphql-eslint/require-description': [
    'error',
    {
      types: true,
      rootField: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
      DirectiveDefinition: true,
    },
  ],
} satisfies Linter.RulesRecord;

/** The client's fragments nest as deep as the server lets operations go, not seven levels. */
const depth = {
  '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 12 }],
} satisfies Linter.RulesRecord;

/** Documents as clients of Relay write them. */
const relayDocuments = `
declare const graphql: (parts: TemplateStringsArray) => unknown;
export const page = graphql\`
  query listPageQuery($type: ListingType!) { ...list_listings @arguments(type: $type) }
\`;
export const list = graphql\`
  fragment list_listings on Query
  @argumentDefinitions(
    type: { type: "ListingType" }, first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }
  ) @refetchable(queryName: "listRefetchQuery") {
    listings(type: $type, first: $first, after: $after) @connection(key: "list_listings") {
      edges { node { id ...list_card } }
    }
  }
\`;
export const card = graphql\`fragment list_card on Listing { id name { en es } }\`;
export const comments = graphql\`
  fragment list_discussions on Query
  @argumentDefinitions(
    first: { type: "Int" }, after: { type: "Cursor" }, last: { type: "Int" }, before: { type: "Cursor" }
  ) @refetchable(queryName: "listDiscussionsQuery") {
    discussions(first: $first, after: $after, last: $last, before: $before)
    @connection(key: "list_discussions") { totalCount edges { node { id title } } }
  }
\`;
export const save = graphql\`
  mutation listSaveMutation($input: SetFavouriteInput!) {
    setFavourite(input: $input) { userErrors { code field message } }
  }
\`;
`;

const folder = mkdtemp(join(tmpdir(), 'contract-'));
afterAll(async () => rm(await folder, { recursive: true, force: true }));

async function problemsIn(files: string, rules: Linter.RulesRecord): Promise<string[]> {
  const lint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.graphql'],
      languageOptions: {
        parser: graphqlLint.parser,
        parserOptions: { graphQLConfig: { schema, documents: join(root, documents) } },
      },
      plugins: { '@graphql-eslint': graphqlLint },
      rules,
    },
  });
  const results = await lint.lintFiles([files]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId} ${message}`),
  );
}

test('the schema keeps the rules that linters recommend, those of Relay too', async () => {
  expect(
    await problemsIn('schema.graphql', {
      ...configs['flat/schema-recommended'].rules,
      ...configs['flat/schema-relay'].rules,
      ...everythingIsDescribed,
      ...exceptions,
    }),
  ).toEqual([]);
}, 120_000);

test('the documents of the client keep the rules that linters recommend', async () => {
  const { rules } = configs['flat/operations-recommended'];
  expect(await problemsIn(documents, { ...rules, ...depth })).toEqual([]);
}, 120_000);

test('Relay compiles against the schema', async () => {
  const home = await folder;
  await mkdir(join(home, 'src'));
  await mkdir(join(home, 'made'));
  await writeFile(join(home, 'schema.graphql'), readFileSync(schema));
  await writeFile(join(home, 'src/list.ts'), relayDocuments);
  await writeFile(
    join(home, 'relay.config.json'),
    JSON.stringify({
      src: './src',
      schema: './schema.graphql',
      language: 'typescript',
      artifactDirectory: './made',
    }),
  );
  const result = await run(relayCompiler, ['relay.config.json'], { cwd: home });
  expect(result).toMatchObject({ ok: true });
}, 120_000);

test('code generation of others makes types of the schema and of operations', async () => {
  const [made] = (await generate(
    {
      cwd: root,
      silent: true,
      schema,
      documents: join(root, documents),
      generates: { 'types.ts': { plugins: ['typescript-operations'] } },
    },
    false,
  )) as { content: string }[];
  expect(made?.content).toContain('export type ListingStatus =');
  expect(made?.content).toContain("'PUBLISHED'");
}, 120_000);
