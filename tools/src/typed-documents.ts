import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { enumPlansOf } from '@wiki/domain/enum-plans';
import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';

/** What the plugin is told of fragments that other files write. */
interface Settings {
  /** Name of a fragment -> the generated module that writes it, `./components.ts`. */
  fragmentModules: Readonly<Record<string, string>>;
}

const constantOf = (fragment: string) => `${fragment}FragmentNode`;

/** The documents of one file's own folder, without those that are read for their fragments only. */
export const ownDocuments = (documents: readonly Types.DocumentFile[]): DocumentNode[] =>
  documents
    .filter(({ type }) => type !== 'external')
    .flatMap(({ document }) => (document ? [document] : []));

const print = (node: ASTNode): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'loc' ? undefined : value));

/** Names of the fragments that a node spreads, also through one another, each once. */
function fragmentsOf(
  node: ASTNode,
  known: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): Set<string> {
  const FragmentSpread = ({ name }: FragmentSpreadNode) => {
    const fragment = known.get(name.value);
    if (!fragment || found.has(name.value)) return;
    found.add(name.value);
    fragmentsOf(fragment, known, found);
  };
  visit(node, { FragmentSpread });
  return found;
}

function moduleOf(fragment: string, modules: Settings['fragmentModules']): string {
  const module = modules[fragment];
  if (!module) throw new Error(`No generated file writes the fragment ${fragment}.`);
  return module;
}

function writeOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): string {
  if (!operation.name) throw new Error('Every operation needs a name: its hook is named after it.');
  const name = operation.name.value;
  const type = `${name}${operation.operation[0]?.toUpperCase()}${operation.operation.slice(1)}`;
  const names = fragments.map((fragment) => constantOf(fragment.name.value));
  const definitions = [print(operation), ...names].join(', ');
  const enums = enumPlansOf(schema, {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragments],
  });
  const marks = Object.keys(enums).length > 0 ? `enums: ${JSON.stringify(enums)}, ` : '';
  return `export const ${name}Document = { kind: '${Kind.DOCUMENT}', ${marks}definitions: [${definitions}] } as unknown as DocumentNode<${type}, ${type}Variables>;`;
}

/**
 * Code generation plugin: a typed document per operation. A fragment is written once, in the file of
 * its folder, and referred to from everywhere else; the stock plugin writes it out in every document.
 * Beside it stands what of its variables and answer is to be translated, as `enumPlansOf` says.
 */
export const plugin: PluginFunction<Settings> = (schema, documents, { fragmentModules }) => {
  const known = new Map(
    documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const definitions = ownDocuments(documents).flatMap((document) => document.definitions);
  const own = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ operation, fragments: fragmentsOf(operation, known) }));

  const ownNames = new Set(own.map(({ name }) => name.value));
  const foreign = new Set(
    operations
      .flatMap(({ fragments }) => [...fragments])
      .filter((fragment) => !ownNames.has(fragment)),
  );
  const imports = Object.entries(
    Object.groupBy(foreign, (fragment) => moduleOf(fragment, fragmentModules)),
  ).map(
    ([module, names = []]) =>
      `import { ${names.map(constantOf).toSorted().join(', ')} } from '${module}';`,
  );
  const typed = operations.length
    ? [
        "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
      ]
    : [];
  return {
    prepend: [...typed, ...imports],
    content: [
      ...own.map((each) => `export const ${constantOf(each.name.value)} = ${print(each)};`),
      ...operations.map(({ operation, fragments }) =>
        writeOperation(
          schema,
          operation,
          [...fragments].flatMap((name) => known.get(name) ?? []),
        ),
      ),
    ].join('\n\n'),
  };
};
