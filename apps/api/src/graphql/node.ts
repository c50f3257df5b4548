import { getNamedType, GraphQLError, type GraphQLResolveInfo, isInterfaceType } from 'graphql';
import type { Context } from './context.ts';
import type { NodeResolvers, ResolversTypes } from './generated/resolvers.ts';

type Thing = Awaited<ResolversTypes['Node']>;
type NameOfThing = Awaited<ReturnType<NonNullable<NodeResolvers['__resolveType']>>>;

/** Root fields that answer one thing by its id, those that are asked for most first. */
export const nodeFields = [
  'listing',
  'business',
  'user',
  'discussion',
  'discussionComment',
  'review',
  'newsItem',
  'partner',
  'chat',
  'application',
  'dispute',
  'payment',
  'invoice',
  'ticket',
  'file',
  'moderationCase',
] as const;

/** What says that a field has nothing for who asks: another may. */
const nothing = new Set<unknown>(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']);

const names = new WeakMap<object, NameOfThing>();

/** The type of a thing that `readNode` found. */
export const nodeType = (thing: object): NameOfThing => names.get(thing) ?? null;

/**
 * Finds the thing with an id through the root fields that answer one, each with its own rule about
 * who may read what. Ids are of one kind for everything, so no other has the same.
 */
export async function readNode(
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Thing | null> {
  const fields = info.schema.getQueryType()?.getFields() ?? {};
  for (const name of nodeFields) {
    const field = fields[name];
    const found = await attempt(() => field?.resolve?.({}, { id }, context, info));
    if (!found || !field) continue;
    const { type } = field;
    const itsName = isInterfaceType(type)
      ? await type.resolveType?.(found, context, info, type)
      : getNamedType(type).name;
    names.set(found, itsName as NameOfThing);
    return found;
  }
  return null;
}

async function attempt(read: () => unknown): Promise<Thing | null> {
  try {
    return ((await read()) ?? null) as Thing | null;
  } catch (error) {
    if (error instanceof GraphQLError && nothing.has(error.extensions.code)) return null;
    throw error;
  }
}
