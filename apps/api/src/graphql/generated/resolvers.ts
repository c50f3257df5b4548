import type { ApplicationStatus } from '@wiki/domain';
import type { ApplicationAction } from '@wiki/domain';
import type { ApplicationTab } from '@wiki/domain';
import type { PaymentStatus } from '@wiki/domain';
import type { PlanKey } from '@wiki/domain';
import type { MembershipStatus } from '@wiki/domain';
import type { ListingType } from '@wiki/domain';
import type { ListingStatus } from '@wiki/domain';
import type { ListingAction } from '@wiki/domain';
import type { DisputeStatus } from '@wiki/domain';
import type { DisputeAction } from '@wiki/domain';
import type { IncomingFile } from '../multipart.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRecord as UserRecordMapper } from '../../modules/users/user.model.ts';
import type { SessionRecord as SessionRecordMapper } from '../../modules/accounts/session.model.ts';
import type { NotificationRecord as NotificationRecordMapper } from '../../modules/notifications/notification.model.ts';
import type {
  BusinessRecord as BusinessRecordMapper,
  MembershipRecord as MembershipRecordMapper,
} from '../../modules/businesses/business.model.ts';
import type {
  ListingRecord as ListingRecordMapper,
  ProductRecord as ProductRecordMapper,
  ServiceRecord as ServiceRecordMapper,
  PropertyRecord as PropertyRecordMapper,
} from '../../modules/listings/listing.model.ts';
import type { CommentRecord as CommentRecordMapper } from '../../modules/engagement/comment.model.ts';
import type { FavouriteRecord as FavouriteRecordMapper } from '../../modules/engagement/favourite.model.ts';
import type { SearchHitView as SearchHitViewMapper } from '../../modules/search/search-hit.ts';
import type { FacetValueView as FacetValueViewMapper } from '../../modules/search/facet-value.ts';
import type {
  ReviewRecord as ReviewRecordMapper,
  ReviewVersionRecord as ReviewVersionRecordMapper,
} from '../../modules/reviews/review.model.ts';
import type {
  DisputeRecord as DisputeRecordMapper,
  DisputeStepRecord as DisputeStepRecordMapper,
} from '../../modules/reviews/dispute.model.ts';
import type { BlacklistEntryRecord as BlacklistEntryRecordMapper } from '../../modules/moderation/blacklist.model.ts';
import type { ChatRecord as ChatRecordMapper } from '../../modules/chat/chat.model.ts';
import type { MessageRecord as MessageRecordMapper } from '../../modules/chat/message.model.ts';
import type { CommunityUpdateView as CommunityUpdateViewMapper } from '../../modules/community/community-update.ts';
import type { FileRecord as FileRecordMapper } from '../../modules/files/file.model.ts';
import type { ImageView as ImageViewMapper } from '../../modules/files/image.ts';
import type { ReferenceItemView as ReferenceItemViewMapper } from '../../modules/reference/reference-item.ts';
import type { InvitationRecord as InvitationRecordMapper } from '../../modules/businesses/invitation.model.ts';
import type { MemberView as MemberViewMapper } from '../../modules/businesses/members.service.ts';
import type {
  ApplicationRecord as ApplicationRecordMapper,
  ApplicationFormRecord as ApplicationFormRecordMapper,
  ShareholderRecord as ShareholderRecordMapper,
  CommercialReferenceRecord as CommercialReferenceRecordMapper,
  TransitionRecord as TransitionRecordMapper,
} from '../../modules/applications/application.model.ts';
import type { ReasonGiven as ReasonGivenMapper } from '@wiki/domain';
import type { PlanRecord as PlanRecordMapper } from '../../modules/billing/plan.model.ts';
import type { InvoiceRecord as InvoiceRecordMapper } from '../../modules/billing/invoice.model.ts';
import type { PaymentRecord as PaymentRecordMapper } from '../../modules/billing/payment.model.ts';
import type { AccountStatusView as AccountStatusViewMapper } from '../../modules/billing/account-status.service.ts';
import type { AccountStatusChangeRecord as AccountStatusChangeRecordMapper } from '../../modules/billing/account-status.live.ts';
import type { DocumentRecord as DocumentRecordMapper } from '../../modules/content/document.model.ts';
import type { JobRecord as JobRecordMapper } from '../../platform/jobs/job.model.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** An opaque position in a list. It is only good for the list and order that gave it. */
  Cursor: { input: string; output: string };
  /** A calendar date without time or zone, `YYYY-MM-DD`. */
  Date: { input: string; output: string };
  /** An instant in UTC, ISO 8601 with milliseconds, such as `2026-11-21T14:05:00.000Z`. */
  DateTime: { input: Date; output: Date };
  /** An opaque position in the stream of live events. Keep the last one received and pass it as `after` to resume without gaps or duplicates. Valid for 7 days. */
  EventCursor: { input: string; output: string };
  /** A whole number that fits a double exactly (up to 2^53 − 1), for amounts and counts. */
  SafeInt: { input: number; output: number };
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: IncomingFile; output: never };
};

/** A short-lived access token. The refresh token travels only in an httpOnly cookie. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it stops working; refresh before. */
  expiresAt: Scalars['DateTime']['output'];
  /** The bearer token for the Authorization header and the WebSocket's connection_init. */
  token: Scalars['String']['output'];
};

/** What a member owes and how the membership stands. */
export type AccountStatus = {
  __typename?: 'AccountStatus';
  /** The application that awaits payment, or null. */
  application?: Maybe<Application>;
  /** What went wrong the last time the billing service was told of changed data, or null. */
  billingSyncError?: Maybe<Scalars['String']['output']>;
  /** The business, or null before activation. */
  business?: Maybe<Business>;
  /** The last payments, the newest first, up to 5. */
  lastPayments: Array<Payment>;
  /** The plan in force, or null for those without membership. */
  membership?: Maybe<Membership>;
  /** The invoice to pay, or null. */
  openInvoice?: Maybe<Invoice>;
  /** Whether the viewer may pay, upgrade and downgrade. */
  viewerCanManage: Scalars['Boolean']['output'];
};

/** A change of the caller's account status. */
export type AccountStatusChange = {
  __typename?: 'AccountStatusChange';
  /** How it stands now. */
  accountStatus: AccountStatus;
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
};

