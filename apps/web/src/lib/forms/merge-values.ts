const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two states of a form differ. */
export function differences<Values extends object>(
  one: Partial<Values>,
  other: Partial<Values>,
): (keyof Values & string)[] {
  type Name = keyof Values & string;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<Name>;
  return [...names].filter((name) => !isSame(one[name], other[name]));
}

/** Some of a form's values. */
export function pick<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

/** The states of a form that a merge looks at. */
export interface Versions<Values> {
  /** What was last saved from here, as it was typed. */
  sent: Values;
  /** What is in the form now. */
  mine: Values;
  /** What the server made of `sent`. */
  stored: Values;
  /** What the server has now. */
  theirs: Values;
}

/** What two devices made of the same form. */
export interface Merged<Values> {
  /** The form with what changed elsewhere; what was typed here stays. */
  values: Values;
  /** Fields changed elsewhere. */
  changedThere: (keyof Values & string)[];
  /** Fields that both changed, each to something else. */
  clashes: (keyof Values & string)[];
}

/** Brings together what was typed here since the last save and what another device saved meanwhile. */
export function mergeValues<Values extends object>({
  sent,
  mine,
  stored,
  theirs,
}: Versions<Values>): Merged<Values> {
  const changedHere = differences<Values>(sent, mine);
  const changedThere = differences<Values>(stored, theirs);
  const taken = changedThere.filter((name) => !changedHere.includes(name));
  return {
    values: { ...mine, ...pick(theirs, taken) },
    changedThere,
    clashes: changedThere.filter(
      (name) => changedHere.includes(name) && !isSame(mine[name], theirs[name]),
    ),
  };
}
