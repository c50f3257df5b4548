import { limits, placesOf } from '@wiki/domain';
import { blockedWordsSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { perHour, perMinute } from '../../../kits/resource/index.ts';
import { Refusal } from '../../../platform/errors/errors.ts';
import { parseArguments } from '../../../platform/errors/parse-input.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { matcherOf } from './blacklist-cache.ts';

/** A word that blocks a text, where it stands. */
export interface BlockedWordView {
  textIndex: number;
  start: number;
  end: number;
}

const { checksPerMinute, placesAtOnce, placesPerHour } = limits.blacklist;

/**
 * Where words of the blacklist stand in what somebody is writing, so that they are seen before the
 * text is refused. It counts no hit: nothing was stopped. Who was told of many gets no more for a
 * while; their texts are still refused when they send them.
 */
export async function blockedWords(
  { viewer }: Pick<Context, 'viewer'>,
  given: { texts: string[] },
): Promise<BlockedWordView[]> {
  const { userId } = signedIn(viewer);
  const { texts } = parseArguments(blockedWordsSchema, given);
  await limit('blacklist.check', userId, perMinute(checksPerMinute));
  const words = await matcherOf('word');
  const found: BlockedWordView[] = [];
  for (const [textIndex, text] of texts.entries()) {
    const places = placesOf(words, text, placesAtOnce - found.length);
    found.push(...places.map((place) => ({ textIndex, ...place })));
  }
  if (found.length === 0) return found;
  try {
    await limit('blacklist.told', userId, perHour(placesPerHour), found.length);
    return found;
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
