import type { Express } from 'express';
import type { Config } from './config.ts';
import type { Resolvers } from './graphql/generated/resolvers.ts';
import type { Migration } from './platform/database/migrations.ts';
import type { JobHandler } from './platform/jobs/job-handler.ts';
import type { EventConsumer } from './platform/outbox/consumer.ts';

/**
 * What a domain module gives to the server: its `index.ts` exports one of these and nothing reaches
 * past it. `server.ts` composes the list.
 */
export interface ApiModule {
  /** The domain's name, as its folder. */
  name: string;
  /** Its part of the schema. */
  resolvers?: Resolvers;
  /** Collections and indexes, in order; ids are unique over all modules. */
  migrations?: Migration[];
  /** Single consumers of events that must act exactly once. */
  consumers?: EventConsumer[];
  /** Handlers of background jobs. */
  jobs?: JobHandler[];
  /** Routes beside GraphQL. */
  routes?: (app: Express, config: Config) => void;
}
