import type { ApplicationStatus } from '@wiki/domain';
import type { ApplicationAction } from '@wiki/domain';
import type { ApplicationTab } from '@wiki/domain';
import type { DocumentKind } from '@wiki/domain';
import type { NewsStatus } from '@wiki/domain';
import type { PartnerStatus } from '@wiki/domain';
import type { OfferState } from '@wiki/domain';
import type { Weekday } from '@wiki/domain';
import type { PostStatus } from '../../modules/forum/forum.model.ts';
import type { ReportableKind } from '@wiki/domain';
import type { ReportReason } from '@wiki/domain';
import type { CaseStatus } from '@wiki/domain';
import type { SubjectState } from '@wiki/domain';
import type { CaseDecision } from '@wiki/domain';
import type { PaymentStatus } from '@wiki/domain';
import type { PlanKey } from '@wiki/domain';
import type { MembershipStatus } from '@wiki/domain';
import type { ListingType } from '@wiki/domain';
import type { ChatKind } from '@wiki/domain';
import type { ChatNotice } from '@wiki/domain';
import type { GroupAdders } from '@wiki/domain';
import type { ReactionSign } from '@wiki/domain';
import type { ListingStatus } from '@wiki/domain';
import type { ListingAction } from '@wiki/domain';
import type { DisputeStatus } from '@wiki/domain';
import type { DisputeAction } from '@wiki/domain';
import type { TicketKind } from '@wiki/domain';
import type { TicketStatus } from '@wiki/domain';
import type { TicketPriority } from '@wiki/domain';
import type { RichTextDocument } from '@wiki/domain';
import type { IncomingFile } from '../multipart.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SessionRecord as SessionRecordMapper } from '../../modules/accounts/session.model.ts';
import type { EmailChangeRecord as EmailChangeRecordMapper } from '../../modules/accounts/email-change.model.ts';
import type { AuthorizedUserRecord as AuthorizedUserRecordMapper, ShareholderRecord as ShareholderRecordMapper, CommercialReferenceRecord as CommercialReferenceRecordMapper, ApplicationFormRecord as ApplicationFormRecordMapper, FieldCommentRecord as FieldCommentRecordMapper, ApplicationRecord as ApplicationRecordMapper, DocumentCheckRecord as DocumentCheckRecordMapper, ApplicationNoteRecord as ApplicationNoteRecordMapper, TransitionRecord as TransitionRecordMapper } from '../../modules/applications/application.model.ts';
import type { TaxDataRecord as TaxDataRecordMapper, TaxDataChangeRecord as TaxDataChangeRecordMapper } from '../../modules/applications/tax-data-change.model.ts';
import type { TaxDataStateView as TaxDataStateViewMapper } from '../../modules/applications/tax-data.service.ts';
import type { ApplicationChangeRecord as ApplicationChangeRecordMapper } from '../../modules/applications/application.live.ts';
import type { PlanRecord as PlanRecordMapper } from '../../modules/billing/plan.model.ts';
import type { InvoiceRecord as InvoiceRecordMapper } from '../../modules/billing/invoice.model.ts';
import type { PaymentRecord as PaymentRecordMapper } from '../../modules/billing/payment.model.ts';
import type { AccountStatusView as AccountStatusViewMapper } from '../../modules/billing/account-status.service.ts';
import type { CheckoutView as CheckoutViewMapper } from '../../modules/billing/checkout.service.ts';
import type { AccountStatusChangeRecord as AccountStatusChangeRecordMapper } from '../../modules/billing/account-status.live.ts';
import type { BlockRecord as BlockRecordMapper } from '../../modules/blocks/block.model.ts';
import type { BusinessRecord as BusinessRecordMapper, BusinessLinksRecord as BusinessLinksRecordMapper, MembershipRecord as MembershipRecordMapper } from '../../modules/businesses/business.model.ts';
import type { BusinessPersonView as BusinessPersonViewMapper } from '../../modules/businesses/shown-people.ts';
import type { MyBusinessChangeRecord as MyBusinessChangeRecordMapper } from '../../modules/businesses/business.live.ts';
import type { ChatRecord as ChatRecordMapper } from '../../modules/chat/chat.model.ts';
import type { ChatMemberRecord as ChatMemberRecordMapper, ChatReceiptRecord as ChatReceiptRecordMapper } from '../../modules/chat/member.model.ts';
import type { ChatDeliveryView as ChatDeliveryViewMapper } from '../../modules/chat/resolvers/ChatMessage.ts';
import type { ChatChangeRecord as ChatChangeRecordMapper } from '../../modules/chat/chat.live.ts';
import type { ChatTypingView as ChatTypingViewMapper, PresenceChangeView as PresenceChangeViewMapper } from '../../modules/chat/chat-presence.live.ts';
import type { CommunityUpdateView as CommunityUpdateViewMapper } from '../../modules/community/community-update.ts';
import type { DocumentSectionRecord as DocumentSectionRecordMapper, DocumentRecord as DocumentRecordMapper, DocumentDraftRecord as DocumentDraftRecordMapper } from '../../modules/content/document.model.ts';
import type { EditableDocumentView as EditableDocumentViewMapper } from '../../modules/content/document.resource.ts';
import type { AnsweredQuestionView as AnsweredQuestionViewMapper } from '../../modules/engagement/answered-questions.ts';
import type { FavouriteRecord as FavouriteRecordMapper } from '../../modules/engagement/favourite.model.ts';
import type { FileRecord as FileRecordMapper } from '../../modules/files/file.model.ts';
import type { ImageView as ImageViewMapper } from '../../modules/files/image.ts';
import type { FollowRecord as FollowRecordMapper } from '../../modules/follows/follow.model.ts';
import type { DiscussionRecord as DiscussionRecordMapper, DiscussionCommentRecord as DiscussionCommentRecordMapper, PostVersionRecord as PostVersionRecordMapper, DiscussionDraftRecord as DiscussionDraftRecordMapper } from '../../modules/forum/forum.model.ts';
import type { MentionCandidateView as MentionCandidateViewMapper } from '../../modules/forum/mention-candidates.ts';
import type { JobRecord as JobRecordMapper } from '../../platform/jobs/job.model.ts';
import type { LinkPreviewRecord as LinkPreviewRecordMapper } from '../../modules/link-previews/link-preview.model.ts';
import type { EngagementRecord as EngagementRecordMapper, ListingRecord as ListingRecordMapper, ProductRecord as ProductRecordMapper, ServiceRecord as ServiceRecordMapper, PropertyRecord as PropertyRecordMapper } from '../../modules/listings/listing.model.ts';
import type { VideoView as VideoViewMapper } from '../../modules/files/video.ts';
import type { FacetValueView as FacetValueViewMapper } from '../../modules/search/facet-value.ts';
import type { ListingChangeRecord as ListingChangeRecordMapper } from '../../modules/listings/listing.live.ts';
import type { BlacklistEntryRecord as BlacklistEntryRecordMapper } from '../../modules/moderation/blacklist.model.ts';
import type { ImportedBlacklistEntryView as ImportedBlacklistEntryViewMapper } from '../../modules/moderation/import-blacklist.service.ts';
import type { BlacklistRehearsalView as BlacklistRehearsalViewMapper, RehearsedKindView as RehearsedKindViewMapper, RehearsedTextView as RehearsedTextViewMapper } from '../../modules/moderation/rehearse-blacklist.service.ts';
import type { ReportRecord as ReportRecordMapper, CaseStepRecord as CaseStepRecordMapper, PersonNoteRecord as PersonNoteRecordMapper, CaseRecord as CaseRecordMapper } from '../../modules/moderation/case.model.ts';
import type { NewsTextRecord as NewsTextRecordMapper, NewsVersionRecord as NewsVersionRecordMapper, NewsRecord as NewsRecordMapper } from '../../modules/news/news.model.ts';
import type { NotificationRecord as NotificationRecordMapper } from '../../modules/notifications/notification.model.ts';
import type { NotificationChangeRecord as NotificationChangeRecordMapper } from '../../modules/notifications/notification.live.ts';
import type { NotificationPreferencesRecord as NotificationPreferencesRecordMapper } from '../../modules/notifications/preferences.model.ts';
import type { PartnerRecord as PartnerRecordMapper, PartnerLocationRecord as PartnerLocationRecordMapper } from '../../modules/partners/partner.model.ts';
import type { OfferView as OfferViewMapper } from '../../modules/partners/partner-view.ts';
import type { PersonPresenceView as PersonPresenceViewMapper } from '../../modules/presence/presence.loaders.ts';
import type { PresenceChoicesRecord as PresenceChoicesRecordMapper } from '../../modules/presence/presence.model.ts';
import type { RecordEditorsView as RecordEditorsViewMapper } from '../../modules/presence/editors.live.ts';
import type { PushDeviceRecord as PushDeviceRecordMapper } from '../../modules/push/push-device.model.ts';
import type { QuestionRecord as QuestionRecordMapper } from '../../modules/questions/question.model.ts';
import type { ReferenceItemView as ReferenceItemViewMapper } from '../../modules/reference/reference-item.ts';
import type { ReviewRecord as ReviewRecordMapper, ReviewReplyRecord as ReviewReplyRecordMapper, ReviewVersionRecord as ReviewVersionRecordMapper } from '../../modules/reviews/review.model.ts';
import type { DisputeRecord as DisputeRecordMapper, DisputeStepRecord as DisputeStepRecordMapper } from '../../modules/reviews/dispute.model.ts';
import type { SearchHitView as SearchHitViewMapper } from '../../modules/search/search-hit.ts';
import type { SearchAreaView as SearchAreaViewMapper, SearchPlaceView as SearchPlaceViewMapper } from '../../modules/search/search-places.ts';
import type { TicketEntryRecord as TicketEntryRecordMapper, TicketRecord as TicketRecordMapper } from '../../modules/service/ticket.model.ts';
import type { CannedReplyRecord as CannedReplyRecordMapper } from '../../modules/service/canned-reply.model.ts';
import type { SettingsRecord as SettingsRecordMapper } from '../../modules/settings/settings.model.ts';
import type { StatisticsView as StatisticsViewMapper } from '../../modules/statistics/statistics.service.ts';
import type { UserRecord as UserRecordMapper } from '../../modules/users/user.model.ts';
import type { SuspensionRecord as SuspensionRecordMapper } from '../../modules/users/suspension.ts';
import type { QueueItemView as QueueItemViewMapper } from '../../modules/workplace/queue.service.ts';
import type { CommentRecord as CommentRecordMapper } from '../../modules/engagement/comment.model.ts';
import type { SubjectView as SubjectViewMapper, PersonView as PersonViewMapper } from '../../modules/moderation/case-subject.ts';
import type { SubjectContext as SubjectContextMapper, ContextPiece as ContextPieceMapper } from '../../kits/moderation/index.ts';
import type { MessageRecord as MessageRecordMapper, ReactionsView as ReactionsViewMapper } from '../../modules/chat/message.model.ts';
import type { InvitationRecord as InvitationRecordMapper } from '../../modules/businesses/invitation.model.ts';
import type { MemberView as MemberViewMapper } from '../../modules/businesses/members.service.ts';
import type { ReasonGiven as ReasonGivenMapper } from '@wiki/domain';
import type { AuditRecord as AuditRecordMapper } from '../../platform/audit/audit.model.ts';
import type { GivenUpRecord as GivenUpRecordMapper } from '../../platform/outbox/given-up.model.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type FieldWrapper<T> = T | (() => Promise<T | null>);
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Cursor: { input: string; output: string; }
  Date: { input: string; output: string; }
  DateTime: { input: Date; output: Date; }
  EventCursor: { input: string; output: string; }
  RichText: { input: RichTextDocument; output: RichTextDocument; }
  SafeInt: { input: number; output: number; }
  Upload: { input: IncomingFile; output: never; }
};

export type AcceptAnswerInput = {
  commentId?: InputMaybe<Scalars['ID']['input']>;
  discussionId: Scalars['ID']['input'];
};

export type AcceptDocumentsInput = {
  privacyVersion: Scalars['Int']['input'];
  termsVersion: Scalars['Int']['input'];
};

export type AcceptDocumentsPayload = {
  __typename?: 'AcceptDocumentsPayload';
  ok: FieldWrapper<Scalars['Boolean']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type AccessRule =
  | 'ADMIN'
  | 'ALWAYS'
  | 'PUBLIC'
  | 'REAUTHORIZATION'
  | 'SIGNED_IN'
  | 'STAFF';

export type AccessToken = {
  __typename?: 'AccessToken';
  expiresAt: FieldWrapper<Scalars['DateTime']['output']>;
  token: FieldWrapper<Scalars['String']['output']>;
};

export type AccountStatus = {
  __typename?: 'AccountStatus';
  application?: Maybe<FieldWrapper<Application>>;
  billingSyncError?: Maybe<FieldWrapper<BillingSyncProblem>>;
  business?: Maybe<FieldWrapper<Business>>;
  lastPayments: Array<FieldWrapper<Payment>>;
  membership?: Maybe<FieldWrapper<Membership>>;
  openInvoice?: Maybe<FieldWrapper<Invoice>>;
  viewerCanManage: FieldWrapper<Scalars['Boolean']['output']>;
};

export type AccountStatusChange = {
  __typename?: 'AccountStatusChange';
  accountStatus: FieldWrapper<AccountStatus>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
};

export type AccountStatusPayload = {
  __typename?: 'AccountStatusPayload';
  accountStatus?: Maybe<FieldWrapper<AccountStatus>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ActOnDisputeInput = {
  disputeId: Scalars['ID']['input'];
  reason: ReasonInput;
};

export type ActOnListingsInput = {
  action: ListingAction;
  listingIds: Array<Scalars['ID']['input']>;
  reason?: InputMaybe<ReasonInput>;
};

export type ActionPayload = {
  __typename?: 'ActionPayload';
  ok: FieldWrapper<Scalars['Boolean']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ActivateApplicationInput = {
  applicationId: Scalars['ID']['input'];
  confirmUnpaid?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};

export type AddApplicationNoteInput = {
  applicationId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type AddBlacklistEntryInput = {
  kind: BlacklistKind;
  note?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};

export type AddDiscussionCommentInput = {
  body: Scalars['RichText']['input'];
  discussionId: Scalars['ID']['input'];
  language: Language;
  replyTo?: InputMaybe<Scalars['ID']['input']>;
};

export type AddListingCommentInput = {
  listingId: Scalars['ID']['input'];
  replyTo?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type AddPushDeviceInput = {
  endpoint: Scalars['String']['input'];
  keys: PushKeysInput;
};

export type AddPushDevicePayload = {
  __typename?: 'AddPushDevicePayload';
  device?: Maybe<FieldWrapper<PushDevice>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type AddToGroupInput = {
  chatId: Scalars['ID']['input'];
  userIds: Array<Scalars['ID']['input']>;
};

export type AllNotificationsReadPayload = {
  __typename?: 'AllNotificationsReadPayload';
  notifications: Array<FieldWrapper<Notification>>;
  readAt?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  unreadCount: FieldWrapper<Scalars['Int']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type AnnulManualPaymentInput = {
  paymentId: Scalars['ID']['input'];
  reason: ReasonInput;
};

export type AnswerTicketInput = {
  isClosing: Scalars['Boolean']['input'];
  readMessages: Scalars['Int']['input'];
  text: Scalars['String']['input'];
  ticketId: Scalars['ID']['input'];
};

export type AnsweredQuestion = {
  __typename?: 'AnsweredQuestion';
  comment: FieldWrapper<ListingComment>;
  listing: FieldWrapper<Listing>;
};

export type AnsweringTime = {
  __typename?: 'AnsweringTime';
  conversations: FieldWrapper<Scalars['Int']['output']>;
  medianMinutes: FieldWrapper<Scalars['Int']['output']>;
};

export type Application = {
  __typename?: 'Application';
  applicant: FieldWrapper<User>;
  businessId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  changesDueAt?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateSubmitted?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  documentChecks?: Maybe<Array<FieldWrapper<DocumentCheck>>>;
  form: FieldWrapper<ApplicationForm>;
  history: Array<FieldWrapper<ApplicationTransition>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  lastReview?: Maybe<FieldWrapper<ApplicationReview>>;
  notes?: Maybe<Array<FieldWrapper<ApplicationNote>>>;
  paymentDueAt?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  reason?: Maybe<FieldWrapper<Reason>>;
  requestedChanges: Array<FieldWrapper<FieldComment>>;
  status: FieldWrapper<ApplicationStatus>;
  step: FieldWrapper<ApplicationStep>;
  suggestedTaxId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxDataChange?: Maybe<FieldWrapper<TaxDataChange>>;
  version: FieldWrapper<Scalars['Int']['output']>;
  viewerActions: Array<FieldWrapper<ApplicationAction>>;
  viewerCanPay: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanRemind: FieldWrapper<Scalars['Boolean']['output']>;
};

export type { ApplicationAction };

export type ApplicationActionInput = {
  applicationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type ApplicationChange = {
  __typename?: 'ApplicationChange';
  application?: Maybe<FieldWrapper<Application>>;
  applicationId: FieldWrapper<Scalars['ID']['output']>;
  counts: Array<FieldWrapper<ApplicationTabCount>>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
};

export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  edges: Array<FieldWrapper<ApplicationEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Application>;
};

export type ApplicationForm = {
  __typename?: 'ApplicationForm';
  additionalImages: Array<FieldWrapper<File>>;
  address?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  authorizedUsers: Array<FieldWrapper<AuthorizedUser>>;
  billingEmail?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  businessLicense: Array<FieldWrapper<File>>;
  businessName?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  businessType?: Maybe<FieldWrapper<BusinessType>>;
  city?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  commercialActivity?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  commercialReference: FieldWrapper<CommercialReference>;
  contactFirstName?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  contactLastName?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  country?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  description?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  documentType?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  email?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  facebook?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  financialStatements: Array<FieldWrapper<File>>;
  incorporationArticles: Array<FieldWrapper<File>>;
  instagram?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  lastAssemblyMinutes: Array<FieldWrapper<File>>;
  lineOfBusiness?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  linkedin?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  logo?: Maybe<FieldWrapper<File>>;
  natureType?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  phone?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  postalCode?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  referredBy?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  services: Array<FieldWrapper<Scalars['String']['output']>>;
  shareholders: Array<FieldWrapper<Shareholder>>;
  size?: Maybe<FieldWrapper<BusinessSize>>;
  state?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxDocuments: Array<FieldWrapper<File>>;
  taxId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxRegime?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxResponsibilities: Array<FieldWrapper<Scalars['String']['output']>>;
  taxScheme?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxpayerType?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  vatRegime?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  website?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  whatsapp?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type ApplicationFormInput = {
  additionalImageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  address?: InputMaybe<Scalars['String']['input']>;
  authorizedUsers?: InputMaybe<Array<AuthorizedUserInput>>;
  billingEmail?: InputMaybe<Scalars['String']['input']>;
  businessLicenseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  businessType?: InputMaybe<BusinessType>;
  city?: InputMaybe<Scalars['String']['input']>;
  commercialActivity?: InputMaybe<Scalars['String']['input']>;
  commercialReference?: InputMaybe<CommercialReferenceInput>;
  contactFirstName?: InputMaybe<Scalars['String']['input']>;
  contactLastName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  documentType?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  facebook?: InputMaybe<Scalars['String']['input']>;
  financialStatementIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  incorporationArticleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  instagram?: InputMaybe<Scalars['String']['input']>;
  lastAssemblyMinuteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  linkedin?: InputMaybe<Scalars['String']['input']>;
  logoId?: InputMaybe<Scalars['ID']['input']>;
  natureType?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  referredBy?: InputMaybe<Scalars['String']['input']>;
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  shareholders?: InputMaybe<Array<ShareholderInput>>;
  size?: InputMaybe<BusinessSize>;
  state?: InputMaybe<Scalars['String']['input']>;
  taxDocumentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  taxRegime?: InputMaybe<Scalars['String']['input']>;
  taxResponsibilities?: InputMaybe<Array<Scalars['String']['input']>>;
  taxScheme?: InputMaybe<Scalars['String']['input']>;
  taxpayerType?: InputMaybe<Scalars['String']['input']>;
  vatRegime?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

export type ApplicationNote = {
  __typename?: 'ApplicationNote';
  author?: Maybe<FieldWrapper<User>>;
  date: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type ApplicationPayload = {
  __typename?: 'ApplicationPayload';
  application?: Maybe<FieldWrapper<Application>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ApplicationReview = {
  __typename?: 'ApplicationReview';
  changedFields: Array<FieldWrapper<Scalars['String']['output']>>;
  comments: Array<FieldWrapper<FieldComment>>;
  date: FieldWrapper<Scalars['DateTime']['output']>;
  form: FieldWrapper<ApplicationForm>;
  unchangedFields: Array<FieldWrapper<Scalars['String']['output']>>;
};

export type { ApplicationStatus };

export type ApplicationStep =
  | 'BUSINESS'
  | 'CONTACT'
  | 'DOCUMENTS'
  | 'GENERAL'
  | 'REVIEW';

export type { ApplicationTab };

export type ApplicationTabCount = {
  __typename?: 'ApplicationTabCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  tab: FieldWrapper<ApplicationTab>;
};

export type ApplicationTransition = {
  __typename?: 'ApplicationTransition';
  action?: Maybe<FieldWrapper<ApplicationAction>>;
  actorName?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  at: FieldWrapper<Scalars['DateTime']['output']>;
  comments: Array<FieldWrapper<FieldComment>>;
  from: FieldWrapper<ApplicationStatus>;
  reason?: Maybe<FieldWrapper<Reason>>;
  to: FieldWrapper<ApplicationStatus>;
};

export type Artwork = {
  __typename?: 'Artwork';
  palette: FieldWrapper<ArtworkPalette>;
  seed: FieldWrapper<Scalars['String']['output']>;
};

export type ArtworkPalette =
  | 'clay'
  | 'jade'
  | 'maize'
  | 'plum'
  | 'sky';

export type AssignTicketInput = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  ticketId: Scalars['ID']['input'];
};

export type AssignWorkInput = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  kind: Scalars['String']['input'];
  workId: Scalars['ID']['input'];
};

export type AssignWorkPayload = {
  __typename?: 'AssignWorkPayload';
  assignee?: Maybe<FieldWrapper<User>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type AuditDetail = {
  __typename?: 'AuditDetail';
  name: FieldWrapper<Scalars['String']['output']>;
  value: FieldWrapper<Scalars['String']['output']>;
};

export type AuditEntry = {
  __typename?: 'AuditEntry';
  action: FieldWrapper<Scalars['String']['output']>;
  actor?: Maybe<FieldWrapper<User>>;
  area: FieldWrapper<Scalars['String']['output']>;
  date: FieldWrapper<Scalars['DateTime']['output']>;
  details: Array<FieldWrapper<AuditDetail>>;
  hash: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  number: FieldWrapper<Scalars['SafeInt']['output']>;
  targets: Array<FieldWrapper<AuditTarget>>;
};

export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<FieldWrapper<AuditEntryEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<AuditEntry>;
};

export type AuditExportInput = {
  filter?: InputMaybe<AuditFilter>;
};

export type AuditFilter = {
  about?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

export type AuditTarget = {
  __typename?: 'AuditTarget';
  id: FieldWrapper<Scalars['ID']['output']>;
  label?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  name: FieldWrapper<Scalars['String']['output']>;
};

export type AuthorizedUser = {
  __typename?: 'AuthorizedUser';
  email: FieldWrapper<Scalars['String']['output']>;
  firstName: FieldWrapper<Scalars['String']['output']>;
  lastName: FieldWrapper<Scalars['String']['output']>;
};

export type AuthorizedUserInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};

export type BecomeFirstAdministratorInput = {
  account?: InputMaybe<FirstAdministratorAccountInput>;
  code: Scalars['String']['input'];
};

export type BilledParty = {
  __typename?: 'BilledParty';
  address?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  name: FieldWrapper<Scalars['String']['output']>;
  taxId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type BillingState =
  | 'NONE'
  | 'SANDBOX'
  | 'SERVICE';

export type BillingSyncProblem =
  | 'NOT_UNDERSTOOD'
  | 'REFUSED'
  | 'UNAVAILABLE';

export type BlacklistChange = {
  __typename?: 'BlacklistChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  entryId: FieldWrapper<Scalars['ID']['output']>;
};

export type BlacklistConnection = {
  __typename?: 'BlacklistConnection';
  edges: Array<FieldWrapper<BlacklistEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type BlacklistEdge = {
  __typename?: 'BlacklistEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<BlacklistEntry>;
};

export type BlacklistEntry = {
  __typename?: 'BlacklistEntry';
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateLastHit?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  hits: FieldWrapper<Scalars['Int']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<BlacklistKind>;
  note?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type BlacklistEntryIdInput = {
  entryId: Scalars['ID']['input'];
};

export type BlacklistEntryPayload = {
  __typename?: 'BlacklistEntryPayload';
  entry?: Maybe<FieldWrapper<BlacklistEntry>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type BlacklistKind =
  | 'phrase'
  | 'word';

export type BlacklistOrder =
  | 'HITS'
  | 'TEXT';

export type BlacklistRehearsal = {
  __typename?: 'BlacklistRehearsal';
  days: FieldWrapper<Scalars['Int']['output']>;
  examples: Array<FieldWrapper<RehearsedText>>;
  innocentWords: Array<FieldWrapper<Scalars['String']['output']>>;
  kinds: Array<FieldWrapper<RehearsedKind>>;
  spellings: Array<FieldWrapper<RehearsedSpelling>>;
  untouchedWords: Array<FieldWrapper<Scalars['String']['output']>>;
};

export type Block = {
  __typename?: 'Block';
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  person?: Maybe<FieldWrapper<User>>;
};

export type BlockConnection = {
  __typename?: 'BlockConnection';
  edges: Array<FieldWrapper<BlockEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type BlockEdge = {
  __typename?: 'BlockEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Block>;
};

export type BlockPayload = {
  __typename?: 'BlockPayload';
  person?: Maybe<FieldWrapper<User>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type BothLanguagesInput = {
  en: Scalars['String']['input'];
  es: Scalars['String']['input'];
};

export type Business = {
  __typename?: 'Business';
  address?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  answeredQuestions: Array<FieldWrapper<AnsweredQuestion>>;
  answering?: Maybe<FieldWrapper<AnsweringTime>>;
  artwork: FieldWrapper<Artwork>;
  city: FieldWrapper<Scalars['String']['output']>;
  contactEmail?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  contactPhone?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  country: FieldWrapper<Scalars['String']['output']>;
  cover?: Maybe<FieldWrapper<Image>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateVerified?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  description: FieldWrapper<LocalizedText>;
  gallery: Array<FieldWrapper<Image>>;
  hours: Array<FieldWrapper<OpeningSpan>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  invitations?: Maybe<Array<FieldWrapper<BusinessInvitation>>>;
  isVerified: FieldWrapper<Scalars['Boolean']['output']>;
  lineOfBusiness?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  links: FieldWrapper<BusinessLinks>;
  logo?: Maybe<FieldWrapper<Image>>;
  members?: Maybe<Array<FieldWrapper<BusinessMember>>>;
  membership?: Maybe<FieldWrapper<Membership>>;
  name: FieldWrapper<Scalars['String']['output']>;
  needsConfirmation?: Maybe<FieldWrapper<Scalars['Boolean']['output']>>;
  people: Array<FieldWrapper<BusinessPerson>>;
  ratingAverage?: Maybe<FieldWrapper<Scalars['Float']['output']>>;
  ratingCount: FieldWrapper<Scalars['Int']['output']>;
  ratingDistribution: Array<FieldWrapper<RatingCount>>;
  region: FieldWrapper<Scalars['String']['output']>;
  revision?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  services: Array<FieldWrapper<Scalars['String']['output']>>;
  size?: Maybe<FieldWrapper<BusinessSize>>;
  status?: Maybe<FieldWrapper<BusinessStatus>>;
  tagline?: Maybe<FieldWrapper<LocalizedText>>;
  timeZone: FieldWrapper<Scalars['String']['output']>;
  vcardUrl: FieldWrapper<Scalars['String']['output']>;
  verification?: Maybe<FieldWrapper<BusinessVerification>>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanManage: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanReview: FieldWrapper<Scalars['Boolean']['output']>;
  viewerShownAs?: Maybe<FieldWrapper<BusinessPerson>>;
};


export type BusinessAnsweredQuestionsArgs = {
  first?: Scalars['Int']['input'];
};

export type BusinessConnection = {
  __typename?: 'BusinessConnection';
  edges: Array<FieldWrapper<BusinessEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type BusinessDay = {
  __typename?: 'BusinessDay';
  day: FieldWrapper<Scalars['Date']['output']>;
  views: FieldWrapper<Scalars['Int']['output']>;
};

export type BusinessEdge = {
  __typename?: 'BusinessEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Business>;
};

export type BusinessFacts = {
  __typename?: 'BusinessFacts';
  city: FieldWrapper<Scalars['String']['output']>;
  country: FieldWrapper<Scalars['String']['output']>;
  name: FieldWrapper<Scalars['String']['output']>;
  region: FieldWrapper<Scalars['String']['output']>;
  taxId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type BusinessFilter = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  minRating?: InputMaybe<Scalars['Int']['input']>;
  needsConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<BusinessStatus>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BusinessIdInput = {
  businessId: Scalars['ID']['input'];
};

export type BusinessInvitation = {
  __typename?: 'BusinessInvitation';
  business: FieldWrapper<Business>;
  dateSent: FieldWrapper<Scalars['DateTime']['output']>;
  email?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  expiresAt: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  name: FieldWrapper<Scalars['String']['output']>;
  role: FieldWrapper<MemberType>;
};

export type BusinessInvitationInput = {
  invitationId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};

export type BusinessInvitationPayload = {
  __typename?: 'BusinessInvitationPayload';
  business?: Maybe<FieldWrapper<Business>>;
  invitation?: Maybe<FieldWrapper<BusinessInvitation>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type BusinessLinks = {
  __typename?: 'BusinessLinks';
  facebook?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  instagram?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  linkedin?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  website?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  whatsapp?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type BusinessLinksInput = {
  facebook?: InputMaybe<Scalars['String']['input']>;
  instagram?: InputMaybe<Scalars['String']['input']>;
  linkedin?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

export type BusinessMember = {
  __typename?: 'BusinessMember';
  role: FieldWrapper<MemberType>;
  user: FieldWrapper<User>;
};

export type BusinessMemberInput = {
  businessId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

export type BusinessPayload = {
  __typename?: 'BusinessPayload';
  business?: Maybe<FieldWrapper<Business>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type BusinessPerson = {
  __typename?: 'BusinessPerson';
  isManager: FieldWrapper<Scalars['Boolean']['output']>;
  title?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  user: FieldWrapper<User>;
  words?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type BusinessSize =
  | 'LARGE'
  | 'MEDIUM'
  | 'MICRO'
  | 'SMALL';

export type BusinessStatus =
  | 'active'
  | 'inactive';

export type BusinessType =
  | 'PRIVATE'
  | 'PUBLIC';

export type BusinessVerification = {
  __typename?: 'BusinessVerification';
  date: FieldWrapper<Scalars['DateTime']['output']>;
  facts: FieldWrapper<BusinessFacts>;
};

export type BusinessWeek = {
  __typename?: 'BusinessWeek';
  contacts: FieldWrapper<Scalars['Int']['output']>;
  saves: FieldWrapper<Scalars['Int']['output']>;
  start: FieldWrapper<Scalars['Date']['output']>;
  views: FieldWrapper<Scalars['Int']['output']>;
};

export type CannedReply = {
  __typename?: 'CannedReply';
  id: FieldWrapper<Scalars['ID']['output']>;
  text: FieldWrapper<LocalizedText>;
  title: FieldWrapper<LocalizedText>;
};

export type CannedReplyIdInput = {
  cannedReplyId: Scalars['ID']['input'];
};

export type CannedReplyPayload = {
  __typename?: 'CannedReplyPayload';
  cannedReply?: Maybe<FieldWrapper<CannedReply>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type CaseAction =
  | 'ASK_EDIT'
  | 'HELD'
  | 'HIDDEN'
  | 'KEEP'
  | 'REMOVE'
  | 'REPORTED'
  | 'SUSPENDED'
  | 'UNDONE'
  | 'WITHDRAWN';

export type CaseContext = {
  __typename?: 'CaseContext';
  path: FieldWrapper<Scalars['String']['output']>;
  pieces: Array<FieldWrapper<ContextPiece>>;
  title?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type CaseCount = {
  __typename?: 'CaseCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  tab: FieldWrapper<CaseTab>;
};

export type { CaseDecision };

export type CaseIdInput = {
  caseId: Scalars['ID']['input'];
};

export type { CaseStatus };

export type CaseStep = {
  __typename?: 'CaseStep';
  action: FieldWrapper<CaseAction>;
  at: FieldWrapper<Scalars['DateTime']['output']>;
  by?: Maybe<FieldWrapper<User>>;
  reason?: Maybe<FieldWrapper<Reason>>;
  until?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
};

export type CaseSubject = {
  __typename?: 'CaseSubject';
  dateEdited?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateWritten: FieldWrapper<Scalars['DateTime']['output']>;
  decisions: Array<FieldWrapper<CaseDecision>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  language?: Maybe<FieldWrapper<Language>>;
  path: FieldWrapper<Scalars['String']['output']>;
  phrase?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  state: FieldWrapper<SubjectState>;
  text: FieldWrapper<Scalars['String']['output']>;
  title?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type CaseTab =
  | 'DECIDED'
  | 'HELD'
  | 'MINE'
  | 'OPEN'
  | 'REPORTS';

export type Category = {
  __typename?: 'Category';
  key: FieldWrapper<Scalars['String']['output']>;
  label: FieldWrapper<LocalizedText>;
};

export type ChangeBusinessMemberRoleInput = {
  businessId: Scalars['ID']['input'];
  role: MemberType;
  userId: Scalars['ID']['input'];
};

export type ChangeEmailInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type ChangeGroupInput = {
  chatId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  newMembersSeePast?: InputMaybe<Scalars['Boolean']['input']>;
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  whoMayAdd?: InputMaybe<GroupAdders>;
};

export type Chat = {
  __typename?: 'Chat';
  business?: Maybe<FieldWrapper<Business>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  draft?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  firstUnread?: Maybe<FieldWrapper<ChatMessage>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isArchived: FieldWrapper<Scalars['Boolean']['output']>;
  isGroup: FieldWrapper<Scalars['Boolean']['output']>;
  isMuted: FieldWrapper<Scalars['Boolean']['output']>;
  isPinned: FieldWrapper<Scalars['Boolean']['output']>;
  isUnread: FieldWrapper<Scalars['Boolean']['output']>;
  kind: FieldWrapper<ChatKind>;
  lastActive: FieldWrapper<Scalars['DateTime']['output']>;
  lastMessage?: Maybe<FieldWrapper<ChatMessage>>;
  listing?: Maybe<FieldWrapper<Listing>>;
  listingName?: Maybe<FieldWrapper<LocalizedText>>;
  memberCount: FieldWrapper<Scalars['Int']['output']>;
  members: Array<FieldWrapper<ChatMember>>;
  messages: FieldWrapper<ChatMessageConnection>;
  name?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  newMembersSeePast?: Maybe<FieldWrapper<Scalars['Boolean']['output']>>;
  otherMembers: Array<FieldWrapper<User>>;
  owner?: Maybe<FieldWrapper<User>>;
  picture?: Maybe<FieldWrapper<Image>>;
  presence: Array<FieldWrapper<PersonPresence>>;
  shared: FieldWrapper<ChatMessageConnection>;
  unreadCount: FieldWrapper<Scalars['Int']['output']>;
  viewerAwaitsAnswer: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanAdd: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanWrite: FieldWrapper<Scalars['Boolean']['output']>;
  viewerLeads: FieldWrapper<Scalars['Boolean']['output']>;
  viewerSells: FieldWrapper<Scalars['Boolean']['output']>;
  whoMayAdd?: Maybe<FieldWrapper<GroupAdders>>;
};


export type ChatMessagesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  around?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type ChatSharedArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: SharedKind;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type ChatChange = {
  __typename?: 'ChatChange';
  chat?: Maybe<FieldWrapper<Chat>>;
  chatId: FieldWrapper<Scalars['ID']['output']>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  kind: FieldWrapper<ChatChangeKind>;
  message?: Maybe<FieldWrapper<ChatMessage>>;
  unreadChatCount: FieldWrapper<Scalars['Int']['output']>;
};

export type ChatChangeKind =
  | 'CHAT_CHANGED'
  | 'GONE'
  | 'MESSAGE_CHANGED'
  | 'SENT';

export type ChatConnection = {
  __typename?: 'ChatConnection';
  edges: Array<FieldWrapper<ChatEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type ChatDelivery = {
  __typename?: 'ChatDelivery';
  date?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  user?: Maybe<FieldWrapper<User>>;
};

export type ChatDraftInput = {
  chatId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type ChatEdge = {
  __typename?: 'ChatEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Chat>;
};

export type ChatFile = {
  __typename?: 'ChatFile';
  byteSize: FieldWrapper<Scalars['SafeInt']['output']>;
  contentType: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  name: FieldWrapper<Scalars['String']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type ChatFilter =
  | 'ALL'
  | 'ARCHIVED'
  | 'GROUPS'
  | 'PINNED'
  | 'UNREAD';

export type ChatIdInput = {
  chatId: Scalars['ID']['input'];
};

export type { ChatKind };

export type ChatMember = {
  __typename?: 'ChatMember';
  dateJoined: FieldWrapper<Scalars['DateTime']['output']>;
  isOwner: FieldWrapper<Scalars['Boolean']['output']>;
  user?: Maybe<FieldWrapper<User>>;
};

export type ChatMessage = {
  __typename?: 'ChatMessage';
  chat?: Maybe<FieldWrapper<Chat>>;
  chatId: FieldWrapper<Scalars['ID']['output']>;
  clientKey?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  dateEdited?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateSent: FieldWrapper<Scalars['DateTime']['output']>;
  deliveredTo: Array<FieldWrapper<ChatDelivery>>;
  files: Array<FieldWrapper<ChatFile>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  images: Array<FieldWrapper<Image>>;
  isDeleted: FieldWrapper<Scalars['Boolean']['output']>;
  isDelivered: FieldWrapper<Scalars['Boolean']['output']>;
  isOwn: FieldWrapper<Scalars['Boolean']['output']>;
  isSeen: FieldWrapper<Scalars['Boolean']['output']>;
  links: Array<FieldWrapper<Scalars['String']['output']>>;
  notice?: Maybe<FieldWrapper<ChatNotice>>;
  noticeAbout: Array<FieldWrapper<User>>;
  preview?: Maybe<FieldWrapper<LinkPreview>>;
  quoted?: Maybe<FieldWrapper<ChatMessage>>;
  reactions: Array<FieldWrapper<ChatReaction>>;
  seenBy: Array<FieldWrapper<ChatReceipt>>;
  seenCount: FieldWrapper<Scalars['Int']['output']>;
  sender?: Maybe<FieldWrapper<User>>;
  text: FieldWrapper<Scalars['String']['output']>;
  viewerCanRestore: FieldWrapper<Scalars['Boolean']['output']>;
};

export type ChatMessageConnection = {
  __typename?: 'ChatMessageConnection';
  edges: Array<FieldWrapper<ChatMessageEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type ChatMessageEdge = {
  __typename?: 'ChatMessageEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<ChatMessage>;
};

export type ChatMessagePayload = {
  __typename?: 'ChatMessagePayload';
  chat?: Maybe<FieldWrapper<Chat>>;
  message?: Maybe<FieldWrapper<ChatMessage>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { ChatNotice };

export type ChatPayload = {
  __typename?: 'ChatPayload';
  chat?: Maybe<FieldWrapper<Chat>>;
  unreadChatCount: FieldWrapper<Scalars['Int']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ChatReaction = {
  __typename?: 'ChatReaction';
  count: FieldWrapper<Scalars['Int']['output']>;
  isOwn: FieldWrapper<Scalars['Boolean']['output']>;
  sign: FieldWrapper<ReactionSign>;
  users: Array<FieldWrapper<User>>;
};

export type ChatReceipt = {
  __typename?: 'ChatReceipt';
  date: FieldWrapper<Scalars['DateTime']['output']>;
  user?: Maybe<FieldWrapper<User>>;
};

export type ChatStateInput = {
  chatId: Scalars['ID']['input'];
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  isMuted?: InputMaybe<Scalars['Boolean']['input']>;
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
  isUnread?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ChatTyping = {
  __typename?: 'ChatTyping';
  chatId: FieldWrapper<Scalars['ID']['output']>;
  isTyping: FieldWrapper<Scalars['Boolean']['output']>;
  user?: Maybe<FieldWrapper<User>>;
};

export type CheckedBusinessInput = {
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  name: Scalars['String']['input'];
  region: Scalars['String']['input'];
};

export type Checkout = {
  __typename?: 'Checkout';
  payUrl: FieldWrapper<Scalars['String']['output']>;
  payment: FieldWrapper<Payment>;
};

export type CheckoutPayload = {
  __typename?: 'CheckoutPayload';
  checkout?: Maybe<FieldWrapper<Checkout>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ClaimCaseInput = {
  caseId: Scalars['ID']['input'];
  takeOver?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CloseApplicationInput = {
  applicationId: Scalars['ID']['input'];
  reason: ReasonInput;
  version: Scalars['Int']['input'];
};

export type ColumnWordInput = {
  text: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type CommercialReference = {
  __typename?: 'CommercialReference';
  email?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  firstName?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  image?: Maybe<FieldWrapper<File>>;
  lastName?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  phone?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type CommercialReferenceInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  imageId?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type CommunityUpdate = {
  __typename?: 'CommunityUpdate';
  date: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<CommunityUpdateKind>;
  subject: FieldWrapper<CommunityUpdateSubject>;
};

export type CommunityUpdateAdded = {
  __typename?: 'CommunityUpdateAdded';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  update: FieldWrapper<CommunityUpdate>;
};

export type CommunityUpdateConnection = {
  __typename?: 'CommunityUpdateConnection';
  edges: Array<FieldWrapper<CommunityUpdateEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type CommunityUpdateEdge = {
  __typename?: 'CommunityUpdateEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<CommunityUpdate>;
};

export type CommunityUpdateKind =
  | 'businessJoined'
  | 'listingPublished'
  | 'reviewWritten';

export type CommunityUpdateSubject = Business | Product | Property | Review | Service;

export type ConfirmPaymentInput = {
  reference: Scalars['String']['input'];
};

export type ConfirmTaxDataInput = {
  changeId: Scalars['ID']['input'];
};

export type ConsentInput = {
  privacyVersion: Scalars['Int']['input'];
  termsVersion: Scalars['Int']['input'];
};

export type ContactBusinessInput = {
  businessId: Scalars['ID']['input'];
};

export type ContactChallenge = {
  __typename?: 'ContactChallenge';
  bits: FieldWrapper<Scalars['Int']['output']>;
  minSeconds: FieldWrapper<Scalars['Int']['output']>;
  token: FieldWrapper<Scalars['String']['output']>;
};

export type ContactChallengeInput = {
  answer: Scalars['String']['input'];
  token: Scalars['String']['input'];
  website: Scalars['String']['input'];
};

export type ContactMessagePayload = {
  __typename?: 'ContactMessagePayload';
  number?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ContactSellerInput = {
  listingId: Scalars['ID']['input'];
};

export type ContextPiece = {
  __typename?: 'ContextPiece';
  author?: Maybe<FieldWrapper<User>>;
  date: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isSubject: FieldWrapper<Scalars['Boolean']['output']>;
  skipped: FieldWrapper<Scalars['Int']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type CorrectApplicationTaxIdInput = {
  applicationId: Scalars['ID']['input'];
  taxId: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type CreateBusinessInput = {
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  description: LocalizedTextInput;
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  region: Scalars['String']['input'];
};

export type CreateBusinessUserInput = {
  businessId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  language: Language;
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  role?: MemberType;
};

export type CreateBusinessUserPayload = {
  __typename?: 'CreateBusinessUserPayload';
  business?: Maybe<FieldWrapper<Business>>;
  user?: Maybe<FieldWrapper<User>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type CreateDiscussionInput = {
  body: Scalars['RichText']['input'];
  category: Scalars['String']['input'];
  draftId?: InputMaybe<Scalars['ID']['input']>;
  language: Language;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
};

export type CreateGroupInput = {
  memberIds: Array<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  newMembersSeePast: Scalars['Boolean']['input'];
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  whoMayAdd: GroupAdders;
};

export type CreateListingInput = {
  businessId?: InputMaybe<Scalars['ID']['input']>;
  type: ListingType;
  values: ListingValuesInput;
};

export type CreateNewsInput = {
  title: LocalizedTextInput;
};

export type CreatePartnerInput = {
  category: Scalars['String']['input'];
  description: LocalizedTextInput;
  image?: InputMaybe<ImageInput>;
  locations: Array<PartnerLocationInput>;
  name: Scalars['String']['input'];
  offer: LocalizedTextInput;
  offers: Array<PartnerOfferInput>;
  services: Array<LocalizedTextInput>;
  website: Scalars['String']['input'];
};

export type CreateTicketInput = {
  kind: TicketKind;
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type DecideCaseInput = {
  caseId: Scalars['ID']['input'];
  decision: CaseDecision;
  reason?: InputMaybe<ReasonInput>;
};

export type DeleteAccountInput = {
  password: Scalars['String']['input'];
};

export type DeleteListingCommentInput = {
  commentId: Scalars['ID']['input'];
  reason?: InputMaybe<ReasonInput>;
};

export type DeleteNewsInput = {
  newsId: Scalars['ID']['input'];
  reason?: InputMaybe<ReasonInput>;
};

export type DeletePostInput = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<ReasonInput>;
};

export type DigestInput = {
  hour: Scalars['Int']['input'];
  rhythm: DigestRhythm;
};

export type DigestPreference = {
  __typename?: 'DigestPreference';
  hour: FieldWrapper<Scalars['Int']['output']>;
  nextAt: FieldWrapper<Scalars['DateTime']['output']>;
  rhythm: FieldWrapper<DigestRhythm>;
};

export type DigestRhythm =
  | 'DAILY'
  | 'WEEKLY';

export type Discussion = {
  __typename?: 'Discussion';
  acceptedComment?: Maybe<FieldWrapper<DiscussionComment>>;
  author?: Maybe<FieldWrapper<User>>;
  body: FieldWrapper<Scalars['RichText']['output']>;
  business?: Maybe<FieldWrapper<Business>>;
  category: FieldWrapper<Scalars['String']['output']>;
  categoryName: FieldWrapper<LocalizedText>;
  commentCount: FieldWrapper<Scalars['Int']['output']>;
  comments: FieldWrapper<DiscussionCommentConnection>;
  dateActive: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateEdited?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  excerpt: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  images: Array<FieldWrapper<Image>>;
  isFeatured: FieldWrapper<Scalars['Boolean']['output']>;
  isLocked: FieldWrapper<Scalars['Boolean']['output']>;
  isPinned: FieldWrapper<Scalars['Boolean']['output']>;
  language: FieldWrapper<Language>;
  lastActor?: Maybe<FieldWrapper<User>>;
  likeCount: FieldWrapper<Scalars['Int']['output']>;
  readingMinutes: FieldWrapper<Scalars['Int']['output']>;
  reason?: Maybe<FieldWrapper<Reason>>;
  related: Array<FieldWrapper<Discussion>>;
  status: FieldWrapper<PostStatus>;
  tags: Array<FieldWrapper<Scalars['String']['output']>>;
  text: FieldWrapper<Scalars['String']['output']>;
  title: FieldWrapper<Scalars['String']['output']>;
  versions: Array<FieldWrapper<PostVersion>>;
  viewerBookmarked: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanAccept: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanComment: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanDelete: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanModerate: FieldWrapper<Scalars['Boolean']['output']>;
  viewerFollows: FieldWrapper<FollowLevel>;
  viewerLikes: FieldWrapper<Scalars['Boolean']['output']>;
  viewerReadAt?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  viewerUnreadCount: FieldWrapper<Scalars['Int']['output']>;
};


export type DiscussionCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type DiscussionRelatedArgs = {
  first?: Scalars['Int']['input'];
};

export type DiscussionChange = {
  __typename?: 'DiscussionChange';
  comment?: Maybe<FieldWrapper<DiscussionComment>>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  discussion?: Maybe<FieldWrapper<Discussion>>;
};

export type DiscussionComment = {
  __typename?: 'DiscussionComment';
  author?: Maybe<FieldWrapper<User>>;
  body?: Maybe<FieldWrapper<Scalars['RichText']['output']>>;
  business?: Maybe<FieldWrapper<Business>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateEdited?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  discussionId: FieldWrapper<Scalars['ID']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  images: Array<FieldWrapper<Image>>;
  isAccepted: FieldWrapper<Scalars['Boolean']['output']>;
  language: FieldWrapper<Language>;
  likeCount: FieldWrapper<Scalars['Int']['output']>;
  parentId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  reason?: Maybe<FieldWrapper<Reason>>;
  replies: Array<FieldWrapper<DiscussionComment>>;
  status: FieldWrapper<PostStatus>;
  text?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  versions: Array<FieldWrapper<PostVersion>>;
  viewerCanDelete: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerLikes: FieldWrapper<Scalars['Boolean']['output']>;
};

export type DiscussionCommentConnection = {
  __typename?: 'DiscussionCommentConnection';
  edges: Array<FieldWrapper<DiscussionCommentEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type DiscussionCommentEdge = {
  __typename?: 'DiscussionCommentEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<DiscussionComment>;
};

export type DiscussionCommentPayload = {
  __typename?: 'DiscussionCommentPayload';
  comment?: Maybe<FieldWrapper<DiscussionComment>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type DiscussionConnection = {
  __typename?: 'DiscussionConnection';
  edges: Array<FieldWrapper<DiscussionEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type DiscussionDraft = {
  __typename?: 'DiscussionDraft';
  body: FieldWrapper<Scalars['RichText']['output']>;
  category?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  dateSaved: FieldWrapper<Scalars['DateTime']['output']>;
  discussionId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  language: FieldWrapper<Language>;
  tags: Array<FieldWrapper<Scalars['String']['output']>>;
  title: FieldWrapper<Scalars['String']['output']>;
  version: FieldWrapper<Scalars['Int']['output']>;
};

export type DiscussionDraftPayload = {
  __typename?: 'DiscussionDraftPayload';
  draft?: Maybe<FieldWrapper<DiscussionDraft>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type DiscussionEdge = {
  __typename?: 'DiscussionEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Discussion>;
};

export type DiscussionFilter = {
  authorId?: InputMaybe<Scalars['ID']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  isBookmarked?: InputMaybe<Scalars['Boolean']['input']>;
  isFollowed?: InputMaybe<Scalars['Boolean']['input']>;
  isUnanswered?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Language>;
  query?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};

export type DiscussionPayload = {
  __typename?: 'DiscussionPayload';
  discussion?: Maybe<FieldWrapper<Discussion>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type DiscussionSort =
  | 'ACTIVE'
  | 'MOST_LIKED'
  | 'MOST_REPLIES'
  | 'NEWEST';

export type Dispute = {
  __typename?: 'Dispute';
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  details: FieldWrapper<Scalars['String']['output']>;
  editDueAt?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  handling: FieldWrapper<DisputeHandling>;
  id: FieldWrapper<Scalars['ID']['output']>;
  nature: FieldWrapper<DisputeNature>;
  review: FieldWrapper<Review>;
  status: FieldWrapper<DisputeStatus>;
  timeline: Array<FieldWrapper<DisputeStep>>;
  viewerActions: Array<FieldWrapper<DisputeAction>>;
};

export type { DisputeAction };

export type DisputeChange = {
  __typename?: 'DisputeChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  dispute: FieldWrapper<Dispute>;
};

export type DisputeConnection = {
  __typename?: 'DisputeConnection';
  edges: Array<FieldWrapper<DisputeEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type DisputeCount = {
  __typename?: 'DisputeCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  status: FieldWrapper<DisputeStatus>;
};

export type DisputeEdge = {
  __typename?: 'DisputeEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Dispute>;
};

export type DisputeHandling =
  | 'removeReview'
  | 'requestEdit';

export type DisputeNature =
  | 'didNotWorkWithCompany'
  | 'missingDetails'
  | 'unfairRepresentation';

export type DisputeParty =
  | 'administrator'
  | 'author'
  | 'business'
  | 'platform';

export type DisputePayload = {
  __typename?: 'DisputePayload';
  dispute?: Maybe<FieldWrapper<Dispute>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type DisputeReviewInput = {
  details: Scalars['String']['input'];
  handling: DisputeHandling;
  nature: DisputeNature;
  reviewId: Scalars['ID']['input'];
};

export type { DisputeStatus };

export type DisputeStep = {
  __typename?: 'DisputeStep';
  action: FieldWrapper<DisputeAction>;
  at: FieldWrapper<Scalars['DateTime']['output']>;
  party: FieldWrapper<DisputeParty>;
  reason?: Maybe<FieldWrapper<Reason>>;
};

export type Document = {
  __typename?: 'Document';
  author?: Maybe<FieldWrapper<User>>;
  body: FieldWrapper<LocalizedRichText>;
  images: Array<FieldWrapper<Image>>;
  kind: FieldWrapper<DocumentKind>;
  publishedAt: FieldWrapper<Scalars['DateTime']['output']>;
  /** @deprecated Use `body`. */
  sections: Array<FieldWrapper<DocumentSection>>;
  title: FieldWrapper<LocalizedText>;
  version: FieldWrapper<Scalars['Int']['output']>;
};

export type DocumentCheck = {
  __typename?: 'DocumentCheck';
  by?: Maybe<FieldWrapper<User>>;
  check: FieldWrapper<DocumentCheckName>;
  date: FieldWrapper<Scalars['DateTime']['output']>;
  fileId: FieldWrapper<Scalars['ID']['output']>;
};

export type DocumentCheckName =
  | 'CURRENT'
  | 'LEGIBLE'
  | 'SAME_NAME'
  | 'SAME_NUMBER';

export type DocumentDraft = {
  __typename?: 'DocumentDraft';
  body: FieldWrapper<LocalizedRichText>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  images: Array<FieldWrapper<Image>>;
  revision: FieldWrapper<Scalars['Int']['output']>;
  title: FieldWrapper<LocalizedText>;
};

export type { DocumentKind };

export type DocumentKindInput = {
  kind: DocumentKind;
};

export type DocumentSection = {
  __typename?: 'DocumentSection';
  heading: FieldWrapper<LocalizedText>;
  paragraphs: Array<FieldWrapper<LocalizedText>>;
};

export type DocumentVersionInput = {
  kind: DocumentKind;
  version: Scalars['Int']['input'];
};

export type DraftIdInput = {
  draftId: Scalars['ID']['input'];
};

export type EditDiscussionCommentInput = {
  body: Scalars['RichText']['input'];
  commentId: Scalars['ID']['input'];
};

export type EditDiscussionInput = {
  body: Scalars['RichText']['input'];
  category: Scalars['String']['input'];
  discussionId: Scalars['ID']['input'];
  draftId?: InputMaybe<Scalars['ID']['input']>;
  language: Language;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
};

export type EditListingCommentInput = {
  commentId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type EditMessageInput = {
  messageId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type EditReviewInput = {
  contactName: Scalars['String']['input'];
  exchangeDetails: Scalars['String']['input'];
  rating: Scalars['Int']['input'];
  reviewId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  transactionDate: Scalars['Date']['input'];
  transactionSize: TransactionSize;
};

export type EditableDocument = {
  __typename?: 'EditableDocument';
  current?: Maybe<FieldWrapper<Document>>;
  draft: FieldWrapper<DocumentDraft>;
  hasChanges: FieldWrapper<Scalars['Boolean']['output']>;
  kind: FieldWrapper<DocumentKind>;
  versions: Array<FieldWrapper<Document>>;
};

export type EditableDocumentPayload = {
  __typename?: 'EditableDocumentPayload';
  document?: Maybe<FieldWrapper<EditableDocument>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type EditedKind =
  | 'BUSINESS'
  | 'LISTING'
  | 'NEWS'
  | 'PAGE'
  | 'PARTNER'
  | 'PLAN'
  | 'QUESTION'
  | 'SETTINGS';

export type EmailChange = {
  __typename?: 'EmailChange';
  dateRequested: FieldWrapper<Scalars['DateTime']['output']>;
  newEmail: FieldWrapper<Scalars['String']['output']>;
};

export type EmailChangePayload = {
  __typename?: 'EmailChangePayload';
  change?: Maybe<FieldWrapper<EmailChange>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type Engagement = {
  __typename?: 'Engagement';
  comments: FieldWrapper<Scalars['Int']['output']>;
  contacts: FieldWrapper<Scalars['Int']['output']>;
  saves: FieldWrapper<Scalars['Int']['output']>;
  views: FieldWrapper<Scalars['Int']['output']>;
};

export type ExportColumnInput = {
  heading: Scalars['String']['input'];
  paths: Array<Scalars['String']['input']>;
  words?: InputMaybe<Array<ColumnWordInput>>;
};

export type ExportLinkPayload = {
  __typename?: 'ExportLinkPayload';
  url?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ExtendTicketTermInput = {
  reason: Scalars['String']['input'];
  ticketId: Scalars['ID']['input'];
};

export type FacetValue = {
  __typename?: 'FacetValue';
  count: FieldWrapper<Scalars['Int']['output']>;
  label?: Maybe<FieldWrapper<LocalizedText>>;
  value: FieldWrapper<Scalars['String']['output']>;
};

export type Favourite = {
  __typename?: 'Favourite';
  dateSaved: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  listing?: Maybe<FieldWrapper<Listing>>;
  listingId: FieldWrapper<Scalars['ID']['output']>;
};

export type FavouriteConnection = {
  __typename?: 'FavouriteConnection';
  edges: Array<FieldWrapper<FavouriteEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type FavouriteEdge = {
  __typename?: 'FavouriteEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Favourite>;
};

export type FeatureListingsInput = {
  isFeatured: Scalars['Boolean']['input'];
  listingIds: Array<Scalars['ID']['input']>;
};

export type FieldComment = {
  __typename?: 'FieldComment';
  comment: FieldWrapper<Scalars['String']['output']>;
  field: FieldWrapper<Scalars['String']['output']>;
};

export type FieldCommentInput = {
  comment: Scalars['String']['input'];
  field: Scalars['String']['input'];
};

export type File = {
  __typename?: 'File';
  byteSize: FieldWrapper<Scalars['SafeInt']['output']>;
  contentType: FieldWrapper<Scalars['String']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  image?: Maybe<FieldWrapper<Image>>;
  name: FieldWrapper<Scalars['String']['output']>;
  purpose: FieldWrapper<FilePurpose>;
  status: FieldWrapper<FileStatus>;
};

export type FileInput = {
  fileId: Scalars['ID']['input'];
};

export type FileLinkPayload = {
  __typename?: 'FileLinkPayload';
  expiresAt?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  url?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type FilePayload = {
  __typename?: 'FilePayload';
  file?: Maybe<FieldWrapper<File>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type FilePurpose =
  | 'APPLICATION_DOCUMENT'
  | 'AVATAR'
  | 'BUSINESS_IMAGE'
  | 'CHAT_FILE'
  | 'CHAT_IMAGE'
  | 'COVER'
  | 'EDITORIAL_IMAGE'
  | 'GROUP_PICTURE'
  | 'LISTING_IMAGE'
  | 'LISTING_VIDEO'
  | 'LOGO'
  | 'POST_IMAGE'
  | 'REFERENCE_IMAGE'
  | 'REPORT_EVIDENCE'
  | 'SHAREHOLDER_IMAGE';

export type FileStatus =
  | 'AWAITED'
  | 'STORED';

export type FirstAdministratorAccountInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  language: Language;
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type FirstAdministratorPayload = {
  __typename?: 'FirstAdministratorPayload';
  accessToken?: Maybe<FieldWrapper<AccessToken>>;
  user?: Maybe<FieldWrapper<User>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type Follow = {
  __typename?: 'Follow';
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<FollowKind>;
  name?: Maybe<FieldWrapper<LocalizedText>>;
  targetId: FieldWrapper<Scalars['ID']['output']>;
  url?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type FollowConnection = {
  __typename?: 'FollowConnection';
  edges: Array<FieldWrapper<FollowEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type FollowEdge = {
  __typename?: 'FollowEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Follow>;
};

export type FollowKind =
  | 'BUSINESS'
  | 'CATEGORY'
  | 'NEWS'
  | 'TAG'
  | 'USER';

export type FollowLevel =
  | 'MUTED'
  | 'NORMAL'
  | 'WATCHING';

export type FollowState = {
  __typename?: 'FollowState';
  followerCount: FieldWrapper<Scalars['Int']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<FollowKind>;
  level: FieldWrapper<FollowLevel>;
  targetId: FieldWrapper<Scalars['ID']['output']>;
};

export type ForumCategory = {
  __typename?: 'ForumCategory';
  count: FieldWrapper<Scalars['Int']['output']>;
  name: FieldWrapper<LocalizedText>;
  value: FieldWrapper<Scalars['String']['output']>;
};

export type ForumChange = {
  __typename?: 'ForumChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  discussionId: FieldWrapper<Scalars['ID']['output']>;
  isNew: FieldWrapper<Scalars['Boolean']['output']>;
};

export type ForumTag = {
  __typename?: 'ForumTag';
  count: FieldWrapper<Scalars['Int']['output']>;
  tag: FieldWrapper<Scalars['String']['output']>;
};

export type FoundThing = {
  __typename?: 'FoundThing';
  detail?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<Scalars['String']['output']>;
  title: FieldWrapper<Scalars['String']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type GivenUpEvent = {
  __typename?: 'GivenUpEvent';
  consumer: FieldWrapper<Scalars['String']['output']>;
  dateGivenUp: FieldWrapper<Scalars['DateTime']['output']>;
  failure: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isRetried: FieldWrapper<Scalars['Boolean']['output']>;
  type?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type GivenUpEventConnection = {
  __typename?: 'GivenUpEventConnection';
  edges: Array<FieldWrapper<GivenUpEventEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type GivenUpEventEdge = {
  __typename?: 'GivenUpEventEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<GivenUpEvent>;
};

export type GivenUpEventIdInput = {
  givenUpEventId: Scalars['ID']['input'];
};

export type GivenUpEventPayload = {
  __typename?: 'GivenUpEventPayload';
  givenUpEvent?: Maybe<FieldWrapper<GivenUpEvent>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { GroupAdders };

export type GroupMemberInput = {
  chatId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

export type HighlightedText = {
  __typename?: 'HighlightedText';
  en?: Maybe<Array<FieldWrapper<TextPart>>>;
  es?: Maybe<Array<FieldWrapper<TextPart>>>;
};

export type Image = {
  __typename?: 'Image';
  alt?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  fileId: FieldWrapper<Scalars['ID']['output']>;
  height: FieldWrapper<Scalars['Int']['output']>;
  sources: Array<FieldWrapper<ImageSource>>;
  url: FieldWrapper<Scalars['String']['output']>;
  width: FieldWrapper<Scalars['Int']['output']>;
};

export type ImageInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  fileId: Scalars['ID']['input'];
};

export type ImageSource = {
  __typename?: 'ImageSource';
  contentType: FieldWrapper<Scalars['String']['output']>;
  srcSet: FieldWrapper<Scalars['String']['output']>;
};

export type ImportBlacklistInput = {
  dryRun: Scalars['Boolean']['input'];
  kind: BlacklistKind;
  list: Scalars['String']['input'];
};

export type ImportBlacklistPayload = {
  __typename?: 'ImportBlacklistPayload';
  added: FieldWrapper<Scalars['Int']['output']>;
  entries: Array<FieldWrapper<ImportedBlacklistEntry>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ImportListingsInput = {
  businessId?: InputMaybe<Scalars['ID']['input']>;
  csv: Scalars['String']['input'];
  dryRun: Scalars['Boolean']['input'];
  skipsWrong?: Scalars['Boolean']['input'];
  type: ListingType;
};

export type ImportListingsPayload = {
  __typename?: 'ImportListingsPayload';
  created: FieldWrapper<Scalars['Int']['output']>;
  rows: Array<FieldWrapper<ImportedRow>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ImportProblem = {
  __typename?: 'ImportProblem';
  allowed: Array<FieldWrapper<Scalars['String']['output']>>;
  code: FieldWrapper<Scalars['String']['output']>;
  column?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  value?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type ImportedBlacklistEntry = {
  __typename?: 'ImportedBlacklistEntry';
  isKnown: FieldWrapper<Scalars['Boolean']['output']>;
  line: FieldWrapper<Scalars['Int']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ImportedRow = {
  __typename?: 'ImportedRow';
  line: FieldWrapper<Scalars['Int']['output']>;
  listing?: Maybe<FieldWrapper<Listing>>;
  name?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  problems: Array<FieldWrapper<ImportProblem>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type Installation = {
  __typename?: 'Installation';
  billing: FieldWrapper<BillingState>;
  hasMailServer: FieldWrapper<Scalars['Boolean']['output']>;
  inboundMailAddress?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  isProduction: FieldWrapper<Scalars['Boolean']['output']>;
  mailFrom: FieldWrapper<Scalars['String']['output']>;
};

export type InviteBusinessMemberInput = {
  businessId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  role?: MemberType;
};

export type Invoice = {
  __typename?: 'Invoice';
  businessName: FieldWrapper<Scalars['String']['output']>;
  buyer?: Maybe<FieldWrapper<BilledParty>>;
  cardPaymentBegun?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  displayTotal: FieldWrapper<Money>;
  dueAt: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  issuedAt: FieldWrapper<Scalars['DateTime']['output']>;
  number: FieldWrapper<Scalars['String']['output']>;
  periodEnd?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  periodStart?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  plan: FieldWrapper<PlanKey>;
  purpose: FieldWrapper<InvoicePurpose>;
  status: FieldWrapper<InvoiceStatus>;
  subtotal: FieldWrapper<Money>;
  tax: FieldWrapper<Money>;
  total: FieldWrapper<Money>;
};

export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  edges: Array<FieldWrapper<InvoiceEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Invoice>;
};

export type InvoiceIdInput = {
  invoiceId: Scalars['ID']['input'];
};

export type InvoicePurpose =
  | 'APPLICATION'
  | 'RENEWAL'
  | 'UPGRADE';

export type InvoiceStatus =
  | 'OPEN'
  | 'PAID'
  | 'VOID';

export type Issuer = {
  __typename?: 'Issuer';
  address?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  name: FieldWrapper<Scalars['String']['output']>;
  taxId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type IssuerInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
};

export type ItemCondition =
  | 'New'
  | 'Used';

export type Job = {
  __typename?: 'Job';
  attempts: FieldWrapper<Scalars['Int']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isParked: FieldWrapper<Scalars['Boolean']['output']>;
  lastError?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  runAt: FieldWrapper<Scalars['DateTime']['output']>;
  status: FieldWrapper<JobStatus>;
  timesPostponed: FieldWrapper<Scalars['Int']['output']>;
  type: FieldWrapper<Scalars['String']['output']>;
};

export type JobConnection = {
  __typename?: 'JobConnection';
  edges: Array<FieldWrapper<JobEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type JobEdge = {
  __typename?: 'JobEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Job>;
};

export type JobIdInput = {
  jobId: Scalars['ID']['input'];
};

export type JobPayload = {
  __typename?: 'JobPayload';
  job?: Maybe<FieldWrapper<Job>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type JobStatus =
  | 'DISCARDED'
  | 'DONE'
  | 'FAILED'
  | 'PENDING';

export type Language =
  | 'en'
  | 'es';

export type LeaveGroupPayload = {
  __typename?: 'LeaveGroupPayload';
  chatId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type LinkPayload = {
  __typename?: 'LinkPayload';
  url?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type LinkPreview = {
  __typename?: 'LinkPreview';
  description?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  site: FieldWrapper<Scalars['String']['output']>;
  title: FieldWrapper<Scalars['String']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type ListExportInput = {
  columns: Array<ExportColumnInput>;
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  variables: Scalars['String']['input'];
};

export type Listing = {
  artwork: FieldWrapper<Artwork>;
  business: FieldWrapper<Business>;
  category?: Maybe<FieldWrapper<Category>>;
  city: FieldWrapper<Scalars['String']['output']>;
  comments: FieldWrapper<ListingCommentConnection>;
  country: FieldWrapper<Scalars['String']['output']>;
  currency: FieldWrapper<Scalars['String']['output']>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  datePublished?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  description: FieldWrapper<LocalizedText>;
  engagement: FieldWrapper<Engagement>;
  id: FieldWrapper<Scalars['ID']['output']>;
  images: Array<FieldWrapper<Image>>;
  isFeatured: FieldWrapper<Scalars['Boolean']['output']>;
  name: FieldWrapper<LocalizedText>;
  offers?: Maybe<FieldWrapper<LocalizedText>>;
  priceFrom?: Maybe<FieldWrapper<Money>>;
  problems: Array<FieldWrapper<UserError>>;
  region: FieldWrapper<Scalars['String']['output']>;
  removalReason?: Maybe<FieldWrapper<Reason>>;
  similar: Array<FieldWrapper<Listing>>;
  status: FieldWrapper<ListingStatus>;
  type: FieldWrapper<ListingType>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerHasSaved: FieldWrapper<Scalars['Boolean']['output']>;
};


export type ListingCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};


export type ListingImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ListingSimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type { ListingAction };

export type ListingChange = {
  __typename?: 'ListingChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  listing?: Maybe<FieldWrapper<Listing>>;
  listingId: FieldWrapper<Scalars['ID']['output']>;
};

export type ListingComment = {
  __typename?: 'ListingComment';
  author?: Maybe<FieldWrapper<User>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateEdited?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  deletionReason?: Maybe<FieldWrapper<Reason>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isBySeller: FieldWrapper<Scalars['Boolean']['output']>;
  isDeleted: FieldWrapper<Scalars['Boolean']['output']>;
  replies: Array<FieldWrapper<ListingComment>>;
  text?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  viewerCanDelete: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
};

export type ListingCommentConnection = {
  __typename?: 'ListingCommentConnection';
  edges: Array<FieldWrapper<ListingCommentEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type ListingCommentEdge = {
  __typename?: 'ListingCommentEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<ListingComment>;
};

export type ListingCommentPayload = {
  __typename?: 'ListingCommentPayload';
  comment?: Maybe<FieldWrapper<ListingComment>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ListingConnection = {
  __typename?: 'ListingConnection';
  edges: Array<FieldWrapper<ListingEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type ListingEdge = {
  __typename?: 'ListingEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Listing>;
};

export type ListingFacets = {
  __typename?: 'ListingFacets';
  amenities: Array<FieldWrapper<FacetValue>>;
  bathrooms: Array<FieldWrapper<FacetValue>>;
  bedrooms: Array<FieldWrapper<FacetValue>>;
  brands: Array<FieldWrapper<FacetValue>>;
  categories: Array<FieldWrapper<FacetValue>>;
  cities: Array<FieldWrapper<FacetValue>>;
  conditions: Array<FieldWrapper<FacetValue>>;
  countries: Array<FieldWrapper<FacetValue>>;
  currencies: Array<FieldWrapper<FacetValue>>;
  price?: Maybe<FieldWrapper<PriceFacet>>;
  propertyTypes: Array<FieldWrapper<FacetValue>>;
  regions: Array<FieldWrapper<FacetValue>>;
  rooms: Array<FieldWrapper<FacetValue>>;
  serviceTypes: Array<FieldWrapper<FacetValue>>;
  total: FieldWrapper<Scalars['Int']['output']>;
  transactionTypes: Array<FieldWrapper<FacetValue>>;
};

export type ListingFilter = {
  amenities?: InputMaybe<Array<Scalars['String']['input']>>;
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  city?: InputMaybe<Scalars['String']['input']>;
  condition?: InputMaybe<ItemCondition>;
  country?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  minBathrooms?: InputMaybe<Scalars['Int']['input']>;
  minBedrooms?: InputMaybe<Scalars['Int']['input']>;
  minRooms?: InputMaybe<Scalars['Int']['input']>;
  priceMax?: InputMaybe<Scalars['SafeInt']['input']>;
  priceMin?: InputMaybe<Scalars['SafeInt']['input']>;
  propertyTypes?: InputMaybe<Array<PropertyType>>;
  region?: InputMaybe<Scalars['String']['input']>;
  serviceTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  transactionTypes?: InputMaybe<Array<TransactionType>>;
};

export type ListingIdInput = {
  listingId: Scalars['ID']['input'];
};

export type ListingOutcome = {
  __typename?: 'ListingOutcome';
  listing?: Maybe<FieldWrapper<Listing>>;
  listingId: FieldWrapper<Scalars['ID']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ListingOutcomesPayload = {
  __typename?: 'ListingOutcomesPayload';
  outcomes: Array<FieldWrapper<ListingOutcome>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ListingPayload = {
  __typename?: 'ListingPayload';
  listing?: Maybe<FieldWrapper<Listing>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ListingSort =
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING'
  | 'RELEVANCE';

export type { ListingStatus };

export type { ListingType };

export type ListingValuesInput = {
  agent?: InputMaybe<Scalars['String']['input']>;
  amenities?: InputMaybe<Array<Scalars['String']['input']>>;
  availability?: InputMaybe<LocalizedTextInput>;
  bathrooms?: InputMaybe<Scalars['Int']['input']>;
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  brand?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  color?: InputMaybe<LocalizedTextInput>;
  condition?: InputMaybe<ItemCondition>;
  country?: InputMaybe<Scalars['String']['input']>;
  countryOfOrigin?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<LocalizedTextInput>;
  endPrice?: InputMaybe<Scalars['SafeInt']['input']>;
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  gtin?: InputMaybe<Scalars['String']['input']>;
  images?: InputMaybe<Array<ImageInput>>;
  listingPriceMax?: InputMaybe<Scalars['SafeInt']['input']>;
  listingPriceMin?: InputMaybe<Scalars['SafeInt']['input']>;
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<LocalizedTextInput>;
  offers?: InputMaybe<LocalizedTextInput>;
  price?: InputMaybe<Scalars['SafeInt']['input']>;
  pricePerHour?: InputMaybe<Scalars['SafeInt']['input']>;
  productId?: InputMaybe<Scalars['String']['input']>;
  propertyType?: InputMaybe<PropertyType>;
  region?: InputMaybe<Scalars['String']['input']>;
  rentalPriceMax?: InputMaybe<Scalars['SafeInt']['input']>;
  rentalPriceMin?: InputMaybe<Scalars['SafeInt']['input']>;
  rooms?: InputMaybe<Scalars['Int']['input']>;
  serviceType?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  squareFeetMax?: InputMaybe<Scalars['Int']['input']>;
  squareFeetMin?: InputMaybe<Scalars['Int']['input']>;
  startPrice?: InputMaybe<Scalars['SafeInt']['input']>;
  toDate?: InputMaybe<Scalars['Date']['input']>;
  transactionType?: InputMaybe<TransactionType>;
  video?: InputMaybe<Scalars['ID']['input']>;
};

export type LocalizedRichText = {
  __typename?: 'LocalizedRichText';
  en?: Maybe<FieldWrapper<Scalars['RichText']['output']>>;
  es?: Maybe<FieldWrapper<Scalars['RichText']['output']>>;
};

export type LocalizedRichTextInput = {
  en: Scalars['RichText']['input'];
  es: Scalars['RichText']['input'];
};

export type LocalizedText = {
  __typename?: 'LocalizedText';
  en?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  es?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type LocalizedTextInput = {
  en?: InputMaybe<Scalars['String']['input']>;
  es?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedListingCount = {
  __typename?: 'ManagedListingCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  status: FieldWrapper<ListingStatus>;
  type: FieldWrapper<ListingType>;
};

export type ManagedListingFilter = {
  businessId?: InputMaybe<Scalars['ID']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ListingStatus>;
  type?: InputMaybe<ListingType>;
};

export type MeChange = {
  __typename?: 'MeChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  me: FieldWrapper<User>;
};

export type MemberType =
  | 'business'
  | 'businessAdmin'
  | 'user'
  | 'wikiAdmin';

export type Membership = {
  __typename?: 'Membership';
  endsAtPeriodEnd: FieldWrapper<Scalars['Boolean']['output']>;
  graceEnd?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  periodEnd?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  periodStart?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  plan: FieldWrapper<PlanKey>;
  status: FieldWrapper<MembershipStatus>;
  suspensionReason?: Maybe<FieldWrapper<Reason>>;
};

export type MembershipEntry =
  | 'APPLY'
  | 'NONE'
  | 'PAY'
  | 'STATUS';

export type { MembershipStatus };

export type MentionCandidate = {
  __typename?: 'MentionCandidate';
  detail?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<MentionKind>;
  name: FieldWrapper<Scalars['String']['output']>;
};

export type MentionKind =
  | 'BUSINESS'
  | 'USER';

export type MessageIdInput = {
  messageId: Scalars['ID']['input'];
};

export type ModerateDiscussionInput = {
  discussionId: Scalars['ID']['input'];
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  isLocked?: InputMaybe<Scalars['Boolean']['input']>;
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ModerationCase = {
  __typename?: 'ModerationCase';
  author?: Maybe<FieldWrapper<User>>;
  business?: Maybe<FieldWrapper<Business>>;
  claimedBy?: Maybe<FieldWrapper<User>>;
  context?: Maybe<FieldWrapper<CaseContext>>;
  dateDecided?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateOpened: FieldWrapper<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<FieldWrapper<User>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isHeld: FieldWrapper<Scalars['Boolean']['output']>;
  isHidden: FieldWrapper<Scalars['Boolean']['output']>;
  kind: FieldWrapper<ReportableKind>;
  person?: Maybe<FieldWrapper<PersonHistory>>;
  reason?: Maybe<FieldWrapper<Reason>>;
  reasons: Array<FieldWrapper<ReportReason>>;
  reportCount: FieldWrapper<Scalars['Int']['output']>;
  reports: Array<FieldWrapper<Report>>;
  status: FieldWrapper<CaseStatus>;
  steps: Array<FieldWrapper<CaseStep>>;
  subject?: Maybe<FieldWrapper<CaseSubject>>;
  subjectId: FieldWrapper<Scalars['ID']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
  title?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  viewerCanUndo: FieldWrapper<Scalars['Boolean']['output']>;
};

export type ModerationCaseChange = {
  __typename?: 'ModerationCaseChange';
  caseId: FieldWrapper<Scalars['ID']['output']>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
};

export type ModerationCaseConnection = {
  __typename?: 'ModerationCaseConnection';
  edges: Array<FieldWrapper<ModerationCaseEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type ModerationCaseEdge = {
  __typename?: 'ModerationCaseEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<ModerationCase>;
};

export type ModerationCasePayload = {
  __typename?: 'ModerationCasePayload';
  moderationCase?: Maybe<FieldWrapper<ModerationCase>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ModerationRules = {
  __typename?: 'ModerationRules';
  hideAfterReports: FieldWrapper<Scalars['Int']['output']>;
  newAccepted: FieldWrapper<Scalars['Int']['output']>;
  newContactsPerDay: FieldWrapper<Scalars['Int']['output']>;
  newDays: FieldWrapper<Scalars['Int']['output']>;
  newLinks: FieldWrapper<Scalars['Int']['output']>;
  newPostsPerHour: FieldWrapper<Scalars['Int']['output']>;
};

export type ModerationRulesInput = {
  hideAfterReports: Scalars['Int']['input'];
  newAccepted: Scalars['Int']['input'];
  newContactsPerDay: Scalars['Int']['input'];
  newDays: Scalars['Int']['input'];
  newLinks: Scalars['Int']['input'];
  newPostsPerHour: Scalars['Int']['input'];
};

export type ModerationRulesPayload = {
  __typename?: 'ModerationRulesPayload';
  rules?: Maybe<FieldWrapper<ModerationRules>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type Money = {
  __typename?: 'Money';
  amountMinor: FieldWrapper<Scalars['SafeInt']['output']>;
  currency: FieldWrapper<Scalars['String']['output']>;
};

export type MoveDirection =
  | 'DOWN'
  | 'UP';

export type MoveQuestionInput = {
  direction: MoveDirection;
  questionId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  acceptAnswer: FieldWrapper<DiscussionPayload>;
  acceptBusinessInvitation: FieldWrapper<BusinessInvitationPayload>;
  acceptDocuments: FieldWrapper<AcceptDocumentsPayload>;
  actOnListings: FieldWrapper<ListingOutcomesPayload>;
  activateApplication: FieldWrapper<ApplicationPayload>;
  addApplicationNote: FieldWrapper<ApplicationPayload>;
  addBlacklistEntry: FieldWrapper<BlacklistEntryPayload>;
  addDiscussionComment: FieldWrapper<DiscussionCommentPayload>;
  addListingComment: FieldWrapper<ListingCommentPayload>;
  addPersonNote: FieldWrapper<PersonNotePayload>;
  addPushDevice: FieldWrapper<AddPushDevicePayload>;
  addTicketMessage: FieldWrapper<TicketPayload>;
  addTicketNote: FieldWrapper<TicketPayload>;
  addToGroup: FieldWrapper<ChatPayload>;
  annulManualPayment: FieldWrapper<PaymentPayload>;
  answerTicket: FieldWrapper<TicketPayload>;
  applySurplusPayment: FieldWrapper<PaymentPayload>;
  approveApplication: FieldWrapper<ApplicationPayload>;
  assignTicket: FieldWrapper<TicketPayload>;
  assignWork: FieldWrapper<AssignWorkPayload>;
  becomeFirstAdministrator: FieldWrapper<FirstAdministratorPayload>;
  blockPerson: FieldWrapper<BlockPayload>;
  cancelBusinessInvitation: FieldWrapper<BusinessInvitationPayload>;
  cancelEmailChange: FieldWrapper<ActionPayload>;
  changeBusinessMemberRole: FieldWrapper<BusinessPayload>;
  changeEmail: FieldWrapper<EmailChangePayload>;
  changeGroup: FieldWrapper<ChatPayload>;
  claimCase: FieldWrapper<ModerationCasePayload>;
  closeTicket: FieldWrapper<TicketPayload>;
  completeUpload: FieldWrapper<FilePayload>;
  confirmPayment: FieldWrapper<PaymentPayload>;
  confirmTaxDataChange: FieldWrapper<ApplicationPayload>;
  contactBusiness: FieldWrapper<ChatPayload>;
  contactPerson: FieldWrapper<ChatPayload>;
  contactSeller: FieldWrapper<ChatPayload>;
  correctApplicationTaxId: FieldWrapper<ApplicationPayload>;
  createAuditExportLink: FieldWrapper<ExportLinkPayload>;
  createBusiness: FieldWrapper<BusinessPayload>;
  createBusinessUser: FieldWrapper<CreateBusinessUserPayload>;
  createDiscussion: FieldWrapper<DiscussionPayload>;
  createFileLink: FieldWrapper<FileLinkPayload>;
  createGroup: FieldWrapper<ChatPayload>;
  createInvoiceLink: FieldWrapper<LinkPayload>;
  createListExportLink: FieldWrapper<ExportLinkPayload>;
  createListing: FieldWrapper<ListingPayload>;
  createNews: FieldWrapper<NewsPayload>;
  createPartner: FieldWrapper<PartnerPayload>;
  createPaymentsCsvLink: FieldWrapper<LinkPayload>;
  createReceiptLink: FieldWrapper<LinkPayload>;
  createTicket: FieldWrapper<TicketPayload>;
  decideCase: FieldWrapper<ModerationCasePayload>;
  declineBusinessInvitation: FieldWrapper<BusinessInvitationPayload>;
  deleteAccount: FieldWrapper<ActionPayload>;
  deleteApplication: FieldWrapper<ApplicationPayload>;
  deleteDiscussion: FieldWrapper<DiscussionPayload>;
  deleteDiscussionComment: FieldWrapper<DiscussionCommentPayload>;
  deleteDiscussionDraft: FieldWrapper<ActionPayload>;
  deleteListingComment: FieldWrapper<ListingCommentPayload>;
  deleteMessage: FieldWrapper<ChatMessagePayload>;
  deleteNews: FieldWrapper<NewsPayload>;
  discardGivenUpEvent: FieldWrapper<GivenUpEventPayload>;
  discardJob: FieldWrapper<JobPayload>;
  dismissNotifications: FieldWrapper<NotificationsPayload>;
  disputeReview: FieldWrapper<DisputePayload>;
  downgradeMembership: FieldWrapper<AccountStatusPayload>;
  duplicateListing: FieldWrapper<ListingPayload>;
  editDiscussion: FieldWrapper<DiscussionPayload>;
  editDiscussionComment: FieldWrapper<DiscussionCommentPayload>;
  editListingComment: FieldWrapper<ListingCommentPayload>;
  editMessage: FieldWrapper<ChatMessagePayload>;
  editReview: FieldWrapper<ReviewPayload>;
  extendTicketTerm: FieldWrapper<TicketPayload>;
  featureListings: FieldWrapper<ListingOutcomesPayload>;
  handOverGroup: FieldWrapper<ChatPayload>;
  importBlacklist: FieldWrapper<ImportBlacklistPayload>;
  importListings: FieldWrapper<ImportListingsPayload>;
  inviteBusinessMember: FieldWrapper<BusinessInvitationPayload>;
  leaveGroup: FieldWrapper<LeaveGroupPayload>;
  markAllNotificationsRead: FieldWrapper<AllNotificationsReadPayload>;
  markChatSeen: FieldWrapper<ChatPayload>;
  markDiscussionRead: FieldWrapper<DiscussionPayload>;
  markNotificationsRead: FieldWrapper<NotificationsPayload>;
  markNotificationsUnread: FieldWrapper<NotificationsPayload>;
  moderateDiscussion: FieldWrapper<DiscussionPayload>;
  moveQuestion: FieldWrapper<QuestionPayload>;
  noteBlacklistEntry: FieldWrapper<BlacklistEntryPayload>;
  publishDocument: FieldWrapper<EditableDocumentPayload>;
  publishNews: FieldWrapper<NewsPayload>;
  publishQuestion: FieldWrapper<QuestionPayload>;
  rateAnswer: FieldWrapper<RateAnswerPayload>;
  rateTicket: FieldWrapper<TicketPayload>;
  reactToMessage: FieldWrapper<ChatMessagePayload>;
  recordListingView: FieldWrapper<ActionPayload>;
  recordManualPayment: FieldWrapper<PaymentPayload>;
  refreshSession: FieldWrapper<SessionPayload>;
  refundSurplusPayment: FieldWrapper<PaymentPayload>;
  refuseTaxDataChange: FieldWrapper<ApplicationPayload>;
  reinstateMembership: FieldWrapper<BusinessPayload>;
  reinstateUser: FieldWrapper<UserPayload>;
  rejectApplication: FieldWrapper<ApplicationPayload>;
  releaseCase: FieldWrapper<ModerationCasePayload>;
  remindApplicant: FieldWrapper<ApplicationPayload>;
  removeBlacklistEntry: FieldWrapper<BlacklistEntryPayload>;
  removeBusinessMember: FieldWrapper<BusinessPayload>;
  removeCannedReply: FieldWrapper<CannedReplyPayload>;
  removeDisputedReview: FieldWrapper<DisputePayload>;
  removeFile: FieldWrapper<FilePayload>;
  removeFromGroup: FieldWrapper<ChatPayload>;
  removeNotifications: FieldWrapper<NotificationsPayload>;
  removePushDevice: FieldWrapper<RemovePushDevicePayload>;
  removeQuestion: FieldWrapper<QuestionPayload>;
  removeReview: FieldWrapper<ReviewPayload>;
  reopenTicket: FieldWrapper<TicketPayload>;
  replyToReview: FieldWrapper<ReviewPayload>;
  report: FieldWrapper<ReportPayload>;
  requestApplicationChanges: FieldWrapper<ApplicationPayload>;
  requestEmailVerification: FieldWrapper<ActionPayload>;
  requestPasswordReset: FieldWrapper<ActionPayload>;
  requestReviewEdit: FieldWrapper<DisputePayload>;
  requestTaxDataChange: FieldWrapper<TaxDataPayload>;
  requestUpload: FieldWrapper<RequestUploadPayload>;
  requireReauthorization: FieldWrapper<UserPayload>;
  resetPassword: FieldWrapper<ActionPayload>;
  resetReferenceItem: FieldWrapper<ReferenceItemPayload>;
  respondToDispute: FieldWrapper<DisputePayload>;
  restoreDiscussion: FieldWrapper<DiscussionPayload>;
  restoreDiscussionComment: FieldWrapper<DiscussionCommentPayload>;
  restoreDocumentVersion: FieldWrapper<EditableDocumentPayload>;
  restoreMessage: FieldWrapper<ChatMessagePayload>;
  restoreNews: FieldWrapper<NewsPayload>;
  restoreNewsVersion: FieldWrapper<NewsPayload>;
  retryBillingSync: FieldWrapper<AccountStatusPayload>;
  retryGivenUpEvent: FieldWrapper<GivenUpEventPayload>;
  retryJob: FieldWrapper<JobPayload>;
  revealPartnerCode: FieldWrapper<RevealPartnerCodePayload>;
  revokeOtherSessions: FieldWrapper<RevokeSessionsPayload>;
  revokeSession: FieldWrapper<RevokeSessionsPayload>;
  saveApplicationDraft: FieldWrapper<ApplicationPayload>;
  saveCannedReply: FieldWrapper<CannedReplyPayload>;
  saveChatDraft: FieldWrapper<ChatPayload>;
  saveDiscussionDraft: FieldWrapper<DiscussionDraftPayload>;
  saveDocumentDraft: FieldWrapper<EditableDocumentPayload>;
  saveNews: FieldWrapper<NewsPayload>;
  saveNotificationPreferences: FieldWrapper<NotificationPreferencesPayload>;
  saveQuestion: FieldWrapper<QuestionPayload>;
  saveReferenceItem: FieldWrapper<ReferenceItemPayload>;
  saveSettings: FieldWrapper<SettingsPayload>;
  scheduleNews: FieldWrapper<NewsPayload>;
  sendContactMessage: FieldWrapper<ContactMessagePayload>;
  sendMessage: FieldWrapper<ChatMessagePayload>;
  sendTestMail: FieldWrapper<TestMailPayload>;
  setAvatar: FieldWrapper<UserPayload>;
  setBusinessStatus: FieldWrapper<BusinessPayload>;
  setBusinessVerified: FieldWrapper<BusinessPayload>;
  setChatState: FieldWrapper<ChatPayload>;
  setDiscussionBookmarked: FieldWrapper<DiscussionPayload>;
  setDiscussionFollowed: FieldWrapper<DiscussionPayload>;
  setDocumentCheck: FieldWrapper<ApplicationPayload>;
  setFollow: FieldWrapper<SetFollowPayload>;
  setLanguage: FieldWrapper<UserPayload>;
  setListingSaved: FieldWrapper<SetListingSavedPayload>;
  setModerationRules: FieldWrapper<ModerationRulesPayload>;
  setPartnerStatus: FieldWrapper<PartnerPayload>;
  setPostLiked: FieldWrapper<SetPostLikedPayload>;
  setPresenceChoices: FieldWrapper<PresenceChoicesPayload>;
  setShownOnBusiness: FieldWrapper<BusinessPayload>;
  setStaffRole: FieldWrapper<UserPayload>;
  signIn: FieldWrapper<SessionPayload>;
  signOut: FieldWrapper<ActionPayload>;
  signUp: FieldWrapper<SessionPayload>;
  sortTicket: FieldWrapper<TicketPayload>;
  startCheckout: FieldWrapper<CheckoutPayload>;
  submitApplication: FieldWrapper<ApplicationPayload>;
  suspendFromCase: FieldWrapper<ModerationCasePayload>;
  suspendMembership: FieldWrapper<BusinessPayload>;
  suspendUser: FieldWrapper<UserPayload>;
  tellTyping: FieldWrapper<TellTypingPayload>;
  unblockPerson: FieldWrapper<BlockPayload>;
  undoDecision: FieldWrapper<ModerationCasePayload>;
  undoMarkAllNotificationsRead: FieldWrapper<NotificationsPayload>;
  unpublishNews: FieldWrapper<NewsPayload>;
  unsubscribe: FieldWrapper<UnsubscribePayload>;
  updateBusiness: FieldWrapper<BusinessPayload>;
  updateListing: FieldWrapper<ListingPayload>;
  updatePartner: FieldWrapper<PartnerPayload>;
  updatePlan: FieldWrapper<PlanPayload>;
  updateProfile: FieldWrapper<UserPayload>;
  upgradeMembership: FieldWrapper<AccountStatusPayload>;
  uploadFile: FieldWrapper<FilePayload>;
  verifyEmail: FieldWrapper<ActionPayload>;
  withdrawApplication: FieldWrapper<ApplicationPayload>;
  withdrawTaxDataChange: FieldWrapper<TaxDataPayload>;
  writeReview: FieldWrapper<ReviewPayload>;
};


export type MutationAcceptAnswerArgs = {
  input: AcceptAnswerInput;
};


export type MutationAcceptBusinessInvitationArgs = {
  input: BusinessInvitationInput;
};


export type MutationAcceptDocumentsArgs = {
  input: AcceptDocumentsInput;
};


export type MutationActOnListingsArgs = {
  input: ActOnListingsInput;
};


export type MutationActivateApplicationArgs = {
  input: ActivateApplicationInput;
};


export type MutationAddApplicationNoteArgs = {
  input: AddApplicationNoteInput;
};


export type MutationAddBlacklistEntryArgs = {
  input: AddBlacklistEntryInput;
};


export type MutationAddDiscussionCommentArgs = {
  input: AddDiscussionCommentInput;
};


export type MutationAddListingCommentArgs = {
  input: AddListingCommentInput;
};


export type MutationAddPersonNoteArgs = {
  input: PersonNoteInput;
};


export type MutationAddPushDeviceArgs = {
  input: AddPushDeviceInput;
};


export type MutationAddTicketMessageArgs = {
  input: TicketMessageInput;
};


export type MutationAddTicketNoteArgs = {
  input: TicketMessageInput;
};


export type MutationAddToGroupArgs = {
  input: AddToGroupInput;
};


export type MutationAnnulManualPaymentArgs = {
  input: AnnulManualPaymentInput;
};


export type MutationAnswerTicketArgs = {
  input: AnswerTicketInput;
};


export type MutationApplySurplusPaymentArgs = {
  input: SurplusDecisionInput;
};


export type MutationApproveApplicationArgs = {
  input: ApplicationActionInput;
};


export type MutationAssignTicketArgs = {
  input: AssignTicketInput;
};


export type MutationAssignWorkArgs = {
  input: AssignWorkInput;
};


export type MutationBecomeFirstAdministratorArgs = {
  input: BecomeFirstAdministratorInput;
};


export type MutationBlockPersonArgs = {
  input: PersonInput;
};


export type MutationCancelBusinessInvitationArgs = {
  input: BusinessInvitationInput;
};


export type MutationChangeBusinessMemberRoleArgs = {
  input: ChangeBusinessMemberRoleInput;
};


export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


export type MutationChangeGroupArgs = {
  input: ChangeGroupInput;
};


export type MutationClaimCaseArgs = {
  input: ClaimCaseInput;
};


export type MutationCloseTicketArgs = {
  input: TicketIdInput;
};


export type MutationCompleteUploadArgs = {
  input: FileInput;
};


export type MutationConfirmPaymentArgs = {
  input: ConfirmPaymentInput;
};


export type MutationConfirmTaxDataChangeArgs = {
  input: ConfirmTaxDataInput;
};


export type MutationContactBusinessArgs = {
  input: ContactBusinessInput;
};


export type MutationContactPersonArgs = {
  input: PersonInput;
};


export type MutationContactSellerArgs = {
  input: ContactSellerInput;
};


export type MutationCorrectApplicationTaxIdArgs = {
  input: CorrectApplicationTaxIdInput;
};


export type MutationCreateAuditExportLinkArgs = {
  input: AuditExportInput;
};


export type MutationCreateBusinessArgs = {
  input: CreateBusinessInput;
};


export type MutationCreateBusinessUserArgs = {
  input: CreateBusinessUserInput;
};


export type MutationCreateDiscussionArgs = {
  input: CreateDiscussionInput;
};


export type MutationCreateFileLinkArgs = {
  input: FileInput;
};


export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


export type MutationCreateInvoiceLinkArgs = {
  input: InvoiceIdInput;
};


export type MutationCreateListExportLinkArgs = {
  input: ListExportInput;
};


export type MutationCreateListingArgs = {
  input: CreateListingInput;
};


export type MutationCreateNewsArgs = {
  input: CreateNewsInput;
};


export type MutationCreatePartnerArgs = {
  input: CreatePartnerInput;
};


export type MutationCreatePaymentsCsvLinkArgs = {
  filter?: InputMaybe<PaymentFilter>;
};


export type MutationCreateReceiptLinkArgs = {
  input: PaymentIdInput;
};


export type MutationCreateTicketArgs = {
  input: CreateTicketInput;
};


export type MutationDecideCaseArgs = {
  input: DecideCaseInput;
};


export type MutationDeclineBusinessInvitationArgs = {
  input: BusinessInvitationInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeleteApplicationArgs = {
  input: CloseApplicationInput;
};


export type MutationDeleteDiscussionArgs = {
  input: DeletePostInput;
};


export type MutationDeleteDiscussionCommentArgs = {
  input: DeletePostInput;
};


export type MutationDeleteDiscussionDraftArgs = {
  input: DraftIdInput;
};


export type MutationDeleteListingCommentArgs = {
  input: DeleteListingCommentInput;
};


export type MutationDeleteMessageArgs = {
  input: MessageIdInput;
};


export type MutationDeleteNewsArgs = {
  input: DeleteNewsInput;
};


export type MutationDiscardGivenUpEventArgs = {
  input: GivenUpEventIdInput;
};


export type MutationDiscardJobArgs = {
  input: JobIdInput;
};


export type MutationDismissNotificationsArgs = {
  input: NotificationIdsInput;
};


export type MutationDisputeReviewArgs = {
  input: DisputeReviewInput;
};


export type MutationDuplicateListingArgs = {
  input: ListingIdInput;
};


export type MutationEditDiscussionArgs = {
  input: EditDiscussionInput;
};


export type MutationEditDiscussionCommentArgs = {
  input: EditDiscussionCommentInput;
};


export type MutationEditListingCommentArgs = {
  input: EditListingCommentInput;
};


export type MutationEditMessageArgs = {
  input: EditMessageInput;
};


export type MutationEditReviewArgs = {
  input: EditReviewInput;
};


export type MutationExtendTicketTermArgs = {
  input: ExtendTicketTermInput;
};


export type MutationFeatureListingsArgs = {
  input: FeatureListingsInput;
};


export type MutationHandOverGroupArgs = {
  input: GroupMemberInput;
};


export type MutationImportBlacklistArgs = {
  input: ImportBlacklistInput;
};


export type MutationImportListingsArgs = {
  input: ImportListingsInput;
};


export type MutationInviteBusinessMemberArgs = {
  input: InviteBusinessMemberInput;
};


export type MutationLeaveGroupArgs = {
  input: ChatIdInput;
};


export type MutationMarkChatSeenArgs = {
  input: ChatIdInput;
};


export type MutationMarkDiscussionReadArgs = {
  input: PostIdInput;
};


export type MutationMarkNotificationsReadArgs = {
  input: NotificationIdsInput;
};


export type MutationMarkNotificationsUnreadArgs = {
  input: NotificationIdsInput;
};


export type MutationModerateDiscussionArgs = {
  input: ModerateDiscussionInput;
};


export type MutationMoveQuestionArgs = {
  input: MoveQuestionInput;
};


export type MutationNoteBlacklistEntryArgs = {
  input: NoteBlacklistEntryInput;
};


export type MutationPublishDocumentArgs = {
  input: DocumentKindInput;
};


export type MutationPublishNewsArgs = {
  input: NewsIdInput;
};


export type MutationPublishQuestionArgs = {
  input: PublishQuestionInput;
};


export type MutationRateAnswerArgs = {
  input: RateAnswerInput;
};


export type MutationRateTicketArgs = {
  input: RateTicketInput;
};


export type MutationReactToMessageArgs = {
  input: ReactToMessageInput;
};


export type MutationRecordListingViewArgs = {
  input: ListingIdInput;
};


export type MutationRecordManualPaymentArgs = {
  input: RecordManualPaymentInput;
};


export type MutationRefundSurplusPaymentArgs = {
  input: SurplusDecisionInput;
};


export type MutationRefuseTaxDataChangeArgs = {
  input: RefuseTaxDataInput;
};


export type MutationReinstateMembershipArgs = {
  input: BusinessIdInput;
};


export type MutationReinstateUserArgs = {
  input: UserActionInput;
};


export type MutationRejectApplicationArgs = {
  input: CloseApplicationInput;
};


export type MutationReleaseCaseArgs = {
  input: CaseIdInput;
};


export type MutationRemindApplicantArgs = {
  input: ApplicationActionInput;
};


export type MutationRemoveBlacklistEntryArgs = {
  input: BlacklistEntryIdInput;
};


export type MutationRemoveBusinessMemberArgs = {
  input: BusinessMemberInput;
};


export type MutationRemoveCannedReplyArgs = {
  input: CannedReplyIdInput;
};


export type MutationRemoveDisputedReviewArgs = {
  input: ActOnDisputeInput;
};


export type MutationRemoveFileArgs = {
  input: FileInput;
};


export type MutationRemoveFromGroupArgs = {
  input: GroupMemberInput;
};


export type MutationRemoveNotificationsArgs = {
  input: NotificationIdsInput;
};


export type MutationRemovePushDeviceArgs = {
  input: RemovePushDeviceInput;
};


export type MutationRemoveQuestionArgs = {
  input: QuestionIdInput;
};


export type MutationRemoveReviewArgs = {
  input: RemoveReviewInput;
};


export type MutationReopenTicketArgs = {
  input: TicketIdInput;
};


export type MutationReplyToReviewArgs = {
  input: ReplyToReviewInput;
};


export type MutationReportArgs = {
  input: ReportInput;
};


export type MutationRequestApplicationChangesArgs = {
  input: RequestApplicationChangesInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRequestReviewEditArgs = {
  input: ActOnDisputeInput;
};


export type MutationRequestTaxDataChangeArgs = {
  input: TaxDataInput;
};


export type MutationRequestUploadArgs = {
  input: RequestUploadInput;
};


export type MutationRequireReauthorizationArgs = {
  input: UserActionInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetReferenceItemArgs = {
  input: ReferenceItemInput;
};


export type MutationRespondToDisputeArgs = {
  input: ActOnDisputeInput;
};


export type MutationRestoreDiscussionArgs = {
  input: PostIdInput;
};


export type MutationRestoreDiscussionCommentArgs = {
  input: PostIdInput;
};


export type MutationRestoreDocumentVersionArgs = {
  input: DocumentVersionInput;
};


export type MutationRestoreMessageArgs = {
  input: MessageIdInput;
};


export type MutationRestoreNewsArgs = {
  input: NewsIdInput;
};


export type MutationRestoreNewsVersionArgs = {
  input: NewsVersionInput;
};


export type MutationRetryGivenUpEventArgs = {
  input: GivenUpEventIdInput;
};


export type MutationRetryJobArgs = {
  input: JobIdInput;
};


export type MutationRevealPartnerCodeArgs = {
  input: RevealPartnerCodeInput;
};


export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


export type MutationSaveApplicationDraftArgs = {
  input: SaveApplicationDraftInput;
};


export type MutationSaveCannedReplyArgs = {
  input: SaveCannedReplyInput;
};


export type MutationSaveChatDraftArgs = {
  input: ChatDraftInput;
};


export type MutationSaveDiscussionDraftArgs = {
  input: SaveDiscussionDraftInput;
};


export type MutationSaveDocumentDraftArgs = {
  input: SaveDocumentDraftInput;
};


export type MutationSaveNewsArgs = {
  input: SaveNewsInput;
};


export type MutationSaveNotificationPreferencesArgs = {
  input: NotificationPreferencesInput;
};


export type MutationSaveQuestionArgs = {
  input: SaveQuestionInput;
};


export type MutationSaveReferenceItemArgs = {
  input: SaveReferenceItemInput;
};


export type MutationSaveSettingsArgs = {
  input: SaveSettingsInput;
};


export type MutationScheduleNewsArgs = {
  input: ScheduleNewsInput;
};


export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationSendTestMailArgs = {
  input: SendTestMailInput;
};


export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


export type MutationSetBusinessStatusArgs = {
  input: SetBusinessStatusInput;
};


export type MutationSetBusinessVerifiedArgs = {
  input: SetBusinessVerifiedInput;
};


export type MutationSetChatStateArgs = {
  input: ChatStateInput;
};


export type MutationSetDiscussionBookmarkedArgs = {
  input: SetDiscussionBookmarkedInput;
};


export type MutationSetDiscussionFollowedArgs = {
  input: SetDiscussionFollowedInput;
};


export type MutationSetDocumentCheckArgs = {
  input: SetDocumentCheckInput;
};


export type MutationSetFollowArgs = {
  input: SetFollowInput;
};


export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


export type MutationSetListingSavedArgs = {
  input: SetListingSavedInput;
};


export type MutationSetModerationRulesArgs = {
  input: ModerationRulesInput;
};


export type MutationSetPartnerStatusArgs = {
  input: SetPartnerStatusInput;
};


export type MutationSetPostLikedArgs = {
  input: SetPostLikedInput;
};


export type MutationSetPresenceChoicesArgs = {
  input: PresenceChoicesInput;
};


export type MutationSetShownOnBusinessArgs = {
  input: SetShownOnBusinessInput;
};


export type MutationSetStaffRoleArgs = {
  input: SetStaffRoleInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationSortTicketArgs = {
  input: SortTicketInput;
};


export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};


export type MutationSubmitApplicationArgs = {
  input: ApplicationActionInput;
};


export type MutationSuspendFromCaseArgs = {
  input: SuspendFromCaseInput;
};


export type MutationSuspendMembershipArgs = {
  input: SuspendMembershipInput;
};


export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};


export type MutationTellTypingArgs = {
  input: TellTypingInput;
};


export type MutationUnblockPersonArgs = {
  input: PersonInput;
};


export type MutationUndoDecisionArgs = {
  input: CaseIdInput;
};


export type MutationUndoMarkAllNotificationsReadArgs = {
  input: UndoMarkAllReadInput;
};


export type MutationUnpublishNewsArgs = {
  input: NewsIdInput;
};


export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


export type MutationUpdateBusinessArgs = {
  input: UpdateBusinessInput;
};


export type MutationUpdateListingArgs = {
  input: UpdateListingInput;
};


export type MutationUpdatePartnerArgs = {
  input: UpdatePartnerInput;
};


export type MutationUpdatePlanArgs = {
  input: UpdatePlanInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUploadFileArgs = {
  input: UploadFileInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationWithdrawApplicationArgs = {
  input: ApplicationActionInput;
};


export type MutationWriteReviewArgs = {
  input: WriteReviewInput;
};

export type MyApplicationChange = {
  __typename?: 'MyApplicationChange';
  application?: Maybe<FieldWrapper<Application>>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
};

export type MyBusinessChange = {
  __typename?: 'MyBusinessChange';
  business?: Maybe<FieldWrapper<Business>>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
};

export type NewsCount = {
  __typename?: 'NewsCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  status: FieldWrapper<NewsStatus>;
};

export type NewsIdInput = {
  newsId: Scalars['ID']['input'];
};

export type NewsItem = {
  __typename?: 'NewsItem';
  author?: Maybe<FieldWrapper<User>>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  datePublished?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateScheduled?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateUpdated?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  draft?: Maybe<FieldWrapper<NewsText>>;
  hasChanges?: Maybe<FieldWrapper<Scalars['Boolean']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  slug: FieldWrapper<Scalars['String']['output']>;
  status: FieldWrapper<NewsStatus>;
  text: FieldWrapper<NewsText>;
  version?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  versions: Array<FieldWrapper<NewsVersion>>;
};

export type NewsItemConnection = {
  __typename?: 'NewsItemConnection';
  edges: Array<FieldWrapper<NewsItemEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type NewsItemEdge = {
  __typename?: 'NewsItemEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<NewsItem>;
};

export type NewsPayload = {
  __typename?: 'NewsPayload';
  newsItem?: Maybe<FieldWrapper<NewsItem>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { NewsStatus };

export type NewsText = {
  __typename?: 'NewsText';
  body: FieldWrapper<LocalizedRichText>;
  cover?: Maybe<FieldWrapper<Image>>;
  images: Array<FieldWrapper<Image>>;
  readingMinutes: FieldWrapper<Scalars['Int']['output']>;
  summary: FieldWrapper<LocalizedText>;
  title: FieldWrapper<LocalizedText>;
};


export type NewsTextReadingMinutesArgs = {
  language: Language;
};

export type NewsVersion = {
  __typename?: 'NewsVersion';
  author?: Maybe<FieldWrapper<User>>;
  datePublished: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  number: FieldWrapper<Scalars['Int']['output']>;
  text: FieldWrapper<NewsText>;
};

export type NewsVersionInput = {
  newsId: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};

export type NoteBlacklistEntryInput = {
  entryId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type Notification = {
  __typename?: 'Notification';
  actorPhrase?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  actors: Array<FieldWrapper<User>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isGone: FieldWrapper<Scalars['Boolean']['output']>;
  isRead: FieldWrapper<Scalars['Boolean']['output']>;
  place?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  section: FieldWrapper<NotificationSection>;
  text: FieldWrapper<Scalars['String']['output']>;
  title: FieldWrapper<Scalars['String']['output']>;
  topic: FieldWrapper<NotificationTopic>;
  url: FieldWrapper<Scalars['String']['output']>;
};


export type NotificationActorPhraseArgs = {
  language?: InputMaybe<Language>;
};


export type NotificationPlaceArgs = {
  language?: InputMaybe<Language>;
};


export type NotificationTextArgs = {
  language?: InputMaybe<Language>;
};


export type NotificationTitleArgs = {
  language?: InputMaybe<Language>;
};

export type NotificationChange = {
  __typename?: 'NotificationChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  kind: FieldWrapper<NotificationChangeKind>;
  notification?: Maybe<FieldWrapper<Notification>>;
  notificationId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  unreadCount: FieldWrapper<Scalars['Int']['output']>;
};

export type NotificationChangeKind =
  | 'ADDED'
  | 'REMOVED'
  | 'RESET'
  | 'UPDATED';

export type NotificationChannel =
  | 'APP'
  | 'DIGEST'
  | 'MAIL'
  | 'PUSH';

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  edges: Array<FieldWrapper<NotificationEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Notification>;
};

export type NotificationFilter =
  | 'NEW'
  | 'PAST';

export type NotificationIdsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type NotificationPreferences = {
  __typename?: 'NotificationPreferences';
  digest: FieldWrapper<DigestPreference>;
  id: FieldWrapper<Scalars['ID']['output']>;
  quietHours: FieldWrapper<QuietHours>;
  timeZone: FieldWrapper<Scalars['String']['output']>;
  topics: Array<FieldWrapper<TopicPreference>>;
};

export type NotificationPreferencesInput = {
  channels?: InputMaybe<Array<TopicChannelsInput>>;
  digest?: InputMaybe<DigestInput>;
  quietHours?: InputMaybe<QuietHoursInput>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type NotificationPreferencesPayload = {
  __typename?: 'NotificationPreferencesPayload';
  preferences?: Maybe<FieldWrapper<NotificationPreferences>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type NotificationSection =
  | 'ACCOUNT'
  | 'ADMINISTRATION'
  | 'BUSINESS'
  | 'FORUM'
  | 'MESSAGES'
  | 'NETWORK';

export type NotificationSectionCount = {
  __typename?: 'NotificationSectionCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  section: FieldWrapper<NotificationSection>;
};

export type NotificationTopic =
  | 'ADMINISTRATION'
  | 'DECISIONS'
  | 'FOLLOWED_DISCUSSIONS'
  | 'FOLLOWING'
  | 'GROUP_MESSAGES'
  | 'LIKES'
  | 'LISTING_COMMENTS'
  | 'MENTIONS'
  | 'MESSAGES'
  | 'NEWS'
  | 'PAYMENTS'
  | 'REPLIES'
  | 'REVIEWS'
  | 'SAVES'
  | 'SECURITY'
  | 'SERVICE';

export type NotificationsPayload = {
  __typename?: 'NotificationsPayload';
  notifications: Array<FieldWrapper<Notification>>;
  unreadCount: FieldWrapper<Scalars['Int']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { OfferState };

export type OpeningSpan = {
  __typename?: 'OpeningSpan';
  closes: FieldWrapper<Scalars['String']['output']>;
  day: FieldWrapper<Weekday>;
  opens: FieldWrapper<Scalars['String']['output']>;
};

export type OpeningSpanInput = {
  closes: Scalars['String']['input'];
  day: Weekday;
  opens: Scalars['String']['input'];
};

export type OwnReport = {
  __typename?: 'OwnReport';
  dateReported: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<ReportableKind>;
  reason: FieldWrapper<ReportReason>;
  subjectId: FieldWrapper<Scalars['ID']['output']>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<FieldWrapper<Scalars['Cursor']['output']>>;
  hasNextPage: FieldWrapper<Scalars['Boolean']['output']>;
  hasPreviousPage: FieldWrapper<Scalars['Boolean']['output']>;
  startCursor?: Maybe<FieldWrapper<Scalars['Cursor']['output']>>;
};

export type Partner = {
  __typename?: 'Partner';
  category: FieldWrapper<Scalars['String']['output']>;
  categoryName: FieldWrapper<LocalizedText>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  description: FieldWrapper<LocalizedText>;
  id: FieldWrapper<Scalars['ID']['output']>;
  image?: Maybe<FieldWrapper<Image>>;
  locations: Array<FieldWrapper<PartnerLocation>>;
  name: FieldWrapper<Scalars['String']['output']>;
  offer: FieldWrapper<LocalizedText>;
  offers: Array<FieldWrapper<PartnerOffer>>;
  reason?: Maybe<FieldWrapper<Reason>>;
  services: Array<FieldWrapper<LocalizedText>>;
  slug: FieldWrapper<Scalars['String']['output']>;
  status: FieldWrapper<PartnerStatus>;
  version: FieldWrapper<Scalars['Int']['output']>;
  website: FieldWrapper<Scalars['String']['output']>;
};

export type PartnerCategory = {
  __typename?: 'PartnerCategory';
  count: FieldWrapper<Scalars['Int']['output']>;
  name: FieldWrapper<LocalizedText>;
  value: FieldWrapper<Scalars['String']['output']>;
};

export type PartnerConnection = {
  __typename?: 'PartnerConnection';
  edges: Array<FieldWrapper<PartnerEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type PartnerCount = {
  __typename?: 'PartnerCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  status: FieldWrapper<PartnerStatus>;
};

export type PartnerEdge = {
  __typename?: 'PartnerEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Partner>;
};

export type PartnerLocation = {
  __typename?: 'PartnerLocation';
  city: FieldWrapper<Scalars['String']['output']>;
  country: FieldWrapper<Scalars['String']['output']>;
  email?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  hours: Array<FieldWrapper<OpeningSpan>>;
  isOpenNow?: Maybe<FieldWrapper<Scalars['Boolean']['output']>>;
  name?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  phone?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  street: FieldWrapper<Scalars['String']['output']>;
  timeZone: FieldWrapper<Scalars['String']['output']>;
};

export type PartnerLocationInput = {
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  hours: Array<OpeningSpanInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  street: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
};

export type PartnerOffer = {
  __typename?: 'PartnerOffer';
  claimUrl?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  code?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  endsOn?: Maybe<FieldWrapper<Scalars['Date']['output']>>;
  hasCode: FieldWrapper<Scalars['Boolean']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  revealCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  startsOn?: Maybe<FieldWrapper<Scalars['Date']['output']>>;
  state: FieldWrapper<OfferState>;
  terms?: Maybe<FieldWrapper<LocalizedText>>;
  title: FieldWrapper<LocalizedText>;
  viewerCanReveal: FieldWrapper<Scalars['Boolean']['output']>;
  viewerHasRevealed: FieldWrapper<Scalars['Boolean']['output']>;
};

export type PartnerOfferInput = {
  claimUrl?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  endsOn?: InputMaybe<Scalars['String']['input']>;
  offerId?: InputMaybe<Scalars['ID']['input']>;
  startsOn?: InputMaybe<Scalars['String']['input']>;
  terms?: InputMaybe<LocalizedTextInput>;
  title: LocalizedTextInput;
};

export type PartnerPayload = {
  __typename?: 'PartnerPayload';
  partner?: Maybe<FieldWrapper<Partner>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { PartnerStatus };

export type Payment = {
  __typename?: 'Payment';
  amount: FieldWrapper<Money>;
  annulment?: Maybe<FieldWrapper<PaymentAnnulment>>;
  applicationId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  bank?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  businessId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  businessName: FieldWrapper<Scalars['String']['output']>;
  cardNumber?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  concept: FieldWrapper<LocalizedText>;
  customerEmail: FieldWrapper<Scalars['String']['output']>;
  date: FieldWrapper<Scalars['DateTime']['output']>;
  description: FieldWrapper<Scalars['String']['output']>;
  hasReceipt: FieldWrapper<Scalars['Boolean']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  invoice: FieldWrapper<Invoice>;
  localAmount: FieldWrapper<Money>;
  method: FieldWrapper<PaymentMethod>;
  note?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  receiptNumber?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  recordedBy?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  response?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  status: FieldWrapper<PaymentStatus>;
  surplus?: Maybe<FieldWrapper<PaymentSurplus>>;
  surplusDecision?: Maybe<FieldWrapper<SurplusDecision>>;
  tax: FieldWrapper<Money>;
  transactionId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  viewerCanAnnul: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanDecide: FieldWrapper<Scalars['Boolean']['output']>;
};

export type PaymentAnnulment = {
  __typename?: 'PaymentAnnulment';
  at: FieldWrapper<Scalars['DateTime']['output']>;
  reason?: Maybe<FieldWrapper<Reason>>;
};

export type PaymentChange = {
  __typename?: 'PaymentChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  payment: FieldWrapper<Payment>;
};

export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  edges: Array<FieldWrapper<PaymentEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Payment>;
};

export type PaymentFilter = {
  businessId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PaymentStatus>;
  surplus?: InputMaybe<PaymentSurplus>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

export type PaymentIdInput = {
  paymentId: Scalars['ID']['input'];
};

export type PaymentMethod =
  | 'CARD'
  | 'CASH'
  | 'OTHER'
  | 'TRANSFER';

export type PaymentPayload = {
  __typename?: 'PaymentPayload';
  payment?: Maybe<FieldWrapper<Payment>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { PaymentStatus };

export type PaymentSurplus =
  | 'APPLIED'
  | 'OPEN'
  | 'REFUNDED';

export type PersonHistory = {
  __typename?: 'PersonHistory';
  acceptedCount: FieldWrapper<Scalars['Int']['output']>;
  decisions: Array<FieldWrapper<ModerationCase>>;
  isNew: FieldWrapper<Scalars['Boolean']['output']>;
  notes: Array<FieldWrapper<PersonNote>>;
  ownReportCount: FieldWrapper<Scalars['Int']['output']>;
  removedCount: FieldWrapper<Scalars['Int']['output']>;
  reportedCount: FieldWrapper<Scalars['Int']['output']>;
  user: FieldWrapper<User>;
};

export type PersonInput = {
  userId: Scalars['ID']['input'];
};

export type PersonNote = {
  __typename?: 'PersonNote';
  by?: Maybe<FieldWrapper<User>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type PersonNoteInput = {
  text: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type PersonNotePayload = {
  __typename?: 'PersonNotePayload';
  note?: Maybe<FieldWrapper<PersonNote>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type PersonPresence = {
  __typename?: 'PersonPresence';
  isOnline: FieldWrapper<Scalars['Boolean']['output']>;
  lastSeen?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  userId: FieldWrapper<Scalars['ID']['output']>;
};

export type Plan = {
  __typename?: 'Plan';
  displayPrice: FieldWrapper<Money>;
  features: Array<FieldWrapper<LocalizedText>>;
  key: FieldWrapper<PlanKey>;
  listingAllowance?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  name: FieldWrapper<LocalizedText>;
  price: FieldWrapper<Money>;
  revision: FieldWrapper<Scalars['String']['output']>;
  taxPercent: FieldWrapper<Scalars['Float']['output']>;
  total: FieldWrapper<Money>;
};

export type { PlanKey };

export type PlanPayload = {
  __typename?: 'PlanPayload';
  plan?: Maybe<FieldWrapper<Plan>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type PostIdInput = {
  id: Scalars['ID']['input'];
};

export type { PostStatus };

export type PostVersion = {
  __typename?: 'PostVersion';
  dateWritten: FieldWrapper<Scalars['DateTime']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
  title?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type PresenceChange = {
  __typename?: 'PresenceChange';
  delivered?: Maybe<FieldWrapper<ChatMessage>>;
  people: Array<FieldWrapper<PersonPresence>>;
  typing?: Maybe<FieldWrapper<ChatTyping>>;
};

export type PresenceChoices = {
  __typename?: 'PresenceChoices';
  id: FieldWrapper<Scalars['ID']['output']>;
  showsOnline: FieldWrapper<Scalars['Boolean']['output']>;
  showsSeen: FieldWrapper<Scalars['Boolean']['output']>;
  showsTyping: FieldWrapper<Scalars['Boolean']['output']>;
};

export type PresenceChoicesInput = {
  showsOnline?: InputMaybe<Scalars['Boolean']['input']>;
  showsSeen?: InputMaybe<Scalars['Boolean']['input']>;
  showsTyping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PresenceChoicesPayload = {
  __typename?: 'PresenceChoicesPayload';
  choices?: Maybe<FieldWrapper<PresenceChoices>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type PriceFacet = {
  __typename?: 'PriceFacet';
  currency: FieldWrapper<Scalars['String']['output']>;
  max: FieldWrapper<Scalars['SafeInt']['output']>;
  min: FieldWrapper<Scalars['SafeInt']['output']>;
  steps: Array<FieldWrapper<PriceStep>>;
};

export type PriceStep = {
  __typename?: 'PriceStep';
  count: FieldWrapper<Scalars['Int']['output']>;
  from: FieldWrapper<Scalars['SafeInt']['output']>;
  to: FieldWrapper<Scalars['SafeInt']['output']>;
};

export type Product = Listing & {
  __typename?: 'Product';
  artwork: FieldWrapper<Artwork>;
  brand?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  business: FieldWrapper<Business>;
  category?: Maybe<FieldWrapper<Category>>;
  city: FieldWrapper<Scalars['String']['output']>;
  color?: Maybe<FieldWrapper<LocalizedText>>;
  comments: FieldWrapper<ListingCommentConnection>;
  condition?: Maybe<FieldWrapper<ItemCondition>>;
  country: FieldWrapper<Scalars['String']['output']>;
  countryOfOrigin?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  currency: FieldWrapper<Scalars['String']['output']>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  datePublished?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  description: FieldWrapper<LocalizedText>;
  engagement: FieldWrapper<Engagement>;
  gtin?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  images: Array<FieldWrapper<Image>>;
  isFeatured: FieldWrapper<Scalars['Boolean']['output']>;
  manufacturer?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  model?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  name: FieldWrapper<LocalizedText>;
  offers?: Maybe<FieldWrapper<LocalizedText>>;
  price?: Maybe<FieldWrapper<Money>>;
  priceFrom?: Maybe<FieldWrapper<Money>>;
  problems: Array<FieldWrapper<UserError>>;
  productId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  region: FieldWrapper<Scalars['String']['output']>;
  removalReason?: Maybe<FieldWrapper<Reason>>;
  similar: Array<FieldWrapper<Listing>>;
  size?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  sku?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  status: FieldWrapper<ListingStatus>;
  type: FieldWrapper<ListingType>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerHasSaved: FieldWrapper<Scalars['Boolean']['output']>;
};


export type ProductCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};


export type ProductImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductSimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  edges: Array<FieldWrapper<ProductEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Product>;
};

export type Property = Listing & {
  __typename?: 'Property';
  agent?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  amenities: Array<FieldWrapper<Category>>;
  artwork: FieldWrapper<Artwork>;
  bathrooms?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  bedrooms?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  business: FieldWrapper<Business>;
  category?: Maybe<FieldWrapper<Category>>;
  city: FieldWrapper<Scalars['String']['output']>;
  comments: FieldWrapper<ListingCommentConnection>;
  country: FieldWrapper<Scalars['String']['output']>;
  currency: FieldWrapper<Scalars['String']['output']>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  datePublished?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  description: FieldWrapper<LocalizedText>;
  engagement: FieldWrapper<Engagement>;
  fromDate?: Maybe<FieldWrapper<Scalars['Date']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  images: Array<FieldWrapper<Image>>;
  isFeatured: FieldWrapper<Scalars['Boolean']['output']>;
  listingPriceMax?: Maybe<FieldWrapper<Money>>;
  listingPriceMin?: Maybe<FieldWrapper<Money>>;
  name: FieldWrapper<LocalizedText>;
  offers?: Maybe<FieldWrapper<LocalizedText>>;
  priceFrom?: Maybe<FieldWrapper<Money>>;
  problems: Array<FieldWrapper<UserError>>;
  propertyType?: Maybe<FieldWrapper<PropertyType>>;
  region: FieldWrapper<Scalars['String']['output']>;
  removalReason?: Maybe<FieldWrapper<Reason>>;
  rentalPriceMax?: Maybe<FieldWrapper<Money>>;
  rentalPriceMin?: Maybe<FieldWrapper<Money>>;
  rooms?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  similar: Array<FieldWrapper<Listing>>;
  squareFeetMax?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  squareFeetMin?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  status: FieldWrapper<ListingStatus>;
  toDate?: Maybe<FieldWrapper<Scalars['Date']['output']>>;
  transactionType?: Maybe<FieldWrapper<TransactionType>>;
  type: FieldWrapper<ListingType>;
  video?: Maybe<FieldWrapper<Video>>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerHasSaved: FieldWrapper<Scalars['Boolean']['output']>;
};


export type PropertyCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};


export type PropertyImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type PropertySimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type PropertyType =
  | 'Apartment'
  | 'Condo'
  | 'House'
  | 'Land'
  | 'Other'
  | 'Townhouse';

export type PublishQuestionInput = {
  isPublished: Scalars['Boolean']['input'];
  questionId: Scalars['ID']['input'];
};

export type PushDevice = {
  __typename?: 'PushDevice';
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateUsed?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  device: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isCurrent: FieldWrapper<Scalars['Boolean']['output']>;
};

export type PushKeysInput = {
  auth: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  accountStatus: FieldWrapper<AccountStatus>;
  allQuestions: Array<FieldWrapper<Question>>;
  application?: Maybe<FieldWrapper<Application>>;
  applicationCounts: Array<FieldWrapper<ApplicationTabCount>>;
  applicationOfBusiness?: Maybe<FieldWrapper<Application>>;
  applications: FieldWrapper<ApplicationConnection>;
  auditEntries: FieldWrapper<AuditEntryConnection>;
  blacklist: FieldWrapper<BlacklistConnection>;
  blacklistRehearsal: FieldWrapper<BlacklistRehearsal>;
  business?: Maybe<FieldWrapper<Business>>;
  businesses: FieldWrapper<BusinessConnection>;
  cannedReplies: Array<FieldWrapper<CannedReply>>;
  chat?: Maybe<FieldWrapper<Chat>>;
  chats: FieldWrapper<ChatConnection>;
  communityUpdates: FieldWrapper<CommunityUpdateConnection>;
  contactChallenge: FieldWrapper<ContactChallenge>;
  discussion?: Maybe<FieldWrapper<Discussion>>;
  discussionComment?: Maybe<FieldWrapper<DiscussionComment>>;
  discussions: FieldWrapper<DiscussionConnection>;
  dispute?: Maybe<FieldWrapper<Dispute>>;
  disputeCounts: Array<FieldWrapper<DisputeCount>>;
  disputes: FieldWrapper<DisputeConnection>;
  document?: Maybe<FieldWrapper<Document>>;
  documentsToAccept: Array<FieldWrapper<Document>>;
  editableDocument: FieldWrapper<EditableDocument>;
  editableDocuments: Array<FieldWrapper<EditableDocument>>;
  exportMyData: FieldWrapper<Scalars['String']['output']>;
  file?: Maybe<FieldWrapper<File>>;
  findAnything: Array<FieldWrapper<FoundThing>>;
  followState?: Maybe<FieldWrapper<FollowState>>;
  forumCategories: Array<FieldWrapper<ForumCategory>>;
  forumTags: Array<FieldWrapper<ForumTag>>;
  givenUpEvents: FieldWrapper<GivenUpEventConnection>;
  installation: FieldWrapper<Installation>;
  invoice?: Maybe<FieldWrapper<Invoice>>;
  invoices: FieldWrapper<InvoiceConnection>;
  jobs: FieldWrapper<JobConnection>;
  listing?: Maybe<FieldWrapper<Listing>>;
  listingFacets: FieldWrapper<ListingFacets>;
  listings: FieldWrapper<ListingConnection>;
  listingsByIds: Array<FieldWrapper<Listing>>;
  liveCursor: FieldWrapper<Scalars['EventCursor']['output']>;
  managedDiscussions: FieldWrapper<DiscussionConnection>;
  managedListing?: Maybe<FieldWrapper<Listing>>;
  managedListingCounts: Array<FieldWrapper<ManagedListingCount>>;
  managedListings: FieldWrapper<ListingConnection>;
  managedNews: FieldWrapper<NewsItemConnection>;
  me?: Maybe<FieldWrapper<User>>;
  mentionCandidates: Array<FieldWrapper<MentionCandidate>>;
  moderationCase?: Maybe<FieldWrapper<ModerationCase>>;
  moderationCases: FieldWrapper<ModerationCaseConnection>;
  moderationCounts: Array<FieldWrapper<CaseCount>>;
  moderationRules: FieldWrapper<ModerationRules>;
  myApplication?: Maybe<FieldWrapper<Application>>;
  myBlocks: FieldWrapper<BlockConnection>;
  myBusiness?: Maybe<FieldWrapper<Business>>;
  myBusinessDays: Array<FieldWrapper<BusinessDay>>;
  myBusinessInvitations: Array<FieldWrapper<BusinessInvitation>>;
  myBusinessWeeks: Array<FieldWrapper<BusinessWeek>>;
  myDiscussionDrafts: Array<FieldWrapper<DiscussionDraft>>;
  myDiscussions: FieldWrapper<DiscussionConnection>;
  myEmailChange?: Maybe<FieldWrapper<EmailChange>>;
  myFavourites: FieldWrapper<FavouriteConnection>;
  myFollows: FieldWrapper<FollowConnection>;
  myPayments: FieldWrapper<PaymentConnection>;
  myPresenceChoices: FieldWrapper<PresenceChoices>;
  myPushDevices: Array<FieldWrapper<PushDevice>>;
  myReports: Array<FieldWrapper<OwnReport>>;
  myReviews: FieldWrapper<ReviewConnection>;
  mySessions: Array<FieldWrapper<Session>>;
  myTaxData?: Maybe<FieldWrapper<TaxDataState>>;
  myTickets: FieldWrapper<TicketConnection>;
  myWritingLimits: FieldWrapper<WritingLimits>;
  needsAdministrator: FieldWrapper<Scalars['Boolean']['output']>;
  news: FieldWrapper<NewsItemConnection>;
  newsCounts: Array<FieldWrapper<NewsCount>>;
  newsItem?: Maybe<FieldWrapper<NewsItem>>;
  newsItemAt?: Maybe<FieldWrapper<NewsItem>>;
  notificationPreferences: FieldWrapper<NotificationPreferences>;
  notifications: FieldWrapper<NotificationConnection>;
  openInvoices: Array<FieldWrapper<Invoice>>;
  partner?: Maybe<FieldWrapper<Partner>>;
  partnerAt?: Maybe<FieldWrapper<Partner>>;
  partnerCategories: Array<FieldWrapper<PartnerCategory>>;
  partnerCounts: Array<FieldWrapper<PartnerCount>>;
  partners: FieldWrapper<PartnerConnection>;
  payment?: Maybe<FieldWrapper<Payment>>;
  payments: FieldWrapper<PaymentConnection>;
  peopleToWriteTo: Array<FieldWrapper<User>>;
  pinnedDiscussions: Array<FieldWrapper<Discussion>>;
  plans: Array<FieldWrapper<Plan>>;
  popularSearches: Array<FieldWrapper<Scalars['String']['output']>>;
  /** @deprecated Use `listing`. */
  product?: Maybe<FieldWrapper<Product>>;
  /** @deprecated Use `listings(type: product)`. */
  products: FieldWrapper<ProductConnection>;
  pushPublicKey: FieldWrapper<Scalars['String']['output']>;
  questions: Array<FieldWrapper<Question>>;
  reference: Array<FieldWrapper<ReferenceItem>>;
  review?: Maybe<FieldWrapper<Review>>;
  reviews: FieldWrapper<ReviewConnection>;
  reviewsToAnswer: FieldWrapper<ReviewConnection>;
  search: FieldWrapper<SearchConnection>;
  searchMessages: FieldWrapper<ChatMessageConnection>;
  settings: FieldWrapper<Settings>;
  site: FieldWrapper<Site>;
  statistics: FieldWrapper<Statistics>;
  systemState: FieldWrapper<SystemState>;
  ticket?: Maybe<FieldWrapper<Ticket>>;
  ticketAssignees: Array<FieldWrapper<User>>;
  ticketCounts: Array<FieldWrapper<TicketCount>>;
  tickets: FieldWrapper<TicketConnection>;
  unreadChatCount: FieldWrapper<Scalars['Int']['output']>;
  unreadNotificationCount: FieldWrapper<Scalars['Int']['output']>;
  unreadNotificationsBySection: Array<FieldWrapper<NotificationSectionCount>>;
  uploadRules: FieldWrapper<UploadRules>;
  user?: Maybe<FieldWrapper<User>>;
  users: FieldWrapper<UserConnection>;
  workQueue: FieldWrapper<WorkQueue>;
  workSoon: Array<FieldWrapper<WorkSoon>>;
};


export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryApplicationOfBusinessArgs = {
  businessId: Scalars['ID']['input'];
};


export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  doubtfulTaxId?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ApplicationStatus>;
  tab?: ApplicationTab;
};


export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBlacklistArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: BlacklistKind;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<BlacklistOrder>;
};


export type QueryBlacklistRehearsalArgs = {
  kind: BlacklistKind;
  texts: Array<Scalars['String']['input']>;
};


export type QueryBusinessArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBusinessesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<BusinessFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryChatArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChatsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<ChatFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCommunityUpdatesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryDiscussionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDiscussionCommentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDiscussionsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<DiscussionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: DiscussionSort;
};


export type QueryDisputeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDisputesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<DisputeStatus>;
};


export type QueryDocumentArgs = {
  kind: DocumentKind;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEditableDocumentArgs = {
  kind: DocumentKind;
};


export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindAnythingArgs = {
  text: Scalars['String']['input'];
};


export type QueryFollowStateArgs = {
  kind: FollowKind;
  targetId: Scalars['ID']['input'];
};


export type QueryForumTagsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryGivenUpEventsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  businessId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<JobStatus>;
};


export type QueryListingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListingFacetsArgs = {
  filter?: InputMaybe<ListingFilter>;
  priced?: InputMaybe<Scalars['Boolean']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<ListingType>;
};


export type QueryListingsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  sort?: ListingSort;
  type?: InputMaybe<ListingType>;
};


export type QueryListingsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryManagedDiscussionsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status: PostStatus;
};


export type QueryManagedListingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryManagedListingsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<ManagedListingFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryManagedNewsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<NewsStatus>;
};


export type QueryMentionCandidatesArgs = {
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QueryModerationCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryModerationCasesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ReportableKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<ReportReason>;
  tab: CaseTab;
};


export type QueryMyBlocksArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyBusinessDaysArgs = {
  days?: Scalars['Int']['input'];
};


export type QueryMyBusinessWeeksArgs = {
  weeks?: Scalars['Int']['input'];
};


export type QueryMyDiscussionsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyFavouritesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryMyFollowsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyPaymentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryMyReviewsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyTicketsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNewsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNewsItemAtArgs = {
  slug: Scalars['String']['input'];
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<NotificationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  section?: InputMaybe<NotificationSection>;
};


export type QueryOpenInvoicesArgs = {
  applicationId?: InputMaybe<Scalars['ID']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPartnerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPartnerAtArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPartnersArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PartnerStatus>;
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryPeopleToWriteToArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryReferenceArgs = {
  includeInactive?: Scalars['Boolean']['input'];
  list: ReferenceList;
  parent?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  businessId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewsToAnswerArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<ListingFilter>;
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  sort?: ListingSort;
  type?: SearchType;
};


export type QuerySearchMessagesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  chatId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


export type QueryStatisticsArgs = {
  comparison?: StatisticComparison;
  from: Scalars['Date']['input'];
  metrics: Array<Scalars['String']['input']>;
  unit?: StatisticUnit;
  until: Scalars['Date']['input'];
};


export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  assignee?: InputMaybe<TicketAssignee>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<TicketKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<TicketPriority>;
  sameRequesterAs?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<TicketSort>;
  status?: InputMaybe<TicketStatus>;
};


export type QueryUploadRulesArgs = {
  purpose: FilePurpose;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWorkQueueArgs = {
  first?: Scalars['Int']['input'];
  isMine?: Scalars['Boolean']['input'];
};

export type Question = {
  __typename?: 'Question';
  answer: FieldWrapper<LocalizedText>;
  group: FieldWrapper<QuestionGroup>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isPublished: FieldWrapper<Scalars['Boolean']['output']>;
  question: FieldWrapper<LocalizedText>;
  revision: FieldWrapper<Scalars['String']['output']>;
};

export type QuestionGroup =
  | 'ACCOUNT'
  | 'COMMUNITY'
  | 'DATA'
  | 'LISTINGS'
  | 'MEMBERSHIP'
  | 'START';

export type QuestionIdInput = {
  questionId: Scalars['ID']['input'];
};

export type QuestionPayload = {
  __typename?: 'QuestionPayload';
  question?: Maybe<FieldWrapper<Question>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type QuietHours = {
  __typename?: 'QuietHours';
  days: Array<FieldWrapper<Scalars['Int']['output']>>;
  from: FieldWrapper<Scalars['Int']['output']>;
  isOn: FieldWrapper<Scalars['Boolean']['output']>;
  letsUrgentThrough: FieldWrapper<Scalars['Boolean']['output']>;
  to: FieldWrapper<Scalars['Int']['output']>;
};

export type QuietHoursInput = {
  days: Array<Scalars['Int']['input']>;
  from: Scalars['Int']['input'];
  isOn: Scalars['Boolean']['input'];
  letsUrgentThrough: Scalars['Boolean']['input'];
  to: Scalars['Int']['input'];
};

export type RateAnswerInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  rating: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};

export type RateAnswerPayload = {
  __typename?: 'RateAnswerPayload';
  ok: FieldWrapper<Scalars['Boolean']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type RateTicketInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  rating: Scalars['Int']['input'];
  ticketId: Scalars['ID']['input'];
};

export type RatingCount = {
  __typename?: 'RatingCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  rating: FieldWrapper<Scalars['Int']['output']>;
};

export type ReactToMessageInput = {
  messageId: Scalars['ID']['input'];
  sign?: InputMaybe<ReactionSign>;
};

export type { ReactionSign };

export type Reason = {
  __typename?: 'Reason';
  canned?: Maybe<FieldWrapper<LocalizedText>>;
  text?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type ReasonInput = {
  key?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type RecordEditors = {
  __typename?: 'RecordEditors';
  people: Array<FieldWrapper<User>>;
};

export type RecordManualPaymentInput = {
  amountMinor: Scalars['SafeInt']['input'];
  invoiceId: Scalars['ID']['input'];
  method: PaymentMethod;
  note?: InputMaybe<Scalars['String']['input']>;
  receivedOn: Scalars['Date']['input'];
  reference: Scalars['String']['input'];
};

export type ReferenceItem = {
  __typename?: 'ReferenceItem';
  dialCode?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  externalId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  flag?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isActive: FieldWrapper<Scalars['Boolean']['output']>;
  label: FieldWrapper<LocalizedText>;
  list: FieldWrapper<ReferenceList>;
  origin: FieldWrapper<ReferenceItemOrigin>;
  parent?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  value: FieldWrapper<Scalars['String']['output']>;
};

export type ReferenceItemInput = {
  list: ReferenceList;
  value: Scalars['String']['input'];
};

export type ReferenceItemOrigin =
  | 'ADDED'
  | 'CHANGED'
  | 'DEFAULT';

export type ReferenceItemPayload = {
  __typename?: 'ReferenceItemPayload';
  item?: Maybe<FieldWrapper<ReferenceItem>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ReferenceList =
  | 'AMENITIES'
  | 'CITIES'
  | 'COMMERCIAL_ACTIVITIES'
  | 'COUNTRIES'
  | 'DOCUMENT_TYPES'
  | 'FORUM_CATEGORIES'
  | 'ITEM_CODES'
  | 'LINES_OF_BUSINESS'
  | 'NATURE_TYPES'
  | 'PARTNER_CATEGORIES'
  | 'PAYMENT_FORMS'
  | 'PAYMENT_MEANS'
  | 'PRODUCT_CATEGORIES'
  | 'PROPERTY_CATEGORIES'
  | 'REGIONS'
  | 'SERVICE_CATEGORIES'
  | 'SERVICE_TYPES'
  | 'TAXES'
  | 'TAXPAYER_TYPES'
  | 'TAX_REGIMES'
  | 'TAX_RESPONSIBILITIES'
  | 'TAX_SCHEMES'
  | 'VAT_REGIMES';

export type RefuseTaxDataInput = {
  changeId: Scalars['ID']['input'];
  reason: ReasonInput;
};

export type RehearsedKind = {
  __typename?: 'RehearsedKind';
  caught: FieldWrapper<Scalars['Int']['output']>;
  compared: FieldWrapper<Scalars['Int']['output']>;
  isPartial: FieldWrapper<Scalars['Boolean']['output']>;
  kind: FieldWrapper<ReportableKind>;
};

export type RehearsedSpelling = {
  __typename?: 'RehearsedSpelling';
  count: FieldWrapper<Scalars['Int']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type RehearsedText = {
  __typename?: 'RehearsedText';
  after: FieldWrapper<Scalars['String']['output']>;
  before: FieldWrapper<Scalars['String']['output']>;
  date: FieldWrapper<Scalars['DateTime']['output']>;
  found: FieldWrapper<Scalars['String']['output']>;
  kind: FieldWrapper<ReportableKind>;
  path: FieldWrapper<Scalars['String']['output']>;
  subjectId: FieldWrapper<Scalars['ID']['output']>;
};

export type RemovePushDeviceInput = {
  deviceId: Scalars['ID']['input'];
};

export type RemovePushDevicePayload = {
  __typename?: 'RemovePushDevicePayload';
  deviceId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type RemoveReviewInput = {
  reason: ReasonInput;
  reviewId: Scalars['ID']['input'];
};

export type ReplyToReviewInput = {
  reviewId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type Report = {
  __typename?: 'Report';
  dateReported: FieldWrapper<Scalars['DateTime']['output']>;
  evidence?: Maybe<FieldWrapper<File>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  reason: FieldWrapper<ReportReason>;
  reporter?: Maybe<FieldWrapper<User>>;
  text?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type ReportInput = {
  evidenceFileId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  kind: ReportableKind;
  reason: ReportReason;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ReportPayload = {
  __typename?: 'ReportPayload';
  report?: Maybe<FieldWrapper<OwnReport>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { ReportReason };

export type { ReportableKind };

export type RequestApplicationChangesInput = {
  applicationId: Scalars['ID']['input'];
  comments: Array<FieldCommentInput>;
  version: Scalars['Int']['input'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
  language: Language;
};

export type RequestUploadInput = {
  byteSize: Scalars['SafeInt']['input'];
  contentType: Scalars['String']['input'];
  name: Scalars['String']['input'];
  purpose: FilePurpose;
};

export type RequestUploadPayload = {
  __typename?: 'RequestUploadPayload';
  file?: Maybe<FieldWrapper<File>>;
  target?: Maybe<FieldWrapper<UploadTarget>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ResetPasswordInput = {
  confirmation: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};

export type RevealPartnerCodeInput = {
  offerId: Scalars['ID']['input'];
  partnerId: Scalars['ID']['input'];
};

export type RevealPartnerCodePayload = {
  __typename?: 'RevealPartnerCodePayload';
  offer?: Maybe<FieldWrapper<PartnerOffer>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type Review = {
  __typename?: 'Review';
  author?: Maybe<FieldWrapper<User>>;
  business: FieldWrapper<Business>;
  contactName: FieldWrapper<Scalars['String']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  dateEdited?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dispute?: Maybe<FieldWrapper<Dispute>>;
  exchangeDetails: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  previousVersion?: Maybe<FieldWrapper<ReviewVersion>>;
  rating: FieldWrapper<Scalars['Int']['output']>;
  removalReason?: Maybe<FieldWrapper<Reason>>;
  reply?: Maybe<FieldWrapper<ReviewReply>>;
  status: FieldWrapper<ReviewStatus>;
  subject: FieldWrapper<Scalars['String']['output']>;
  transactionDate: FieldWrapper<Scalars['Date']['output']>;
  transactionSize: FieldWrapper<TransactionSize>;
  viewerCanDispute: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanReply: FieldWrapper<Scalars['Boolean']['output']>;
};

export type ReviewChange = {
  __typename?: 'ReviewChange';
  business?: Maybe<FieldWrapper<Business>>;
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  review?: Maybe<FieldWrapper<Review>>;
  reviewId: FieldWrapper<Scalars['ID']['output']>;
};

export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  edges: Array<FieldWrapper<ReviewEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Review>;
};

export type ReviewPayload = {
  __typename?: 'ReviewPayload';
  review?: Maybe<FieldWrapper<Review>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type ReviewReply = {
  __typename?: 'ReviewReply';
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type ReviewStatus =
  | 'published'
  | 'removed';

export type ReviewVersion = {
  __typename?: 'ReviewVersion';
  contactName: FieldWrapper<Scalars['String']['output']>;
  exchangeDetails: FieldWrapper<Scalars['String']['output']>;
  rating: FieldWrapper<Scalars['Int']['output']>;
  subject: FieldWrapper<Scalars['String']['output']>;
  transactionDate: FieldWrapper<Scalars['Date']['output']>;
  transactionSize: FieldWrapper<TransactionSize>;
};

export type RevokeSessionInput = {
  sessionId: Scalars['ID']['input'];
};

export type RevokeSessionsPayload = {
  __typename?: 'RevokeSessionsPayload';
  revokedIds: Array<FieldWrapper<Scalars['ID']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type SaveApplicationDraftInput = {
  applicationId?: InputMaybe<Scalars['ID']['input']>;
  form: ApplicationFormInput;
  step: ApplicationStep;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveCannedReplyInput = {
  cannedReplyId?: InputMaybe<Scalars['ID']['input']>;
  text: BothLanguagesInput;
  title: BothLanguagesInput;
};

export type SaveDiscussionDraftInput = {
  body: Scalars['RichText']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  discussionId?: InputMaybe<Scalars['ID']['input']>;
  draftId?: InputMaybe<Scalars['ID']['input']>;
  language: Language;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type SaveDocumentDraftInput = {
  body: LocalizedRichTextInput;
  kind: DocumentKind;
  revision: Scalars['Int']['input'];
  title: LocalizedTextInput;
};

export type SaveNewsInput = {
  body: LocalizedRichTextInput;
  cover?: InputMaybe<ImageInput>;
  newsId: Scalars['ID']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
  summary: LocalizedTextInput;
  title: LocalizedTextInput;
  version: Scalars['Int']['input'];
};

export type SaveQuestionInput = {
  answer: BothLanguagesInput;
  group: QuestionGroup;
  isPublished: Scalars['Boolean']['input'];
  question: BothLanguagesInput;
  questionId?: InputMaybe<Scalars['ID']['input']>;
  revision?: InputMaybe<Scalars['String']['input']>;
};

export type SaveReferenceItemInput = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  isActive?: Scalars['Boolean']['input'];
  label: LocalizedTextInput;
  list: ReferenceList;
  parent?: InputMaybe<Scalars['String']['input']>;
  value: Scalars['String']['input'];
};

export type SaveSettingsInput = {
  brandColor?: InputMaybe<Scalars['String']['input']>;
  defaultLanguage: Language;
  displayCurrency: Scalars['String']['input'];
  issuer?: InputMaybe<IssuerInput>;
  logoId?: InputMaybe<Scalars['ID']['input']>;
  siteName: Scalars['String']['input'];
  socialLinks: Array<SocialLinkInput>;
  taxPercent: Scalars['Float']['input'];
  version: Scalars['Int']['input'];
};

export type ScheduleNewsInput = {
  at: Scalars['DateTime']['input'];
  newsId: Scalars['ID']['input'];
};

export type SearchArea = {
  __typename?: 'SearchArea';
  city?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  count: FieldWrapper<Scalars['Int']['output']>;
  country: FieldWrapper<Scalars['String']['output']>;
  name: FieldWrapper<Scalars['String']['output']>;
  region?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type SearchConnection = {
  __typename?: 'SearchConnection';
  counts: FieldWrapper<SearchCounts>;
  edges: Array<FieldWrapper<SearchHitEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  place?: Maybe<FieldWrapper<SearchPlace>>;
  suggestions: Array<FieldWrapper<Scalars['String']['output']>>;
};

export type SearchCounts = {
  __typename?: 'SearchCounts';
  all: FieldWrapper<Scalars['Int']['output']>;
  products: FieldWrapper<Scalars['Int']['output']>;
  property: FieldWrapper<Scalars['Int']['output']>;
  services: FieldWrapper<Scalars['Int']['output']>;
};

export type SearchHit = {
  __typename?: 'SearchHit';
  listing: FieldWrapper<Listing>;
  name: FieldWrapper<HighlightedText>;
  snippet: FieldWrapper<HighlightedText>;
};

export type SearchHitEdge = {
  __typename?: 'SearchHitEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<SearchHit>;
};

export type SearchInVain = {
  __typename?: 'SearchInVain';
  count: FieldWrapper<Scalars['Int']['output']>;
  words: FieldWrapper<Scalars['String']['output']>;
};

export type SearchPlace = {
  __typename?: 'SearchPlace';
  asked: FieldWrapper<SearchArea>;
  rest: FieldWrapper<Scalars['String']['output']>;
  shown?: Maybe<FieldWrapper<SearchArea>>;
  wider?: Maybe<FieldWrapper<SearchArea>>;
};

export type SearchType =
  | 'all'
  | 'products'
  | 'property'
  | 'services';

export type SendContactMessageInput = {
  challenge: ContactChallengeInput;
  email: Scalars['String']['input'];
  kind: TicketKind;
  language: Language;
  name: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type SendMessageInput = {
  chatId: Scalars['ID']['input'];
  clientKey: Scalars['String']['input'];
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  quotedId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type SendTestMailInput = {
  to: Scalars['String']['input'];
};

export type Service = Listing & {
  __typename?: 'Service';
  artwork: FieldWrapper<Artwork>;
  availability?: Maybe<FieldWrapper<LocalizedText>>;
  business: FieldWrapper<Business>;
  category?: Maybe<FieldWrapper<Category>>;
  city: FieldWrapper<Scalars['String']['output']>;
  comments: FieldWrapper<ListingCommentConnection>;
  country: FieldWrapper<Scalars['String']['output']>;
  currency: FieldWrapper<Scalars['String']['output']>;
  dateChanged: FieldWrapper<Scalars['DateTime']['output']>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  datePublished?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  description: FieldWrapper<LocalizedText>;
  endPrice?: Maybe<FieldWrapper<Money>>;
  engagement: FieldWrapper<Engagement>;
  id: FieldWrapper<Scalars['ID']['output']>;
  images: Array<FieldWrapper<Image>>;
  isFeatured: FieldWrapper<Scalars['Boolean']['output']>;
  name: FieldWrapper<LocalizedText>;
  offers?: Maybe<FieldWrapper<LocalizedText>>;
  priceFrom?: Maybe<FieldWrapper<Money>>;
  pricePerHour?: Maybe<FieldWrapper<Money>>;
  problems: Array<FieldWrapper<UserError>>;
  region: FieldWrapper<Scalars['String']['output']>;
  removalReason?: Maybe<FieldWrapper<Reason>>;
  serviceType?: Maybe<FieldWrapper<Category>>;
  similar: Array<FieldWrapper<Listing>>;
  startPrice?: Maybe<FieldWrapper<Money>>;
  status: FieldWrapper<ListingStatus>;
  type: FieldWrapper<ListingType>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerHasSaved: FieldWrapper<Scalars['Boolean']['output']>;
};


export type ServiceCommentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
};


export type ServiceImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ServiceSimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type Session = {
  __typename?: 'Session';
  createdAt: FieldWrapper<Scalars['DateTime']['output']>;
  device: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isCurrent: FieldWrapper<Scalars['Boolean']['output']>;
  lastUsedAt: FieldWrapper<Scalars['DateTime']['output']>;
};

export type SessionPayload = {
  __typename?: 'SessionPayload';
  accessToken?: Maybe<FieldWrapper<AccessToken>>;
  suspension?: Maybe<FieldWrapper<Suspension>>;
  user?: Maybe<FieldWrapper<User>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type SetAvatarInput = {
  fileId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetBusinessStatusInput = {
  businessId: Scalars['ID']['input'];
  status: BusinessStatus;
};

export type SetBusinessVerifiedInput = {
  businessId: Scalars['ID']['input'];
  checked?: InputMaybe<CheckedBusinessInput>;
  isVerified: Scalars['Boolean']['input'];
};

export type SetDiscussionBookmarkedInput = {
  discussionId: Scalars['ID']['input'];
  isBookmarked: Scalars['Boolean']['input'];
};

export type SetDiscussionFollowedInput = {
  discussionId: Scalars['ID']['input'];
  level: FollowLevel;
};

export type SetDocumentCheckInput = {
  applicationId: Scalars['ID']['input'];
  check: DocumentCheckName;
  fileId: Scalars['ID']['input'];
  isChecked: Scalars['Boolean']['input'];
};

export type SetFollowInput = {
  kind: FollowKind;
  level: FollowLevel;
  targetId: Scalars['ID']['input'];
};

export type SetFollowPayload = {
  __typename?: 'SetFollowPayload';
  follow?: Maybe<FieldWrapper<FollowState>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type SetLanguageInput = {
  language: Language;
};

export type SetListingSavedInput = {
  isSaved: Scalars['Boolean']['input'];
  listingId: Scalars['ID']['input'];
};

export type SetListingSavedPayload = {
  __typename?: 'SetListingSavedPayload';
  isSaved: FieldWrapper<Scalars['Boolean']['output']>;
  listing?: Maybe<FieldWrapper<Listing>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type SetPartnerStatusInput = {
  partnerId: Scalars['ID']['input'];
  reason?: InputMaybe<ReasonInput>;
  status: PartnerStatus;
};

export type SetPostLikedInput = {
  id: Scalars['ID']['input'];
  isLiked: Scalars['Boolean']['input'];
};

export type SetPostLikedPayload = {
  __typename?: 'SetPostLikedPayload';
  isLiked: FieldWrapper<Scalars['Boolean']['output']>;
  likeCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type SetShownOnBusinessInput = {
  businessId: Scalars['ID']['input'];
  isShown: Scalars['Boolean']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};

export type SetStaffRoleInput = {
  password: Scalars['String']['input'];
  role?: InputMaybe<StaffRole>;
  userId: Scalars['ID']['input'];
};

export type Settings = {
  __typename?: 'Settings';
  brandColor?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  defaultLanguage: FieldWrapper<Language>;
  displayCurrency: FieldWrapper<Scalars['String']['output']>;
  issuer?: Maybe<FieldWrapper<Issuer>>;
  logo?: Maybe<FieldWrapper<File>>;
  siteName: FieldWrapper<Scalars['String']['output']>;
  socialLinks: Array<FieldWrapper<SocialLink>>;
  taxPercent: FieldWrapper<Scalars['Float']['output']>;
  version: FieldWrapper<Scalars['Int']['output']>;
};

export type SettingsPayload = {
  __typename?: 'SettingsPayload';
  settings?: Maybe<FieldWrapper<Settings>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type SharedKind =
  | 'FILES'
  | 'IMAGES'
  | 'LINKS';

export type Shareholder = {
  __typename?: 'Shareholder';
  firstName: FieldWrapper<Scalars['String']['output']>;
  identification: FieldWrapper<Scalars['String']['output']>;
  image?: Maybe<FieldWrapper<File>>;
  lastName: FieldWrapper<Scalars['String']['output']>;
};

export type ShareholderInput = {
  firstName: Scalars['String']['input'];
  identification: Scalars['String']['input'];
  imageId?: InputMaybe<Scalars['ID']['input']>;
  lastName: Scalars['String']['input'];
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignUpInput = {
  addToNewsletter?: Scalars['Boolean']['input'];
  consent: ConsentInput;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  language: Language;
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Site = {
  __typename?: 'Site';
  baseUrl: FieldWrapper<Scalars['String']['output']>;
  hasDevelopmentMailbox: FieldWrapper<Scalars['Boolean']['output']>;
  requiresVerifiedEmail: FieldWrapper<Scalars['Boolean']['output']>;
  socialLinks: Array<FieldWrapper<SocialLink>>;
};

export type SocialLink = {
  __typename?: 'SocialLink';
  network: FieldWrapper<Scalars['String']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type SocialLinkInput = {
  network: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type SortTicketInput = {
  kind?: InputMaybe<TicketKind>;
  priority?: InputMaybe<TicketPriority>;
  ticketId: Scalars['ID']['input'];
};

export type StaffDuty =
  | 'ACCOUNTS'
  | 'APPLICATIONS'
  | 'AUDIT'
  | 'BILLING'
  | 'BUSINESSES'
  | 'FIGURES'
  | 'LISTINGS'
  | 'MODERATION'
  | 'PUBLISHING'
  | 'REVIEWS'
  | 'ROLES'
  | 'SERVICE'
  | 'SETTINGS'
  | 'SUSPENSIONS';

export type StaffRole =
  | 'billing'
  | 'full'
  | 'moderator'
  | 'support';

export type StartCheckoutInput = {
  invoiceId: Scalars['ID']['input'];
};

export type StatisticComparison =
  | 'NONE'
  | 'PREVIOUS'
  | 'YEAR';

export type StatisticSeries = {
  __typename?: 'StatisticSeries';
  comparedTotal?: Maybe<FieldWrapper<Scalars['SafeInt']['output']>>;
  comparedValues: Array<FieldWrapper<Scalars['SafeInt']['output']>>;
  metric: FieldWrapper<Scalars['String']['output']>;
  total: FieldWrapper<Scalars['SafeInt']['output']>;
  values: Array<FieldWrapper<Scalars['SafeInt']['output']>>;
};

export type StatisticUnit =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type Statistics = {
  __typename?: 'Statistics';
  comparedFrom?: Maybe<FieldWrapper<Scalars['Date']['output']>>;
  comparedUntil?: Maybe<FieldWrapper<Scalars['Date']['output']>>;
  from: FieldWrapper<Scalars['Date']['output']>;
  isRunning: FieldWrapper<Scalars['Boolean']['output']>;
  searchesInVain: Array<FieldWrapper<SearchInVain>>;
  series: Array<FieldWrapper<StatisticSeries>>;
  starts: Array<FieldWrapper<Scalars['Date']['output']>>;
  timeZone: FieldWrapper<Scalars['String']['output']>;
  until: FieldWrapper<Scalars['Date']['output']>;
};

export type { SubjectState };

export type Subscription = {
  __typename?: 'Subscription';
  accountStatusChanged: FieldWrapper<AccountStatusChange>;
  applicationChanged: FieldWrapper<ApplicationChange>;
  blacklistChanged: FieldWrapper<BlacklistChange>;
  chatChanged: FieldWrapper<ChatChange>;
  communityUpdateAdded: FieldWrapper<CommunityUpdateAdded>;
  discussionChanged: FieldWrapper<DiscussionChange>;
  disputeChanged: FieldWrapper<DisputeChange>;
  forumChanged: FieldWrapper<ForumChange>;
  listingChanged: FieldWrapper<ListingChange>;
  managedListingChanged: FieldWrapper<ListingChange>;
  meChanged: FieldWrapper<MeChange>;
  moderationCaseChanged: FieldWrapper<ModerationCaseChange>;
  myApplicationChanged: FieldWrapper<MyApplicationChange>;
  myBusinessChanged: FieldWrapper<MyBusinessChange>;
  notificationChanged: FieldWrapper<NotificationChange>;
  paymentChanged: FieldWrapper<PaymentChange>;
  presenceChanged: FieldWrapper<PresenceChange>;
  recordEditors: FieldWrapper<RecordEditors>;
  reviewChanged: FieldWrapper<ReviewChange>;
  ticketChanged: FieldWrapper<TicketChange>;
  workQueueChanged: FieldWrapper<WorkQueueChange>;
};


export type SubscriptionAccountStatusChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionApplicationChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionBlacklistChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionChatChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionCommunityUpdateAddedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionDiscussionChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  discussionId: Scalars['ID']['input'];
};


export type SubscriptionDisputeChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionForumChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionListingChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  listingId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<ListingType>;
};


export type SubscriptionManagedListingChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionMeChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionModerationCaseChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionMyApplicationChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionMyBusinessChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionNotificationChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionPaymentChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};


export type SubscriptionRecordEditorsArgs = {
  id: Scalars['ID']['input'];
  kind: EditedKind;
};


export type SubscriptionReviewChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  businessId: Scalars['ID']['input'];
};


export type SubscriptionTicketChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  ticketId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionWorkQueueChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

export type SurplusDecision = {
  __typename?: 'SurplusDecision';
  at: FieldWrapper<Scalars['DateTime']['output']>;
  meantFor: FieldWrapper<Scalars['String']['output']>;
  reason: FieldWrapper<Reason>;
};

export type SurplusDecisionInput = {
  paymentId: Scalars['ID']['input'];
  reason: ReasonInput;
};

export type SuspendFromCaseInput = {
  caseId: Scalars['ID']['input'];
  reason: ReasonInput;
  until: Scalars['DateTime']['input'];
};

export type SuspendMembershipInput = {
  businessId: Scalars['ID']['input'];
  reason: ReasonInput;
};

export type SuspendUserInput = {
  reason: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
  userId: Scalars['ID']['input'];
};

export type Suspension = {
  __typename?: 'Suspension';
  reason: FieldWrapper<Scalars['String']['output']>;
  since: FieldWrapper<Scalars['DateTime']['output']>;
  until?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
};

export type SystemState = {
  __typename?: 'SystemState';
  eventsGivenUp: FieldWrapper<Scalars['Int']['output']>;
  hasBilling: FieldWrapper<Scalars['Boolean']['output']>;
  hasMailServer: FieldWrapper<Scalars['Boolean']['output']>;
  jobsFailed: FieldWrapper<Scalars['Int']['output']>;
  jobsWaiting: FieldWrapper<Scalars['Int']['output']>;
  mailsSent: FieldWrapper<Scalars['Int']['output']>;
  mailsWaiting: FieldWrapper<Scalars['Int']['output']>;
};

export type TaxData = {
  __typename?: 'TaxData';
  address?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  billingEmail?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  businessName?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  city?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  commercialActivity?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  country?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  documentType?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  lineOfBusiness?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  natureType?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  postalCode?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  state?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxRegime?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxResponsibilities: Array<FieldWrapper<Scalars['String']['output']>>;
  taxScheme?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  taxpayerType?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  vatRegime?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type TaxDataChange = {
  __typename?: 'TaxDataChange';
  changedFields: Array<FieldWrapper<Scalars['String']['output']>>;
  data: FieldWrapper<TaxData>;
  dateRequested: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  requestedBy?: Maybe<FieldWrapper<Scalars['String']['output']>>;
};

export type TaxDataInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  billingEmail?: InputMaybe<Scalars['String']['input']>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  commercialActivity?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  documentType?: InputMaybe<Scalars['String']['input']>;
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  natureType?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  taxRegime?: InputMaybe<Scalars['String']['input']>;
  taxResponsibilities?: InputMaybe<Array<Scalars['String']['input']>>;
  taxScheme?: InputMaybe<Scalars['String']['input']>;
  taxpayerType?: InputMaybe<Scalars['String']['input']>;
  vatRegime?: InputMaybe<Scalars['String']['input']>;
};

export type TaxDataPayload = {
  __typename?: 'TaxDataPayload';
  taxData?: Maybe<FieldWrapper<TaxDataState>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type TaxDataState = {
  __typename?: 'TaxDataState';
  current: FieldWrapper<TaxData>;
  pending?: Maybe<FieldWrapper<TaxDataChange>>;
};

export type TellTypingInput = {
  chatId: Scalars['ID']['input'];
  isTyping: Scalars['Boolean']['input'];
};

export type TellTypingPayload = {
  __typename?: 'TellTypingPayload';
  isTold: FieldWrapper<Scalars['Boolean']['output']>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type TestMailPayload = {
  __typename?: 'TestMailPayload';
  result?: Maybe<FieldWrapper<TestMailResult>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type TestMailResult = {
  __typename?: 'TestMailResult';
  answer: FieldWrapper<Scalars['String']['output']>;
  isSent: FieldWrapper<Scalars['Boolean']['output']>;
};

export type TextPart = {
  __typename?: 'TextPart';
  isHit: FieldWrapper<Scalars['Boolean']['output']>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type Ticket = {
  __typename?: 'Ticket';
  assignee?: Maybe<FieldWrapper<User>>;
  dateActive: FieldWrapper<Scalars['DateTime']['output']>;
  dateClosed?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  entries: Array<FieldWrapper<TicketEntry>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<TicketKind>;
  language: FieldWrapper<Language>;
  messageCount: FieldWrapper<Scalars['Int']['output']>;
  number: FieldWrapper<Scalars['Int']['output']>;
  otherCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  priority?: Maybe<FieldWrapper<TicketPriority>>;
  rating?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  ratingComment?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  requester?: Maybe<FieldWrapper<User>>;
  requesterEmail: FieldWrapper<Scalars['String']['output']>;
  requesterName: FieldWrapper<Scalars['String']['output']>;
  status: FieldWrapper<TicketStatus>;
  subject: FieldWrapper<Scalars['String']['output']>;
  term?: Maybe<FieldWrapper<TicketTerm>>;
  viewerCanRate: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanWrite: FieldWrapper<Scalars['Boolean']['output']>;
};

export type TicketAssignee =
  | 'ME'
  | 'NOBODY';

export type TicketChange = {
  __typename?: 'TicketChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
  ticket: FieldWrapper<Ticket>;
};

export type TicketConnection = {
  __typename?: 'TicketConnection';
  edges: Array<FieldWrapper<TicketEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type TicketCount = {
  __typename?: 'TicketCount';
  count: FieldWrapper<Scalars['Int']['output']>;
  status: FieldWrapper<TicketStatus>;
};

export type TicketEdge = {
  __typename?: 'TicketEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<Ticket>;
};

export type TicketEntry = {
  __typename?: 'TicketEntry';
  author?: Maybe<FieldWrapper<User>>;
  dateCreated: FieldWrapper<Scalars['DateTime']['output']>;
  detail?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isByMail: FieldWrapper<Scalars['Boolean']['output']>;
  isFromStaff: FieldWrapper<Scalars['Boolean']['output']>;
  kind: FieldWrapper<TicketEntryKind>;
  step?: Maybe<FieldWrapper<TicketStep>>;
  text: FieldWrapper<Scalars['String']['output']>;
};

export type TicketEntryKind =
  | 'MESSAGE'
  | 'NOTE'
  | 'STEP';

export type TicketIdInput = {
  ticketId: Scalars['ID']['input'];
};

export type { TicketKind };

export type TicketMessageInput = {
  text: Scalars['String']['input'];
  ticketId: Scalars['ID']['input'];
};

export type TicketPayload = {
  __typename?: 'TicketPayload';
  ticket?: Maybe<FieldWrapper<Ticket>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type { TicketPriority };

export type TicketSort =
  | 'DUE'
  | 'NEWEST'
  | 'WAITING';

export type { TicketStatus };

export type TicketStep =
  | 'ASSIGNED'
  | 'CLOSED'
  | 'EXTENDED'
  | 'RATED'
  | 'REOPENED'
  | 'SORTED';

export type TicketTerm = {
  __typename?: 'TicketTerm';
  canExtend: FieldWrapper<Scalars['Boolean']['output']>;
  dateAnswered?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  dateDue: FieldWrapper<Scalars['DateTime']['output']>;
  dateLatest: FieldWrapper<Scalars['DateTime']['output']>;
  isExtended: FieldWrapper<Scalars['Boolean']['output']>;
  workingDaysLeft?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type TopicChannelsInput = {
  channels: Array<NotificationChannel>;
  topic: NotificationTopic;
};

export type TopicPreference = {
  __typename?: 'TopicPreference';
  always: Array<FieldWrapper<NotificationChannel>>;
  channels: Array<FieldWrapper<NotificationChannel>>;
  choices: Array<FieldWrapper<NotificationChannel>>;
  topic: FieldWrapper<NotificationTopic>;
};

export type TransactionSize =
  | 'from500to5000'
  | 'from5000to50000'
  | 'over50000'
  | 'under500';

export type TransactionType =
  | 'Lease'
  | 'Other'
  | 'Rent'
  | 'Sale';

export type UndoMarkAllReadInput = {
  readAt: Scalars['DateTime']['input'];
};

export type UnsubscribeInput = {
  token: Scalars['String']['input'];
};

export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload';
  scope?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type UpdateBusinessInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  businessId: Scalars['ID']['input'];
  city?: InputMaybe<Scalars['String']['input']>;
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  cover?: InputMaybe<ImageInput>;
  description?: InputMaybe<LocalizedTextInput>;
  gallery?: InputMaybe<Array<ImageInput>>;
  hours?: InputMaybe<Array<OpeningSpanInput>>;
  lineOfBusiness?: InputMaybe<Scalars['String']['input']>;
  links?: InputMaybe<BusinessLinksInput>;
  logo?: InputMaybe<ImageInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  revision?: InputMaybe<Scalars['String']['input']>;
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  size?: InputMaybe<BusinessSize>;
  tagline?: InputMaybe<LocalizedTextInput>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateListingInput = {
  listingId: Scalars['ID']['input'];
  values: ListingValuesInput;
};

export type UpdatePartnerInput = {
  category: Scalars['String']['input'];
  description: LocalizedTextInput;
  image?: InputMaybe<ImageInput>;
  locations: Array<PartnerLocationInput>;
  name: Scalars['String']['input'];
  offer: LocalizedTextInput;
  offers: Array<PartnerOfferInput>;
  partnerId: Scalars['ID']['input'];
  services: Array<LocalizedTextInput>;
  version: Scalars['Int']['input'];
  website: Scalars['String']['input'];
};

export type UpdatePlanInput = {
  displayPriceMinor?: InputMaybe<Scalars['SafeInt']['input']>;
  features?: InputMaybe<Array<LocalizedTextInput>>;
  key: PlanKey;
  name?: InputMaybe<LocalizedTextInput>;
  priceMinor?: InputMaybe<Scalars['SafeInt']['input']>;
  revision?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfileInput = {
  aboutMe?: InputMaybe<Scalars['String']['input']>;
  addToNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  displayName?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
};

export type UploadFileInput = {
  file: Scalars['Upload']['input'];
  purpose: FilePurpose;
};

export type UploadHeader = {
  __typename?: 'UploadHeader';
  name: FieldWrapper<Scalars['String']['output']>;
  value: FieldWrapper<Scalars['String']['output']>;
};

export type UploadRules = {
  __typename?: 'UploadRules';
  advisedHeight?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  advisedWidth?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  contentTypes: Array<FieldWrapper<Scalars['String']['output']>>;
  maxBytes: FieldWrapper<Scalars['SafeInt']['output']>;
};

export type UploadTarget = {
  __typename?: 'UploadTarget';
  expiresAt: FieldWrapper<Scalars['DateTime']['output']>;
  headers: Array<FieldWrapper<UploadHeader>>;
  method: FieldWrapper<Scalars['String']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type User = {
  __typename?: 'User';
  aboutMe?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  addToNewsletter?: Maybe<FieldWrapper<Scalars['Boolean']['output']>>;
  address?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  applicationStatus?: Maybe<FieldWrapper<ApplicationStatus>>;
  businessId?: Maybe<FieldWrapper<Scalars['ID']['output']>>;
  city?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  country?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  customerId?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  dateJoined: FieldWrapper<Scalars['DateTime']['output']>;
  dateOfBirth?: Maybe<FieldWrapper<Scalars['Date']['output']>>;
  displayName: FieldWrapper<Scalars['String']['output']>;
  email?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  emailVerified?: Maybe<FieldWrapper<Scalars['Boolean']['output']>>;
  firstName: FieldWrapper<Scalars['String']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  isAuthorized?: Maybe<FieldWrapper<Scalars['Boolean']['output']>>;
  language?: Maybe<FieldWrapper<Language>>;
  lastName: FieldWrapper<Scalars['String']['output']>;
  memberType: FieldWrapper<MemberType>;
  membershipEntry?: Maybe<FieldWrapper<MembershipEntry>>;
  phone?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  photo?: Maybe<FieldWrapper<Image>>;
  photoUrl?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  region?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  staffDuties: Array<FieldWrapper<StaffDuty>>;
  staffRole?: Maybe<FieldWrapper<StaffRole>>;
  suspension?: Maybe<FieldWrapper<Suspension>>;
  viewerBlocks: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanEdit: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanSetStaffRole: FieldWrapper<Scalars['Boolean']['output']>;
  viewerCanSuspend: FieldWrapper<Scalars['Boolean']['output']>;
};

export type UserActionInput = {
  userId: Scalars['ID']['input'];
};

export type UserConnection = {
  __typename?: 'UserConnection';
  edges: Array<FieldWrapper<UserEdge>>;
  pageInfo: FieldWrapper<PageInfo>;
  totalCount?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type UserEdge = {
  __typename?: 'UserEdge';
  cursor: FieldWrapper<Scalars['Cursor']['output']>;
  node: FieldWrapper<User>;
};

export type UserError = {
  __typename?: 'UserError';
  code: FieldWrapper<Scalars['String']['output']>;
  field?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  message: FieldWrapper<Scalars['String']['output']>;
  retryAfterSeconds?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};

export type UserPayload = {
  __typename?: 'UserPayload';
  user?: Maybe<FieldWrapper<User>>;
  userErrors: Array<FieldWrapper<UserError>>;
};

export type VerifyEmailInput = {
  token: Scalars['String']['input'];
};

export type Video = {
  __typename?: 'Video';
  byteSize: FieldWrapper<Scalars['SafeInt']['output']>;
  contentType: FieldWrapper<Scalars['String']['output']>;
  fileId: FieldWrapper<Scalars['ID']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type { Weekday };

export type WorkItem = {
  __typename?: 'WorkItem';
  assignee?: Maybe<FieldWrapper<User>>;
  detail?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  due: FieldWrapper<Scalars['DateTime']['output']>;
  id: FieldWrapper<Scalars['ID']['output']>;
  kind: FieldWrapper<Scalars['String']['output']>;
  reason?: Maybe<FieldWrapper<Scalars['String']['output']>>;
  since: FieldWrapper<Scalars['DateTime']['output']>;
  subject: FieldWrapper<Scalars['String']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type WorkKind = {
  __typename?: 'WorkKind';
  count: FieldWrapper<Scalars['Int']['output']>;
  kind: FieldWrapper<Scalars['String']['output']>;
  late: FieldWrapper<Scalars['Int']['output']>;
  limitHours: FieldWrapper<Scalars['Int']['output']>;
  oldest?: Maybe<FieldWrapper<Scalars['DateTime']['output']>>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type WorkQueue = {
  __typename?: 'WorkQueue';
  items: Array<FieldWrapper<WorkItem>>;
  kinds: Array<FieldWrapper<WorkKind>>;
  mine: FieldWrapper<Scalars['Int']['output']>;
};

export type WorkQueueChange = {
  __typename?: 'WorkQueueChange';
  cursor: FieldWrapper<Scalars['EventCursor']['output']>;
};

export type WorkSoon = {
  __typename?: 'WorkSoon';
  count: FieldWrapper<Scalars['Int']['output']>;
  kind: FieldWrapper<Scalars['String']['output']>;
  names: Array<FieldWrapper<Scalars['String']['output']>>;
  next: FieldWrapper<Scalars['DateTime']['output']>;
  url: FieldWrapper<Scalars['String']['output']>;
};

export type WriteReviewInput = {
  businessId: Scalars['ID']['input'];
  contactName: Scalars['String']['input'];
  exchangeDetails: Scalars['String']['input'];
  rating: Scalars['Int']['input'];
  subject: Scalars['String']['input'];
  transactionDate: Scalars['Date']['input'];
  transactionSize: TransactionSize;
};

export type WritingLimits = {
  __typename?: 'WritingLimits';
  contactsPerDay?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  isNew: FieldWrapper<Scalars['Boolean']['output']>;
  links?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
  newDays: FieldWrapper<Scalars['Int']['output']>;
  postsPerHour?: Maybe<FieldWrapper<Scalars['Int']['output']>>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
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

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CommunityUpdateSubject:
    | ( BusinessRecordMapper )
    | ( ProductRecordMapper )
    | ( PropertyRecordMapper )
    | ( ReviewRecordMapper )
    | ( ServiceRecordMapper )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptAnswerInput: AcceptAnswerInput;
  AcceptDocumentsInput: AcceptDocumentsInput;
  AcceptDocumentsPayload: ResolverTypeWrapper<AcceptDocumentsPayload>;
  AccessRule: AccessRule;
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AccountStatus: ResolverTypeWrapper<AccountStatusViewMapper>;
  AccountStatusChange: ResolverTypeWrapper<AccountStatusChangeRecordMapper>;
  AccountStatusPayload: ResolverTypeWrapper<Omit<AccountStatusPayload, 'accountStatus'> & { accountStatus?: Maybe<ResolversTypes['AccountStatus']> }>;
  ActOnDisputeInput: ActOnDisputeInput;
  ActOnListingsInput: ActOnListingsInput;
  ActionPayload: ResolverTypeWrapper<ActionPayload>;
  ActivateApplicationInput: ActivateApplicationInput;
  AddApplicationNoteInput: AddApplicationNoteInput;
  AddBlacklistEntryInput: AddBlacklistEntryInput;
  AddDiscussionCommentInput: AddDiscussionCommentInput;
  AddListingCommentInput: AddListingCommentInput;
  AddPushDeviceInput: AddPushDeviceInput;
  AddPushDevicePayload: ResolverTypeWrapper<Omit<AddPushDevicePayload, 'device'> & { device?: Maybe<ResolversTypes['PushDevice']> }>;
  AddToGroupInput: AddToGroupInput;
  AllNotificationsReadPayload: ResolverTypeWrapper<Omit<AllNotificationsReadPayload, 'notifications'> & { notifications: Array<ResolversTypes['Notification']> }>;
  AnnulManualPaymentInput: AnnulManualPaymentInput;
  AnswerTicketInput: AnswerTicketInput;
  AnsweredQuestion: ResolverTypeWrapper<AnsweredQuestionViewMapper>;
  AnsweringTime: ResolverTypeWrapper<AnsweringTime>;
  Application: ResolverTypeWrapper<ApplicationRecordMapper>;
  ApplicationAction: ApplicationAction;
  ApplicationActionInput: ApplicationActionInput;
  ApplicationChange: ResolverTypeWrapper<ApplicationChangeRecordMapper>;
  ApplicationConnection: ResolverTypeWrapper<Omit<ApplicationConnection, 'edges'> & { edges: Array<ResolversTypes['ApplicationEdge']> }>;
  ApplicationEdge: ResolverTypeWrapper<Omit<ApplicationEdge, 'node'> & { node: ResolversTypes['Application'] }>;
  ApplicationForm: ResolverTypeWrapper<ApplicationFormRecordMapper>;
  ApplicationFormInput: ApplicationFormInput;
  ApplicationNote: ResolverTypeWrapper<ApplicationNoteRecordMapper>;
  ApplicationPayload: ResolverTypeWrapper<Omit<ApplicationPayload, 'application'> & { application?: Maybe<ResolversTypes['Application']> }>;
  ApplicationReview: ResolverTypeWrapper<Omit<ApplicationReview, 'comments' | 'form'> & { comments: Array<ResolversTypes['FieldComment']>, form: ResolversTypes['ApplicationForm'] }>;
  ApplicationStatus: ApplicationStatus;
  ApplicationStep: ApplicationStep;
  ApplicationTab: ApplicationTab;
  ApplicationTabCount: ResolverTypeWrapper<ApplicationTabCount>;
  ApplicationTransition: ResolverTypeWrapper<TransitionRecordMapper>;
  Artwork: ResolverTypeWrapper<Artwork>;
  ArtworkPalette: ArtworkPalette;
  AssignTicketInput: AssignTicketInput;
  AssignWorkInput: AssignWorkInput;
  AssignWorkPayload: ResolverTypeWrapper<Omit<AssignWorkPayload, 'assignee'> & { assignee?: Maybe<ResolversTypes['User']> }>;
  AuditDetail: ResolverTypeWrapper<AuditDetail>;
  AuditEntry: ResolverTypeWrapper<AuditRecordMapper>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversTypes['AuditEntryEdge']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditExportInput: AuditExportInput;
  AuditFilter: AuditFilter;
  AuditTarget: ResolverTypeWrapper<AuditTarget>;
  AuthorizedUser: ResolverTypeWrapper<AuthorizedUserRecordMapper>;
  AuthorizedUserInput: AuthorizedUserInput;
  BecomeFirstAdministratorInput: BecomeFirstAdministratorInput;
  BilledParty: ResolverTypeWrapper<BilledParty>;
  BillingState: BillingState;
  BillingSyncProblem: BillingSyncProblem;
  BlacklistChange: ResolverTypeWrapper<BlacklistChange>;
  BlacklistConnection: ResolverTypeWrapper<Omit<BlacklistConnection, 'edges'> & { edges: Array<ResolversTypes['BlacklistEdge']> }>;
  BlacklistEdge: ResolverTypeWrapper<Omit<BlacklistEdge, 'node'> & { node: ResolversTypes['BlacklistEntry'] }>;
  BlacklistEntry: ResolverTypeWrapper<BlacklistEntryRecordMapper>;
  BlacklistEntryIdInput: BlacklistEntryIdInput;
  BlacklistEntryPayload: ResolverTypeWrapper<Omit<BlacklistEntryPayload, 'entry'> & { entry?: Maybe<ResolversTypes['BlacklistEntry']> }>;
  BlacklistKind: BlacklistKind;
  BlacklistOrder: BlacklistOrder;
  BlacklistRehearsal: ResolverTypeWrapper<BlacklistRehearsalViewMapper>;
  Block: ResolverTypeWrapper<BlockRecordMapper>;
  BlockConnection: ResolverTypeWrapper<Omit<BlockConnection, 'edges'> & { edges: Array<ResolversTypes['BlockEdge']> }>;
  BlockEdge: ResolverTypeWrapper<Omit<BlockEdge, 'node'> & { node: ResolversTypes['Block'] }>;
  BlockPayload: ResolverTypeWrapper<Omit<BlockPayload, 'person'> & { person?: Maybe<ResolversTypes['User']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BothLanguagesInput: BothLanguagesInput;
  Business: ResolverTypeWrapper<BusinessRecordMapper>;
  BusinessConnection: ResolverTypeWrapper<Omit<BusinessConnection, 'edges'> & { edges: Array<ResolversTypes['BusinessEdge']> }>;
  BusinessDay: ResolverTypeWrapper<BusinessDay>;
  BusinessEdge: ResolverTypeWrapper<Omit<BusinessEdge, 'node'> & { node: ResolversTypes['Business'] }>;
  BusinessFacts: ResolverTypeWrapper<BusinessFacts>;
  BusinessFilter: BusinessFilter;
  BusinessIdInput: BusinessIdInput;
  BusinessInvitation: ResolverTypeWrapper<InvitationRecordMapper>;
  BusinessInvitationInput: BusinessInvitationInput;
  BusinessInvitationPayload: ResolverTypeWrapper<Omit<BusinessInvitationPayload, 'business' | 'invitation'> & { business?: Maybe<ResolversTypes['Business']>, invitation?: Maybe<ResolversTypes['BusinessInvitation']> }>;
  BusinessLinks: ResolverTypeWrapper<BusinessLinksRecordMapper>;
  BusinessLinksInput: BusinessLinksInput;
  BusinessMember: ResolverTypeWrapper<MemberViewMapper>;
  BusinessMemberInput: BusinessMemberInput;
  BusinessPayload: ResolverTypeWrapper<Omit<BusinessPayload, 'business'> & { business?: Maybe<ResolversTypes['Business']> }>;
  BusinessPerson: ResolverTypeWrapper<BusinessPersonViewMapper>;
  BusinessSize: BusinessSize;
  BusinessStatus: BusinessStatus;
  BusinessType: BusinessType;
  BusinessVerification: ResolverTypeWrapper<BusinessVerification>;
  BusinessWeek: ResolverTypeWrapper<BusinessWeek>;
  CannedReply: ResolverTypeWrapper<CannedReplyRecordMapper>;
  CannedReplyIdInput: CannedReplyIdInput;
  CannedReplyPayload: ResolverTypeWrapper<Omit<CannedReplyPayload, 'cannedReply'> & { cannedReply?: Maybe<ResolversTypes['CannedReply']> }>;
  CaseAction: CaseAction;
  CaseContext: ResolverTypeWrapper<SubjectContextMapper>;
  CaseCount: ResolverTypeWrapper<CaseCount>;
  CaseDecision: CaseDecision;
  CaseIdInput: CaseIdInput;
  CaseStatus: CaseStatus;
  CaseStep: ResolverTypeWrapper<CaseStepRecordMapper>;
  CaseSubject: ResolverTypeWrapper<SubjectViewMapper>;
  CaseTab: CaseTab;
  Category: ResolverTypeWrapper<Category>;
  ChangeBusinessMemberRoleInput: ChangeBusinessMemberRoleInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangeGroupInput: ChangeGroupInput;
  Chat: ResolverTypeWrapper<ChatRecordMapper>;
  ChatChange: ResolverTypeWrapper<ChatChangeRecordMapper>;
  ChatChangeKind: ChatChangeKind;
  ChatConnection: ResolverTypeWrapper<Omit<ChatConnection, 'edges'> & { edges: Array<ResolversTypes['ChatEdge']> }>;
  ChatDelivery: ResolverTypeWrapper<ChatDeliveryViewMapper>;
  ChatDraftInput: ChatDraftInput;
  ChatEdge: ResolverTypeWrapper<Omit<ChatEdge, 'node'> & { node: ResolversTypes['Chat'] }>;
  ChatFile: ResolverTypeWrapper<ChatFile>;
  ChatFilter: ChatFilter;
  ChatIdInput: ChatIdInput;
  ChatKind: ChatKind;
  ChatMember: ResolverTypeWrapper<ChatMemberRecordMapper>;
  ChatMessage: ResolverTypeWrapper<MessageRecordMapper>;
  ChatMessageConnection: ResolverTypeWrapper<Omit<ChatMessageConnection, 'edges'> & { edges: Array<ResolversTypes['ChatMessageEdge']> }>;
  ChatMessageEdge: ResolverTypeWrapper<Omit<ChatMessageEdge, 'node'> & { node: ResolversTypes['ChatMessage'] }>;
  ChatMessagePayload: ResolverTypeWrapper<Omit<ChatMessagePayload, 'chat' | 'message'> & { chat?: Maybe<ResolversTypes['Chat']>, message?: Maybe<ResolversTypes['ChatMessage']> }>;
  ChatNotice: ChatNotice;
  ChatPayload: ResolverTypeWrapper<Omit<ChatPayload, 'chat'> & { chat?: Maybe<ResolversTypes['Chat']> }>;
  ChatReaction: ResolverTypeWrapper<ReactionsViewMapper>;
  ChatReceipt: ResolverTypeWrapper<ChatReceiptRecordMapper>;
  ChatStateInput: ChatStateInput;
  ChatTyping: ResolverTypeWrapper<ChatTypingViewMapper>;
  CheckedBusinessInput: CheckedBusinessInput;
  Checkout: ResolverTypeWrapper<CheckoutViewMapper>;
  CheckoutPayload: ResolverTypeWrapper<Omit<CheckoutPayload, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  ClaimCaseInput: ClaimCaseInput;
  CloseApplicationInput: CloseApplicationInput;
  ColumnWordInput: ColumnWordInput;
  CommercialReference: ResolverTypeWrapper<CommercialReferenceRecordMapper>;
  CommercialReferenceInput: CommercialReferenceInput;
  CommunityUpdate: ResolverTypeWrapper<CommunityUpdateViewMapper>;
  CommunityUpdateAdded: ResolverTypeWrapper<Omit<CommunityUpdateAdded, 'update'> & { update: ResolversTypes['CommunityUpdate'] }>;
  CommunityUpdateConnection: ResolverTypeWrapper<Omit<CommunityUpdateConnection, 'edges'> & { edges: Array<ResolversTypes['CommunityUpdateEdge']> }>;
  CommunityUpdateEdge: ResolverTypeWrapper<Omit<CommunityUpdateEdge, 'node'> & { node: ResolversTypes['CommunityUpdate'] }>;
  CommunityUpdateKind: CommunityUpdateKind;
  CommunityUpdateSubject: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommunityUpdateSubject']>;
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConfirmTaxDataInput: ConfirmTaxDataInput;
  ConsentInput: ConsentInput;
  ContactBusinessInput: ContactBusinessInput;
  ContactChallenge: ResolverTypeWrapper<ContactChallenge>;
  ContactChallengeInput: ContactChallengeInput;
  ContactMessagePayload: ResolverTypeWrapper<ContactMessagePayload>;
  ContactSellerInput: ContactSellerInput;
  ContextPiece: ResolverTypeWrapper<ContextPieceMapper>;
  CorrectApplicationTaxIdInput: CorrectApplicationTaxIdInput;
  CreateBusinessInput: CreateBusinessInput;
  CreateBusinessUserInput: CreateBusinessUserInput;
  CreateBusinessUserPayload: ResolverTypeWrapper<Omit<CreateBusinessUserPayload, 'business' | 'user'> & { business?: Maybe<ResolversTypes['Business']>, user?: Maybe<ResolversTypes['User']> }>;
  CreateDiscussionInput: CreateDiscussionInput;
  CreateGroupInput: CreateGroupInput;
  CreateListingInput: CreateListingInput;
  CreateNewsInput: CreateNewsInput;
  CreatePartnerInput: CreatePartnerInput;
  CreateTicketInput: CreateTicketInput;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideCaseInput: DecideCaseInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteListingCommentInput: DeleteListingCommentInput;
  DeleteNewsInput: DeleteNewsInput;
  DeletePostInput: DeletePostInput;
  DigestInput: DigestInput;
  DigestPreference: ResolverTypeWrapper<DigestPreference>;
  DigestRhythm: DigestRhythm;
  Discussion: ResolverTypeWrapper<DiscussionRecordMapper>;
  DiscussionChange: ResolverTypeWrapper<Omit<DiscussionChange, 'comment' | 'discussion'> & { comment?: Maybe<ResolversTypes['DiscussionComment']>, discussion?: Maybe<ResolversTypes['Discussion']> }>;
  DiscussionComment: ResolverTypeWrapper<DiscussionCommentRecordMapper>;
  DiscussionCommentConnection: ResolverTypeWrapper<Omit<DiscussionCommentConnection, 'edges'> & { edges: Array<ResolversTypes['DiscussionCommentEdge']> }>;
  DiscussionCommentEdge: ResolverTypeWrapper<Omit<DiscussionCommentEdge, 'node'> & { node: ResolversTypes['DiscussionComment'] }>;
  DiscussionCommentPayload: ResolverTypeWrapper<Omit<DiscussionCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['DiscussionComment']> }>;
  DiscussionConnection: ResolverTypeWrapper<Omit<DiscussionConnection, 'edges'> & { edges: Array<ResolversTypes['DiscussionEdge']> }>;
  DiscussionDraft: ResolverTypeWrapper<DiscussionDraftRecordMapper>;
  DiscussionDraftPayload: ResolverTypeWrapper<Omit<DiscussionDraftPayload, 'draft'> & { draft?: Maybe<ResolversTypes['DiscussionDraft']> }>;
  DiscussionEdge: ResolverTypeWrapper<Omit<DiscussionEdge, 'node'> & { node: ResolversTypes['Discussion'] }>;
  DiscussionFilter: DiscussionFilter;
  DiscussionPayload: ResolverTypeWrapper<Omit<DiscussionPayload, 'discussion'> & { discussion?: Maybe<ResolversTypes['Discussion']> }>;
  DiscussionSort: DiscussionSort;
  Dispute: ResolverTypeWrapper<DisputeRecordMapper>;
  DisputeAction: DisputeAction;
  DisputeChange: ResolverTypeWrapper<Omit<DisputeChange, 'dispute'> & { dispute: ResolversTypes['Dispute'] }>;
  DisputeConnection: ResolverTypeWrapper<Omit<DisputeConnection, 'edges'> & { edges: Array<ResolversTypes['DisputeEdge']> }>;
  DisputeCount: ResolverTypeWrapper<DisputeCount>;
  DisputeEdge: ResolverTypeWrapper<Omit<DisputeEdge, 'node'> & { node: ResolversTypes['Dispute'] }>;
  DisputeHandling: DisputeHandling;
  DisputeNature: DisputeNature;
  DisputeParty: DisputeParty;
  DisputePayload: ResolverTypeWrapper<Omit<DisputePayload, 'dispute'> & { dispute?: Maybe<ResolversTypes['Dispute']> }>;
  DisputeReviewInput: DisputeReviewInput;
  DisputeStatus: DisputeStatus;
  DisputeStep: ResolverTypeWrapper<DisputeStepRecordMapper>;
  Document: ResolverTypeWrapper<DocumentRecordMapper>;
  DocumentCheck: ResolverTypeWrapper<DocumentCheckRecordMapper>;
  DocumentCheckName: DocumentCheckName;
  DocumentDraft: ResolverTypeWrapper<DocumentDraftRecordMapper>;
  DocumentKind: DocumentKind;
  DocumentKindInput: DocumentKindInput;
  DocumentSection: ResolverTypeWrapper<DocumentSectionRecordMapper>;
  DocumentVersionInput: DocumentVersionInput;
  DraftIdInput: DraftIdInput;
  EditDiscussionCommentInput: EditDiscussionCommentInput;
  EditDiscussionInput: EditDiscussionInput;
  EditListingCommentInput: EditListingCommentInput;
  EditMessageInput: EditMessageInput;
  EditReviewInput: EditReviewInput;
  EditableDocument: ResolverTypeWrapper<EditableDocumentViewMapper>;
  EditableDocumentPayload: ResolverTypeWrapper<Omit<EditableDocumentPayload, 'document'> & { document?: Maybe<ResolversTypes['EditableDocument']> }>;
  EditedKind: EditedKind;
  EmailChange: ResolverTypeWrapper<EmailChangeRecordMapper>;
  EmailChangePayload: ResolverTypeWrapper<Omit<EmailChangePayload, 'change'> & { change?: Maybe<ResolversTypes['EmailChange']> }>;
  Engagement: ResolverTypeWrapper<EngagementRecordMapper>;
  EventCursor: ResolverTypeWrapper<Scalars['EventCursor']['output']>;
  ExportColumnInput: ExportColumnInput;
  ExportLinkPayload: ResolverTypeWrapper<ExportLinkPayload>;
  ExtendTicketTermInput: ExtendTicketTermInput;
  FacetValue: ResolverTypeWrapper<FacetValueViewMapper>;
  Favourite: ResolverTypeWrapper<FavouriteRecordMapper>;
  FavouriteConnection: ResolverTypeWrapper<Omit<FavouriteConnection, 'edges'> & { edges: Array<ResolversTypes['FavouriteEdge']> }>;
  FavouriteEdge: ResolverTypeWrapper<Omit<FavouriteEdge, 'node'> & { node: ResolversTypes['Favourite'] }>;
  FeatureListingsInput: FeatureListingsInput;
  FieldComment: ResolverTypeWrapper<FieldCommentRecordMapper>;
  FieldCommentInput: FieldCommentInput;
  File: ResolverTypeWrapper<FileRecordMapper>;
  FileInput: FileInput;
  FileLinkPayload: ResolverTypeWrapper<FileLinkPayload>;
  FilePayload: ResolverTypeWrapper<Omit<FilePayload, 'file'> & { file?: Maybe<ResolversTypes['File']> }>;
  FilePurpose: FilePurpose;
  FileStatus: FileStatus;
  FirstAdministratorAccountInput: FirstAdministratorAccountInput;
  FirstAdministratorPayload: ResolverTypeWrapper<Omit<FirstAdministratorPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Follow: ResolverTypeWrapper<FollowRecordMapper>;
  FollowConnection: ResolverTypeWrapper<Omit<FollowConnection, 'edges'> & { edges: Array<ResolversTypes['FollowEdge']> }>;
  FollowEdge: ResolverTypeWrapper<Omit<FollowEdge, 'node'> & { node: ResolversTypes['Follow'] }>;
  FollowKind: FollowKind;
  FollowLevel: FollowLevel;
  FollowState: ResolverTypeWrapper<FollowState>;
  ForumCategory: ResolverTypeWrapper<ForumCategory>;
  ForumChange: ResolverTypeWrapper<ForumChange>;
  ForumTag: ResolverTypeWrapper<ForumTag>;
  FoundThing: ResolverTypeWrapper<FoundThing>;
  GivenUpEvent: ResolverTypeWrapper<GivenUpRecordMapper>;
  GivenUpEventConnection: ResolverTypeWrapper<Omit<GivenUpEventConnection, 'edges'> & { edges: Array<ResolversTypes['GivenUpEventEdge']> }>;
  GivenUpEventEdge: ResolverTypeWrapper<Omit<GivenUpEventEdge, 'node'> & { node: ResolversTypes['GivenUpEvent'] }>;
  GivenUpEventIdInput: GivenUpEventIdInput;
  GivenUpEventPayload: ResolverTypeWrapper<Omit<GivenUpEventPayload, 'givenUpEvent'> & { givenUpEvent?: Maybe<ResolversTypes['GivenUpEvent']> }>;
  GroupAdders: GroupAdders;
  GroupMemberInput: GroupMemberInput;
  HighlightedText: ResolverTypeWrapper<HighlightedText>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageViewMapper>;
  ImageInput: ImageInput;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  ImportBlacklistInput: ImportBlacklistInput;
  ImportBlacklistPayload: ResolverTypeWrapper<Omit<ImportBlacklistPayload, 'entries'> & { entries: Array<ResolversTypes['ImportedBlacklistEntry']> }>;
  ImportListingsInput: ImportListingsInput;
  ImportListingsPayload: ResolverTypeWrapper<Omit<ImportListingsPayload, 'rows'> & { rows: Array<ResolversTypes['ImportedRow']> }>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportedBlacklistEntry: ResolverTypeWrapper<ImportedBlacklistEntryViewMapper>;
  ImportedRow: ResolverTypeWrapper<Omit<ImportedRow, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }>;
  Installation: ResolverTypeWrapper<Installation>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteBusinessMemberInput: InviteBusinessMemberInput;
  Invoice: ResolverTypeWrapper<InvoiceRecordMapper>;
  InvoiceConnection: ResolverTypeWrapper<Omit<InvoiceConnection, 'edges'> & { edges: Array<ResolversTypes['InvoiceEdge']> }>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node: ResolversTypes['Invoice'] }>;
  InvoiceIdInput: InvoiceIdInput;
  InvoicePurpose: InvoicePurpose;
  InvoiceStatus: InvoiceStatus;
  Issuer: ResolverTypeWrapper<Issuer>;
  IssuerInput: IssuerInput;
  ItemCondition: ItemCondition;
  Job: ResolverTypeWrapper<JobRecordMapper>;
  JobConnection: ResolverTypeWrapper<Omit<JobConnection, 'edges'> & { edges: Array<ResolversTypes['JobEdge']> }>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobIdInput: JobIdInput;
  JobPayload: ResolverTypeWrapper<Omit<JobPayload, 'job'> & { job?: Maybe<ResolversTypes['Job']> }>;
  JobStatus: JobStatus;
  Language: Language;
  LeaveGroupPayload: ResolverTypeWrapper<LeaveGroupPayload>;
  LinkPayload: ResolverTypeWrapper<LinkPayload>;
  LinkPreview: ResolverTypeWrapper<LinkPreviewRecordMapper>;
  ListExportInput: ListExportInput;
  Listing: ResolverTypeWrapper<ListingRecordMapper>;
  ListingAction: ListingAction;
  ListingChange: ResolverTypeWrapper<ListingChangeRecordMapper>;
  ListingComment: ResolverTypeWrapper<CommentRecordMapper>;
  ListingCommentConnection: ResolverTypeWrapper<Omit<ListingCommentConnection, 'edges'> & { edges: Array<ResolversTypes['ListingCommentEdge']> }>;
  ListingCommentEdge: ResolverTypeWrapper<Omit<ListingCommentEdge, 'node'> & { node: ResolversTypes['ListingComment'] }>;
  ListingCommentPayload: ResolverTypeWrapper<Omit<ListingCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['ListingComment']> }>;
  ListingConnection: ResolverTypeWrapper<Omit<ListingConnection, 'edges'> & { edges: Array<ResolversTypes['ListingEdge']> }>;
  ListingEdge: ResolverTypeWrapper<Omit<ListingEdge, 'node'> & { node: ResolversTypes['Listing'] }>;
  ListingFacets: ResolverTypeWrapper<Omit<ListingFacets, 'amenities' | 'bathrooms' | 'bedrooms' | 'brands' | 'categories' | 'cities' | 'conditions' | 'countries' | 'currencies' | 'propertyTypes' | 'regions' | 'rooms' | 'serviceTypes' | 'transactionTypes'> & { amenities: Array<ResolversTypes['FacetValue']>, bathrooms: Array<ResolversTypes['FacetValue']>, bedrooms: Array<ResolversTypes['FacetValue']>, brands: Array<ResolversTypes['FacetValue']>, categories: Array<ResolversTypes['FacetValue']>, cities: Array<ResolversTypes['FacetValue']>, conditions: Array<ResolversTypes['FacetValue']>, countries: Array<ResolversTypes['FacetValue']>, currencies: Array<ResolversTypes['FacetValue']>, propertyTypes: Array<ResolversTypes['FacetValue']>, regions: Array<ResolversTypes['FacetValue']>, rooms: Array<ResolversTypes['FacetValue']>, serviceTypes: Array<ResolversTypes['FacetValue']>, transactionTypes: Array<ResolversTypes['FacetValue']> }>;
  ListingFilter: ListingFilter;
  ListingIdInput: ListingIdInput;
  ListingOutcome: ResolverTypeWrapper<Omit<ListingOutcome, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }>;
  ListingOutcomesPayload: ResolverTypeWrapper<Omit<ListingOutcomesPayload, 'outcomes'> & { outcomes: Array<ResolversTypes['ListingOutcome']> }>;
  ListingPayload: ResolverTypeWrapper<Omit<ListingPayload, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }>;
  ListingSort: ListingSort;
  ListingStatus: ListingStatus;
  ListingType: ListingType;
  ListingValuesInput: ListingValuesInput;
  LocalizedRichText: ResolverTypeWrapper<LocalizedRichText>;
  LocalizedRichTextInput: LocalizedRichTextInput;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LocalizedTextInput: LocalizedTextInput;
  ManagedListingCount: ResolverTypeWrapper<ManagedListingCount>;
  ManagedListingFilter: ManagedListingFilter;
  MeChange: ResolverTypeWrapper<Omit<MeChange, 'me'> & { me: ResolversTypes['User'] }>;
  MemberType: MemberType;
  Membership: ResolverTypeWrapper<MembershipRecordMapper>;
  MembershipEntry: MembershipEntry;
  MembershipStatus: MembershipStatus;
  MentionCandidate: ResolverTypeWrapper<MentionCandidateViewMapper>;
  MentionKind: MentionKind;
  MessageIdInput: MessageIdInput;
  ModerateDiscussionInput: ModerateDiscussionInput;
  ModerationCase: ResolverTypeWrapper<CaseRecordMapper>;
  ModerationCaseChange: ResolverTypeWrapper<ModerationCaseChange>;
  ModerationCaseConnection: ResolverTypeWrapper<Omit<ModerationCaseConnection, 'edges'> & { edges: Array<ResolversTypes['ModerationCaseEdge']> }>;
  ModerationCaseEdge: ResolverTypeWrapper<Omit<ModerationCaseEdge, 'node'> & { node: ResolversTypes['ModerationCase'] }>;
  ModerationCasePayload: ResolverTypeWrapper<Omit<ModerationCasePayload, 'moderationCase'> & { moderationCase?: Maybe<ResolversTypes['ModerationCase']> }>;
  ModerationRules: ResolverTypeWrapper<ModerationRules>;
  ModerationRulesInput: ModerationRulesInput;
  ModerationRulesPayload: ResolverTypeWrapper<ModerationRulesPayload>;
  Money: ResolverTypeWrapper<Money>;
  MoveDirection: MoveDirection;
  MoveQuestionInput: MoveQuestionInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyApplicationChange: ResolverTypeWrapper<Omit<MyApplicationChange, 'application'> & { application?: Maybe<ResolversTypes['Application']> }>;
  MyBusinessChange: ResolverTypeWrapper<MyBusinessChangeRecordMapper>;
  NewsCount: ResolverTypeWrapper<NewsCount>;
  NewsIdInput: NewsIdInput;
  NewsItem: ResolverTypeWrapper<NewsRecordMapper>;
  NewsItemConnection: ResolverTypeWrapper<Omit<NewsItemConnection, 'edges'> & { edges: Array<ResolversTypes['NewsItemEdge']> }>;
  NewsItemEdge: ResolverTypeWrapper<Omit<NewsItemEdge, 'node'> & { node: ResolversTypes['NewsItem'] }>;
  NewsPayload: ResolverTypeWrapper<Omit<NewsPayload, 'newsItem'> & { newsItem?: Maybe<ResolversTypes['NewsItem']> }>;
  NewsStatus: NewsStatus;
  NewsText: ResolverTypeWrapper<NewsTextRecordMapper>;
  NewsVersion: ResolverTypeWrapper<NewsVersionRecordMapper>;
  NewsVersionInput: NewsVersionInput;
  NoteBlacklistEntryInput: NoteBlacklistEntryInput;
  Notification: ResolverTypeWrapper<NotificationRecordMapper>;
  NotificationChange: ResolverTypeWrapper<NotificationChangeRecordMapper>;
  NotificationChangeKind: NotificationChangeKind;
  NotificationChannel: NotificationChannel;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationFilter: NotificationFilter;
  NotificationIdsInput: NotificationIdsInput;
  NotificationPreferences: ResolverTypeWrapper<NotificationPreferencesRecordMapper>;
  NotificationPreferencesInput: NotificationPreferencesInput;
  NotificationPreferencesPayload: ResolverTypeWrapper<Omit<NotificationPreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversTypes['NotificationPreferences']> }>;
  NotificationSection: NotificationSection;
  NotificationSectionCount: ResolverTypeWrapper<NotificationSectionCount>;
  NotificationTopic: NotificationTopic;
  NotificationsPayload: ResolverTypeWrapper<Omit<NotificationsPayload, 'notifications'> & { notifications: Array<ResolversTypes['Notification']> }>;
  OfferState: OfferState;
  OpeningSpan: ResolverTypeWrapper<OpeningSpan>;
  OpeningSpanInput: OpeningSpanInput;
  OwnReport: ResolverTypeWrapper<ReportRecordMapper>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Partner: ResolverTypeWrapper<PartnerRecordMapper>;
  PartnerCategory: ResolverTypeWrapper<PartnerCategory>;
  PartnerConnection: ResolverTypeWrapper<Omit<PartnerConnection, 'edges'> & { edges: Array<ResolversTypes['PartnerEdge']> }>;
  PartnerCount: ResolverTypeWrapper<PartnerCount>;
  PartnerEdge: ResolverTypeWrapper<Omit<PartnerEdge, 'node'> & { node: ResolversTypes['Partner'] }>;
  PartnerLocation: ResolverTypeWrapper<PartnerLocationRecordMapper>;
  PartnerLocationInput: PartnerLocationInput;
  PartnerOffer: ResolverTypeWrapper<OfferViewMapper>;
  PartnerOfferInput: PartnerOfferInput;
  PartnerPayload: ResolverTypeWrapper<Omit<PartnerPayload, 'partner'> & { partner?: Maybe<ResolversTypes['Partner']> }>;
  PartnerStatus: PartnerStatus;
  Payment: ResolverTypeWrapper<PaymentRecordMapper>;
  PaymentAnnulment: ResolverTypeWrapper<Omit<PaymentAnnulment, 'reason'> & { reason?: Maybe<ResolversTypes['Reason']> }>;
  PaymentChange: ResolverTypeWrapper<Omit<PaymentChange, 'payment'> & { payment: ResolversTypes['Payment'] }>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges'> & { edges: Array<ResolversTypes['PaymentEdge']> }>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFilter: PaymentFilter;
  PaymentIdInput: PaymentIdInput;
  PaymentMethod: PaymentMethod;
  PaymentPayload: ResolverTypeWrapper<Omit<PaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  PaymentStatus: PaymentStatus;
  PaymentSurplus: PaymentSurplus;
  PersonHistory: ResolverTypeWrapper<PersonViewMapper>;
  PersonInput: PersonInput;
  PersonNote: ResolverTypeWrapper<PersonNoteRecordMapper>;
  PersonNoteInput: PersonNoteInput;
  PersonNotePayload: ResolverTypeWrapper<Omit<PersonNotePayload, 'note'> & { note?: Maybe<ResolversTypes['PersonNote']> }>;
  PersonPresence: ResolverTypeWrapper<PersonPresenceViewMapper>;
  Plan: ResolverTypeWrapper<PlanRecordMapper>;
  PlanKey: PlanKey;
  PlanPayload: ResolverTypeWrapper<Omit<PlanPayload, 'plan'> & { plan?: Maybe<ResolversTypes['Plan']> }>;
  PostIdInput: PostIdInput;
  PostStatus: PostStatus;
  PostVersion: ResolverTypeWrapper<PostVersionRecordMapper>;
  PresenceChange: ResolverTypeWrapper<PresenceChangeViewMapper>;
  PresenceChoices: ResolverTypeWrapper<PresenceChoicesRecordMapper>;
  PresenceChoicesInput: PresenceChoicesInput;
  PresenceChoicesPayload: ResolverTypeWrapper<Omit<PresenceChoicesPayload, 'choices'> & { choices?: Maybe<ResolversTypes['PresenceChoices']> }>;
  PriceFacet: ResolverTypeWrapper<PriceFacet>;
  PriceStep: ResolverTypeWrapper<PriceStep>;
  Product: ResolverTypeWrapper<ProductRecordMapper>;
  ProductConnection: ResolverTypeWrapper<Omit<ProductConnection, 'edges'> & { edges: Array<ResolversTypes['ProductEdge']> }>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  Property: ResolverTypeWrapper<PropertyRecordMapper>;
  PropertyType: PropertyType;
  PublishQuestionInput: PublishQuestionInput;
  PushDevice: ResolverTypeWrapper<PushDeviceRecordMapper>;
  PushKeysInput: PushKeysInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<QuestionRecordMapper>;
  QuestionGroup: QuestionGroup;
  QuestionIdInput: QuestionIdInput;
  QuestionPayload: ResolverTypeWrapper<Omit<QuestionPayload, 'question'> & { question?: Maybe<ResolversTypes['Question']> }>;
  QuietHours: ResolverTypeWrapper<QuietHours>;
  QuietHoursInput: QuietHoursInput;
  RateAnswerInput: RateAnswerInput;
  RateAnswerPayload: ResolverTypeWrapper<RateAnswerPayload>;
  RateTicketInput: RateTicketInput;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  ReactToMessageInput: ReactToMessageInput;
  ReactionSign: ReactionSign;
  Reason: ResolverTypeWrapper<ReasonGivenMapper>;
  ReasonInput: ReasonInput;
  RecordEditors: ResolverTypeWrapper<RecordEditorsViewMapper>;
  RecordManualPaymentInput: RecordManualPaymentInput;
  ReferenceItem: ResolverTypeWrapper<ReferenceItemViewMapper>;
  ReferenceItemInput: ReferenceItemInput;
  ReferenceItemOrigin: ReferenceItemOrigin;
  ReferenceItemPayload: ResolverTypeWrapper<Omit<ReferenceItemPayload, 'item'> & { item?: Maybe<ResolversTypes['ReferenceItem']> }>;
  ReferenceList: ReferenceList;
  RefuseTaxDataInput: RefuseTaxDataInput;
  RehearsedKind: ResolverTypeWrapper<RehearsedKindViewMapper>;
  RehearsedSpelling: ResolverTypeWrapper<RehearsedSpelling>;
  RehearsedText: ResolverTypeWrapper<RehearsedTextViewMapper>;
  RemovePushDeviceInput: RemovePushDeviceInput;
  RemovePushDevicePayload: ResolverTypeWrapper<RemovePushDevicePayload>;
  RemoveReviewInput: RemoveReviewInput;
  ReplyToReviewInput: ReplyToReviewInput;
  Report: ResolverTypeWrapper<ReportRecordMapper>;
  ReportInput: ReportInput;
  ReportPayload: ResolverTypeWrapper<Omit<ReportPayload, 'report'> & { report?: Maybe<ResolversTypes['OwnReport']> }>;
  ReportReason: ReportReason;
  ReportableKind: ReportableKind;
  RequestApplicationChangesInput: RequestApplicationChangesInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestUploadInput: RequestUploadInput;
  RequestUploadPayload: ResolverTypeWrapper<Omit<RequestUploadPayload, 'file'> & { file?: Maybe<ResolversTypes['File']> }>;
  ResetPasswordInput: ResetPasswordInput;
  RevealPartnerCodeInput: RevealPartnerCodeInput;
  RevealPartnerCodePayload: ResolverTypeWrapper<Omit<RevealPartnerCodePayload, 'offer'> & { offer?: Maybe<ResolversTypes['PartnerOffer']> }>;
  Review: ResolverTypeWrapper<ReviewRecordMapper>;
  ReviewChange: ResolverTypeWrapper<Omit<ReviewChange, 'business' | 'review'> & { business?: Maybe<ResolversTypes['Business']>, review?: Maybe<ResolversTypes['Review']> }>;
  ReviewConnection: ResolverTypeWrapper<Omit<ReviewConnection, 'edges'> & { edges: Array<ResolversTypes['ReviewEdge']> }>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewPayload: ResolverTypeWrapper<Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  ReviewReply: ResolverTypeWrapper<ReviewReplyRecordMapper>;
  ReviewStatus: ReviewStatus;
  ReviewVersion: ResolverTypeWrapper<ReviewVersionRecordMapper>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionsPayload: ResolverTypeWrapper<RevokeSessionsPayload>;
  RichText: ResolverTypeWrapper<Scalars['RichText']['output']>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SaveApplicationDraftInput: SaveApplicationDraftInput;
  SaveCannedReplyInput: SaveCannedReplyInput;
  SaveDiscussionDraftInput: SaveDiscussionDraftInput;
  SaveDocumentDraftInput: SaveDocumentDraftInput;
  SaveNewsInput: SaveNewsInput;
  SaveQuestionInput: SaveQuestionInput;
  SaveReferenceItemInput: SaveReferenceItemInput;
  SaveSettingsInput: SaveSettingsInput;
  ScheduleNewsInput: ScheduleNewsInput;
  SearchArea: ResolverTypeWrapper<SearchAreaViewMapper>;
  SearchConnection: ResolverTypeWrapper<Omit<SearchConnection, 'edges' | 'place'> & { edges: Array<ResolversTypes['SearchHitEdge']>, place?: Maybe<ResolversTypes['SearchPlace']> }>;
  SearchCounts: ResolverTypeWrapper<SearchCounts>;
  SearchHit: ResolverTypeWrapper<SearchHitViewMapper>;
  SearchHitEdge: ResolverTypeWrapper<Omit<SearchHitEdge, 'node'> & { node: ResolversTypes['SearchHit'] }>;
  SearchInVain: ResolverTypeWrapper<SearchInVain>;
  SearchPlace: ResolverTypeWrapper<SearchPlaceViewMapper>;
  SearchType: SearchType;
  SendContactMessageInput: SendContactMessageInput;
  SendMessageInput: SendMessageInput;
  SendTestMailInput: SendTestMailInput;
  Service: ResolverTypeWrapper<ServiceRecordMapper>;
  Session: ResolverTypeWrapper<SessionRecordMapper>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'suspension' | 'user'> & { suspension?: Maybe<ResolversTypes['Suspension']>, user?: Maybe<ResolversTypes['User']> }>;
  SetAvatarInput: SetAvatarInput;
  SetBusinessStatusInput: SetBusinessStatusInput;
  SetBusinessVerifiedInput: SetBusinessVerifiedInput;
  SetDiscussionBookmarkedInput: SetDiscussionBookmarkedInput;
  SetDiscussionFollowedInput: SetDiscussionFollowedInput;
  SetDocumentCheckInput: SetDocumentCheckInput;
  SetFollowInput: SetFollowInput;
  SetFollowPayload: ResolverTypeWrapper<SetFollowPayload>;
  SetLanguageInput: SetLanguageInput;
  SetListingSavedInput: SetListingSavedInput;
  SetListingSavedPayload: ResolverTypeWrapper<Omit<SetListingSavedPayload, 'listing'> & { listing?: Maybe<ResolversTypes['Listing']> }>;
  SetPartnerStatusInput: SetPartnerStatusInput;
  SetPostLikedInput: SetPostLikedInput;
  SetPostLikedPayload: ResolverTypeWrapper<SetPostLikedPayload>;
  SetShownOnBusinessInput: SetShownOnBusinessInput;
  SetStaffRoleInput: SetStaffRoleInput;
  Settings: ResolverTypeWrapper<SettingsRecordMapper>;
  SettingsPayload: ResolverTypeWrapper<Omit<SettingsPayload, 'settings'> & { settings?: Maybe<ResolversTypes['Settings']> }>;
  SharedKind: SharedKind;
  Shareholder: ResolverTypeWrapper<ShareholderRecordMapper>;
  ShareholderInput: ShareholderInput;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  Site: ResolverTypeWrapper<Site>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialLinkInput: SocialLinkInput;
  SortTicketInput: SortTicketInput;
  StaffDuty: StaffDuty;
  StaffRole: StaffRole;
  StartCheckoutInput: StartCheckoutInput;
  StatisticComparison: StatisticComparison;
  StatisticSeries: ResolverTypeWrapper<StatisticSeries>;
  StatisticUnit: StatisticUnit;
  Statistics: ResolverTypeWrapper<StatisticsViewMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubjectState: SubjectState;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SurplusDecision: ResolverTypeWrapper<Omit<SurplusDecision, 'reason'> & { reason: ResolversTypes['Reason'] }>;
  SurplusDecisionInput: SurplusDecisionInput;
  SuspendFromCaseInput: SuspendFromCaseInput;
  SuspendMembershipInput: SuspendMembershipInput;
  SuspendUserInput: SuspendUserInput;
  Suspension: ResolverTypeWrapper<SuspensionRecordMapper>;
  SystemState: ResolverTypeWrapper<SystemState>;
  TaxData: ResolverTypeWrapper<TaxDataRecordMapper>;
  TaxDataChange: ResolverTypeWrapper<TaxDataChangeRecordMapper>;
  TaxDataInput: TaxDataInput;
  TaxDataPayload: ResolverTypeWrapper<Omit<TaxDataPayload, 'taxData'> & { taxData?: Maybe<ResolversTypes['TaxDataState']> }>;
  TaxDataState: ResolverTypeWrapper<TaxDataStateViewMapper>;
  TellTypingInput: TellTypingInput;
  TellTypingPayload: ResolverTypeWrapper<TellTypingPayload>;
  TestMailPayload: ResolverTypeWrapper<TestMailPayload>;
  TestMailResult: ResolverTypeWrapper<TestMailResult>;
  TextPart: ResolverTypeWrapper<TextPart>;
  Ticket: ResolverTypeWrapper<TicketRecordMapper>;
  TicketAssignee: TicketAssignee;
  TicketChange: ResolverTypeWrapper<Omit<TicketChange, 'ticket'> & { ticket: ResolversTypes['Ticket'] }>;
  TicketConnection: ResolverTypeWrapper<Omit<TicketConnection, 'edges'> & { edges: Array<ResolversTypes['TicketEdge']> }>;
  TicketCount: ResolverTypeWrapper<TicketCount>;
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketEntry: ResolverTypeWrapper<TicketEntryRecordMapper>;
  TicketEntryKind: TicketEntryKind;
  TicketIdInput: TicketIdInput;
  TicketKind: TicketKind;
  TicketMessageInput: TicketMessageInput;
  TicketPayload: ResolverTypeWrapper<Omit<TicketPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  TicketPriority: TicketPriority;
  TicketSort: TicketSort;
  TicketStatus: TicketStatus;
  TicketStep: TicketStep;
  TicketTerm: ResolverTypeWrapper<TicketTerm>;
  TopicChannelsInput: TopicChannelsInput;
  TopicPreference: ResolverTypeWrapper<TopicPreference>;
  TransactionSize: TransactionSize;
  TransactionType: TransactionType;
  UndoMarkAllReadInput: UndoMarkAllReadInput;
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: ResolverTypeWrapper<UnsubscribePayload>;
  UpdateBusinessInput: UpdateBusinessInput;
  UpdateListingInput: UpdateListingInput;
  UpdatePartnerInput: UpdatePartnerInput;
  UpdatePlanInput: UpdatePlanInput;
  UpdateProfileInput: UpdateProfileInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadFileInput: UploadFileInput;
  UploadHeader: ResolverTypeWrapper<UploadHeader>;
  UploadRules: ResolverTypeWrapper<UploadRules>;
  UploadTarget: ResolverTypeWrapper<UploadTarget>;
  User: ResolverTypeWrapper<UserRecordMapper>;
  UserActionInput: UserActionInput;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserPayload: ResolverTypeWrapper<Omit<UserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  VerifyEmailInput: VerifyEmailInput;
  Video: ResolverTypeWrapper<VideoViewMapper>;
  Weekday: Weekday;
  WorkItem: ResolverTypeWrapper<QueueItemViewMapper>;
  WorkKind: ResolverTypeWrapper<WorkKind>;
  WorkQueue: ResolverTypeWrapper<Omit<WorkQueue, 'items'> & { items: Array<ResolversTypes['WorkItem']> }>;
  WorkQueueChange: ResolverTypeWrapper<WorkQueueChange>;
  WorkSoon: ResolverTypeWrapper<WorkSoon>;
  WriteReviewInput: WriteReviewInput;
  WritingLimits: ResolverTypeWrapper<WritingLimits>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptAnswerInput: AcceptAnswerInput;
  AcceptDocumentsInput: AcceptDocumentsInput;
  AcceptDocumentsPayload: AcceptDocumentsPayload;
  AccessToken: AccessToken;
  AccountStatus: AccountStatusViewMapper;
  AccountStatusChange: AccountStatusChangeRecordMapper;
  AccountStatusPayload: Omit<AccountStatusPayload, 'accountStatus'> & { accountStatus?: Maybe<ResolversParentTypes['AccountStatus']> };
  ActOnDisputeInput: ActOnDisputeInput;
  ActOnListingsInput: ActOnListingsInput;
  ActionPayload: ActionPayload;
  ActivateApplicationInput: ActivateApplicationInput;
  AddApplicationNoteInput: AddApplicationNoteInput;
  AddBlacklistEntryInput: AddBlacklistEntryInput;
  AddDiscussionCommentInput: AddDiscussionCommentInput;
  AddListingCommentInput: AddListingCommentInput;
  AddPushDeviceInput: AddPushDeviceInput;
  AddPushDevicePayload: Omit<AddPushDevicePayload, 'device'> & { device?: Maybe<ResolversParentTypes['PushDevice']> };
  AddToGroupInput: AddToGroupInput;
  AllNotificationsReadPayload: Omit<AllNotificationsReadPayload, 'notifications'> & { notifications: Array<ResolversParentTypes['Notification']> };
  AnnulManualPaymentInput: AnnulManualPaymentInput;
  AnswerTicketInput: AnswerTicketInput;
  AnsweredQuestion: AnsweredQuestionViewMapper;
  AnsweringTime: AnsweringTime;
  Application: ApplicationRecordMapper;
  ApplicationActionInput: ApplicationActionInput;
  ApplicationChange: ApplicationChangeRecordMapper;
  ApplicationConnection: Omit<ApplicationConnection, 'edges'> & { edges: Array<ResolversParentTypes['ApplicationEdge']> };
  ApplicationEdge: Omit<ApplicationEdge, 'node'> & { node: ResolversParentTypes['Application'] };
  ApplicationForm: ApplicationFormRecordMapper;
  ApplicationFormInput: ApplicationFormInput;
  ApplicationNote: ApplicationNoteRecordMapper;
  ApplicationPayload: Omit<ApplicationPayload, 'application'> & { application?: Maybe<ResolversParentTypes['Application']> };
  ApplicationReview: Omit<ApplicationReview, 'comments' | 'form'> & { comments: Array<ResolversParentTypes['FieldComment']>, form: ResolversParentTypes['ApplicationForm'] };
  ApplicationTabCount: ApplicationTabCount;
  ApplicationTransition: TransitionRecordMapper;
  Artwork: Artwork;
  AssignTicketInput: AssignTicketInput;
  AssignWorkInput: AssignWorkInput;
  AssignWorkPayload: Omit<AssignWorkPayload, 'assignee'> & { assignee?: Maybe<ResolversParentTypes['User']> };
  AuditDetail: AuditDetail;
  AuditEntry: AuditRecordMapper;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditExportInput: AuditExportInput;
  AuditFilter: AuditFilter;
  AuditTarget: AuditTarget;
  AuthorizedUser: AuthorizedUserRecordMapper;
  AuthorizedUserInput: AuthorizedUserInput;
  BecomeFirstAdministratorInput: BecomeFirstAdministratorInput;
  BilledParty: BilledParty;
  BlacklistChange: BlacklistChange;
  BlacklistConnection: Omit<BlacklistConnection, 'edges'> & { edges: Array<ResolversParentTypes['BlacklistEdge']> };
  BlacklistEdge: Omit<BlacklistEdge, 'node'> & { node: ResolversParentTypes['BlacklistEntry'] };
  BlacklistEntry: BlacklistEntryRecordMapper;
  BlacklistEntryIdInput: BlacklistEntryIdInput;
  BlacklistEntryPayload: Omit<BlacklistEntryPayload, 'entry'> & { entry?: Maybe<ResolversParentTypes['BlacklistEntry']> };
  BlacklistRehearsal: BlacklistRehearsalViewMapper;
  Block: BlockRecordMapper;
  BlockConnection: Omit<BlockConnection, 'edges'> & { edges: Array<ResolversParentTypes['BlockEdge']> };
  BlockEdge: Omit<BlockEdge, 'node'> & { node: ResolversParentTypes['Block'] };
  BlockPayload: Omit<BlockPayload, 'person'> & { person?: Maybe<ResolversParentTypes['User']> };
  Boolean: Scalars['Boolean']['output'];
  BothLanguagesInput: BothLanguagesInput;
  Business: BusinessRecordMapper;
  BusinessConnection: Omit<BusinessConnection, 'edges'> & { edges: Array<ResolversParentTypes['BusinessEdge']> };
  BusinessDay: BusinessDay;
  BusinessEdge: Omit<BusinessEdge, 'node'> & { node: ResolversParentTypes['Business'] };
  BusinessFacts: BusinessFacts;
  BusinessFilter: BusinessFilter;
  BusinessIdInput: BusinessIdInput;
  BusinessInvitation: InvitationRecordMapper;
  BusinessInvitationInput: BusinessInvitationInput;
  BusinessInvitationPayload: Omit<BusinessInvitationPayload, 'business' | 'invitation'> & { business?: Maybe<ResolversParentTypes['Business']>, invitation?: Maybe<ResolversParentTypes['BusinessInvitation']> };
  BusinessLinks: BusinessLinksRecordMapper;
  BusinessLinksInput: BusinessLinksInput;
  BusinessMember: MemberViewMapper;
  BusinessMemberInput: BusinessMemberInput;
  BusinessPayload: Omit<BusinessPayload, 'business'> & { business?: Maybe<ResolversParentTypes['Business']> };
  BusinessPerson: BusinessPersonViewMapper;
  BusinessVerification: BusinessVerification;
  BusinessWeek: BusinessWeek;
  CannedReply: CannedReplyRecordMapper;
  CannedReplyIdInput: CannedReplyIdInput;
  CannedReplyPayload: Omit<CannedReplyPayload, 'cannedReply'> & { cannedReply?: Maybe<ResolversParentTypes['CannedReply']> };
  CaseContext: SubjectContextMapper;
  CaseCount: CaseCount;
  CaseIdInput: CaseIdInput;
  CaseStep: CaseStepRecordMapper;
  CaseSubject: SubjectViewMapper;
  Category: Category;
  ChangeBusinessMemberRoleInput: ChangeBusinessMemberRoleInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangeGroupInput: ChangeGroupInput;
  Chat: ChatRecordMapper;
  ChatChange: ChatChangeRecordMapper;
  ChatConnection: Omit<ChatConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChatEdge']> };
  ChatDelivery: ChatDeliveryViewMapper;
  ChatDraftInput: ChatDraftInput;
  ChatEdge: Omit<ChatEdge, 'node'> & { node: ResolversParentTypes['Chat'] };
  ChatFile: ChatFile;
  ChatIdInput: ChatIdInput;
  ChatMember: ChatMemberRecordMapper;
  ChatMessage: MessageRecordMapper;
  ChatMessageConnection: Omit<ChatMessageConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChatMessageEdge']> };
  ChatMessageEdge: Omit<ChatMessageEdge, 'node'> & { node: ResolversParentTypes['ChatMessage'] };
  ChatMessagePayload: Omit<ChatMessagePayload, 'chat' | 'message'> & { chat?: Maybe<ResolversParentTypes['Chat']>, message?: Maybe<ResolversParentTypes['ChatMessage']> };
  ChatPayload: Omit<ChatPayload, 'chat'> & { chat?: Maybe<ResolversParentTypes['Chat']> };
  ChatReaction: ReactionsViewMapper;
  ChatReceipt: ChatReceiptRecordMapper;
  ChatStateInput: ChatStateInput;
  ChatTyping: ChatTypingViewMapper;
  CheckedBusinessInput: CheckedBusinessInput;
  Checkout: CheckoutViewMapper;
  CheckoutPayload: Omit<CheckoutPayload, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  ClaimCaseInput: ClaimCaseInput;
  CloseApplicationInput: CloseApplicationInput;
  ColumnWordInput: ColumnWordInput;
  CommercialReference: CommercialReferenceRecordMapper;
  CommercialReferenceInput: CommercialReferenceInput;
  CommunityUpdate: CommunityUpdateViewMapper;
  CommunityUpdateAdded: Omit<CommunityUpdateAdded, 'update'> & { update: ResolversParentTypes['CommunityUpdate'] };
  CommunityUpdateConnection: Omit<CommunityUpdateConnection, 'edges'> & { edges: Array<ResolversParentTypes['CommunityUpdateEdge']> };
  CommunityUpdateEdge: Omit<CommunityUpdateEdge, 'node'> & { node: ResolversParentTypes['CommunityUpdate'] };
  CommunityUpdateSubject: ResolversUnionTypes<ResolversParentTypes>['CommunityUpdateSubject'];
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConfirmTaxDataInput: ConfirmTaxDataInput;
  ConsentInput: ConsentInput;
  ContactBusinessInput: ContactBusinessInput;
  ContactChallenge: ContactChallenge;
  ContactChallengeInput: ContactChallengeInput;
  ContactMessagePayload: ContactMessagePayload;
  ContactSellerInput: ContactSellerInput;
  ContextPiece: ContextPieceMapper;
  CorrectApplicationTaxIdInput: CorrectApplicationTaxIdInput;
  CreateBusinessInput: CreateBusinessInput;
  CreateBusinessUserInput: CreateBusinessUserInput;
  CreateBusinessUserPayload: Omit<CreateBusinessUserPayload, 'business' | 'user'> & { business?: Maybe<ResolversParentTypes['Business']>, user?: Maybe<ResolversParentTypes['User']> };
  CreateDiscussionInput: CreateDiscussionInput;
  CreateGroupInput: CreateGroupInput;
  CreateListingInput: CreateListingInput;
  CreateNewsInput: CreateNewsInput;
  CreatePartnerInput: CreatePartnerInput;
  CreateTicketInput: CreateTicketInput;
  Cursor: Scalars['Cursor']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideCaseInput: DecideCaseInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteListingCommentInput: DeleteListingCommentInput;
  DeleteNewsInput: DeleteNewsInput;
  DeletePostInput: DeletePostInput;
  DigestInput: DigestInput;
  DigestPreference: DigestPreference;
  Discussion: DiscussionRecordMapper;
  DiscussionChange: Omit<DiscussionChange, 'comment' | 'discussion'> & { comment?: Maybe<ResolversParentTypes['DiscussionComment']>, discussion?: Maybe<ResolversParentTypes['Discussion']> };
  DiscussionComment: DiscussionCommentRecordMapper;
  DiscussionCommentConnection: Omit<DiscussionCommentConnection, 'edges'> & { edges: Array<ResolversParentTypes['DiscussionCommentEdge']> };
  DiscussionCommentEdge: Omit<DiscussionCommentEdge, 'node'> & { node: ResolversParentTypes['DiscussionComment'] };
  DiscussionCommentPayload: Omit<DiscussionCommentPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['DiscussionComment']> };
  DiscussionConnection: Omit<DiscussionConnection, 'edges'> & { edges: Array<ResolversParentTypes['DiscussionEdge']> };
  DiscussionDraft: DiscussionDraftRecordMapper;
  DiscussionDraftPayload: Omit<DiscussionDraftPayload, 'draft'> & { draft?: Maybe<ResolversParentTypes['DiscussionDraft']> };
  DiscussionEdge: Omit<DiscussionEdge, 'node'> & { node: ResolversParentTypes['Discussion'] };
  DiscussionFilter: DiscussionFilter;
  DiscussionPayload: Omit<DiscussionPayload, 'discussion'> & { discussion?: Maybe<ResolversParentTypes['Discussion']> };
  Dispute: DisputeRecordMapper;
  DisputeChange: Omit<DisputeChange, 'dispute'> & { dispute: ResolversParentTypes['Dispute'] };
  DisputeConnection: Omit<DisputeConnection, 'edges'> & { edges: Array<ResolversParentTypes['DisputeEdge']> };
  DisputeCount: DisputeCount;
  DisputeEdge: Omit<DisputeEdge, 'node'> & { node: ResolversParentTypes['Dispute'] };
  DisputePayload: Omit<DisputePayload, 'dispute'> & { dispute?: Maybe<ResolversParentTypes['Dispute']> };
  DisputeReviewInput: DisputeReviewInput;
  DisputeStep: DisputeStepRecordMapper;
  Document: DocumentRecordMapper;
  DocumentCheck: DocumentCheckRecordMapper;
  DocumentDraft: DocumentDraftRecordMapper;
  DocumentKindInput: DocumentKindInput;
  DocumentSection: DocumentSectionRecordMapper;
  DocumentVersionInput: DocumentVersionInput;
  DraftIdInput: DraftIdInput;
  EditDiscussionCommentInput: EditDiscussionCommentInput;
  EditDiscussionInput: EditDiscussionInput;
  EditListingCommentInput: EditListingCommentInput;
  EditMessageInput: EditMessageInput;
  EditReviewInput: EditReviewInput;
  EditableDocument: EditableDocumentViewMapper;
  EditableDocumentPayload: Omit<EditableDocumentPayload, 'document'> & { document?: Maybe<ResolversParentTypes['EditableDocument']> };
  EmailChange: EmailChangeRecordMapper;
  EmailChangePayload: Omit<EmailChangePayload, 'change'> & { change?: Maybe<ResolversParentTypes['EmailChange']> };
  Engagement: EngagementRecordMapper;
  EventCursor: Scalars['EventCursor']['output'];
  ExportColumnInput: ExportColumnInput;
  ExportLinkPayload: ExportLinkPayload;
  ExtendTicketTermInput: ExtendTicketTermInput;
  FacetValue: FacetValueViewMapper;
  Favourite: FavouriteRecordMapper;
  FavouriteConnection: Omit<FavouriteConnection, 'edges'> & { edges: Array<ResolversParentTypes['FavouriteEdge']> };
  FavouriteEdge: Omit<FavouriteEdge, 'node'> & { node: ResolversParentTypes['Favourite'] };
  FeatureListingsInput: FeatureListingsInput;
  FieldComment: FieldCommentRecordMapper;
  FieldCommentInput: FieldCommentInput;
  File: FileRecordMapper;
  FileInput: FileInput;
  FileLinkPayload: FileLinkPayload;
  FilePayload: Omit<FilePayload, 'file'> & { file?: Maybe<ResolversParentTypes['File']> };
  FirstAdministratorAccountInput: FirstAdministratorAccountInput;
  FirstAdministratorPayload: Omit<FirstAdministratorPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Float: Scalars['Float']['output'];
  Follow: FollowRecordMapper;
  FollowConnection: Omit<FollowConnection, 'edges'> & { edges: Array<ResolversParentTypes['FollowEdge']> };
  FollowEdge: Omit<FollowEdge, 'node'> & { node: ResolversParentTypes['Follow'] };
  FollowState: FollowState;
  ForumCategory: ForumCategory;
  ForumChange: ForumChange;
  ForumTag: ForumTag;
  FoundThing: FoundThing;
  GivenUpEvent: GivenUpRecordMapper;
  GivenUpEventConnection: Omit<GivenUpEventConnection, 'edges'> & { edges: Array<ResolversParentTypes['GivenUpEventEdge']> };
  GivenUpEventEdge: Omit<GivenUpEventEdge, 'node'> & { node: ResolversParentTypes['GivenUpEvent'] };
  GivenUpEventIdInput: GivenUpEventIdInput;
  GivenUpEventPayload: Omit<GivenUpEventPayload, 'givenUpEvent'> & { givenUpEvent?: Maybe<ResolversParentTypes['GivenUpEvent']> };
  GroupMemberInput: GroupMemberInput;
  HighlightedText: HighlightedText;
  ID: Scalars['ID']['output'];
  Image: ImageViewMapper;
  ImageInput: ImageInput;
  ImageSource: ImageSource;
  ImportBlacklistInput: ImportBlacklistInput;
  ImportBlacklistPayload: Omit<ImportBlacklistPayload, 'entries'> & { entries: Array<ResolversParentTypes['ImportedBlacklistEntry']> };
  ImportListingsInput: ImportListingsInput;
  ImportListingsPayload: Omit<ImportListingsPayload, 'rows'> & { rows: Array<ResolversParentTypes['ImportedRow']> };
  ImportProblem: ImportProblem;
  ImportedBlacklistEntry: ImportedBlacklistEntryViewMapper;
  ImportedRow: Omit<ImportedRow, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  Installation: Installation;
  Int: Scalars['Int']['output'];
  InviteBusinessMemberInput: InviteBusinessMemberInput;
  Invoice: InvoiceRecordMapper;
  InvoiceConnection: Omit<InvoiceConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvoiceEdge']> };
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node: ResolversParentTypes['Invoice'] };
  InvoiceIdInput: InvoiceIdInput;
  Issuer: Issuer;
  IssuerInput: IssuerInput;
  Job: JobRecordMapper;
  JobConnection: Omit<JobConnection, 'edges'> & { edges: Array<ResolversParentTypes['JobEdge']> };
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobIdInput: JobIdInput;
  JobPayload: Omit<JobPayload, 'job'> & { job?: Maybe<ResolversParentTypes['Job']> };
  LeaveGroupPayload: LeaveGroupPayload;
  LinkPayload: LinkPayload;
  LinkPreview: LinkPreviewRecordMapper;
  ListExportInput: ListExportInput;
  Listing: ListingRecordMapper;
  ListingChange: ListingChangeRecordMapper;
  ListingComment: CommentRecordMapper;
  ListingCommentConnection: Omit<ListingCommentConnection, 'edges'> & { edges: Array<ResolversParentTypes['ListingCommentEdge']> };
  ListingCommentEdge: Omit<ListingCommentEdge, 'node'> & { node: ResolversParentTypes['ListingComment'] };
  ListingCommentPayload: Omit<ListingCommentPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['ListingComment']> };
  ListingConnection: Omit<ListingConnection, 'edges'> & { edges: Array<ResolversParentTypes['ListingEdge']> };
  ListingEdge: Omit<ListingEdge, 'node'> & { node: ResolversParentTypes['Listing'] };
  ListingFacets: Omit<ListingFacets, 'amenities' | 'bathrooms' | 'bedrooms' | 'brands' | 'categories' | 'cities' | 'conditions' | 'countries' | 'currencies' | 'propertyTypes' | 'regions' | 'rooms' | 'serviceTypes' | 'transactionTypes'> & { amenities: Array<ResolversParentTypes['FacetValue']>, bathrooms: Array<ResolversParentTypes['FacetValue']>, bedrooms: Array<ResolversParentTypes['FacetValue']>, brands: Array<ResolversParentTypes['FacetValue']>, categories: Array<ResolversParentTypes['FacetValue']>, cities: Array<ResolversParentTypes['FacetValue']>, conditions: Array<ResolversParentTypes['FacetValue']>, countries: Array<ResolversParentTypes['FacetValue']>, currencies: Array<ResolversParentTypes['FacetValue']>, propertyTypes: Array<ResolversParentTypes['FacetValue']>, regions: Array<ResolversParentTypes['FacetValue']>, rooms: Array<ResolversParentTypes['FacetValue']>, serviceTypes: Array<ResolversParentTypes['FacetValue']>, transactionTypes: Array<ResolversParentTypes['FacetValue']> };
  ListingFilter: ListingFilter;
  ListingIdInput: ListingIdInput;
  ListingOutcome: Omit<ListingOutcome, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  ListingOutcomesPayload: Omit<ListingOutcomesPayload, 'outcomes'> & { outcomes: Array<ResolversParentTypes['ListingOutcome']> };
  ListingPayload: Omit<ListingPayload, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  ListingValuesInput: ListingValuesInput;
  LocalizedRichText: LocalizedRichText;
  LocalizedRichTextInput: LocalizedRichTextInput;
  LocalizedText: LocalizedText;
  LocalizedTextInput: LocalizedTextInput;
  ManagedListingCount: ManagedListingCount;
  ManagedListingFilter: ManagedListingFilter;
  MeChange: Omit<MeChange, 'me'> & { me: ResolversParentTypes['User'] };
  Membership: MembershipRecordMapper;
  MentionCandidate: MentionCandidateViewMapper;
  MessageIdInput: MessageIdInput;
  ModerateDiscussionInput: ModerateDiscussionInput;
  ModerationCase: CaseRecordMapper;
  ModerationCaseChange: ModerationCaseChange;
  ModerationCaseConnection: Omit<ModerationCaseConnection, 'edges'> & { edges: Array<ResolversParentTypes['ModerationCaseEdge']> };
  ModerationCaseEdge: Omit<ModerationCaseEdge, 'node'> & { node: ResolversParentTypes['ModerationCase'] };
  ModerationCasePayload: Omit<ModerationCasePayload, 'moderationCase'> & { moderationCase?: Maybe<ResolversParentTypes['ModerationCase']> };
  ModerationRules: ModerationRules;
  ModerationRulesInput: ModerationRulesInput;
  ModerationRulesPayload: ModerationRulesPayload;
  Money: Money;
  MoveQuestionInput: MoveQuestionInput;
  Mutation: Record<PropertyKey, never>;
  MyApplicationChange: Omit<MyApplicationChange, 'application'> & { application?: Maybe<ResolversParentTypes['Application']> };
  MyBusinessChange: MyBusinessChangeRecordMapper;
  NewsCount: NewsCount;
  NewsIdInput: NewsIdInput;
  NewsItem: NewsRecordMapper;
  NewsItemConnection: Omit<NewsItemConnection, 'edges'> & { edges: Array<ResolversParentTypes['NewsItemEdge']> };
  NewsItemEdge: Omit<NewsItemEdge, 'node'> & { node: ResolversParentTypes['NewsItem'] };
  NewsPayload: Omit<NewsPayload, 'newsItem'> & { newsItem?: Maybe<ResolversParentTypes['NewsItem']> };
  NewsText: NewsTextRecordMapper;
  NewsVersion: NewsVersionRecordMapper;
  NewsVersionInput: NewsVersionInput;
  NoteBlacklistEntryInput: NoteBlacklistEntryInput;
  Notification: NotificationRecordMapper;
  NotificationChange: NotificationChangeRecordMapper;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationIdsInput: NotificationIdsInput;
  NotificationPreferences: NotificationPreferencesRecordMapper;
  NotificationPreferencesInput: NotificationPreferencesInput;
  NotificationPreferencesPayload: Omit<NotificationPreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversParentTypes['NotificationPreferences']> };
  NotificationSectionCount: NotificationSectionCount;
  NotificationsPayload: Omit<NotificationsPayload, 'notifications'> & { notifications: Array<ResolversParentTypes['Notification']> };
  OpeningSpan: OpeningSpan;
  OpeningSpanInput: OpeningSpanInput;
  OwnReport: ReportRecordMapper;
  PageInfo: PageInfo;
  Partner: PartnerRecordMapper;
  PartnerCategory: PartnerCategory;
  PartnerConnection: Omit<PartnerConnection, 'edges'> & { edges: Array<ResolversParentTypes['PartnerEdge']> };
  PartnerCount: PartnerCount;
  PartnerEdge: Omit<PartnerEdge, 'node'> & { node: ResolversParentTypes['Partner'] };
  PartnerLocation: PartnerLocationRecordMapper;
  PartnerLocationInput: PartnerLocationInput;
  PartnerOffer: OfferViewMapper;
  PartnerOfferInput: PartnerOfferInput;
  PartnerPayload: Omit<PartnerPayload, 'partner'> & { partner?: Maybe<ResolversParentTypes['Partner']> };
  Payment: PaymentRecordMapper;
  PaymentAnnulment: Omit<PaymentAnnulment, 'reason'> & { reason?: Maybe<ResolversParentTypes['Reason']> };
  PaymentChange: Omit<PaymentChange, 'payment'> & { payment: ResolversParentTypes['Payment'] };
  PaymentConnection: Omit<PaymentConnection, 'edges'> & { edges: Array<ResolversParentTypes['PaymentEdge']> };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFilter: PaymentFilter;
  PaymentIdInput: PaymentIdInput;
  PaymentPayload: Omit<PaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  PersonHistory: PersonViewMapper;
  PersonInput: PersonInput;
  PersonNote: PersonNoteRecordMapper;
  PersonNoteInput: PersonNoteInput;
  PersonNotePayload: Omit<PersonNotePayload, 'note'> & { note?: Maybe<ResolversParentTypes['PersonNote']> };
  PersonPresence: PersonPresenceViewMapper;
  Plan: PlanRecordMapper;
  PlanPayload: Omit<PlanPayload, 'plan'> & { plan?: Maybe<ResolversParentTypes['Plan']> };
  PostIdInput: PostIdInput;
  PostVersion: PostVersionRecordMapper;
  PresenceChange: PresenceChangeViewMapper;
  PresenceChoices: PresenceChoicesRecordMapper;
  PresenceChoicesInput: PresenceChoicesInput;
  PresenceChoicesPayload: Omit<PresenceChoicesPayload, 'choices'> & { choices?: Maybe<ResolversParentTypes['PresenceChoices']> };
  PriceFacet: PriceFacet;
  PriceStep: PriceStep;
  Product: ProductRecordMapper;
  ProductConnection: Omit<ProductConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProductEdge']> };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  Property: PropertyRecordMapper;
  PublishQuestionInput: PublishQuestionInput;
  PushDevice: PushDeviceRecordMapper;
  PushKeysInput: PushKeysInput;
  Query: Record<PropertyKey, never>;
  Question: QuestionRecordMapper;
  QuestionIdInput: QuestionIdInput;
  QuestionPayload: Omit<QuestionPayload, 'question'> & { question?: Maybe<ResolversParentTypes['Question']> };
  QuietHours: QuietHours;
  QuietHoursInput: QuietHoursInput;
  RateAnswerInput: RateAnswerInput;
  RateAnswerPayload: RateAnswerPayload;
  RateTicketInput: RateTicketInput;
  RatingCount: RatingCount;
  ReactToMessageInput: ReactToMessageInput;
  Reason: ReasonGivenMapper;
  ReasonInput: ReasonInput;
  RecordEditors: RecordEditorsViewMapper;
  RecordManualPaymentInput: RecordManualPaymentInput;
  ReferenceItem: ReferenceItemViewMapper;
  ReferenceItemInput: ReferenceItemInput;
  ReferenceItemPayload: Omit<ReferenceItemPayload, 'item'> & { item?: Maybe<ResolversParentTypes['ReferenceItem']> };
  RefuseTaxDataInput: RefuseTaxDataInput;
  RehearsedKind: RehearsedKindViewMapper;
  RehearsedSpelling: RehearsedSpelling;
  RehearsedText: RehearsedTextViewMapper;
  RemovePushDeviceInput: RemovePushDeviceInput;
  RemovePushDevicePayload: RemovePushDevicePayload;
  RemoveReviewInput: RemoveReviewInput;
  ReplyToReviewInput: ReplyToReviewInput;
  Report: ReportRecordMapper;
  ReportInput: ReportInput;
  ReportPayload: Omit<ReportPayload, 'report'> & { report?: Maybe<ResolversParentTypes['OwnReport']> };
  RequestApplicationChangesInput: RequestApplicationChangesInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestUploadInput: RequestUploadInput;
  RequestUploadPayload: Omit<RequestUploadPayload, 'file'> & { file?: Maybe<ResolversParentTypes['File']> };
  ResetPasswordInput: ResetPasswordInput;
  RevealPartnerCodeInput: RevealPartnerCodeInput;
  RevealPartnerCodePayload: Omit<RevealPartnerCodePayload, 'offer'> & { offer?: Maybe<ResolversParentTypes['PartnerOffer']> };
  Review: ReviewRecordMapper;
  ReviewChange: Omit<ReviewChange, 'business' | 'review'> & { business?: Maybe<ResolversParentTypes['Business']>, review?: Maybe<ResolversParentTypes['Review']> };
  ReviewConnection: Omit<ReviewConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReviewEdge']> };
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewPayload: Omit<ReviewPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  ReviewReply: ReviewReplyRecordMapper;
  ReviewVersion: ReviewVersionRecordMapper;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionsPayload: RevokeSessionsPayload;
  RichText: Scalars['RichText']['output'];
  SafeInt: Scalars['SafeInt']['output'];
  SaveApplicationDraftInput: SaveApplicationDraftInput;
  SaveCannedReplyInput: SaveCannedReplyInput;
  SaveDiscussionDraftInput: SaveDiscussionDraftInput;
  SaveDocumentDraftInput: SaveDocumentDraftInput;
  SaveNewsInput: SaveNewsInput;
  SaveQuestionInput: SaveQuestionInput;
  SaveReferenceItemInput: SaveReferenceItemInput;
  SaveSettingsInput: SaveSettingsInput;
  ScheduleNewsInput: ScheduleNewsInput;
  SearchArea: SearchAreaViewMapper;
  SearchConnection: Omit<SearchConnection, 'edges' | 'place'> & { edges: Array<ResolversParentTypes['SearchHitEdge']>, place?: Maybe<ResolversParentTypes['SearchPlace']> };
  SearchCounts: SearchCounts;
  SearchHit: SearchHitViewMapper;
  SearchHitEdge: Omit<SearchHitEdge, 'node'> & { node: ResolversParentTypes['SearchHit'] };
  SearchInVain: SearchInVain;
  SearchPlace: SearchPlaceViewMapper;
  SendContactMessageInput: SendContactMessageInput;
  SendMessageInput: SendMessageInput;
  SendTestMailInput: SendTestMailInput;
  Service: ServiceRecordMapper;
  Session: SessionRecordMapper;
  SessionPayload: Omit<SessionPayload, 'suspension' | 'user'> & { suspension?: Maybe<ResolversParentTypes['Suspension']>, user?: Maybe<ResolversParentTypes['User']> };
  SetAvatarInput: SetAvatarInput;
  SetBusinessStatusInput: SetBusinessStatusInput;
  SetBusinessVerifiedInput: SetBusinessVerifiedInput;
  SetDiscussionBookmarkedInput: SetDiscussionBookmarkedInput;
  SetDiscussionFollowedInput: SetDiscussionFollowedInput;
  SetDocumentCheckInput: SetDocumentCheckInput;
  SetFollowInput: SetFollowInput;
  SetFollowPayload: SetFollowPayload;
  SetLanguageInput: SetLanguageInput;
  SetListingSavedInput: SetListingSavedInput;
  SetListingSavedPayload: Omit<SetListingSavedPayload, 'listing'> & { listing?: Maybe<ResolversParentTypes['Listing']> };
  SetPartnerStatusInput: SetPartnerStatusInput;
  SetPostLikedInput: SetPostLikedInput;
  SetPostLikedPayload: SetPostLikedPayload;
  SetShownOnBusinessInput: SetShownOnBusinessInput;
  SetStaffRoleInput: SetStaffRoleInput;
  Settings: SettingsRecordMapper;
  SettingsPayload: Omit<SettingsPayload, 'settings'> & { settings?: Maybe<ResolversParentTypes['Settings']> };
  Shareholder: ShareholderRecordMapper;
  ShareholderInput: ShareholderInput;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  Site: Site;
  SocialLink: SocialLink;
  SocialLinkInput: SocialLinkInput;
  SortTicketInput: SortTicketInput;
  StartCheckoutInput: StartCheckoutInput;
  StatisticSeries: StatisticSeries;
  Statistics: StatisticsViewMapper;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SurplusDecision: Omit<SurplusDecision, 'reason'> & { reason: ResolversParentTypes['Reason'] };
  SurplusDecisionInput: SurplusDecisionInput;
  SuspendFromCaseInput: SuspendFromCaseInput;
  SuspendMembershipInput: SuspendMembershipInput;
  SuspendUserInput: SuspendUserInput;
  Suspension: SuspensionRecordMapper;
  SystemState: SystemState;
  TaxData: TaxDataRecordMapper;
  TaxDataChange: TaxDataChangeRecordMapper;
  TaxDataInput: TaxDataInput;
  TaxDataPayload: Omit<TaxDataPayload, 'taxData'> & { taxData?: Maybe<ResolversParentTypes['TaxDataState']> };
  TaxDataState: TaxDataStateViewMapper;
  TellTypingInput: TellTypingInput;
  TellTypingPayload: TellTypingPayload;
  TestMailPayload: TestMailPayload;
  TestMailResult: TestMailResult;
  TextPart: TextPart;
  Ticket: TicketRecordMapper;
  TicketChange: Omit<TicketChange, 'ticket'> & { ticket: ResolversParentTypes['Ticket'] };
  TicketConnection: Omit<TicketConnection, 'edges'> & { edges: Array<ResolversParentTypes['TicketEdge']> };
  TicketCount: TicketCount;
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketEntry: TicketEntryRecordMapper;
  TicketIdInput: TicketIdInput;
  TicketMessageInput: TicketMessageInput;
  TicketPayload: Omit<TicketPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  TicketTerm: TicketTerm;
  TopicChannelsInput: TopicChannelsInput;
  TopicPreference: TopicPreference;
  UndoMarkAllReadInput: UndoMarkAllReadInput;
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: UnsubscribePayload;
  UpdateBusinessInput: UpdateBusinessInput;
  UpdateListingInput: UpdateListingInput;
  UpdatePartnerInput: UpdatePartnerInput;
  UpdatePlanInput: UpdatePlanInput;
  UpdateProfileInput: UpdateProfileInput;
  Upload: Scalars['Upload']['output'];
  UploadFileInput: UploadFileInput;
  UploadHeader: UploadHeader;
  UploadRules: UploadRules;
  UploadTarget: UploadTarget;
  User: UserRecordMapper;
  UserActionInput: UserActionInput;
  UserConnection: Omit<UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserPayload: Omit<UserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  VerifyEmailInput: VerifyEmailInput;
  Video: VideoViewMapper;
  WorkItem: QueueItemViewMapper;
  WorkKind: WorkKind;
  WorkQueue: Omit<WorkQueue, 'items'> & { items: Array<ResolversParentTypes['WorkItem']> };
  WorkQueueChange: WorkQueueChange;
  WorkSoon: WorkSoon;
  WriteReviewInput: WriteReviewInput;
  WritingLimits: WritingLimits;
};

export type AccessDirectiveArgs = {
  duties?: Maybe<Array<StaffDuty>>;
  rule: AccessRule;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptDocumentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptDocumentsPayload'] = ResolversParentTypes['AcceptDocumentsPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountStatus'] = ResolversParentTypes['AccountStatus']> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  billingSyncError?: Resolver<Maybe<ResolversTypes['BillingSyncProblem']>, ParentType, ContextType>;
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  lastPayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  openInvoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountStatusChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountStatusChange'] = ResolversParentTypes['AccountStatusChange']> = {
  accountStatus?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type AccountStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountStatusPayload'] = ResolversParentTypes['AccountStatusPayload']> = {
  accountStatus?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionPayload'] = ResolversParentTypes['ActionPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddPushDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPushDevicePayload'] = ResolversParentTypes['AddPushDevicePayload']> = {
  device?: Resolver<Maybe<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AllNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllNotificationsReadPayload'] = ResolversParentTypes['AllNotificationsReadPayload']> = {
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnsweredQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnsweredQuestion'] = ResolversParentTypes['AnsweredQuestion']> = {
  comment?: Resolver<ResolversTypes['ListingComment'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
};

export type AnsweringTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnsweringTime'] = ResolversParentTypes['AnsweringTime']> = {
  conversations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  applicant?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  businessId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changesDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateSubmitted?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentChecks?: Resolver<Maybe<Array<ResolversTypes['DocumentCheck']>>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['ApplicationForm'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ApplicationTransition']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastReview?: Resolver<Maybe<ResolversTypes['ApplicationReview']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['ApplicationNote']>>, ParentType, ContextType>;
  paymentDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  requestedChanges?: Resolver<Array<ResolversTypes['FieldComment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ApplicationStep'], ParentType, ContextType>;
  suggestedTaxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxDataChange?: Resolver<Maybe<ResolversTypes['TaxDataChange']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerActions?: Resolver<Array<ResolversTypes['ApplicationAction']>, ParentType, ContextType>;
  viewerCanPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRemind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApplicationActionResolvers = EnumResolverSignature<{ ACTIVATE?: any, ACTIVATE_UNPAID?: any, APPROVE?: any, COMPLETE_PAYMENT?: any, DELETE?: any, EXPIRE?: any, MISS_PAYMENT?: any, REJECT?: any, REQUEST_CHANGES?: any, SUBMIT?: any, UNDO_PAYMENT?: any, WITHDRAW?: any }, ResolversTypes['ApplicationAction']>;

export type ApplicationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationChange'] = ResolversParentTypes['ApplicationChange']> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  applicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['ApplicationTabCount']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type ApplicationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationConnection'] = ResolversParentTypes['ApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApplicationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ApplicationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationEdge'] = ResolversParentTypes['ApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
};

export type ApplicationFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationForm'] = ResolversParentTypes['ApplicationForm']> = {
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

export type ApplicationNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationNote'] = ResolversParentTypes['ApplicationNote']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationPayload'] = ResolversParentTypes['ApplicationPayload']> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApplicationReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationReview'] = ResolversParentTypes['ApplicationReview']> = {
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['FieldComment']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['ApplicationForm'], ParentType, ContextType>;
  unchangedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationStatusResolvers = EnumResolverSignature<{ APPROVED?: any, CHANGES_REQUESTED?: any, DELETED?: any, DRAFT?: any, NEW?: any, PAYMENT_COMPLETE?: any, PAYMENT_MISSED?: any, PAYMENT_PENDING?: any, REJECTED?: any, WITHDRAWN?: any }, ResolversTypes['ApplicationStatus']>;

export type ApplicationTabResolvers = EnumResolverSignature<{ ALL?: any, CHANGES_REQUESTED?: any, PAYMENT_COMPLETE?: any, PAYMENT_MISSED?: any, PAYMENT_PENDING?: any, REJECTED?: any }, ResolversTypes['ApplicationTab']>;

export type ApplicationTabCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationTabCount'] = ResolversParentTypes['ApplicationTabCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['ApplicationTab'], ParentType, ContextType>;
};

export type ApplicationTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationTransition'] = ResolversParentTypes['ApplicationTransition']> = {
  action?: Resolver<Maybe<ResolversTypes['ApplicationAction']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['FieldComment']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
};

export type ArtworkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Artwork'] = ResolversParentTypes['Artwork']> = {
  palette?: Resolver<ResolversTypes['ArtworkPalette'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignWorkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignWorkPayload'] = ResolversParentTypes['AssignWorkPayload']> = {
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['AuditTarget']>, ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditTarget'] = ResolversParentTypes['AuditTarget']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorizedUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorizedUser'] = ResolversParentTypes['AuthorizedUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BilledPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BilledParty'] = ResolversParentTypes['BilledParty']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlacklistChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistChange'] = ResolversParentTypes['BlacklistChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BlacklistConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistConnection'] = ResolversParentTypes['BlacklistConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BlacklistEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlacklistEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistEdge'] = ResolversParentTypes['BlacklistEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlacklistEntry'], ParentType, ContextType>;
};

export type BlacklistEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistEntry'] = ResolversParentTypes['BlacklistEntry']> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateLastHit?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlacklistKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlacklistEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistEntryPayload'] = ResolversParentTypes['BlacklistEntryPayload']> = {
  entry?: Resolver<Maybe<ResolversTypes['BlacklistEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BlacklistRehearsalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistRehearsal'] = ResolversParentTypes['BlacklistRehearsal']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['RehearsedText']>, ParentType, ContextType>;
  innocentWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['RehearsedKind']>, ParentType, ContextType>;
  spellings?: Resolver<Array<ResolversTypes['RehearsedSpelling']>, ParentType, ContextType>;
  untouchedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type BlockConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockConnection'] = ResolversParentTypes['BlockConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BlockEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlockEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockEdge'] = ResolversParentTypes['BlockEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Block'], ParentType, ContextType>;
};

export type BlockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockPayload'] = ResolversParentTypes['BlockPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BusinessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Business'] = ResolversParentTypes['Business']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredQuestions?: Resolver<Array<ResolversTypes['AnsweredQuestion']>, ParentType, ContextType, RequireFields<BusinessAnsweredQuestionsArgs, 'first'>>;
  answering?: Resolver<Maybe<ResolversTypes['AnsweringTime']>, ParentType, ContextType>;
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateVerified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Maybe<Array<ResolversTypes['BusinessInvitation']>>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineOfBusiness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<ResolversTypes['BusinessLinks'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['BusinessMember']>>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsConfirmation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['BusinessPerson']>, ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingDistribution?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['BusinessSize']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BusinessStatus']>, ParentType, ContextType>;
  tagline?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vcardUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['BusinessVerification']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerShownAs?: Resolver<Maybe<ResolversTypes['BusinessPerson']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessConnection'] = ResolversParentTypes['BusinessConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BusinessEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BusinessDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessDay'] = ResolversParentTypes['BusinessDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessEdge'] = ResolversParentTypes['BusinessEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
};

export type BusinessFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessFacts'] = ResolversParentTypes['BusinessFacts']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessInvitation'] = ResolversParentTypes['BusinessInvitation']> = {
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  dateSent?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberType'], ParentType, ContextType>;
};

export type BusinessInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessInvitationPayload'] = ResolversParentTypes['BusinessInvitationPayload']> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['BusinessInvitation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BusinessLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessLinks'] = ResolversParentTypes['BusinessLinks']> = {
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessMember'] = ResolversParentTypes['BusinessMember']> = {
  role?: Resolver<ResolversTypes['MemberType'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type BusinessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessPayload'] = ResolversParentTypes['BusinessPayload']> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BusinessPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessPerson'] = ResolversParentTypes['BusinessPerson']> = {
  isManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessVerification'] = ResolversParentTypes['BusinessVerification']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['BusinessFacts'], ParentType, ContextType>;
};

export type BusinessWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessWeek'] = ResolversParentTypes['BusinessWeek']> = {
  contacts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CannedReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannedReply'] = ResolversParentTypes['CannedReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type CannedReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannedReplyPayload'] = ResolversParentTypes['CannedReplyPayload']> = {
  cannedReply?: Resolver<Maybe<ResolversTypes['CannedReply']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CaseContextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseContext'] = ResolversParentTypes['CaseContext']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['ContextPiece']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseCount'] = ResolversParentTypes['CaseCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['CaseTab'], ParentType, ContextType>;
};

export type CaseDecisionResolvers = EnumResolverSignature<{ ASK_EDIT?: any, KEEP?: any, REMOVE?: any }, ResolversTypes['CaseDecision']>;

export type CaseStatusResolvers = EnumResolverSignature<{ EDIT_ASKED?: any, KEPT?: any, OPEN?: any, REMOVED?: any, WITHDRAWN?: any }, ResolversTypes['CaseStatus']>;

export type CaseStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseStep'] = ResolversParentTypes['CaseStep']> = {
  action?: Resolver<ResolversTypes['CaseAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CaseSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseSubject'] = ResolversParentTypes['CaseSubject']> = {
  dateEdited?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateWritten?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['CaseDecision']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubjectState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type ChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat']> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstUnread?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatKind'], ParentType, ContextType>;
  lastActive?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingName?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['ChatMember']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['ChatMessageConnection'], ParentType, ContextType, RequireFields<ChatMessagesArgs, 'first'>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newMembersSeePast?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  otherMembers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  presence?: Resolver<Array<ResolversTypes['PersonPresence']>, ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['ChatMessageConnection'], ParentType, ContextType, RequireFields<ChatSharedArgs, 'first' | 'kind'>>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerAwaitsAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanAdd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerLeads?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerSells?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whoMayAdd?: Resolver<Maybe<ResolversTypes['GroupAdders']>, ParentType, ContextType>;
};

export type ChatChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatChange'] = ResolversParentTypes['ChatChange']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatChangeKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  unreadChatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatConnection'] = ResolversParentTypes['ChatConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChatEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChatDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatDelivery'] = ResolversParentTypes['ChatDelivery']> = {
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChatEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEdge'] = ResolversParentTypes['ChatEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
};

export type ChatFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatFile'] = ResolversParentTypes['ChatFile']> = {
  byteSize?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatKindResolvers = EnumResolverSignature<{ BUSINESS?: any, GROUP?: any, LISTING?: any, PERSON?: any }, ResolversTypes['ChatKind']>;

export type ChatMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMember'] = ResolversParentTypes['ChatMember']> = {
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateEdited?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateSent?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredTo?: Resolver<Array<ResolversTypes['ChatDelivery']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ChatFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['ChatNotice']>, ParentType, ContextType>;
  noticeAbout?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ChatReaction']>, ParentType, ContextType>;
  seenBy?: Resolver<Array<ResolversTypes['ChatReceipt']>, ParentType, ContextType>;
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanRestore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageConnection'] = ResolversParentTypes['ChatMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChatMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChatMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageEdge'] = ResolversParentTypes['ChatMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
};

export type ChatMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessagePayload'] = ResolversParentTypes['ChatMessagePayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChatNoticeResolvers = EnumResolverSignature<{ ADDED?: any, CHANGED?: any, CREATED?: any, HANDED_OVER?: any, LEFT?: any, REMOVED?: any }, ResolversTypes['ChatNotice']>;

export type ChatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatPayload'] = ResolversParentTypes['ChatPayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  unreadChatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChatReactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatReaction'] = ResolversParentTypes['ChatReaction']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['ReactionSign'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChatReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatReceipt'] = ResolversParentTypes['ChatReceipt']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChatTypingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatTyping'] = ResolversParentTypes['ChatTyping']> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  payUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommercialReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommercialReference'] = ResolversParentTypes['CommercialReference']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommunityUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityUpdate'] = ResolversParentTypes['CommunityUpdate']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CommunityUpdateKind'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['CommunityUpdateSubject'], ParentType, ContextType>;
};

export type CommunityUpdateAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityUpdateAdded'] = ResolversParentTypes['CommunityUpdateAdded']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['CommunityUpdate'], ParentType, ContextType>;
};

export type CommunityUpdateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityUpdateConnection'] = ResolversParentTypes['CommunityUpdateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommunityUpdateEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommunityUpdateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityUpdateEdge'] = ResolversParentTypes['CommunityUpdateEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommunityUpdate'], ParentType, ContextType>;
};

export type CommunityUpdateSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityUpdateSubject'] = ResolversParentTypes['CommunityUpdateSubject']> = {
  __resolveType: TypeResolveFn<'Business' | 'Product' | 'Property' | 'Review' | 'Service', ParentType, ContextType>;
};

export type ContactChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactChallenge'] = ResolversParentTypes['ContactChallenge']> = {
  bits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactMessagePayload'] = ResolversParentTypes['ContactMessagePayload']> = {
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContextPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContextPiece'] = ResolversParentTypes['ContextPiece']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSubject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateBusinessUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBusinessUserPayload'] = ResolversParentTypes['CreateBusinessUserPayload']> = {
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DigestPreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DigestPreference'] = ResolversParentTypes['DigestPreference']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rhythm?: Resolver<ResolversTypes['DigestRhythm'], ParentType, ContextType>;
};

export type DiscussionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discussion'] = ResolversParentTypes['Discussion']> = {
  acceptedComment?: Resolver<Maybe<ResolversTypes['DiscussionComment']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['DiscussionCommentConnection'], ParentType, ContextType, RequireFields<DiscussionCommentsArgs, 'first'>>;
  dateActive?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateEdited?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastActor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Discussion']>, ParentType, ContextType, RequireFields<DiscussionRelatedArgs, 'first'>>;
  status?: Resolver<ResolversTypes['PostStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['PostVersion']>, ParentType, ContextType>;
  viewerBookmarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanModerate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerFollows?: Resolver<ResolversTypes['FollowLevel'], ParentType, ContextType>;
  viewerLikes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerUnreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscussionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionChange'] = ResolversParentTypes['DiscussionChange']> = {
  comment?: Resolver<Maybe<ResolversTypes['DiscussionComment']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  discussion?: Resolver<Maybe<ResolversTypes['Discussion']>, ParentType, ContextType>;
};

export type DiscussionCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionComment'] = ResolversParentTypes['DiscussionComment']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateEdited?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discussionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['DiscussionComment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PostStatus'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['PostVersion']>, ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerLikes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DiscussionCommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionCommentConnection'] = ResolversParentTypes['DiscussionCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DiscussionCommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DiscussionCommentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionCommentEdge'] = ResolversParentTypes['DiscussionCommentEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DiscussionComment'], ParentType, ContextType>;
};

export type DiscussionCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionCommentPayload'] = ResolversParentTypes['DiscussionCommentPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['DiscussionComment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DiscussionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionConnection'] = ResolversParentTypes['DiscussionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DiscussionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DiscussionDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionDraft'] = ResolversParentTypes['DiscussionDraft']> = {
  body?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateSaved?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discussionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscussionDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionDraftPayload'] = ResolversParentTypes['DiscussionDraftPayload']> = {
  draft?: Resolver<Maybe<ResolversTypes['DiscussionDraft']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DiscussionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionEdge'] = ResolversParentTypes['DiscussionEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Discussion'], ParentType, ContextType>;
};

export type DiscussionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionPayload'] = ResolversParentTypes['DiscussionPayload']> = {
  discussion?: Resolver<Maybe<ResolversTypes['Discussion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
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

export type DisputeActionResolvers = EnumResolverSignature<{ edit?: any, miss?: any, remove?: any, requestEdit?: any, respond?: any, submit?: any }, ResolversTypes['DisputeAction']>;

export type DisputeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisputeChange'] = ResolversParentTypes['DisputeChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  dispute?: Resolver<ResolversTypes['Dispute'], ParentType, ContextType>;
};

export type DisputeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisputeConnection'] = ResolversParentTypes['DisputeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DisputeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DisputeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisputeCount'] = ResolversParentTypes['DisputeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DisputeStatus'], ParentType, ContextType>;
};

export type DisputeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisputeEdge'] = ResolversParentTypes['DisputeEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Dispute'], ParentType, ContextType>;
};

export type DisputePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisputePayload'] = ResolversParentTypes['DisputePayload']> = {
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DisputeStatusResolvers = EnumResolverSignature<{ editMissed?: any, editRequested?: any, edited?: any, kept?: any, removed?: any, submitted?: any }, ResolversTypes['DisputeStatus']>;

export type DisputeStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisputeStep'] = ResolversParentTypes['DisputeStep']> = {
  action?: Resolver<ResolversTypes['DisputeAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['DisputeParty'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['LocalizedRichText'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DocumentSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCheck'] = ResolversParentTypes['DocumentCheck']> = {
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  check?: Resolver<ResolversTypes['DocumentCheckName'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DocumentDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentDraft'] = ResolversParentTypes['DocumentDraft']> = {
  body?: Resolver<ResolversTypes['LocalizedRichText'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type DocumentKindResolvers = EnumResolverSignature<{ ABOUT?: any, PLANS?: any, PRIVACY?: any, SHIPPING?: any, TERMS?: any, WARRANTIES?: any, WELCOME?: any }, ResolversTypes['DocumentKind']>;

export type DocumentSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSection'] = ResolversParentTypes['DocumentSection']> = {
  heading?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
};

export type EditableDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditableDocument'] = ResolversParentTypes['EditableDocument']> = {
  current?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['DocumentDraft'], ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type EditableDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditableDocumentPayload'] = ResolversParentTypes['EditableDocumentPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['EditableDocument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EmailChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChange'] = ResolversParentTypes['EmailChange']> = {
  dateRequested?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  newEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChangePayload'] = ResolversParentTypes['EmailChangePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EngagementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Engagement'] = ResolversParentTypes['Engagement']> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface EventCursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EventCursor'], any> {
  name: 'EventCursor';
}

export type ExportLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportLinkPayload'] = ResolversParentTypes['ExportLinkPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavouriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  dateSaved?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FavouriteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouriteConnection'] = ResolversParentTypes['FavouriteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FavouriteEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FavouriteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouriteEdge'] = ResolversParentTypes['FavouriteEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Favourite'], ParentType, ContextType>;
};

export type FieldCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldComment'] = ResolversParentTypes['FieldComment']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  byteSize?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['FilePurpose'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FileStatus'], ParentType, ContextType>;
};

export type FileLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileLinkPayload'] = ResolversParentTypes['FileLinkPayload']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilePayload'] = ResolversParentTypes['FilePayload']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FirstAdministratorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstAdministratorPayload'] = ResolversParentTypes['FirstAdministratorPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FollowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Follow'] = ResolversParentTypes['Follow']> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FollowKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FollowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowConnection'] = ResolversParentTypes['FollowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FollowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FollowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowEdge'] = ResolversParentTypes['FollowEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Follow'], ParentType, ContextType>;
};

export type FollowStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowState'] = ResolversParentTypes['FollowState']> = {
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FollowKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['FollowLevel'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ForumCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForumCategory'] = ResolversParentTypes['ForumCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ForumChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForumChange'] = ResolversParentTypes['ForumChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  discussionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ForumTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForumTag'] = ResolversParentTypes['ForumTag']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundThing'] = ResolversParentTypes['FoundThing']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GivenUpEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenUpEvent'] = ResolversParentTypes['GivenUpEvent']> = {
  consumer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateGivenUp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRetried?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GivenUpEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenUpEventConnection'] = ResolversParentTypes['GivenUpEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GivenUpEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GivenUpEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenUpEventEdge'] = ResolversParentTypes['GivenUpEventEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GivenUpEvent'], ParentType, ContextType>;
};

export type GivenUpEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenUpEventPayload'] = ResolversParentTypes['GivenUpEventPayload']> = {
  givenUpEvent?: Resolver<Maybe<ResolversTypes['GivenUpEvent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GroupAddersResolvers = EnumResolverSignature<{ MEMBERS?: any, OWNER?: any }, ResolversTypes['GroupAdders']>;

export type HighlightedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HighlightedText'] = ResolversParentTypes['HighlightedText']> = {
  en?: Resolver<Maybe<Array<ResolversTypes['TextPart']>>, ParentType, ContextType>;
  es?: Resolver<Maybe<Array<ResolversTypes['TextPart']>>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportBlacklistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportBlacklistPayload'] = ResolversParentTypes['ImportBlacklistPayload']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['ImportedBlacklistEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportListingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportListingsPayload'] = ResolversParentTypes['ImportListingsPayload']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportedRow']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  allowed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportedBlacklistEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedBlacklistEntry'] = ResolversParentTypes['ImportedBlacklistEntry']> = {
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedRow'] = ResolversParentTypes['ImportedRow']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  billing?: Resolver<ResolversTypes['BillingState'], ParentType, ContextType>;
  hasMailServer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inboundMailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isProduction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['BilledParty']>, ParentType, ContextType>;
  cardPaymentBegun?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type InvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isParked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  timesPostponed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPayload'] = ResolversParentTypes['JobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LeaveGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveGroupPayload'] = ResolversParentTypes['LeaveGroupPayload']> = {
  chatId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkPayload'] = ResolversParentTypes['LinkPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkPreview'] = ResolversParentTypes['LinkPreview']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  __resolveType: TypeResolveFn<'Product' | 'Property' | 'Service', ParentType, ContextType>;
};

export type ListingActionResolvers = EnumResolverSignature<{ delete?: any, markSold?: any, pause?: any, publish?: any, remove?: any, restore?: any }, ResolversTypes['ListingAction']>;

export type ListingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingChange'] = ResolversParentTypes['ListingChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ListingCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingComment'] = ResolversParentTypes['ListingComment']> = {
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

export type ListingCommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingCommentConnection'] = ResolversParentTypes['ListingCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ListingCommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ListingCommentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingCommentEdge'] = ResolversParentTypes['ListingCommentEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListingComment'], ParentType, ContextType>;
};

export type ListingCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingCommentPayload'] = ResolversParentTypes['ListingCommentPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['ListingComment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingConnection'] = ResolversParentTypes['ListingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ListingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ListingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingEdge'] = ResolversParentTypes['ListingEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
};

export type ListingFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingFacets'] = ResolversParentTypes['ListingFacets']> = {
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

export type ListingOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingOutcome'] = ResolversParentTypes['ListingOutcome']> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingOutcomesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingOutcomesPayload'] = ResolversParentTypes['ListingOutcomesPayload']> = {
  outcomes?: Resolver<Array<ResolversTypes['ListingOutcome']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingPayload'] = ResolversParentTypes['ListingPayload']> = {
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListingStatusResolvers = EnumResolverSignature<{ draft?: any, paused?: any, published?: any, removed?: any, sold?: any }, ResolversTypes['ListingStatus']>;

export type ListingTypeResolvers = EnumResolverSignature<{ product?: any, property?: any, service?: any }, ResolversTypes['ListingType']>;

export type LocalizedRichTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedRichText'] = ResolversParentTypes['LocalizedRichText']> = {
  en?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
};

export type LocalizedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManagedListingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedListingCount'] = ResolversParentTypes['ManagedListingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
};

export type MeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeChange'] = ResolversParentTypes['MeChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  endsAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  graceEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanKey'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  suspensionReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type MembershipStatusResolvers = EnumResolverSignature<{ active?: any, grace?: any, lapsed?: any, suspended?: any }, ResolversTypes['MembershipStatus']>;

export type MentionCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentionCandidate'] = ResolversParentTypes['MentionCandidate']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MentionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModerationCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationCase'] = ResolversParentTypes['ModerationCase']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['CaseContext']>, ParentType, ContextType>;
  dateDecided?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateOpened?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportableKind'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['PersonHistory']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReportReason']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['CaseStep']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['CaseSubject']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ModerationCaseChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationCaseChange'] = ResolversParentTypes['ModerationCaseChange']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type ModerationCaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationCaseConnection'] = ResolversParentTypes['ModerationCaseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ModerationCaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ModerationCaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationCaseEdge'] = ResolversParentTypes['ModerationCaseEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ModerationCase'], ParentType, ContextType>;
};

export type ModerationCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationCasePayload'] = ResolversParentTypes['ModerationCasePayload']> = {
  moderationCase?: Resolver<Maybe<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerationRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationRules'] = ResolversParentTypes['ModerationRules']> = {
  hideAfterReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newAccepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newContactsPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newPostsPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModerationRulesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationRulesPayload'] = ResolversParentTypes['ModerationRulesPayload']> = {
  rules?: Resolver<Maybe<ResolversTypes['ModerationRules']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amountMinor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptAnswer?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationAcceptAnswerArgs, 'input'>>;
  acceptBusinessInvitation?: Resolver<ResolversTypes['BusinessInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptBusinessInvitationArgs, 'input'>>;
  acceptDocuments?: Resolver<ResolversTypes['AcceptDocumentsPayload'], ParentType, ContextType, RequireFields<MutationAcceptDocumentsArgs, 'input'>>;
  actOnListings?: Resolver<ResolversTypes['ListingOutcomesPayload'], ParentType, ContextType, RequireFields<MutationActOnListingsArgs, 'input'>>;
  activateApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationActivateApplicationArgs, 'input'>>;
  addApplicationNote?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationAddApplicationNoteArgs, 'input'>>;
  addBlacklistEntry?: Resolver<ResolversTypes['BlacklistEntryPayload'], ParentType, ContextType, RequireFields<MutationAddBlacklistEntryArgs, 'input'>>;
  addDiscussionComment?: Resolver<ResolversTypes['DiscussionCommentPayload'], ParentType, ContextType, RequireFields<MutationAddDiscussionCommentArgs, 'input'>>;
  addListingComment?: Resolver<ResolversTypes['ListingCommentPayload'], ParentType, ContextType, RequireFields<MutationAddListingCommentArgs, 'input'>>;
  addPersonNote?: Resolver<ResolversTypes['PersonNotePayload'], ParentType, ContextType, RequireFields<MutationAddPersonNoteArgs, 'input'>>;
  addPushDevice?: Resolver<ResolversTypes['AddPushDevicePayload'], ParentType, ContextType, RequireFields<MutationAddPushDeviceArgs, 'input'>>;
  addTicketMessage?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationAddTicketMessageArgs, 'input'>>;
  addTicketNote?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationAddTicketNoteArgs, 'input'>>;
  addToGroup?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationAddToGroupArgs, 'input'>>;
  annulManualPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationAnnulManualPaymentArgs, 'input'>>;
  answerTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationAnswerTicketArgs, 'input'>>;
  applySurplusPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationApplySurplusPaymentArgs, 'input'>>;
  approveApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationApproveApplicationArgs, 'input'>>;
  assignTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationAssignTicketArgs, 'input'>>;
  assignWork?: Resolver<ResolversTypes['AssignWorkPayload'], ParentType, ContextType, RequireFields<MutationAssignWorkArgs, 'input'>>;
  becomeFirstAdministrator?: Resolver<ResolversTypes['FirstAdministratorPayload'], ParentType, ContextType, RequireFields<MutationBecomeFirstAdministratorArgs, 'input'>>;
  blockPerson?: Resolver<ResolversTypes['BlockPayload'], ParentType, ContextType, RequireFields<MutationBlockPersonArgs, 'input'>>;
  cancelBusinessInvitation?: Resolver<ResolversTypes['BusinessInvitationPayload'], ParentType, ContextType, RequireFields<MutationCancelBusinessInvitationArgs, 'input'>>;
  cancelEmailChange?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType>;
  changeBusinessMemberRole?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationChangeBusinessMemberRoleArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['EmailChangePayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changeGroup?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationChangeGroupArgs, 'input'>>;
  claimCase?: Resolver<ResolversTypes['ModerationCasePayload'], ParentType, ContextType, RequireFields<MutationClaimCaseArgs, 'input'>>;
  closeTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationCloseTicketArgs, 'input'>>;
  completeUpload?: Resolver<ResolversTypes['FilePayload'], ParentType, ContextType, RequireFields<MutationCompleteUploadArgs, 'input'>>;
  confirmPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'input'>>;
  confirmTaxDataChange?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationConfirmTaxDataChangeArgs, 'input'>>;
  contactBusiness?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationContactBusinessArgs, 'input'>>;
  contactPerson?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationContactPersonArgs, 'input'>>;
  contactSeller?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationContactSellerArgs, 'input'>>;
  correctApplicationTaxId?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationCorrectApplicationTaxIdArgs, 'input'>>;
  createAuditExportLink?: Resolver<ResolversTypes['ExportLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateAuditExportLinkArgs, 'input'>>;
  createBusiness?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationCreateBusinessArgs, 'input'>>;
  createBusinessUser?: Resolver<ResolversTypes['CreateBusinessUserPayload'], ParentType, ContextType, RequireFields<MutationCreateBusinessUserArgs, 'input'>>;
  createDiscussion?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationCreateDiscussionArgs, 'input'>>;
  createFileLink?: Resolver<ResolversTypes['FileLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateFileLinkArgs, 'input'>>;
  createGroup?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createInvoiceLink?: Resolver<ResolversTypes['LinkPayload'], ParentType, ContextType, RequireFields<MutationCreateInvoiceLinkArgs, 'input'>>;
  createListExportLink?: Resolver<ResolversTypes['ExportLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateListExportLinkArgs, 'input'>>;
  createListing?: Resolver<ResolversTypes['ListingPayload'], ParentType, ContextType, RequireFields<MutationCreateListingArgs, 'input'>>;
  createNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationCreateNewsArgs, 'input'>>;
  createPartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationCreatePartnerArgs, 'input'>>;
  createPaymentsCsvLink?: Resolver<ResolversTypes['LinkPayload'], ParentType, ContextType, Partial<MutationCreatePaymentsCsvLinkArgs>>;
  createReceiptLink?: Resolver<ResolversTypes['LinkPayload'], ParentType, ContextType, RequireFields<MutationCreateReceiptLinkArgs, 'input'>>;
  createTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationCreateTicketArgs, 'input'>>;
  decideCase?: Resolver<ResolversTypes['ModerationCasePayload'], ParentType, ContextType, RequireFields<MutationDecideCaseArgs, 'input'>>;
  declineBusinessInvitation?: Resolver<ResolversTypes['BusinessInvitationPayload'], ParentType, ContextType, RequireFields<MutationDeclineBusinessInvitationArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationDeleteApplicationArgs, 'input'>>;
  deleteDiscussion?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationDeleteDiscussionArgs, 'input'>>;
  deleteDiscussionComment?: Resolver<ResolversTypes['DiscussionCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteDiscussionCommentArgs, 'input'>>;
  deleteDiscussionDraft?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType, RequireFields<MutationDeleteDiscussionDraftArgs, 'input'>>;
  deleteListingComment?: Resolver<ResolversTypes['ListingCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteListingCommentArgs, 'input'>>;
  deleteMessage?: Resolver<ResolversTypes['ChatMessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'input'>>;
  deleteNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationDeleteNewsArgs, 'input'>>;
  discardGivenUpEvent?: Resolver<ResolversTypes['GivenUpEventPayload'], ParentType, ContextType, RequireFields<MutationDiscardGivenUpEventArgs, 'input'>>;
  discardJob?: Resolver<ResolversTypes['JobPayload'], ParentType, ContextType, RequireFields<MutationDiscardJobArgs, 'input'>>;
  dismissNotifications?: Resolver<ResolversTypes['NotificationsPayload'], ParentType, ContextType, RequireFields<MutationDismissNotificationsArgs, 'input'>>;
  disputeReview?: Resolver<ResolversTypes['DisputePayload'], ParentType, ContextType, RequireFields<MutationDisputeReviewArgs, 'input'>>;
  downgradeMembership?: Resolver<ResolversTypes['AccountStatusPayload'], ParentType, ContextType>;
  duplicateListing?: Resolver<ResolversTypes['ListingPayload'], ParentType, ContextType, RequireFields<MutationDuplicateListingArgs, 'input'>>;
  editDiscussion?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationEditDiscussionArgs, 'input'>>;
  editDiscussionComment?: Resolver<ResolversTypes['DiscussionCommentPayload'], ParentType, ContextType, RequireFields<MutationEditDiscussionCommentArgs, 'input'>>;
  editListingComment?: Resolver<ResolversTypes['ListingCommentPayload'], ParentType, ContextType, RequireFields<MutationEditListingCommentArgs, 'input'>>;
  editMessage?: Resolver<ResolversTypes['ChatMessagePayload'], ParentType, ContextType, RequireFields<MutationEditMessageArgs, 'input'>>;
  editReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationEditReviewArgs, 'input'>>;
  extendTicketTerm?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationExtendTicketTermArgs, 'input'>>;
  featureListings?: Resolver<ResolversTypes['ListingOutcomesPayload'], ParentType, ContextType, RequireFields<MutationFeatureListingsArgs, 'input'>>;
  handOverGroup?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationHandOverGroupArgs, 'input'>>;
  importBlacklist?: Resolver<ResolversTypes['ImportBlacklistPayload'], ParentType, ContextType, RequireFields<MutationImportBlacklistArgs, 'input'>>;
  importListings?: Resolver<ResolversTypes['ImportListingsPayload'], ParentType, ContextType, RequireFields<MutationImportListingsArgs, 'input'>>;
  inviteBusinessMember?: Resolver<ResolversTypes['BusinessInvitationPayload'], ParentType, ContextType, RequireFields<MutationInviteBusinessMemberArgs, 'input'>>;
  leaveGroup?: Resolver<ResolversTypes['LeaveGroupPayload'], ParentType, ContextType, RequireFields<MutationLeaveGroupArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['AllNotificationsReadPayload'], ParentType, ContextType>;
  markChatSeen?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationMarkChatSeenArgs, 'input'>>;
  markDiscussionRead?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationMarkDiscussionReadArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['NotificationsPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'input'>>;
  markNotificationsUnread?: Resolver<ResolversTypes['NotificationsPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsUnreadArgs, 'input'>>;
  moderateDiscussion?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationModerateDiscussionArgs, 'input'>>;
  moveQuestion?: Resolver<ResolversTypes['QuestionPayload'], ParentType, ContextType, RequireFields<MutationMoveQuestionArgs, 'input'>>;
  noteBlacklistEntry?: Resolver<ResolversTypes['BlacklistEntryPayload'], ParentType, ContextType, RequireFields<MutationNoteBlacklistEntryArgs, 'input'>>;
  publishDocument?: Resolver<ResolversTypes['EditableDocumentPayload'], ParentType, ContextType, RequireFields<MutationPublishDocumentArgs, 'input'>>;
  publishNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationPublishNewsArgs, 'input'>>;
  publishQuestion?: Resolver<ResolversTypes['QuestionPayload'], ParentType, ContextType, RequireFields<MutationPublishQuestionArgs, 'input'>>;
  rateAnswer?: Resolver<ResolversTypes['RateAnswerPayload'], ParentType, ContextType, RequireFields<MutationRateAnswerArgs, 'input'>>;
  rateTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationRateTicketArgs, 'input'>>;
  reactToMessage?: Resolver<ResolversTypes['ChatMessagePayload'], ParentType, ContextType, RequireFields<MutationReactToMessageArgs, 'input'>>;
  recordListingView?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType, RequireFields<MutationRecordListingViewArgs, 'input'>>;
  recordManualPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationRecordManualPaymentArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType>;
  refundSurplusPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationRefundSurplusPaymentArgs, 'input'>>;
  refuseTaxDataChange?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationRefuseTaxDataChangeArgs, 'input'>>;
  reinstateMembership?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationReinstateMembershipArgs, 'input'>>;
  reinstateUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationReinstateUserArgs, 'input'>>;
  rejectApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationRejectApplicationArgs, 'input'>>;
  releaseCase?: Resolver<ResolversTypes['ModerationCasePayload'], ParentType, ContextType, RequireFields<MutationReleaseCaseArgs, 'input'>>;
  remindApplicant?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationRemindApplicantArgs, 'input'>>;
  removeBlacklistEntry?: Resolver<ResolversTypes['BlacklistEntryPayload'], ParentType, ContextType, RequireFields<MutationRemoveBlacklistEntryArgs, 'input'>>;
  removeBusinessMember?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationRemoveBusinessMemberArgs, 'input'>>;
  removeCannedReply?: Resolver<ResolversTypes['CannedReplyPayload'], ParentType, ContextType, RequireFields<MutationRemoveCannedReplyArgs, 'input'>>;
  removeDisputedReview?: Resolver<ResolversTypes['DisputePayload'], ParentType, ContextType, RequireFields<MutationRemoveDisputedReviewArgs, 'input'>>;
  removeFile?: Resolver<ResolversTypes['FilePayload'], ParentType, ContextType, RequireFields<MutationRemoveFileArgs, 'input'>>;
  removeFromGroup?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromGroupArgs, 'input'>>;
  removeNotifications?: Resolver<ResolversTypes['NotificationsPayload'], ParentType, ContextType, RequireFields<MutationRemoveNotificationsArgs, 'input'>>;
  removePushDevice?: Resolver<ResolversTypes['RemovePushDevicePayload'], ParentType, ContextType, RequireFields<MutationRemovePushDeviceArgs, 'input'>>;
  removeQuestion?: Resolver<ResolversTypes['QuestionPayload'], ParentType, ContextType, RequireFields<MutationRemoveQuestionArgs, 'input'>>;
  removeReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationRemoveReviewArgs, 'input'>>;
  reopenTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationReopenTicketArgs, 'input'>>;
  replyToReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationReplyToReviewArgs, 'input'>>;
  report?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationReportArgs, 'input'>>;
  requestApplicationChanges?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationRequestApplicationChangesArgs, 'input'>>;
  requestEmailVerification?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestReviewEdit?: Resolver<ResolversTypes['DisputePayload'], ParentType, ContextType, RequireFields<MutationRequestReviewEditArgs, 'input'>>;
  requestTaxDataChange?: Resolver<ResolversTypes['TaxDataPayload'], ParentType, ContextType, RequireFields<MutationRequestTaxDataChangeArgs, 'input'>>;
  requestUpload?: Resolver<ResolversTypes['RequestUploadPayload'], ParentType, ContextType, RequireFields<MutationRequestUploadArgs, 'input'>>;
  requireReauthorization?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationRequireReauthorizationArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetReferenceItem?: Resolver<ResolversTypes['ReferenceItemPayload'], ParentType, ContextType, RequireFields<MutationResetReferenceItemArgs, 'input'>>;
  respondToDispute?: Resolver<ResolversTypes['DisputePayload'], ParentType, ContextType, RequireFields<MutationRespondToDisputeArgs, 'input'>>;
  restoreDiscussion?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationRestoreDiscussionArgs, 'input'>>;
  restoreDiscussionComment?: Resolver<ResolversTypes['DiscussionCommentPayload'], ParentType, ContextType, RequireFields<MutationRestoreDiscussionCommentArgs, 'input'>>;
  restoreDocumentVersion?: Resolver<ResolversTypes['EditableDocumentPayload'], ParentType, ContextType, RequireFields<MutationRestoreDocumentVersionArgs, 'input'>>;
  restoreMessage?: Resolver<ResolversTypes['ChatMessagePayload'], ParentType, ContextType, RequireFields<MutationRestoreMessageArgs, 'input'>>;
  restoreNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationRestoreNewsArgs, 'input'>>;
  restoreNewsVersion?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationRestoreNewsVersionArgs, 'input'>>;
  retryBillingSync?: Resolver<ResolversTypes['AccountStatusPayload'], ParentType, ContextType>;
  retryGivenUpEvent?: Resolver<ResolversTypes['GivenUpEventPayload'], ParentType, ContextType, RequireFields<MutationRetryGivenUpEventArgs, 'input'>>;
  retryJob?: Resolver<ResolversTypes['JobPayload'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'input'>>;
  revealPartnerCode?: Resolver<ResolversTypes['RevealPartnerCodePayload'], ParentType, ContextType, RequireFields<MutationRevealPartnerCodeArgs, 'input'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['RevokeSessionsPayload'], ParentType, ContextType>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionsPayload'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  saveApplicationDraft?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationSaveApplicationDraftArgs, 'input'>>;
  saveCannedReply?: Resolver<ResolversTypes['CannedReplyPayload'], ParentType, ContextType, RequireFields<MutationSaveCannedReplyArgs, 'input'>>;
  saveChatDraft?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationSaveChatDraftArgs, 'input'>>;
  saveDiscussionDraft?: Resolver<ResolversTypes['DiscussionDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveDiscussionDraftArgs, 'input'>>;
  saveDocumentDraft?: Resolver<ResolversTypes['EditableDocumentPayload'], ParentType, ContextType, RequireFields<MutationSaveDocumentDraftArgs, 'input'>>;
  saveNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationSaveNewsArgs, 'input'>>;
  saveNotificationPreferences?: Resolver<ResolversTypes['NotificationPreferencesPayload'], ParentType, ContextType, RequireFields<MutationSaveNotificationPreferencesArgs, 'input'>>;
  saveQuestion?: Resolver<ResolversTypes['QuestionPayload'], ParentType, ContextType, RequireFields<MutationSaveQuestionArgs, 'input'>>;
  saveReferenceItem?: Resolver<ResolversTypes['ReferenceItemPayload'], ParentType, ContextType, RequireFields<MutationSaveReferenceItemArgs, 'input'>>;
  saveSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'input'>>;
  scheduleNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationScheduleNewsArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['ContactMessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['ChatMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendTestMail?: Resolver<ResolversTypes['TestMailPayload'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'input'>>;
  setAvatar?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationSetAvatarArgs, 'input'>>;
  setBusinessStatus?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationSetBusinessStatusArgs, 'input'>>;
  setBusinessVerified?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationSetBusinessVerifiedArgs, 'input'>>;
  setChatState?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationSetChatStateArgs, 'input'>>;
  setDiscussionBookmarked?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationSetDiscussionBookmarkedArgs, 'input'>>;
  setDiscussionFollowed?: Resolver<ResolversTypes['DiscussionPayload'], ParentType, ContextType, RequireFields<MutationSetDiscussionFollowedArgs, 'input'>>;
  setDocumentCheck?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationSetDocumentCheckArgs, 'input'>>;
  setFollow?: Resolver<ResolversTypes['SetFollowPayload'], ParentType, ContextType, RequireFields<MutationSetFollowArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'input'>>;
  setListingSaved?: Resolver<ResolversTypes['SetListingSavedPayload'], ParentType, ContextType, RequireFields<MutationSetListingSavedArgs, 'input'>>;
  setModerationRules?: Resolver<ResolversTypes['ModerationRulesPayload'], ParentType, ContextType, RequireFields<MutationSetModerationRulesArgs, 'input'>>;
  setPartnerStatus?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationSetPartnerStatusArgs, 'input'>>;
  setPostLiked?: Resolver<ResolversTypes['SetPostLikedPayload'], ParentType, ContextType, RequireFields<MutationSetPostLikedArgs, 'input'>>;
  setPresenceChoices?: Resolver<ResolversTypes['PresenceChoicesPayload'], ParentType, ContextType, RequireFields<MutationSetPresenceChoicesArgs, 'input'>>;
  setShownOnBusiness?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationSetShownOnBusinessArgs, 'input'>>;
  setStaffRole?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationSetStaffRoleArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  sortTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationSortTicketArgs, 'input'>>;
  startCheckout?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationStartCheckoutArgs, 'input'>>;
  submitApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationSubmitApplicationArgs, 'input'>>;
  suspendFromCase?: Resolver<ResolversTypes['ModerationCasePayload'], ParentType, ContextType, RequireFields<MutationSuspendFromCaseArgs, 'input'>>;
  suspendMembership?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationSuspendMembershipArgs, 'input'>>;
  suspendUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  tellTyping?: Resolver<ResolversTypes['TellTypingPayload'], ParentType, ContextType, RequireFields<MutationTellTypingArgs, 'input'>>;
  unblockPerson?: Resolver<ResolversTypes['BlockPayload'], ParentType, ContextType, RequireFields<MutationUnblockPersonArgs, 'input'>>;
  undoDecision?: Resolver<ResolversTypes['ModerationCasePayload'], ParentType, ContextType, RequireFields<MutationUndoDecisionArgs, 'input'>>;
  undoMarkAllNotificationsRead?: Resolver<ResolversTypes['NotificationsPayload'], ParentType, ContextType, RequireFields<MutationUndoMarkAllNotificationsReadArgs, 'input'>>;
  unpublishNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationUnpublishNewsArgs, 'input'>>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribePayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'input'>>;
  updateBusiness?: Resolver<ResolversTypes['BusinessPayload'], ParentType, ContextType, RequireFields<MutationUpdateBusinessArgs, 'input'>>;
  updateListing?: Resolver<ResolversTypes['ListingPayload'], ParentType, ContextType, RequireFields<MutationUpdateListingArgs, 'input'>>;
  updatePartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationUpdatePartnerArgs, 'input'>>;
  updatePlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationUpdatePlanArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  upgradeMembership?: Resolver<ResolversTypes['AccountStatusPayload'], ParentType, ContextType>;
  uploadFile?: Resolver<ResolversTypes['FilePayload'], ParentType, ContextType, RequireFields<MutationUploadFileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
  withdrawApplication?: Resolver<ResolversTypes['ApplicationPayload'], ParentType, ContextType, RequireFields<MutationWithdrawApplicationArgs, 'input'>>;
  withdrawTaxDataChange?: Resolver<ResolversTypes['TaxDataPayload'], ParentType, ContextType>;
  writeReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationWriteReviewArgs, 'input'>>;
};

export type MyApplicationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyApplicationChange'] = ResolversParentTypes['MyApplicationChange']> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type MyBusinessChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyBusinessChange'] = ResolversParentTypes['MyBusinessChange']> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type NewsCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsCount'] = ResolversParentTypes['NewsCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NewsStatus'], ParentType, ContextType>;
};

export type NewsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePublished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateScheduled?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['NewsText']>, ParentType, ContextType>;
  hasChanges?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NewsStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['NewsText'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['NewsVersion']>, ParentType, ContextType>;
};

export type NewsItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItemConnection'] = ResolversParentTypes['NewsItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NewsItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NewsItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItemEdge'] = ResolversParentTypes['NewsItemEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsItem'], ParentType, ContextType>;
};

export type NewsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsPayload'] = ResolversParentTypes['NewsPayload']> = {
  newsItem?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsStatusResolvers = EnumResolverSignature<{ DRAFT?: any, PUBLISHED?: any, REMOVED?: any, SCHEDULED?: any }, ResolversTypes['NewsStatus']>;

export type NewsTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsText'] = ResolversParentTypes['NewsText']> = {
  body?: Resolver<ResolversTypes['LocalizedRichText'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<NewsTextReadingMinutesArgs, 'language'>>;
  summary?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type NewsVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsVersion'] = ResolversParentTypes['NewsVersion']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  datePublished?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['NewsText'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actorPhrase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<NotificationActorPhraseArgs>>;
  actors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<NotificationPlaceArgs>>;
  section?: Resolver<ResolversTypes['NotificationSection'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NotificationTextArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NotificationTitleArgs>>;
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationChange'] = ResolversParentTypes['NotificationChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationChangeKind'], ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  notificationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreferences'] = ResolversParentTypes['NotificationPreferences']> = {
  digest?: Resolver<ResolversTypes['DigestPreference'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quietHours?: Resolver<ResolversTypes['QuietHours'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['TopicPreference']>, ParentType, ContextType>;
};

export type NotificationPreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreferencesPayload'] = ResolversParentTypes['NotificationPreferencesPayload']> = {
  preferences?: Resolver<Maybe<ResolversTypes['NotificationPreferences']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NotificationSectionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSectionCount'] = ResolversParentTypes['NotificationSectionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['NotificationSection'], ParentType, ContextType>;
};

export type NotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsPayload'] = ResolversParentTypes['NotificationsPayload']> = {
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OfferStateResolvers = EnumResolverSignature<{ CURRENT?: any, ENDED?: any, UPCOMING?: any }, ResolversTypes['OfferState']>;

export type OpeningSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningSpan'] = ResolversParentTypes['OpeningSpan']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReport'] = ResolversParentTypes['OwnReport']> = {
  dateReported?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportableKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['PartnerLocation']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['PartnerOffer']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PartnerStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerCategory'] = ResolversParentTypes['PartnerCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerConnection'] = ResolversParentTypes['PartnerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PartnerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PartnerCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerCount'] = ResolversParentTypes['PartnerCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PartnerStatus'], ParentType, ContextType>;
};

export type PartnerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerEdge'] = ResolversParentTypes['PartnerEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Partner'], ParentType, ContextType>;
};

export type PartnerLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerLocation'] = ResolversParentTypes['PartnerLocation']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  isOpenNow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerOffer'] = ResolversParentTypes['PartnerOffer']> = {
  claimUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revealCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferState'], ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  viewerCanReveal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasRevealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PartnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerPayload'] = ResolversParentTypes['PartnerPayload']> = {
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PartnerStatusResolvers = EnumResolverSignature<{ DRAFT?: any, HIDDEN?: any, PUBLISHED?: any, REMOVED?: any }, ResolversTypes['PartnerStatus']>;

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  annulment?: Resolver<Maybe<ResolversTypes['PaymentAnnulment']>, ParentType, ContextType>;
  applicationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  concept?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  customerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasReceipt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  localAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  surplus?: Resolver<Maybe<ResolversTypes['PaymentSurplus']>, ParentType, ContextType>;
  surplusDecision?: Resolver<Maybe<ResolversTypes['SurplusDecision']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanAnnul?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentAnnulmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAnnulment'] = ResolversParentTypes['PaymentAnnulment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type PaymentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChange'] = ResolversParentTypes['PaymentChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentStatusResolvers = EnumResolverSignature<{ ANNULLED?: any, APPROVED?: any, PENDING?: any, REJECTED?: any, REVERSED?: any }, ResolversTypes['PaymentStatus']>;

export type PersonHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonHistory'] = ResolversParentTypes['PersonHistory']> = {
  acceptedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['ModerationCase']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['PersonNote']>, ParentType, ContextType>;
  ownReportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type PersonNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonNote'] = ResolversParentTypes['PersonNote']> = {
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonNotePayload'] = ResolversParentTypes['PersonNotePayload']> = {
  note?: Resolver<Maybe<ResolversTypes['PersonNote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PersonPresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonPresence'] = ResolversParentTypes['PersonPresence']> = {
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  displayPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['PlanKey'], ParentType, ContextType>;
  listingAllowance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlanKeyResolvers = EnumResolverSignature<{ business?: any, free?: any }, ResolversTypes['PlanKey']>;

export type PlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanPayload'] = ResolversParentTypes['PlanPayload']> = {
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PostStatusResolvers = EnumResolverSignature<{ HELD?: any, PUBLISHED?: any, REFUSED?: any, REMOVED?: any }, ResolversTypes['PostStatus']>;

export type PostVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostVersion'] = ResolversParentTypes['PostVersion']> = {
  dateWritten?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PresenceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresenceChange'] = ResolversParentTypes['PresenceChange']> = {
  delivered?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['PersonPresence']>, ParentType, ContextType>;
  typing?: Resolver<Maybe<ResolversTypes['ChatTyping']>, ParentType, ContextType>;
};

export type PresenceChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresenceChoices'] = ResolversParentTypes['PresenceChoices']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  showsOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PresenceChoicesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresenceChoicesPayload'] = ResolversParentTypes['PresenceChoicesPayload']> = {
  choices?: Resolver<Maybe<ResolversTypes['PresenceChoices']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
};

export type PriceStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['ListingCommentConnection'], ParentType, ContextType, RequireFields<ProductCommentsArgs, 'first'>>;
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
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<ProductImagesArgs>>;
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
  similar?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ProductSimilarArgs, 'first'>>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  bathrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bedrooms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['ListingCommentConnection'], ParentType, ContextType, RequireFields<PropertyCommentsArgs, 'first'>>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePublished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<PropertyImagesArgs>>;
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
  similar?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<PropertySimilarArgs, 'first'>>;
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

export type PushDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountStatus?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  allQuestions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<QueryApplicationArgs, 'id'>>;
  applicationCounts?: Resolver<Array<ResolversTypes['ApplicationTabCount']>, ParentType, ContextType>;
  applicationOfBusiness?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<QueryApplicationOfBusinessArgs, 'businessId'>>;
  applications?: Resolver<ResolversTypes['ApplicationConnection'], ParentType, ContextType, RequireFields<QueryApplicationsArgs, 'first' | 'tab'>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'first'>>;
  blacklist?: Resolver<ResolversTypes['BlacklistConnection'], ParentType, ContextType, RequireFields<QueryBlacklistArgs, 'first' | 'kind' | 'order'>>;
  blacklistRehearsal?: Resolver<ResolversTypes['BlacklistRehearsal'], ParentType, ContextType, RequireFields<QueryBlacklistRehearsalArgs, 'kind' | 'texts'>>;
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType, RequireFields<QueryBusinessArgs, 'id'>>;
  businesses?: Resolver<ResolversTypes['BusinessConnection'], ParentType, ContextType, RequireFields<QueryBusinessesArgs, 'first'>>;
  cannedReplies?: Resolver<Array<ResolversTypes['CannedReply']>, ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType, RequireFields<QueryChatArgs, 'id'>>;
  chats?: Resolver<ResolversTypes['ChatConnection'], ParentType, ContextType, RequireFields<QueryChatsArgs, 'first'>>;
  communityUpdates?: Resolver<ResolversTypes['CommunityUpdateConnection'], ParentType, ContextType, RequireFields<QueryCommunityUpdatesArgs, 'first'>>;
  contactChallenge?: Resolver<ResolversTypes['ContactChallenge'], ParentType, ContextType>;
  discussion?: Resolver<Maybe<ResolversTypes['Discussion']>, ParentType, ContextType, RequireFields<QueryDiscussionArgs, 'id'>>;
  discussionComment?: Resolver<Maybe<ResolversTypes['DiscussionComment']>, ParentType, ContextType, RequireFields<QueryDiscussionCommentArgs, 'id'>>;
  discussions?: Resolver<ResolversTypes['DiscussionConnection'], ParentType, ContextType, RequireFields<QueryDiscussionsArgs, 'first' | 'sort'>>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType, RequireFields<QueryDisputeArgs, 'id'>>;
  disputeCounts?: Resolver<Array<ResolversTypes['DisputeCount']>, ParentType, ContextType>;
  disputes?: Resolver<ResolversTypes['DisputeConnection'], ParentType, ContextType, RequireFields<QueryDisputesArgs, 'first'>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'kind'>>;
  documentsToAccept?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  editableDocument?: Resolver<ResolversTypes['EditableDocument'], ParentType, ContextType, RequireFields<QueryEditableDocumentArgs, 'kind'>>;
  editableDocuments?: Resolver<Array<ResolversTypes['EditableDocument']>, ParentType, ContextType>;
  exportMyData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  findAnything?: Resolver<Array<ResolversTypes['FoundThing']>, ParentType, ContextType, RequireFields<QueryFindAnythingArgs, 'text'>>;
  followState?: Resolver<Maybe<ResolversTypes['FollowState']>, ParentType, ContextType, RequireFields<QueryFollowStateArgs, 'kind' | 'targetId'>>;
  forumCategories?: Resolver<Array<ResolversTypes['ForumCategory']>, ParentType, ContextType>;
  forumTags?: Resolver<Array<ResolversTypes['ForumTag']>, ParentType, ContextType, RequireFields<QueryForumTagsArgs, 'first'>>;
  givenUpEvents?: Resolver<ResolversTypes['GivenUpEventConnection'], ParentType, ContextType, RequireFields<QueryGivenUpEventsArgs, 'first'>>;
  installation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoices?: Resolver<ResolversTypes['InvoiceConnection'], ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'businessId' | 'first'>>;
  jobs?: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryJobsArgs, 'first'>>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'id'>>;
  listingFacets?: Resolver<ResolversTypes['ListingFacets'], ParentType, ContextType, Partial<QueryListingFacetsArgs>>;
  listings?: Resolver<ResolversTypes['ListingConnection'], ParentType, ContextType, RequireFields<QueryListingsArgs, 'first' | 'sort'>>;
  listingsByIds?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingsByIdsArgs, 'ids'>>;
  liveCursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  managedDiscussions?: Resolver<ResolversTypes['DiscussionConnection'], ParentType, ContextType, RequireFields<QueryManagedDiscussionsArgs, 'first' | 'status'>>;
  managedListing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryManagedListingArgs, 'id'>>;
  managedListingCounts?: Resolver<Array<ResolversTypes['ManagedListingCount']>, ParentType, ContextType>;
  managedListings?: Resolver<ResolversTypes['ListingConnection'], ParentType, ContextType, RequireFields<QueryManagedListingsArgs, 'first'>>;
  managedNews?: Resolver<ResolversTypes['NewsItemConnection'], ParentType, ContextType, RequireFields<QueryManagedNewsArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  mentionCandidates?: Resolver<Array<ResolversTypes['MentionCandidate']>, ParentType, ContextType, RequireFields<QueryMentionCandidatesArgs, 'first' | 'query'>>;
  moderationCase?: Resolver<Maybe<ResolversTypes['ModerationCase']>, ParentType, ContextType, RequireFields<QueryModerationCaseArgs, 'id'>>;
  moderationCases?: Resolver<ResolversTypes['ModerationCaseConnection'], ParentType, ContextType, RequireFields<QueryModerationCasesArgs, 'first' | 'tab'>>;
  moderationCounts?: Resolver<Array<ResolversTypes['CaseCount']>, ParentType, ContextType>;
  moderationRules?: Resolver<ResolversTypes['ModerationRules'], ParentType, ContextType>;
  myApplication?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  myBlocks?: Resolver<ResolversTypes['BlockConnection'], ParentType, ContextType, RequireFields<QueryMyBlocksArgs, 'first'>>;
  myBusiness?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  myBusinessDays?: Resolver<Array<ResolversTypes['BusinessDay']>, ParentType, ContextType, RequireFields<QueryMyBusinessDaysArgs, 'days'>>;
  myBusinessInvitations?: Resolver<Array<ResolversTypes['BusinessInvitation']>, ParentType, ContextType>;
  myBusinessWeeks?: Resolver<Array<ResolversTypes['BusinessWeek']>, ParentType, ContextType, RequireFields<QueryMyBusinessWeeksArgs, 'weeks'>>;
  myDiscussionDrafts?: Resolver<Array<ResolversTypes['DiscussionDraft']>, ParentType, ContextType>;
  myDiscussions?: Resolver<ResolversTypes['DiscussionConnection'], ParentType, ContextType, RequireFields<QueryMyDiscussionsArgs, 'first'>>;
  myEmailChange?: Resolver<Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  myFavourites?: Resolver<ResolversTypes['FavouriteConnection'], ParentType, ContextType, RequireFields<QueryMyFavouritesArgs, 'first'>>;
  myFollows?: Resolver<ResolversTypes['FollowConnection'], ParentType, ContextType, RequireFields<QueryMyFollowsArgs, 'first'>>;
  myPayments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryMyPaymentsArgs, 'first'>>;
  myPresenceChoices?: Resolver<ResolversTypes['PresenceChoices'], ParentType, ContextType>;
  myPushDevices?: Resolver<Array<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  myReports?: Resolver<Array<ResolversTypes['OwnReport']>, ParentType, ContextType>;
  myReviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryMyReviewsArgs, 'first'>>;
  mySessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  myTaxData?: Resolver<Maybe<ResolversTypes['TaxDataState']>, ParentType, ContextType>;
  myTickets?: Resolver<ResolversTypes['TicketConnection'], ParentType, ContextType, RequireFields<QueryMyTicketsArgs, 'first'>>;
  myWritingLimits?: Resolver<ResolversTypes['WritingLimits'], ParentType, ContextType>;
  needsAdministrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  news?: Resolver<ResolversTypes['NewsItemConnection'], ParentType, ContextType, RequireFields<QueryNewsArgs, 'first'>>;
  newsCounts?: Resolver<Array<ResolversTypes['NewsCount']>, ParentType, ContextType>;
  newsItem?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType, RequireFields<QueryNewsItemArgs, 'id'>>;
  newsItemAt?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType, RequireFields<QueryNewsItemAtArgs, 'slug'>>;
  notificationPreferences?: Resolver<ResolversTypes['NotificationPreferences'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  openInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, Partial<QueryOpenInvoicesArgs>>;
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType, RequireFields<QueryPartnerArgs, 'id'>>;
  partnerAt?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType, RequireFields<QueryPartnerAtArgs, 'slug'>>;
  partnerCategories?: Resolver<Array<ResolversTypes['PartnerCategory']>, ParentType, ContextType>;
  partnerCounts?: Resolver<Array<ResolversTypes['PartnerCount']>, ParentType, ContextType>;
  partners?: Resolver<ResolversTypes['PartnerConnection'], ParentType, ContextType, RequireFields<QueryPartnersArgs, 'first'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
  peopleToWriteTo?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryPeopleToWriteToArgs>>;
  pinnedDiscussions?: Resolver<Array<ResolversTypes['Discussion']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  popularSearches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  pushPublicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  reference?: Resolver<Array<ResolversTypes['ReferenceItem']>, ParentType, ContextType, RequireFields<QueryReferenceArgs, 'includeInactive' | 'list'>>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewArgs, 'id'>>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'businessId' | 'first'>>;
  reviewsToAnswer?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryReviewsToAnswerArgs, 'first'>>;
  search?: Resolver<ResolversTypes['SearchConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query' | 'sort' | 'type'>>;
  searchMessages?: Resolver<ResolversTypes['ChatMessageConnection'], ParentType, ContextType, RequireFields<QuerySearchMessagesArgs, 'first' | 'text'>>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType, RequireFields<QueryStatisticsArgs, 'comparison' | 'from' | 'metrics' | 'unit' | 'until'>>;
  systemState?: Resolver<ResolversTypes['SystemState'], ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  ticketAssignees?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  ticketCounts?: Resolver<Array<ResolversTypes['TicketCount']>, ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['TicketConnection'], ParentType, ContextType, RequireFields<QueryTicketsArgs, 'first' | 'sort'>>;
  unreadChatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadNotificationsBySection?: Resolver<Array<ResolversTypes['NotificationSectionCount']>, ParentType, ContextType>;
  uploadRules?: Resolver<ResolversTypes['UploadRules'], ParentType, ContextType, RequireFields<QueryUploadRulesArgs, 'purpose'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  workQueue?: Resolver<ResolversTypes['WorkQueue'], ParentType, ContextType, RequireFields<QueryWorkQueueArgs, 'first' | 'isMine'>>;
  workSoon?: Resolver<Array<ResolversTypes['WorkSoon']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['QuestionGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionPayload'] = ResolversParentTypes['QuestionPayload']> = {
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letsUrgentThrough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RateAnswerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateAnswerPayload'] = ResolversParentTypes['RateAnswerPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReactionSignResolvers = EnumResolverSignature<{ CELEBRATE?: any, HEART?: any, IDEA?: any, LAUGH?: any, THUMB?: any }, ResolversTypes['ReactionSign']>;

export type ReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason']> = {
  canned?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordEditorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordEditors'] = ResolversParentTypes['RecordEditors']> = {
  people?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ReferenceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceItem'] = ResolversParentTypes['ReferenceItem']> = {
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

export type ReferenceItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceItemPayload'] = ResolversParentTypes['ReferenceItemPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['ReferenceItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RehearsedKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RehearsedKind'] = ResolversParentTypes['RehearsedKind']> = {
  caught?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  compared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportableKind'], ParentType, ContextType>;
};

export type RehearsedSpellingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RehearsedSpelling'] = ResolversParentTypes['RehearsedSpelling']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RehearsedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RehearsedText'] = ResolversParentTypes['RehearsedText']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportableKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemovePushDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePushDevicePayload'] = ResolversParentTypes['RemovePushDevicePayload']> = {
  deviceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  dateReported?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  report?: Resolver<Maybe<ResolversTypes['OwnReport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportReasonResolvers = EnumResolverSignature<{ forbidden?: any, insult?: any, other?: any, privateData?: any, spam?: any, untrue?: any }, ResolversTypes['ReportReason']>;

export type ReportableKindResolvers = EnumResolverSignature<{ business?: any, chatMessage?: any, discussion?: any, discussionComment?: any, listing?: any, listingComment?: any, review?: any, user?: any }, ResolversTypes['ReportableKind']>;

export type RequestUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestUploadPayload'] = ResolversParentTypes['RequestUploadPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['UploadTarget']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevealPartnerCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevealPartnerCodePayload'] = ResolversParentTypes['RevealPartnerCodePayload']> = {
  offer?: Resolver<Maybe<ResolversTypes['PartnerOffer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
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

export type ReviewChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewChange'] = ResolversParentTypes['ReviewChange']> = {
  business?: Resolver<Maybe<ResolversTypes['Business']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPayload'] = ResolversParentTypes['ReviewPayload']> = {
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewReply'] = ResolversParentTypes['ReviewReply']> = {
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewVersion'] = ResolversParentTypes['ReviewVersion']> = {
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  transactionSize?: Resolver<ResolversTypes['TransactionSize'], ParentType, ContextType>;
};

export type RevokeSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionsPayload'] = ResolversParentTypes['RevokeSessionsPayload']> = {
  revokedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface RichTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichText'], any> {
  name: 'RichText';
}

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SearchAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchArea'] = ResolversParentTypes['SearchArea']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchConnection'] = ResolversParentTypes['SearchConnection']> = {
  counts?: Resolver<ResolversTypes['SearchCounts'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['SearchHitEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCounts'] = ResolversParentTypes['SearchCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['HighlightedText'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['HighlightedText'], ParentType, ContextType>;
};

export type SearchHitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHitEdge'] = ResolversParentTypes['SearchHitEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchHit'], ParentType, ContextType>;
};

export type SearchInVainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchInVain'] = ResolversParentTypes['SearchInVain']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPlace'] = ResolversParentTypes['SearchPlace']> = {
  asked?: Resolver<ResolversTypes['SearchArea'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['SearchArea']>, ParentType, ContextType>;
  wider?: Resolver<Maybe<ResolversTypes['SearchArea']>, ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['ListingCommentConnection'], ParentType, ContextType, RequireFields<ServiceCommentsArgs, 'first'>>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePublished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  endPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Engagement'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType, Partial<ServiceImagesArgs>>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offers?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pricePerHour?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removalReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  serviceType?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<ServiceSimilarArgs, 'first'>>;
  startPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListingType'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetFollowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFollowPayload'] = ResolversParentTypes['SetFollowPayload']> = {
  follow?: Resolver<Maybe<ResolversTypes['FollowState']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetListingSavedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetListingSavedPayload'] = ResolversParentTypes['SetListingSavedPayload']> = {
  isSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPostLikedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPostLikedPayload'] = ResolversParentTypes['SetPostLikedPayload']> = {
  isLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  brandColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  displayCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  taxPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsPayload'] = ResolversParentTypes['SettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShareholderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shareholder'] = ResolversParentTypes['Shareholder']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  baseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasDevelopmentMailbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresVerifiedEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatisticSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticSeries'] = ResolversParentTypes['StatisticSeries']> = {
  comparedTotal?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  comparedValues?: Resolver<Array<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['SafeInt']>, ParentType, ContextType>;
};

export type StatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  comparedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  comparedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  searchesInVain?: Resolver<Array<ResolversTypes['SearchInVain']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['StatisticSeries']>, ParentType, ContextType>;
  starts?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SubjectStateResolvers = EnumResolverSignature<{ EDIT_ASKED?: any, GONE?: any, HELD?: any, HIDDEN?: any, REMOVED?: any, SHOWN?: any }, ResolversTypes['SubjectState']>;

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  accountStatusChanged?: SubscriptionResolver<ResolversTypes['AccountStatusChange'], "accountStatusChanged", ParentType, ContextType, Partial<SubscriptionAccountStatusChangedArgs>>;
  applicationChanged?: SubscriptionResolver<ResolversTypes['ApplicationChange'], "applicationChanged", ParentType, ContextType, Partial<SubscriptionApplicationChangedArgs>>;
  blacklistChanged?: SubscriptionResolver<ResolversTypes['BlacklistChange'], "blacklistChanged", ParentType, ContextType, Partial<SubscriptionBlacklistChangedArgs>>;
  chatChanged?: SubscriptionResolver<ResolversTypes['ChatChange'], "chatChanged", ParentType, ContextType, Partial<SubscriptionChatChangedArgs>>;
  communityUpdateAdded?: SubscriptionResolver<ResolversTypes['CommunityUpdateAdded'], "communityUpdateAdded", ParentType, ContextType, Partial<SubscriptionCommunityUpdateAddedArgs>>;
  discussionChanged?: SubscriptionResolver<ResolversTypes['DiscussionChange'], "discussionChanged", ParentType, ContextType, RequireFields<SubscriptionDiscussionChangedArgs, 'discussionId'>>;
  disputeChanged?: SubscriptionResolver<ResolversTypes['DisputeChange'], "disputeChanged", ParentType, ContextType, Partial<SubscriptionDisputeChangedArgs>>;
  forumChanged?: SubscriptionResolver<ResolversTypes['ForumChange'], "forumChanged", ParentType, ContextType, Partial<SubscriptionForumChangedArgs>>;
  listingChanged?: SubscriptionResolver<ResolversTypes['ListingChange'], "listingChanged", ParentType, ContextType, Partial<SubscriptionListingChangedArgs>>;
  managedListingChanged?: SubscriptionResolver<ResolversTypes['ListingChange'], "managedListingChanged", ParentType, ContextType, Partial<SubscriptionManagedListingChangedArgs>>;
  meChanged?: SubscriptionResolver<ResolversTypes['MeChange'], "meChanged", ParentType, ContextType, Partial<SubscriptionMeChangedArgs>>;
  moderationCaseChanged?: SubscriptionResolver<ResolversTypes['ModerationCaseChange'], "moderationCaseChanged", ParentType, ContextType, Partial<SubscriptionModerationCaseChangedArgs>>;
  myApplicationChanged?: SubscriptionResolver<ResolversTypes['MyApplicationChange'], "myApplicationChanged", ParentType, ContextType, Partial<SubscriptionMyApplicationChangedArgs>>;
  myBusinessChanged?: SubscriptionResolver<ResolversTypes['MyBusinessChange'], "myBusinessChanged", ParentType, ContextType, Partial<SubscriptionMyBusinessChangedArgs>>;
  notificationChanged?: SubscriptionResolver<ResolversTypes['NotificationChange'], "notificationChanged", ParentType, ContextType, Partial<SubscriptionNotificationChangedArgs>>;
  paymentChanged?: SubscriptionResolver<ResolversTypes['PaymentChange'], "paymentChanged", ParentType, ContextType, Partial<SubscriptionPaymentChangedArgs>>;
  presenceChanged?: SubscriptionResolver<ResolversTypes['PresenceChange'], "presenceChanged", ParentType, ContextType>;
  recordEditors?: SubscriptionResolver<ResolversTypes['RecordEditors'], "recordEditors", ParentType, ContextType, RequireFields<SubscriptionRecordEditorsArgs, 'id' | 'kind'>>;
  reviewChanged?: SubscriptionResolver<ResolversTypes['ReviewChange'], "reviewChanged", ParentType, ContextType, RequireFields<SubscriptionReviewChangedArgs, 'businessId'>>;
  ticketChanged?: SubscriptionResolver<ResolversTypes['TicketChange'], "ticketChanged", ParentType, ContextType, Partial<SubscriptionTicketChangedArgs>>;
  workQueueChanged?: SubscriptionResolver<ResolversTypes['WorkQueueChange'], "workQueueChanged", ParentType, ContextType, Partial<SubscriptionWorkQueueChangedArgs>>;
};

export type SurplusDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurplusDecision'] = ResolversParentTypes['SurplusDecision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  meantFor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Reason'], ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SystemStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemState'] = ResolversParentTypes['SystemState']> = {
  eventsGivenUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMailServer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsSent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxData'] = ResolversParentTypes['TaxData']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commercialActivity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineOfBusiness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  natureType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRegime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxResponsibilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxScheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxpayerType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRegime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxDataChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDataChange'] = ResolversParentTypes['TaxDataChange']> = {
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['TaxData'], ParentType, ContextType>;
  dateRequested?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDataPayload'] = ResolversParentTypes['TaxDataPayload']> = {
  taxData?: Resolver<Maybe<ResolversTypes['TaxDataState']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TaxDataStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDataState'] = ResolversParentTypes['TaxDataState']> = {
  current?: Resolver<ResolversTypes['TaxData'], ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['TaxDataChange']>, ParentType, ContextType>;
};

export type TellTypingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TellTypingPayload'] = ResolversParentTypes['TellTypingPayload']> = {
  isTold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestMailPayload'] = ResolversParentTypes['TestMailPayload']> = {
  result?: Resolver<Maybe<ResolversTypes['TestMailResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestMailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestMailResult'] = ResolversParentTypes['TestMailResult']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TextPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart']> = {
  isHit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dateActive?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateClosed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['TicketEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ratingComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  requesterEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requesterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  term?: Resolver<Maybe<ResolversTypes['TicketTerm']>, ParentType, ContextType>;
  viewerCanRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TicketChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketChange'] = ResolversParentTypes['TicketChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketConnection'] = ResolversParentTypes['TicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketCount'] = ResolversParentTypes['TicketCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
};

export type TicketEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketEdge'] = ResolversParentTypes['TicketEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketEntry'] = ResolversParentTypes['TicketEntry']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFromStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TicketEntryKind'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['TicketStep']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketKindResolvers = EnumResolverSignature<{ ACCOUNT?: any, DATA_CLAIM?: any, DATA_QUERY?: any, MEMBERSHIP?: any, PROBLEM?: any, QUESTION?: any, SUGGESTION?: any }, ResolversTypes['TicketKind']>;

export type TicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketPayload'] = ResolversParentTypes['TicketPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketPriorityResolvers = EnumResolverSignature<{ HIGH?: any, LOW?: any, NORMAL?: any, URGENT?: any }, ResolversTypes['TicketPriority']>;

export type TicketStatusResolvers = EnumResolverSignature<{ CLOSED?: any, NEW?: any, OPEN?: any, WAITING?: any }, ResolversTypes['TicketStatus']>;

export type TicketTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketTerm'] = ResolversParentTypes['TicketTerm']> = {
  canExtend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dateAnswered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateDue?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateLatest?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExtended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workingDaysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TopicPreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopicPreference'] = ResolversParentTypes['TopicPreference']> = {
  always?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
};

export type UnsubscribePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload']> = {
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadHeader'] = ResolversParentTypes['UploadHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadRules'] = ResolversParentTypes['UploadRules']> = {
  advisedHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  advisedWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contentTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxBytes?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type UploadTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadTarget'] = ResolversParentTypes['UploadTarget']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headers?: Resolver<Array<ResolversTypes['UploadHeader']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
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
  staffDuties?: Resolver<Array<ResolversTypes['StaffDuty']>, ParentType, ContextType>;
  staffRole?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  viewerBlocks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetStaffRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSuspend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  byteSize?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeekdayResolvers = EnumResolverSignature<{ FRIDAY?: any, MONDAY?: any, SATURDAY?: any, SUNDAY?: any, THURSDAY?: any, TUESDAY?: any, WEDNESDAY?: any }, ResolversTypes['Weekday']>;

export type WorkItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkItem'] = ResolversParentTypes['WorkItem']> = {
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkKind'] = ResolversParentTypes['WorkKind']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkQueue'] = ResolversParentTypes['WorkQueue']> = {
  items?: Resolver<Array<ResolversTypes['WorkItem']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['WorkKind']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkQueueChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkQueueChange'] = ResolversParentTypes['WorkQueueChange']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
};

export type WorkSoonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkSoon'] = ResolversParentTypes['WorkSoon']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  next?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WritingLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WritingLimits'] = ResolversParentTypes['WritingLimits']> = {
  contactsPerDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postsPerHour?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptDocumentsPayload?: AcceptDocumentsPayloadResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers<ContextType>;
  AccountStatusChange?: AccountStatusChangeResolvers<ContextType>;
  AccountStatusPayload?: AccountStatusPayloadResolvers<ContextType>;
  ActionPayload?: ActionPayloadResolvers<ContextType>;
  AddPushDevicePayload?: AddPushDevicePayloadResolvers<ContextType>;
  AllNotificationsReadPayload?: AllNotificationsReadPayloadResolvers<ContextType>;
  AnsweredQuestion?: AnsweredQuestionResolvers<ContextType>;
  AnsweringTime?: AnsweringTimeResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationAction?: ApplicationActionResolvers;
  ApplicationChange?: ApplicationChangeResolvers<ContextType>;
  ApplicationConnection?: ApplicationConnectionResolvers<ContextType>;
  ApplicationEdge?: ApplicationEdgeResolvers<ContextType>;
  ApplicationForm?: ApplicationFormResolvers<ContextType>;
  ApplicationNote?: ApplicationNoteResolvers<ContextType>;
  ApplicationPayload?: ApplicationPayloadResolvers<ContextType>;
  ApplicationReview?: ApplicationReviewResolvers<ContextType>;
  ApplicationStatus?: ApplicationStatusResolvers;
  ApplicationTab?: ApplicationTabResolvers;
  ApplicationTabCount?: ApplicationTabCountResolvers<ContextType>;
  ApplicationTransition?: ApplicationTransitionResolvers<ContextType>;
  Artwork?: ArtworkResolvers<ContextType>;
  AssignWorkPayload?: AssignWorkPayloadResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditTarget?: AuditTargetResolvers<ContextType>;
  AuthorizedUser?: AuthorizedUserResolvers<ContextType>;
  BilledParty?: BilledPartyResolvers<ContextType>;
  BlacklistChange?: BlacklistChangeResolvers<ContextType>;
  BlacklistConnection?: BlacklistConnectionResolvers<ContextType>;
  BlacklistEdge?: BlacklistEdgeResolvers<ContextType>;
  BlacklistEntry?: BlacklistEntryResolvers<ContextType>;
  BlacklistEntryPayload?: BlacklistEntryPayloadResolvers<ContextType>;
  BlacklistRehearsal?: BlacklistRehearsalResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  BlockConnection?: BlockConnectionResolvers<ContextType>;
  BlockEdge?: BlockEdgeResolvers<ContextType>;
  BlockPayload?: BlockPayloadResolvers<ContextType>;
  Business?: BusinessResolvers<ContextType>;
  BusinessConnection?: BusinessConnectionResolvers<ContextType>;
  BusinessDay?: BusinessDayResolvers<ContextType>;
  BusinessEdge?: BusinessEdgeResolvers<ContextType>;
  BusinessFacts?: BusinessFactsResolvers<ContextType>;
  BusinessInvitation?: BusinessInvitationResolvers<ContextType>;
  BusinessInvitationPayload?: BusinessInvitationPayloadResolvers<ContextType>;
  BusinessLinks?: BusinessLinksResolvers<ContextType>;
  BusinessMember?: BusinessMemberResolvers<ContextType>;
  BusinessPayload?: BusinessPayloadResolvers<ContextType>;
  BusinessPerson?: BusinessPersonResolvers<ContextType>;
  BusinessVerification?: BusinessVerificationResolvers<ContextType>;
  BusinessWeek?: BusinessWeekResolvers<ContextType>;
  CannedReply?: CannedReplyResolvers<ContextType>;
  CannedReplyPayload?: CannedReplyPayloadResolvers<ContextType>;
  CaseContext?: CaseContextResolvers<ContextType>;
  CaseCount?: CaseCountResolvers<ContextType>;
  CaseDecision?: CaseDecisionResolvers;
  CaseStatus?: CaseStatusResolvers;
  CaseStep?: CaseStepResolvers<ContextType>;
  CaseSubject?: CaseSubjectResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Chat?: ChatResolvers<ContextType>;
  ChatChange?: ChatChangeResolvers<ContextType>;
  ChatConnection?: ChatConnectionResolvers<ContextType>;
  ChatDelivery?: ChatDeliveryResolvers<ContextType>;
  ChatEdge?: ChatEdgeResolvers<ContextType>;
  ChatFile?: ChatFileResolvers<ContextType>;
  ChatKind?: ChatKindResolvers;
  ChatMember?: ChatMemberResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessageConnection?: ChatMessageConnectionResolvers<ContextType>;
  ChatMessageEdge?: ChatMessageEdgeResolvers<ContextType>;
  ChatMessagePayload?: ChatMessagePayloadResolvers<ContextType>;
  ChatNotice?: ChatNoticeResolvers;
  ChatPayload?: ChatPayloadResolvers<ContextType>;
  ChatReaction?: ChatReactionResolvers<ContextType>;
  ChatReceipt?: ChatReceiptResolvers<ContextType>;
  ChatTyping?: ChatTypingResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  CommercialReference?: CommercialReferenceResolvers<ContextType>;
  CommunityUpdate?: CommunityUpdateResolvers<ContextType>;
  CommunityUpdateAdded?: CommunityUpdateAddedResolvers<ContextType>;
  CommunityUpdateConnection?: CommunityUpdateConnectionResolvers<ContextType>;
  CommunityUpdateEdge?: CommunityUpdateEdgeResolvers<ContextType>;
  CommunityUpdateSubject?: CommunityUpdateSubjectResolvers<ContextType>;
  ContactChallenge?: ContactChallengeResolvers<ContextType>;
  ContactMessagePayload?: ContactMessagePayloadResolvers<ContextType>;
  ContextPiece?: ContextPieceResolvers<ContextType>;
  CreateBusinessUserPayload?: CreateBusinessUserPayloadResolvers<ContextType>;
  Cursor?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DigestPreference?: DigestPreferenceResolvers<ContextType>;
  Discussion?: DiscussionResolvers<ContextType>;
  DiscussionChange?: DiscussionChangeResolvers<ContextType>;
  DiscussionComment?: DiscussionCommentResolvers<ContextType>;
  DiscussionCommentConnection?: DiscussionCommentConnectionResolvers<ContextType>;
  DiscussionCommentEdge?: DiscussionCommentEdgeResolvers<ContextType>;
  DiscussionCommentPayload?: DiscussionCommentPayloadResolvers<ContextType>;
  DiscussionConnection?: DiscussionConnectionResolvers<ContextType>;
  DiscussionDraft?: DiscussionDraftResolvers<ContextType>;
  DiscussionDraftPayload?: DiscussionDraftPayloadResolvers<ContextType>;
  DiscussionEdge?: DiscussionEdgeResolvers<ContextType>;
  DiscussionPayload?: DiscussionPayloadResolvers<ContextType>;
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
  DocumentCheck?: DocumentCheckResolvers<ContextType>;
  DocumentDraft?: DocumentDraftResolvers<ContextType>;
  DocumentKind?: DocumentKindResolvers;
  DocumentSection?: DocumentSectionResolvers<ContextType>;
  EditableDocument?: EditableDocumentResolvers<ContextType>;
  EditableDocumentPayload?: EditableDocumentPayloadResolvers<ContextType>;
  EmailChange?: EmailChangeResolvers<ContextType>;
  EmailChangePayload?: EmailChangePayloadResolvers<ContextType>;
  Engagement?: EngagementResolvers<ContextType>;
  EventCursor?: GraphQLScalarType;
  ExportLinkPayload?: ExportLinkPayloadResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouriteConnection?: FavouriteConnectionResolvers<ContextType>;
  FavouriteEdge?: FavouriteEdgeResolvers<ContextType>;
  FieldComment?: FieldCommentResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileLinkPayload?: FileLinkPayloadResolvers<ContextType>;
  FilePayload?: FilePayloadResolvers<ContextType>;
  FirstAdministratorPayload?: FirstAdministratorPayloadResolvers<ContextType>;
  Follow?: FollowResolvers<ContextType>;
  FollowConnection?: FollowConnectionResolvers<ContextType>;
  FollowEdge?: FollowEdgeResolvers<ContextType>;
  FollowState?: FollowStateResolvers<ContextType>;
  ForumCategory?: ForumCategoryResolvers<ContextType>;
  ForumChange?: ForumChangeResolvers<ContextType>;
  ForumTag?: ForumTagResolvers<ContextType>;
  FoundThing?: FoundThingResolvers<ContextType>;
  GivenUpEvent?: GivenUpEventResolvers<ContextType>;
  GivenUpEventConnection?: GivenUpEventConnectionResolvers<ContextType>;
  GivenUpEventEdge?: GivenUpEventEdgeResolvers<ContextType>;
  GivenUpEventPayload?: GivenUpEventPayloadResolvers<ContextType>;
  GroupAdders?: GroupAddersResolvers;
  HighlightedText?: HighlightedTextResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  ImportBlacklistPayload?: ImportBlacklistPayloadResolvers<ContextType>;
  ImportListingsPayload?: ImportListingsPayloadResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportedBlacklistEntry?: ImportedBlacklistEntryResolvers<ContextType>;
  ImportedRow?: ImportedRowResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  Issuer?: IssuerResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobPayload?: JobPayloadResolvers<ContextType>;
  LeaveGroupPayload?: LeaveGroupPayloadResolvers<ContextType>;
  LinkPayload?: LinkPayloadResolvers<ContextType>;
  LinkPreview?: LinkPreviewResolvers<ContextType>;
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
  LocalizedRichText?: LocalizedRichTextResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  ManagedListingCount?: ManagedListingCountResolvers<ContextType>;
  MeChange?: MeChangeResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipStatus?: MembershipStatusResolvers;
  MentionCandidate?: MentionCandidateResolvers<ContextType>;
  ModerationCase?: ModerationCaseResolvers<ContextType>;
  ModerationCaseChange?: ModerationCaseChangeResolvers<ContextType>;
  ModerationCaseConnection?: ModerationCaseConnectionResolvers<ContextType>;
  ModerationCaseEdge?: ModerationCaseEdgeResolvers<ContextType>;
  ModerationCasePayload?: ModerationCasePayloadResolvers<ContextType>;
  ModerationRules?: ModerationRulesResolvers<ContextType>;
  ModerationRulesPayload?: ModerationRulesPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyApplicationChange?: MyApplicationChangeResolvers<ContextType>;
  MyBusinessChange?: MyBusinessChangeResolvers<ContextType>;
  NewsCount?: NewsCountResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsItemConnection?: NewsItemConnectionResolvers<ContextType>;
  NewsItemEdge?: NewsItemEdgeResolvers<ContextType>;
  NewsPayload?: NewsPayloadResolvers<ContextType>;
  NewsStatus?: NewsStatusResolvers;
  NewsText?: NewsTextResolvers<ContextType>;
  NewsVersion?: NewsVersionResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChange?: NotificationChangeResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationPreferences?: NotificationPreferencesResolvers<ContextType>;
  NotificationPreferencesPayload?: NotificationPreferencesPayloadResolvers<ContextType>;
  NotificationSectionCount?: NotificationSectionCountResolvers<ContextType>;
  NotificationsPayload?: NotificationsPayloadResolvers<ContextType>;
  OfferState?: OfferStateResolvers;
  OpeningSpan?: OpeningSpanResolvers<ContextType>;
  OwnReport?: OwnReportResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerCategory?: PartnerCategoryResolvers<ContextType>;
  PartnerConnection?: PartnerConnectionResolvers<ContextType>;
  PartnerCount?: PartnerCountResolvers<ContextType>;
  PartnerEdge?: PartnerEdgeResolvers<ContextType>;
  PartnerLocation?: PartnerLocationResolvers<ContextType>;
  PartnerOffer?: PartnerOfferResolvers<ContextType>;
  PartnerPayload?: PartnerPayloadResolvers<ContextType>;
  PartnerStatus?: PartnerStatusResolvers;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAnnulment?: PaymentAnnulmentResolvers<ContextType>;
  PaymentChange?: PaymentChangeResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers;
  PersonHistory?: PersonHistoryResolvers<ContextType>;
  PersonNote?: PersonNoteResolvers<ContextType>;
  PersonNotePayload?: PersonNotePayloadResolvers<ContextType>;
  PersonPresence?: PersonPresenceResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanKey?: PlanKeyResolvers;
  PlanPayload?: PlanPayloadResolvers<ContextType>;
  PostStatus?: PostStatusResolvers;
  PostVersion?: PostVersionResolvers<ContextType>;
  PresenceChange?: PresenceChangeResolvers<ContextType>;
  PresenceChoices?: PresenceChoicesResolvers<ContextType>;
  PresenceChoicesPayload?: PresenceChoicesPayloadResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionPayload?: QuestionPayloadResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  RateAnswerPayload?: RateAnswerPayloadResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  ReactionSign?: ReactionSignResolvers;
  Reason?: ReasonResolvers<ContextType>;
  RecordEditors?: RecordEditorsResolvers<ContextType>;
  ReferenceItem?: ReferenceItemResolvers<ContextType>;
  ReferenceItemPayload?: ReferenceItemPayloadResolvers<ContextType>;
  RehearsedKind?: RehearsedKindResolvers<ContextType>;
  RehearsedSpelling?: RehearsedSpellingResolvers<ContextType>;
  RehearsedText?: RehearsedTextResolvers<ContextType>;
  RemovePushDevicePayload?: RemovePushDevicePayloadResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  ReportReason?: ReportReasonResolvers;
  ReportableKind?: ReportableKindResolvers;
  RequestUploadPayload?: RequestUploadPayloadResolvers<ContextType>;
  RevealPartnerCodePayload?: RevealPartnerCodePayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewChange?: ReviewChangeResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewPayload?: ReviewPayloadResolvers<ContextType>;
  ReviewReply?: ReviewReplyResolvers<ContextType>;
  ReviewVersion?: ReviewVersionResolvers<ContextType>;
  RevokeSessionsPayload?: RevokeSessionsPayloadResolvers<ContextType>;
  RichText?: GraphQLScalarType;
  SafeInt?: GraphQLScalarType;
  SearchArea?: SearchAreaResolvers<ContextType>;
  SearchConnection?: SearchConnectionResolvers<ContextType>;
  SearchCounts?: SearchCountsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchHitEdge?: SearchHitEdgeResolvers<ContextType>;
  SearchInVain?: SearchInVainResolvers<ContextType>;
  SearchPlace?: SearchPlaceResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SetFollowPayload?: SetFollowPayloadResolvers<ContextType>;
  SetListingSavedPayload?: SetListingSavedPayloadResolvers<ContextType>;
  SetPostLikedPayload?: SetPostLikedPayloadResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  SettingsPayload?: SettingsPayloadResolvers<ContextType>;
  Shareholder?: ShareholderResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  StatisticSeries?: StatisticSeriesResolvers<ContextType>;
  Statistics?: StatisticsResolvers<ContextType>;
  SubjectState?: SubjectStateResolvers;
  Subscription?: SubscriptionResolvers<ContextType>;
  SurplusDecision?: SurplusDecisionResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  SystemState?: SystemStateResolvers<ContextType>;
  TaxData?: TaxDataResolvers<ContextType>;
  TaxDataChange?: TaxDataChangeResolvers<ContextType>;
  TaxDataPayload?: TaxDataPayloadResolvers<ContextType>;
  TaxDataState?: TaxDataStateResolvers<ContextType>;
  TellTypingPayload?: TellTypingPayloadResolvers<ContextType>;
  TestMailPayload?: TestMailPayloadResolvers<ContextType>;
  TestMailResult?: TestMailResultResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketChange?: TicketChangeResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketCount?: TicketCountResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketEntry?: TicketEntryResolvers<ContextType>;
  TicketKind?: TicketKindResolvers;
  TicketPayload?: TicketPayloadResolvers<ContextType>;
  TicketPriority?: TicketPriorityResolvers;
  TicketStatus?: TicketStatusResolvers;
  TicketTerm?: TicketTermResolvers<ContextType>;
  TopicPreference?: TopicPreferenceResolvers<ContextType>;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
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
  Weekday?: WeekdayResolvers;
  WorkItem?: WorkItemResolvers<ContextType>;
  WorkKind?: WorkKindResolvers<ContextType>;
  WorkQueue?: WorkQueueResolvers<ContextType>;
  WorkQueueChange?: WorkQueueChangeResolvers<ContextType>;
  WorkSoon?: WorkSoonResolvers<ContextType>;
  WritingLimits?: WritingLimitsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
