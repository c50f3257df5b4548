import { isLegalKind, limits, type TicketKind } from '@wiki/domain';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import type { TicketRecord } from './ticket.model.ts';

type Asked = Pick<TicketRecord, 'requester' | 'status' | 'dateClosed' | 'dateAnswered' | 'rating'>;

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'service.administer': null;
    'ticket.read': Pick<TicketRecord, 'requester'>;
    'ticket.write': Asked;
    'ticket.rate': Asked;
  }
}

const isAdmin = (viewer: MaybeViewer): boolean => serves(viewer, 'SERVICE');
const isOwn = (viewer: MaybeViewer, { requester }: Pick<TicketRecord, 'requester'>): boolean =>
  viewer !== null && viewer.userId === requester.userId;

const day = 86_400_000;
const isWithin = (since: Date | null, days: number): boolean =>
  since === null || Date.now() - since.getTime() < days * day;

/** Whether a request can be rated now, whoever does: it was answered, and not long ago closed. */
export const isRateable = ({ dateAnswered, dateClosed, rating }: Asked): boolean =>
  dateAnswered !== null && rating === null && isWithin(dateClosed, limits.ticket.rateDays);

/** Who may do what with requests. */
export const servicePolicy = {
  'service.administer': isAdmin,
  'ticket.read': (viewer, ticket) => isOwn(viewer, ticket) || isAdmin(viewer),
  'ticket.write': (viewer, ticket) =>
    isOwn(viewer, ticket) && isWithin(ticket.dateClosed, limits.ticket.reopenDays),
  'ticket.rate': (viewer, ticket) => isOwn(viewer, ticket) && isRateable(ticket),
} satisfies Policy;

/** Whether the law's term of a request still runs and may be extended. */
export const canExtend = (
  {
    kind,
    dateAnswered,
    isExtended,
    dueAt,
  }: Pick<TicketRecord, 'dateAnswered' | 'isExtended' | 'dueAt'> & {
    kind: TicketKind;
  },
  now = new Date(),
): boolean =>
  isLegalKind(kind) && dateAnswered === null && !isExtended && dueAt !== null && now <= dueAt;
