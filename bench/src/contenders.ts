import type { SignedInUser } from '@wiki/api/testing';
import { measureIdle } from './load.ts';
import { paced } from './pace.ts';
import type { RunningServer } from './processes.ts';
import type { Contender } from './scenarios/scenarios-http.ts';

/** Starts a server from a file of this folder. */
export type Start = (file: string, endpoint?: string) => Promise<RunningServer>;

/** Our server in its three ways to be asked, with every peer; the first is the measure of the others. */
export async function startContenders(
  start: Start,
  ours: RunningServer,
  member: SignedInUser,
): Promise<Contender[]> {
  const contender = async (name: string, server: RunningServer) => ({
    name,
    server,
    idleMilliseconds: await measureIdle(server, paced(3, 0.1)),
  });
  const visitors = await contender('ours', ours);
  return [
    await contender('L', await start('peers/bare.ts')),
    await contender('L, our reads', await start('peers/bare-commands.ts')),
    { ...visitors, isTrusted: true },
    {
      ...visitors,
      name: 'ours, signed in',
      headers: { authorization: `Bearer ${member.accessToken}` },
      isTrusted: true,
    },
    { ...visitors, name: "ours, a stranger's" },
    await contender('plain Apollo', await start('peers/plain-apollo.ts')),
    await contender('Yoga', await start('peers/yoga.ts')),
    await contender('Mercurius, jit', await start('peers/mercurius.ts')),
    await contender('Mercurius, our rules', await start('peers/mercurius-ruled.ts')),
  ];
}
