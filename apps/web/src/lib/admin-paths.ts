import { pathTo } from '@wiki/domain';
import { type AdminBusinessTab, type NotificationsTab, withQuery } from './paths.ts';

/** Every address of the back office, apart from those that visitors' first load carries. */
export const adminPaths = {
  analytics: () => pathTo('adminAnalytics'),
  editBusinessProfiles: () => pathTo('adminBusinesses'),
  businessProfile: (businessId: string, query: { tab?: AdminBusinessTab } = {}) =>
    withQuery(pathTo('adminBusiness', { businessId }), query),
  createBusinessProfile: () => pathTo('adminCreateBusiness'),
  editListings: (query: { tab?: string } = { tab: 'products' }) =>
    withQuery(pathTo('adminListings'), query),
  createListing: (query: { tab?: string; business?: string } = { tab: 'products' }) =>
    withQuery(pathTo('adminCreateListing'), query),
  listing: (listingId: string) => pathTo('adminListing', { listingId }),
  moderation: (query: { tab?: string; case?: string } = {}) =>
    withQuery(pathTo('adminManageDiscussions'), query),
  moderationRules: () => pathTo('adminModerationRules'),
  discussionThreads: () => pathTo('adminDiscussions'),
  blacklistPhrases: () => pathTo('adminBlacklist'),
  partners: () => pathTo('adminPartners'),
  partner: (partnerId: string) => pathTo('adminPartner', { partnerId }),
  createPartner: () => pathTo('adminCreatePartner'),
  newApplications: (query: { tab?: string } = { tab: 'all' }) =>
    withQuery(pathTo('adminApplications'), query),
  application: (applicationId: string) => pathTo('adminApplication', { applicationId }),
  payments: () => pathTo('adminPayments'),
  payment: (paymentId: string) => pathTo('adminPayment', { paymentId }),
  plans: () => pathTo('adminPlans'),
  customerService: () => pathTo('adminCustomerService'),
  ticket: (ticketId: string) => pathTo('adminTicket', { ticketId }),
  ticketRecord: (ticketId: string) => pathTo('adminTicketRecord', { ticketId }),
  cannedReplies: () => pathTo('adminCannedReplies'),
  questions: () => pathTo('adminQuestions'),
  disputes: () => pathTo('adminDisputes'),
  dispute: (disputeId: string) => pathTo('adminDispute', { disputeId }),
  news: () => pathTo('adminNews'),
  pages: () => pathTo('adminPages'),
  page: (kind: string) => pathTo('adminPage', { kind }),
  createNews: () => pathTo('adminCreateNews'),
  newsItem: (newsId: string) => pathTo('adminNewsItem', { newsId }),
  newsPreview: (newsId: string) => pathTo('adminNewsPreview', { newsId }),
  notifications: (query: { tab?: NotificationsTab } = {}) =>
    withQuery(pathTo('adminNotifications'), query),
  notificationPreferences: () => pathTo('adminNotificationPreferences'),
  users: () => pathTo('adminUsers'),
  user: (userId: string) => pathTo('adminUser', { userId }),
  referenceLists: () => pathTo('adminReferenceLists'),
  audit: (query: { q?: string } = {}) => withQuery(pathTo('adminAudit'), query),
  settings: () => pathTo('adminSettings'),
  jobs: () => pathTo('adminJobs'),
  givenUpEvents: () => pathTo('adminGivenUpEvents'),
} as const;
