import { Agent } from 'node:http';
import type { Dataset } from '../dataset.ts';
import { median, type Operation, post } from '../load.ts';
import type { RunningServer } from '../processes.ts';
import { printTable, spreadOfRatios } from '../table.ts';

/** So many write at the same moment. */
const writers = 50;
const rounds = 15;

const comment = `mutation ($listingId: ID!, $text: String!) {
  addListingComment(input: { listingId: $listingId, text: $text }) { userErrors { code } }
}`;

/** What a burst of writes took. */
interface Burst {
  /** Until half of them were answered, and all, in milliseconds. */
  half: number;
  all: number;
  /** Processor time of the server, in milliseconds. */
  cpu: number;
}

/**
 * Compares fifty comments at once on one listing with fifty on fifty: what each of them counts up
 * stands in one document beside the listing.
 */
export async function measureHot(
  server: RunningServer,
  { listingIds, member }: Dataset,
): Promise<void> {
  const bursts = { one: [] as Burst[], many: [] as Burst[] };
  for (let round = 0; round <= rounds; round += 1) {
    const one = await burst(server, member.accessToken, () => listingIds[round] ?? '');
    const many = await burst(server, member.accessToken, (at) => listingIds[100 + at] ?? '');
    // The first opens the connections.
    if (round === 0) continue;
    bursts.one.push(one);
    bursts.many.push(many);
  }
  const middle = (all: readonly Burst[], of: keyof Burst) => median(all.map((each) => each[of]));
  const ratios = (all: readonly Burst[], of: keyof Burst) =>
    all.map((each, round) => each[of] / (bursts.many[round] ?? each)[of]);
  const row = (name: string, all: readonly Burst[]) => [
    name,
    ...(['half', 'all', 'cpu'] as const).map((of) => `${middle(all, of).toFixed(0)} ms`),
    spreadOfRatios(ratios(all, 'all')),
    spreadOfRatios(ratios(all, 'cpu')),
  ];
  printTable(
    `${writers} comments at once`,
    ['', 'half of them', 'all', "server's CPU", 'time of many', 'CPU of many'],
    [row('on as many listings', bursts.many), row('on one listing', bursts.one)],
  );
}

async function burst(
  server: RunningServer,
  accessToken: string,
  listingAt: (at: number) => string,
): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: writers });
  const before = server.cpuMilliseconds() ?? 0;
  const began = performance.now();
  const times = await Promise.all(
    Array.from({ length: writers }, async (_, at) => {
      const text = `A question asked at the same moment, number ${String(at)}`;
      const operation: Operation = {
        query: comment,
        variables: { listingId: listingAt(at), text },
      };
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await post(server.url, operation, headers, agent);
      if (!answer.includes('"userErrors":[]')) throw new Error(answer);
      return performance.now() - began;
    }),
  );
  agent.destroy();
  return {
    half: median(times),
    all: Math.max(...times),
    cpu: (server.cpuMilliseconds() ?? 0) - before,
  };
}
