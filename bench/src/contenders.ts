import type { SignedInUser } from '@wiki/api/testing';
import { measureIdle } from './load.ts';
import { paced } from './pace.ts';
import { apiFile, type RunningServer } from './processes.ts';
import type { Contender } from './scenarios/scenarios-http.ts';

/** Starts a server from a file of this folder. */
export type Start = (file: string, endpoint?: string) => Promise<RunningServer>;

/**
 * Our server in its three ways to be asked, with every peer, each in a new process; the first is the measure of
 * the others. Somebody signs in for them, since the rounds of a comparison take longer than an access token lasts.
 */
export async function startContenders(
  start: Start,
  signIn: () => Promise<SignedInUser>,
): Promise<Contender[]> {
  const ours = await start(apiFile, '/graphql');
  const named = {
    L: await start('peers/bare.ts'),
    'L, our reads': await start('peers/bare-commands.ts'),
    ours,
    'plain Apollo': await start('peers/plain-apollo.ts'),
    Yoga: await start('peers/yoga.ts'),
    'Mercurius, jit': await start('peers/mercurius.ts'),
    'Mercurius, our rules': await start('peers/mercurius-ruled.ts'),
  };
  const idle = new Map<RunningServer, number>();
  await Promise.all(
    Object.values(named).map(async (server) => {
      idle.set(server, await measureIdle(server, paced(3, 0.1)));
    }),
  );
  const { accessToken } = await signIn();
  return Object.entries(named).flatMap(([name, server]): Contender[] => {
    const contender = { name, server, idleMilliseconds: idle.get(server) ?? 0 };
    if (server !== ours) return [contender];
    const headers = { authorization: `Bearer ${accessToken}` };
    return [
      { ...contender, isTrusted: true },
      { ...contender, name: 'ours, signed in', headers, isTrusted: true },
      { ...contender, name: "ours, a stranger's" },
    ];
  });
}
