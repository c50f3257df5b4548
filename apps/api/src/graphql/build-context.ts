import type { MaybeViewer } from '../authz/session.ts';
import type { Config } from '../config.ts';
import type { LiveHub } from '../platform/live/hub.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Context } from './context.ts';
import type { Cookies } from './cookies.ts';
import type { LoaderFactory } from './loaders.ts';

/** What every context of the process shares. */
export interface ContextParts {
  config: Config;
  live: LiveHub;
  loaders: LoaderFactory;
  /** Where operations are counted; null where nobody looks. */
  metrics: Metrics | null;
}

/** What is known of the caller before it is known who they are. */
export type Caller = Pick<Context, 'request'> & Cookies;

/** How somebody asks: an account's language goes before what the browser asks for. */
export const requestOf = ({ request }: Caller, viewer: MaybeViewer): Context['request'] =>
  viewer ? { ...request, language: viewer.language } : request;

/** The context of one request, socket operation or delivery: with loaders of its own. */
export function buildContext(parts: ContextParts, caller: Caller, viewer: MaybeViewer): Context {
  const { config, live } = parts;
  const request = requestOf(caller, viewer);
  return { config, live, viewer, loaders: parts.loaders({ viewer }), ...caller, request };
}
