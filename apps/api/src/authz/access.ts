import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../graphql/context.ts';
import { apiError } from '../platform/errors/errors.ts';
import type { MaybeViewer } from './session.ts';

/**
 * Who may use a root field. While a new password is demanded of a viewer, only `always` and
 * `reauthorization` let them pass.
 *
 * - `always`: everyone, in every state.
 * - `public`: visitors and the signed in.
 * - `signedIn`: the signed in.
 * - `reauthorization`: the signed in, also while a new password is demanded.
 * - `admin`: administrators.
 */
export type AccessRule = 'always' | 'public' | 'signedIn' | 'reauthorization' | 'admin';

/** The rule of every root field. One without a rule stops the start and fails a test. */
export const access: Readonly<Record<string, AccessRule>> = {
  'Query.mySessions': 'signedIn',
  'Query.exportMyData': 'signedIn',
  'Query.me': 'always',
  'Query.user': 'public',
  'Query.users': 'admin',
  'Query.notifications': 'signedIn',
  'Query.unreadNotificationCount': 'signedIn',
  'Query.liveCursor': 'always',
  'Query.uploadRules': 'public',
  'Query.file': 'signedIn',
  'Query.reference': 'public',
  'Query.businesses': 'public',
  'Query.business': 'public',
  'Query.myBusiness': 'signedIn',
  'Query.myBusinessInvitations': 'signedIn',
  'Query.myApplication': 'signedIn',
  'Query.application': 'signedIn',
  'Query.applications': 'admin',
  'Query.applicationCounts': 'admin',
  'Query.plans': 'public',
  'Query.accountStatus': 'signedIn',
  'Query.invoice': 'signedIn',
  'Query.openInvoices': 'admin',
  'Query.payment': 'signedIn',
  'Query.myPayments': 'signedIn',
  'Query.payments': 'admin',
  'Query.listings': 'public',
  'Query.listing': 'public',
  'Query.listingsByIds': 'public',
  'Query.listingFacets': 'public',
  'Query.managedListings': 'signedIn',
  'Query.managedListingCounts': 'signedIn',
  'Query.managedListing': 'signedIn',
  'Query.products': 'public',
  'Query.product': 'public',
  'Query.myFavourites': 'signedIn',
  'Query.search': 'public',
  'Query.reviews': 'public',
  'Query.review': 'public',
  'Query.myReviews': 'signedIn',
  'Query.disputes': 'admin',
  'Query.disputeCounts': 'admin',
  'Query.dispute': 'signedIn',
  'Query.blacklist': 'admin',
  'Query.chats': 'signedIn',
  'Query.chat': 'signedIn',
  'Query.unreadChatCount': 'signedIn',
  'Query.communityUpdates': 'public',
  'Query.document': 'always',
  'Query.site': 'always',
  'Query.jobs': 'admin',

  'Mutation.signUp': 'always',
  'Mutation.signIn': 'always',
  'Mutation.refreshSession': 'always',
  'Mutation.signOut': 'always',
  'Mutation.revokeSession': 'signedIn',
  'Mutation.revokeOtherSessions': 'signedIn',
  'Mutation.requestEmailVerification': 'signedIn',
  'Mutation.verifyEmail': 'always',
  'Mutation.requestPasswordReset': 'always',
  'Mutation.resetPassword': 'always',
  'Mutation.deleteAccount': 'signedIn',
  'Mutation.suspendUser': 'admin',
  'Mutation.reinstateUser': 'admin',
  'Mutation.requireReauthorization': 'admin',
  'Mutation.updateProfile': 'signedIn',
  'Mutation.setLanguage': 'signedIn',
  'Mutation.markNotificationsRead': 'signedIn',
  'Mutation.markNotificationsUnread': 'signedIn',
  'Mutation.markAllNotificationsRead': 'signedIn',
  'Mutation.dismissNotifications': 'signedIn',
  'Mutation.removeNotifications': 'signedIn',
  'Mutation.requestUpload': 'signedIn',
  'Mutation.completeUpload': 'signedIn',
  'Mutation.removeFile': 'signedIn',
  'Mutation.uploadFile': 'signedIn',
  'Mutation.createFileLink': 'signedIn',
  'Mutation.setAvatar': 'signedIn',
  'Mutation.saveReferenceItem': 'admin',
  'Mutation.resetReferenceItem': 'admin',
  'Mutation.updateBusiness': 'signedIn',
  'Mutation.createBusiness': 'admin',
  'Mutation.setBusinessVerified': 'admin',
  'Mutation.setBusinessStatus': 'admin',
  'Mutation.inviteBusinessMember': 'signedIn',
  'Mutation.cancelBusinessInvitation': 'signedIn',
  'Mutation.acceptBusinessInvitation': 'signedIn',
  'Mutation.declineBusinessInvitation': 'signedIn',
  'Mutation.changeBusinessMemberRole': 'signedIn',
  'Mutation.removeBusinessMember': 'signedIn',
  'Mutation.createBusinessUser': 'admin',
  'Mutation.saveApplicationDraft': 'signedIn',
  'Mutation.submitApplication': 'signedIn',
  'Mutation.withdrawApplication': 'signedIn',
  'Mutation.approveApplication': 'admin',
  'Mutation.requestApplicationChanges': 'admin',
  'Mutation.rejectApplication': 'admin',
  'Mutation.deleteApplication': 'admin',
  'Mutation.sendPaymentReminder': 'admin',
  'Mutation.activateApplication': 'admin',
  'Mutation.startCheckout': 'signedIn',
  'Mutation.confirmPayment': 'signedIn',
  'Mutation.recordManualPayment': 'admin',
  'Mutation.createReceiptLink': 'signedIn',
  'Mutation.createPaymentsCsvLink': 'signedIn',
  'Mutation.upgradeMembership': 'signedIn',
  'Mutation.downgradeMembership': 'signedIn',
  'Mutation.retryBillingSync': 'signedIn',
  'Mutation.updatePlan': 'admin',
  'Mutation.suspendMembership': 'admin',
  'Mutation.reinstateMembership': 'admin',
  'Mutation.createListing': 'signedIn',
  'Mutation.updateListing': 'signedIn',
  'Mutation.duplicateListing': 'signedIn',
  'Mutation.actOnListings': 'signedIn',
  'Mutation.featureListings': 'admin',
  'Mutation.importListings': 'signedIn',
  'Mutation.recordListingView': 'public',
  'Mutation.setListingSaved': 'signedIn',
  'Mutation.addListingComment': 'signedIn',
  'Mutation.editListingComment': 'signedIn',
  'Mutation.deleteListingComment': 'signedIn',
  'Mutation.writeReview': 'signedIn',
  'Mutation.editReview': 'signedIn',
  'Mutation.replyToReview': 'signedIn',
  'Mutation.disputeReview': 'signedIn',
  'Mutation.respondToDispute': 'admin',
  'Mutation.removeDisputedReview': 'admin',
  'Mutation.requestReviewEdit': 'admin',
  'Mutation.removeReview': 'admin',
  'Mutation.addBlacklistEntry': 'admin',
  'Mutation.removeBlacklistEntry': 'admin',
  'Mutation.contactSeller': 'signedIn',
  'Mutation.sendMessage': 'signedIn',
  'Mutation.markChatSeen': 'signedIn',

  'Subscription.meChanged': 'reauthorization',
  'Subscription.notificationChanged': 'signedIn',
  'Subscription.myBusinessChanged': 'signedIn',
  'Subscription.applicationChanged': 'admin',
  'Subscription.myApplicationChanged': 'signedIn',
  'Subscription.accountStatusChanged': 'signedIn',
  'Subscription.paymentChanged': 'admin',
  'Subscription.listingChanged': 'public',
  'Subscription.managedListingChanged': 'signedIn',
  'Subscription.reviewChanged': 'public',
  'Subscription.disputeChanged': 'signedIn',
  'Subscription.blacklistChanged': 'admin',
  'Subscription.chatChanged': 'signedIn',
  'Subscription.communityUpdateAdded': 'public',
};

