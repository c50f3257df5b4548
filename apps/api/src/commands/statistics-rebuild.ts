import { askNothing, runCommand } from './command.ts';
import { countDaysIn, rebuildStatistics } from '../kits/statistics/index.ts';

// `npm run statistics:rebuild`: counts every figure anew and puts right what differs.

await runCommand({
  ask: askNothing,
  work: async ({ timeZone }) => {
    countDaysIn(timeZone);
    const { days, repaired } = await rebuildStatistics();
    return { isGood: true, text: `${days} days were counted, ${repaired} of them were not right.` };
  },
});
