import type { ListedModel } from '../../platform/database/model.ts';
import type { EventMap, EventRecord, EventType } from '../../platform/outbox/event.model.ts';

/** Adds something up over the documents of a collection, by the day of one of their dates. */
export interface Tally {
  model: ListedModel<unknown>;
  /** The date whose day counts. It needs an index that begins with it, or with `match` and it. */
  date: string;
  /** The documents that count; all when left out. */
  match?: Readonly<Record<string, unknown>>;
  /** Metric -> what each document adds to it: a number, or an expression of the aggregation. */
  sums: Readonly<Record<string, unknown>>;
  /** Metric -> the field by whose values the documents are counted too, as `metric:value`. */
  by?: Readonly<Record<string, string>>;
}

/** The instants whose days are to be counted again, as far as they are known. */
export type Touched = readonly (Date | null | undefined)[];

/** What happened to a source: the ids of the event, and when it was. */
type Touch<Type extends EventType> = (data: EventMap[Type], at: Date) => Touched | Promise<Touched>;

/** Figures of a domain, by day. */
export interface StatisticSource {
  /** Unique and stable: the figures are stored under it. */
  name: string;
  tallies: readonly Tally[];
  /** The events after which days are to be counted again. */
  touchedBy: { readonly [Type in EventType]?: Touch<Type> };
}

const sources = new Map<string, StatisticSource>();

/** Registers the figures of all modules; called by `server.ts`. */
export function registerStatistics(given: readonly StatisticSource[]): void {
  sources.clear();
  for (const source of given) sources.set(source.name, source);
}

export const statisticSources = (): readonly StatisticSource[] => [...sources.values()];

/** The events that any source is touched by. */
export const touchingEvents = (given: readonly StatisticSource[]): EventType[] => [
  ...new Set(given.flatMap(({ touchedBy }) => Object.keys(touchedBy) as EventType[])),
];

/** The instants of a source that an event touches. */
export async function touchedOf(
  { touchedBy }: StatisticSource,
  { type, data, at }: EventRecord,
): Promise<Date[]> {
  const touch = touchedBy[type] as Touch<EventType> | undefined;
  const touched = (await touch?.(data, at)) ?? [];
  return touched.filter((each) => each instanceof Date);
}
