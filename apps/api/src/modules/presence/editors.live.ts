import type { StaffDuty } from '@wiki/domain';
import { signedIn } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import type { Context } from '../../graphql/context.ts';
import type { EditedKind } from '../../graphql/generated/resolvers.ts';
import { apiError } from '../../platform/errors/errors.ts';
import { presenceBoard } from './presence-board.ts';

/** Who else has a record open: read anew at each delivery. */
export interface RecordEditorsView {
  userIds: string[];
}

/** The duties that change records of a kind. */
const dutiesOfKind: Record<EditedKind, readonly StaffDuty[]> = {
  NEWS: ['PUBLISHING'],
  PAGE: ['PUBLISHING'],
  PARTNER: ['PUBLISHING'],
  QUESTION: ['SERVICE'],
  SETTINGS: ['SETTINGS'],
  PLAN: ['SETTINGS'],
  LISTING: ['LISTINGS'],
  BUSINESS: ['BUSINESSES'],
  REFERENCE_ENTRY: ['SETTINGS'],
  CANNED_REPLY: ['SERVICE'],
  MODERATION_RULES: ['MODERATION'],
  BLACKLIST_ENTRY: ['MODERATION'],
};

type Delivery = { recordEditors: RecordEditorsView };

/** The most characters that an id has, keys such as `TERMS` included. */
const longestId = 64;

/** The others who edit a record: told first and whenever they change, while the caller counts as one. */
class EditorsFollower implements AsyncIterableIterator<Delivery> {
  readonly #userId: string;
  readonly #place: string;
  readonly #close: () => void;
  readonly #unlisten: () => void;
  #told: string | null = null;
  #wake: () => void = () => undefined;
  #ended = false;

  constructor(userId: string, place: string) {
    this.#userId = userId;
    this.#place = place;
    this.#unlisten = presenceBoard.listen((signal) => {
      if (signal.kind === 'editing' && signal.place === place) this.#wake();
    });
    this.#close = presenceBoard.edit(place, userId);
  }

  async next(): Promise<IteratorResult<Delivery>> {
    while (!this.#ended) {
      const userIds = presenceBoard.editorsOf(this.#place).filter((id) => id !== this.#userId);
      const news = userIds.toSorted().join();
      if (news !== this.#told) {
        this.#told = news;
        return { done: false, value: { recordEditors: { userIds } } };
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Delivery>> {
    this.#ended = true;
    this.#unlisten();
    this.#close();
    this.#wake();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * Who else has a record of the back office open to change it, from now on; while it runs the caller
 * counts as one of them. Nothing is written for what they type.
 */
export function recordEditors(
  { viewer: given }: Pick<Context, 'viewer'>,
  { kind, id }: { kind: EditedKind; id: string },
): EditorsFollower {
  const viewer = signedIn(given);
  if (!serves(viewer, ...dutiesOfKind[kind])) throw apiError('FORBIDDEN');
  if (id.length > longestId || !/^[\w-]+$/.test(id)) throw apiError('BAD_REQUEST', { field: 'id' });
  return new EditorsFollower(viewer.userId, `${kind}/${id}`);
}
