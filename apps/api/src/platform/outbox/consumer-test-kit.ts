import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { LiveHub } from '../live/hub.ts';
import { StreamHub } from '../live/stream-hub.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { standIn } from '../../testing/stand-in.ts';
import { ConsumerLeases } from './consumer-leases.ts';
import { type ConsumerOptions, ConsumerRunner } from './consumer-runner.ts';
import type { EventConsumer } from './consumer.ts';
import { EventModel, type EventMap } from './event.model.ts';

let server: TestServer;
let hub: StreamHub;
const runners: ConsumerRunner[] = [];

/** Starts a server and a hub for the tests of a file; each test's consumers end with it. */
export function useConsumers(): void {
  beforeAll(async () => {
    server = await startTestServer({ modules: [standIn] });
    hub = new StreamHub({ lookBackSeconds: 60 });
    await hub.start();
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });
  afterAll(async () => {
    await hub.stop();
    await server.stop();
  });
}

/** The hub that consumers follow. */
export const liveHub = (): LiveHub => hub;

/** Starts a consumer that writes down what it handles, in the transaction it is given. */
export function consume(
  name: string,
  {
    onHandle = () => {},
    live = hub,
    startsNow = false,
    canWait = false,
    subject,
    owner,
    concerns = ({ data }) => (data as EventMap['test.happened']).userId === name,
    ...options
  }: Partial<ConsumerOptions> & {
    onHandle?: (text: string) => void;
    live?: LiveHub;
    startsNow?: boolean;
    canWait?: boolean;
    subject?: NonNullable<EventConsumer['subject']>;
    /** The process that it works in, by another name than this one's. */
    owner?: string;
    concerns?: NonNullable<EventConsumer['concerns']>;
  } = {},
): ConsumerRunner {
  const consumer: EventConsumer = {
    name,
    startsNow,
    canWait,
    types: ['test.happened'],
    concerns,
    ...(subject ? { subject } : {}),
    async handle(event) {
      const { userId, text } = event.data as EventMap['test.happened'];
      if (userId !== name) return;
      await EventModel.create([
        { type: 'test.handled', actorId: null, at: new Date(), data: { userId, text } },
      ]);
      onHandle(text);
    },
  };
  const runner = new ConsumerRunner(
    consumer,
    { config: server.config, live },
    new ConsumerLeases({ milliseconds: 400, ...(owner === undefined ? {} : { owner }) }),
    options,
  );
  runners.push(runner);
  runner.start();
  return runner;
}

declare module './event.model.ts' {
  interface EventMap {
    'test.handled': { userId: string; text: string };
  }
}

/** What a consumer wrote, in order. */
export async function handled(name: string): Promise<string[]> {
  const events = await EventModel.find({ type: 'test.handled', 'data.userId': name })
    .sort({ _id: 1 })
    .lean();
  return events.map(({ data }) => (data as { text: string }).text);
}

/** Waits until a consumer has written these. */
export const waitFor = (name: string, texts: string[]) =>
  expect.poll(() => handled(name)).toEqual(texts);
