import type { ErrorCode } from '@wiki/domain';
import type { z } from 'zod';
import { type Action, type ActionOn, assertCan, type FreeAction } from '../../authz/actions.ts';
import { signedIn, type Viewer } from '../../authz/session.ts';
import { assertVerifiedEmail } from '../../authz/verified-email.ts';
import type { Context } from '../../graphql/context.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTurn } from '../../platform/database/turns.ts';
import { apiError, refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import type { EventMap, EventType } from '../../platform/outbox/event.model.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { limit, type Quota } from '../../platform/rate-limit/rate-limit.ts';
import { checkStanding, type Contribution } from './standing-check.ts';
import { checkTexts, type Texts } from './text-check.ts';

/** What a write needs of a request. */
export type Writer = Pick<Context, 'viewer' | 'config' | 'loaders' | 'request'>;

/** What is known while a write acts. */
export interface WriteFacts<Input, Loaded> {
  viewer: Viewer;
  input: Input;
  /** What `load` found. */
  loaded: Loaded;
  /** Whether a text holds a phrase of the blacklist. */
  isHeld: boolean;
  ctx: Writer;
}

/** An event to record: its type and the ids it carries. */
export type Recorded = { [Type in EventType]: readonly [Type, EventMap[Type]] }[EventType];

/** Names of the fields of an input that hold an id. */
type IdField<Input> = {
  [Key in keyof Input]: Input[Key] extends string ? Key : never;
}[keyof Input];

/** What a write is, declared once. Only `input` and `act` are needed. */
export interface WriteDefinition<Schema extends z.ZodType, Loaded, Result> {
  /** What fits as input; the rest is refused field by field. */
  input: Schema;
  /** What the input names. Nothing found is refused with `NOT_FOUND` and the field. */
  load?: {
    by: IdField<z.output<Schema>> & string;
    /** Joins the caller's transaction. */
    find: (id: string, viewer: Viewer, input: z.output<Schema>) => Promise<Loaded | null>;
  };
  /** The action to be allowed before anything else. Throws `FORBIDDEN`. */
  may?: FreeAction;
  /** The action to be allowed on what was loaded, or what decides that. Throws `FORBIDDEN`. */
  mayOn?: ActionOn<Loaded> | ((viewer: Viewer, loaded: Loaded) => boolean);
  /** Whether it takes a verified address where the installation demands one: posts and messages do. */
  verifiedEmail?: boolean;
  /** How often one person may do it; what is counted under a name together is limited together. */
  limit?: { name: string; quota: Quota };
  /** The texts that are compared with the blacklist, by field. */
  texts?: (input: z.output<Schema>) => Texts;
  /** What a new member may do only so often, and with how many links (`checkStanding`). */
  newMembers?: Contribution;
  /** The code that blocked texts are refused with. */
  blockedAs?: 'POST_BLACKLISTED' | 'MESSAGE_BLACKLISTED';
  /**
   * The record that many change at once, such as the one that counts what is written: within this
   * process those of one key go one after the other, instead of one transaction against the other.
   */
  turn?: (input: z.output<Schema>) => string;
  /** Writes, inside the transaction: it may run again, so nothing but the database. */
  act: (facts: WriteFacts<z.output<Schema>, Loaded>) => Promise<Result>;
  /** The event of the transaction; null for a write that changed nothing. */
  event?: (facts: WriteFacts<z.output<Schema>, Loaded> & { result: Result }) => Recorded | null;
  /** The refusal that a duplicate key is. */
  duplicate?: { code: ErrorCode; field?: string };
  /** What this process does once it is written, such as clearing a loader. */
  after?: (facts: WriteFacts<z.output<Schema>, Loaded> & { result: Result }) => void;
}

/** A service that writes: what it answers goes into the payload, and what it refuses into `userErrors`. */
export type Write<Result> = (ctx: Writer, input: unknown) => Promise<Result>;

/**
 * Declares a write. The steps always come in this order: signed in, allowed, input parsed, address
 * verified, loaded or `NOT_FOUND`, allowed on that, within the limits, clean; then in one transaction loaded and allowed
 * anew, acted, one event recorded. A write that needs steps of its own is a service written by hand.
 *
 *     export const removeBlacklistEntry = write({
 *       input: blacklistEntryIdSchema,
 *       may: 'moderation.administer',
 *       load: { by: 'entryId', find: findEntry },
 *       act: async ({ loaded: entry }) => { await BlacklistEntryModel.deleteOne(…); return { entry }; },
 *       event: ({ input }) => ['blacklist.changed', { entryId: input.entryId, change: 'removed' }],
 *     });
 */
export function write<Schema extends z.ZodType, Result extends object, Loaded = null>(
  definition: WriteDefinition<Schema, Loaded, Result>,
): Write<Result> {
  const {
    load,
    may,
    mayOn,
    limit: quota,
    texts,
    newMembers,
    act,
    event,
    duplicate,
    after,
  } = definition;

  function assertMayOn(viewer: Viewer, loaded: Loaded): void {
    if (typeof mayOn === 'function') {
      if (!mayOn(viewer, loaded)) throw apiError('FORBIDDEN');
    } else if (mayOn) assertCan(viewer, mayOn as Action, loaded as never);
  }

  async function loadFor(viewer: Viewer, input: z.output<Schema>): Promise<Loaded> {
    if (!load) return null as Loaded;
    const id = (input as Readonly<Record<string, string>>)[load.by] ?? '';
    const loaded = await load.find(id, viewer, input);
    if (loaded === null) throw refuse('NOT_FOUND', load.by);
    assertMayOn(viewer, loaded);
    return loaded;
  }

  return async (ctx, given) => {
    const viewer = signedIn(ctx.viewer);
    if (may) assertCan(viewer, may, null);
    const input = parseInput(definition.input, given);
    if (definition.verifiedEmail) assertVerifiedEmail(ctx);
    // What cannot be done counts for no limit, and hears nothing of the blacklist.
    if (quota || texts || newMembers) await loadFor(viewer, input);
    if (quota) await limit(quota.name, viewer.userId, quota.quota);
    if (newMembers) await checkStanding(viewer, newMembers, texts?.(input));
    const isHeld = texts ? await checkTexts(texts(input), definition.blockedAs) : false;

    const transact = async () => {
      const loaded = await loadFor(viewer, input);
      const facts = { ctx, viewer, input, loaded, isHeld };
      const result = await act(facts);
      const recorded = event?.({ ...facts, result });
      if (recorded) await recordEvent(recorded[0], viewer.userId, recorded[1]);
      return { ...facts, result };
    };
    const turn = definition.turn?.(input);
    const acted = await (turn === undefined
      ? inTransaction(transact)
      : inTurn(turn, () => inTransaction(transact))
    ).catch((error: unknown) => {
      throw duplicate && isDuplicateKey(error) ? refuse(duplicate.code, duplicate.field) : error;
    });
    after?.(acted);
    return acted.result;
  };
}

/** So many times in an hour. */
export const perHour = (points: number): Quota => ({ points, durationSeconds: 3600 });

/** So many times in a minute. */
export const perMinute = (points: number): Quota => ({ points, durationSeconds: 60 });
