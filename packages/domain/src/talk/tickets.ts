import { addWorkingDays, colombianDay, type Day, endOfColombianDay } from '../time/working-days.ts';

/** What a request to customer service is about. */
export const ticketKinds = [
  'QUESTION',
  'ACCOUNT',
  'MEMBERSHIP',
  'PROBLEM',
  'SUGGESTION',
  'DATA_QUERY',
  'DATA_CLAIM',
] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** How a request stands; all but the last one are open. */
export const ticketStatuses = ['NEW', 'OPEN', 'WAITING', 'CLOSED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** How urgent a request is, the most urgent last. */
export const ticketPriorities = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** The groups of frequent questions, in their order. */
export const questionGroups = [
  'START',
  'ACCOUNT',
  'MEMBERSHIP',
  'LISTINGS',
  'COMMUNITY',
  'DATA',
] as const;
export type QuestionGroup = (typeof questionGroups)[number];

/**
 * The terms of Colombian law (Ley 1581 de 2012, articles 14 and 15) in working days: to answer, and
 * how much longer when the person is told why within the first term.
 */
const legalTerms = {
  DATA_QUERY: { days: 10, extension: 5 },
  DATA_CLAIM: { days: 15, extension: 8 },
} as const satisfies Partial<Record<TicketKind, { days: number; extension: number }>>;

/** A kind of request that the law sets a term for. */
export type LegalTicketKind = keyof typeof legalTerms;

/** Whether the law sets a term for requests of a kind. */
export const isLegalKind = (kind: TicketKind): kind is LegalTicketKind =>
  Object.hasOwn(legalTerms, kind);

/** The term of a kind of request, in working days. */
export const legalTermOf = (kind: LegalTicketKind) => legalTerms[kind];

/** The last day to answer a request that was received at an instant. */
export const legalDueDay = (kind: LegalTicketKind, received: Date): Day =>
  addWorkingDays(colombianDay(received), legalTerms[kind].days);

/** The last instant to answer it. */
export const legalDueAt = (kind: LegalTicketKind, received: Date): Date =>
  endOfColombianDay(legalDueDay(kind, received));

/** The last instant once the term was extended: counted from the end of the first term. */
export const extendedDueAt = (kind: LegalTicketKind, received: Date): Date =>
  endOfColombianDay(addWorkingDays(legalDueDay(kind, received), legalTerms[kind].extension));
