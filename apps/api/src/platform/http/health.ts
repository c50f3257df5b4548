import type { Express } from 'express';
import { databaseTakesWrites } from '../database/probe.ts';

/** Whether each part of the process can do its work. */
export interface Readiness {
  migrated(): boolean;
  live(): boolean;
  /** Whether what a first start writes, such as the demonstration, is there. */
  filled(): boolean;
  draining(): boolean;
  /** What is made in memory meanwhile, such as the search index: whoever asks for it waits a moment. */
  built(): Readonly<Record<string, boolean>>;
}

/** `/healthz` says the process runs; `/readyz` says it can answer, and what is missing if not. */
export function serveHealth(app: Express, readiness: Readiness): void {
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    const checks = {
      database: await databaseTakesWrites(),
      migrations: readiness.migrated(),
      live: readiness.live(),
      filled: readiness.filled(),
      accepting: !readiness.draining(),
    };
    const ready = Object.values(checks).every(Boolean);
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready', checks, built: readiness.built() });
  });
}