/** Lets a viewer pass or throws `UNAUTHENTICATED`, `REAUTHORIZATION_REQUIRED` or `FORBIDDEN`. */
export function assertAccess(rule: AccessRule, viewer: MaybeViewer): void {
  if (rule === 'always' || (rule === 'public' && !viewer)) return;
  if (!viewer) throw apiError('UNAUTHENTICATED');
  if (rule === 'reauthorization') return;
  if (!viewer.isAuthorized) throw apiError('REAUTHORIZATION_REQUIRED');
  if (rule === 'admin' && viewer.memberType !== 'wikiAdmin') throw apiError('FORBIDDEN');
}

/** The root fields that have no rule, and the rules that have no root field. */
export function accessGaps(schema: GraphQLSchema): { missing: string[]; unknown: string[] } {
  const fields = rootTypes(schema).flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );
  return {
    missing: fields.filter((field) => !Object.hasOwn(access, field)),
    unknown: Object.keys(access).filter((field) => !fields.includes(field)),
  };
}

/**
 * Puts every root field behind its rule, subscriptions at the start and again at each delivery.
 * @throws when a root field has no rule.
 */
export function applyAccess(schema: GraphQLSchema): void {
  const { missing } = accessGaps(schema);
  if (missing.length > 0) throw new Error(`Without an access rule: ${missing.join(', ')}`);
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const rule = access[`${type.name}.${field.name}`] ?? 'admin';
      field.resolve = guarded(rule, field.resolve ?? defaultFieldResolver);
      if (field.subscribe) field.subscribe = guarded(rule, field.subscribe);
    }
  }
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function guarded(rule: AccessRule, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    assertAccess(rule, context.viewer);
    return resolve(source, args, context, info);
  };
}

function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}
