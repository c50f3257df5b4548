import { globSync, readFileSync } from 'node:fs';
import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';

const sources = new URL('../../../web/src', import.meta.url);
const typeName: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Every selection but an operation's own asks for the type, too: so the client sends them. */
function withTypeName(
  set: SelectionSetNode,
  _key: unknown,
  parent: ASTNode | readonly ASTNode[] | undefined,
): SelectionSetNode {
  const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
  return isRoot ? set : { ...set, selections: [...set.selections, typeName] };
}

const files = globSync('**/*.graphql', { cwd: sources }).map((file) => {
  const text = readFileSync(new URL(`src/${file}`, new URL('..', `${sources.href}/`)), 'utf8');
  return { file, definitions: visit(parse(text), { SelectionSet: withTypeName }).definitions };
});

const fragments = new Map(
  files
    .flatMap(({ definitions }) => definitions)
    .flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
);

/**
 * Every operation of the client as it is sent, with the fragments it spreads.
 * @param isIncluded whether those of a file are, by its path in the client's sources
 */
export function clientDocuments(
  isIncluded: (file: string) => boolean = () => true,
): DocumentNode[] {
  const definitions = files
    .filter(({ file }) => isIncluded(file.replaceAll('\\', '/')))
    .flatMap((each) => each.definitions);
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const used = new Set<string>();
    const collect = (node: Parameters<typeof visit>[0]): void => {
      visit(node, {
        FragmentSpread({ name }) {
          const fragment = fragments.get(name.value);
          if (!fragment || used.has(name.value)) return;
          used.add(name.value);
          collect(fragment);
        },
      });
    };
    collect(operation);
    const spread = [...used].flatMap((name) => fragments.get(name) ?? []);
    return [{ kind: Kind.DOCUMENT, definitions: [operation, ...spread] }];
  });
}
