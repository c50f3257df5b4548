import { assertCan, type FreeAction } from '../../authz/actions.ts';
import { readAlike } from '../../authz/noted-viewer.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { EventMap, EventRecord, EventType } from '../../platform/outbox/event.model.ts';

type Maybe<Value> = Value | null | undefined;

/** A change as the subscription answers it. */
type Heard<Field extends string, View> = { [key in Field]: View & { cursor: string } };

/** What a stream of changes tells. */
export interface ChangesDefinition<Field extends string, Type extends EventType, Args, View> {
  /** The subscription that it answers. */
  field: Field;
  types: readonly Type[];
  /** The action that whoever listens must be allowed. */
  may?: FreeAction;
  /** Whether an event matters to this receiver, judged by its ids; every event when left out. */
  concerns?: (data: EventMap[Type], viewer: MaybeViewer, args: Args) => boolean;
  /** What the receiver hears, read anew at each delivery and only what they may read; null for nothing. */
  view: (data: EventMap[Type], viewer: MaybeViewer, args: Args) => Promise<View | null>;
}

/**
 * Declares a stream of changes: what was committed from a position on, without gaps, each with the
 * position to resume from.
 */
export function changes<
  Field extends string,
  Type extends EventType,
  View extends object,
  Args = object,
>({ field, types, may, concerns, view }: ChangesDefinition<Field, Type, Args, View>) {
  return async function* listen(
    { viewer, live }: Pick<Context, 'viewer' | 'live'>,
    args: Args & { after?: Maybe<string> },
  ): AsyncGenerator<Heard<Field, View>> {
    if (may) assertCan(viewer, may, null);
    const dataOf = ({ data }: EventRecord) => data as EventMap[Type];
    const { after: _after, ...alike } = args;
    const asked = `${field}:${JSON.stringify(alike)}`;
    const events = live.follow({
      after: args.after,
      types,
      concerns: (record) => concerns?.(dataOf(record), viewer, args) ?? true,
    });
    for await (const { record, cursor } of events) {
      // Those who ask alike and may see the same are told of one reading.
      const heard = await readAlike(record, asked, viewer, async (asking) => {
        const seen = await view(dataOf(record), asking, args);
        return seen && ({ [field]: { ...seen, cursor } } as unknown as Heard<Field, View>);
      });
      if (heard) yield heard;
    }
  };
}
