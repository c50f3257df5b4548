import type { PageViews } from '../page-route.ts';

export const serviceViews = {
  contact: () => import('../../features/service/views/contact.tsx').then(({ Contact }) => Contact),
  questions: () =>
    import('../../features/questions/views/questions.tsx').then(({ Questions }) => Questions),
  adminQuestions: () =>
    import('../../features/admin-questions/views/questions-editor.tsx').then(
      ({ QuestionsEditor }) => QuestionsEditor,
    ),
  rateAnswer: () =>
    import('../../features/service/views/rate-answer.tsx').then(({ RateAnswer }) => RateAnswer),
  customerService: () =>
    import('../../features/service/views/customer-service.tsx').then(
      ({ CustomerService }) => CustomerService,
    ),
  ticket: () =>
    import('../../features/service/views/ticket.tsx').then(({ TicketPage }) => TicketPage),
  adminCustomerService: () =>
    import('../../features/admin-service/views/tickets.tsx').then(({ Tickets }) => Tickets),
  adminTicket: () =>
    import('../../features/admin-service/views/ticket-details.tsx').then(
      ({ TicketDetails }) => TicketDetails,
    ),
  adminTicketRecord: () =>
    import('../../features/admin-service/views/ticket-record.tsx').then(
      ({ TicketRecord }) => TicketRecord,
    ),
  adminSettings: () =>
    import('../../features/admin-settings/views/settings.tsx').then(({ Settings }) => Settings),
  adminCannedReplies: () =>
    import('../../features/admin-service/views/canned-replies.tsx').then(
      ({ CannedReplies }) => CannedReplies,
    ),
} satisfies PageViews;
