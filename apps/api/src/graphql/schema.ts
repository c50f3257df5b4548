import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { enumValues } from '@wiki/domain';
import {
  getDirectiveValues,
  getNamedType,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  isScalarType,
} from 'graphql';
import { applyAccess } from '../authz/access.ts';
import type { ApiModule } from '../module.ts';
import { countLists } from './limits/cost-ledger.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { nodeType, readNode } from './node.ts';
import { noteReads } from '../platform/reads/index.ts';
import { scalars } from './scalars.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** The schema's parts: what is common, then each module's `<name>.graphql`. */
export const readTypeDefs = (): string[] =>
  ['graphql', 'modules/*']
    .flatMap((folder) => globSync(`${folder}/*.graphql`, { cwd: sources }).toSorted())
    .map((path) => readFileSync(`${sources}${path}`, 'utf8'));

const common: Resolvers = {
  ...scalars,
  Query: {
    liveCursor: (_source, _args, { live }) => live.currentCursor(),
    node: (_source, { id }, context, info) => readNode(id, context, info),
  },
  Node: { __resolveType: (thing) => nodeType(thing) },
};

/** A schema knows nothing of the server that serves it: those of the same modules in a process share one. */
const built = new WeakMap<readonly ApiModule[], GraphQLSchema>();

/**
 * The schema with the resolvers of these modules, each root field behind its access rule.
 * `complete` demands that every root field is implemented.
 * @throws when a resolver has no place in the contract or a root field has no rule.
 */
export function buildServedSchema(
  modules: readonly ApiModule[],
  { complete }: { complete: boolean },
): GraphQLSchema {
  const known = built.get(modules);
  if (known) return known;
  const resolvers = [common, enumValues, ...modules.flatMap((each) => each.resolvers ?? [])];
  const schema = makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    updateResolversInPlace: true,
  });
  const missing = complete ? missingRootFields(schema) : [];
  if (missing.length > 0) throw new Error(`Not implemented: ${missing.join(', ')}`);
  completeDescriptions(schema);
  noteReads(schema, resolvers);
  countLists(schema);
  applyAccess(schema);
  built.set(modules, schema);
  return schema;
}

/**
 * Gives scalars the contract's descriptions back, which those that read and write them replace, and
 * the `input` of a mutation that of its type.
 */
function completeDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type)) continue;
    type.description ??= type.astNode?.description?.value;
    const specified = type.astNode && getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode);
    if (typeof specified?.['url'] === 'string') type.specifiedByURL ??= specified['url'];
  }
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const argument of mutations.flatMap(({ args }) => args)) {
    argument.description ??= getNamedType(argument.type).description;
  }
}

function missingRootFields(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ resolve, subscribe }) => !resolve && !subscribe)
      .map(({ name }) => `${type?.name}.${name}`),
  );
}
