import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { allFinders, foundText } from '../../kits/find/index.ts';
import { badArgument } from '../../platform/errors/errors.ts';
import { perMinute } from '../../kits/resource/index.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';

const mostCharacters = 80;
const mostOfKind = 5;

/** What administrators find by a word: people, businesses, applications, payments, listings, partners, discussions, requests. */
export async function findAnything(
  { viewer: maybe }: Pick<Context, 'viewer'>,
  { text: given }: { text: string },
) {
  assertCan(maybe, 'workplace.use', null);
  const viewer = signedIn(maybe);
  const typed = given.trim();
  if (typed.length > mostCharacters)
    throw badArgument('text', `at most ${mostCharacters} characters`);
  await limit('workplace.find', viewer.userId, perMinute(300));
  if (typed === '') return [];
  const text = foundText(typed);
  const found = await Promise.all(
    allFinders()
      .filter(({ may }) => may(viewer))
      .map(async ({ kind, find }) =>
        (await find(text, mostOfKind)).map((each) => ({ ...each, kind })),
      ),
  );
  return found.flat();
}
