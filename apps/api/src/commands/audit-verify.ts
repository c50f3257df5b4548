import { askNothing, runCommand, type Said } from './command.ts';
import { verifyAudit } from '../platform/audit/audit-chain.ts';

// `npm run audit:verify`: reads the audit log from its start and names the first record that was
// changed, removed or inserted.

async function verify(): Promise<Said> {
  const { count, hash, fault } = await verifyAudit();
  if (!fault) {
    const text = `The audit log is whole: ${count} records. It ends with ${hash}.`;
    return { isGood: true, text };
  }
  const { kind, number, id } = fault;
  const which = number === null ? 'A record without a number' : `Record ${number}`;
  return { isGood: false, text: `${which}${id === null ? '' : ` (${id})`} was ${kind}.` };
}

await runCommand({ ask: askNothing, work: verify });
