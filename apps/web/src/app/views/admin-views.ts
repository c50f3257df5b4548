import type { PageViews } from '../page-route.ts';

export const adminViews = {
  adminUsers: () =>
    import('../../features/admin-users/views/accounts.tsx').then(({ Accounts }) => Accounts),
  adminUser: () =>
    import('../../features/admin-users/views/account.tsx').then(({ Account }) => Account),
  adminApplications: () =>
    import('../../features/admin-applications/views/applications.tsx').then(
      ({ Applications }) => Applications,
    ),
  adminApplication: () =>
    import('../../features/admin-applications/views/application-details.tsx').then(
      ({ ApplicationPage }) => ApplicationPage,
    ),
  adminBusinesses: () =>
    import('../../features/admin-businesses/views/businesses.tsx').then(
      ({ Businesses }) => Businesses,
    ),
  adminBusiness: () =>
    import('../../features/admin-businesses/views/business.tsx').then(
      ({ BusinessPage }) => BusinessPage,
    ),
  adminCreateBusiness: () =>
    import('../../features/admin-businesses/views/create-business.tsx').then(
      ({ CreateBusiness }) => CreateBusiness,
    ),
  adminManageDiscussions: () =>
    import('../../features/admin-moderation/views/moderation.tsx').then(
      ({ Moderation }) => Moderation,
    ),
  adminModerationRules: () =>
    import('../../features/admin-moderation/views/moderation-rules.tsx').then(
      ({ ModerationRules }) => ModerationRules,
    ),
  adminDiscussions: () =>
    import('../../features/admin-moderation/views/threads.tsx').then(({ Threads }) => Threads),
  adminReferenceLists: () =>
    import('../../features/admin-reference/views/reference-lists.tsx').then(
      ({ ReferenceLists }) => ReferenceLists,
    ),
  adminAnalytics: () =>
    import('../../features/admin-home/views/admin-home.tsx').then(({ AdminHome }) => AdminHome),
  adminAudit: () =>
    import('../../features/admin-audit/views/audit-log.tsx').then(({ AuditLog }) => AuditLog),
  adminJobs: () =>
    import('../../features/admin-jobs/views/background-work.tsx').then(
      ({ BackgroundWork }) => BackgroundWork,
    ),
  adminGivenUpEvents: () =>
    import('../../features/admin-jobs/views/given-up-events.tsx').then(
      ({ GivenUpEvents }) => GivenUpEvents,
    ),
} satisfies PageViews;
