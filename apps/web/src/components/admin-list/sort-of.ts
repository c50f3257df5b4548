/** The orders of a list's columns, the useful direction of each first. */
export type Sorts<Sort extends string> = Readonly<Record<string, readonly [Sort, Sort]>>;

/** The order that an address asks for, or the standard one where it asks for none of the list's. */
export const sortOf = <Sort extends string>(
  sorts: Sorts<Sort>,
  order: string | null,
  standard: Sort,
): Sort =>
  Object.values(sorts)
    .flat()
    .find((sort) => sort === order) ?? standard;
