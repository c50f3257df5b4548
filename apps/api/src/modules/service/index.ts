import type { ApiModule } from '../../module.ts';
import { keepAsProof } from '../mail/index.ts';
import { onUserErasure } from '../users/index.ts';
import { serveInboundMail } from './mail/inbound.route.ts';
import { eraseRequester, provenMailsOf, serviceDataOf } from './personal-data.ts';
import { CannedReply } from './resolvers/CannedReply.ts';
import { root } from './resolvers/root.ts';
import { Ticket } from './resolvers/Ticket.ts';
import { TicketEntry } from './resolvers/TicketEntry.ts';
import { serviceConsumer } from './service.consumer.ts';
import './service.events.ts';
import { serviceMigrations } from './service.migrations.ts';
import { serviceNotifications } from './service.notifications.ts';
import { serviceStatistics } from './service.statistics.ts';
import { termsHandler } from './mail/terms.job.ts';
import { ticketFinder } from './ticket.finder.ts';
import { servicePolicy } from './ticket.policy.ts';
import { ticketQueue } from './ticket.queue.ts';

onUserErasure(eraseRequester);
keepAsProof(provenMailsOf);

export { insertCannedReply, insertTicket } from './insert-ticket.ts';

/** Customer service: requests with their threads, by form and by mail. */
export const service: ApiModule = {
  name: 'service',
  notifications: serviceNotifications,
  resolvers: { ...root, Ticket, TicketEntry, CannedReply },
  policy: servicePolicy,
  personalData: serviceDataOf,
  migrations: serviceMigrations,
  consumers: [serviceConsumer],
  jobs: [termsHandler],
  queue: [ticketQueue],
  statistics: [serviceStatistics],
  finders: [ticketFinder],
  routes: serveInboundMail,
};
