/** As much of a zod schema as its greatest lengths take: zod itself stays out of the first chunk. */
interface SchemaPart {
  _zod: {
    def: {
      type: string;
      shape?: Readonly<Record<string, SchemaPart>>;
      /** What the entries of a list are. */
      element?: SchemaPart;
      /** What a union chooses from. */
      options?: readonly SchemaPart[];
      innerType?: SchemaPart;
      /** What a pipe reads, and what it makes of it. */
      in?: SchemaPart;
      out?: SchemaPart;
      checks?: readonly { _zod: { def: { check: string; maximum?: unknown } } }[];
    };
  };
}

const isPart = (value: unknown): value is SchemaPart =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What a schema is made of: what makes it optional or transforms it has others inside. */
function insideOf(part: SchemaPart): SchemaPart[] {
  const { innerType, in: input, out, options = [] } = part._zod.def;
  return [innerType, input, out, ...options].filter((inner) => inner !== undefined);
}

/** The first answer that a schema or what is inside of it gives. */
function firstIn<Answer>(
  part: SchemaPart,
  answer: (part: SchemaPart) => Answer | undefined,
): Answer | undefined {
  const own = answer(part);
  if (own !== undefined) return own;
  for (const inner of insideOf(part)) {
    const found = firstIn(inner, answer);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ownMaxLength({ _zod: { def } }: SchemaPart): number | undefined {
  for (const { _zod } of def.checks ?? []) {
    const { check, maximum } = _zod.def;
    if (check === 'max_length' && typeof maximum === 'number') return maximum;
  }
  return undefined;
}

/**
 * The most characters that a field of a form may hold, as its schema says; undefined where it does not.
 * @param name of the field, with dots for what is inside others: `references.0.phone`
 */
export function maxLengthOf(schema: unknown, name: string): number | undefined {
  let part = isPart(schema) ? schema : undefined;
  for (const step of name.split('.')) {
    const isPlace = /^\d+$/.test(step);
    part =
      part &&
      firstIn(
        part,
        ({ _zod: { def } }) => def.shape?.[step] ?? (isPlace ? def.element : undefined),
      );
  }
  return part && firstIn(part, ownMaxLength);
}
