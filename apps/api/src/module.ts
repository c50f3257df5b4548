import type { Language } from '@wiki/domain';
import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Policy } from './authz/actions.ts';
import type { MaybeViewer, Viewer } from './authz/session.ts';
import type { Config } from './config.ts';
import type { Context } from './graphql/context.ts';
import type { Resolvers } from './graphql/generated/resolvers.ts';
import type { Loaders } from './graphql/loaders.ts';
import type { Migration } from './platform/database/migrations.ts';
import type { LiveHub } from './platform/live/hub.ts';
import type { JobHandler } from './platform/jobs/job-handler.ts';
import type { AnyContent } from './kits/content/index.ts';
import type {
  NotificationEntries,
  QuoteReaders,
  TargetReaders,
} from './kits/notifications/index.ts';
import type { Finder } from './kits/find/index.ts';
import type { QueueSource, SoonSource } from './kits/queue/index.ts';
import type { StatisticSource } from './kits/statistics/index.ts';
import type { Reportable } from './kits/moderation/index.ts';
import type { PageMetaReaders } from './platform/http/pages/page-meta.ts';
import type { MeasuredValue } from './platform/metrics/metrics.ts';
import type { SitemapSource } from './platform/http/pages/sitemap-source.ts';
import type { EventConsumer } from './platform/outbox/consumer.ts';
import type { AccessClaims } from './platform/tokens/access-token.ts';

/** What routes need that read what GraphQL would give. */
export interface Served {
  schema: GraphQLSchema;
  /** The context of one reading, with loaders of its own. */
  contextOf: (viewer: Viewer, language: Language) => Context;
}

/**
 * Reads what a domain holds about a person, each part under a name of its own. It is for their eyes:
 * nothing that only others may know, no secret, and of other people no more than the person wrote.
 */
export type PersonalDataReader = (
  userId: string,
  language: Language,
) => Promise<Record<string, unknown>>;

/**
 * What a domain module gives to the server: its `index.ts` exports one of these and nothing reaches
 * past it. `server.ts` composes the list.
 */
export interface ApiModule {
  /** The domain's name, as its folder. */
  name: string;
  /** Its part of the schema. */
  resolvers?: Resolvers;
  /** Who may do its actions. */
  policy?: Policy;
  /** Its loaders, made anew for every request or delivery. */
  loaders?: (viewer: MaybeViewer) => Partial<Loaders>;
  /**
   * Reads who is behind a session: null when it ended or its account may not act any more. One
   * module gives it; without one every request is a visitor's.
   */
  loadViewer?: (sessionId: string, userId: string) => Promise<Viewer | null>;
  /** What a personal token stands for; null when it stands for nothing. The same module gives it. */
  claimsOfToken?: (token: string) => Promise<AccessClaims | null>;
  /** The words of its notifications, in both languages. */
  notifications?: NotificationEntries;
  /** Which of its things the reader of a notification about them may read, by the kinds that notifications name. */
  notificationTargets?: TargetReaders;
  /** What of its things notifications quote, to readers who may read it, by the kinds that notifications name. */
  notificationQuotes?: QuoteReaders;
  /** The kinds of content that people write in it: exported, forgotten, reported and moderated alike. */
  content?: readonly AnyContent[];
  /** What in it people may report and administrators moderate. */
  reportable?: readonly Reportable[];
  /** Its part of the export of a person's data. */
  personalData?: PersonalDataReader;
  /** Collections and indexes, in order; ids are unique over all modules. */
  migrations?: Migration[];
  /** Single consumers of events that must act exactly once. */
  consumers?: EventConsumer[];
  /** Handlers of background jobs. */
  jobs?: JobHandler[];
  /**
   * Begins to follow the stream for this process, for what it keeps in memory; ends with the hub.
   * What it returns is waited for before anything is served.
   */
  watch?: (live: LiveHub, config: Config) => void | Promise<void>;
  /** Resolves when what it keeps of the stream is settled, once the hub has ended. */
  settle?: () => Promise<void>;
  /** Whether what it makes in memory at the start is there, by a name, for `/readyz` to tell. */
  built?: Readonly<Record<string, () => boolean>>;
  /** What the pages of its things say to search engines and link previews. */
  subjects?: PageMetaReaders;
  /** Where its things are that search engines may find. */
  sitemap?: SitemapSource;
  /** Its figures by day, for the statistics. */
  statistics?: readonly StatisticSource[];
  /** What of it waits for administrators, for the queue of their start page. */
  queue?: readonly QueueSource[];
  /** What of it becomes work by itself soon. */
  soon?: readonly SoonSource[];
  /** What administrators find of it by a word. */
  finders?: readonly Finder[];
  /** Figures of this process for whoever watches over the installation. */
  measured?: readonly MeasuredValue[];
  /** Routes beside GraphQL. */
  routes?: (app: Express, config: Config, served: Served) => void;
}
