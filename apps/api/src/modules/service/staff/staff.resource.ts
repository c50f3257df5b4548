import { extendedDueAt, isLegalKind, legalDueAt, limits } from '@wiki/domain';
import {
  answerTicketSchema,
  assignTicketSchema,
  extendTicketTermSchema,
  sortTicketSchema,
  ticketIdSchema,
  ticketMessageSchema,
} from '@wiki/domain/schemas';
import { perHour, write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { administratorIds } from '../../users/index.ts';
import { ticketChange } from '../ticket-events.ts';
import type { TicketRecord } from '../ticket.model.ts';
import { canExtend } from '../ticket.policy.ts';
import { assignTo } from '../ticket.queue.ts';
import { addEntry, changeTicket, findTicket, newMailId } from '../ticket.store.ts';

/** What every act of customer service names. */
const own = {
  may: 'service.administer',
  load: { by: 'ticketId', find: findTicket },
} as const;

/** What customer service writes to whoever asked: fields of the request, and the entry. */
async function writeAsStaff(
  before: TicketRecord,
  { text, authorId, mailId }: { text: string; authorId: string; mailId: string },
  fields: Partial<TicketRecord>,
) {
  const now = new Date();
  const ticket = await changeTicket(
    before,
    { dateActive: now, messageCount: before.messageCount + 1, ...fields },
    mailId,
  );
  const entry = await addEntry(ticket, {
    kind: 'MESSAGE',
    text,
    authorId,
    mailId,
    isFromStaff: true,
    dateCreated: now,
  });
  return { ticket, entry };
}

/** Answers a request. Whoever answers an unassigned one takes it. */
export const answerTicket = write({
  input: answerTicketSchema,
  ...own,
  limit: { name: 'ticket.answer', quota: perHour(limits.ticket.answersPerHour) },
  async act({ viewer: { userId }, input: { text, readMessages, isClosing }, loaded, ctx }) {
    if (loaded.messageCount !== readMessages) throw refuse('ANSWERED_MEANWHILE');
    const now = new Date();
    const written = await writeAsStaff(
      loaded,
      { text, authorId: userId, mailId: newMailId(ctx.config) },
      {
        status: isClosing ? 'CLOSED' : 'WAITING',
        dateClosed: isClosing ? now : null,
        dateAnswered: loaded.dateAnswered ?? now,
        assigneeId: loaded.assigneeId ?? userId,
      },
    );
    if (isClosing) {
      await addEntry(written.ticket, {
        kind: 'STEP',
        step: 'CLOSED',
        authorId: userId,
        isFromStaff: true,
      });
    }
    return written;
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'answered', entry),
});

/** Adds a note for administrators. */
export const addTicketNote = write({
  input: ticketMessageSchema,
  ...own,
  async act({ viewer: { userId }, input: { text }, loaded: ticket }) {
    const entry = await addEntry(ticket, {
      kind: 'NOTE',
      text,
      authorId: userId,
      isFromStaff: true,
    });
    return { ticket, entry };
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'noted', entry),
});

/** Gives a request to an administrator, or takes it from whoever has it. */
export const assignTicket = write({
  input: assignTicketSchema,
  ...own,
  async act({ viewer: { userId }, input: { assigneeId = null }, loaded }) {
    if (assigneeId !== null && !(await administratorIds('SERVICE')).includes(assigneeId)) {
      throw refuse('NOT_FOUND', 'assigneeId');
    }
    return assignTo(loaded, assigneeId, userId);
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'assigned', entry),
});

const addStep = (
  ticket: TicketRecord,
  authorId: string,
  step: Pick<Parameters<typeof addEntry>[1], 'step' | 'detail'>,
) => addEntry(ticket, { kind: 'STEP', authorId, isFromStaff: true, ...step });

/** Says what a request is and how urgent; its term follows its kind, from the day it came. */
export const sortTicket = write({
  input: sortTicketSchema,
  ...own,
  async act({ viewer: { userId }, input, loaded }) {
    const kind = input.kind ?? loaded.kind;
    const priority = input.priority ?? loaded.priority;
    const isSame = kind === loaded.kind;
    const term = isSame
      ? {}
      : {
          dueAt: isLegalKind(kind) ? legalDueAt(kind, loaded.dateCreated) : null,
          isExtended: false,
        };
    const ticket = await changeTicket(loaded, { kind, priority, ...term });
    const detail = isSame ? priority : kind;
    return { ticket, entry: await addStep(ticket, userId, { step: 'SORTED', detail }) };
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'sorted', entry),
});

/** Extends the term of the law, once and before it ends; the reason goes to whoever asked. */
export const extendTicketTerm = write({
  input: extendTicketTermSchema,
  ...own,
  async act({ viewer: { userId }, input: { reason }, loaded, ctx }) {
    if (!isLegalKind(loaded.kind) || !canExtend(loaded)) throw refuse('ILLEGAL_TRANSITION');
    const dueAt = extendedDueAt(loaded.kind, loaded.dateCreated);
    const written = await writeAsStaff(
      loaded,
      { text: reason, authorId: userId, mailId: newMailId(ctx.config) },
      { dueAt, isExtended: true },
    );
    await addStep(written.ticket, userId, { step: 'EXTENDED', detail: dueAt.toISOString() });
    return written;
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'extended', entry),
});

/** Closes a request; what the law wants answered is answered first. */
export const closeTicket = write({
  input: ticketIdSchema,
  ...own,
  async act({ viewer: { userId }, loaded }) {
    if (loaded.status === 'CLOSED') throw refuse('ILLEGAL_TRANSITION');
    if (isLegalKind(loaded.kind) && loaded.dateAnswered === null)
      throw refuse('ILLEGAL_TRANSITION');
    const ticket = await changeTicket(loaded, { status: 'CLOSED', dateClosed: new Date() });
    return { ticket, entry: await addStep(ticket, userId, { step: 'CLOSED' }) };
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'closed', entry),
});

/** Opens a closed request again. */
export const reopenTicket = write({
  input: ticketIdSchema,
  ...own,
  async act({ viewer: { userId }, loaded }) {
    if (loaded.status !== 'CLOSED') throw refuse('ILLEGAL_TRANSITION');
    const ticket = await changeTicket(loaded, { status: 'OPEN', dateClosed: null });
    return { ticket, entry: await addStep(ticket, userId, { step: 'REOPENED' }) };
  },
  event: ({ result: { ticket, entry } }) => ticketChange(ticket, 'reopened', entry),
});
