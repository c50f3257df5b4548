import { createHash } from 'node:crypto';
import { limits } from '@wiki/domain';
import type { Config } from '../../config.ts';
import type { TestClient } from '../../testing/client.ts';
import { isSolved, issueToken } from './challenge.ts';

/** What a form of a visitor sends that was opened some seconds ago. */
export function solvedChallenge(
  config: Config,
  secondsAgo: number = limits.contact.minSeconds + 1,
) {
  const token = issueToken(config, new Date(Date.now() - secondsAgo * 1_000));
  return { token, answer: answerTo(token), website: '' };
}

/** The first right answer to a challenge. */
export function answerTo(token: string): string {
  for (let guess = 0; ; guess += 1) if (isSolved(token, String(guess))) return String(guess);
}

/** An answer that is not right. */
export function wrongAnswerTo(token: string): string {
  for (let guess = 0; ; guess += 1) {
    const text = createHash('sha256').update(String(guess)).digest('hex').slice(0, 12);
    if (!isSolved(token, text)) return text;
  }
}

export const contactMessage = (config: Config, changes: object = {}) => ({
  name: 'Rosa Elvira Peña',
  email: 'rosa@example.com',
  kind: 'QUESTION',
  subject: '¿Cómo publico un inmueble?',
  text: 'Tengo una bodega en Itagüí y quiero publicarla.',
  language: 'es',
  challenge: solvedChallenge(config),
  ...changes,
});

const refusals = 'userErrors { code field retryAfterSeconds }';
export const ticketFields = `id number kind subject status priority requesterName requesterEmail
  requester { id } assignee { id } messageCount otherCount rating ratingComment dateClosed
  viewerCanWrite viewerCanRate
  term { dateDue isExtended canExtend workingDaysLeft dateAnswered dateLatest }
  entries { kind step detail text isFromStaff isByMail author { id } }`;

/** A request as the tests read it. */
export interface SeenTicket {
  id: string;
  number: number;
  kind: string;
  subject: string;
  status: string;
  priority: string | null;
  requester: { id: string } | null;
  assignee: { id: string } | null;
  messageCount: number;
  otherCount: number | null;
  rating: number | null;
  viewerCanWrite: boolean;
  viewerCanRate: boolean;
  term: {
    dateDue: string;
    isExtended: boolean;
    canExtend: boolean;
    workingDaysLeft: number | null;
    dateAnswered: string | null;
    dateLatest: string;
  } | null;
  entries: {
    kind: string;
    step: string | null;
    detail: string | null;
    text: string;
    isFromStaff: boolean;
    isByMail: boolean;
    author: { id: string } | null;
  }[];
}

export interface Refused {
  code: string;
  field: string | null;
}

/** Runs a mutation that answers a request. */
export async function change(client: TestClient, field: string, input: object) {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
  const named: Record<string, string> = {
    AddTicketMessageInput: 'TicketMessageInput',
    AddTicketNoteInput: 'TicketMessageInput',
    CloseTicketInput: 'TicketIdInput',
    ReopenTicketInput: 'TicketIdInput',
  };
  const { done } = await client.data<{
    done: { ticket: SeenTicket | null; userErrors: Refused[] };
  }>(
    `mutation ($input: ${named[type] ?? type}!) { done: ${field}(input: $input) { ticket { ${ticketFields} } ${refusals} } }`,
    { input },
  );
  return { ticket: done.ticket, codes: done.userErrors.map(({ code }) => code) };
}

/** Reads a request. */
export const readTicketAs = async (client: TestClient, id: string): Promise<SeenTicket | null> =>
  (
    await client.data<{ ticket: SeenTicket | null }>(
      `query ($id: ID!) { ticket(id: $id) { ${ticketFields} } }`,
      { id },
    )
  ).ticket;

/** Sends a visitor's message. */
export async function sendContact(client: TestClient, input: object) {
  const { done } = await client.data<{ done: { number: number | null; userErrors: Refused[] } }>(
    `mutation ($input: SendContactMessageInput!) { done: sendContactMessage(input: $input) { number ${refusals} } }`,
    { input },
  );
  return {
    number: done.number,
    codes: done.userErrors.map(({ code }) => code),
    errors: done.userErrors,
  };
}

/** A request as a person writes it. */
export const writtenRequest = { kind: 'QUESTION', subject: 'Mi factura', text: 'No la encuentro.' };

/** Writes a request. */
export async function ask(by: TestClient, changes: object = {}): Promise<SeenTicket> {
  const { ticket, codes } = await change(by, 'createTicket', { ...writtenRequest, ...changes });
  if (!ticket) throw new Error(`It was not written: ${codes.join(', ')}`);
  return ticket;
}

/** Answers a request as an administrator who read all of it. */
export const answer = (by: TestClient, { id, messageCount }: SeenTicket, changes: object = {}) =>
  change(by, 'answerTicket', {
    ticketId: id,
    text: 'Está en Cuenta, Pagos.',
    readMessages: messageCount,
    isClosing: false,
    ...changes,
  });
