import { globSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, visit } from 'graphql';

const sources = new URL('../../../web/src', import.meta.url);
const clientText = globSync('**/*.graphql', { cwd: sources })
  .map((file) => readFileSync(new URL(`src/${file}`, new URL('..', `${sources.href}/`)), 'utf8'))
  .join('\n');

/** Every operation of the client, with the fragments it spreads. */
export function clientDocuments(): DocumentNode[] {
  const { definitions } = parse(clientText);
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
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
