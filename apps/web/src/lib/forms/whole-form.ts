/**
 * The values of a form that has every field of the input it sends, but those that are left out by
 * name: what the schema gets later has to stand in the form, or be left out on purpose.
 */
export type WholeForm<
  Input extends object,
  LeftOut extends keyof Input,
  Values extends Record<Exclude<keyof Input, LeftOut>, unknown>,
> = Values;

/** Names in an order, as they are: one that is missing does not compile. */
export const everyName =
  <Name extends string>() =>
  <const Names extends readonly Name[]>(
    names: Names & ([Exclude<Name, Names[number]>] extends [never] ? unknown : never),
  ): Names =>
    names;
