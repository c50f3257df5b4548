import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  buildSchema,
  type DocumentNode,
  findBreakingChanges,
  Kind,
  parse,
  visit,
} from 'graphql';
import { run } from '../lib/run.ts';
import { acceptedBreaks } from './accepted-breaks.ts';

/** Where the contract stood before: a release, or where this branch left the default one. */
export interface Baseline {
  name: string;
  schema: string;
}

/** Roots of the schema and what every schema has: they stay, whoever refers to them. */
const roots = ['Query', 'Mutation', 'Subscription'];

/**
 * What the schema says without what is deprecated, and without the types that only that led to: all
 * this may go. Directives stay.
 */
function withoutDeprecated(schema: string): DocumentNode {
  const dropDeprecated = {
    enter: (node: { directives?: readonly { name: { value: string } }[] }) =>
      node.directives?.some(({ name }) => name.value === 'deprecated') ? null : undefined,
  };
  const kept = visit(parse(schema), {
    [Kind.FIELD_DEFINITION]: dropDeprecated,
    [Kind.INPUT_VALUE_DEFINITION]: dropDeprecated,
    [Kind.ENUM_VALUE_DEFINITION]: dropDeprecated,
  });
  const reached = typesReached(kept);
  return {
    ...kept,
    definitions: kept.definitions.filter(
      (node) =>
        !('name' in node && node.name) ||
        node.kind === Kind.DIRECTIVE_DEFINITION ||
        reached.has(node.name.value),
    ),
  };
}

/** The types that the roots and the directives lead to. */
function typesReached(document: DocumentNode): ReadonlySet<string> {
  const named = new Map<string, string[]>();
  const waiting = [...roots];
  for (const node of document.definitions) {
    const leads: string[] = [];
    visit(node, { [Kind.NAMED_TYPE]: ({ name }) => void leads.push(name.value) });
    if (node.kind === Kind.DIRECTIVE_DEFINITION) waiting.push(...leads);
    else if ('name' in node && node.name) {
      named.set(node.name.value, leads);
      // Who implements an interface is reached with it.
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION) {
        for (const { name } of node.interfaces ?? []) {
          named.set(name.value, [...(named.get(name.value) ?? []), node.name.value]);
        }
      }
    }
  }
  const reached = new Set<string>();
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (reached.has(type)) continue;
    reached.add(type);
    waiting.push(...(named.get(type) ?? []));
  }
  return reached;
}

/** What clients written for `before` may miss in `now`, but for what was deprecated or is accepted. */
export function schemaBreaks(
  before: string,
  now: string,
  accepted: Readonly<Record<string, string>> = {},
): string[] {
  const old = buildASTSchema(withoutDeprecated(before), { assumeValid: true });
  return findBreakingChanges(old, buildSchema(now, { assumeValid: true }))
    .map(({ description }) => description)
    .filter((description) => !(description in accepted))
    .toSorted();
}

/** How long before its last commit the default branch is compared with itself. */
const dayMs = 24 * 3_600_000;

/**
 * The contract to compare with: of the last release before this commit (a tag `v1.2.3`), else of
 * where this branch left the default branch; on the default branch itself, of where it stood a day before
 * its last commit. Null where Git knows none of them.
 */
export async function findBaseline(root: string): Promise<Baseline | null> {
  const git = async (...args: string[]) => {
    const { ok, output } = await run('git', args, { cwd: root });
    return ok ? output : null;
  };
  const head = await git('rev-parse', 'HEAD');
  const aDayBefore = async (branch: string): Promise<[string, string | null]> => {
    const committed = await git('log', '-1', '--format=%cI');
    const until = new Date(Date.parse(committed ?? '') - dayMs).toISOString();
    const revision = await git('rev-list', '-1', `--before=${until}`, 'HEAD');
    return [`${revision?.slice(0, 9)}, where ${branch} stood a day before`, revision];
  };
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  const candidates: [name: string, revision: string | null][] = [[`release ${tag}`, tag]];
  for (const branch of ['origin/HEAD', 'origin/main', 'main']) {
    const base = await git('merge-base', branch, 'HEAD');
    if (base && base === head) candidates.push(await aDayBefore(branch));
    candidates.push([`${base?.slice(0, 9)}, which ${branch} has too`, base]);
  }
  for (const [name, revision] of candidates) {
    const schema = revision && (await git('show', `${revision}:schema.graphql`));
    if (schema) return { name, schema };
  }
  return null;
}

/** What the contract breaks without having deprecated it before, and what it was compared with. */
export async function breaksSinceBaseline(
  root: string,
): Promise<{ problems: string; note: string }> {
  const baseline = await findBaseline(root);
  if (!baseline) return { problems: '', note: 'no release and no branch to compare with' };
  const now = readFileSync(join(root, 'schema.graphql'), 'utf8');
  const breaks = schemaBreaks(baseline.schema, now, acceptedBreaks);
  const note = `compared with ${baseline.name}`;
  return {
    problems: breaks.length
      ? `${note}; mark it @deprecated first, or name it with a reason in tools/src/checks/accepted-breaks.ts:\n${breaks.join('\n')}`
      : '',
    note,
  };
}
