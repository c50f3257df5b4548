import { runOnServer } from './command.ts';
import { listingsAskedFor } from '../seed/arguments.ts';
import { demoAccounts } from '../seed/demo/demo-accounts.ts';
import { insertListings } from '../seed/steps/insert-listings.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { startServer } from '../server.ts';

// `npm run seed`: writes the demonstration into the database of MONGODB_URL, or into the one of
// DATA_DIR while `npm start` does not run; `--listings 100000` adds so many more listings, for
// measurements. A server prepares the database and is stopped again.

function said(password: string | null): string {
  if (password === null) return 'The demonstration was there already.';
  const accounts = demoAccounts.map(
    ({ memberType, email }) => `  ${memberType.padEnd(14)}${email}`,
  );
  const there = `The demonstration is there. Sign in with the password ${password} as`;
  return [there, ...accounts].join('\n');
}

await runOnServer({
  ask: listingsAskedFor,
  isAlone: true,
  work: async (config, listings, mongodbUrl) => {
    const server = await startServer({ ...config, mongodbUrl, port: 0, host: '127.0.0.1' });
    try {
      const password = await seedDemo(config);
      if (listings > 0) await insertListings(listings);
      return { isGood: true, text: said(password) };
    } finally {
      await server.stop();
    }
  },
});
