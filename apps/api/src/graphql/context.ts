import type { Language } from '@wiki/domain';
import type { MaybeViewer } from '../authz/session.ts';
import type { Config } from '../config.ts';
import type { LiveHub } from '../platform/live/hub.ts';
import type { Cookies } from './cookies.ts';
import type { CostLedger } from './limits/cost-ledger.ts';
import type { Loaders } from './loaders.ts';

/** What a resolver or service knows of a request: the same over HTTP and WebSocket. */
export interface Context extends Cookies {
  config: Config;
  viewer: MaybeViewer;
  loaders: Loaders;
  live: LiveHub;
  /** What the operation costs; absent where no client asks. */
  cost?: CostLedger;
  request: {
    /** Network of the caller, for limits: see `clientNetwork`. */
    ip: string;
    userAgent: string;
    /** The account's language, else the request's (Accept-Language), else English. */
    language: Language;
  };
}