/** The answer to a change of the membership. */
export type AccountStatusPayload = {
  __typename?: 'AccountStatusPayload';
  /** How it stands now, or null when refused. */
  accountStatus?: Maybe<AccountStatus>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An administrator's act on a dispute, with what is told to the parties. */
export type ActOnDisputeInput = {
  /** The dispute. */
  disputeId: Scalars['ID']['input'];
  /** Why: told to the business, and to the author where the review is concerned. */
  reason: ReasonInput;
};

/** Something to do to listings. */
export type ActOnListingsInput = {
  /** What to do. */
  action: ListingAction;
  /** The listings, 1 to 100. */
  listingIds: Array<Scalars['ID']['input']>;
  /** For `remove`: why. Its business is told. */
  reason?: InputMaybe<ReasonInput>;
};

/** The answer of an operation that has nothing else to say. */
export type ActionPayload = {
  __typename?: 'ActionPayload';
  /** Whether it was done. A neutral request (password reset) is done even when nothing was found. */
  ok: Scalars['Boolean']['output'];
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An application to activate. */
export type ActivateApplicationInput = {
  /** The application. */
  applicationId: Scalars['ID']['input'];
  /** True to activate although nothing was paid; otherwise such an application answers `CONFIRMATION_REQUIRED`. */
  confirmUnpaid?: Scalars['Boolean']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** An entry to add. */
export type AddBlacklistEntryInput = {
  /** What it does. */
  kind: BlacklistKind;
  /** The word (one word) or phrase, 2 to 100 characters. */
  text: Scalars['String']['input'];
};

/** A comment to write. */
export type AddListingCommentInput = {
  /** The listing. */
  listingId: Scalars['ID']['input'];
  /** The comment to reply to, or null. */
  replyTo?: InputMaybe<Scalars['ID']['input']>;
  /** The text, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** A business's application for membership. Only the applicant and administrators see it. */
export type Application = {
  __typename?: 'Application';
  /** Who applies. */
  applicant: User;
  /** The business it became. */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** When it last changed. */
  dateChanged: Scalars['DateTime']['output'];
  /** When it was begun. */
  dateCreated: Scalars['DateTime']['output'];
  /** When it was last submitted. */
  dateSubmitted?: Maybe<Scalars['DateTime']['output']>;
  /** What they wrote. */
  form: ApplicationForm;
  /** What happened, the oldest first. */
  history: Array<ApplicationTransition>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Until when to pay, while a payment is awaited. */
  paymentDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last reason given for refusing or deleting it. */
  reason?: Maybe<Reason>;
  /** Comments to answer, the last time changes were requested. */
  requestedChanges: Array<FieldComment>;
  /** Where it stands. */
  status: ApplicationStatus;
  /** The step to continue at. */
  step: ApplicationStep;
  /** Grows with every change. Send the one you read: an older one is refused as `CONFLICT`. */
  version: Scalars['Int']['output'];
  /** What the viewer may do now. */
  viewerActions: Array<ApplicationAction>;
  /** Whether the viewer may pay for it now. */
  viewerCanPay: Scalars['Boolean']['output'];
  /** Whether the viewer may send a payment reminder now. */
  viewerCanRemind: Scalars['Boolean']['output'];
};

export type { ApplicationAction };

/** An application to act on. */
export type ApplicationActionInput = {
  /** The application. */
  applicationId: Scalars['ID']['input'];
  /** The version that was read; an older one is refused as `CONFLICT`. */
  version: Scalars['Int']['input'];
};

/** A change of an application, for administrators. */
export type ApplicationChange = {
  __typename?: 'ApplicationChange';
  /** The application as it is now, or null when it was deleted. */
  application?: Maybe<Application>;
  /** Its id. */
  applicationId: Scalars['ID']['output'];
  /** The tabs as they are now. */
  counts: Array<ApplicationTabCount>;
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
};

/** A page of applications. */
export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  /** The applications with their cursors. */
  edges: Array<ApplicationEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An application in a list. */
export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The application. */
  node: Application;
};

/** What the applicant wrote. While it is a draft anything may be missing. */
export type ApplicationForm = {
  __typename?: 'ApplicationForm';
  /** Further pictures, up to 10. */
  additionalImages: Array<File>;
  /** Street address. Required. */
  address?: Maybe<Scalars['String']['output']>;
  /** Who may act for the business. At least one. */
  authorizedUsers: Array<AuthorizedUser>;
  /** Where invoices go; the contact's e-mail when empty. */
  billingEmail?: Maybe<Scalars['String']['output']>;
  /** Business license. Required. */
  businessLicense: Array<File>;
  /** Name of the business. Required. */
  businessName?: Maybe<Scalars['String']['output']>;
  /** Privately held or publicly traded. */
  businessType?: Maybe<BusinessType>;
  /** City. Required. */
  city?: Maybe<Scalars['String']['output']>;
  /** A value of COMMERCIAL_ACTIVITIES. Required. */
  commercialActivity?: Maybe<Scalars['String']['output']>;
  /** Someone who knows the business; its picture is required. */
  commercialReference: CommercialReference;
  /** Contact's given name. Required. */
  contactFirstName?: Maybe<Scalars['String']['output']>;
  /** Contact's family name. Required. */
  contactLastName?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code; Colombia when empty. */
  country?: Maybe<Scalars['String']['output']>;
  /** What the business does. Required. */
  description?: Maybe<Scalars['String']['output']>;
  /** A value of DOCUMENT_TYPES. */
  documentType?: Maybe<Scalars['String']['output']>;
  /** Contact's e-mail. Required. */
  email?: Maybe<Scalars['String']['output']>;
  /** https address. */
  facebook?: Maybe<Scalars['String']['output']>;
  /** Financial statements of the last year. Required. */
  financialStatements: Array<File>;
  /** Incorporation articles. Required. */
  incorporationArticles: Array<File>;
  /** Name or https address. */
  instagram?: Maybe<Scalars['String']['output']>;
  /** Minutes of the last assembly. */
  lastAssemblyMinutes: Array<File>;
  /** A value of LINES_OF_BUSINESS. Required. */
  lineOfBusiness?: Maybe<Scalars['String']['output']>;
  /** https address. */
  linkedin?: Maybe<Scalars['String']['output']>;
  /** Logo. Required. */
  logo?: Maybe<File>;
  /** A value of NATURE_TYPES. */
  natureType?: Maybe<Scalars['String']['output']>;
  /** Contact's phone in E.164. Required. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Postal code. Required. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Who told them of the network. */
  referredBy?: Maybe<Scalars['String']['output']>;
  /** Services, each a few words. Required. */
  services: Array<Scalars['String']['output']>;
  /** Shareholders with more than 10 %. */
  shareholders: Array<Shareholder>;
  /** Size by people. */
  size?: Maybe<BusinessSize>;
  /** Region, state or department. */
  state?: Maybe<Scalars['String']['output']>;
  /** Tax documents. Required. */
  taxDocuments: Array<File>;
  /** Tax id in the form of its country. Required. */
  taxId?: Maybe<Scalars['String']['output']>;
  /** A value of TAX_REGIMES. Required. */
  taxRegime?: Maybe<Scalars['String']['output']>;
  /** Values of TAX_RESPONSIBILITIES. Required. */
  taxResponsibilities: Array<Scalars['String']['output']>;
  /** A value of TAX_SCHEMES. Required. */
  taxScheme?: Maybe<Scalars['String']['output']>;
  /** A value of TAXPAYER_TYPES. Required. */
  taxpayerType?: Maybe<Scalars['String']['output']>;
  /** A value of VAT_REGIMES. Required. */
  vatRegime?: Maybe<Scalars['String']['output']>;
  /** https address. */
  website?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** What the applicant wrote so far. A field left out stays, null or empty clears. A draft takes unfinished values; submitting checks them all. */
export type ApplicationFormInput = {
  /** Uploaded BUSINESS_IMAGE files, up to 10. */
  additionalImageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Who may act for the business, up to 20. */
  authorizedUsers?: InputMaybe<Array<AuthorizedUserInput>>;
  /** Where invoices go. */
  billingEmail?: InputMaybe<Scalars['String']['input']>;
  /** Uploaded APPLICATION_DOCUMENT files. */
  businessLicenseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name of the business. */
  businessName?: InputMaybe<Scalars['String']['input']>;
  /** Privately held or publicly traded. */
  businessType?: InputMaybe<BusinessType>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** A value of COMMERCIAL_ACTIVITIES. */
  commercialActivity?: InputMaybe<Scalars['String']['input']>;
  /** Someone who knows the business. */
  commercialReference?: InputMaybe<CommercialReferenceInput>;
  /** Contact's given name. */
  contactFirstName?: InputMaybe<Scalars['String']['input']>;
  /** Contact's family name. */
  contactLastName?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** What the business does, up to 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** A value of DOCUMENT_TYPES. */
  documentType?: InputMaybe<Scalars['String']['input']>;
  /** Contact's e-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** https address. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Uploaded APPLICATION_DOCUMENT files. */
  financialStatementIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Uploaded APPLICATION_DOCUMENT files. */
  incorporationArticleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name or https address. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Uploaded APPLICATION_DOCUMENT files. */
  lastAssemblyMinuteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  /** https address. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** An uploaded LOGO. */
  logoId?: InputMaybe<Scalars['ID']['input']>;
  /** A value of NATURE_TYPES. */
  natureType?: InputMaybe<Scalars['String']['input']>;
  /** Contact's phone in E.164. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Who told them of the network. */
  referredBy?: InputMaybe<Scalars['String']['input']>;
  /** Services, up to 30 of up to 80 characters. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Shareholders with more than 10 %, up to 10. */
  shareholders?: InputMaybe<Array<ShareholderInput>>;
  /** Size by people. */
  size?: InputMaybe<BusinessSize>;
  /** Region, state or department. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Uploaded APPLICATION_DOCUMENT files. */
  taxDocumentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** A value of TAX_REGIMES. */
  taxRegime?: InputMaybe<Scalars['String']['input']>;
  /** Values of TAX_RESPONSIBILITIES. */
  taxResponsibilities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A value of TAX_SCHEMES. */
  taxScheme?: InputMaybe<Scalars['String']['input']>;
  /** A value of TAXPAYER_TYPES. */
  taxpayerType?: InputMaybe<Scalars['String']['input']>;
  /** A value of VAT_REGIMES. */
  vatRegime?: InputMaybe<Scalars['String']['input']>;
  /** https address. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in E.164. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to an act on an application. */
export type ApplicationPayload = {
  __typename?: 'ApplicationPayload';
  /** The application after the act; with `CONFLICT` and `ILLEGAL_TRANSITION` as it is now; null when refused otherwise. */
  application?: Maybe<Application>;
  /** Why it was refused. `ILLEGAL_TRANSITION` names both states in its message. */
  userErrors: Array<UserError>;
};

export type { ApplicationStatus };

/** The steps of the form. */
export type ApplicationStep =
  /** Services, tax and billing data, shareholders. */
  | 'BUSINESS'
  /** Address, links, authorised users. */
  | 'CONTACT'
  /** Documents and the commercial reference. */
  | 'DOCUMENTS'
  /** Who applies and for which business. */
  | 'GENERAL'
  /** Reading it all again. */
  | 'REVIEW';

export type { ApplicationTab };

/** How many applications a tab holds. */
export type ApplicationTabCount = {
  __typename?: 'ApplicationTabCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The tab. */
  tab: ApplicationTab;
};

/** One step of an application's history. */
export type ApplicationTransition = {
  __typename?: 'ApplicationTransition';
  /** What was done; null when only a reminder was sent. */
  action?: Maybe<ApplicationAction>;
  /** Who did it, as a name; null for the platform itself. Applicants read `Wiki empresarios` for administrators. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Comments per field, when changes were requested. */
  comments: Array<FieldComment>;
  /** State before. */
  from: ApplicationStatus;
  /** Why, when a reason was given. */
  reason?: Maybe<Reason>;
  /** State after. */
  to: ApplicationStatus;
};

/** A woven picture drawn from a seed, shown wherever there is no photograph. */
export type Artwork = {
  __typename?: 'Artwork';
  /** The palette the bands are coloured with. */
  palette: ArtworkPalette;
  /** The text the pattern is generated from. The same seed always gives the same picture. */
  seed: Scalars['String']['output'];
};

/** The five palettes of the weave. */
export type ArtworkPalette =
  /** Reds and terracotta. */
  | 'clay'
  /** Greens. */
  | 'jade'
  /** Yellows and browns. */
  | 'maize'
  /** Purples. */
  | 'plum'
  /** Blues. */
  | 'sky';

/** Who may act for the business: invited at activation. */
export type AuthorizedUser = {
  __typename?: 'AuthorizedUser';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
};

/** Who may act for the business. */
export type AuthorizedUserInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
};

/** A change of the blacklist: read the list again. */
export type BlacklistChange = {
  __typename?: 'BlacklistChange';
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The entry that was added or removed. */
  entryId: Scalars['ID']['output'];
};

/** A page of the blacklist. */
export type BlacklistConnection = {
  __typename?: 'BlacklistConnection';
  /** The entries with their cursors. */
  edges: Array<BlacklistEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An entry in a list. */
export type BlacklistEdge = {
  __typename?: 'BlacklistEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The entry. */
  node: BlacklistEntry;
};

/** An entry of the blacklist. There is no other list. */
export type BlacklistEntry = {
  __typename?: 'BlacklistEntry';
  /** When it was added. */
  dateCreated: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What it does. */
  kind: BlacklistKind;
  /** The word or phrase as entered. Matched by whole words, whatever their case, accents and disguise. */
  text: Scalars['String']['output'];
};

/** An entry. */
export type BlacklistEntryIdInput = {
  /** The entry. */
  entryId: Scalars['ID']['input'];
};

/** The result of a change of the blacklist. */
export type BlacklistEntryPayload = {
  __typename?: 'BlacklistEntryPayload';
  /** The entry as it is now, or as it was when removed; null when refused. */
  entry?: Maybe<BlacklistEntry>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What an entry of the blacklist does. */
export type BlacklistKind =
  /** Holds a forum post or comment for review. */
  | 'phrase'
  /** Blocks the text. */
  | 'word';

/** A company on the network. Fields marked *managers* are null unless the viewer works for it or is an administrator. */
export type Business = {
  __typename?: 'Business';
  /** Street address, or null when not published. */
  address?: Maybe<Scalars['String']['output']>;
  /** The weave that stands for it. */
  artwork: Artwork;
  /** City. */
  city: Scalars['String']['output'];
  /** Contact e-mail it publishes, or null. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Contact phone it publishes in E.164, or null. */
  contactPhone?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code (ISO 3166-1). */
  country: Scalars['String']['output'];
  /** Cover, or null for the weave. */
  cover?: Maybe<Image>;
  /** When it joined. */
  dateCreated: Scalars['DateTime']['output'];
  /** What it does. */
  description: LocalizedText;
  /** Further pictures. */
  gallery: Array<Image>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Managers. Invitations that were not answered yet. */
  invitations?: Maybe<Array<BusinessInvitation>>;
  /** Whether administrators checked its documents. */
  isVerified: Scalars['Boolean']['output'];
  /** Line of business: a value of the reference list LINES_OF_BUSINESS, or null. */
  lineOfBusiness?: Maybe<Scalars['String']['output']>;
  /** Links it publishes. */
  links: BusinessLinks;
  /** Logo, or null for the weave. */
  logo?: Maybe<Image>;
  /** Managers. The people who work for it. */
  members?: Maybe<Array<BusinessMember>>;
  /** Managers. How its membership stands, or null for one that never had any. */
  membership?: Maybe<Membership>;
  /** The name it trades under. */
  name: Scalars['String']['output'];
  /** Average of its reviews, 1 to 5, or null without any. */
  ratingAverage?: Maybe<Scalars['Float']['output']>;
  /** How many reviews it has. */
  ratingCount: Scalars['Int']['output'];
  /** How many reviews give 5, 4, 3, 2 and 1. */
  ratingDistribution: Array<RatingCount>;
  /** Region, state or department. */
  region: Scalars['String']['output'];
  /** Services it offers, each a few words. */
  services: Array<Scalars['String']['output']>;
  /** Size by people, or null. */
  size?: Maybe<BusinessSize>;
  /** Managers. Whether it takes part. */
  status?: Maybe<BusinessStatus>;
  /** Address of its contact card (vCard 4.0). */
  vcardUrl: Scalars['String']['output'];
  /** Whether the viewer may edit the profile. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer may invite and remove people and manage the membership. */
  viewerCanManage: Scalars['Boolean']['output'];
  /** Whether the viewer may review it: signed in and not one of its people. */
  viewerCanReview: Scalars['Boolean']['output'];
};

/** A page of businesses. */
export type BusinessConnection = {
  __typename?: 'BusinessConnection';
  /** The businesses with their cursors. */
  edges: Array<BusinessEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A business in a list. */
export type BusinessEdge = {
  __typename?: 'BusinessEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The business. */
  node: Business;
};

/** Which businesses to list. Conditions are combined with and. */
export type BusinessFilter = {
  /** City, as in the profile. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  /** At least this average rating, 1 to 5. */
  minRating?: InputMaybe<Scalars['Int']['input']>;
  /** Region, as in the profile. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Name begins with, without case and accents, up to 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Administrators: only those in this state. */
  status?: InputMaybe<BusinessStatus>;
  /** Only verified ones. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A business. */
export type BusinessIdInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
};

/** An invitation to work for a business. */
export type BusinessInvitation = {
  __typename?: 'BusinessInvitation';
  /** The business that invites. */
  business: Business;
  /** When it was sent. */
  dateSent: Scalars['DateTime']['output'];
  /** To whom it went. Null for those who may not know. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it stops working: 14 days later. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The person's name as the inviter wrote it. */
  name: Scalars['String']['output'];
  /** The role that waits: `business` or `businessAdmin`. */
  role: MemberType;
};

/** An invitation to act on. */
export type BusinessInvitationInput = {
  /** The invitation. */
  invitationId: Scalars['ID']['input'];
  /** The token of the e-mail's link, needed while the caller's address is not verified. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to an invitation. */
export type BusinessInvitationPayload = {
  __typename?: 'BusinessInvitationPayload';
  /** The business concerned, or null when refused. */
  business?: Maybe<Business>;
  /** The invitation, or null when refused or answered. */
  invitation?: Maybe<BusinessInvitation>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where else a business is found. */
export type BusinessLinks = {
  __typename?: 'BusinessLinks';
  /** https address. */
  facebook?: Maybe<Scalars['String']['output']>;
  /** Name or https address. */
  instagram?: Maybe<Scalars['String']['output']>;
  /** https address. */
  linkedin?: Maybe<Scalars['String']['output']>;
  /** https address. */
  website?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** Links of a business. */
export type BusinessLinksInput = {
  /** https address. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Name or https address. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** https address. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** https address. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in E.164. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** Someone who works for a business. */
export type BusinessMember = {
  __typename?: 'BusinessMember';
  /** `business` or `businessAdmin`. */
  role: MemberType;
  /** The person. */
  user: User;
};

/** A member to act on. */
export type BusinessMemberInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** The answer to a change of a business. */
export type BusinessPayload = {
  __typename?: 'BusinessPayload';
  /** The business after the change, or null when refused. */
  business?: Maybe<Business>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The size of a business by its people. */
export type BusinessSize =
  /** More than 200. */
  | 'LARGE'
  /** 51 to 200. */
  | 'MEDIUM'
  /** 1 to 10. */
  | 'MICRO'
  /** 11 to 50. */
  | 'SMALL';

/** Whether a business takes part in the network. */
export type BusinessStatus =
  /** It does. */
  | 'active'
  /** Its public profile and listings are hidden. */
  | 'inactive';

/** What a business's shares are. */
export type BusinessType =
  /** Privately held. */
  | 'PRIVATE'
  /** Publicly traded. */
  | 'PUBLIC';

/** A value of a taxonomy with its name in both languages. */
export type Category = {
  __typename?: 'Category';
  /** Stable key, such as `coffee`. */
  key: Scalars['String']['output'];
  /** Its name. */
  label: LocalizedText;
};

/** A member's new role. */
export type ChangeBusinessMemberRoleInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** `business` or `businessAdmin`. */
  role: MemberType;
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** A conversation of its members. Nobody else ever sees it. */
export type Chat = {
  __typename?: 'Chat';
  /** The business one side speaks for, or null. */
  business?: Maybe<Business>;
  /** When it began. */
  dateCreated: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has not seen the last messages. */
  isUnread: Scalars['Boolean']['output'];
  /** When it was last written in. */
  lastActive: Scalars['DateTime']['output'];
  /** The last message, or null before the first. */
  lastMessage?: Maybe<ChatMessage>;
  /** The listing it is about while it can be seen, or null. */
  listing?: Maybe<Listing>;
  /** The name of that listing when the conversation began; null when it is about none. */
  listingName?: Maybe<LocalizedText>;
  /** Messages, the newest first. */
  messages: ChatMessageConnection;
  /** The members with the viewer left out; empty when their accounts are gone. */
  otherMembers: Array<User>;
  /** Whether the viewer is the one who speaks for that business. */
  viewerSells: Scalars['Boolean']['output'];
};

/** A conversation of its members. Nobody else ever sees it. */
export type ChatMessagesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** A conversation that changed. */
export type ChatChange = {
  __typename?: 'ChatChange';
  /** The conversation as it is now for the viewer. */
  chat: Chat;
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The message that was sent, or null when it was seen. */
  message?: Maybe<ChatMessage>;
  /** How many conversations wait for the viewer now. */
  unreadChatCount: Scalars['Int']['output'];
};

/** A page of conversations. */
export type ChatConnection = {
  __typename?: 'ChatConnection';
  /** The conversations with their cursors. */
  edges: Array<ChatEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A conversation in a list. */
export type ChatEdge = {
  __typename?: 'ChatEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The conversation. */
  node: Chat;
};

/** A conversation. */
export type ChatIdInput = {
  /** The conversation. */
  chatId: Scalars['ID']['input'];
};

/** A message of a conversation. */
export type ChatMessage = {
  __typename?: 'ChatMessage';
  /** Its conversation's id. */
  chatId: Scalars['ID']['output'];
  /** What the sender's client called it, for matching what it showed already; null for others. */
  clientKey?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  dateSent: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether every other member has seen it. */
  isSeen: Scalars['Boolean']['output'];
  /** Who wrote it; null when the account is gone. */
  sender?: Maybe<User>;
  /** The text as written. */
  text: Scalars['String']['output'];
};

/** A page of messages. */
export type ChatMessageConnection = {
  __typename?: 'ChatMessageConnection';
  /** The messages with their cursors. */
  edges: Array<ChatMessageEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A message in a list. */
export type ChatMessageEdge = {
  __typename?: 'ChatMessageEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The message. */
  node: ChatMessage;
};

/** The result of sending a message. */
export type ChatMessagePayload = {
  __typename?: 'ChatMessagePayload';
  /** The conversation as it is now, or null when refused. */
  chat?: Maybe<Chat>;
  /** The message, or null when refused. */
  message?: Maybe<ChatMessage>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The result of opening or seeing a conversation. */
export type ChatPayload = {
  __typename?: 'ChatPayload';
  /** The conversation, or null when refused. */
  chat?: Maybe<Chat>;
  /** How many conversations wait for the viewer now. */
  unreadChatCount: Scalars['Int']['output'];
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A payment to be made on the hosted pay page. */
export type Checkout = {
  __typename?: 'Checkout';
  /** Address of the pay page. Open it in the same window. */
  payUrl: Scalars['String']['output'];
  /** The pending payment. */
  payment: Payment;
};

/** The answer to beginning a payment. */
export type CheckoutPayload = {
  __typename?: 'CheckoutPayload';
  /** The checkout, or null when refused: `BILLING_UNAVAILABLE`, `ALREADY_PAID`. */
  checkout?: Maybe<Checkout>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An application to refuse or delete. */
export type CloseApplicationInput = {
  /** The application. */
  applicationId: Scalars['ID']['input'];
  /** Why. */
  reason: ReasonInput;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Someone who knows the business commercially. */
export type CommercialReference = {
  __typename?: 'CommercialReference';
  /** E-mail address. Required. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Picture of the reference. Required. */
  image?: Maybe<File>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164. Required. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Someone who knows the business commercially. */
export type CommercialReferenceInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** An uploaded REFERENCE_IMAGE. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in E.164. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Something that happened in the network and can be seen by everybody. */
export type CommunityUpdate = {
  __typename?: 'CommunityUpdate';
  /** When. */
  date: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: CommunityUpdateKind;
  /** What it is about. */
  subject: CommunityUpdateSubject;
};

/** An update that just happened. */
export type CommunityUpdateAdded = {
  __typename?: 'CommunityUpdateAdded';
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The update. */
  update: CommunityUpdate;
};

/** A page of updates. */
export type CommunityUpdateConnection = {
  __typename?: 'CommunityUpdateConnection';
  /** The updates with their cursors. */
  edges: Array<CommunityUpdateEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An update in a list. */
export type CommunityUpdateEdge = {
  __typename?: 'CommunityUpdateEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The update. */
  node: CommunityUpdate;
};

/** What happened in the network. */
export type CommunityUpdateKind =
  /** A business joined. */
  | 'businessJoined'
  /** A listing was published. */
  | 'listingPublished'
  /** A review was written. */
  | 'reviewWritten';

/** What an update is about. */
export type CommunityUpdateSubject = Business | Product | Property | Review | Service;

/** What the pay page handed back. */
export type ConfirmPaymentInput = {
  /** The billing service's reference of the transaction, from the return address. */
  reference: Scalars['String']['input'];
};

/** The texts a person must accept to join, and where to read them. */
export type ConsentInput = {
  /** The version of the privacy policy that was shown. */
  privacyVersion: Scalars['Int']['input'];
  /** The version of the terms that was shown. */
  termsVersion: Scalars['Int']['input'];
};

/** A seller to contact. */
export type ContactSellerInput = {
  /** The published listing it is about. */
  listingId: Scalars['ID']['input'];
};

/** A business an administrator creates without an application. */
export type CreateBusinessInput = {
  /** City. */
  city: Scalars['String']['input'];
  /** Two-letter country code. */
  country: Scalars['String']['input'];
  /** Description in at least one language. */
  description: LocalizedTextInput;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Region. */
  region: Scalars['String']['input'];
};

/** An account that an administrator creates for a business; it starts with `isAuthorized: false`. */
export type CreateBusinessUserInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** E-mail address of the new account. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Language of the account and its e-mails. */
  language: Language;
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** First password, 6 to 128 characters; the person must set a new one. */
  password: Scalars['String']['input'];
  /** `business` or `businessAdmin`. */
  role?: MemberType;
};

/** The answer to creating an account for a business. */
export type CreateBusinessUserPayload = {
  __typename?: 'CreateBusinessUserPayload';
  /** The business with its members, or null when refused. */
  business?: Maybe<Business>;
  /** The new account, or null when refused. */
  user?: Maybe<User>;
  /** Why it was refused: `USER_EXISTS` for an address with an account, `WEAK_PASSWORD`. */
  userErrors: Array<UserError>;
};

/** A listing to begin. */
export type CreateListingInput = {
  /** Administrators: the business to create it for. Others create for their own. */
  businessId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is. */
  type: ListingType;
  /** What is known so far. */
  values: ListingValuesInput;
};

/** Proof that the owner asks for the deletion. */
export type DeleteAccountInput = {
  /** The account's current password. */
  password: Scalars['String']['input'];
};

/** A comment to delete. */
export type DeleteListingCommentInput = {
  /** The comment. */
  commentId: Scalars['ID']['input'];
  /** Administrators: why; the author is told. */
  reason?: InputMaybe<ReasonInput>;
};

/** A dispute about a review. The business, the review's author and administrators. */
export type Dispute = {
  __typename?: 'Dispute';
  /** When it was submitted. */
  dateCreated: Scalars['DateTime']['output'];
  /** In the words of the business. */
  details: Scalars['String']['output'];
  /** Until when the author may edit the review, while an edit is asked for. */
  editDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the business wants. */
  handling: DisputeHandling;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What is said to be wrong. */
  nature: DisputeNature;
  /** The review. */
  review: Review;
  /** How it stands. */
  status: DisputeStatus;
  /** What happened, the oldest first. */
  timeline: Array<DisputeStep>;
  /** What the viewer may do now. */
  viewerActions: Array<DisputeAction>;
};

export type { DisputeAction };

/** A dispute that changed. */
export type DisputeChange = {
  __typename?: 'DisputeChange';
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The dispute as it is now. */
  dispute: Dispute;
};

/** A page of disputes. */
export type DisputeConnection = {
  __typename?: 'DisputeConnection';
  /** The disputes with their cursors. */
  edges: Array<DisputeEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How many disputes are in a state. */
export type DisputeCount = {
  __typename?: 'DisputeCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: DisputeStatus;
};

/** A dispute in a list. */
export type DisputeEdge = {
  __typename?: 'DisputeEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The dispute. */
  node: Dispute;
};

/** What a business wants done about a review. */
export type DisputeHandling =
  /** Remove the review. */
  | 'removeReview'
  /** Have its author edit it. */
  | 'requestEdit';

/** What a business says is wrong with a review. */
export type DisputeNature =
  /** The author did not work with the company. */
  | 'didNotWorkWithCompany'
  /** Not all details are given. */
  | 'missingDetails'
  /** An unfair representation of events. */
  | 'unfairRepresentation';

/** Somebody's part in a dispute. */
export type DisputeParty =
  /** An administrator. */
  | 'administrator'
  /** The review's author. */
  | 'author'
  /** The business. */
  | 'business'
  /** The platform itself. */
  | 'platform';

/** The result of a change of a dispute. */
export type DisputePayload = {
  __typename?: 'DisputePayload';
  /** The dispute as it is now, or null when refused. */
  dispute?: Maybe<Dispute>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A dispute to submit. All fields are required. */
export type DisputeReviewInput = {
  /** In one's own words, 10 to 4,000 characters. */
  details: Scalars['String']['input'];
  /** What to do about it. */
  handling: DisputeHandling;
  /** What is wrong. */
  nature: DisputeNature;
  /** The review. */
  reviewId: Scalars['ID']['input'];
};

export type { DisputeStatus };

/** A step of a dispute. */
export type DisputeStep = {
  __typename?: 'DisputeStep';
  /** What happened. */
  action: DisputeAction;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who did it. */
  party: DisputeParty;
  /** What was said with it, or null. */
  reason?: Maybe<Reason>;
};

/** One version of a document. Versions are never changed, only followed by a next one. */
export type Document = {
  __typename?: 'Document';
  /** Which document. */
  kind: DocumentKind;
  /** Since when it holds. */
  publishedAt: Scalars['DateTime']['output'];
  /** Its parts, in order. */
  sections: Array<DocumentSection>;
  /** Title, in both languages. */
  title: LocalizedText;
  /** 1, 2, 3 … */
  version: Scalars['Int']['output'];
};

/** Documents that the platform keeps in versions. */
export type DocumentKind =
  /** What the network is. */
  | 'ABOUT'
  /** Privacy policy. */
  | 'PRIVACY'
  /** Terms of use. */
  | 'TERMS';

/** A part of a document. */
export type DocumentSection = {
  __typename?: 'DocumentSection';
  /** Heading, in both languages. */
  heading: LocalizedText;
  /** Paragraphs, in both languages. */
  paragraphs: Array<LocalizedText>;
};

/** A comment to change. */
export type EditListingCommentInput = {
  /** The comment. */
  commentId: Scalars['ID']['input'];
  /** The text, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** An edit of a review that was asked for. All fields as when it was written. */
export type EditReviewInput = {
  /** With whom the author dealt, 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** How it went, 20 to 4,000 characters. */
  exchangeDetails: Scalars['String']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
  /** The review. */
  reviewId: Scalars['ID']['input'];
  /** What it was about, 3 to 120 characters. */
  subject: Scalars['String']['input'];
  /** When it was done; not in the future. */
  transactionDate: Scalars['Date']['input'];
  /** How large the business done was. */
  transactionSize: TransactionSize;
};

/** How much attention a listing got. Equal to a recount once pending events are handled. */
export type Engagement = {
  __typename?: 'Engagement';
  /** Comments and replies that were not deleted. */
  comments: Scalars['Int']['output'];
  /** People who wrote to the seller about it. */
  contacts: Scalars['Int']['output'];
  /** People who keep it among their favourites. */
  saves: Scalars['Int']['output'];
  /** Views, one per viewer and day. */
  views: Scalars['Int']['output'];
};

/** How many listings have a value. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** How many listings have it among those that meet all other conditions. */
  count: Scalars['Int']['output'];
  /** Its name where it has one in a taxonomy, else null. */
  label?: Maybe<LocalizedText>;
  /** The value, as the filter takes it. */
  value: Scalars['String']['output'];
};

/** A listing somebody keeps. */
export type Favourite = {
  __typename?: 'Favourite';
  /** When it was saved. */
  dateSaved: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The listing, or null while it cannot be seen. */
  listing?: Maybe<Listing>;
  /** The listing's id. */
  listingId: Scalars['ID']['output'];
};

/** A page of favourites. */
export type FavouriteConnection = {
  __typename?: 'FavouriteConnection';
  /** The favourites with their cursors. */
  edges: Array<FavouriteEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A favourite in a list. */
export type FavouriteEdge = {
  __typename?: 'FavouriteEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The favourite. */
  node: Favourite;
};

/** Whether listings are featured. */
export type FeatureListingsInput = {
  /** True to feature them. */
  isFeatured: Scalars['Boolean']['input'];
  /** The listings, 1 to 100. */
  listingIds: Array<Scalars['ID']['input']>;
};

/** An administrator's comment on one field. */
export type FieldComment = {
  __typename?: 'FieldComment';
  /** What to change. */
  comment: Scalars['String']['output'];
  /** Name of the field in `ApplicationFormInput`; parts are dotted, such as `commercialReference.email`. */
  field: Scalars['String']['output'];
};

/** A comment on one field. */
export type FieldCommentInput = {
  /** What to change. */
  comment: Scalars['String']['input'];
  /** Name of the field in `ApplicationFormInput`; parts are dotted, such as `commercialReference.email`. */
  field: Scalars['String']['input'];
};

/** A stored file. Only its owner and administrators see it as such. */
export type File = {
  __typename?: 'File';
  /** Size in bytes. */
  byteSize: Scalars['SafeInt']['output'];
  /** Media type found in its content. */
  contentType: Scalars['String']['output'];
  /** When it was uploaded. */
  dateCreated: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The picture in its widths, or null for files that are not pictures. Private pictures only have one behind `createFileLink`. */
  image?: Maybe<Image>;
  /** The name it was given, for people; never a path. */
  name: Scalars['String']['output'];
  /** What it is for. */
  purpose: FilePurpose;
  /** How it stands. */
  status: FileStatus;
};

/** A file of the caller. */
export type FileInput = {
  /** The file. */
  fileId: Scalars['ID']['input'];
};

/** A link to a private file. */
export type FileLinkPayload = {
  __typename?: 'FileLinkPayload';
  /** When it stops working. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address relative to the API's, good for a few minutes. Every use is logged. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The answer to an action on a file. */
export type FilePayload = {
  __typename?: 'FilePayload';
  /** The file, or null when refused or removed. */
  file?: Maybe<File>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What a file is for. It decides the folder, who may read it, which types are taken and how large it may be. */
export type FilePurpose =
  /** A document of an application: PDF or picture. Private. */
  | 'APPLICATION_DOCUMENT'
  /** A person's picture. Public. */
  | 'AVATAR'
  /** Further pictures of a business. Public once the business is. */
  | 'BUSINESS_IMAGE'
  /** Cover of a business profile. Public. */
  | 'COVER'
  /** Picture of a listing. Public. */
  | 'LISTING_IMAGE'
  /** Video of a property: MP4 or WebM. Public. */
  | 'LISTING_VIDEO'
  /** Logo of a business that applies or exists. Public once the business is. */
  | 'LOGO'
  /** Picture of a commercial reference. Private. */
  | 'REFERENCE_IMAGE'
  /** Picture of a shareholder. Private. */
  | 'SHAREHOLDER_IMAGE';

/** How a file stands. */
export type FileStatus =
  /** Its bytes are awaited. */
  | 'AWAITED'
  /** Checked and stored. */
  | 'STORED';

/** A text in parts, in the languages it exists in. */
export type HighlightedText = {
  __typename?: 'HighlightedText';
  /** English, or null. */
  en?: Maybe<Array<TextPart>>;
  /** Spanish, or null. */
  es?: Maybe<Array<TextPart>>;
};

/** A picture, re-encoded without metadata and kept in several widths and formats. Its addresses begin with `/`: they are relative to the API's. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, for those who do not see it; null for decoration. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Opaque id of its file. */
  fileId: Scalars['ID']['output'];
  /** Height in pixels of the largest version. */
  height: Scalars['Int']['output'];
  /** The same picture for `<picture>`, the best format first. */
  sources: Array<ImageSource>;
  /** Address of the largest version that every browser shows. */
  url: Scalars['String']['output'];
  /** Width in pixels of the largest version. */
  width: Scalars['Int']['output'];
};

/** A picture of a list, with its words. */
export type ImageInput = {
  /** What it shows, up to 300 characters. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** An uploaded picture of the caller. */
  fileId: Scalars['ID']['input'];
};

/** One format of a picture. */
export type ImageSource = {
  __typename?: 'ImageSource';
  /** Media type, such as `image/avif`. */
  contentType: Scalars['String']['output'];
  /** Addresses with their widths, as for `srcset`. */
  srcSet: Scalars['String']['output'];
};

/** Listings as a table (CSV, UTF-8, comma or semicolon), at most 500 rows and 200,000 characters. The first row names the fields as `ListingValuesInput` does, texts with their language as `name.en`. Amounts are decimal, such as 12.50; several amenities are parted by `|`; images and videos are added to the drafts later. */
export type ImportListingsInput = {
  /** Administrators: the business to create them for. Others create for their own. */
  businessId?: InputMaybe<Scalars['ID']['input']>;
  /** The table. */
  csv: Scalars['String']['input'];
  /** True to look only: nothing is written. */
  dryRun: Scalars['Boolean']['input'];
  /** What they are. */
  type: ListingType;
};

/** The result of an import: rows without errors become drafts, if any row has errors none does. */
export type ImportListingsPayload = {
  __typename?: 'ImportListingsPayload';
  /** How many drafts were written. */
  created: Scalars['Int']['output'];
  /** Each row. */
  rows: Array<ImportedRow>;
  /** What is wrong with the table as a whole. */
  userErrors: Array<UserError>;
};

/** One row of a table of listings. */
export type ImportedRow = {
  __typename?: 'ImportedRow';
  /** Its line in the table, the heading being 1. */
  line: Scalars['Int']['output'];
  /** The draft it became, or null when it was refused or only looked at. */
  listing?: Maybe<Listing>;
  /** Its name as read, or null. */
  name?: Maybe<Scalars['String']['output']>;
  /** What is wrong with it; `field` names the column. */
  userErrors: Array<UserError>;
};

/** Whom to invite. */
export type InviteBusinessMemberInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** Where the invitation goes. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** `business` or `businessAdmin`. */
  role?: MemberType;
};

/** A month of membership to pay. The payer, those who manage the business and administrators see it. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Who is billed. */
  businessName: Scalars['String']['output'];
  /** What is shown, in the display currency. */
  displayTotal: Money;
  /** Until when to pay. */
  dueAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number for people, such as `WE-2026-000042`. */
  number: Scalars['String']['output'];
  /** When that month ends, or null before activation. */
  periodEnd?: Maybe<Scalars['DateTime']['output']>;
  /** When the month it pays begins, or null before activation. */
  periodStart?: Maybe<Scalars['DateTime']['output']>;
  /** The plan. */
  plan: PlanKey;
  /** What it is for. */
  purpose: InvoicePurpose;
  /** How it stands. */
  status: InvoiceStatus;
  /** Before tax, in COP. */
  subtotal: Money;
  /** Tax, in COP. */
  tax: Money;
  /** To pay, in COP. */
  total: Money;
};

/** What an invoice is for. */
export type InvoicePurpose =
  /** The first month, for an approved application. */
  | 'APPLICATION'
  /** A further month. */
  | 'RENEWAL'
  /** A month after the membership lapsed or from the free plan. */
  | 'UPGRADE';

/** How an invoice stands. */
export type InvoiceStatus =
  /** To be paid. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** Not to be paid any more. */
  | 'VOID';

/** Whether a product was used before. */
export type ItemCondition =
  /** Never used. */
  | 'New'
  /** Used before. */
  | 'Used';

/** A piece of background work. */
export type Job = {
  __typename?: 'Job';
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was created. */
  dateCreated: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What went wrong the last time, without private data. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** When it runs next. */
  runAt: Scalars['DateTime']['output'];
  /** How it stands. */
  status: JobStatus;
  /** What it does, such as `send-mail`. */
  type: Scalars['String']['output'];
};

/** A page of jobs. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** The jobs with their cursors. */
  edges: Array<JobEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A job in a list. */
export type JobEdge = {
  __typename?: 'JobEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The job. */
  node: Job;
};

/** How a job stands. */
export type JobStatus =
  /** Done. */
  | 'DONE'
  /** Given up after its last attempt. */
  | 'FAILED'
  /** Waiting for its time or a worker. */
  | 'PENDING';

/** The languages every text of the platform exists in. */
export type Language =
  /** English. */
  | 'en'
  /** Spanish as written in Colombia. */
  | 'es';

/** A link to a document. */
export type LinkPayload = {
  __typename?: 'LinkPayload';
  /** The address, good for a few minutes. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What every listing has. In drafts what was not written yet is null, or empty in both languages. */
export type Listing = {
  /** Its picture while it has no photograph. */
  artwork: Artwork;
  /** Who sells it. */
  business: Business;
  /** Where it belongs: a value of the reference list of its type's categories. Null only in drafts. */
  category?: Maybe<Category>;
  /** City where it is offered. */
  city: Scalars['String']['output'];
  /** Its comments, newest first, replies beneath them. */
  comments: ListingCommentConnection;
  /** Two-letter country code (ISO 3166-1). */
  country: Scalars['String']['output'];
  /** Currency of all its prices (ISO 4217), also of those that are not written yet. */
  currency: Scalars['String']['output'];
  /** When it was last changed. */
  dateChanged: Scalars['DateTime']['output'];
  /** When it was begun. */
  dateCreated: Scalars['DateTime']['output'];
  /** When it was first published, or null for drafts. */
  datePublished?: Maybe<Scalars['DateTime']['output']>;
  /** What it is, in words. */
  description: LocalizedText;
  /** How much attention it got. */
  engagement: Engagement;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its pictures, the primary one first. */
  images: Array<Image>;
  /** Whether administrators feature it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Its name. */
  name: LocalizedText;
  /** Special offer, as written. */
  offers?: Maybe<LocalizedText>;
  /** The least it costs: what lists show, sort and filter by. Null only in drafts. */
  priceFrom?: Maybe<Money>;
  /** Managers. What is still missing or wrong before it can be published; empty when nothing is. */
  problems: Array<UserError>;
  /** Region, state or department. */
  region: Scalars['String']['output'];
  /** Managers. Why an administrator removed it, or null. */
  removalReason?: Maybe<Reason>;
  /** Other listings like it: same type, same category first. At most 12. */
  similar: Array<Listing>;
  /** Where it stands; always `published` for those who do not manage it. */
  status: ListingStatus;
  /** What it is. */
  type: ListingType;
  /** Whether the viewer may edit it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer keeps it among the favourites. */
  viewerHasSaved: Scalars['Boolean']['output'];
};

/** What every listing has. In drafts what was not written yet is null, or empty in both languages. */
export type ListingCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** What every listing has. In drafts what was not written yet is null, or empty in both languages. */
export type ListingImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What every listing has. In drafts what was not written yet is null, or empty in both languages. */
export type ListingSimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type { ListingAction };

/** A listing that changed. */
export type ListingChange = {
  __typename?: 'ListingChange';
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The listing as it is now; null when it cannot be seen any more. */
  listing?: Maybe<Listing>;
  /** Its id. */
  listingId: Scalars['ID']['output'];
};

/** A comment on a listing, or a reply to one. */
export type ListingComment = {
  __typename?: 'ListingComment';
  /** Who wrote it; null when the account is gone or the comment was deleted. */
  author?: Maybe<User>;
  /** When it was written. */
  dateCreated: Scalars['DateTime']['output'];
  /** When it was last edited, or null. */
  dateEdited?: Maybe<Scalars['DateTime']['output']>;
  /** Why an administrator deleted it, for its author; else null. */
  deletionReason?: Maybe<Reason>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the author works for the business that sells. */
  isBySeller: Scalars['Boolean']['output'];
  /** Whether it was deleted; it keeps its place while it has replies. */
  isDeleted: Scalars['Boolean']['output'];
  /** Replies, the oldest first; at most 100. Replies have none. */
  replies: Array<ListingComment>;
  /** The text as written; null when it was deleted. */
  text?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may delete it: its author and administrators. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the viewer may edit it: its author, within an hour. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** A page of comments. */
export type ListingCommentConnection = {
  __typename?: 'ListingCommentConnection';
  /** The comments with their cursors. */
  edges: Array<ListingCommentEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A comment in a list. */
export type ListingCommentEdge = {
  __typename?: 'ListingCommentEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The comment. */
  node: ListingComment;
};

/** The result of a change of a comment. */
export type ListingCommentPayload = {
  __typename?: 'ListingCommentPayload';
  /** The comment as it is now, or null when refused or gone. */
  comment?: Maybe<ListingComment>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A page of listings. */
export type ListingConnection = {
  __typename?: 'ListingConnection';
  /** The listings with their cursors. */
  edges: Array<ListingEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A listing in a list. */
export type ListingEdge = {
  __typename?: 'ListingEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The listing. */
  node: Listing;
};

/** What a list can be narrowed by, the most frequent values first, at most 50 of each. Each count leaves its own condition out and those that only make sense with it: a country's its region and city, a currency's the prices. Right within a second of a change. */
export type ListingFacets = {
  __typename?: 'ListingFacets';
  /** What properties have. */
  amenities: Array<FacetValue>;
  /** Numbers of bathrooms, each exactly. Properties. */
  bathrooms: Array<FacetValue>;
  /** Numbers of bedrooms, each exactly. Properties. */
  bedrooms: Array<FacetValue>;
  /** Brands. Products. */
  brands: Array<FacetValue>;
  /** Categories. */
  categories: Array<FacetValue>;
  /** Cities of the country asked for; empty without one. */
  cities: Array<FacetValue>;
  /** Conditions. Products. */
  conditions: Array<FacetValue>;
  /** Countries. */
  countries: Array<FacetValue>;
  /** Currencies. */
  currencies: Array<FacetValue>;
  /** Prices in the currency asked for, USD without one; null when nothing costs anything in it. */
  price?: Maybe<PriceFacet>;
  /** Kinds of property. */
  propertyTypes: Array<FacetValue>;
  /** Regions of the country asked for; empty without one. */
  regions: Array<FacetValue>;
  /** Numbers of rooms, each exactly. Properties. */
  rooms: Array<FacetValue>;
  /** How services are given. */
  serviceTypes: Array<FacetValue>;
  /** How many listings meet all conditions. */
  total: Scalars['Int']['output'];
  /** How properties are offered. */
  transactionTypes: Array<FacetValue>;
};

/** Which listings to list. Conditions are combined with and; the values of one condition with or. */
export type ListingFilter = {
  /** Keys of AMENITIES that it must have, all of them, up to 20. Properties. */
  amenities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Brands as written, up to 20. Products. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those of this business. */
  businessId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys of categories of the type, up to 20. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City, as in the listing. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** New or used. Products. */
  condition?: InputMaybe<ItemCondition>;
  /** Two-letter country code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Currency of the prices below and of sorting by price; only listings in it. USD when those need one. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Only featured ones, or only others. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least so many bathrooms. Properties. */
  minBathrooms?: InputMaybe<Scalars['Int']['input']>;
  /** At least so many bedrooms. Properties. */
  minBedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** At least so many rooms. Properties. */
  minRooms?: InputMaybe<Scalars['Int']['input']>;
  /** Costs at most this, in the smallest unit of the currency. */
  priceMax?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Costs at least this, in the smallest unit of the currency. */
  priceMin?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Kinds of property. Properties. */
  propertyTypes?: InputMaybe<Array<PropertyType>>;
  /** Region, as in the listing. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Keys of SERVICE_TYPES, up to 20. Services. */
  serviceTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How it is offered. Properties. */
  transactionTypes?: InputMaybe<Array<TransactionType>>;
};

/** A listing. */
export type ListingIdInput = {
  /** The listing. */
  listingId: Scalars['ID']['input'];
};

/** What became of one of several listings. */
export type ListingOutcome = {
  __typename?: 'ListingOutcome';
  /** The listing as it is now; null when deleted or refused. */
  listing?: Maybe<Listing>;
  /** The listing's id. */
  listingId: Scalars['ID']['output'];
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** The result of an act on several listings: each is done or refused by itself. */
export type ListingOutcomesPayload = {
  __typename?: 'ListingOutcomesPayload';
  /** One for each id, in order. */
  outcomes: Array<ListingOutcome>;
  /** Why nothing was done at all. */
  userErrors: Array<UserError>;
};

/** The result of a change of one listing. */
export type ListingPayload = {
  __typename?: 'ListingPayload';
  /** The listing as it is now, or null when refused. */
  listing?: Maybe<Listing>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The order of a list of listings. */
export type ListingSort =
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first, within one currency. */
  | 'PRICE_ASC'
  /** The dearest first, within one currency. */
  | 'PRICE_DESC'
  /** Those of the best rated businesses first, where few reviews count for less; those without any last. */
  | 'RATING'
  /** In lists, featured ones first, then the newest; in searches, the best answers first. */
  | 'RELEVANCE';

export type { ListingStatus };

export type { ListingType };

/** What a listing says. A field left out stays; null clears it. Languages are changed one by one. Fields that its type does not have are refused. Errors name the fields as here, such as `name.en` or `images.0`. */
export type ListingValuesInput = {
  /** Properties: broker or agent to ask for. */
  agent?: InputMaybe<Scalars['String']['input']>;
  /** Properties: keys of AMENITIES, up to 40. Replaces all. */
  amenities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Services: hours of availability. */
  availability?: InputMaybe<LocalizedTextInput>;
  /** Properties: bathrooms, 0 to 200. */
  bathrooms?: InputMaybe<Scalars['Int']['input']>;
  /** Properties: bedrooms, 0 to 200. */
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** Products: brand. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Key of a category of the type. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Properties: city where it lies. Products and services are offered where their business is. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Products: colour. */
  color?: InputMaybe<LocalizedTextInput>;
  /** Products: new or used. */
  condition?: InputMaybe<ItemCondition>;
  /** Properties: two-letter code of the country where it lies. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Products: two-letter code of the country of origin. */
  countryOfOrigin?: InputMaybe<Scalars['String']['input']>;
  /** Currency of all its prices (ISO 4217): USD, COP, MXN, PEN, PAB or VES. USD unless given. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Description, each language up to 5,000 characters. */
  description?: InputMaybe<LocalizedTextInput>;
  /** Services: the most a job costs; not below the least. */
  endPrice?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Properties: from when it can be had. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Products: GTIN of 8, 12, 13 or 14 digits with its check digit. */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** Uploaded LISTING_IMAGE files in order, the primary one first; at most 10. Replaces all. */
  images?: InputMaybe<Array<ImageInput>>;
  /** Properties: the most; not below the least. */
  listingPriceMax?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Properties: the least it is listed for. */
  listingPriceMin?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Products: who makes it. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** Products: model. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Name, each language up to 120 characters. */
  name?: InputMaybe<LocalizedTextInput>;
  /** Special offer, each language up to 300 characters. */
  offers?: InputMaybe<LocalizedTextInput>;
  /** Products: what it costs, in the smallest unit of the currency. */
  price?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Services: the price of an hour. */
  pricePerHour?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Products: the maker's own identifier. */
  productId?: InputMaybe<Scalars['String']['input']>;
  /** Properties: what it is. */
  propertyType?: InputMaybe<PropertyType>;
  /** Properties: region where it lies. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Properties: the most rent a month; not below the least. */
  rentalPriceMax?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Properties: the least rent a month. */
  rentalPriceMin?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Properties: rooms, 0 to 200. */
  rooms?: InputMaybe<Scalars['Int']['input']>;
  /** Services: key of SERVICE_TYPES. */
  serviceType?: InputMaybe<Scalars['String']['input']>;
  /** Products: size. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** Products: stock-keeping unit, unique within the business. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Properties: the most area; not below the least. */
  squareFeetMax?: InputMaybe<Scalars['Int']['input']>;
  /** Properties: the least area in square feet. */
  squareFeetMin?: InputMaybe<Scalars['Int']['input']>;
  /** Services: the least a job costs. */
  startPrice?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Properties: until when; not before `fromDate`. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Properties: how it is offered. */
  transactionType?: InputMaybe<TransactionType>;
  /** Properties: an uploaded LISTING_VIDEO file, or null. */
  video?: InputMaybe<Scalars['ID']['input']>;
};

/** A text in one or both languages. At least one is present; show the other with a label when the reader's is missing. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The English text, or null when only Spanish was written. */
  en?: Maybe<Scalars['String']['output']>;
  /** The Spanish text, or null when only English was written. */
  es?: Maybe<Scalars['String']['output']>;
};

/** A text in one or both languages. */
export type LocalizedTextInput = {
  /** English. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** Spanish. */
  es?: InputMaybe<Scalars['String']['input']>;
};

/** How many listings of a type are in a state. */
export type ManagedListingCount = {
  __typename?: 'ManagedListingCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: ListingStatus;
  /** The type. */
  type: ListingType;
};

/** Which listings to manage. Conditions are combined with and. */
export type ManagedListingFilter = {
  /** Administrators: only those of this business. Others always see those of their own. */
  businessId?: InputMaybe<Scalars['ID']['input']>;
  /** Only featured ones, or only others. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words that words of its name, in either language, or of its SKU begin with, without case and accents; up to 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those in this state. */
  status?: InputMaybe<ListingStatus>;
  /** Only this type. */
  type?: InputMaybe<ListingType>;
};

/** The caller's own account after a change, from any tab or administrator. */
export type MeChange = {
  __typename?: 'MeChange';
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The account as it is now. */
  me: User;
};

/** What a user may be on the network. */
export type MemberType =
  /** Works for a business. */
  | 'business'
  /** Manages a business, its authorised users and its membership. */
  | 'businessAdmin'
  /** Registered. */
  | 'user'
  /** Administers the platform. */
  | 'wikiAdmin';

/** The membership of a business. */
export type Membership = {
  __typename?: 'Membership';
  /** Whether it goes to the free plan at `periodEnd` because the member asked for it. */
  endsAtPeriodEnd: Scalars['Boolean']['output'];
  /** When grace ends, while it runs. */
  graceEnd?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is paid; null on the free plan. */
  periodEnd?: Maybe<Scalars['DateTime']['output']>;
  /** When the current month began; null on the free plan. */
  periodStart?: Maybe<Scalars['DateTime']['output']>;
  /** The plan in force. */
  plan: PlanKey;
  /** How it stands. */
  status: MembershipStatus;
  /** Why it is suspended, or null. */
  suspensionReason?: Maybe<Reason>;
};

/** What the sidebar offers. */
export type MembershipEntry =
  /** Become a business member. */
  | 'APPLY'
  /** Nothing. */
  | 'NONE'
  /** Pay for business membership. */
  | 'PAY'
  /** An application is on its way: show its state. */
  | 'STATUS';

export type { MembershipStatus };

/** An amount of money. Never a floating-point number. */
export type Money = {
  __typename?: 'Money';
  /** Amount in the currency's smallest unit (cents for USD; COP is charged in whole pesos but still counted in hundredths). */
  amountMinor: Scalars['SafeInt']['output'];
  /** ISO 4217 code, upper case. */
  currency: Scalars['String']['output'];
};

/** Writes. Each takes one `input` and says who may use it. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation to the caller's e-mail address, which the token or an earlier verification proves. Signed in; `ALREADY_IN_BUSINESS` for those who work elsewhere. */
  acceptBusinessInvitation: BusinessInvitationPayload;
  /** Publishes, pauses, marks as sold or deletes listings of one's business; administrators also remove and restore. Each is done or refused by itself. */
  actOnListings: ListingOutcomesPayload;
  /** Makes the business a member: profile, membership, invitations, e-mail. Administrators. */
  activateApplication: ApplicationPayload;
  /** Adds a word or phrase. Administrators. */
  addBlacklistEntry: BlacklistEntryPayload;
  /** Comments on a published listing, or replies. Signed in. */
  addListingComment: ListingCommentPayload;
  /** Approves: the applicant is asked to pay within 7 days. Administrators. */
  approveApplication: ApplicationPayload;
  /** Withdraws an invitation. Administrators of the business and of the platform. */
  cancelBusinessInvitation: BusinessInvitationPayload;
  /** Changes what a member may do. Administrators of the business and of the platform; the last businessAdmin stays. */
  changeBusinessMemberRole: BusinessPayload;
  /** Checks the bytes that arrived (size and content) and stores the file. Signed in. */
  completeUpload: FilePayload;
  /** Asks the billing service what became of a transaction and records it once, whatever repeats. Whoever began it. */
  confirmPayment: PaymentPayload;
  /** Opens the caller's conversation with a seller about a listing, or begins it; the seller sees it, and it counts as a contact, from its first message on. Signed in, not one's own business; not for administrators. */
  contactSeller: ChatPayload;
  /** Creates a business. Administrators. */
  createBusiness: BusinessPayload;
  /** Creates an account for a business. Administrators. */
  createBusinessUser: CreateBusinessUserPayload;
  /** Makes a short-lived link to a private file. Its owner and administrators; each view is logged. */
  createFileLink: FileLinkPayload;
  /** Begins a listing as a draft. People of a business, and administrators for one. */
  createListing: ListingPayload;
  /** Makes a link to a CSV of the caller's payments or, for administrators, of all. Signed in. */
  createPaymentsCsvLink: LinkPayload;
  /** Makes a link to a payment's receipt (PDF). Those who may see the payment. */
  createReceiptLink: LinkPayload;
  /** Declines an invitation to the caller's e-mail address. Signed in. */
  declineBusinessInvitation: BusinessInvitationPayload;
  /** Deletes the caller's account: personal data is erased, published content stays under a placeholder author. Signed in. */
  deleteAccount: ActionPayload;
  /** Deletes with a reason; kept for the audit. Administrators. */
  deleteApplication: ApplicationPayload;
  /** Deletes one's comment; administrators any, with a reason, also while its listing is hidden. Signed in. */
  deleteListingComment: ListingCommentPayload;
  /** Dismisses notifications: read, and moved to past. Signed in. */
  dismissNotifications: NotificationsPayload;
  /** Disputes a review, once. People of the reviewed business. */
  disputeReview: DisputePayload;
  /** Goes to the free plan when the paid month ends; listings are paused, never deleted. businessAdmin of the business. */
  downgradeMembership: AccountStatusPayload;
  /** Copies a listing to a new draft, without its SKU and GTIN. Its business and administrators. */
  duplicateListing: ListingPayload;
  /** Edits one's comment within an hour. Signed in. */
  editListingComment: ListingCommentPayload;
  /** Edits one's review while an edit is asked for. Signed in. */
  editReview: ReviewPayload;
  /** Features listings or ends it. Administrators. */
  featureListings: ListingOutcomesPayload;
  /** Makes drafts of the rows of a table, or only looks what would be wrong. People of a business, and administrators for one. */
  importListings: ImportListingsPayload;
  /** Invites someone by e-mail. Administrators of the business and of the platform. */
  inviteBusinessMember: BusinessInvitationPayload;
  /** Marks every notification of the caller as read. Signed in. */
  markAllNotificationsRead: NotificationsPayload;
  /** Notes that the caller has seen a conversation up to now. Signed in. */
  markChatSeen: ChatPayload;
  /** Marks notifications as read. Signed in. */
  markNotificationsRead: NotificationsPayload;
  /** Marks notifications as unread again. Signed in. */
  markNotificationsUnread: NotificationsPayload;
  /** Notes that the caller looked at a published listing; once a day counts. Public. */
  recordListingView: ActionPayload;
  /** Records a payment received otherwise. Administrators. */
  recordManualPayment: PaymentPayload;
  /** Trades the refresh cookie for a new access token and rotates the cookie. Public: the cookie is the credential. */
  refreshSession: SessionPayload;
  /** Ends a suspension. Administrators. */
  reinstateMembership: BusinessPayload;
  /** Ends a suspension. Administrators. */
  reinstateUser: UserPayload;
  /** Refuses with a reason that the applicant reads in their language. Administrators. */
  rejectApplication: ApplicationPayload;
  /** Removes a word or phrase. Administrators. */
  removeBlacklistEntry: BlacklistEntryPayload;
  /** Takes someone out of the business. Administrators of the business and of the platform; anyone may leave; the last businessAdmin stays. */
  removeBusinessMember: BusinessPayload;
  /** Ends a dispute by removing the review. Administrators. */
  removeDisputedReview: DisputePayload;
  /** Gives up or removes a file that nothing uses yet. Signed in. */
  removeFile: FilePayload;
  /** Deletes notifications for good. Signed in. */
  removeNotifications: NotificationsPayload;
  /** Removes a review that is not disputed. Administrators. */
  removeReview: ReviewPayload;
  /** Replies in public to a review, once. People of the reviewed business. */
  replyToReview: ReviewPayload;
  /** Sends it back with comments per field. Administrators. */
  requestApplicationChanges: ApplicationPayload;
  /** Sends the verification e-mail again. Signed in; limited. */
  requestEmailVerification: ActionPayload;
  /** Sends a reset link. Public; the answer is the same whether or not the address is known. */
  requestPasswordReset: ActionPayload;
  /** Asks the author to edit the review within 7 days. Administrators. */
  requestReviewEdit: DisputePayload;
  /** Announces a file and gives the signed address for its bytes. Signed in; limited. */
  requestUpload: RequestUploadPayload;
  /** Demands a new password of an account: the overlay appears at once in its open tabs. Administrators. */
  requireReauthorization: UserPayload;
  /** Sets a new password, authorises the account and ends its other sessions. With a token: public. Without: signed in, also while re-authorisation is required. */
  resetPassword: ActionPayload;
  /** Takes an entry back to its default, or removes one that was added. Administrators. */
  resetReferenceItem: ReferenceItemPayload;
  /** Answers a dispute and keeps the review. Administrators. */
  respondToDispute: DisputePayload;
  /** Tells the billing service of the business's data again. businessAdmin of the business. */
  retryBillingSync: AccountStatusPayload;
  /** Ends every session of the caller but this one. Signed in. */
  revokeOtherSessions: RevokeSessionsPayload;
  /** Ends one of the caller's sessions; its sockets close within 2 seconds. Signed in. */
  revokeSession: RevokeSessionsPayload;
  /** Saves a step of the form, beginning the application when there is none. Signed in. */
  saveApplicationDraft: ApplicationPayload;
  /** Adds an entry or changes it. Administrators. */
  saveReferenceItem: ReferenceItemPayload;
  /** Sends a message to one's conversation. Signed in. */
  sendMessage: ChatMessagePayload;
  /** Reminds the applicant to pay, once a day at most. Administrators. */
  sendPaymentReminder: ApplicationPayload;
  /** Sets or clears the caller's picture. Signed in. */
  setAvatar: UserPayload;
  /** Hides a business with its listings, or shows it again. Administrators. */
  setBusinessStatus: BusinessPayload;
  /** Marks a business as verified or not. Administrators. */
  setBusinessVerified: BusinessPayload;
  /** Changes the language of the account. Signed in. */
  setLanguage: UserPayload;
  /** Keeps a published listing among the favourites, or drops it. Signed in. */
  setListingSaved: SetListingSavedPayload;
  /** Signs in with e-mail and password. Public; attempts are limited per account and address. */
  signIn: SessionPayload;
  /** Ends the session of the refresh cookie and clears it. Public, and harmless when signed out. */
  signOut: ActionPayload;
  /** Creates an account and signs it in. Public. */
  signUp: SessionPayload;
  /** Begins a payment and gives the address of the pay page. The payer; those who manage the business. */
  startCheckout: CheckoutPayload;
  /** Submits the application; every field at fault is named. Its applicant. */
  submitApplication: ApplicationPayload;
  /** Suspends a membership with a reason; listings are paused. Administrators. */
  suspendMembership: BusinessPayload;
  /** Suspends an account: its requests are refused and its sockets close within 2 seconds. Administrators. */
  suspendUser: UserPayload;
  /** Changes a profile. Its members and administrators. */
  updateBusiness: BusinessPayload;
  /** Changes a listing. A draft takes anything well formed; one that is or was published must stay complete. Its business and administrators. */
  updateListing: ListingPayload;
  /** Changes a plan; open invoices keep their amounts. Administrators. */
  updatePlan: PlanPayload;
  /** Changes the caller's profile. Signed in. */
  updateProfile: UserPayload;
  /** Asks for the business plan: gives the invoice to pay, or takes back a downgrade. businessAdmin of the business. */
  upgradeMembership: AccountStatusPayload;
  /** Uploads a small file within the request. Signed in; limited. */
  uploadFile: FilePayload;
  /** Confirms an e-mail address with the token of the link. Public: the token is the credential. */
  verifyEmail: ActionPayload;
  /** Closes the application. Its applicant. */
  withdrawApplication: ApplicationPayload;
  /** Reviews a business that is not one's own: one review per transaction date, three within 30 days at most. Signed in; administrators judge reviews and write none. */
  writeReview: ReviewPayload;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationAcceptBusinessInvitationArgs = {
  input: BusinessInvitationInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationActOnListingsArgs = {
  input: ActOnListingsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationActivateApplicationArgs = {
  input: ActivateApplicationInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationAddBlacklistEntryArgs = {
  input: AddBlacklistEntryInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationAddListingCommentArgs = {
  input: AddListingCommentInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationApproveApplicationArgs = {
  input: ApplicationActionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCancelBusinessInvitationArgs = {
  input: BusinessInvitationInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationChangeBusinessMemberRoleArgs = {
  input: ChangeBusinessMemberRoleInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCompleteUploadArgs = {
  input: FileInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationConfirmPaymentArgs = {
  input: ConfirmPaymentInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationContactSellerArgs = {
  input: ContactSellerInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCreateBusinessArgs = {
  input: CreateBusinessInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCreateBusinessUserArgs = {
  input: CreateBusinessUserInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCreateFileLinkArgs = {
  input: FileInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCreateListingArgs = {
  input: CreateListingInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCreatePaymentsCsvLinkArgs = {
  filter?: InputMaybe<PaymentFilter>;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationCreateReceiptLinkArgs = {
  input: PaymentIdInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDeclineBusinessInvitationArgs = {
  input: BusinessInvitationInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDeleteApplicationArgs = {
  input: CloseApplicationInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDeleteListingCommentArgs = {
  input: DeleteListingCommentInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDismissNotificationsArgs = {
  input: NotificationIdsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDisputeReviewArgs = {
  input: DisputeReviewInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDuplicateListingArgs = {
  input: ListingIdInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationEditListingCommentArgs = {
  input: EditListingCommentInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationEditReviewArgs = {
  input: EditReviewInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationFeatureListingsArgs = {
  input: FeatureListingsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationImportListingsArgs = {
  input: ImportListingsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationInviteBusinessMemberArgs = {
  input: InviteBusinessMemberInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationMarkChatSeenArgs = {
  input: ChatIdInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationMarkNotificationsReadArgs = {
  input: NotificationIdsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationMarkNotificationsUnreadArgs = {
  input: NotificationIdsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRecordListingViewArgs = {
  input: ListingIdInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRecordManualPaymentArgs = {
  input: RecordManualPaymentInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationReinstateMembershipArgs = {
  input: BusinessIdInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationReinstateUserArgs = {
  input: UserActionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRejectApplicationArgs = {
  input: CloseApplicationInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRemoveBlacklistEntryArgs = {
  input: BlacklistEntryIdInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRemoveBusinessMemberArgs = {
  input: BusinessMemberInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRemoveDisputedReviewArgs = {
  input: ActOnDisputeInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRemoveFileArgs = {
  input: FileInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRemoveNotificationsArgs = {
  input: NotificationIdsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRemoveReviewArgs = {
  input: RemoveReviewInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationReplyToReviewArgs = {
  input: ReplyToReviewInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRequestApplicationChangesArgs = {
  input: RequestApplicationChangesInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRequestReviewEditArgs = {
  input: ActOnDisputeInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRequestUploadArgs = {
  input: RequestUploadInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRequireReauthorizationArgs = {
  input: UserActionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationResetReferenceItemArgs = {
  input: ReferenceItemInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRespondToDisputeArgs = {
  input: ActOnDisputeInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSaveApplicationDraftArgs = {
  input: SaveApplicationDraftInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSaveReferenceItemArgs = {
  input: SaveReferenceItemInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSendPaymentReminderArgs = {
  input: ApplicationActionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSetBusinessStatusArgs = {
  input: SetBusinessStatusInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSetBusinessVerifiedArgs = {
  input: SetBusinessVerifiedInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSetListingSavedArgs = {
  input: SetListingSavedInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSignInArgs = {
  input: SignInInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSubmitApplicationArgs = {
  input: ApplicationActionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSuspendMembershipArgs = {
  input: SuspendMembershipInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationUpdateBusinessArgs = {
  input: UpdateBusinessInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationUpdateListingArgs = {
  input: UpdateListingInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationUpdatePlanArgs = {
  input: UpdatePlanInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationUploadFileArgs = {
  input: UploadFileInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationWithdrawApplicationArgs = {
  input: ApplicationActionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationWriteReviewArgs = {
  input: WriteReviewInput;
};

/** A change of the caller's application. */
export type MyApplicationChange = {
  __typename?: 'MyApplicationChange';
  /** The application as it is now, or null when it was deleted. */
  application?: Maybe<Application>;
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
};

/** A change of the caller's business. */
export type MyBusinessChange = {
  __typename?: 'MyBusinessChange';
  /** The business as it is now, or null when the caller does not work for one any more. */
  business?: Maybe<Business>;
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
};

/** Something that happened and concerns the reader, in the reader's language. */
export type Notification = {
  __typename?: 'Notification';
  /** When it happened. */
  dateCreated: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it was read or dismissed; read ones are past. */
  isRead: Scalars['Boolean']['output'];
  /** One or two sentences. */
  text: Scalars['String']['output'];
  /** Short title. */
  title: Scalars['String']['output'];
  /** Path within the client it leads to. */
  url: Scalars['String']['output'];
};

/** Something that happened and concerns the reader, in the reader's language. */
export type NotificationTextArgs = {
  language?: InputMaybe<Language>;
};

/** Something that happened and concerns the reader, in the reader's language. */
export type NotificationTitleArgs = {
  language?: InputMaybe<Language>;
};

/** A change of the caller's notifications. */
export type NotificationChange = {
  __typename?: 'NotificationChange';
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** What happened. */
  kind: NotificationChangeKind;
  /** The notification as it is now, null when removed. */
  notification?: Maybe<Notification>;
  /** The notification concerned, null for RESET. */
  notificationId?: Maybe<Scalars['ID']['output']>;
  /** The badge: unread notifications as the server counts them now. */
  unreadCount: Scalars['Int']['output'];
};

/** What happened to a notification. */
export type NotificationChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It was removed; only its id remains. */
  | 'REMOVED'
  /** Many changed at once: read the list again. */
  | 'RESET'
  /** It was read, marked unread or dismissed. */
  | 'UPDATED';

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications with their cursors. */
  edges: Array<NotificationEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A notification in a list. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The notification. */
  node: Notification;
};

/** Which notifications to list. */
export type NotificationFilter =
  /** Unread. */
  | 'NEW'
  /** Read or dismissed. */
  | 'PAST';

/** Notifications to act on. */
export type NotificationIdsInput = {
  /** 1 to 100 of the caller's notifications. Ids of others are ignored as if unknown. */
  ids: Array<Scalars['ID']['input']>;
};

/** The answer to an action on notifications. */
export type NotificationsPayload = {
  __typename?: 'NotificationsPayload';
  /** The notifications after the change, without the removed ones. */
  notifications: Array<Notification>;
  /** The badge after the change. */
  unreadCount: Scalars['Int']['output'];
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where a page of a list stands (Relay connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last item, or null for an empty page. */
  endCursor?: Maybe<Scalars['Cursor']['output']>;
  /** Whether there are more items after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A payment. The payer, those who manage the business and administrators see it. */
export type Payment = {
  __typename?: 'Payment';
  /** Amount as shown, in the display currency. */
  amount: Money;
  /** Bank, or null. */
  bank?: Maybe<Scalars['String']['output']>;
  /** Who paid. */
  businessName: Scalars['String']['output'];
  /** Masked card number, or null. */
  cardNumber?: Maybe<Scalars['String']['output']>;
  /** Private. The payer's e-mail. */
  customerEmail: Scalars['String']['output'];
  /** When it was begun or recorded. */
  date: Scalars['DateTime']['output'];
  /** What it was for, in the reader's language. */
  description: Scalars['String']['output'];
  /** Whether a receipt can be made. */
  hasReceipt: Scalars['Boolean']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The invoice it pays. */
  invoice: Invoice;
  /** Amount charged, in COP. */
  localAmount: Money;
  /** How it was made. */
  method: PaymentMethod;
  /** Name of the administrator who recorded it by hand, or null. */
  recordedBy?: Maybe<Scalars['String']['output']>;
  /** What the billing service answered, in its words. */
  response?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  status: PaymentStatus;
  /** Tax within `localAmount`. */
  tax: Money;
  /** The billing service's reference, unique; null while it is pending. */
  transactionId?: Maybe<Scalars['String']['output']>;
};

/** A change of a payment. */
export type PaymentChange = {
  __typename?: 'PaymentChange';
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The payment as it is now. */
  payment: Payment;
};

/** A page of payments. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** The payments with their cursors. */
  edges: Array<PaymentEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A payment in a list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The payment. */
  node: Payment;
};

/** Which payments to list. */
export type PaymentFilter = {
  /** From this date on. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Administrators: beginning of the business's name, up to 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only in this state. */
  status?: InputMaybe<PaymentStatus>;
  /** Until this date, included. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** A payment. */
export type PaymentIdInput = {
  /** The payment. */
  paymentId: Scalars['ID']['input'];
};

/** How a payment was made. */
export type PaymentMethod =
  /** By card on the hosted pay page. */
  | 'CARD'
  /** In cash, recorded by an administrator. */
  | 'CASH'
  /** Otherwise, recorded by an administrator. */
  | 'OTHER'
  /** By bank transfer, recorded by an administrator. */
  | 'TRANSFER';

/** The answer to confirming or recording a payment. */
export type PaymentPayload = {
  __typename?: 'PaymentPayload';
  /** The payment as it stands, or null when refused. A rejected one has the billing service's words in `response`. */
  payment?: Maybe<Payment>;
  /** Why it was refused: `PAYMENT_CONFIRMATION_FAILED`, `ALREADY_PAID`, `REFERENCE_IN_USE`. */
  userErrors: Array<UserError>;
};

export type { PaymentStatus };

/** A plan and what it costs. Two amounts are set by administrators; no rate is applied. */
export type Plan = {
  __typename?: 'Plan';
  /** What is shown per month, in the display currency (USD by default). */
  displayPrice: Money;
  /** What it gives, one line each. */
  features: Array<LocalizedText>;
  /** Which one. */
  key: PlanKey;
  /** How many listings may be published; null for no limit. */
  listingAllowance?: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  name: LocalizedText;
  /** What is charged per month before tax, in COP. */
  price: Money;
  /** Tax on it, in percent. */
  taxPercent: Scalars['Float']['output'];
  /** What is charged per month with tax, in COP. */
  total: Money;
};

export type { PlanKey };

/** The answer to a change of a plan. */
export type PlanPayload = {
  __typename?: 'PlanPayload';
  /** The plan, or null when refused. */
  plan?: Maybe<Plan>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The prices of the listings that meet all other conditions, in one currency. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  /** Currency. */
  currency: Scalars['String']['output'];
  /** The highest, in the smallest unit. */
  max: Scalars['SafeInt']['output'];
  /** The lowest, in the smallest unit. */
  min: Scalars['SafeInt']['output'];
};

/** A product offered by a business. */
export type Product = Listing & {
  __typename?: 'Product';
  /** Its picture while it has no photograph. */
  artwork: Artwork;
  /** Brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Who sells it. */
  business: Business;
  /** Where it belongs: a value of PRODUCT_CATEGORIES. Null only in drafts. */
  category?: Maybe<Category>;
  /** City where it is offered. */
  city: Scalars['String']['output'];
  /** Colour, as written. */
  color?: Maybe<LocalizedText>;
  /** Its comments, newest first, replies beneath them. */
  comments: ListingCommentConnection;
  /** New or used. Null only in drafts. */
  condition?: Maybe<ItemCondition>;
  /** Two-letter country code (ISO 3166-1). */
  country: Scalars['String']['output'];
  /** Two-letter code of the country of origin. */
  countryOfOrigin?: Maybe<Scalars['String']['output']>;
  /** Currency of all its prices (ISO 4217), also of those that are not written yet. */
  currency: Scalars['String']['output'];
  /** When it was last changed. */
  dateChanged: Scalars['DateTime']['output'];
  /** When it was begun. */
  dateCreated: Scalars['DateTime']['output'];
  /** When it was first published, or null for drafts. */
  datePublished?: Maybe<Scalars['DateTime']['output']>;
  /** What it is, in words. */
  description: LocalizedText;
  /** How much attention it got. */
  engagement: Engagement;
  /** Global trade item number (GTIN, GS1), 8, 12, 13 or 14 digits with a correct check digit. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its pictures, the primary one first. */
  images: Array<Image>;
  /** Whether administrators feature it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Who makes it. */
  manufacturer?: Maybe<Scalars['String']['output']>;
  /** Model. */
  model?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: LocalizedText;
  /** Special offer, as written. */
  offers?: Maybe<LocalizedText>;
  /** What it costs. Null only in drafts. */
  price?: Maybe<Money>;
  /** The price. Null only in drafts. */
  priceFrom?: Maybe<Money>;
  /** Managers. What is still missing or wrong before it can be published; empty when nothing is. */
  problems: Array<UserError>;
  /** The maker's own identifier, such as a part number. */
  productId?: Maybe<Scalars['String']['output']>;
  /** Region, state or department. */
  region: Scalars['String']['output'];
  /** Managers. Why an administrator removed it, or null. */
  removalReason?: Maybe<Reason>;
  /** Other listings like it: same type, same category first. At most 12. */
  similar: Array<Listing>;
  /** Size, as written. */
  size?: Maybe<Scalars['String']['output']>;
  /** The seller's stock-keeping unit, unique within the business. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Where it stands; always `published` for those who do not manage it. */
  status: ListingStatus;
  /** What it is. */
  type: ListingType;
  /** Whether the viewer may edit it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer keeps it among the favourites. */
  viewerHasSaved: Scalars['Boolean']['output'];
};

/** A product offered by a business. */
export type ProductCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** A product offered by a business. */
export type ProductImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A product offered by a business. */
export type ProductSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products with their cursors. */
  edges: Array<ProductEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A product in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The product. */
  node: Product;
};

/** A property offered by a business. */
export type Property = Listing & {
  __typename?: 'Property';
  /** Broker or agent to ask for, or null. */
  agent?: Maybe<Scalars['String']['output']>;
  /** What it has: values of AMENITIES. */
  amenities: Array<Category>;
  /** Its picture while it has no photograph. */
  artwork: Artwork;
  /** How many bathrooms, or null. */
  bathrooms?: Maybe<Scalars['Int']['output']>;
  /** How many bedrooms, or null. */
  bedrooms?: Maybe<Scalars['Int']['output']>;
  /** Who sells it. */
  business: Business;
  /** Where it belongs: a value of PROPERTY_CATEGORIES. Null only in drafts. */
  category?: Maybe<Category>;
  /** City where it lies. */
  city: Scalars['String']['output'];
  /** Its comments, newest first, replies beneath them. */
  comments: ListingCommentConnection;
  /** Two-letter code of the country where it lies (ISO 3166-1). */
  country: Scalars['String']['output'];
  /** Currency of all its prices (ISO 4217), also of those that are not written yet. */
  currency: Scalars['String']['output'];
  /** When it was last changed. */
  dateChanged: Scalars['DateTime']['output'];
  /** When it was begun. */
  dateCreated: Scalars['DateTime']['output'];
  /** When it was first published, or null for drafts. */
  datePublished?: Maybe<Scalars['DateTime']['output']>;
  /** What it is, in words. */
  description: LocalizedText;
  /** How much attention it got. */
  engagement: Engagement;
  /** From when it can be had, or null. */
  fromDate?: Maybe<Scalars['Date']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its pictures, the primary one first: 5 to 10 once published. */
  images: Array<Image>;
  /** Whether administrators feature it. */
  isFeatured: Scalars['Boolean']['output'];
  /** The most it is listed for, or null. */
  listingPriceMax?: Maybe<Money>;
  /** The least it is listed for, or null. */
  listingPriceMin?: Maybe<Money>;
  /** Its name. */
  name: LocalizedText;
  /** Special offer, as written. */
  offers?: Maybe<LocalizedText>;
  /** The least it is listed for when it is for sale, else the least rent. Null only in drafts. */
  priceFrom?: Maybe<Money>;
  /** Managers. What is still missing or wrong before it can be published; empty when nothing is. */
  problems: Array<UserError>;
  /** What it is built as. Null only in drafts. */
  propertyType?: Maybe<PropertyType>;
  /** Region, state or department where it lies. */
  region: Scalars['String']['output'];
  /** Managers. Why an administrator removed it, or null. */
  removalReason?: Maybe<Reason>;
  /** The most rent a month, or null. */
  rentalPriceMax?: Maybe<Money>;
  /** The least rent a month, or null. */
  rentalPriceMin?: Maybe<Money>;
  /** How many rooms, or null. */
  rooms?: Maybe<Scalars['Int']['output']>;
  /** Other listings like it: same type, same category first. At most 12. */
  similar: Array<Listing>;
  /** The most area in square feet, or null. */
  squareFeetMax?: Maybe<Scalars['Int']['output']>;
  /** The least area in square feet, or null. */
  squareFeetMin?: Maybe<Scalars['Int']['output']>;
  /** Where it stands; always `published` for those who do not manage it. */
  status: ListingStatus;
  /** Until when it can be had, or null. */
  toDate?: Maybe<Scalars['Date']['output']>;
  /** How it is offered. Null only in drafts. */
  transactionType?: Maybe<TransactionType>;
  /** What it is. */
  type: ListingType;
  /** Its video, or null. */
  video?: Maybe<Video>;
  /** Whether the viewer may edit it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer keeps it among the favourites. */
  viewerHasSaved: Scalars['Boolean']['output'];
};

/** A property offered by a business. */
export type PropertyCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** A property offered by a business. */
export type PropertyImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A property offered by a business. */
export type PropertySimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** What a property is. */
export type PropertyType =
  /** Apartment. */
  | 'Apartment'
  /** Condominium. */
  | 'Condo'
  /** House. */
  | 'House'
  /** Land. */
  | 'Land'
  /** Anything else: offices, shops, warehouses. */
  | 'Other'
  /** Townhouse. */
  | 'Townhouse';

/** Reads. Each field says who may use it. */
export type Query = {
  __typename?: 'Query';
  /** What the caller owes and how the membership stands. Signed in. */
  accountStatus: AccountStatus;
  /** An application. Its applicant and administrators; null for others. */
  application?: Maybe<Application>;
  /** The tabs and their counts. Administrators. */
  applicationCounts: Array<ApplicationTabCount>;
  /** Applications of a tab, the latest change first. Administrators. */
  applications: ApplicationConnection;
  /** The blacklist in alphabetical order. Administrators. */
  blacklist: BlacklistConnection;
  /** An active business, or null. Its members and administrators see it in every state. Public. */
  business?: Maybe<Business>;
  /** Active businesses by name. Public; administrators may also ask for inactive ones. */
  businesses: BusinessConnection;
  /** A conversation of the caller's, or null. Signed in. */
  chat?: Maybe<Chat>;
  /** The caller's conversations, the last active first. Signed in. */
  chats: ChatConnection;
  /** What happened in the network, the newest first. Public. */
  communityUpdates: CommunityUpdateConnection;
  /** A dispute for the business, the review's author and administrators, else null. Signed in. */
  dispute?: Maybe<Dispute>;
  /** How many disputes are in each state. Administrators. */
  disputeCounts: Array<DisputeCount>;
  /** Disputes, the longest waiting first. Administrators. */
  disputes: DisputeConnection;
  /** A document, its latest version unless one is named; null when there is none. Public. */
  document?: Maybe<Document>;
  /** All that the platform holds about the caller, as a JSON document. Signed in. */
  exportMyData: Scalars['String']['output'];
  /** A file of the caller, or null. Signed in. */
  file?: Maybe<File>;
  /** An invoice. The payer, those who manage the business and administrators; null for others. */
  invoice?: Maybe<Invoice>;
  /** Background jobs, the newest first. Administrators. */
  jobs: JobConnection;
  /** A published listing, or null. Public. */
  listing?: Maybe<Listing>;
  /** What a list can be narrowed by. Public. */
  listingFacets: ListingFacets;
  /** Published listings of a type. Public. */
  listings: ListingConnection;
  /** Those of up to 20 listings that are published, in the order asked for. Public. */
  listingsByIds: Array<Listing>;
  /** The present end of the stream of live events: subscribe with it as `after` to miss nothing that follows this read. Public. */
  liveCursor: Scalars['EventCursor']['output'];
  /** A listing in any state for those who manage it, else null. Signed in. */
  managedListing?: Maybe<Listing>;
  /** How many listings of each type the viewer's business has in each state; administrators count all. Signed in. */
  managedListingCounts: Array<ManagedListingCount>;
  /** Listings of the viewer's business in every state, the last changed first; administrators see all. Signed in. */
  managedListings: ListingConnection;
  /** The signed-in user, or null for a visitor. Public, also while re-authorisation is required. */
  me?: Maybe<User>;
  /** The caller's open application, else their latest; null without any. Signed in. */
  myApplication?: Maybe<Application>;
  /** The business the caller works for, or null. Signed in. */
  myBusiness?: Maybe<Business>;
  /** Invitations to the caller's e-mail address that wait for an answer. Signed in. */
  myBusinessInvitations: Array<BusinessInvitation>;
  /** What the caller keeps, the last saved first. Signed in. */
  myFavourites: FavouriteConnection;
  /** The caller's payments and those of the business they manage, the newest first. Signed in. */
  myPayments: PaymentConnection;
  /** What the caller wrote, the newest first. Signed in. */
  myReviews: ReviewConnection;
  /** The caller's signed-in devices, the latest first. Signed in. */
  mySessions: Array<Session>;
  /** The caller's notifications, the newest first. Signed in. */
  notifications: NotificationConnection;
  /** Invoices of an application or a business that are open. Administrators. */
  openInvoices: Array<Invoice>;
  /** A payment. The payer, those who manage the business and administrators; null for others. */
  payment?: Maybe<Payment>;
  /** All payments, the newest first. Administrators. */
  payments: PaymentConnection;
  /** The plans. Public. */
  plans: Array<Plan>;
  /**
   * A published product, or null. Public.
   * @deprecated Use `listing`.
   */
  product?: Maybe<Product>;
  /**
   * Published products, the newest first. Public.
   * @deprecated Use `listings(type: product)`.
   */
  products: ProductConnection;
  /** A reference list, in its order; empty when it cannot be read. `CITIES` only with a parent. Public. */
  reference: Array<ReferenceItem>;
  /** A review, or null. Public; removed ones for the parties and administrators. */
  review?: Maybe<Review>;
  /** Reviews of a business, the newest first. Those who manage it and administrators also get removed ones. Public. */
  reviews: ReviewConnection;
  /** Searches published listings in both languages: prefixes, typos, accents, word forms and the trade words of other countries forgiven. Right within a second of a change. Public. */
  search: SearchConnection;
  /** This installation. Public. */
  site: Site;
  /** How many of the caller's conversations wait to be seen. Signed in. */
  unreadChatCount: Scalars['Int']['output'];
  /** The caller's unread notifications, counted. Signed in. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** What may be uploaded for a purpose. Public. */
  uploadRules: UploadRules;
  /** A person's public profile, or null. Public. */
  user?: Maybe<User>;
  /** Accounts, the newest first, optionally those whose e-mail or name begins with `search`. Administrators. */
  users: UserConnection;
};

/** Reads. Each field says who may use it. */
export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ApplicationStatus>;
  tab?: ApplicationTab;
};

/** Reads. Each field says who may use it. */
export type QueryBlacklistArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
  kind: BlacklistKind;
};

/** Reads. Each field says who may use it. */
export type QueryBusinessArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryBusinessesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<BusinessFilter>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryChatArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryChatsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryCommunityUpdatesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryDisputeArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryDisputesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<DisputeStatus>;
};

/** Reads. Each field says who may use it. */
export type QueryDocumentArgs = {
  kind: DocumentKind;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Reads. Each field says who may use it. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<JobStatus>;
};

/** Reads. Each field says who may use it. */
export type QueryListingArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryListingFacetsArgs = {
  filter?: InputMaybe<ListingFilter>;
  priced?: InputMaybe<Scalars['Boolean']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<ListingType>;
};

/** Reads. Each field says who may use it. */
export type QueryListingsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  sort?: ListingSort;
  type?: InputMaybe<ListingType>;
};

/** Reads. Each field says who may use it. */
export type QueryListingsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** Reads. Each field says who may use it. */
export type QueryManagedListingArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryManagedListingsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<ManagedListingFilter>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryMyFavouritesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryMyPaymentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryMyReviewsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<NotificationFilter>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryOpenInvoicesArgs = {
  applicationId?: InputMaybe<Scalars['ID']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
};

/** Reads. Each field says who may use it. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryReferenceArgs = {
  includeInactive?: Scalars['Boolean']['input'];
  list: ReferenceList;
  parent?: InputMaybe<Scalars['String']['input']>;
};

/** Reads. Each field says who may use it. */
export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  businessId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  rating?: InputMaybe<Scalars['Int']['input']>;
};

/** Reads. Each field says who may use it. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sort?: ListingSort;
  type?: SearchType;
};

/** Reads. Each field says who may use it. */
export type QueryUploadRulesArgs = {
  purpose: FilePurpose;
};

/** Reads. Each field says who may use it. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** How many reviews give a rating. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** A reason an administrator gave. */
export type Reason = {
  __typename?: 'Reason';
  /** The canned part in both languages, or null. */
  canned?: Maybe<LocalizedText>;
  /** The free part as written, or null. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A reason to give: a canned one, free text of 3 to 500 characters, or both. */
export type ReasonInput = {
  /** Key of a canned reason. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Free text. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A payment received outside the pay page. */
export type RecordManualPaymentInput = {
  /** The invoice it pays. */
  invoiceId: Scalars['ID']['input'];
  /** How it was made; not CARD. */
  method: PaymentMethod;
  /** Further words, up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it was received, not in the future. */
  receivedOn: Scalars['Date']['input'];
  /** Reference of the transfer or receipt, 3 to 100 characters, unique. */
  reference: Scalars['String']['input'];
};

/** One entry of a reference list. */
export type ReferenceItem = {
  __typename?: 'ReferenceItem';
  /** Countries: prefix such as `+57`. */
  dialCode?: Maybe<Scalars['String']['output']>;
  /** The record's id in the billing account; the value when it has none. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Countries: flag as a character. */
  flag?: Maybe<Scalars['String']['output']>;
  /** `list:value`, for caches. */
  id: Scalars['ID']['output'];
  /** Whether forms offer it. */
  isActive: Scalars['Boolean']['output'];
  /** Its name. */
  label: LocalizedText;
  /** The list. */
  list: ReferenceList;
  /** Whether it is as delivered. */
  origin: ReferenceItemOrigin;
  /** The entry it belongs to: a country's code for regions, a region's for cities. */
  parent?: Maybe<Scalars['String']['output']>;
  /** The code stored and sent, such as `CO` or `31`. */
  value: Scalars['String']['output'];
};

/** An entry of a list. */
export type ReferenceItemInput = {
  /** The list. */
  list: ReferenceList;
  /** Its code. */
  value: Scalars['String']['input'];
};

/** Where an entry of a reference list comes from. */
export type ReferenceItemOrigin =
  /** Added by an administrator. */
  | 'ADDED'
  /** Delivered, and changed by an administrator. */
  | 'CHANGED'
  /** Delivered, and not changed. */
  | 'DEFAULT';

/** The answer to a change of a list. */
export type ReferenceItemPayload = {
  __typename?: 'ReferenceItemPayload';
  /** The entry, or null when refused. */
  item?: Maybe<ReferenceItem>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The lists that forms offer. Regions have a country as `parent`, cities a region; commercial activities a line of business. */
export type ReferenceList =
  /** What properties have. */
  | 'AMENITIES'
  /** Cities, municipalities, districts and provinces of those regions. */
  | 'CITIES'
  /** Commercial activities (CIIU classes). */
  | 'COMMERCIAL_ACTIVITIES'
  /** Countries (ISO 3166-1) with flag and dial code. */
  | 'COUNTRIES'
  /** Identity document types (DIAN). */
  | 'DOCUMENT_TYPES'
  /** Item code standards (DIAN). */
  | 'ITEM_CODES'
  /** Lines of business (CIIU sections). */
  | 'LINES_OF_BUSINESS'
  /** Natures: legal entity or natural person (DIAN). */
  | 'NATURE_TYPES'
  /** Payment forms (DIAN). */
  | 'PAYMENT_FORMS'
  /** Payment means (DIAN). */
  | 'PAYMENT_MEANS'
  /** Categories of products. */
  | 'PRODUCT_CATEGORIES'
  /** Categories of properties. */
  | 'PROPERTY_CATEGORIES'
  /** Regions, states and departments of Colombia, Venezuela, Panama, Mexico and Peru. */
  | 'REGIONS'
  /** Categories of services. */
  | 'SERVICE_CATEGORIES'
  /** How services are given. */
  | 'SERVICE_TYPES'
  /** Taxes of invoice lines (DIAN). */
  | 'TAXES'
  /** Taxpayer types (DIAN, RUT). */
  | 'TAXPAYER_TYPES'
  /** Tax regimes. */
  | 'TAX_REGIMES'
  /** Tax responsibilities (DIAN); `R-99-PN` excludes the others. */
  | 'TAX_RESPONSIBILITIES'
  /** Tax schemes (DIAN). */
  | 'TAX_SCHEMES'
  /** VAT regimes (DIAN). */
  | 'VAT_REGIMES';

/** A review to remove without a dispute. */
export type RemoveReviewInput = {
  /** Why; the author is told. */
  reason: ReasonInput;
  /** The review. */
  reviewId: Scalars['ID']['input'];
};

/** An answer to a review. */
export type ReplyToReviewInput = {
  /** The review. */
  reviewId: Scalars['ID']['input'];
  /** The text, 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Comments that send an application back. */
export type RequestApplicationChangesInput = {
  /** The application. */
  applicationId: Scalars['ID']['input'];
  /** 1 to 60 comments of 3 to 500 characters. */
  comments: Array<FieldCommentInput>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Where to send a reset link. */
export type RequestPasswordResetInput = {
  /** The account's e-mail address. */
  email: Scalars['String']['input'];
  /** Language of the e-mail when the account has none. */
  language: Language;
};

/** A file about to be uploaded. */
export type RequestUploadInput = {
  /** Size in bytes. */
  byteSize: Scalars['SafeInt']['input'];
  /** Media type as the device names it; the content decides. */
  contentType: Scalars['String']['input'];
  /** The name it has on the device, 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** What it is for. */
  purpose: FilePurpose;
};

/** The answer to announcing an upload. */
export type RequestUploadPayload = {
  __typename?: 'RequestUploadPayload';
  /** The file, awaiting its bytes, or null when refused. */
  file?: Maybe<File>;
  /** Where to send them. */
  target?: Maybe<UploadTarget>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new password, with the token of a reset link or from a signed-in session. */
export type ResetPasswordInput = {
  /** Must be identical to `newPassword`. */
  confirmation: Scalars['String']['input'];
  /** 6 to 128 characters and not among the 10,000 most common. */
  newPassword: Scalars['String']['input'];
  /** The token of the reset link (one use, one hour). Leave out when signed in. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** A review of a business by someone who did business with it. */
export type Review = {
  __typename?: 'Review';
  /** Who wrote it; null when the account is gone. */
  author?: Maybe<User>;
  /** The business. */
  business: Business;
  /** With whom the author dealt. */
  contactName: Scalars['String']['output'];
  /** When it was written. */
  dateCreated: Scalars['DateTime']['output'];
  /** When it was edited, or null. */
  dateEdited?: Maybe<Scalars['DateTime']['output']>;
  /** The parties and administrators. Its dispute, or null. */
  dispute?: Maybe<Dispute>;
  /** How it went. */
  exchangeDetails: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The parties and administrators. The version before the edit, or null. */
  previousVersion?: Maybe<ReviewVersion>;
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The parties and administrators. Why it was removed, or null. */
  removalReason?: Maybe<Reason>;
  /** The public answer of the business, or null. */
  reply?: Maybe<ReviewReply>;
  /** Whether it is shown; `removed` only for its author, the business and administrators. */
  status: ReviewStatus;
  /** What it was about. */
  subject: Scalars['String']['output'];
  /** When it was done. */
  transactionDate: Scalars['Date']['output'];
  /** How large the business done was. */
  transactionSize: TransactionSize;
  /** Whether the viewer may dispute it now: the business, once. */
  viewerCanDispute: Scalars['Boolean']['output'];
  /** Whether the viewer may edit it now: its author while an edit is asked for. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer may reply to it now: the business, once. */
  viewerCanReply: Scalars['Boolean']['output'];
};

/** A review that changed. */
export type ReviewChange = {
  __typename?: 'ReviewChange';
  /** The business with its average and counts as they are now; null when it cannot be seen any more. */
  business?: Maybe<Business>;
  /** Position to resume from. */
  cursor: Scalars['EventCursor']['output'];
  /** The review as it is now; null when it cannot be read any more. */
  review?: Maybe<Review>;
  /** Its id. */
  reviewId: Scalars['ID']['output'];
};

/** A page of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews with their cursors. */
  edges: Array<ReviewEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A review in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The review. */
  node: Review;
};

/** The result of a change of a review. */
export type ReviewPayload = {
  __typename?: 'ReviewPayload';
  /** The review as it is now, or null when refused. */
  review?: Maybe<Review>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The public answer of a business to a review. */
export type ReviewReply = {
  __typename?: 'ReviewReply';
  /** When it was written. */
  dateCreated: Scalars['DateTime']['output'];
  /** The text as written. */
  text: Scalars['String']['output'];
};

/** Whether a review is shown. */
export type ReviewStatus =
  /** Everybody reads it. */
  | 'published'
  /** Taken off by an administrator, with a reason. */
  | 'removed';

/** What a review said before it was edited. */
export type ReviewVersion = {
  __typename?: 'ReviewVersion';
  /** With whom the author dealt. */
  contactName: Scalars['String']['output'];
  /** How it went. */
  exchangeDetails: Scalars['String']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** What it was about. */
  subject: Scalars['String']['output'];
  /** When it was done. */
  transactionDate: Scalars['Date']['output'];
  /** How large the business done was. */
  transactionSize: TransactionSize;
};

/** The session to revoke. */
export type RevokeSessionInput = {
  /** One of the caller's own sessions. */
  sessionId: Scalars['ID']['input'];
};

/** The answer to revoking sessions. */
export type RevokeSessionsPayload = {
  __typename?: 'RevokeSessionsPayload';
  /** The ids of the sessions that were ended. */
  revokedIds: Array<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A step to save. */
export type SaveApplicationDraftInput = {
  /** The draft, or null to begin one. One open application per person: `APPLICATION_OPEN` otherwise. */
  applicationId?: InputMaybe<Scalars['ID']['input']>;
  /** What was written. */
  form: ApplicationFormInput;
  /** The step to continue at. */
  step: ApplicationStep;
  /** The version that was read; null to begin. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An entry to add or change. */
export type SaveReferenceItemInput = {
  /** The record's id in the billing account. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Whether forms offer it. */
  isActive?: Scalars['Boolean']['input'];
  /** Name in both languages. */
  label: LocalizedTextInput;
  /** The list. */
  list: ReferenceList;
  /** The entry it belongs to. */
  parent?: InputMaybe<Scalars['String']['input']>;
  /** Its code; one that exists is changed. */
  value: Scalars['String']['input'];
};

/** A page of what was found, the best first. */
export type SearchConnection = {
  __typename?: 'SearchConnection';
  /** How much there is of each type: of the one searched under the whole filter, of the others and of all under the conditions that every type has. */
  counts: SearchCounts;
  /** What was found, with cursors. */
  edges: Array<SearchHitEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Other queries that find something, when this one finds nothing, whatever the filter. */
  suggestions: Array<Scalars['String']['output']>;
};

/** How much was found of each type. */
export type SearchCounts = {
  __typename?: 'SearchCounts';
  /** Everything. */
  all: Scalars['Int']['output'];
  /** Products. */
  products: Scalars['Int']['output'];
  /** Properties. */
  property: Scalars['Int']['output'];
  /** Services. */
  services: Scalars['Int']['output'];
};

/** A listing that was found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The listing. */
  listing: Listing;
  /** Its name with what answers the query marked. */
  name: HighlightedText;
  /** A passage of its description of up to 200 characters around what answers the query. */
  snippet: HighlightedText;
};

/** A listing found, in a list. */
export type SearchHitEdge = {
  __typename?: 'SearchHitEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** What was found. */
  node: SearchHit;
};

/** What to search. */
export type SearchType =
  /** Everything. */
  | 'all'
  /** Products. */
  | 'products'
  /** Properties. */
  | 'property'
  /** Services. */
  | 'services';

/** A message to send. */
export type SendMessageInput = {
  /** The conversation. */
  chatId: Scalars['ID']['input'];
  /** A name the client chooses for this message, 8 to 64 characters: repeated, it is sent once. */
  clientKey: Scalars['String']['input'];
  /** The text, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A service offered by a business. */
export type Service = Listing & {
  __typename?: 'Service';
  /** Its picture while it has no photograph. */
  artwork: Artwork;
  /** Hours of availability, as written. */
  availability?: Maybe<LocalizedText>;
  /** Who sells it. */
  business: Business;
  /** Where it belongs: a value of SERVICE_CATEGORIES. Null only in drafts. */
  category?: Maybe<Category>;
  /** City where it is offered. */
  city: Scalars['String']['output'];
  /** Its comments, newest first, replies beneath them. */
  comments: ListingCommentConnection;
  /** Two-letter country code (ISO 3166-1). */
  country: Scalars['String']['output'];
  /** Currency of all its prices (ISO 4217), also of those that are not written yet. */
  currency: Scalars['String']['output'];
  /** When it was last changed. */
  dateChanged: Scalars['DateTime']['output'];
  /** When it was begun. */
  dateCreated: Scalars['DateTime']['output'];
  /** When it was first published, or null for drafts. */
  datePublished?: Maybe<Scalars['DateTime']['output']>;
  /** What it is, in words. */
  description: LocalizedText;
  /** The most a job costs, or null. */
  endPrice?: Maybe<Money>;
  /** How much attention it got. */
  engagement: Engagement;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its pictures, the primary one first. */
  images: Array<Image>;
  /** Whether administrators feature it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Its name. */
  name: LocalizedText;
  /** Special offer, as written. */
  offers?: Maybe<LocalizedText>;
  /** The start price, or the price of an hour without one. Null only in drafts. */
  priceFrom?: Maybe<Money>;
  /** The price of an hour, or null. */
  pricePerHour?: Maybe<Money>;
  /** Managers. What is still missing or wrong before it can be published; empty when nothing is. */
  problems: Array<UserError>;
  /** Region, state or department. */
  region: Scalars['String']['output'];
  /** Managers. Why an administrator removed it, or null. */
  removalReason?: Maybe<Reason>;
  /** How it is given: a value of SERVICE_TYPES. Null only in drafts. */
  serviceType?: Maybe<Category>;
  /** Other listings like it: same type, same category first. At most 12. */
  similar: Array<Listing>;
  /** The least a job costs, or null. */
  startPrice?: Maybe<Money>;
  /** Where it stands; always `published` for those who do not manage it. */
  status: ListingStatus;
  /** What it is. */
  type: ListingType;
  /** Whether the viewer may edit it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer keeps it among the favourites. */
  viewerHasSaved: Scalars['Boolean']['output'];
};

/** A service offered by a business. */
export type ServiceCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};

/** A service offered by a business. */
export type ServiceImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A service offered by a business. */
export type ServiceSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** A signed-in device. Revoking it signs that device out within 2 seconds. */
export type Session = {
  __typename?: 'Session';
  /** When the device signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** The device as its browser names itself, in the request's language, such as `Chrome on Android`. */
  device: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session was last refreshed or used to sign in. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The answer to signing up, signing in or refreshing. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** The access token, or null when refused. */
  accessToken?: Maybe<AccessToken>;
  /** With `USER_DISABLED` after the right password: why the account is suspended and until when. Otherwise null. */
  suspension?: Maybe<Suspension>;
  /** The signed-in user, or null when refused. */
  user?: Maybe<User>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The caller's new picture. */
export type SetAvatarInput = {
  /** An uploaded AVATAR of the caller, or null for the placeholder. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether a business takes part. */
export type SetBusinessStatusInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** The new state. */
  status: BusinessStatus;
};

/** Whether a business is verified. */
export type SetBusinessVerifiedInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** True once its documents were checked. */
  isVerified: Scalars['Boolean']['input'];
};

/** The account's language. */
export type SetLanguageInput = {
  /** The new language of the account, its notifications and e-mails. */
  language: Language;
};

/** Whether to keep a listing. */
export type SetListingSavedInput = {
  /** True to keep it, false to drop it. */
  isSaved: Scalars['Boolean']['input'];
  /** The listing. */
  listingId: Scalars['ID']['input'];
};

/** The result of saving a listing. */
export type SetListingSavedPayload = {
  __typename?: 'SetListingSavedPayload';
  /** Whether it is kept now. */
  isSaved: Scalars['Boolean']['output'];
  /** The listing, or null when it cannot be seen. */
  listing?: Maybe<Listing>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A shareholder with more than 10 %. */
export type Shareholder = {
  __typename?: 'Shareholder';
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Number of an identity document. */
  identification: Scalars['String']['output'];
  /** Picture of the document, or null. */
  image?: Maybe<File>;
  /** Family name. */
  lastName: Scalars['String']['output'];
};

/** A shareholder with more than 10 %. */
export type ShareholderInput = {
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Number of an identity document. */
  identification: Scalars['String']['input'];
  /** An uploaded SHAREHOLDER_IMAGE. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Family name. */
  lastName: Scalars['String']['input'];
};

/** Credentials. */
export type SignInInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** What a new account is made of. */
export type SignUpInput = {
  /** Whether to receive the newsletter. */
  addToNewsletter?: Scalars['Boolean']['input'];
  /** Acceptance of the current terms and privacy policy. */
  consent: ConsentInput;
  /** E-mail address; compared without case. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 80 characters. */
  firstName: Scalars['String']['input'];
  /** Language of the account and of its e-mails. */
  language: Language;
  /** Family name, 1 to 80 characters. */
  lastName: Scalars['String']['input'];
  /** 6 to 128 characters and not among the 10,000 most common. */
  password: Scalars['String']['input'];
};

/** What a client needs to know about this installation. */
export type Site = {
  __typename?: 'Site';
  /** Public address without a trailing slash. */
  baseUrl: Scalars['String']['output'];
  /** Whether the development mailbox at /dev/mail is served. */
  hasDevelopmentMailbox: Scalars['Boolean']['output'];
  /** Whether posting, messaging and applying demand a verified e-mail address. */
  requiresVerifiedEmail: Scalars['Boolean']['output'];
  /** The installation's profiles elsewhere. */
  socialLinks: Array<SocialLink>;
};

/** A profile of the installation elsewhere. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** Name of the network, such as `LinkedIn`. */
  network: Scalars['String']['output'];
  /** https address. */
  url: Scalars['String']['output'];
};

/** An invoice to pay. */
export type StartCheckoutInput = {
  /** The invoice. */
  invoiceId: Scalars['ID']['input'];
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The caller's account status whenever a payment, invoice or membership changes. Signed in. */
  accountStatusChanged: AccountStatusChange;
  /** Applications as they change, with the tabs' counts. Administrators. */
  applicationChanged: ApplicationChange;
  /** What is added to the blacklist and removed from it. Administrators. */
  blacklistChanged: BlacklistChange;
  /** Changes of the caller's conversations, with the badge. Signed in. */
  chatChanged: ChatChange;
  /** What happens in the network. Public. */
  communityUpdateAdded: CommunityUpdateAdded;
  /** Disputes the viewer takes part in; all of them for administrators. Signed in. */
  disputeChanged: DisputeChange;
  /** Published listings that changed, appeared or disappeared: one, or those of a type. Public. */
  listingChanged: ListingChange;
  /** Listings the viewer manages, whatever their state. Signed in. */
  managedListingChanged: ListingChange;
  /** The caller's own account whenever it changes. Signed in, also while re-authorisation is required. */
  meChanged: MeChange;
  /** The caller's application as it changes. Signed in. */
  myApplicationChanged: MyApplicationChange;
  /** The caller's business whenever its profile, people or membership change. Signed in. */
  myBusinessChanged: MyBusinessChange;
  /** Changes of the caller's notifications, with the badge. Signed in. */
  notificationChanged: NotificationChange;
  /** A payment that was approved, rejected or recorded. Administrators. */
  paymentChanged: PaymentChange;
  /** Reviews of a business that were written, changed or removed. Public. */
  reviewChanged: ReviewChange;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionAccountStatusChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionApplicationChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionBlacklistChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionChatChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionCommunityUpdateAddedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionDisputeChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionListingChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  listingId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<ListingType>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionManagedListingChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionMeChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionMyApplicationChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionMyBusinessChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionNotificationChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionPaymentChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionReviewChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  businessId: Scalars['ID']['input'];
};

/** A membership to suspend. */
export type SuspendMembershipInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** Why. */
  reason: ReasonInput;
};

/** Who to suspend, why and until when. */
export type SuspendUserInput = {
  /** Shown to the user, 3 to 500 characters. */
  reason: Scalars['String']['input'];
  /** When the suspension ends by itself; null for no end. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** The user to suspend. */
  userId: Scalars['ID']['input'];
};

/** Why and until when an account is suspended. */
export type Suspension = {
  __typename?: 'Suspension';
  /** The administrator's reason. */
  reason: Scalars['String']['output'];
  /** When it began. */
  since: Scalars['DateTime']['output'];
  /** When it ends by itself; null for no end. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A part of a text, marked where it answers the query. */
export type TextPart = {
  __typename?: 'TextPart';
  /** Whether it answers the query. */
  isHit: Scalars['Boolean']['output'];
  /** The part; all parts together are the text. */
  text: Scalars['String']['output'];
};

/** How large the business done was, in US dollars. */
export type TransactionSize =
  /** 500 to 5,000. */
  | 'from500to5000'
  /** 5,000 to 50,000. */
  | 'from5000to50000'
  /** Above 50,000. */
  | 'over50000'
  /** Below 500. */
  | 'under500';

/** How a property is offered. */
export type TransactionType =
  /** For lease. */
  | 'Lease'
  /** Anything else, such as exchange or time share. */
  | 'Other'
  /** For rent. */
  | 'Rent'
  /** For sale. */
  | 'Sale';

/** What to change of a profile. A field left out stays; null clears an optional one. */
export type UpdateBusinessInput = {
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Contact e-mail to publish. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Contact phone to publish, E.164. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Cover: an uploaded COVER, or null for the weave. */
  cover?: InputMaybe<ImageInput>;
  /** Description, each language up to 2,000 characters; languages are changed one by one. */
  description?: InputMaybe<LocalizedTextInput>;
  /** Gallery in its order, up to 10 BUSINESS_IMAGE files; replaces the whole. */
  gallery?: InputMaybe<Array<ImageInput>>;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  /** Links; replaces all of them. */
  links?: InputMaybe<BusinessLinksInput>;
  /** Logo: an uploaded LOGO, or null for the weave. */
  logo?: InputMaybe<ImageInput>;
  /** Name, 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Region. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Services, up to 30 of up to 80 characters. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Size by people. */
  size?: InputMaybe<BusinessSize>;
};

/** What to change of a listing. */
export type UpdateListingInput = {
  /** The listing. */
  listingId: Scalars['ID']['input'];
  /** What to change. */
  values: ListingValuesInput;
};

/** New amounts and words of a plan. */
export type UpdatePlanInput = {
  /** Shown per month, in hundredths of the display currency, above 0. */
  displayPriceMinor?: InputMaybe<Scalars['SafeInt']['input']>;
  /** What it gives. */
  features?: InputMaybe<Array<LocalizedTextInput>>;
  /** Which one. */
  key: PlanKey;
  /** Its name. */
  name?: InputMaybe<LocalizedTextInput>;
  /** Charged per month before tax, in hundredths of COP, above 0. */
  priceMinor?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** What a user may change about themselves. A field left out stays; null clears an optional one. */
export type UpdateProfileInput = {
  /** Up to 2,000 characters. */
  aboutMe?: InputMaybe<Scalars['String']['input']>;
  /** Whether to receive the newsletter. */
  addToNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Street address, up to 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City, up to 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, in the past and after 1900. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Name shown to others, 1 to 120 characters. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 1 to 80 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, 1 to 80 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in E.164. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Region, up to 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** A file sent within the request. */
export type UploadFileInput = {
  /** The bytes, at most 10 MB here; larger files use `requestUpload`. */
  file: Scalars['Upload']['input'];
  /** What it is for. */
  purpose: FilePurpose;
};

/** A header of an upload. */
export type UploadHeader = {
  __typename?: 'UploadHeader';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
};

/** What a caller may upload for a purpose. */
export type UploadRules = {
  __typename?: 'UploadRules';
  /** Size in pixels to advise for pictures, or null. */
  advisedHeight?: Maybe<Scalars['Int']['output']>;
  /** Size in pixels to advise for pictures, or null. */
  advisedWidth?: Maybe<Scalars['Int']['output']>;
  /** Media types taken. */
  contentTypes: Array<Scalars['String']['output']>;
  /** Largest size in bytes. */
  maxBytes: Scalars['SafeInt']['output'];
};

/** Where and how to send the bytes of a file. */
export type UploadTarget = {
  __typename?: 'UploadTarget';
  /** When the address stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Headers to send with the bytes. */
  headers: Array<UploadHeader>;
  /** HTTP method. */
  method: Scalars['String']['output'];
  /** The address; it stops working at `expiresAt`. When it begins with `/` it is relative to the API's. */
  url: Scalars['String']['output'];
};

/** A person on the network. Fields marked *private* are null unless the viewer is that person or an administrator. */
export type User = {
  __typename?: 'User';
  /** What the person says about themselves, up to 2,000 characters. */
  aboutMe?: Maybe<Scalars['String']['output']>;
  /** Private. Whether the user wants the newsletter. */
  addToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Private. Street address. */
  address?: Maybe<Scalars['String']['output']>;
  /** Private. State of the application that `membershipEntry` speaks of, or null. */
  applicationStatus?: Maybe<ApplicationStatus>;
  /** Private. The business the user works for. */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** City, as written. */
  city?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code (ISO 3166-1). */
  country?: Maybe<Scalars['String']['output']>;
  /** Private. The customer number in the billing system. */
  customerId?: Maybe<Scalars['String']['output']>;
  /** When the account was created. */
  dateJoined: Scalars['DateTime']['output'];
  /** Private. Date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** The name shown to others. */
  displayName: Scalars['String']['output'];
  /** Private. E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Private. Whether the address was confirmed. */
  emailVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Private. False while a new password is demanded; everything else is then refused. */
  isAuthorized?: Maybe<Scalars['Boolean']['output']>;
  /** Private. Language of the account. */
  language?: Maybe<Language>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** What the user is on the network. */
  memberType: MemberType;
  /** Private. What the sidebar offers this user about membership. */
  membershipEntry?: Maybe<MembershipEntry>;
  /** Private. Phone number in E.164, such as +573001234567. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The picture in its widths, or null for the placeholder. */
  photo?: Maybe<Image>;
  /** Address of the picture, relative to the API's when it begins with `/`, or null for the placeholder. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Region, state or department, as written. */
  region?: Maybe<Scalars['String']['output']>;
  /** Private. The current suspension, or null. */
  suspension?: Maybe<Suspension>;
  /** Whether the viewer may edit this profile. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer may suspend or reinstate this account. */
  viewerCanSuspend: Scalars['Boolean']['output'];
};

/** A user an administrator acts on. */
export type UserActionInput = {
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The users with their cursors. */
  edges: Array<UserEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A user in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Position in the list. */
  cursor: Scalars['Cursor']['output'];
  /** The user. */
  node: User;
};

/** Why a mutation was refused. Codes are stable; `message` is English for developers and clients translate the code. */
export type UserError = {
  __typename?: 'UserError';
  /** A code of the error catalogue, such as `EMAIL_IN_USE`. */
  code: Scalars['String']['output'];
  /** The input field at fault as a dotted path, or null when it concerns the whole operation. */
  field?: Maybe<Scalars['String']['output']>;
  /** What happened, in English, without private data. */
  message: Scalars['String']['output'];
  /** For `TOO_MANY_REQUESTS`: seconds to wait before trying again. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The answer to a change of a user. */
export type UserPayload = {
  __typename?: 'UserPayload';
  /** The user after the change, or null when refused. */
  user?: Maybe<User>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A link's token from the verification e-mail. */
export type VerifyEmailInput = {
  /** The token of the link: one use, 24 hours. */
  token: Scalars['String']['input'];
};

/** A video: one MP4 or WebM file. Its address begins with `/`: it is relative to the API's. */
export type Video = {
  __typename?: 'Video';
  /** Size in bytes. */
  byteSize: Scalars['SafeInt']['output'];
  /** Media type, `video/mp4` or `video/webm`. */
  contentType: Scalars['String']['output'];
  /** Opaque id of its file. */
  fileId: Scalars['ID']['output'];
  /** Address to play it from. */
  url: Scalars['String']['output'];
};

/** A review to write. */
export type WriteReviewInput = {
  /** The business. */
  businessId: Scalars['ID']['input'];
  /** With whom the author dealt, 1 to 120 characters. */
  contactName: Scalars['String']['input'];
  /** How it went, 20 to 4,000 characters. */
  exchangeDetails: Scalars['String']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
  /** What it was about, 3 to 120 characters. */
  subject: Scalars['String']['input'];
  /** When it was done; not in the future. */
  transactionDate: Scalars['Date']['input'];
  /** How large the business done was. */
  transactionSize: TransactionSize;
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<
  TResult,
  TKey extends string,
  TParent,
  TContext,
  TArgs,
> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<
  T = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CommunityUpdateSubject:
    | BusinessRecordMapper
    | ProductRecordMapper
    | PropertyRecordMapper
    | ReviewRecordMapper
    | ServiceRecordMapper;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AccountStatus: ResolverTypeWrapper<AccountStatusViewMapper>;
  AccountStatusChange: ResolverTypeWrapper<AccountStatusChangeRecordMapper>;
  AccountStatusPayload: ResolverTypeWrapper<
    Omit<AccountStatusPayload, 'accountStatus'> & {
      accountStatus?: Maybe<ResolversTypes['AccountStatus']>;
    }
  >;
  ActOnDisputeInput: ActOnDisputeInput;
  ActOnListingsInput: ActOnListingsInput;
  ActionPayload: ResolverTypeWrapper<ActionPayload>;
  ActivateApplicationInput: ActivateApplicationInput;
  AddBlacklistEntryInput: AddBlacklistEntryInput;
  AddListingCommentInput: AddListingCommentInput;
  Application: ResolverTypeWrapper<ApplicationRecordMapper>;
  ApplicationAction: ApplicationAction;
  ApplicationActionInput: ApplicationActionInput;
  ApplicationChange: ResolverTypeWrapper<
    Omit<ApplicationChange, 'application'> & { application?: Maybe<ResolversTypes['Application']> }
  >;
  ApplicationConnection: ResolverTypeWrapper<
    Omit<ApplicationConnection, 'edges'> & { edges: Array<ResolversTypes['ApplicationEdge']> }
  >;
  ApplicationEdge: ResolverTypeWrapper<
    Omit<ApplicationEdge, 'node'> & { node: ResolversTypes['Application'] }
  >;
  ApplicationForm: ResolverTypeWrapper<ApplicationFormRecordMapper>;
  ApplicationFormInput: ApplicationFormInput;
  ApplicationPayload: ResolverTypeWrapper<
    Omit<ApplicationPayload, 'application'> & { application?: Maybe<ResolversTypes['Application']> }
  >;
  ApplicationStatus: ApplicationStatus;
  ApplicationStep: ApplicationStep;
  ApplicationTab: ApplicationTab;
  ApplicationTabCount: ResolverTypeWrapper<ApplicationTabCount>;
  ApplicationTransition: ResolverTypeWrapper<TransitionRecordMapper>;
  Artwork: ResolverTypeWrapper<Artwork>;
  ArtworkPalette: ArtworkPalette;
  AuthorizedUser: ResolverTypeWrapper<AuthorizedUser>;
  AuthorizedUserInput: AuthorizedUserInput;
  BlacklistChange: ResolverTypeWrapper<BlacklistChange>;
  BlacklistConnection: ResolverTypeWrapper<
    Omit<BlacklistConnection, 'edges'> & { edges: Array<ResolversTypes['BlacklistEdge']> }
  >;
  BlacklistEdge: ResolverTypeWrapper<
    Omit<BlacklistEdge, 'node'> & { node: ResolversTypes['BlacklistEntry'] }
  >;
  BlacklistEntry: ResolverTypeWrapper<BlacklistEntryRecordMapper>;
  BlacklistEntryIdInput: BlacklistEntryIdInput;
  BlacklistEntryPayload: ResolverTypeWrapper<
    Omit<BlacklistEntryPayload, 'entry'> & { entry?: Maybe<ResolversTypes['BlacklistEntry']> }
  >;
  BlacklistKind: BlacklistKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Business: ResolverTypeWrapper<BusinessRecordMapper>;
  BusinessConnection: ResolverTypeWrapper<
    Omit<BusinessConnection, 'edges'> & { edges: Array<ResolversTypes['BusinessEdge']> }
  >;
  BusinessEdge: ResolverTypeWrapper<
    Omit<BusinessEdge, 'node'> & { node: ResolversTypes['Business'] }
  >;
  BusinessFilter: BusinessFilter;
  BusinessIdInput: BusinessIdInput;
  BusinessInvitation: ResolverTypeWrapper<InvitationRecordMapper>;
  BusinessInvitationInput: BusinessInvitationInput;
  BusinessInvitationPayload: ResolverTypeWrapper<
    Omit<BusinessInvitationPayload, 'business' | 'invitation'> & {
      business?: Maybe<ResolversTypes['Business']>;
      invitation?: Maybe<ResolversTypes['BusinessInvitation']>;
    }
  >;
  BusinessLinks: ResolverTypeWrapper<BusinessLinks>;
  BusinessLinksInput: BusinessLinksInput;
  BusinessMember: ResolverTypeWrapper<MemberViewMapper>;
  BusinessMemberInput: BusinessMemberInput;
  BusinessPayload: ResolverTypeWrapper<
    Omit<BusinessPayload, 'business'> & { business?: Maybe<ResolversTypes['Business']> }
  >;
  BusinessSize: BusinessSize;
  BusinessStatus: BusinessStatus;
  BusinessType: BusinessType;
  Category: ResolverTypeWrapper<Category>;
  ChangeBusinessMemberRoleInput: ChangeBusinessMemberRoleInput;
  Chat: ResolverTypeWrapper<ChatRecordMapper>;
  ChatChange: ResolverTypeWrapper<
    Omit<ChatChange, 'chat' | 'message'> & {
      chat: ResolversTypes['Chat'];
      message?: Maybe<ResolversTypes['ChatMessage']>;
    }
  >;
  ChatConnection: ResolverTypeWrapper<
    Omit<ChatConnection, 'edges'> & { edges: Array<ResolversTypes['ChatEdge']> }
  >;
  ChatEdge: ResolverTypeWrapper<Omit<ChatEdge, 'node'> & { node: ResolversTypes['Chat'] }>;
  ChatIdInput: ChatIdInput;
  ChatMessage: ResolverTypeWrapper<MessageRecordMapper>;
  ChatMessageConnection: ResolverTypeWrapper<
    Omit<ChatMessageConnection, 'edges'> & { edges: Array<ResolversTypes['ChatMessageEdge']> }
  >;
  ChatMessageEdge: ResolverTypeWrapper<
    Omit<ChatMessageEdge, 'node'> & { node: ResolversTypes['ChatMessage'] }
  >;
  ChatMessagePayload: ResolverTypeWrapper<
    Omit<ChatMessagePayload, 'chat' | 'message'> & {
      chat?: Maybe<ResolversTypes['Chat']>;
      message?: Maybe<ResolversTypes['ChatMessage']>;
    }
  >;
  ChatPayload: ResolverTypeWrapper<
    Omit<ChatPayload, 'chat'> & { chat?: Maybe<ResolversTypes['Chat']> }
  >;
  Checkout: ResolverTypeWrapper<Omit<Checkout, 'payment'> & { payment: ResolversTypes['Payment'] }>;
  CheckoutPayload: ResolverTypeWrapper<
    Omit<CheckoutPayload, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }
  >;
  CloseApplicationInput: CloseApplicationInput;
  CommercialReference: ResolverTypeWrapper<CommercialReferenceRecordMapper>;
  CommercialReferenceInput: CommercialReferenceInput;
  CommunityUpdate: ResolverTypeWrapper<CommunityUpdateViewMapper>;
  CommunityUpdateAdded: ResolverTypeWrapper<
    Omit<CommunityUpdateAdded, 'update'> & { update: ResolversTypes['CommunityUpdate'] }
  >;
  CommunityUpdateConnection: ResolverTypeWrapper<
    Omit<CommunityUpdateConnection, 'edges'> & {
      edges: Array<ResolversTypes['CommunityUpdateEdge']>;
    }
  >;
  CommunityUpdateEdge: ResolverTypeWrapper<
    Omit<CommunityUpdateEdge, 'node'> & { node: ResolversTypes['CommunityUpdate'] }
  >;
  CommunityUpdateKind: CommunityUpdateKind;
  CommunityUpdateSubject: ResolverTypeWrapper<
    ResolversUnionTypes<ResolversTypes>['CommunityUpdateSubject']
  >;
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConsentInput: ConsentInput;
  ContactSellerInput: ContactSellerInput;
  CreateBusinessInput: CreateBusinessInput;
  CreateBusinessUserInput: CreateBusinessUserInput;
  CreateBusinessUserPayload: ResolverTypeWrapper<
    Omit<CreateBusinessUserPayload, 'business' | 'user'> & {
      business?: Maybe<ResolversTypes['Business']>;
      user?: Maybe<ResolversTypes['User']>;
    }
  >;
  CreateListingInput: CreateListingInput;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteListingCommentInput: DeleteListingCommentInput;
  Dispute: ResolverTypeWrapper<DisputeRecordMapper>;
  DisputeAction: DisputeAction;
  DisputeChange: ResolverTypeWrapper<
    Omit<DisputeChange, 'dispute'> & { dispute: ResolversTypes['Dispute'] }
  >;
  DisputeConnection: ResolverTypeWrapper<
    Omit<DisputeConnection, 'edges'> & { edges: Array<ResolversTypes['DisputeEdge']> }
  >;
  DisputeCount: ResolverTypeWrapper<DisputeCount>;
  DisputeEdge: ResolverTypeWrapper<Omit<DisputeEdge, 'node'> & { node: ResolversTypes['Dispute'] }>;
  DisputeHandling: DisputeHandling;
  DisputeNature: DisputeNature;
  DisputeParty: DisputeParty;
  DisputePayload: ResolverTypeWrapper<
    Omit<DisputePayload, 'dispute'> & { dispute?: Maybe<ResolversTypes['Dispute']> }
  >;
  DisputeReviewInput: DisputeReviewInput;
  DisputeStatus: DisputeStatus;
  DisputeStep: ResolverTypeWrapper<DisputeStepRecordMapper>;
  Document: ResolverTypeWrapper<DocumentRecordMapper>;
  DocumentKind: DocumentKind;
  DocumentSection: ResolverTypeWrapper<DocumentSection>;
  EditListingCommentInput: EditListingCommentInput;
  EditReviewInput: EditReviewInput;
  Engagement: ResolverTypeWrapper<Engagement>;
  EventCursor: ResolverTypeWrapper<Scalars['EventCursor']['output']>;
  FacetValue: ResolverTypeWrapper<FacetValueViewMapper>;
  Favourite: ResolverTypeWrapper<FavouriteRecordMapper>;
  FavouriteConnection: ResolverTypeWrapper<
    Omit<FavouriteConnection, 'edges'> & { edges: Array<ResolversTypes['FavouriteEdge']> }
  >;
  FavouriteEdge: ResolverTypeWrapper<
    Omit<FavouriteEdge, 'node'> & { node: ResolversTypes['Favourite'] }
  >;
  FeatureListingsInput: FeatureListingsInput;
  FieldComment: ResolverTypeWrapper<FieldComment>;
  FieldCommentInput: FieldCommentInput;
  File: ResolverTypeWrapper<FileRecordMapper>;
  FileInput: FileInput;
  FileLinkPayload: ResolverTypeWrapper<FileLinkPayload>;
  FilePayload: ResolverTypeWrapper<
    Omit<FilePayload, 'file'> & { file?: Maybe<ResolversTypes['File']> }
  >;
  FilePurpose: FilePurpose;
  FileStatus: FileStatus;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HighlightedText: ResolverTypeWrapper<HighlightedText>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageViewMapper>;
  ImageInput: ImageInput;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  ImportListingsInput: ImportListingsInput;
  ImportListingsPayload: ResolverTypeWrapper<
    Omit<ImportListingsPayload, 'rows'> & { rows: Array<ResolversTypes['ImportedRow']> }
  >;
  ImportedRow: ResolverTypeWrapper<
    Omit<ImportedRow, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }
  >;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteBusinessMemberInput: InviteBusinessMemberInput;
  Invoice: ResolverTypeWrapper<InvoiceRecordMapper>;
  InvoicePurpose: InvoicePurpose;
  InvoiceStatus: InvoiceStatus;
  ItemCondition: ItemCondition;
  Job: ResolverTypeWrapper<JobRecordMapper>;
  JobConnection: ResolverTypeWrapper<
    Omit<JobConnection, 'edges'> & { edges: Array<ResolversTypes['JobEdge']> }
  >;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobStatus: JobStatus;
  Language: Language;
  LinkPayload: ResolverTypeWrapper<LinkPayload>;
  Listing: ResolverTypeWrapper<ListingRecordMapper>;
  ListingAction: ListingAction;
  ListingChange: ResolverTypeWrapper<
    Omit<ListingChange, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }
  >;
  ListingComment: ResolverTypeWrapper<CommentRecordMapper>;
  ListingCommentConnection: ResolverTypeWrapper<
    Omit<ListingCommentConnection, 'edges'> & { edges: Array<ResolversTypes['ListingCommentEdge']> }
  >;
  ListingCommentEdge: ResolverTypeWrapper<
    Omit<ListingCommentEdge, 'node'> & { node: ResolversTypes['ListingComment'] }
  >;
  ListingCommentPayload: ResolverTypeWrapper<
    Omit<ListingCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['ListingComment']> }
  >;
  ListingConnection: ResolverTypeWrapper<
    Omit<ListingConnection, 'edges'> & { edges: Array<ResolversTypes['ListingEdge']> }
  >;
  ListingEdge: ResolverTypeWrapper<Omit<ListingEdge, 'node'> & { node: ResolversTypes['Listing'] }>;
  ListingFacets: ResolverTypeWrapper<
    Omit<
      ListingFacets,
      | 'amenities'
      | 'bathrooms'
      | 'bedrooms'
      | 'brands'
      | 'categories'
      | 'cities'
      | 'conditions'
      | 'countries'
      | 'currencies'
      | 'propertyTypes'
      | 'regions'
      | 'rooms'
      | 'serviceTypes'
      | 'transactionTypes'
    > & {
      amenities: Array<ResolversTypes['FacetValue']>;
      bathrooms: Array<ResolversTypes['FacetValue']>;
      bedrooms: Array<ResolversTypes['FacetValue']>;
      brands: Array<ResolversTypes['FacetValue']>;
      categories: Array<ResolversTypes['FacetValue']>;
      cities: Array<ResolversTypes['FacetValue']>;
      conditions: Array<ResolversTypes['FacetValue']>;
      countries: Array<ResolversTypes['FacetValue']>;
      currencies: Array<ResolversTypes['FacetValue']>;
      propertyTypes: Array<ResolversTypes['FacetValue']>;
      regions: Array<ResolversTypes['FacetValue']>;
      rooms: Array<ResolversTypes['FacetValue']>;
      serviceTypes: Array<ResolversTypes['FacetValue']>;
      transactionTypes: Array<ResolversTypes['FacetValue']>;
    }
  >;
  ListingFilter: ListingFilter;
  ListingIdInput: ListingIdInput;
  ListingOutcome: ResolverTypeWrapper<
    Omit<ListingOutcome, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }
  >;
  ListingOutcomesPayload: ResolverTypeWrapper<
    Omit<ListingOutcomesPayload, 'outcomes'> & { outcomes: Array<ResolversTypes['ListingOutcome']> }
  >;
  ListingPayload: ResolverTypeWrapper<
    Omit<ListingPayload, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }
  >;
  ListingSort: ListingSort;
  ListingStatus: ListingStatus;
  ListingType: ListingType;
  ListingValuesInput: ListingValuesInput;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LocalizedTextInput: LocalizedTextInput;
  ManagedListingCount: ResolverTypeWrapper<ManagedListingCount>;
  ManagedListingFilter: ManagedListingFilter;
  MeChange: ResolverTypeWrapper<Omit<MeChange, 'me'> & { me: ResolversTypes['User'] }>;
  MemberType: MemberType;
  Membership: ResolverTypeWrapper<MembershipRecordMapper>;
  MembershipEntry: MembershipEntry;
  MembershipStatus: MembershipStatus;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyApplicationChange: ResolverTypeWrapper<
    Omit<MyApplicationChange, 'application'> & {
      application?: Maybe<ResolversTypes['Application']>;
    }
  >;
  MyBusinessChange: ResolverTypeWrapper<
    Omit<MyBusinessChange, 'business'> & { business?: Maybe<ResolversTypes['Business']> }
  >;
  Notification: ResolverTypeWrapper<NotificationRecordMapper>;
  NotificationChange: ResolverTypeWrapper<
    Omit<NotificationChange, 'notification'> & {
      notification?: Maybe<ResolversTypes['Notification']>;
    }
  >;
  NotificationChangeKind: NotificationChangeKind;
  NotificationConnection: ResolverTypeWrapper<
    Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }
  >;
  NotificationEdge: ResolverTypeWrapper<
    Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }
  >;
  NotificationFilter: NotificationFilter;
  NotificationIdsInput: NotificationIdsInput;
  NotificationsPayload: ResolverTypeWrapper<
    Omit<NotificationsPayload, 'notifications'> & {
      notifications: Array<ResolversTypes['Notification']>;
    }
  >;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRecordMapper>;
  PaymentChange: ResolverTypeWrapper<
    Omit<PaymentChange, 'payment'> & { payment: ResolversTypes['Payment'] }
  >;
  PaymentConnection: ResolverTypeWrapper<
    Omit<PaymentConnection, 'edges'> & { edges: Array<ResolversTypes['PaymentEdge']> }
  >;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFilter: PaymentFilter;
  PaymentIdInput: PaymentIdInput;
  PaymentMethod: PaymentMethod;
  PaymentPayload: ResolverTypeWrapper<
    Omit<PaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }
  >;
  PaymentStatus: PaymentStatus;
  Plan: ResolverTypeWrapper<PlanRecordMapper>;
  PlanKey: PlanKey;
  PlanPayload: ResolverTypeWrapper<
    Omit<PlanPayload, 'plan'> & { plan?: Maybe<ResolversTypes['Plan']> }
  >;
  PriceFacet: ResolverTypeWrapper<PriceFacet>;
  Product: ResolverTypeWrapper<ProductRecordMapper>;
  ProductConnection: ResolverTypeWrapper<
    Omit<ProductConnection, 'edges'> & { edges: Array<ResolversTypes['ProductEdge']> }
  >;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  Property: ResolverTypeWrapper<PropertyRecordMapper>;
  PropertyType: PropertyType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  Reason: ResolverTypeWrapper<ReasonGivenMapper>;
  ReasonInput: ReasonInput;
  RecordManualPaymentInput: RecordManualPaymentInput;
  ReferenceItem: ResolverTypeWrapper<ReferenceItemViewMapper>;
  ReferenceItemInput: ReferenceItemInput;
  ReferenceItemOrigin: ReferenceItemOrigin;
  ReferenceItemPayload: ResolverTypeWrapper<
    Omit<ReferenceItemPayload, 'item'> & { item?: Maybe<ResolversTypes['ReferenceItem']> }
  >;
  ReferenceList: ReferenceList;
  RemoveReviewInput: RemoveReviewInput;
  ReplyToReviewInput: ReplyToReviewInput;
  RequestApplicationChangesInput: RequestApplicationChangesInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestUploadInput: RequestUploadInput;
  RequestUploadPayload: ResolverTypeWrapper<
    Omit<RequestUploadPayload, 'file'> & { file?: Maybe<ResolversTypes['File']> }
  >;
  ResetPasswordInput: ResetPasswordInput;
  Review: ResolverTypeWrapper<ReviewRecordMapper>;
  ReviewChange: ResolverTypeWrapper<
    Omit<ReviewChange, 'business' | 'review'> & {
      business?: Maybe<ResolversTypes['Business']>;
      review?: Maybe<ResolversTypes['Review']>;
    }
  >;
  ReviewConnection: ResolverTypeWrapper<
    Omit<ReviewConnection, 'edges'> & { edges: Array<ResolversTypes['ReviewEdge']> }
  >;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewPayload: ResolverTypeWrapper<
    Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }
  >;
  ReviewReply: ResolverTypeWrapper<ReviewReply>;
  ReviewStatus: ReviewStatus;
  ReviewVersion: ResolverTypeWrapper<ReviewVersionRecordMapper>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionsPayload: ResolverTypeWrapper<RevokeSessionsPayload>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SaveApplicationDraftInput: SaveApplicationDraftInput;
  SaveReferenceItemInput: SaveReferenceItemInput;
  SearchConnection: ResolverTypeWrapper<
    Omit<SearchConnection, 'edges'> & { edges: Array<ResolversTypes['SearchHitEdge']> }
  >;
  SearchCounts: ResolverTypeWrapper<SearchCounts>;
  SearchHit: ResolverTypeWrapper<SearchHitViewMapper>;
  SearchHitEdge: ResolverTypeWrapper<
    Omit<SearchHitEdge, 'node'> & { node: ResolversTypes['SearchHit'] }
  >;
  SearchType: SearchType;
  SendMessageInput: SendMessageInput;
  Service: ResolverTypeWrapper<ServiceRecordMapper>;
  Session: ResolverTypeWrapper<SessionRecordMapper>;
  SessionPayload: ResolverTypeWrapper<
    Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }
  >;
  SetAvatarInput: SetAvatarInput;
  SetBusinessStatusInput: SetBusinessStatusInput;
  SetBusinessVerifiedInput: SetBusinessVerifiedInput;
  SetLanguageInput: SetLanguageInput;
  SetListingSavedInput: SetListingSavedInput;
  SetListingSavedPayload: ResolverTypeWrapper<
    Omit<SetListingSavedPayload, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }
  >;
  Shareholder: ResolverTypeWrapper<ShareholderRecordMapper>;
  ShareholderInput: ShareholderInput;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  Site: ResolverTypeWrapper<Site>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  StartCheckoutInput: StartCheckoutInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuspendMembershipInput: SuspendMembershipInput;
  SuspendUserInput: SuspendUserInput;
  Suspension: ResolverTypeWrapper<Suspension>;
  TextPart: ResolverTypeWrapper<TextPart>;
  TransactionSize: TransactionSize;
  TransactionType: TransactionType;
  UpdateBusinessInput: UpdateBusinessInput;
  UpdateListingInput: UpdateListingInput;
  UpdatePlanInput: UpdatePlanInput;
  UpdateProfileInput: UpdateProfileInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadFileInput: UploadFileInput;
  UploadHeader: ResolverTypeWrapper<UploadHeader>;
  UploadRules: ResolverTypeWrapper<UploadRules>;
  UploadTarget: ResolverTypeWrapper<UploadTarget>;
  User: ResolverTypeWrapper<UserRecordMapper>;
  UserActionInput: UserActionInput;
  UserConnection: ResolverTypeWrapper<
    Omit<UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }
  >;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserPayload: ResolverTypeWrapper<
    Omit<UserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }
  >;
  VerifyEmailInput: VerifyEmailInput;
  Video: ResolverTypeWrapper<Video>;
  WriteReviewInput: WriteReviewInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  AccountStatus: AccountStatusViewMapper;
  AccountStatusChange: AccountStatusChangeRecordMapper;
  AccountStatusPayload: Omit<AccountStatusPayload, 'accountStatus'> & {
    accountStatus?: Maybe<ResolversParentTypes['AccountStatus']>;
  };
  ActOnDisputeInput: ActOnDisputeInput;
  ActOnListingsInput: ActOnListingsInput;
  ActionPayload: ActionPayload;
  ActivateApplicationInput: ActivateApplicationInput;
  AddBlacklistEntryInput: AddBlacklistEntryInput;
  AddListingCommentInput: AddListingCommentInput;
  Application: ApplicationRecordMapper;
  ApplicationActionInput: ApplicationActionInput;
  ApplicationChange: Omit<ApplicationChange, 'application'> & {
    application?: Maybe<ResolversParentTypes['Application']>;
  };
  ApplicationConnection: Omit<ApplicationConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ApplicationEdge']>;
  };
  ApplicationEdge: Omit<ApplicationEdge, 'node'> & { node: ResolversParentTypes['Application'] };
  ApplicationForm: ApplicationFormRecordMapper;
  ApplicationFormInput: ApplicationFormInput;
  ApplicationPayload: Omit<ApplicationPayload, 'application'> & {
    application?: Maybe<ResolversParentTypes['Application']>;
  };
  ApplicationTabCount: ApplicationTabCount;
  ApplicationTransition: TransitionRecordMapper;
  Artwork: Artwork;
  AuthorizedUser: AuthorizedUser;
  AuthorizedUserInput: AuthorizedUserInput;
  BlacklistChange: BlacklistChange;
  BlacklistConnection: Omit<BlacklistConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['BlacklistEdge']>;
  };
  BlacklistEdge: Omit<BlacklistEdge, 'node'> & { node: ResolversParentTypes['BlacklistEntry'] };
  BlacklistEntry: BlacklistEntryRecordMapper;
  BlacklistEntryIdInput: BlacklistEntryIdInput;
  BlacklistEntryPayload: Omit<BlacklistEntryPayload, 'entry'> & {
    entry?: Maybe<ResolversParentTypes['BlacklistEntry']>;
  };
  Boolean: Scalars['Boolean']['output'];
  Business: BusinessRecordMapper;
  BusinessConnection: Omit<BusinessConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['BusinessEdge']>;
  };
  BusinessEdge: Omit<BusinessEdge, 'node'> & { node: ResolversParentTypes['Business'] };
  BusinessFilter: BusinessFilter;
  BusinessIdInput: BusinessIdInput;
  BusinessInvitation: InvitationRecordMapper;
  BusinessInvitationInput: BusinessInvitationInput;
  BusinessInvitationPayload: Omit<BusinessInvitationPayload, 'business' | 'invitation'> & {
    business?: Maybe<ResolversParentTypes['Business']>;
    invitation?: Maybe<ResolversParentTypes['BusinessInvitation']>;
  };
  BusinessLinks: BusinessLinks;
  BusinessLinksInput: BusinessLinksInput;
  BusinessMember: MemberViewMapper;
  BusinessMemberInput: BusinessMemberInput;
  BusinessPayload: Omit<BusinessPayload, 'business'> & {
    business?: Maybe<ResolversParentTypes['Business']>;
  };
  Category: Category;
  ChangeBusinessMemberRoleInput: ChangeBusinessMemberRoleInput;
  Chat: ChatRecordMapper;
  ChatChange: Omit<ChatChange, 'chat' | 'message'> & {
    chat: ResolversParentTypes['Chat'];
    message?: Maybe<ResolversParentTypes['ChatMessage']>;
  };
  ChatConnection: Omit<ChatConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ChatEdge']>;
  };
  ChatEdge: Omit<ChatEdge, 'node'> & { node: ResolversParentTypes['Chat'] };
  ChatIdInput: ChatIdInput;
  ChatMessage: MessageRecordMapper;
  ChatMessageConnection: Omit<ChatMessageConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ChatMessageEdge']>;
  };
  ChatMessageEdge: Omit<ChatMessageEdge, 'node'> & { node: ResolversParentTypes['ChatMessage'] };
  ChatMessagePayload: Omit<ChatMessagePayload, 'chat' | 'message'> & {
    chat?: Maybe<ResolversParentTypes['Chat']>;
    message?: Maybe<ResolversParentTypes['ChatMessage']>;
  };
  ChatPayload: Omit<ChatPayload, 'chat'> & { chat?: Maybe<ResolversParentTypes['Chat']> };
  Checkout: Omit<Checkout, 'payment'> & { payment: ResolversParentTypes['Payment'] };
  CheckoutPayload: Omit<CheckoutPayload, 'checkout'> & {
    checkout?: Maybe<ResolversParentTypes['Checkout']>;
  };
  CloseApplicationInput: CloseApplicationInput;
  CommercialReference: CommercialReferenceRecordMapper;
  CommercialReferenceInput: CommercialReferenceInput;
  CommunityUpdate: CommunityUpdateViewMapper;
  CommunityUpdateAdded: Omit<CommunityUpdateAdded, 'update'> & {
    update: ResolversParentTypes['CommunityUpdate'];
  };
  CommunityUpdateConnection: Omit<CommunityUpdateConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['CommunityUpdateEdge']>;
  };
  CommunityUpdateEdge: Omit<CommunityUpdateEdge, 'node'> & {
    node: ResolversParentTypes['CommunityUpdate'];
  };
  CommunityUpdateSubject: ResolversUnionTypes<ResolversParentTypes>['CommunityUpdateSubject'];
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConsentInput: ConsentInput;
  ContactSellerInput: ContactSellerInput;
  CreateBusinessInput: CreateBusinessInput;
  CreateBusinessUserInput: CreateBusinessUserInput;
  CreateBusinessUserPayload: Omit<CreateBusinessUserPayload, 'business' | 'user'> & {
    business?: Maybe<ResolversParentTypes['Business']>;
    user?: Maybe<ResolversParentTypes['User']>;
  };
  CreateListingInput: CreateListingInput;
  Cursor: Scalars['Cursor']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteListingCommentInput: DeleteListingCommentInput;
  Dispute: DisputeRecordMapper;
  DisputeChange: Omit<DisputeChange, 'dispute'> & { dispute: ResolversParentTypes['Dispute'] };
  DisputeConnection: Omit<DisputeConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['DisputeEdge']>;
  };
  DisputeCount: DisputeCount;
  DisputeEdge: Omit<DisputeEdge, 'node'> & { node: ResolversParentTypes['Dispute'] };
  DisputePayload: Omit<DisputePayload, 'dispute'> & {
    dispute?: Maybe<ResolversParentTypes['Dispute']>;
  };
  DisputeReviewInput: DisputeReviewInput;
  DisputeStep: DisputeStepRecordMapper;
  Document: DocumentRecordMapper;
  DocumentSection: DocumentSection;
  EditListingCommentInput: EditListingCommentInput;
  EditReviewInput: EditReviewInput;
  Engagement: Engagement;
  EventCursor: Scalars['EventCursor']['output'];
  FacetValue: FacetValueViewMapper;
  Favourite: FavouriteRecordMapper;
  FavouriteConnection: Omit<FavouriteConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['FavouriteEdge']>;
  };
  FavouriteEdge: Omit<FavouriteEdge, 'node'> & { node: ResolversParentTypes['Favourite'] };
  FeatureListingsInput: FeatureListingsInput;
  FieldComment: FieldComment;
  FieldCommentInput: FieldCommentInput;
  File: FileRecordMapper;
  FileInput: FileInput;
  FileLinkPayload: FileLinkPayload;
  FilePayload: Omit<FilePayload, 'file'> & { file?: Maybe<ResolversParentTypes['File']> };
  Float: Scalars['Float']['output'];
  HighlightedText: HighlightedText;
  ID: Scalars['ID']['output'];
  Image: ImageViewMapper;
  ImageInput: ImageInput;
  ImageSource: ImageSource;
  ImportListingsInput: ImportListingsInput;
  ImportListingsPayload: Omit<ImportListingsPayload, 'rows'> & {
    rows: Array<ResolversParentTypes['ImportedRow']>;
  };
  ImportedRow: Omit<ImportedRow, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  Int: Scalars['Int']['output'];
  InviteBusinessMemberInput: InviteBusinessMemberInput;
  Invoice: InvoiceRecordMapper;
  Job: JobRecordMapper;
  JobConnection: Omit<JobConnection, 'edges'> & { edges: Array<ResolversParentTypes['JobEdge']> };
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  LinkPayload: LinkPayload;
  Listing: ListingRecordMapper;
  ListingChange: Omit<ListingChange, 'listing'> & {
    listing?: Maybe<ResolversParentTypes['Listing']>;
  };
  ListingComment: CommentRecordMapper;
  ListingCommentConnection: Omit<ListingCommentConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ListingCommentEdge']>;
  };
  ListingCommentEdge: Omit<ListingCommentEdge, 'node'> & {
    node: ResolversParentTypes['ListingComment'];
  };
  ListingCommentPayload: Omit<ListingCommentPayload, 'comment'> & {
    comment?: Maybe<ResolversParentTypes['ListingComment']>;
  };
  ListingConnection: Omit<ListingConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ListingEdge']>;
  };
  ListingEdge: Omit<ListingEdge, 'node'> & { node: ResolversParentTypes['Listing'] };
  ListingFacets: Omit<
    ListingFacets,
    | 'amenities'
    | 'bathrooms'
    | 'bedrooms'
    | 'brands'
    | 'categories'
    | 'cities'
    | 'conditions'
    | 'countries'
    | 'currencies'
    | 'propertyTypes'
    | 'regions'
    | 'rooms'
    | 'serviceTypes'
    | 'transactionTypes'
  > & {
    amenities: Array<ResolversParentTypes['FacetValue']>;
    bathrooms: Array<ResolversParentTypes['FacetValue']>;
    bedrooms: Array<ResolversParentTypes['FacetValue']>;
    brands: Array<ResolversParentTypes['FacetValue']>;
    categories: Array<ResolversParentTypes['FacetValue']>;
    cities: Array<ResolversParentTypes['FacetValue']>;
    conditions: Array<ResolversParentTypes['FacetValue']>;
    countries: Array<ResolversParentTypes['FacetValue']>;
    currencies: Array<ResolversParentTypes['FacetValue']>;
    propertyTypes: Array<ResolversParentTypes['FacetValue']>;
    regions: Array<ResolversParentTypes['FacetValue']>;
    rooms: Array<ResolversParentTypes['FacetValue']>;
    serviceTypes: Array<ResolversParentTypes['FacetValue']>;
    transactionTypes: Array<ResolversParentTypes['FacetValue']>;
  };
  ListingFilter: ListingFilter;
  ListingIdInput: ListingIdInput;
  ListingOutcome: Omit<ListingOutcome, 'listing'> & {
    listing?: Maybe<ResolversParentTypes['Listing']>;
  };
  ListingOutcomesPayload: Omit<ListingOutcomesPayload, 'outcomes'> & {
    outcomes: Array<ResolversParentTypes['ListingOutcome']>;
  };
  ListingPayload: Omit<ListingPayload, 'listing'> & {
    listing?: Maybe<ResolversParentTypes['Listing']>;
  };
  ListingValuesInput: ListingValuesInput;
  LocalizedText: LocalizedText;
  LocalizedTextInput: LocalizedTextInput;
  ManagedListingCount: ManagedListingCount;
  ManagedListingFilter: ManagedListingFilter;
  MeChange: Omit<MeChange, 'me'> & { me: ResolversParentTypes['User'] };
  Membership: MembershipRecordMapper;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  MyApplicationChange: Omit<MyApplicationChange, 'application'> & {
    application?: Maybe<ResolversParentTypes['Application']>;
  };
  MyBusinessChange: Omit<MyBusinessChange, 'business'> & {
    business?: Maybe<ResolversParentTypes['Business']>;
  };
  Notification: NotificationRecordMapper;
  NotificationChange: Omit<NotificationChange, 'notification'> & {
    notification?: Maybe<ResolversParentTypes['Notification']>;
  };
  NotificationConnection: Omit<NotificationConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['NotificationEdge']>;
  };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationIdsInput: NotificationIdsInput;
  NotificationsPayload: Omit<NotificationsPayload, 'notifications'> & {
    notifications: Array<ResolversParentTypes['Notification']>;
  };
  PageInfo: PageInfo;
  Payment: PaymentRecordMapper;
  PaymentChange: Omit<PaymentChange, 'payment'> & { payment: ResolversParentTypes['Payment'] };
  PaymentConnection: Omit<PaymentConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['PaymentEdge']>;
  };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFilter: PaymentFilter;
  PaymentIdInput: PaymentIdInput;
  PaymentPayload: Omit<PaymentPayload, 'payment'> & {
    payment?: Maybe<ResolversParentTypes['Payment']>;
  };
  Plan: PlanRecordMapper;
  PlanPayload: Omit<PlanPayload, 'plan'> & { plan?: Maybe<ResolversParentTypes['Plan']> };
  PriceFacet: PriceFacet;
  Product: ProductRecordMapper;
  ProductConnection: Omit<ProductConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ProductEdge']>;
  };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  Property: PropertyRecordMapper;
  Query: Record<PropertyKey, never>;
  RatingCount: RatingCount;
  Reason: ReasonGivenMapper;
  ReasonInput: ReasonInput;
  RecordManualPaymentInput: RecordManualPaymentInput;
  ReferenceItem: ReferenceItemViewMapper;
  ReferenceItemInput: ReferenceItemInput;
  ReferenceItemPayload: Omit<ReferenceItemPayload, 'item'> & {
    item?: Maybe<ResolversParentTypes['ReferenceItem']>;
  };
  RemoveReviewInput: RemoveReviewInput;
  ReplyToReviewInput: ReplyToReviewInput;
  RequestApplicationChangesInput: RequestApplicationChangesInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestUploadInput: RequestUploadInput;
  RequestUploadPayload: Omit<RequestUploadPayload, 'file'> & {
    file?: Maybe<ResolversParentTypes['File']>;
  };
  ResetPasswordInput: ResetPasswordInput;
  Review: ReviewRecordMapper;
  ReviewChange: Omit<ReviewChange, 'business' | 'review'> & {
    business?: Maybe<ResolversParentTypes['Business']>;
    review?: Maybe<ResolversParentTypes['Review']>;
  };
  ReviewConnection: Omit<ReviewConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ReviewEdge']>;
  };
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewPayload: Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  ReviewReply: ReviewReply;
  ReviewVersion: ReviewVersionRecordMapper;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionsPayload: RevokeSessionsPayload;
  SafeInt: Scalars['SafeInt']['output'];
  SaveApplicationDraftInput: SaveApplicationDraftInput;
  SaveReferenceItemInput: SaveReferenceItemInput;
  SearchConnection: Omit<SearchConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['SearchHitEdge']>;
  };
  SearchCounts: SearchCounts;
  SearchHit: SearchHitViewMapper;
  SearchHitEdge: Omit<SearchHitEdge, 'node'> & { node: ResolversParentTypes['SearchHit'] };
  SendMessageInput: SendMessageInput;
  Service: ServiceRecordMapper;
  Session: SessionRecordMapper;
  SessionPayload: Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetAvatarInput: SetAvatarInput;
  SetBusinessStatusInput: SetBusinessStatusInput;
  SetBusinessVerifiedInput: SetBusinessVerifiedInput;
  SetLanguageInput: SetLanguageInput;
  SetListingSavedInput: SetListingSavedInput;
  SetListingSavedPayload: Omit<SetListingSavedPayload, 'listing'> & {
    listing?: Maybe<ResolversParentTypes['Listing']>;
  };
  Shareholder: ShareholderRecordMapper;
  ShareholderInput: ShareholderInput;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  Site: Site;
  SocialLink: SocialLink;
  StartCheckoutInput: StartCheckoutInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuspendMembershipInput: SuspendMembershipInput;
  SuspendUserInput: SuspendUserInput;
  Suspension: Suspension;
  TextPart: TextPart;
  UpdateBusinessInput: UpdateBusinessInput;
  UpdateListingInput: UpdateListingInput;
  UpdatePlanInput: UpdatePlanInput;
  UpdateProfileInput: UpdateProfileInput;
  Upload: Scalars['Upload']['output'];
  UploadFileInput: UploadFileInput;
  UploadHeader: UploadHeader;
  UploadRules: UploadRules;
  UploadTarget: UploadTarget;
  User: UserRecordMapper;
  UserActionInput: UserActionInput;
  UserConnection: Omit<UserConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['UserEdge']>;
  };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserPayload: Omit<UserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  VerifyEmailInput: VerifyEmailInput;
  Video: Video;
  WriteReviewInput: WriteReviewInput;
};

export type AccessTokenResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken'],
> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountStatusResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AccountStatus'] = ResolversParentTypes['AccountStatus'],
> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  billingSyncError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  lastPayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  openInvoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountStatusChangeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['AccountStatusChange'] = ResolversParentTypes['AccountStatusChange'],
> = {
  accountStatus?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type AccountStatusPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['AccountStatusPayload'] = ResolversParentTypes['AccountStatusPayload'],
> = {
  accountStatus?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ActionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActionPayload'] = ResolversParentTypes['ActionPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApplicationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'],
> = {
  applicant?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  businessId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateSubmitted?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['ApplicationForm'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ApplicationTransition']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  requestedChanges?: Resolver<Array<ResolversTypes['FieldComment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ApplicationStep'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerActions?: Resolver<Array<ResolversTypes['ApplicationAction']>, ParentType, ContextType>;
  viewerCanPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRemind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApplicationActionResolvers = EnumResolverSignature<
  {
    ACTIVATE?: any;
    ACTIVATE_UNPAID?: any;
    APPROVE?: any;
    COMPLETE_PAYMENT?: any;
    DELETE?: any;
    MISS_PAYMENT?: any;
    REJECT?: any;
    REQUEST_CHANGES?: any;
    SUBMIT?: any;
    WITHDRAW?: any;
  },
  ResolversTypes['ApplicationAction']
>;

export type ApplicationChangeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ApplicationChange'] = ResolversParentTypes['ApplicationChange'],
> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  applicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['ApplicationTabCount']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type ApplicationConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ApplicationConnection'] = ResolversParentTypes['ApplicationConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ApplicationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ApplicationEdgeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ApplicationEdge'] = ResolversParentTypes['ApplicationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
};

export type ApplicationFormResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ApplicationForm'] = ResolversParentTypes['ApplicationForm'],
> = {
  additionalImages?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorizedUsers?: Resolver<Array<ResolversTypes['AuthorizedUser']>, ParentType, ContextType>;
  billingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessLicense?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessType?: Resolver<Maybe<ResolversTypes['BusinessType']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commercialActivity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commercialReference?: Resolver<ResolversTypes['CommercialReference'], ParentType, ContextType>;
  contactFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financialStatements?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  incorporationArticles?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastAssemblyMinutes?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  lineOfBusiness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  natureType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shareholders?: Resolver<Array<ResolversTypes['Shareholder']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['BusinessSize']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxDocuments?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRegime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxResponsibilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxScheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxpayerType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRegime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ApplicationPayload'] = ResolversParentTypes['ApplicationPayload'],
> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApplicationStatusResolvers = EnumResolverSignature<
  {
    APPROVED?: any;
    DELETED?: any;
    DRAFT?: any;
    NEW?: any;
    PAYMENT_COMPLETE?: any;
    PAYMENT_MISSED?: any;
    PAYMENT_PENDING?: any;
    REJECTED?: any;
    WITHDRAWN?: any;
  },
  ResolversTypes['ApplicationStatus']
>;

export type ApplicationTabResolvers = EnumResolverSignature<
  {
    ALL?: any;
    PAYMENT_COMPLETE?: any;
    PAYMENT_MISSED?: any;
    PAYMENT_PENDING?: any;
    REJECTED?: any;
  },
  ResolversTypes['ApplicationTab']
>;

export type ApplicationTabCountResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ApplicationTabCount'] = ResolversParentTypes['ApplicationTabCount'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['ApplicationTab'], ParentType, ContextType>;
};

export type ApplicationTransitionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ApplicationTransition'] = ResolversParentTypes['ApplicationTransition'],
> = {
  action?: Resolver<Maybe<ResolversTypes['ApplicationAction']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['FieldComment']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
};

export type ArtworkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Artwork'] = ResolversParentTypes['Artwork'],
> = {
  palette?: Resolver<ResolversTypes['ArtworkPalette'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorizedUserResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['AuthorizedUser'] = ResolversParentTypes['AuthorizedUser'],
> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlacklistChangeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BlacklistChange'] = ResolversParentTypes['BlacklistChange'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BlacklistConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BlacklistConnection'] = ResolversParentTypes['BlacklistConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BlacklistEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BlacklistEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BlacklistEdge'] = ResolversParentTypes['BlacklistEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlacklistEntry'], ParentType, ContextType>;
};

export type BlacklistEntryResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BlacklistEntry'] = ResolversParentTypes['BlacklistEntry'],
> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlacklistKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlacklistEntryPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BlacklistEntryPayload'] = ResolversParentTypes['BlacklistEntryPayload'],
> = {
  entry?: Resolver<Maybe<ResolversTypes['BlacklistEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BusinessResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Business'] = ResolversParentTypes['Business'],
> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<
    Maybe<Array<ResolversTypes['BusinessInvitation']>>,
    ParentType,
    ContextType
  >;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineOfBusiness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<ResolversTypes['BusinessLinks'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['BusinessMember']>>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingDistribution?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['BusinessSize']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BusinessStatus']>, ParentType, ContextType>;
  vcardUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BusinessConnection'] = ResolversParentTypes['BusinessConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['BusinessEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BusinessEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BusinessEdge'] = ResolversParentTypes['BusinessEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
};

export type BusinessInvitationResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BusinessInvitation'] = ResolversParentTypes['BusinessInvitation'],
> = {
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  dateSent?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberType'], ParentType, ContextType>;
};

export type BusinessInvitationPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BusinessInvitationPayload'] = ResolversParentTypes['BusinessInvitationPayload'],
> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['BusinessInvitation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BusinessLinksResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BusinessLinks'] = ResolversParentTypes['BusinessLinks'],
> = {
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessMemberResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BusinessMember'] = ResolversParentTypes['BusinessMember'],
> = {
  role?: Resolver<ResolversTypes['MemberType'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type BusinessPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['BusinessPayload'] = ResolversParentTypes['BusinessPayload'],
> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type ChatResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat'],
> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActive?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingName?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  messages?: Resolver<
    ResolversTypes['ChatMessageConnection'],
    ParentType,
    ContextType,
    RequireFields<ChatMessagesArgs, 'first'>
  >;
  otherMembers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  viewerSells?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChatChange'] = ResolversParentTypes['ChatChange'],
> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  unreadChatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ChatConnection'] = ResolversParentTypes['ChatConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ChatEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChatEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChatEdge'] = ResolversParentTypes['ChatEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
};

export type ChatMessageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage'],
> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateSent?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatMessageConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ChatMessageConnection'] = ResolversParentTypes['ChatMessageConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ChatMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChatMessageEdgeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ChatMessageEdge'] = ResolversParentTypes['ChatMessageEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
};

export type ChatMessagePayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ChatMessagePayload'] = ResolversParentTypes['ChatMessagePayload'],
> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChatPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChatPayload'] = ResolversParentTypes['ChatPayload'],
> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  unreadChatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckoutResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout'],
> = {
  payUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload'],
> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommercialReferenceResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CommercialReference'] = ResolversParentTypes['CommercialReference'],
> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommunityUpdateResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CommunityUpdate'] = ResolversParentTypes['CommunityUpdate'],
> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CommunityUpdateKind'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['CommunityUpdateSubject'], ParentType, ContextType>;
};

export type CommunityUpdateAddedResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CommunityUpdateAdded'] = ResolversParentTypes['CommunityUpdateAdded'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['CommunityUpdate'], ParentType, ContextType>;
};

export type CommunityUpdateConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CommunityUpdateConnection'] = ResolversParentTypes['CommunityUpdateConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['CommunityUpdateEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommunityUpdateEdgeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CommunityUpdateEdge'] = ResolversParentTypes['CommunityUpdateEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommunityUpdate'], ParentType, ContextType>;
};

export type CommunityUpdateSubjectResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CommunityUpdateSubject'] = ResolversParentTypes['CommunityUpdateSubject'],
> = {
  __resolveType: TypeResolveFn<
    'Business' | 'Product' | 'Property' | 'Review' | 'Service',
    ParentType,
    ContextType
  >;
};

export type CreateBusinessUserPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['CreateBusinessUserPayload'] = ResolversParentTypes['CreateBusinessUserPayload'],
> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface CursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cursor'], any> {
  name: 'Cursor';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig
  extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DisputeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute'],
> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handling?: Resolver<ResolversTypes['DisputeHandling'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nature?: Resolver<ResolversTypes['DisputeNature'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DisputeStatus'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['DisputeStep']>, ParentType, ContextType>;
  viewerActions?: Resolver<Array<ResolversTypes['DisputeAction']>, ParentType, ContextType>;
};

export type DisputeActionResolvers = EnumResolverSignature<
  { edit?: any; miss?: any; remove?: any; requestEdit?: any; respond?: any; submit?: any },
  ResolversTypes['DisputeAction']
>;

export type DisputeChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DisputeChange'] = ResolversParentTypes['DisputeChange'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  dispute?: Resolver<ResolversTypes['Dispute'], ParentType, ContextType>;
};

export type DisputeConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['DisputeConnection'] = ResolversParentTypes['DisputeConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['DisputeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DisputeCountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DisputeCount'] = ResolversParentTypes['DisputeCount'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DisputeStatus'], ParentType, ContextType>;
};

export type DisputeEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DisputeEdge'] = ResolversParentTypes['DisputeEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Dispute'], ParentType, ContextType>;
};

export type DisputePayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['DisputePayload'] = ResolversParentTypes['DisputePayload'],
> = {
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DisputeStatusResolvers = EnumResolverSignature<
  {
    editMissed?: any;
    editRequested?: any;
    edited?: any;
    kept?: any;
    removed?: any;
    submitted?: any;
  },
  ResolversTypes['DisputeStatus']
>;

export type DisputeStepResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DisputeStep'] = ResolversParentTypes['DisputeStep'],
> = {
  action?: Resolver<ResolversTypes['DisputeAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['DisputeParty'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type DocumentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document'],
> = {
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DocumentSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentSectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['DocumentSection'] = ResolversParentTypes['DocumentSection'],
> = {
  heading?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
};

export type EngagementResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Engagement'] = ResolversParentTypes['Engagement'],
> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface EventCursorScalarConfig
  extends GraphQLScalarTypeConfig<ResolversTypes['EventCursor'], any> {
  name: 'EventCursor';
}

export type FacetValueResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavouriteResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite'],
> = {
  dateSaved?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FavouriteConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['FavouriteConnection'] = ResolversParentTypes['FavouriteConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['FavouriteEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FavouriteEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FavouriteEdge'] = ResolversParentTypes['FavouriteEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Favourite'], ParentType, ContextType>;
};

export type FieldCommentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FieldComment'] = ResolversParentTypes['FieldComment'],
> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File'],
> = {
  byteSize?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['FilePurpose'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FileStatus'], ParentType, ContextType>;
};

export type FileLinkPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['FileLinkPayload'] = ResolversParentTypes['FileLinkPayload'],
> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FilePayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FilePayload'] = ResolversParentTypes['FilePayload'],
> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HighlightedTextResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['HighlightedText'] = ResolversParentTypes['HighlightedText'],
> = {
  en?: Resolver<Maybe<Array<ResolversTypes['TextPart']>>, ParentType, ContextType>;
  es?: Resolver<Maybe<Array<ResolversTypes['TextPart']>>, ParentType, ContextType>;
};

export type ImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image'],
> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageSourceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource'],
> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportListingsPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ImportListingsPayload'] = ResolversParentTypes['ImportListingsPayload'],
> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportedRow']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportedRowResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ImportedRow'] = ResolversParentTypes['ImportedRow'],
> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvoiceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice'],
> = {
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanKey'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['InvoicePurpose'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type JobResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'],
> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JobEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type LinkPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LinkPayload'] = ResolversParentTypes['LinkPayload'],
> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing'],
> = {
  __resolveType: TypeResolveFn<'Product' | 'Property' | 'Service', ParentType, ContextType>;
};

export type ListingActionResolvers = EnumResolverSignature<
  { delete?: any; markSold?: any; pause?: any; publish?: any; remove?: any; restore?: any },
  ResolversTypes['ListingAction']
>;

export type ListingChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ListingChange'] = ResolversParentTypes['ListingChange'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ListingCommentResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingComment'] = ResolversParentTypes['ListingComment'],
> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateEdited?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletionReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBySeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['ListingComment']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListingCommentConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingCommentConnection'] = ResolversParentTypes['ListingCommentConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ListingCommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ListingCommentEdgeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingCommentEdge'] = ResolversParentTypes['ListingCommentEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListingComment'], ParentType, ContextType>;
};

export type ListingCommentPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingCommentPayload'] = ResolversParentTypes['ListingCommentPayload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['ListingComment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingConnection'] = ResolversParentTypes['ListingConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ListingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ListingEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ListingEdge'] = ResolversParentTypes['ListingEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
};

export type ListingFacetsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ListingFacets'] = ResolversParentTypes['ListingFacets'],
> = {
  amenities?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  bathrooms?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  bedrooms?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  cities?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceFacet']>, ParentType, ContextType>;
  propertyTypes?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transactionTypes?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type ListingOutcomeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingOutcome'] = ResolversParentTypes['ListingOutcome'],
> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingOutcomesPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingOutcomesPayload'] = ResolversParentTypes['ListingOutcomesPayload'],
> = {
  outcomes?: Resolver<Array<ResolversTypes['ListingOutcome']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ListingPayload'] = ResolversParentTypes['ListingPayload'],
> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingStatusResolvers = EnumResolverSignature<
  { draft?: any; paused?: any; published?: any; removed?: any; sold?: any },
  ResolversTypes['ListingStatus']
>;

export type ListingTypeResolvers = EnumResolverSignature<
  { product?: any; property?: any; service?: any },
  ResolversTypes['ListingType']
>;

export type LocalizedTextResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText'],
> = {
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManagedListingCountResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ManagedListingCount'] = ResolversParentTypes['ManagedListingCount'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
};

export type MeChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MeChange'] = ResolversParentTypes['MeChange'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MembershipResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership'],
> = {
  endsAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  graceEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanKey'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  suspensionReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type MembershipStatusResolvers = EnumResolverSignature<
  { active?: any; grace?: any; lapsed?: any; suspended?: any },
  ResolversTypes['MembershipStatus']
>;

export type MoneyResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money'],
> = {
  amountMinor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  acceptBusinessInvitation?: Resolver<
    ResolversTypes['BusinessInvitationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAcceptBusinessInvitationArgs, 'input'>
  >;
  actOnListings?: Resolver<
    ResolversTypes['ListingOutcomesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationActOnListingsArgs, 'input'>
  >;
  activateApplication?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationActivateApplicationArgs, 'input'>
  >;
  addBlacklistEntry?: Resolver<
    ResolversTypes['BlacklistEntryPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddBlacklistEntryArgs, 'input'>
  >;
  addListingComment?: Resolver<
    ResolversTypes['ListingCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationAddListingCommentArgs, 'input'>
  >;
  approveApplication?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationApproveApplicationArgs, 'input'>
  >;
  cancelBusinessInvitation?: Resolver<
    ResolversTypes['BusinessInvitationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelBusinessInvitationArgs, 'input'>
  >;
  changeBusinessMemberRole?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationChangeBusinessMemberRoleArgs, 'input'>
  >;
  completeUpload?: Resolver<
    ResolversTypes['FilePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCompleteUploadArgs, 'input'>
  >;
  confirmPayment?: Resolver<
    ResolversTypes['PaymentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmPaymentArgs, 'input'>
  >;
  contactSeller?: Resolver<
    ResolversTypes['ChatPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationContactSellerArgs, 'input'>
  >;
  createBusiness?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateBusinessArgs, 'input'>
  >;
  createBusinessUser?: Resolver<
    ResolversTypes['CreateBusinessUserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateBusinessUserArgs, 'input'>
  >;
  createFileLink?: Resolver<
    ResolversTypes['FileLinkPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateFileLinkArgs, 'input'>
  >;
  createListing?: Resolver<
    ResolversTypes['ListingPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateListingArgs, 'input'>
  >;
  createPaymentsCsvLink?: Resolver<
    ResolversTypes['LinkPayload'],
    ParentType,
    ContextType,
    Partial<MutationCreatePaymentsCsvLinkArgs>
  >;
  createReceiptLink?: Resolver<
    ResolversTypes['LinkPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateReceiptLinkArgs, 'input'>
  >;
  declineBusinessInvitation?: Resolver<
    ResolversTypes['BusinessInvitationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeclineBusinessInvitationArgs, 'input'>
  >;
  deleteAccount?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteAccountArgs, 'input'>
  >;
  deleteApplication?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteApplicationArgs, 'input'>
  >;
  deleteListingComment?: Resolver<
    ResolversTypes['ListingCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteListingCommentArgs, 'input'>
  >;
  dismissNotifications?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDismissNotificationsArgs, 'input'>
  >;
  disputeReview?: Resolver<
    ResolversTypes['DisputePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDisputeReviewArgs, 'input'>
  >;
  downgradeMembership?: Resolver<ResolversTypes['AccountStatusPayload'], ParentType, ContextType>;
  duplicateListing?: Resolver<
    ResolversTypes['ListingPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDuplicateListingArgs, 'input'>
  >;
  editListingComment?: Resolver<
    ResolversTypes['ListingCommentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEditListingCommentArgs, 'input'>
  >;
  editReview?: Resolver<
    ResolversTypes['ReviewPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationEditReviewArgs, 'input'>
  >;
  featureListings?: Resolver<
    ResolversTypes['ListingOutcomesPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationFeatureListingsArgs, 'input'>
  >;
  importListings?: Resolver<
    ResolversTypes['ImportListingsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationImportListingsArgs, 'input'>
  >;
  inviteBusinessMember?: Resolver<
    ResolversTypes['BusinessInvitationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationInviteBusinessMemberArgs, 'input'>
  >;
  markAllNotificationsRead?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType
  >;
  markChatSeen?: Resolver<
    ResolversTypes['ChatPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMarkChatSeenArgs, 'input'>
  >;
  markNotificationsRead?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMarkNotificationsReadArgs, 'input'>
  >;
  markNotificationsUnread?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationMarkNotificationsUnreadArgs, 'input'>
  >;
  recordListingView?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRecordListingViewArgs, 'input'>
  >;
  recordManualPayment?: Resolver<
    ResolversTypes['PaymentPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRecordManualPaymentArgs, 'input'>
  >;
  refreshSession?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType>;
  reinstateMembership?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationReinstateMembershipArgs, 'input'>
  >;
  reinstateUser?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationReinstateUserArgs, 'input'>
  >;
  rejectApplication?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRejectApplicationArgs, 'input'>
  >;
  removeBlacklistEntry?: Resolver<
    ResolversTypes['BlacklistEntryPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveBlacklistEntryArgs, 'input'>
  >;
  removeBusinessMember?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveBusinessMemberArgs, 'input'>
  >;
  removeDisputedReview?: Resolver<
    ResolversTypes['DisputePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveDisputedReviewArgs, 'input'>
  >;
  removeFile?: Resolver<
    ResolversTypes['FilePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveFileArgs, 'input'>
  >;
  removeNotifications?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveNotificationsArgs, 'input'>
  >;
  removeReview?: Resolver<
    ResolversTypes['ReviewPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveReviewArgs, 'input'>
  >;
  replyToReview?: Resolver<
    ResolversTypes['ReviewPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationReplyToReviewArgs, 'input'>
  >;
  requestApplicationChanges?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestApplicationChangesArgs, 'input'>
  >;
  requestEmailVerification?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestPasswordResetArgs, 'input'>
  >;
  requestReviewEdit?: Resolver<
    ResolversTypes['DisputePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestReviewEditArgs, 'input'>
  >;
  requestUpload?: Resolver<
    ResolversTypes['RequestUploadPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestUploadArgs, 'input'>
  >;
  requireReauthorization?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequireReauthorizationArgs, 'input'>
  >;
  resetPassword?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'input'>
  >;
  resetReferenceItem?: Resolver<
    ResolversTypes['ReferenceItemPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationResetReferenceItemArgs, 'input'>
  >;
  respondToDispute?: Resolver<
    ResolversTypes['DisputePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRespondToDisputeArgs, 'input'>
  >;
  retryBillingSync?: Resolver<ResolversTypes['AccountStatusPayload'], ParentType, ContextType>;
  revokeOtherSessions?: Resolver<ResolversTypes['RevokeSessionsPayload'], ParentType, ContextType>;
  revokeSession?: Resolver<
    ResolversTypes['RevokeSessionsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRevokeSessionArgs, 'input'>
  >;
  saveApplicationDraft?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveApplicationDraftArgs, 'input'>
  >;
  saveReferenceItem?: Resolver<
    ResolversTypes['ReferenceItemPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveReferenceItemArgs, 'input'>
  >;
  sendMessage?: Resolver<
    ResolversTypes['ChatMessagePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendMessageArgs, 'input'>
  >;
  sendPaymentReminder?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSendPaymentReminderArgs, 'input'>
  >;
  setAvatar?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetAvatarArgs, 'input'>
  >;
  setBusinessStatus?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetBusinessStatusArgs, 'input'>
  >;
  setBusinessVerified?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetBusinessVerifiedArgs, 'input'>
  >;
  setLanguage?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLanguageArgs, 'input'>
  >;
  setListingSaved?: Resolver<
    ResolversTypes['SetListingSavedPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetListingSavedArgs, 'input'>
  >;
  signIn?: Resolver<
    ResolversTypes['SessionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSignInArgs, 'input'>
  >;
  signOut?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType>;
  signUp?: Resolver<
    ResolversTypes['SessionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSignUpArgs, 'input'>
  >;
  startCheckout?: Resolver<
    ResolversTypes['CheckoutPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationStartCheckoutArgs, 'input'>
  >;
  submitApplication?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSubmitApplicationArgs, 'input'>
  >;
  suspendMembership?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSuspendMembershipArgs, 'input'>
  >;
  suspendUser?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSuspendUserArgs, 'input'>
  >;
  updateBusiness?: Resolver<
    ResolversTypes['BusinessPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateBusinessArgs, 'input'>
  >;
  updateListing?: Resolver<
    ResolversTypes['ListingPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateListingArgs, 'input'>
  >;
  updatePlan?: Resolver<
    ResolversTypes['PlanPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdatePlanArgs, 'input'>
  >;
  updateProfile?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateProfileArgs, 'input'>
  >;
  upgradeMembership?: Resolver<ResolversTypes['AccountStatusPayload'], ParentType, ContextType>;
  uploadFile?: Resolver<
    ResolversTypes['FilePayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUploadFileArgs, 'input'>
  >;
  verifyEmail?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationVerifyEmailArgs, 'input'>
  >;
  withdrawApplication?: Resolver<
    ResolversTypes['ApplicationPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationWithdrawApplicationArgs, 'input'>
  >;
  writeReview?: Resolver<
    ResolversTypes['ReviewPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationWriteReviewArgs, 'input'>
  >;
};

export type MyApplicationChangeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['MyApplicationChange'] = ResolversParentTypes['MyApplicationChange'],
> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type MyBusinessChangeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['MyBusinessChange'] = ResolversParentTypes['MyBusinessChange'],
> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type NotificationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'],
> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NotificationTextArgs>>;
  title?: Resolver<
    ResolversTypes['String'],
    ParentType,
    ContextType,
    Partial<NotificationTitleArgs>
  >;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationChangeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['NotificationChange'] = ResolversParentTypes['NotificationChange'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationChangeKind'], ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  notificationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationsPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['NotificationsPayload'] = ResolversParentTypes['NotificationsPayload'],
> = {
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PageInfoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo'],
> = {
  endCursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment'],
> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasReceipt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  localAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentChange'] = ResolversParentTypes['PaymentChange'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload'],
> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentStatusResolvers = EnumResolverSignature<
  { APPROVED?: any; PENDING?: any; REJECTED?: any },
  ResolversTypes['PaymentStatus']
>;

export type PlanResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan'],
> = {
  displayPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['PlanKey'], ParentType, ContextType>;
  listingAllowance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlanKeyResolvers = EnumResolverSignature<
  { business?: any; free?: any },
  ResolversTypes['PlanKey']
>;

export type PlanPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlanPayload'] = ResolversParentTypes['PlanPayload'],
> = {
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceFacetResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet'],
> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type ProductResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'],
> = {
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  comments?: Resolver<
    ResolversTypes['ListingCommentConnection'],
    ParentType,
    ContextType,
    RequireFields<ProductCommentsArgs, 'first'>
  >;
  condition?: Resolver<Maybe<ResolversTypes['ItemCondition']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryOfOrigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePublished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<
    Array<ResolversTypes['Image']>,
    ParentType,
    ContextType,
    Partial<ProductImagesArgs>
  >;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offers?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  similar?: Resolver<
    Array<ResolversTypes['Listing']>,
    ParentType,
    ContextType,
    RequireFields<ProductSimilarArgs, 'first'>
  >;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type PropertyResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property'],
> = {
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  bathrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bedrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<
    ResolversTypes['ListingCommentConnection'],
    ParentType,
    ContextType,
    RequireFields<PropertyCommentsArgs, 'first'>
  >;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePublished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<
    Array<ResolversTypes['Image']>,
    ParentType,
    ContextType,
    Partial<PropertyImagesArgs>
  >;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listingPriceMax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  listingPriceMin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offers?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  propertyType?: Resolver<Maybe<ResolversTypes['PropertyType']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  rentalPriceMax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rentalPriceMin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  similar?: Resolver<
    Array<ResolversTypes['Listing']>,
    ParentType,
    ContextType,
    RequireFields<PropertySimilarArgs, 'first'>
  >;
  squareFeetMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  squareFeetMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  transactionType?: Resolver<Maybe<ResolversTypes['TransactionType']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  accountStatus?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  application?: Resolver<
    Maybe<ResolversTypes['Application']>,
    ParentType,
    ContextType,
    RequireFields<QueryApplicationArgs, 'id'>
  >;
  applicationCounts?: Resolver<
    Array<ResolversTypes['ApplicationTabCount']>,
    ParentType,
    ContextType
  >;
  applications?: Resolver<
    ResolversTypes['ApplicationConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryApplicationsArgs, 'first' | 'tab'>
  >;
  blacklist?: Resolver<
    ResolversTypes['BlacklistConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryBlacklistArgs, 'first' | 'kind'>
  >;
  business?: Resolver<
    Maybe<ResolversTypes['Business']>,
    ParentType,
    ContextType,
    RequireFields<QueryBusinessArgs, 'id'>
  >;
  businesses?: Resolver<
    ResolversTypes['BusinessConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryBusinessesArgs, 'first'>
  >;
  chat?: Resolver<
    Maybe<ResolversTypes['Chat']>,
    ParentType,
    ContextType,
    RequireFields<QueryChatArgs, 'id'>
  >;
  chats?: Resolver<
    ResolversTypes['ChatConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryChatsArgs, 'first'>
  >;
  communityUpdates?: Resolver<
    ResolversTypes['CommunityUpdateConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryCommunityUpdatesArgs, 'first'>
  >;
  dispute?: Resolver<
    Maybe<ResolversTypes['Dispute']>,
    ParentType,
    ContextType,
    RequireFields<QueryDisputeArgs, 'id'>
  >;
  disputeCounts?: Resolver<Array<ResolversTypes['DisputeCount']>, ParentType, ContextType>;
  disputes?: Resolver<
    ResolversTypes['DisputeConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryDisputesArgs, 'first'>
  >;
  document?: Resolver<
    Maybe<ResolversTypes['Document']>,
    ParentType,
    ContextType,
    RequireFields<QueryDocumentArgs, 'kind'>
  >;
  exportMyData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<
    Maybe<ResolversTypes['File']>,
    ParentType,
    ContextType,
    RequireFields<QueryFileArgs, 'id'>
  >;
  invoice?: Resolver<
    Maybe<ResolversTypes['Invoice']>,
    ParentType,
    ContextType,
    RequireFields<QueryInvoiceArgs, 'id'>
  >;
  jobs?: Resolver<
    ResolversTypes['JobConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryJobsArgs, 'first'>
  >;
  listing?: Resolver<
    Maybe<ResolversTypes['Listing']>,
    ParentType,
    ContextType,
    RequireFields<QueryListingArgs, 'id'>
  >;
  listingFacets?: Resolver<
    ResolversTypes['ListingFacets'],
    ParentType,
    ContextType,
    Partial<QueryListingFacetsArgs>
  >;
  listings?: Resolver<
    ResolversTypes['ListingConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryListingsArgs, 'first' | 'sort'>
  >;
  listingsByIds?: Resolver<
    Array<ResolversTypes['Listing']>,
    ParentType,
    ContextType,
    RequireFields<QueryListingsByIdsArgs, 'ids'>
  >;
  liveCursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  managedListing?: Resolver<
    Maybe<ResolversTypes['Listing']>,
    ParentType,
    ContextType,
    RequireFields<QueryManagedListingArgs, 'id'>
  >;
  managedListingCounts?: Resolver<
    Array<ResolversTypes['ManagedListingCount']>,
    ParentType,
    ContextType
  >;
  managedListings?: Resolver<
    ResolversTypes['ListingConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryManagedListingsArgs, 'first'>
  >;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  myApplication?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  myBusiness?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  myBusinessInvitations?: Resolver<
    Array<ResolversTypes['BusinessInvitation']>,
    ParentType,
    ContextType
  >;
  myFavourites?: Resolver<
    ResolversTypes['FavouriteConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryMyFavouritesArgs, 'first'>
  >;
  myPayments?: Resolver<
    ResolversTypes['PaymentConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryMyPaymentsArgs, 'first'>
  >;
  myReviews?: Resolver<
    ResolversTypes['ReviewConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryMyReviewsArgs, 'first'>
  >;
  mySessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  notifications?: Resolver<
    ResolversTypes['NotificationConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryNotificationsArgs, 'first'>
  >;
  openInvoices?: Resolver<
    Array<ResolversTypes['Invoice']>,
    ParentType,
    ContextType,
    Partial<QueryOpenInvoicesArgs>
  >;
  payment?: Resolver<
    Maybe<ResolversTypes['Payment']>,
    ParentType,
    ContextType,
    RequireFields<QueryPaymentArgs, 'id'>
  >;
  payments?: Resolver<
    ResolversTypes['PaymentConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryPaymentsArgs, 'first'>
  >;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  product?: Resolver<
    Maybe<ResolversTypes['Product']>,
    ParentType,
    ContextType,
    RequireFields<QueryProductArgs, 'id'>
  >;
  products?: Resolver<
    ResolversTypes['ProductConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryProductsArgs, 'first'>
  >;
  reference?: Resolver<
    Array<ResolversTypes['ReferenceItem']>,
    ParentType,
    ContextType,
    RequireFields<QueryReferenceArgs, 'includeInactive' | 'list'>
  >;
  review?: Resolver<
    Maybe<ResolversTypes['Review']>,
    ParentType,
    ContextType,
    RequireFields<QueryReviewArgs, 'id'>
  >;
  reviews?: Resolver<
    ResolversTypes['ReviewConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryReviewsArgs, 'businessId' | 'first'>
  >;
  search?: Resolver<
    ResolversTypes['SearchConnection'],
    ParentType,
    ContextType,
    RequireFields<QuerySearchArgs, 'first' | 'query' | 'sort' | 'type'>
  >;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  unreadChatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadRules?: Resolver<
    ResolversTypes['UploadRules'],
    ParentType,
    ContextType,
    RequireFields<QueryUploadRulesArgs, 'purpose'>
  >;
  user?: Resolver<
    Maybe<ResolversTypes['User']>,
    ParentType,
    ContextType,
    RequireFields<QueryUserArgs, 'id'>
  >;
  users?: Resolver<
    ResolversTypes['UserConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryUsersArgs, 'first'>
  >;
};

export type RatingCountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReasonResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason'],
> = {
  canned?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReferenceItemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReferenceItem'] = ResolversParentTypes['ReferenceItem'],
> = {
  dialCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['ReferenceList'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['ReferenceItemOrigin'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferenceItemPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ReferenceItemPayload'] = ResolversParentTypes['ReferenceItemPayload'],
> = {
  item?: Resolver<Maybe<ResolversTypes['ReferenceItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestUploadPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['RequestUploadPayload'] = ResolversParentTypes['RequestUploadPayload'],
> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['UploadTarget']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review'],
> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateEdited?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  exchangeDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousVersion?: Resolver<Maybe<ResolversTypes['ReviewVersion']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['ReviewReply']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  transactionSize?: Resolver<ResolversTypes['TransactionSize'], ParentType, ContextType>;
  viewerCanDispute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewChange'] = ResolversParentTypes['ReviewChange'],
> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewPayload'] = ResolversParentTypes['ReviewPayload'],
> = {
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewReplyResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewReply'] = ResolversParentTypes['ReviewReply'],
> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewVersionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewVersion'] = ResolversParentTypes['ReviewVersion'],
> = {
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  transactionSize?: Resolver<ResolversTypes['TransactionSize'], ParentType, ContextType>;
};

export type RevokeSessionsPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['RevokeSessionsPayload'] = ResolversParentTypes['RevokeSessionsPayload'],
> = {
  revokedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface SafeIntScalarConfig
  extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SearchConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['SearchConnection'] = ResolversParentTypes['SearchConnection'],
> = {
  counts?: Resolver<ResolversTypes['SearchCounts'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['SearchHitEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchCountsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SearchCounts'] = ResolversParentTypes['SearchCounts'],
> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit'],
> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['HighlightedText'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['HighlightedText'], ParentType, ContextType>;
};

export type SearchHitEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SearchHitEdge'] = ResolversParentTypes['SearchHitEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchHit'], ParentType, ContextType>;
};

export type ServiceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service'],
> = {
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<
    ResolversTypes['ListingCommentConnection'],
    ParentType,
    ContextType,
    RequireFields<ServiceCommentsArgs, 'first'>
  >;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePublished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  endPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<
    Array<ResolversTypes['Image']>,
    ParentType,
    ContextType,
    Partial<ServiceImagesArgs>
  >;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offers?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pricePerHour?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  serviceType?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  similar?: Resolver<
    Array<ResolversTypes['Listing']>,
    ParentType,
    ContextType,
    RequireFields<ServiceSimilarArgs, 'first'>
  >;
  startPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session'],
> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload'],
> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetListingSavedPayloadResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['SetListingSavedPayload'] = ResolversParentTypes['SetListingSavedPayload'],
> = {
  isSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShareholderResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Shareholder'] = ResolversParentTypes['Shareholder'],
> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site'],
> = {
  baseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasDevelopmentMailbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresVerifiedEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink'],
> = {
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  accountStatusChanged?: SubscriptionResolver<
    ResolversTypes['AccountStatusChange'],
    'accountStatusChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionAccountStatusChangedArgs>
  >;
  applicationChanged?: SubscriptionResolver<
    ResolversTypes['ApplicationChange'],
    'applicationChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionApplicationChangedArgs>
  >;
  blacklistChanged?: SubscriptionResolver<
    ResolversTypes['BlacklistChange'],
    'blacklistChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionBlacklistChangedArgs>
  >;
  chatChanged?: SubscriptionResolver<
    ResolversTypes['ChatChange'],
    'chatChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionChatChangedArgs>
  >;
  communityUpdateAdded?: SubscriptionResolver<
    ResolversTypes['CommunityUpdateAdded'],
    'communityUpdateAdded',
    ParentType,
    ContextType,
    Partial<SubscriptionCommunityUpdateAddedArgs>
  >;
  disputeChanged?: SubscriptionResolver<
    ResolversTypes['DisputeChange'],
    'disputeChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionDisputeChangedArgs>
  >;
  listingChanged?: SubscriptionResolver<
    ResolversTypes['ListingChange'],
    'listingChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionListingChangedArgs>
  >;
  managedListingChanged?: SubscriptionResolver<
    ResolversTypes['ListingChange'],
    'managedListingChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionManagedListingChangedArgs>
  >;
  meChanged?: SubscriptionResolver<
    ResolversTypes['MeChange'],
    'meChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionMeChangedArgs>
  >;
  myApplicationChanged?: SubscriptionResolver<
    ResolversTypes['MyApplicationChange'],
    'myApplicationChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionMyApplicationChangedArgs>
  >;
  myBusinessChanged?: SubscriptionResolver<
    ResolversTypes['MyBusinessChange'],
    'myBusinessChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionMyBusinessChangedArgs>
  >;
  notificationChanged?: SubscriptionResolver<
    ResolversTypes['NotificationChange'],
    'notificationChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionNotificationChangedArgs>
  >;
  paymentChanged?: SubscriptionResolver<
    ResolversTypes['PaymentChange'],
    'paymentChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionPaymentChangedArgs>
  >;
  reviewChanged?: SubscriptionResolver<
    ResolversTypes['ReviewChange'],
    'reviewChanged',
    ParentType,
    ContextType,
    RequireFields<SubscriptionReviewChangedArgs, 'businessId'>
  >;
};

export type SuspensionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension'],
> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TextPartResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart'],
> = {
  isHit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadHeaderResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UploadHeader'] = ResolversParentTypes['UploadHeader'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadRulesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UploadRules'] = ResolversParentTypes['UploadRules'],
> = {
  advisedHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  advisedWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contentTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxBytes?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type UploadTargetResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UploadTarget'] = ResolversParentTypes['UploadTarget'],
> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headers?: Resolver<Array<ResolversTypes['UploadHeader']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addToNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationStatus?: Resolver<Maybe<ResolversTypes['ApplicationStatus']>, ParentType, ContextType>;
  businessId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAuthorized?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberType?: Resolver<ResolversTypes['MemberType'], ParentType, ContextType>;
  membershipEntry?: Resolver<Maybe<ResolversTypes['MembershipEntry']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSuspend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserConnectionResolvers<
  ContextType = Context,
  ParentType extends
    ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection'],
> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UserEdgeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge'],
> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload'],
> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VideoResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video'],
> = {
  byteSize?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers<ContextType>;
  AccountStatusChange?: AccountStatusChangeResolvers<ContextType>;
  AccountStatusPayload?: AccountStatusPayloadResolvers<ContextType>;
  ActionPayload?: ActionPayloadResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationAction?: ApplicationActionResolvers;
  ApplicationChange?: ApplicationChangeResolvers<ContextType>;
  ApplicationConnection?: ApplicationConnectionResolvers<ContextType>;
  ApplicationEdge?: ApplicationEdgeResolvers<ContextType>;
  ApplicationForm?: ApplicationFormResolvers<ContextType>;
  ApplicationPayload?: ApplicationPayloadResolvers<ContextType>;
  ApplicationStatus?: ApplicationStatusResolvers;
  ApplicationTab?: ApplicationTabResolvers;
  ApplicationTabCount?: ApplicationTabCountResolvers<ContextType>;
  ApplicationTransition?: ApplicationTransitionResolvers<ContextType>;
  Artwork?: ArtworkResolvers<ContextType>;
  AuthorizedUser?: AuthorizedUserResolvers<ContextType>;
  BlacklistChange?: BlacklistChangeResolvers<ContextType>;
  BlacklistConnection?: BlacklistConnectionResolvers<ContextType>;
  BlacklistEdge?: BlacklistEdgeResolvers<ContextType>;
  BlacklistEntry?: BlacklistEntryResolvers<ContextType>;
  BlacklistEntryPayload?: BlacklistEntryPayloadResolvers<ContextType>;
  Business?: BusinessResolvers<ContextType>;
  BusinessConnection?: BusinessConnectionResolvers<ContextType>;
  BusinessEdge?: BusinessEdgeResolvers<ContextType>;
  BusinessInvitation?: BusinessInvitationResolvers<ContextType>;
  BusinessInvitationPayload?: BusinessInvitationPayloadResolvers<ContextType>;
  BusinessLinks?: BusinessLinksResolvers<ContextType>;
  BusinessMember?: BusinessMemberResolvers<ContextType>;
  BusinessPayload?: BusinessPayloadResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Chat?: ChatResolvers<ContextType>;
  ChatChange?: ChatChangeResolvers<ContextType>;
  ChatConnection?: ChatConnectionResolvers<ContextType>;
  ChatEdge?: ChatEdgeResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessageConnection?: ChatMessageConnectionResolvers<ContextType>;
  ChatMessageEdge?: ChatMessageEdgeResolvers<ContextType>;
  ChatMessagePayload?: ChatMessagePayloadResolvers<ContextType>;
  ChatPayload?: ChatPayloadResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  CommercialReference?: CommercialReferenceResolvers<ContextType>;
  CommunityUpdate?: CommunityUpdateResolvers<ContextType>;
  CommunityUpdateAdded?: CommunityUpdateAddedResolvers<ContextType>;
  CommunityUpdateConnection?: CommunityUpdateConnectionResolvers<ContextType>;
  CommunityUpdateEdge?: CommunityUpdateEdgeResolvers<ContextType>;
  CommunityUpdateSubject?: CommunityUpdateSubjectResolvers<ContextType>;
  CreateBusinessUserPayload?: CreateBusinessUserPayloadResolvers<ContextType>;
  Cursor?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Dispute?: DisputeResolvers<ContextType>;
  DisputeAction?: DisputeActionResolvers;
  DisputeChange?: DisputeChangeResolvers<ContextType>;
  DisputeConnection?: DisputeConnectionResolvers<ContextType>;
  DisputeCount?: DisputeCountResolvers<ContextType>;
  DisputeEdge?: DisputeEdgeResolvers<ContextType>;
  DisputePayload?: DisputePayloadResolvers<ContextType>;
  DisputeStatus?: DisputeStatusResolvers;
  DisputeStep?: DisputeStepResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentSection?: DocumentSectionResolvers<ContextType>;
  Engagement?: EngagementResolvers<ContextType>;
  EventCursor?: GraphQLScalarType;
  FacetValue?: FacetValueResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouriteConnection?: FavouriteConnectionResolvers<ContextType>;
  FavouriteEdge?: FavouriteEdgeResolvers<ContextType>;
  FieldComment?: FieldCommentResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileLinkPayload?: FileLinkPayloadResolvers<ContextType>;
  FilePayload?: FilePayloadResolvers<ContextType>;
  HighlightedText?: HighlightedTextResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  ImportListingsPayload?: ImportListingsPayloadResolvers<ContextType>;
  ImportedRow?: ImportedRowResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  LinkPayload?: LinkPayloadResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingAction?: ListingActionResolvers;
  ListingChange?: ListingChangeResolvers<ContextType>;
  ListingComment?: ListingCommentResolvers<ContextType>;
  ListingCommentConnection?: ListingCommentConnectionResolvers<ContextType>;
  ListingCommentEdge?: ListingCommentEdgeResolvers<ContextType>;
  ListingCommentPayload?: ListingCommentPayloadResolvers<ContextType>;
  ListingConnection?: ListingConnectionResolvers<ContextType>;
  ListingEdge?: ListingEdgeResolvers<ContextType>;
  ListingFacets?: ListingFacetsResolvers<ContextType>;
  ListingOutcome?: ListingOutcomeResolvers<ContextType>;
  ListingOutcomesPayload?: ListingOutcomesPayloadResolvers<ContextType>;
  ListingPayload?: ListingPayloadResolvers<ContextType>;
  ListingStatus?: ListingStatusResolvers;
  ListingType?: ListingTypeResolvers;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  ManagedListingCount?: ManagedListingCountResolvers<ContextType>;
  MeChange?: MeChangeResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipStatus?: MembershipStatusResolvers;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyApplicationChange?: MyApplicationChangeResolvers<ContextType>;
  MyBusinessChange?: MyBusinessChangeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChange?: NotificationChangeResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationsPayload?: NotificationsPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentChange?: PaymentChangeResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers;
  Plan?: PlanResolvers<ContextType>;
  PlanKey?: PlanKeyResolvers;
  PlanPayload?: PlanPayloadResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  Reason?: ReasonResolvers<ContextType>;
  ReferenceItem?: ReferenceItemResolvers<ContextType>;
  ReferenceItemPayload?: ReferenceItemPayloadResolvers<ContextType>;
  RequestUploadPayload?: RequestUploadPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewChange?: ReviewChangeResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewPayload?: ReviewPayloadResolvers<ContextType>;
  ReviewReply?: ReviewReplyResolvers<ContextType>;
  ReviewVersion?: ReviewVersionResolvers<ContextType>;
  RevokeSessionsPayload?: RevokeSessionsPayloadResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SearchConnection?: SearchConnectionResolvers<ContextType>;
  SearchCounts?: SearchCountsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchHitEdge?: SearchHitEdgeResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SetListingSavedPayload?: SetListingSavedPayloadResolvers<ContextType>;
  Shareholder?: ShareholderResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadHeader?: UploadHeaderResolvers<ContextType>;
  UploadRules?: UploadRulesResolvers<ContextType>;
  UploadTarget?: UploadTargetResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
};
