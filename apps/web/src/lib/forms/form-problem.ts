/** An entry of `userErrors`, as far as forms need it. */
export interface RefusedInput {
  code: string;
  field?: string | null;
  retryAfterSeconds?: number | null;
}

/** Why a form was not accepted, when no single field is at fault. */
export interface FormProblem {
  /** A code of the error catalog, or `NETWORK`. */
  code: string;
  /** When it may be tried again, in milliseconds since the epoch. */
  retryAt?: number;
}

export interface PlacedErrors<Field extends string> {
  fields: { field: Field; code: string }[];
  problem: FormProblem | null;
}

/**
 * Gives each refusal to the field it is about, and the first of the others to the form. A refusal
 * of a group (`consent`) goes to the group's first field (`consent.termsVersion`).
 */
export function placeErrors<Field extends string>(
  errors: readonly RefusedInput[],
  fields: readonly Field[],
  now = Date.now(),
): PlacedErrors<Field> {
  const placed: PlacedErrors<Field> = { fields: [], problem: null };
  for (const { code, field, retryAfterSeconds } of errors) {
    const own = field && fields.find((name) => name === field || name.startsWith(`${field}.`));
    if (own) placed.fields.push({ field: own, code });
    else if (retryAfterSeconds) {
      placed.problem ??= { code, retryAt: now + retryAfterSeconds * 1_000 };
    } else placed.problem ??= { code };
  }
  return placed;
}
