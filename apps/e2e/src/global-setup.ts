import type { FullConfig } from '@playwright/test';
import { inboundMail } from './support/mail-server.ts';
import { removeData, startPlatform } from './support/platform.ts';

/** Starts what `npm start` starts, once for all journeys, and ends it after them. */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const platform = await startPlatform({
    entry: 'tools/src/start.ts',
    port: Number(new URL(projects[0]?.use.baseURL ?? '').port),
    env: inboundMail,
    // The demonstration takes a minute to fill in, on a busy machine several.
    patience: 600_000,
  });
  return async () => {
    await platform.stop();
    removeData(platform);
  };
}
