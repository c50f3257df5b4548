/** How much attention a listing got. */
interface Counts {
  views: number;
  contacts: number;
  saves: number;
  comments: number;
}

/**
 * Whether a change of a listing may be one of its comments: their number moved, or nothing else that
 * is counted did (comments are also edited). Views, contacts and saves alone say that it is not.
 */
export const mayConcernComments = (before: Counts, now: Counts): boolean =>
  before.comments !== now.comments ||
  (before.views === now.views && before.contacts === now.contacts && before.saves === now.saves);
