import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';

type Resolver<Source, Args, Ctx, Result> = (
  source: Source,
  args: Args,
  ctx: Ctx,
  info: GraphQLResolveInfo,
) => Result;

const declared = new WeakMap<object, readonly string[]>();

/**
 * Declares for the resolvers of a type what they read of its record:
 *
 *     const reads = readsOf<ListingRecord>();
 *     priceFrom: reads(['priceFrom', 'currency'], (listing) => moneyOf(listing, listing.priceFrom)),
 *
 * so that a record need hold no more than a selection shows. A resolver that declares nothing is given
 * the whole record; one without a resolver reads the property of its name.
 */
export const readsOf =
  <Record>() =>
  <const Field extends keyof Record & string, Args, Ctx, Result>(
    fields: readonly Field[],
    resolver: Resolver<Pick<Record, Field>, Args, Ctx, Result>,
  ): Resolver<Pick<Record, Field>, Args, Ctx, Result> => {
    // Declared for this place alone: the same function may stand elsewhere with another declaration.
    const declaring: typeof resolver = (source, args, ctx, info) =>
      resolver(source, args, ctx, info);
    declared.set(declaring, fields);
    return declaring;
  };

const key = 'reads';

/**
 * Notes beside each field of a schema what it reads, as the resolvers it was made of declare it: made
 * into fields, they are others. To be called before anything is put around them.
 */
export function noteReads(schema: GraphQLSchema, resolvers: readonly object[]): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const own = resolvers.map((each) => (each as Resolvers)[type.name] ?? {});
    for (const field of Object.values(type.getFields())) {
      const reads = readsBy(field, own.findLast((each) => field.name in each)?.[field.name]);
      if (reads) field.extensions = { ...field.extensions, [key]: reads };
    }
  }
}

interface Resolvers {
  [type: string]: { [field: string]: unknown } | undefined;
}

function readsBy(
  { name, resolve }: GraphQLField<unknown, unknown>,
  given: unknown,
): readonly string[] | undefined {
  if (resolve === undefined || resolve === defaultFieldResolver) return [name];
  return typeof given === 'function' ? declared.get(given) : undefined;
}

/** What a field reads of its record; null when it did not say, so that it may be anything. */
export const readsOfField = ({
  extensions,
}: GraphQLField<unknown, unknown>): readonly string[] | null =>
  (extensions[key] as readonly string[] | undefined) ?? null;
