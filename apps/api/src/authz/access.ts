import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
} from 'graphql';
import type { Context } from '../graphql/context.ts';
import { apiError } from '../platform/errors/errors.ts';
import type { MaybeViewer } from './session.ts';

/** Who may use a root field, as its `@access` says; described in the schema. */
export type AccessRule = 'ALWAYS' | 'PUBLIC' | 'SIGNED_IN' | 'REAUTHORIZATION' | 'ADMIN';

/** Lets a viewer pass or throws `UNAUTHENTICATED`, `REAUTHORIZATION_REQUIRED` or `FORBIDDEN`. */
export function assertAccess(rule: AccessRule, viewer: MaybeViewer): void {
  if (rule === 'ALWAYS' || (rule === 'PUBLIC' && !viewer)) return;
  if (!viewer) throw apiError('UNAUTHENTICATED');
  if (rule === 'REAUTHORIZATION') return;
  if (!viewer.isAuthorized) throw apiError('REAUTHORIZATION_REQUIRED');
  if (rule === 'ADMIN' && viewer.memberType !== 'wikiAdmin') throw apiError('FORBIDDEN');
}

/**
 * Puts every root field behind its rule, subscriptions at the start and again at each delivery.
 * @throws when a root field has no rule.
 */
export function applyAccess(schema: GraphQLSchema): void {
  const missing: string[] = [];
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const rule = ruleOf(schema, field);
      if (!rule) {
        missing.push(`${type.name}.${field.name}`);
        continue;
      }
      field.resolve = guarded(rule, field.resolve ?? defaultFieldResolver);
      if (field.subscribe) field.subscribe = guarded(rule, field.subscribe);
    }
  }
  if (missing.length > 0) throw new Error(`Without an access rule: ${missing.join(', ')}`);
}

/** The rule that a field's `@access` names. GraphQL itself refuses values that are not in the enum. */
function ruleOf(schema: GraphQLSchema, { astNode }: GraphQLField<unknown, Context>) {
  const directive = schema.getDirective('access');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return values?.rule as AccessRule | undefined;
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function guarded(rule: AccessRule, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    assertAccess(rule, context.viewer);
    return resolve(source, args, context, info);
  };
}

function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}
