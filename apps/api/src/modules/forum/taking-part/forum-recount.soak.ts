import { testRecounts } from './forum-recount-test-kit.ts';

/** Some three thousand acts, with a kill every five rounds. `SOAK_ROUNDS` takes another number. */
testRecounts(Number(process.env['SOAK_ROUNDS'] ?? 45), 60 * 60_000);
