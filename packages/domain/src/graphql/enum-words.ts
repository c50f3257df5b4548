import { enumName } from './enum-names.ts';
import { languages } from '../texts/language.ts';
import {
  itemConditions,
  listingActions,
  listingStatuses,
  listingTypes,
  propertyTypes,
  transactionTypes,
} from '../listings/listings.ts';
import { memberTypes } from '../businesses/member-type.ts';
import { membershipStatuses, planKeys } from '../businesses/membership.ts';
import { reportableKinds, reportReasonKeys } from '../moderation/moderation.ts';
import {
  disputeActions,
  disputeHandlings,
  disputeNatures,
  disputeStatuses,
  transactionSizes,
} from '../businesses/reviews.ts';
import { staffRoles } from '../accounts/staff.ts';

/**
 * The enums of the schema whose values have other words here, which are those that are stored and
 * stand in addresses. In the schema each value is called by `enumName` of its word; both ends of the
 * API, server and client, translate where they read and write.
 */
export const wordsOfEnums = {
  ArtworkPalette: ['plum', 'clay', 'sky', 'jade', 'maize'],
  BlacklistKind: ['phrase', 'word'],
  BusinessStatus: ['active', 'inactive'],
  CommunityUpdateKind: ['listingPublished', 'businessJoined', 'reviewWritten'],
  DisputeAction: disputeActions,
  DisputeHandling: disputeHandlings,
  DisputeNature: disputeNatures,
  DisputeParty: ['business', 'author', 'administrator', 'platform'],
  DisputeStatus: disputeStatuses,
  ItemCondition: itemConditions,
  Language: languages,
  ListingAction: listingActions,
  ListingStatus: listingStatuses,
  ListingType: listingTypes,
  MemberType: memberTypes,
  MembershipStatus: membershipStatuses,
  PlanKey: planKeys,
  PropertyType: propertyTypes,
  ReportReason: reportReasonKeys,
  ReportableKind: reportableKinds,
  ReviewStatus: ['published', 'removed'],
  SearchType: ['all', 'products', 'services', 'property'],
  StaffRole: staffRoles,
  TransactionSize: transactionSizes,
  TransactionType: transactionTypes,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Enum -> the name of each value -> its word, as resolvers of GraphQL take them. */
export const enumValues: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    Object.entries(wordsOfEnums).map(([type, words]) => [
      type,
      Object.fromEntries(words.map((word) => [enumName(word), word])),
    ]),
  );
