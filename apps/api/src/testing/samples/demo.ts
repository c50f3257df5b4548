import type { Config } from '../../config.ts';
import { deriveImageJob } from '../../modules/files/derive-image.job.ts';
import { database } from '../../platform/database/connect.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { fillUnserved, startTestServer, type TestServer, testConfig } from '../server.ts';
import { copyFilled } from '../template.ts';

/** Gives a new database and its data folder the demonstration, written once a run. */
export async function copyDemo(config: Config): Promise<void> {
  await copyFilled('demo-template', config, (template) =>
    fillUnserved(template, async () => {
      await seedDemo(template);
      // Smaller versions of the pictures: every server on a copy would make them for half a minute.
      await database().collection('jobs').deleteMany({ type: deriveImageJob });
    }),
  );
}

/** Starts a server with the demonstration on a free port. Stop it in `afterAll`. */
export async function startDemoServer(
  settingsOf: (config: Config) => Partial<Config> = () => ({}),
): Promise<TestServer> {
  const config = testConfig();
  await copyDemo(config);
  const { mongodbUrl, dataDir } = config;
  return startTestServer({ config: { mongodbUrl, dataDir, ...settingsOf(config) } });
}
