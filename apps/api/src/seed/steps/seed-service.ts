import { insertCannedReply, insertTicket } from '../../modules/service/index.ts';
import { findUser } from '../../modules/users/index.ts';
import { demoCannedReplies, type DemoTicket, demoTickets } from '../data/talk/tickets.ts';
import { demoId, hour } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';

const valentina = demoId('user', 'valentina').toHexString();

/** Writes what members and visitors asked customer service, dated back from now. */
export async function seedService(now: number): Promise<void> {
  await writeOnce('service', async () => {
    for (const ticket of demoTickets.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
      await seedTicket(ticket, now);
    }
    for (const { key, ...reply } of demoCannedReplies) {
      await insertCannedReply(demoId('cannedReply', key), reply);
    }
  });
}

async function seedTicket(
  { key, by, visitor, hoursAgo, isAssigned = false, entries = [], ...said }: DemoTicket,
  now: number,
): Promise<void> {
  const account = by === undefined ? null : await findUser(demoId('user', by).toHexString());
  const begun = now - hoursAgo * hour;
  let at = begun;
  await insertTicket({
    ...said,
    id: demoId('ticket', key),
    requester: {
      userId: account?._id.toHexString() ?? null,
      name: account?.displayName ?? visitor?.name ?? '',
      email: account?.email ?? visitor?.email ?? '',
    },
    assigneeId: isAssigned ? valentina : null,
    date: new Date(begun),
    entries: entries.map(({ kind, hours, text = '' }) => {
      at += hours * hour;
      return { kind, text, authorId: kind === 'asked' ? null : valentina, date: new Date(at) };
    }),
  });
}
