import { createBlacklistMatcher } from '@wiki/domain';
import type { Connection } from 'mongoose';
import type { PostRecord, PostVersionRecord } from '../forum.model.ts';

type Db = NonNullable<Connection['db']>;
type Post = Pick<PostRecord, '_id' | 'dateCreated' | 'dateEdited' | 'versions'>;

/** What is read of the cases about a post, and of the blacklist. */
type StepsOfCase = readonly { action: string; at: Date }[];
interface CaseOfPost {
  kind: string;
  subjectId: string;
  steps: StepsOfCase;
}
interface Phrase {
  kind: string;
  text: string;
  dateCreated: Date;
}

/** The step of a case is dated a moment after the post that it is about. */
const apartMs = 5_000;

/** From when to when a case kept something from its readers, and whether it was published in the end. */
function heldTimes(steps: StepsOfCase): { from: number; until: number; isPublished: boolean }[] {
  const times = [];
  let from: number | null = null;
  for (const [index, { action, at }] of steps.entries()) {
    const isHeldAgain =
      action === 'UNDONE' && steps.slice(0, index).some((before) => before.action === 'HELD');
    if (action === 'HELD' || isHeldAgain) from ??= at.getTime();
    else if (from !== null && ['KEEP', 'ASK_EDIT', 'REMOVE', 'WITHDRAWN'].includes(action)) {
      times.push({ from, until: at.getTime(), isPublished: action === 'KEEP' });
      from = null;
    }
  }
  if (from !== null) times.push({ from, until: Infinity, isPublished: false });
  return times;
}

/**
 * Whether a version is one that nobody but its author and administrators could ever read: it was written
 * while a case held the post, or has a phrase that was on the list by then, and no administrator
 * published it before it was written anew.
 */
function wasNeverPublic(
  { title, text, dateWritten }: PostVersionRecord,
  replacedAt: number,
  cases: readonly StepsOfCase[],
  hasPhrase: (text: string, at: Date) => boolean,
): boolean {
  const written = dateWritten.getTime();
  const times = cases.flatMap(heldTimes);
  const isPublished = times.some(
    ({ until, isPublished: isKept }) => isKept && written <= until && until <= replacedAt,
  );
  if (isPublished) return false;
  return (
    hasPhrase([title, text].filter(Boolean).join('\n'), dateWritten) ||
    times.some(({ from, until }) => written >= from - apartMs && written < until - apartMs)
  );
}

/** Takes what was never published out of the history of posts. */
export async function dropHeldVersions(db: Db): Promise<void> {
  const phrases = await db
    .collection<Phrase>('blacklistEntries')
    .find({ kind: 'phrase' })
    .toArray();
  const known = phrases.map(({ text, dateCreated }) => ({
    dateCreated,
    matcher: createBlacklistMatcher([text]),
  }));
  const hasPhrase = (text: string, at: Date) =>
    known.some(({ dateCreated, matcher }) => dateCreated <= at && matcher.find(text) !== null);
  for (const [collection, kind] of [
    ['discussions', 'discussion'],
    ['discussionComments', 'discussionComment'],
  ] as const) {
    const posts = db.collection<PostRecord>(collection);
    const edited = posts
      .find({ 'versions.0': { $exists: true } })
      .project<Post>({ dateCreated: 1, dateEdited: 1, versions: 1 });
    for await (const { _id, dateCreated, dateEdited, versions } of edited) {
      const cases = await db
        .collection<CaseOfPost>('moderationCases')
        .find({ kind, subjectId: _id.toHexString() })
        .project<Pick<CaseOfPost, 'steps'>>({ steps: 1 })
        .toArray();
      // The latest comes first: each was replaced when the one before it was written.
      const shown = versions.filter((version, index) => {
        const replacedAt = versions[index - 1]?.dateWritten ?? dateEdited ?? dateCreated;
        return !wasNeverPublic(
          version,
          replacedAt.getTime(),
          cases.map(({ steps }) => steps),
          hasPhrase,
        );
      });
      if (shown.length < versions.length) {
        await posts.updateOne({ _id }, { $set: { versions: shown } });
      }
    }
  }
}
