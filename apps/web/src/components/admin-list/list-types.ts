import type { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import type { Question } from '../dialogs/action-dialog.tsx';

/**
 * A value of an export: where it stands in a row, such as `business.name`, several joined, and what
 * codes are called. The server refuses what the query does not select.
 */
export type CsvColumn =
  | string
  | { paths: readonly string[]; words?: Readonly<Record<string, string>> };

/** What a row is, in its first column: this one stays in its place and leads to the record. */
export interface ListIdentity<Row> {
  heading: string;
  name: (row: Row) => string;
  /** What an export writes of it: with it the list is exported. */
  csv?: CsvColumn;
  /** Where a press on the row leads. */
  href?: (row: Row) => string;
  /** A picture of 28 px. */
  picture?: (row: Row) => ReactNode;
  /** What tells it from others of that name. */
  detail?: (row: Row) => ReactNode;
  order?: readonly [first: string, other?: string];
}

/** A column of an admin list. */
export interface ListColumn<Row> {
  key: string;
  /** Its heading; on a phone it names the value for those who hear it. */
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Stands at the end, in digits of one width. */
  isNumber?: boolean;
  /** Stands in one line where there is a table: an address or a date that reads badly in two. */
  isWhole?: boolean;
  /** Shown only when it is chosen. */
  isExtra?: boolean;
  /** Where it stands on a phone, where each row is a card: beside the name, below it, or nowhere. */
  phone?: 'corner' | 'below' | 'none';
  /** The orders of the API that sorting by it takes: the useful direction, then the other. */
  order?: readonly [first: string, other?: string];
  /** What an export writes of it; without it the column is left out. */
  csv?: CsvColumn;
}

/** One choice of a filter or a tab. */
export interface ListOption<Value extends string> {
  value: Value;
  label: string;
  count?: number | null;
}

/** Chooses the value of a filter that has neither options nor days. */
type FilterField = (props: {
  value: string | null;
  onChange: (value: string | null) => void;
}) => ReactNode;

/** What narrows a list; what is chosen stands in the address under the filter's key. */
export type ListFilter<Value extends string = string> = {
  label: string;
  /** The tabs on which it is offered; left out, on all. */
  onlyOn?: readonly string[];
} & (
  | { options: readonly ListOption<Value>[] }
  /** A calendar day, as `2026-12-31`. */
  | { isDay: true }
  /** One of many, found by typing: a field of the list's own, and what is chosen, in words. */
  | { isText: true; field: FilterField; shown: (value: string) => ReactNode }
);

/** One row or more. */
export type Several<Row> = readonly [Row, ...Row[]];

/** Something that can be done to rows: one, or several that are selected. */
export interface ListAction<Row, Values extends FieldValues = FieldValues> {
  /** Names it in the address. */
  key: string;
  /** What the menu says: a verb. */
  label: string;
  icon: typeof IconBan;
  /** A letter that does it to the row in focus. */
  shortcut?: string;
  isDangerous?: boolean;
  /** Takes back, ends or puts off something, or is not what one comes for: never the primary button. */
  isMinor?: boolean;
  /** Whether it can be done to this row now; left out, to every row. */
  isOffered?: (row: Row) => boolean;
  /** What is asked first. Without it the act is done at once: give it `undo`. */
  ask?: (rows: Several<Row>) => Question<Values>;
  /** Acts on one row, and answers the refusals; `version` is that of the `record` of what was asked. */
  run: (row: Row, values: Values, version?: number | string) => Promise<readonly RefusedInput[]>;
  /** Takes it back. */
  undo?: (row: Row) => Promise<readonly RefusedInput[]>;
  /** What is said when it is done. */
  done?: (rows: readonly Row[]) => string;
  /** Whether it can be done to several rows at once. */
  isBulk?: boolean;
}

/** What the address of a list says. */
export interface ListQuery<Tab extends string, Filters extends Record<string, string>> {
  search: string;
  tab: Tab;
  filters: { readonly [Key in keyof Filters]: Filters[Key] | null };
  order: string | null;
}

/** Declares an action whose dialog has fields: only it knows what they hold. */
export const listAction = <Row, Values extends FieldValues>(
  action: ListAction<Row, Values>,
): ListAction<Row> => action as unknown as ListAction<Row>;
