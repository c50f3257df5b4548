import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  blacklistKey,
  type BlacklistMatcher,
  createBlacklistMatcher,
  limits,
  placeOf,
  type ReportableKind,
} from '@wiki/domain';
import { blacklistRehearsalSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  everyReportable,
  type RecentText,
  type Reportable,
  reportableOf,
} from '../../../kits/moderation/index.ts';
import { perMinute } from '../../../kits/resource/index.ts';
import { parseArguments } from '../../../platform/errors/parse-input.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import type { BlacklistKind } from './blacklist.model.ts';
import { ordinaryWords } from './ordinary-words.ts';

/** What entries would have stopped of one kind. */
export interface RehearsedKindView {
  kind: ReportableKind;
  compared: number;
  caught: number;
  isPartial: boolean;
}

/** A text that would have been stopped, around the place. */
export interface RehearsedTextView {
  kind: ReportableKind;
  subjectId: string;
  path: string;
  before: string;
  found: string;
  after: string;
  date: Date;
}

/** What came of a rehearsal. */
export interface BlacklistRehearsalView {
  days: number;
  kinds: RehearsedKindView[];
  examples: RehearsedTextView[];
  spellings: { text: string; count: number }[];
  innocentWords: string[];
  untouchedWords: string[];
}

interface Arguments {
  kind: BlacklistKind;
  texts: string[];
}

const most = { examples: 10, words: 12, places: 500, entriesLookedInside: 20 };
const perTurn = 100;
const around = 60;

/** A phrase holds what is written in the forum; a word stops anything. */
const heldKinds: ReadonlySet<ReportableKind> = new Set(['discussion', 'discussionComment']);
const compared = (kind: BlacklistKind): Reportable[] =>
  everyReportable().filter((each) => kind === 'word' || heldKinds.has(each.kind));

interface Caught extends RecentText {
  kind: ReportableKind;
}

/**
 * What entries would have stopped in the last days, had they been on the list: compared with what
 * everybody reads, the newest of each kind. Conversations are private, so nothing of them is compared.
 * Administrators.
 */
export async function rehearseBlacklist(
  { viewer }: Pick<Context, 'viewer'>,
  given: Arguments,
): Promise<BlacklistRehearsalView> {
  assertCan(viewer, 'moderation.administer', null);
  const { kind, texts } = parseArguments(blacklistRehearsalSchema, given);
  await limit('blacklist.rehearse', signedIn(viewer).userId, perMinute(30));
  const matcher = createBlacklistMatcher(texts);
  const days = limits.blacklist.rehearsalDays;
  const since = new Date(Date.now() - days * 24 * 3_600_000);
  const kinds: RehearsedKindView[] = [];
  const caught: Caught[] = [];
  const inside = new WordsAround(texts);
  for (const reportable of compared(kind)) {
    const recent = await reportable.recent(since, limits.blacklist.rehearsalTexts);
    const found = await matching(matcher, recent, inside);
    caught.push(...found.map((each) => ({ ...each, kind: reportable.kind })));
    kinds.push({
      kind: reportable.kind,
      compared: recent.length,
      caught: found.length,
      isPartial: recent.length === limits.blacklist.rehearsalTexts,
    });
  }
  caught.sort((one, other) => other.date.getTime() - one.date.getTime());
  return {
    days,
    kinds: kinds.filter((each) => each.compared > 0),
    examples: await examplesOf(matcher, caught.slice(0, most.examples)),
    spellings: spellingsOf(matcher, caught.slice(0, most.places)),
    innocentWords: ordinaryWords()
      .filter((word) => matcher.find(word) !== null)
      .slice(0, most.words),
    untouchedWords: inside.words(matcher),
  };
}

/** The texts with an entry; other requests get their turn meanwhile. */
async function matching(
  matcher: BlacklistMatcher,
  texts: readonly RecentText[],
  inside: WordsAround,
): Promise<RecentText[]> {
  const found: RecentText[] = [];
  for (const [index, each] of texts.entries()) {
    if (matcher.find(each.text) !== null) found.push(each);
    inside.note(each.text);
    if (index % perTurn === perTurn - 1) await nextTurn();
  }
  return found;
}

/** Longer words that have an entry of one word inside. */
class WordsAround {
  readonly #pattern: RegExp | null;
  readonly #found = new Map<string, number>();

  constructor(texts: readonly string[]) {
    const parts = texts
      .slice(0, most.entriesLookedInside)
      .flatMap((text) => blacklistKey(text) ?? [])
      .filter((key) => /^[\p{L}\p{N}]{3,}$/u.test(key));
    this.#pattern =
      parts.length > 0 ? new RegExp(`[\\p{L}]*(?:${parts.join('|')})[\\p{L}]*`, 'giu') : null;
    for (const word of ordinaryWords()) this.note(word);
  }

  note(text: string): void {
    if (!this.#pattern) return;
    for (const [word] of text.matchAll(this.#pattern)) {
      const small = word.toLowerCase();
      this.#found.set(small, (this.#found.get(small) ?? 0) + 1);
    }
  }

  /** Those that stay allowed, the most frequent first. */
  words(matcher: BlacklistMatcher): string[] {
    return mostFrequent(this.#found)
      .map(({ text }) => text)
      .filter((word) => matcher.find(word) === null)
      .slice(0, most.words);
  }
}

const mostFrequent = (counts: ReadonlyMap<string, number>) =>
  Array.from(counts, ([text, count]) => ({ text, count })).toSorted(
    (one, other) => other.count - one.count || one.text.localeCompare(other.text),
  );

function spellingsOf(matcher: BlacklistMatcher, caught: readonly Caught[]) {
  const counts = new Map<string, number>();
  for (const { text } of caught) {
    const place = placeOf(matcher, text);
    if (!place) continue;
    const spelled = text.slice(place.start, place.end).toLowerCase().slice(0, 100);
    counts.set(spelled, (counts.get(spelled) ?? 0) + 1);
  }
  return mostFrequent(counts).slice(0, most.words);
}

async function examplesOf(
  matcher: BlacklistMatcher,
  caught: readonly Caught[],
): Promise<RehearsedTextView[]> {
  const examples: RehearsedTextView[] = [];
  for (const { kind, id, text, date } of caught) {
    const place = placeOf(matcher, text);
    const subject = await reportableOf(kind)?.find(id);
    if (!place || !subject) continue;
    const { path } = subject;
    examples.push({ kind, subjectId: id, path, date, ...excerptOf(text, place.start, place.end) });
  }
  return examples;
}

/** A place of a text with some words on both sides. */
function excerptOf(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - around), start);
  const after = text.slice(end, end + around);
  return {
    before: start > around ? `…${before.replace(/^\S*\s/u, '')}` : before,
    found: text.slice(start, end).slice(0, 200),
    after: end + around < text.length ? `${after.replace(/\s\S*$/u, '')}…` : after,
  };
}
