import type { RichTextDocument } from '@wiki/domain';
/** The answer of a discussion. */
export type AcceptAnswerInput = {
  /** One of its comments; null takes the acceptance back. */
  commentId?: string | number | null | undefined;
  /** The discussion. */
  discussionId: string | number;
};

/** The versions that somebody accepts. */
export type AcceptDocumentsInput = {
  /** The privacy policy. */
  privacyVersion: number;
  /** The terms of use. */
  termsVersion: number;
};

/** An administrator's act on a dispute, with what is told to the parties. */
export type ActOnDisputeInput = {
  /** The dispute. */
  disputeId: string | number;
  /** Why: told to the business, and to the author where the review is concerned. */
  reason: ReasonInput;
};

/** Something to do to listings. */
export type ActOnListingsInput = {
  /** What to do. */
  action: ListingAction;
  /** The listings, 1 to 100. */
  listingIds: Array<string | number>;
  /** For `remove`: why. Its business is told. */
  reason?: ReasonInput | null | undefined;
};

/** An application to activate. */
export type ActivateApplicationInput = {
  /** The application. */
  applicationId: string | number;
  /** True to activate although nothing was paid; otherwise such an application answers `CONFIRMATION_REQUIRED`. */
  confirmUnpaid?: boolean;
  /** The version that was read. */
  version: number;
};

/** A note on an application. */
export type AddApplicationNoteInput = {
  /** The application. */
  applicationId: string | number;
  /** 1 to 1,000 characters. */
  text: string;
};

/** An entry to add. */
export type AddBlacklistEntryInput = {
  /** What it does. */
  kind: BlacklistKind;
  /** Why it is on the list, for administrators: up to 200 characters. */
  note?: string | null | undefined;
  /** The word (one word) or phrase, 2 to 100 characters. */
  text: string;
};

/** A comment to write. */
export type AddDiscussionCommentInput = {
  /** The text, up to 5,000 characters. */
  body: RichTextDocument;
  /** The discussion. */
  discussionId: string | number;
  /** The language that it is written in. */
  language: Language;
  /** The comment to reply to, or null. */
  replyTo?: string | number | null | undefined;
};

/** A comment to write. */
export type AddListingCommentInput = {
  /** The listing. */
  listingId: string | number;
  /** The comment to reply to, or null. */
  replyTo?: string | number | null | undefined;
  /** The text, 1 to 2,000 characters. */
  text: string;
};

/** A browser's subscription, as its push API gives it. */
export type AddPushDeviceInput = {
  /** The https address of its push service. */
  endpoint: string;
  /** Its keys. */
  keys: PushKeysInput;
};

/** People to take into a group. */
export type AddToGroupInput = {
  /** The group. */
  chatId: string | number;
  /** Who. */
  userIds: Array<string | number>;
};

/** A payment to annul. */
export type AnnulManualPaymentInput = {
  /** The payment. */
  paymentId: string | number;
  /** Why; the payer reads it. */
  reason: ReasonInput;
};

/** An answer to a request. */
export type AnswerTicketInput = {
  /** Whether the request is closed with it. */
  isClosing: boolean;
  /** The `messageCount` that the writer had read: with more, the answer is refused with `ANSWERED_MEANWHILE`. */
  readMessages: number;
  /** The answer, 1 to 8,000 characters. */
  text: string;
  /** The request. */
  ticketId: string | number;
};

/** What moves an application, see the transition table in the documentation. */
export type ApplicationAction =
  /** An administrator activates it after the payment. */
  | 'ACTIVATE'
  /** An administrator activates it without a payment, after confirming so. */
  | 'ACTIVATE_UNPAID'
  /** An administrator approves it; the payment is due in 7 days. */
  | 'APPROVE'
  /** A payment was confirmed or recorded. */
  | 'COMPLETE_PAYMENT'
  /** An administrator deletes it with a reason. */
  | 'DELETE'
  /** Its applicant did not correct it in time. */
  | 'EXPIRE'
  /** The payment's date passed. */
  | 'MISS_PAYMENT'
  /** An administrator refuses it with a reason. */
  | 'REJECT'
  /** An administrator sends it back with comments per field. */
  | 'REQUEST_CHANGES'
  /** The applicant submits it. */
  | 'SUBMIT'
  /** Its payment was annulled, or the bank took it back. */
  | 'UNDO_PAYMENT'
  /** The applicant closes it. */
  | 'WITHDRAW';

/** An application to act on. */
export type ApplicationActionInput = {
  /** The application. */
  applicationId: string | number;
  /** The version that was read; an older one is refused as `CONFLICT`. */
  version: number;
};

/** What the applicant wrote so far. A field left out stays, null or empty clears. A draft takes unfinished values; submitting checks them all. */
export type ApplicationFormInput = {
  /** Uploaded BUSINESS_IMAGE files, up to 10. */
  additionalImageIds?: Array<string | number> | null | undefined;
  /** Street address. */
  address?: string | null | undefined;
  /** Who may act for the business, up to 20. */
  authorizedUsers?: Array<AuthorizedUserInput> | null | undefined;
  /** Where invoices go. */
  billingEmail?: string | null | undefined;
  /** Uploaded APPLICATION_DOCUMENT files. */
  businessLicenseIds?: Array<string | number> | null | undefined;
  /** Name of the business. */
  businessName?: string | null | undefined;
  /** Privately held or publicly traded. */
  businessType?: BusinessType | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** A value of COMMERCIAL_ACTIVITIES. */
  commercialActivity?: string | null | undefined;
  /** Someone who knows the business. */
  commercialReference?: CommercialReferenceInput | null | undefined;
  /** Contact's given name. */
  contactFirstName?: string | null | undefined;
  /** Contact's family name. */
  contactLastName?: string | null | undefined;
  /** Two-letter country code. */
  country?: string | null | undefined;
  /** What the business does, up to 2,000 characters. */
  description?: string | null | undefined;
  /** A value of DOCUMENT_TYPES. */
  documentType?: string | null | undefined;
  /** Contact's e-mail. */
  email?: string | null | undefined;
  /** https address. */
  facebook?: string | null | undefined;
  /** Uploaded APPLICATION_DOCUMENT files. */
  financialStatementIds?: Array<string | number> | null | undefined;
  /** Uploaded APPLICATION_DOCUMENT files. */
  incorporationArticleIds?: Array<string | number> | null | undefined;
  /** Name or https address. */
  instagram?: string | null | undefined;
  /** Uploaded APPLICATION_DOCUMENT files. */
  lastAssemblyMinuteIds?: Array<string | number> | null | undefined;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: string | null | undefined;
  /** https address. */
  linkedin?: string | null | undefined;
  /** An uploaded LOGO. */
  logoId?: string | number | null | undefined;
  /** A value of NATURE_TYPES. */
  natureType?: string | null | undefined;
  /** Contact's phone in E.164. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** Who told them of the network. */
  referredBy?: string | null | undefined;
  /** Services, up to 30 of up to 80 characters. */
  services?: Array<string> | null | undefined;
  /** Shareholders with more than 10 %, up to 10. */
  shareholders?: Array<ShareholderInput> | null | undefined;
  /** Size by people. */
  size?: BusinessSize | null | undefined;
  /** Region, state or department. */
  state?: string | null | undefined;
  /** Uploaded APPLICATION_DOCUMENT files. */
  taxDocumentIds?: Array<string | number> | null | undefined;
  /** Tax id. */
  taxId?: string | null | undefined;
  /** A value of TAX_REGIMES. */
  taxRegime?: string | null | undefined;
  /** Values of TAX_RESPONSIBILITIES. */
  taxResponsibilities?: Array<string> | null | undefined;
  /** A value of TAX_SCHEMES. */
  taxScheme?: string | null | undefined;
  /** A value of TAXPAYER_TYPES. */
  taxpayerType?: string | null | undefined;
  /** A value of VAT_REGIMES. */
  vatRegime?: string | null | undefined;
  /** https address. */
  website?: string | null | undefined;
  /** Phone number in E.164. */
  whatsapp?: string | null | undefined;
};

/** Where a business application stands. */
export type ApplicationStatus =
  /** Activated: the business is a member. */
  | 'APPROVED'
  /** Sent back with comments: its applicant corrects it and submits it again. */
  | 'CHANGES_REQUESTED'
  /** Deleted by an administrator; kept for the audit. */
  | 'DELETED'
  /** Being written. */
  | 'DRAFT'
  /** Submitted, awaiting review. */
  | 'NEW'
  /** Paid, awaiting activation. */
  | 'PAYMENT_COMPLETE'
  /** The payment is overdue. */
  | 'PAYMENT_MISSED'
  /** Approved, to be paid within 7 days. */
  | 'PAYMENT_PENDING'
  /** Refused with a reason. */
  | 'REJECTED'
  /** Withdrawn by the applicant. */
  | 'WITHDRAWN';

/** The steps of the form. */
export type ApplicationStep =
  /** Services, tax and billing data, shareholders. */
  | 'BUSINESS'
  /** Address, links, authorized users. */
  | 'CONTACT'
  /** Documents and the commercial reference. */
  | 'DOCUMENTS'
  /** Who applies and for which business. */
  | 'GENERAL'
  /** Reading it all again. */
  | 'REVIEW';

/** The tabs of the back office. */
export type ApplicationTab =
  /** Every state but draft and deleted. */
  | 'ALL'
  /** Sent back for changes. */
  | 'CHANGES_REQUESTED'
  /** Paid. */
  | 'PAYMENT_COMPLETE'
  /** Overdue. */
  | 'PAYMENT_MISSED'
  /** Awaiting payment. */
  | 'PAYMENT_PENDING'
  /** Refused. */
  | 'REJECTED';

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

/** Who takes care of a request. */
export type AssignTicketInput = {
  /** An administrator; null for nobody. */
  assigneeId?: string | number | null | undefined;
  /** The request. */
  ticketId: string | number;
};

/** Who takes care of something that waits. */
export type AssignWorkInput = {
  /** The administrator; null for nobody. */
  assigneeId?: string | number | null | undefined;
  /** Its kind, such as `application`. */
  kind: string;
  /** The thing's id. */
  workId: string | number;
};

/** Which audit records to export. */
export type AuditExportInput = {
  /** All of them when left out. */
  filter?: AuditFilter | null | undefined;
};

/** Which audit records. */
export type AuditFilter = {
  /** A person's e-mail, or any id: what it concerns and what they did. */
  about?: string | null | undefined;
  /** About one thing only, such as `payment`. */
  area?: string | null | undefined;
  /** From this day on, in the installation's time zone. */
  from?: string | null | undefined;
  /** Up to this day, and the day itself. */
  until?: string | null | undefined;
};

/** Who may act for the business. */
export type AuthorizedUserInput = {
  /** E-mail address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
};

/** Who becomes the first administrator. */
export type BecomeFirstAdministratorInput = {
  /** The account to create; left out by who is signed in. */
  account?: FirstAdministratorAccountInput | null | undefined;
  /** The code that the server printed on its console. Case and hyphens do not matter. */
  code: string;
};

/** What charges for memberships. */
export type BillingState =
  /** Nothing: memberships cannot be paid by card. */
  | 'NONE'
  /** The sandbox that comes along: no money moves. */
  | 'SANDBOX'
  /** A billing service. */
  | 'SERVICE';

/** Why the billing service did not take the data of a business. */
export type BillingSyncProblem =
  /** Its answer was not understood. */
  | 'NOT_UNDERSTOOD'
  /** It refused the data. */
  | 'REFUSED'
  /** It did not answer. */
  | 'UNAVAILABLE';

/** An entry. */
export type BlacklistEntryIdInput = {
  /** The entry. */
  entryId: string | number;
};

/** What an entry of the blacklist does. */
export type BlacklistKind =
  /** Holds a forum post or comment for review. */
  | 'phrase'
  /** Blocks the text. */
  | 'word';

/** How the blacklist is ordered. */
export type BlacklistOrder =
  /** What stopped most first. */
  | 'HITS'
  /** In alphabetical order. */
  | 'TEXT';

/** A text in both languages. */
export type BothLanguagesInput = {
  /** In English. */
  en: string;
  /** In Spanish. */
  es: string;
};

/** Which businesses to list. Conditions are combined with and. */
export type BusinessFilter = {
  /** City, as in the profile. */
  city?: string | null | undefined;
  /** Two-letter country code. */
  country?: string | null | undefined;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: string | null | undefined;
  /** At least this average rating, 1 to 5. */
  minRating?: number | null | undefined;
  /** Administrators: only those whose change waits to be confirmed. */
  needsConfirmation?: boolean | null | undefined;
  /** Region, as in the profile. */
  region?: string | null | undefined;
  /** Name begins with, without case and accents, up to 100 characters. */
  search?: string | null | undefined;
  /** Administrators: only those in this state. */
  status?: BusinessStatus | null | undefined;
  /** Only verified ones. */
  verified?: boolean | null | undefined;
};

/** A business. */
export type BusinessIdInput = {
  /** The business. */
  businessId: string | number;
};

/** An invitation to act on. */
export type BusinessInvitationInput = {
  /** The invitation. */
  invitationId: string | number;
  /** The token of the e-mail's link, needed while the caller's address is not verified. */
  token?: string | null | undefined;
};

/** Links of a business. */
export type BusinessLinksInput = {
  /** https address. */
  facebook?: string | null | undefined;
  /** Name or https address. */
  instagram?: string | null | undefined;
  /** https address. */
  linkedin?: string | null | undefined;
  /** https address. */
  website?: string | null | undefined;
  /** Phone number in E.164. */
  whatsapp?: string | null | undefined;
};

/** A member to act on. */
export type BusinessMemberInput = {
  /** The business. */
  businessId: string | number;
  /** The person. */
  userId: string | number;
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

/** A canned reply. */
export type CannedReplyIdInput = {
  /** The canned reply. */
  cannedReplyId: string | number;
};

/** What happened in a case. */
export type CaseAction =
  /** Its author was asked to edit it. */
  | 'ASK_EDIT'
  /** A phrase of the blacklist held it. */
  | 'HELD'
  /** Enough reports hid it. */
  | 'HIDDEN'
  /** It was kept. */
  | 'KEEP'
  /** It was removed. */
  | 'REMOVE'
  /** Somebody reported it. */
  | 'REPORTED'
  /** Its author was suspended. */
  | 'SUSPENDED'
  /** The decision was taken back. */
  | 'UNDONE'
  /** Its author took it away or wrote it anew. */
  | 'WITHDRAWN';

/** What administrators decide of a case. */
export type CaseDecision =
  /** Its author is asked to edit it. Only what can be edited. */
  | 'ASK_EDIT'
  /** It may stay; what was held or hidden is shown. */
  | 'KEEP'
  /** It is removed. It can be given back for 30 days. */
  | 'REMOVE';

/** A case. */
export type CaseIdInput = {
  /** The case. */
  caseId: string | number;
};

/** How a case stands. */
export type CaseStatus =
  /** Its author was asked to edit it; until then nobody else reads it. */
  | 'EDIT_ASKED'
  /** The thing may stay. */
  | 'KEPT'
  /** It waits for a decision. */
  | 'OPEN'
  /** The thing was removed. */
  | 'REMOVED'
  /** Its author took it away, or wrote it anew, before it was decided. */
  | 'WITHDRAWN';

/** A part of the queue. */
export type CaseTab =
  /** What was decided. */
  | 'DECIDED'
  /** What a phrase of the blacklist holds. */
  | 'HELD'
  /** What the viewer is deciding. */
  | 'MINE'
  /** Everything that waits. */
  | 'OPEN'
  /** What was reported. */
  | 'REPORTS';

/** A member's new role. */
export type ChangeBusinessMemberRoleInput = {
  /** The business. */
  businessId: string | number;
  /** `business` or `businessAdmin`. */
  role: MemberType;
  /** The person. */
  userId: string | number;
};

/** Another address for the caller's account. */
export type ChangeEmailInput = {
  /** The new address. A link goes to it, good for a day. */
  email: string;
  /** The caller's password. */
  password: string;
};

/** Changes of a group; what is left out stays. */
export type ChangeGroupInput = {
  /** The group. */
  chatId: string | number;
  /** Its name, 1 to 80 characters. */
  name?: string | null | undefined;
  /** Whether who joins later reads what was written before. */
  newMembersSeePast?: boolean | null | undefined;
  /** An uploaded GROUP_PICTURE of the caller; null removes the picture. */
  pictureId?: string | number | null | undefined;
  /** Who may add people. */
  whoMayAdd?: GroupAdders | null | undefined;
};

/** What a change of a conversation is to a screen. */
export type ChatChangeKind =
  /** The conversation is another: seen, put away, its people or its group. */
  | 'CHAT_CHANGED'
  /** The viewer does not take part any more. */
  | 'GONE'
  /** A message reads differently: edited, deleted, given back or answered with a sign. */
  | 'MESSAGE_CHANGED'
  /** A message was sent. */
  | 'SENT';

/** What the caller began to write. */
export type ChatDraftInput = {
  /** The conversation. */
  chatId: string | number;
  /** The text, up to 4,000 characters; empty forgets it. */
  text: string;
};

/** What an inbox shows. */
export type ChatFilter =
  /** Everything that was not put away. */
  | 'ALL'
  /** What the viewer put away. */
  | 'ARCHIVED'
  /** Groups. */
  | 'GROUPS'
  /** What the viewer keeps on top, at most ten. */
  | 'PINNED'
  /** What waits for the viewer. */
  | 'UNREAD';

/** A conversation. */
export type ChatIdInput = {
  /** The conversation. */
  chatId: string | number;
};

/** What a conversation is. */
export type ChatKind =
  /** A customer and whoever speaks for a business. */
  | 'BUSINESS'
  /** People under a name of their own. */
  | 'GROUP'
  /** A customer and whoever speaks for the seller, about a listing. */
  | 'LISTING'
  /** Two people. */
  | 'PERSON';

/** What happened in a group. */
export type ChatNotice =
  /** Somebody took people in. */
  | 'ADDED'
  /** Its name, picture or rules changed. */
  | 'CHANGED'
  /** It began. */
  | 'CREATED'
  /** Somebody made another member lead it. */
  | 'HANDED_OVER'
  /** Somebody left. */
  | 'LEFT'
  /** Somebody took people out. */
  | 'REMOVED';

/** How a conversation stands for the caller; what is left out stays. */
export type ChatStateInput = {
  /** The conversation. */
  chatId: string | number;
  /** Whether it is put away; a new message brings it back, unless it is muted. */
  isArchived?: boolean | null | undefined;
  /** Whether the caller wants no word of it. */
  isMuted?: boolean | null | undefined;
  /** Whether it stays on top. */
  isPinned?: boolean | null | undefined;
  /** True marks it unread. */
  isUnread?: boolean | null | undefined;
};

/** The name and place that an administrator checked. */
export type CheckedBusinessInput = {
  /** City. */
  city: string;
  /** Two-letter country code. */
  country: string;
  /** Name. */
  name: string;
  /** Region. */
  region: string;
};

/** A case to keep for oneself. */
export type ClaimCaseInput = {
  /** The case. */
  caseId: string | number;
  /** Whether to take it from who has it. */
  takeOver?: boolean | null | undefined;
};

/** An application to refuse or delete. */
export type CloseApplicationInput = {
  /** The application. */
  applicationId: string | number;
  /** Why. */
  reason: ReasonInput;
  /** The version that was read. */
  version: number;
};

/** What a value of a column is called. */
export type ColumnWordInput = {
  /** What it is called in the reader's language. */
  text: string;
  /** The value as the API has it, such as `approved`. */
  value: string;
};

/** Someone who knows the business commercially. */
export type CommercialReferenceInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** Given name. */
  firstName?: string | null | undefined;
  /** An uploaded REFERENCE_IMAGE. */
  imageId?: string | number | null | undefined;
  /** Family name. */
  lastName?: string | null | undefined;
  /** Phone number in E.164. */
  phone?: string | null | undefined;
};

/** What happened in the network. */
export type CommunityUpdateKind =
  /** A business joined. */
  | 'businessJoined'
  /** A listing was published. */
  | 'listingPublished'
  /** A review was written. */
  | 'reviewWritten';

/** What the pay page handed back. */
export type ConfirmPaymentInput = {
  /** The billing service's reference of the transaction, from the return address. */
  reference: string;
};

/** Other tax data to confirm. */
export type ConfirmTaxDataInput = {
  /** The change. */
  changeId: string | number;
};

/** The texts a person must accept to join, and where to read them. */
export type ConsentInput = {
  /** The version of the privacy policy that was shown. */
  privacyVersion: number;
  /** The version of the terms that was shown. */
  termsVersion: number;
};

/** A business to contact. */
export type ContactBusinessInput = {
  /** An active business. */
  businessId: string | number;
};

/** The answer to a `ContactChallenge`. */
export type ContactChallengeInput = {
  /** A text with which the hash has enough zeros. */
  answer: string;
  /** The token as it was given. It is good for one message and six hours. */
  token: string;
  /** Left empty: a field that people do not see. */
  website: string;
};

/** A seller to contact. */
export type ContactSellerInput = {
  /** The published listing it is about. */
  listingId: string | number;
};

/** A tax id that was checked against the documents. */
export type CorrectApplicationTaxIdInput = {
  /** The application. */
  applicationId: string | number;
  /** The tax id; a NIT with its check digit. */
  taxId: string;
  /** The version that was read. */
  version: number;
};

/** A business an administrator creates without an application. */
export type CreateBusinessInput = {
  /** City. */
  city: string;
  /** Two-letter country code. */
  country: string;
  /** Description in at least one language. */
  description: LocalizedTextInput;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: string | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Region. */
  region: string;
};

/** An account that an administrator creates for a business; it starts with `isAuthorized: false`. */
export type CreateBusinessUserInput = {
  /** The business. */
  businessId: string | number;
  /** E-mail address of the new account. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Language of the account and its e-mails. */
  language: Language;
  /** Family name. */
  lastName: string;
  /** First password, 6 to 128 characters; the person must set a new one. */
  password: string;
  /** `business` or `businessAdmin`. */
  role?: MemberType;
};

/** A discussion to start. */
export type CreateDiscussionInput = {
  /** The text, up to 20,000 characters. */
  body: RichTextDocument;
  /** A value of FORUM_CATEGORIES other than Featured. */
  category: string;
  /** The draft that it was written in, which goes. */
  draftId?: string | number | null | undefined;
  /** The language that it is written in. */
  language: Language;
  /** Tags of up to 30 letters, digits and hyphens, at most five. */
  tags?: Array<string> | null | undefined;
  /** The title, 1 to 120 characters. */
  title: string;
};

/** A group to begin. */
export type CreateGroupInput = {
  /** The others in it, 2 to 49. */
  memberIds: Array<string | number>;
  /** Its name, 1 to 80 characters. */
  name: string;
  /** Whether who joins later reads what was written before. */
  newMembersSeePast: boolean;
  /** An uploaded GROUP_PICTURE of the caller. */
  pictureId?: string | number | null | undefined;
  /** Who may add people. */
  whoMayAdd: GroupAdders;
};

/** A listing to begin. */
export type CreateListingInput = {
  /** Administrators: the business to create it for. Others create for their own. */
  businessId?: string | number | null | undefined;
  /** What it is. */
  type: ListingType;
  /** What is known so far. */
  values: ListingValuesInput;
};

/** A piece of news to begin. */
export type CreateNewsInput = {
  /** Its first title. */
  title: LocalizedTextInput;
};

/** A partner to write. */
export type CreatePartnerInput = {
  /** A value of PARTNER_CATEGORIES. */
  category: string;
  /** What it is, in one language at least. */
  description: LocalizedTextInput;
  /** Its picture: an uploaded `EDITORIAL_IMAGE`. */
  image?: ImageInput | null | undefined;
  /** Where it is. */
  locations: Array<PartnerLocationInput>;
  /** Its name. */
  name: string;
  /** What members get, in a line, in one language at least. */
  offer: LocalizedTextInput;
  /** What it offers. */
  offers: Array<PartnerOfferInput>;
  /** What it does. */
  services: Array<LocalizedTextInput>;
  /** Its own site; begins with https://. */
  website: string;
};

/** What a member writes to customer service. */
export type CreateTicketInput = {
  /** What it is about. */
  kind: TicketKind;
  /** The subject, 1 to 150 characters. */
  subject: string;
  /** The message, 1 to 8,000 characters. */
  text: string;
};

/** A decision. */
export type DecideCaseInput = {
  /** The case. */
  caseId: string | number;
  /** What to do. */
  decision: CaseDecision;
  /** Why, which the author reads; required unless it is kept. */
  reason?: ReasonInput | null | undefined;
};

/** Proof that the owner asks for the deletion. */
export type DeleteAccountInput = {
  /** The account's current password. */
  password: string;
};

/** A comment to delete. */
export type DeleteListingCommentInput = {
  /** The comment. */
  commentId: string | number;
  /** Administrators: why; the author is told. */
  reason?: ReasonInput | null | undefined;
};

/** A piece of news to delete. */
export type DeleteNewsInput = {
  /** Which one. */
  newsId: string | number;
  /** Why. */
  reason?: ReasonInput | null | undefined;
};

/** A discussion or a comment to delete. */
export type DeletePostInput = {
  /** The discussion or comment. */
  id: string | number;
  /** Administrators: why; the author is told. */
  reason?: ReasonInput | null | undefined;
};

/** When the digest is to come. */
export type DigestInput = {
  /** The hour, 0 to 23. */
  hour: number;
  /** How often. */
  rhythm: DigestRhythm;
};

/** How often the digest comes. */
export type DigestRhythm =
  /** Every day. */
  | 'DAILY'
  /** On Mondays. */
  | 'WEEKLY';

/** What to narrow discussions by. */
export type DiscussionFilter = {
  /** Who wrote them. */
  authorId?: string | number | null | undefined;
  /** The business that their authors worked for when writing. */
  businessId?: string | number | null | undefined;
  /** A value of FORUM_CATEGORIES. */
  category?: string | null | undefined;
  /** Only those among the viewer's bookmarks. Signed in. */
  isBookmarked?: boolean | null | undefined;
  /** Only those that the viewer watches. Signed in. */
  isFollowed?: boolean | null | undefined;
  /** Only those without an accepted answer and without comments. */
  isUnanswered?: boolean | null | undefined;
  /** The language that they are written in. */
  language?: Language | null | undefined;
  /** Words of titles, tags, texts and replies, as `searchListings` reads them: accents, endings and typos are forgiven. */
  query?: string | null | undefined;
  /** A tag. */
  tag?: string | null | undefined;
};

/** An order of discussions. */
export type DiscussionSort =
  /** The last active first. */
  | 'ACTIVE'
  /** The most liked first. */
  | 'MOST_LIKED'
  /** Those with the most replies first. */
  | 'MOST_REPLIES'
  /** The newest first. */
  | 'NEWEST';

/** What happened in a dispute. */
export type DisputeAction =
  /** The author edited the review. */
  | 'edit'
  /** The time to edit it passed. */
  | 'miss'
  /** An administrator removed the review. */
  | 'remove'
  /** An administrator asked the author to edit it. */
  | 'requestEdit'
  /** An administrator answered and kept the review. */
  | 'respond'
  /** The business disputed the review. */
  | 'submit';

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

/** A dispute to submit. All fields are required. */
export type DisputeReviewInput = {
  /** In one's own words, 10 to 4,000 characters. */
  details: string;
  /** What to do about it. */
  handling: DisputeHandling;
  /** What is wrong. */
  nature: DisputeNature;
  /** The review. */
  reviewId: string | number;
};

/** How a dispute stands. */
export type DisputeStatus =
  /** The author did not edit it in time: waits for an administrator again. */
  | 'editMissed'
  /** The author was asked to edit the review within 7 days. */
  | 'editRequested'
  /** Ended: the author edited the review. */
  | 'edited'
  /** Ended: the review stays, an administrator answered. */
  | 'kept'
  /** Ended: the review was removed. */
  | 'removed'
  /** Waits for an administrator. */
  | 'submitted';

/** What is compared of each document of an application. */
export type DocumentCheckName =
  /** It is recent enough, and signed where it has to be. */
  | 'CURRENT'
  /** It can be read whole. */
  | 'LEGIBLE'
  /** It names the business as the form does. */
  | 'SAME_NAME'
  /** Its numbers are those of the form. */
  | 'SAME_NUMBER';

/** Documents that the platform keeps in versions. */
export type DocumentKind =
  /** What the network is. */
  | 'ABOUT'
  /** What stands below the plans. */
  | 'PLANS'
  /** Privacy policy. */
  | 'PRIVACY'
  /** Shipping and returns. */
  | 'SHIPPING'
  /** Terms of use. */
  | 'TERMS'
  /** Warranties. */
  | 'WARRANTIES'
  /** What the home page welcomes visitors with. */
  | 'WELCOME';

/** A document to publish. */
export type DocumentKindInput = {
  /** Which document. */
  kind: DocumentKind;
};

/** A version of a document. */
export type DocumentVersionInput = {
  /** Which document. */
  kind: DocumentKind;
  /** Its number. */
  version: number;
};

/** A draft to drop. */
export type DraftIdInput = {
  /** The draft. */
  draftId: string | number;
};

/** A comment to change. */
export type EditDiscussionCommentInput = {
  /** The text, up to 5,000 characters. */
  body: RichTextDocument;
  /** The comment. */
  commentId: string | number;
};

/** A discussion to change. */
export type EditDiscussionInput = {
  /** The text, up to 20,000 characters. */
  body: RichTextDocument;
  /** A value of FORUM_CATEGORIES other than Featured. */
  category: string;
  /** The discussion. */
  discussionId: string | number;
  /** The draft that it was written in, which goes. */
  draftId?: string | number | null | undefined;
  /** The language that it is written in. */
  language: Language;
  /** Tags of up to 30 letters, digits and hyphens, at most five. */
  tags?: Array<string> | null | undefined;
  /** The title, 1 to 120 characters. */
  title: string;
};

/** A comment to change. */
export type EditListingCommentInput = {
  /** The comment. */
  commentId: string | number;
  /** The text, 1 to 2,000 characters. */
  text: string;
};

/** New words of a message. */
export type EditMessageInput = {
  /** The message. */
  messageId: string | number;
  /** The text, 1 to 4,000 characters. */
  text: string;
};

/** An edit of a review that was asked for. All fields as when it was written. */
export type EditReviewInput = {
  /** With whom the author dealt, 1 to 120 characters. */
  contactName: string;
  /** How it went, 20 to 4,000 characters. */
  exchangeDetails: string;
  /** 1 to 5. */
  rating: number;
  /** The review. */
  reviewId: string | number;
  /** What it was about, 3 to 120 characters. */
  subject: string;
  /** When it was done; not in the future. */
  transactionDate: string;
  /** How large the business done was. */
  transactionSize: TransactionSize;
};

/** What administrators edit in forms. */
export type EditedKind =
  /** The profile of a business. */
  | 'BUSINESS'
  /** A listing. */
  | 'LISTING'
  /** A piece of news. */
  | 'NEWS'
  /** A text of the platform, named by its kind. */
  | 'PAGE'
  /** A partner. */
  | 'PARTNER'
  /** A plan, named by its key. */
  | 'PLAN'
  /** A frequent question. */
  | 'QUESTION'
  /** The settings of the installation; the id is `site`. */
  | 'SETTINGS';

/** A column of an export. */
export type ExportColumnInput = {
  /** Its heading, in the reader's language. */
  heading: string;
  /** Where its values stand in a row, such as `business.name`; several are joined. */
  paths: Array<string>;
  /** What its values are called; values that are not named stay as they are. */
  words?: Array<ColumnWordInput> | null | undefined;
};

/** The extension of the term of a request. */
export type ExtendTicketTermInput = {
  /** Why it takes longer: the person reads it. */
  reason: string;
  /** The request. */
  ticketId: string | number;
};

/** Whether listings are featured. */
export type FeatureListingsInput = {
  /** True to feature them. */
  isFeatured: boolean;
  /** The listings, 1 to 100. */
  listingIds: Array<string | number>;
};

/** A comment on one field. */
export type FieldCommentInput = {
  /** What to change. */
  comment: string;
  /** Name of the field in `ApplicationFormInput`; parts are dotted, such as `commercialReference.email`. */
  field: string;
};

/** A file of the caller. */
export type FileInput = {
  /** The file. */
  fileId: string | number;
};

/** What a file is for. It decides the folder, who may read it, which types are taken and how large it may be. */
export type FilePurpose =
  /** A document of an application: PDF or picture. Private. */
  | 'APPLICATION_DOCUMENT'
  /** A person's picture. Public. */
  | 'AVATAR'
  /** Further pictures of a business. Public once the business is. */
  | 'BUSINESS_IMAGE'
  /** File of a message. For the members of its conversation. */
  | 'CHAT_FILE'
  /** Picture of a message. For the members of its conversation. */
  | 'CHAT_IMAGE'
  /** Cover of a business profile. Public. */
  | 'COVER'
  /** The picture of a partner or the cover of a piece of news. */
  | 'EDITORIAL_IMAGE'
  /** Picture of a group of people. Public. */
  | 'GROUP_PICTURE'
  /** Picture of a listing. Public. */
  | 'LISTING_IMAGE'
  /** Video of a property: MP4 or WebM. Public. */
  | 'LISTING_VIDEO'
  /** Logo of a business that applies or exists. Public once the business is. */
  | 'LOGO'
  /** Picture in a post of the forum. Public. */
  | 'POST_IMAGE'
  /** Picture of a commercial reference. Private. */
  | 'REFERENCE_IMAGE'
  /** A picture that shows what somebody reports. Private. */
  | 'REPORT_EVIDENCE'
  /** Picture of a shareholder. Private. */
  | 'SHAREHOLDER_IMAGE';

/** The account of the first administrator. */
export type FirstAdministratorAccountInput = {
  /** The address to sign in with; a verification e-mail is sent to it. */
  email: string;
  /** Given name. */
  firstName: string;
  /** The language of the account and its e-mails. */
  language: Language;
  /** Family name. */
  lastName: string;
  /** At least 6 characters, and not a common password. */
  password: string;
};

/** What can be followed. */
export type FollowKind =
  /** A business, for its new listings. */
  | 'BUSINESS'
  /** A category of the forum. */
  | 'CATEGORY'
  /** The news of the network; its target is `all`. */
  | 'NEWS'
  /** A tag of the forum. */
  | 'TAG'
  /** A person, for their discussions. */
  | 'USER';

/** What a discussion's followers are told. */
export type FollowLevel =
  /** Nothing. */
  | 'MUTED'
  /** Replies to one's own words and mentions. */
  | 'NORMAL'
  /** Every reply. */
  | 'WATCHING';

/** An event that was given up. */
export type GivenUpEventIdInput = {
  /** The event. */
  givenUpEventId: string | number;
};

/** Who may add people to a group. */
export type GroupAdders =
  /** Every member. */
  | 'MEMBERS'
  /** Whoever leads it. */
  | 'OWNER';

/** A member of a group. */
export type GroupMemberInput = {
  /** The group. */
  chatId: string | number;
  /** The member. */
  userId: string | number;
};

/** A picture of a list, with its words. */
export type ImageInput = {
  /** What it shows, up to 300 characters. */
  alt?: string | null | undefined;
  /** An uploaded picture of the caller. */
  fileId: string | number;
};

/** A list to add: a text an entry to the line, with its note after a semicolon or a tab, or a table in CSV as the back office exports it. At most 1,000 entries and 200,000 bytes; lines that begin with # are passed over. */
export type ImportBlacklistInput = {
  /** True to look only: nothing is written. */
  dryRun: boolean;
  /** What the entries do. */
  kind: BlacklistKind;
  /** The list. */
  list: string;
};

/** Listings as a table (CSV, UTF-8, comma or semicolon), at most 500 rows and 200,000 characters. The first row names the fields as `ListingValuesInput` does, texts with their language as `name.en`, or in the words of the template in either language; values of lists may be written in words as well. Amounts are decimal, such as 12.50; several amenities are parted by `|`; images and videos are added to the drafts later. */
export type ImportListingsInput = {
  /** Administrators: the business to create them for. Others create for their own. */
  businessId?: string | number | null | undefined;
  /** The table. */
  csv: string;
  /** True to look only: nothing is written. */
  dryRun: boolean;
  /** True to make drafts of the rows without errors and leave the others. */
  skipsWrong?: boolean;
  /** What they are. */
  type: ListingType;
};

/** Whom to invite. */
export type InviteBusinessMemberInput = {
  /** The business. */
  businessId: string | number;
  /** Where the invitation goes. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** `business` or `businessAdmin`. */
  role?: MemberType;
};

/** An invoice. */
export type InvoiceIdInput = {
  /** The invoice. */
  invoiceId: string | number;
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

/** Who issues invoices and receipts. Without a name the other fields are empty too. */
export type IssuerInput = {
  /** Address in one line, up to 200 characters. */
  address?: string | null | undefined;
  /** Legal name, up to 120 characters. */
  name?: string | null | undefined;
  /** Tax id as it is to be written, up to 40 characters. */
  taxId?: string | null | undefined;
};

/** Whether a product was used before. */
export type ItemCondition =
  /** Never used. */
  | 'New'
  /** Used before. */
  | 'Used';

/** A job. */
export type JobIdInput = {
  /** The job. */
  jobId: string | number;
};

/** How a job stands. */
export type JobStatus =
  /** Given up, and an administrator decided that it stays so. */
  | 'DISCARDED'
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

/** Which rows of a list to export, and what of them. */
export type ListExportInput = {
  /** The columns in their order. */
  columns: Array<ExportColumnInput>;
  /** What the file is called. */
  name: string;
  /** The query of the list, with one connection that takes `$first` and `$after`. */
  query: string;
  /** The rest of its variables as JSON: what narrows and orders the list. */
  variables: string;
};

/** What can be done to a listing besides editing it. */
export type ListingAction =
  /** Deletes it for good: from any state but removed. */
  | 'delete'
  /** Marks it as sold: from published or paused. */
  | 'markSold'
  /** Takes it off: from published. */
  | 'pause'
  /** Shows it to everybody: from draft, paused or sold. Everything it needs must be there, and its business must sell. */
  | 'publish'
  /** Administrators, with a reason: takes it off for good, from published, paused or sold. */
  | 'remove'
  /** Administrators: gives a removed one back to its business, paused. */
  | 'restore';

/** Which listings to list. Conditions are combined with and; the values of one condition with or. */
export type ListingFilter = {
  /** Keys of AMENITIES that it must have, all of them, up to 20. Properties. */
  amenities?: Array<string> | null | undefined;
  /** Brands as written, up to 20. Products. */
  brands?: Array<string> | null | undefined;
  /** Only those of this business. */
  businessId?: string | number | null | undefined;
  /** Keys of categories of the type, up to 20. */
  categories?: Array<string> | null | undefined;
  /** City, as in the listing. */
  city?: string | null | undefined;
  /** New or used. Products. */
  condition?: ItemCondition | null | undefined;
  /** Two-letter country code. */
  country?: string | null | undefined;
  /** Currency of the prices below and of sorting by price; only listings in it. USD when those need one. */
  currency?: string | null | undefined;
  /** Only featured ones, or only others. */
  featured?: boolean | null | undefined;
  /** At least so many bathrooms. Properties. */
  minBathrooms?: number | null | undefined;
  /** At least so many bedrooms. Properties. */
  minBedrooms?: number | null | undefined;
  /** At least so many rooms. Properties. */
  minRooms?: number | null | undefined;
  /** Costs at most this, in the smallest unit of the currency. */
  priceMax?: number | null | undefined;
  /** Costs at least this, in the smallest unit of the currency. */
  priceMin?: number | null | undefined;
  /** Kinds of property. Properties. */
  propertyTypes?: Array<PropertyType> | null | undefined;
  /** Region, as in the listing. */
  region?: string | null | undefined;
  /** Keys of SERVICE_TYPES, up to 20. Services. */
  serviceTypes?: Array<string> | null | undefined;
  /** How it is offered. Properties. */
  transactionTypes?: Array<TransactionType> | null | undefined;
};

/** A listing. */
export type ListingIdInput = {
  /** The listing. */
  listingId: string | number;
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

/** Where a listing stands. */
export type ListingStatus =
  /** Being written; only its business and administrators see it. */
  | 'draft'
  /** Taken off by its business for now. */
  | 'paused'
  /** Everybody sees it while its business sells. */
  | 'published'
  /** Taken off by an administrator, with a reason. */
  | 'removed'
  /** Sold or given; kept by its business. */
  | 'sold';

/** What is listed. */
export type ListingType =
  /** A product. */
  | 'product'
  /** A property for sale or rent. */
  | 'property'
  /** A service. */
  | 'service';

/** What a listing says. A field left out stays; null clears it. Languages are changed one by one. Fields that its type does not have are refused. Errors name the fields as here, such as `name.en` or `images.0`. */
export type ListingValuesInput = {
  /** Properties: broker or agent to ask for. */
  agent?: string | null | undefined;
  /** Properties: keys of AMENITIES, up to 40. Replaces all. */
  amenities?: Array<string> | null | undefined;
  /** Services: hours of availability. */
  availability?: LocalizedTextInput | null | undefined;
  /** Properties: bathrooms, 0 to 200. */
  bathrooms?: number | null | undefined;
  /** Properties: bedrooms, 0 to 200. */
  bedrooms?: number | null | undefined;
  /** Products: brand. */
  brand?: string | null | undefined;
  /** Key of a category of the type. */
  category?: string | null | undefined;
  /** Properties: city where it lies. Products and services are offered where their business is. */
  city?: string | null | undefined;
  /** Products: color. */
  color?: LocalizedTextInput | null | undefined;
  /** Products: new or used. */
  condition?: ItemCondition | null | undefined;
  /** Properties: two-letter code of the country where it lies. */
  country?: string | null | undefined;
  /** Products: two-letter code of the country of origin. */
  countryOfOrigin?: string | null | undefined;
  /** Currency of all its prices (ISO 4217): USD, COP, MXN, PEN, PAB or VES. USD unless given. */
  currency?: string | null | undefined;
  /** Description, each language up to 5,000 characters. */
  description?: LocalizedTextInput | null | undefined;
  /** Services: the most a job costs; not below the least. */
  endPrice?: number | null | undefined;
  /** Properties: from when it can be had. */
  fromDate?: string | null | undefined;
  /** Products: GTIN of 8, 12, 13 or 14 digits with its check digit. */
  gtin?: string | null | undefined;
  /** Uploaded LISTING_IMAGE files in order, the primary one first; at most 10. Replaces all. */
  images?: Array<ImageInput> | null | undefined;
  /** Properties: the most; not below the least. */
  listingPriceMax?: number | null | undefined;
  /** Properties: the least it is listed for. */
  listingPriceMin?: number | null | undefined;
  /** Products: who makes it. */
  manufacturer?: string | null | undefined;
  /** Products: model. */
  model?: string | null | undefined;
  /** Name, each language up to 120 characters. */
  name?: LocalizedTextInput | null | undefined;
  /** Special offer, each language up to 300 characters. */
  offers?: LocalizedTextInput | null | undefined;
  /** Products: what it costs, in the smallest unit of the currency. */
  price?: number | null | undefined;
  /** Services: the price of an hour. */
  pricePerHour?: number | null | undefined;
  /** Products: the maker's own identifier. */
  productId?: string | null | undefined;
  /** Properties: what it is. */
  propertyType?: PropertyType | null | undefined;
  /** Properties: region where it lies. */
  region?: string | null | undefined;
  /** Properties: the most rent a month; not below the least. */
  rentalPriceMax?: number | null | undefined;
  /** Properties: the least rent a month. */
  rentalPriceMin?: number | null | undefined;
  /** Properties: rooms, 0 to 200. */
  rooms?: number | null | undefined;
  /** Services: key of SERVICE_TYPES. */
  serviceType?: string | null | undefined;
  /** Products: size. */
  size?: string | null | undefined;
  /** Products: stock-keeping unit, unique within the business. */
  sku?: string | null | undefined;
  /** Properties: the most area; not below the least. */
  squareFeetMax?: number | null | undefined;
  /** Properties: the least area in square feet. */
  squareFeetMin?: number | null | undefined;
  /** Services: the least a job costs. */
  startPrice?: number | null | undefined;
  /** Properties: until when; not before `fromDate`. */
  toDate?: string | null | undefined;
  /** Properties: how it is offered. */
  transactionType?: TransactionType | null | undefined;
  /** Properties: an uploaded LISTING_VIDEO file, or null. */
  video?: string | number | null | undefined;
};

/** A written text in one language or both. */
export type LocalizedRichTextInput = {
  /** English. */
  en: RichTextDocument;
  /** Spanish. */
  es: RichTextDocument;
};

/** A text in one or both languages. */
export type LocalizedTextInput = {
  /** English. */
  en?: string | null | undefined;
  /** Spanish. */
  es?: string | null | undefined;
};

/** Which listings to manage. Conditions are combined with and. */
export type ManagedListingFilter = {
  /** Administrators: only those of this business. Others always see those of their own. */
  businessId?: string | number | null | undefined;
  /** Only featured ones, or only others. */
  featured?: boolean | null | undefined;
  /** Words that words of its name, in either language, or of its SKU begin with, without case and accents; up to 100 characters. */
  search?: string | null | undefined;
  /** Only those in this state. */
  status?: ListingStatus | null | undefined;
  /** Only this type. */
  type?: ListingType | null | undefined;
};

/** What a user may be on the network. */
export type MemberType =
  /** Works for a business. */
  | 'business'
  /** Manages a business, its authorized users and its membership. */
  | 'businessAdmin'
  /** Registered. */
  | 'user'
  /** Administers the platform. */
  | 'wikiAdmin';

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

/** How a membership stands. What each state means is in the plan's terms. */
export type MembershipStatus =
  /** Paid. */
  | 'active'
  /** The paid month ended; 7 days to pay. */
  | 'grace'
  /** Not paid: back on the free plan, listings paused. */
  | 'lapsed'
  /** Suspended by an administrator. */
  | 'suspended';

/** What a text may mention. */
export type MentionKind =
  /** A business. */
  | 'BUSINESS'
  /** A person. */
  | 'USER';

/** A message. */
export type MessageIdInput = {
  /** The message. */
  messageId: string | number;
};

/** How a discussion stands among the others. */
export type ModerateDiscussionInput = {
  /** The discussion. */
  discussionId: string | number;
  /** Whether it is in the category Featured; null leaves that. */
  isFeatured?: boolean | null | undefined;
  /** Whether it is closed; null leaves that. */
  isLocked?: boolean | null | undefined;
  /** Whether it stands above the others; null leaves that. */
  isPinned?: boolean | null | undefined;
};

/** The rules to set. */
export type ModerationRulesInput = {
  /** After how many reports by members of standing something is hidden, up to 100; 0 for never. */
  hideAfterReports: number;
  /** With how much that was accepted it is new no longer, up to 1,000. */
  newAccepted: number;
  /** How many conversations a new member may begin a day, up to 1,000. */
  newContactsPerDay: number;
  /** For how many days an account is new, up to 365. */
  newDays: number;
  /** How many links one text of a new member may have, up to 100. */
  newLinks: number;
  /** How many posts and comments a new member may write an hour, up to 1,000. */
  newPostsPerHour: number;
};

/** Where a question moves to. */
export type MoveDirection =
  /** One place down. */
  | 'DOWN'
  /** One place up. */
  | 'UP';

/** The move of a question within its group. */
export type MoveQuestionInput = {
  /** Where to. */
  direction: MoveDirection;
  /** The question. */
  questionId: string | number;
};

/** A piece of news. */
export type NewsIdInput = {
  /** Which one. */
  newsId: string | number;
};

/** How a piece of news stands. */
export type NewsStatus =
  /** It is being written, or was taken from readers. */
  | 'DRAFT'
  /** Everybody reads it. */
  | 'PUBLISHED'
  /** It was deleted; it can be brought back for 30 days. */
  | 'REMOVED'
  /** It is published by itself at its time. */
  | 'SCHEDULED';

/** A version of a piece of news. */
export type NewsVersionInput = {
  /** Which one. */
  newsId: string | number;
  /** The number of the version. */
  number: number;
};

/** A note of an entry. */
export type NoteBlacklistEntryInput = {
  /** The entry. */
  entryId: string | number;
  /** Why it is on the list, up to 200 characters; null or empty takes the note away. */
  note?: string | null | undefined;
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

/** How word of something reaches a person. */
export type NotificationChannel =
  /** In the list of notifications, with the badge. */
  | 'APP'
  /** The digest: one mail a day or a week. Not together with a mail at once. */
  | 'DIGEST'
  /** A mail at once. */
  | 'MAIL'
  /** A message to the devices that allow it. */
  | 'PUSH';

/** Which notifications to list. */
export type NotificationFilter =
  /** Unread. */
  | 'NEW'
  /** Read or dismissed. */
  | 'PAST';

/** Notifications to act on. */
export type NotificationIdsInput = {
  /** 1 to 100 of the caller's notifications. Ids of others are ignored as if unknown. */
  ids: Array<string | number>;
};

/** What to change of the preferences; what is left out stays. */
export type NotificationPreferencesInput = {
  /** Topics with their channels. */
  channels?: Array<TopicChannelsInput> | null | undefined;
  /** The digest. */
  digest?: DigestInput | null | undefined;
  /** The quiet hours. */
  quietHours?: QuietHoursInput | null | undefined;
  /** The time zone, such as America/Bogota. */
  timeZone?: string | null | undefined;
};

/** Sections in which topics stand. */
export type NotificationSection =
  /** Membership and account. */
  | 'ACCOUNT'
  /** The back office. */
  | 'ADMINISTRATION'
  /** One's business: reviews and listings. */
  | 'BUSINESS'
  /** The forum. */
  | 'FORUM'
  /** Conversations. */
  | 'MESSAGES'
  /** What one follows, and news. */
  | 'NETWORK';

/** What people are told of, as they choose it. */
export type NotificationTopic =
  /** What waits for administrators. */
  | 'ADMINISTRATION'
  /** Decisions of the team about one's account and what one wrote. */
  | 'DECISIONS'
  /** What happens in discussions that one follows. */
  | 'FOLLOWED_DISCUSSIONS'
  /** What is new from people, businesses and subjects that one follows. */
  | 'FOLLOWING'
  /** Messages in groups. */
  | 'GROUP_MESSAGES'
  /** Likes. */
  | 'LIKES'
  /** Comments on and contacts about listings of one's business. */
  | 'LISTING_COMMENTS'
  /** Mentions of one's name. */
  | 'MENTIONS'
  /** Messages of people. */
  | 'MESSAGES'
  /** News of the network. */
  | 'NEWS'
  /** Membership, payments, invoices and dates due. */
  | 'PAYMENTS'
  /** Replies to what one wrote. */
  | 'REPLIES'
  /** Reviews and disputes. */
  | 'REVIEWS'
  /** Listings of one's business that people saved. */
  | 'SAVES'
  /** The safety of the account. */
  | 'SECURITY'
  /** Answers of customer service. */
  | 'SERVICE';

/** How an offer stands today. */
export type OfferState =
  /** It holds. */
  | 'CURRENT'
  /** Its last day is over. */
  | 'ENDED'
  /** Its first day is to come. */
  | 'UPCOMING';

/** A stretch of a day in which a place is open. */
export type OpeningSpanInput = {
  /** `HH:MM`, later than `opens`. */
  closes: string;
  /** The day. */
  day: Weekday;
  /** `HH:MM`. */
  opens: string;
};

/** A place of a partner. */
export type PartnerLocationInput = {
  /** City. */
  city: string;
  /** ISO 3166-1 code of the country. */
  country: string;
  /** E-mail address. */
  email?: string | null | undefined;
  /** When it is open. */
  hours: Array<OpeningSpanInput>;
  /** What it is called. */
  name?: string | null | undefined;
  /** Phone in E.164. */
  phone?: string | null | undefined;
  /** Street and number. */
  street: string;
  /** IANA name of its time zone. */
  timeZone: string;
};

/** What a partner offers. */
export type PartnerOfferInput = {
  /** Where members claim it; begins with https://. */
  claimUrl?: string | null | undefined;
  /** The code that members are shown. */
  code?: string | null | undefined;
  /** Its last day. */
  endsOn?: string | null | undefined;
  /** The offer to change; left out, it is new. */
  offerId?: string | number | null | undefined;
  /** Its first day. */
  startsOn?: string | null | undefined;
  /** What holds for it. */
  terms?: LocalizedTextInput | null | undefined;
  /** What it is, in one language at least. */
  title: LocalizedTextInput;
};

/** How a partner stands. */
export type PartnerStatus =
  /** It is being written. */
  | 'DRAFT'
  /** It was taken out of sight, with a reason. */
  | 'HIDDEN'
  /** Everybody sees it. */
  | 'PUBLISHED'
  /** It was deleted, with a reason; it can be brought back for 30 days. */
  | 'REMOVED';

/** Which payments to list. */
export type PaymentFilter = {
  /** Administrators: only those of this business. */
  businessId?: string | number | null | undefined;
  /** From this date on. */
  from?: string | null | undefined;
  /** Administrators: beginning of the business's name, up to 100 characters. */
  search?: string | null | undefined;
  /** Only in this state. */
  status?: PaymentStatus | null | undefined;
  /** Only surplus money that stands so. */
  surplus?: PaymentSurplus | null | undefined;
  /** Until this date, included. */
  until?: string | null | undefined;
};

/** A payment. */
export type PaymentIdInput = {
  /** The payment. */
  paymentId: string | number;
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

/** How a payment stands. */
export type PaymentStatus =
  /** Recorded by hand and annulled since: it pays nothing. */
  | 'ANNULLED'
  /** Approved. */
  | 'APPROVED'
  /** Begun; the billing service has not answered yet. */
  | 'PENDING'
  /** Rejected. */
  | 'REJECTED'
  /** Approved and taken back by the bank since: it pays nothing. */
  | 'REVERSED';

/** How it stands with money that came in without effect. */
export type PaymentSurplus =
  /** It paid something else. */
  | 'APPLIED'
  /** An administrator has to decide. */
  | 'OPEN'
  /** It was given back. */
  | 'REFUNDED';

/** A person. */
export type PersonInput = {
  /** The person. */
  userId: string | number;
};

/** A note of a person. */
export type PersonNoteInput = {
  /** The note, up to 1,000 characters. */
  text: string;
  /** The person. */
  userId: string | number;
};

/** The plans. */
export type PlanKey =
  /** Paid monthly. */
  | 'business'
  /** Costs nothing. */
  | 'free';

/** A discussion or a comment. */
export type PostIdInput = {
  /** The discussion or comment. */
  id: string | number;
};

/** How a post or a comment of the forum stands. */
export type PostStatus =
  /** It holds a phrase of the blacklist and waits for an administrator: only its author and administrators read it. */
  | 'HELD'
  /** Everybody reads it. */
  | 'PUBLISHED'
  /** An administrator refused it: only its author and administrators read it. */
  | 'REFUSED'
  /** Its author or an administrator deleted it. Administrators may restore it for 30 days. */
  | 'REMOVED';

/** Choices to make; what is left out stays. */
export type PresenceChoicesInput = {
  /** Whether one is online and when one was last here. */
  showsOnline?: boolean | null | undefined;
  /** Which messages arrived and were seen. */
  showsSeen?: boolean | null | undefined;
  /** That one is writing. */
  showsTyping?: boolean | null | undefined;
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

/** Whether everybody sees a question. */
export type PublishQuestionInput = {
  /** Whether everybody sees it. */
  isPublished: boolean;
  /** The question. */
  questionId: string | number;
};

/** The keys of a browser's subscription. */
export type PushKeysInput = {
  /** Its secret, in base64url. */
  auth: string;
  /** Its public key, in base64url. */
  p256dh: string;
};

/** The groups of frequent questions, in their order. */
export type QuestionGroup =
  /** Account and access. */
  | 'ACCOUNT'
  /** Forum, reviews and conversations. */
  | 'COMMUNITY'
  /** Personal data and safety. */
  | 'DATA'
  /** Listings. */
  | 'LISTINGS'
  /** Membership and payments. */
  | 'MEMBERSHIP'
  /** Getting to know the network. */
  | 'START';

/** A question. */
export type QuestionIdInput = {
  /** The question. */
  questionId: string | number;
};

/** The quiet hours to keep. */
export type QuietHoursInput = {
  /** The days on which they begin, 1 for Monday to 7 for Sunday. */
  days: Array<number>;
  /** The hour at which they begin, 0 to 23. */
  from: number;
  /** Whether they are kept. */
  isOn: boolean;
  /** Whether payments and the safety of the account come through. */
  letsUrgentThrough: boolean;
  /** The hour at which they end; not the one they begin at. */
  to: number;
};

/** How somebody without an account rates it. */
export type RateAnswerInput = {
  /** Up to 1,000 characters. */
  comment?: string | null | undefined;
  /** 1 to 5. */
  rating: number;
  /** What the link in the mail carries. */
  token: string;
};

/** How a member rates the service. */
export type RateTicketInput = {
  /** Up to 1,000 characters. */
  comment?: string | null | undefined;
  /** 1 to 5. */
  rating: number;
  /** The request. */
  ticketId: string | number;
};

/** A sign for a message. */
export type ReactToMessageInput = {
  /** The message. */
  messageId: string | number;
  /** The sign, in place of the one before; null takes it back. */
  sign?: ReactionSign | null | undefined;
};

/** A sign to answer a message with. */
export type ReactionSign =
  /** Celebrated. */
  | 'CELEBRATE'
  /** Liked. */
  | 'HEART'
  /** A good idea. */
  | 'IDEA'
  /** Laughed at. */
  | 'LAUGH'
  /** Agreed. */
  | 'THUMB';

/** A reason to give: a canned one, free text of 3 to 500 characters, or both. */
export type ReasonInput = {
  /** Key of a canned reason. */
  key?: string | null | undefined;
  /** Free text. */
  text?: string | null | undefined;
};

/** A payment received outside the pay page. */
export type RecordManualPaymentInput = {
  /** How much came in, in hundredths of COP: the total of the invoice, else `AMOUNT_DIFFERS`. */
  amountMinor: number;
  /** The invoice it pays. */
  invoiceId: string | number;
  /** How it was made; not CARD. */
  method: PaymentMethod;
  /** Further words, up to 500 characters. */
  note?: string | null | undefined;
  /** When it was received, not in the future. */
  receivedOn: string;
  /** Reference of the transfer or receipt, 3 to 100 characters, unique. */
  reference: string;
};

/** An entry of a list. */
export type ReferenceItemInput = {
  /** The list. */
  list: ReferenceList;
  /** Its code. */
  value: string;
};

/** Where an entry of a reference list comes from. */
export type ReferenceItemOrigin =
  /** Added by an administrator. */
  | 'ADDED'
  /** Delivered, and changed by an administrator. */
  | 'CHANGED'
  /** Delivered, and not changed. */
  | 'DEFAULT';

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
  /** Categories of discussions in the forum. */
  | 'FORUM_CATEGORIES'
  /** Item code standards (DIAN). */
  | 'ITEM_CODES'
  /** Lines of business (CIIU sections). */
  | 'LINES_OF_BUSINESS'
  /** Natures: legal entity or natural person (DIAN). */
  | 'NATURE_TYPES'
  /** Categories of partners. */
  | 'PARTNER_CATEGORIES'
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

/** Other tax data to refuse. */
export type RefuseTaxDataInput = {
  /** The change. */
  changeId: string | number;
  /** Why; whoever asked reads it. */
  reason: ReasonInput;
};

/** The device to send nothing more to. */
export type RemovePushDeviceInput = {
  /** The device. */
  deviceId: string | number;
};

/** An answer to a review. */
export type ReplyToReviewInput = {
  /** The review. */
  reviewId: string | number;
  /** The text, 1 to 2,000 characters. */
  text: string;
};

/** Something to report. */
export type ReportInput = {
  /** A picture that shows it, uploaded for REPORT_EVIDENCE. */
  evidenceFileId?: string | number | null | undefined;
  /** The thing. */
  id: string | number;
  /** What kind of thing it is. */
  kind: ReportableKind;
  /** Why. */
  reason: ReportReason;
  /** In one's own words, up to 1,000 characters; required for something else. */
  text?: string | null | undefined;
};

/** Why something is reported. */
export type ReportReason =
  /** It is not allowed on the network, or a fraud. */
  | 'forbidden'
  /** It insults or attacks somebody. */
  | 'insult'
  /** Something else, said in words. */
  | 'other'
  /** It shows private data of somebody. */
  | 'privateData'
  /** It is spam, or advertising in the wrong place. */
  | 'spam'
  /** It is not true, and harms somebody. */
  | 'untrue';

/** What can be reported. */
export type ReportableKind =
  /** The profile of a business. */
  | 'business'
  /** A message of a conversation, by its members. */
  | 'chatMessage'
  /** A discussion of the forum. */
  | 'discussion'
  /** A comment in the forum. */
  | 'discussionComment'
  /** A listing. */
  | 'listing'
  /** A comment on a listing. */
  | 'listingComment'
  /** A review of a business. */
  | 'review'
  /** The profile of a person. */
  | 'user';

/** Comments that send an application back. */
export type RequestApplicationChangesInput = {
  /** The application. */
  applicationId: string | number;
  /** 1 to 60 comments of 3 to 500 characters. */
  comments: Array<FieldCommentInput>;
  /** The version that was read. */
  version: number;
};

/** Where to send a reset link. */
export type RequestPasswordResetInput = {
  /** The account's e-mail address. */
  email: string;
  /** Language of the e-mail when the account has none. */
  language: Language;
};

/** A file about to be uploaded. */
export type RequestUploadInput = {
  /** Size in bytes. */
  byteSize: number;
  /** Media type as the device names it; the content decides. */
  contentType: string;
  /** The name it has on the device, 1 to 255 characters. */
  name: string;
  /** What it is for. */
  purpose: FilePurpose;
};

/** A new password, with the token of a reset link or from a signed-in session. */
export type ResetPasswordInput = {
  /** Must be identical to `newPassword`. */
  confirmation: string;
  /** 6 to 128 characters and not among the 10,000 most common. */
  newPassword: string;
  /** The token of the reset link (one use, one hour). Leave out when signed in. */
  token?: string | null | undefined;
};

/** An offer whose code is to be shown. */
export type RevealPartnerCodeInput = {
  /** The offer. */
  offerId: string | number;
  /** The partner. */
  partnerId: string | number;
};

/** Whether a review is shown. */
export type ReviewStatus =
  /** Everybody reads it. */
  | 'published'
  /** Taken off by an administrator, with a reason. */
  | 'removed';

/** The session to revoke. */
export type RevokeSessionInput = {
  /** One of the caller's own sessions. */
  sessionId: string | number;
};

/** A step to save. */
export type SaveApplicationDraftInput = {
  /** The draft, or null to begin one. One open application per person: `APPLICATION_OPEN` otherwise. */
  applicationId?: string | number | null | undefined;
  /** What was written. */
  form: ApplicationFormInput;
  /** The step to continue at. */
  step: ApplicationStep;
  /** The version that was read; null to begin. */
  version?: number | null | undefined;
};

/** A canned reply. */
export type SaveCannedReplyInput = {
  /** The one to change; left out for a new one. */
  cannedReplyId?: string | number | null | undefined;
  /** What it says. */
  text: BothLanguagesInput;
  /** What it is called. */
  title: BothLanguagesInput;
};

/** What somebody writes and has not published. */
export type SaveDiscussionDraftInput = {
  /** The text so far. */
  body: RichTextDocument;
  /** The category so far. */
  category?: string | null | undefined;
  /** The discussion that it edits; null for a new one. */
  discussionId?: string | number | null | undefined;
  /** The draft; null starts one. */
  draftId?: string | number | null | undefined;
  /** The language of the text. */
  language: Language;
  /** The tags so far. */
  tags?: Array<string> | null | undefined;
  /** The title so far, up to 120 characters. */
  title: string;
  /** The version that was read; 0 for a new one. */
  version: number;
};

/** What is being written of a document, whole. */
export type SaveDocumentDraftInput = {
  /** What it says. */
  body: LocalizedRichTextInput;
  /** Which document. */
  kind: DocumentKind;
  /** The revision that was read. */
  revision: number;
  /** Title. */
  title: LocalizedTextInput;
};

/** What is being written, whole. */
export type SaveNewsInput = {
  /** What it says. */
  body: LocalizedRichTextInput;
  /** Its cover: an uploaded `EDITORIAL_IMAGE`, or the one it has. */
  cover?: ImageInput | null | undefined;
  /** Which one. */
  newsId: string | number;
  /** Its part of the address; left out, it is made of the title. What was published keeps its own. */
  slug?: string | null | undefined;
  /** What it says, in a sentence or two. */
  summary: LocalizedTextInput;
  /** Its title. */
  title: LocalizedTextInput;
  /** The version that was read. */
  version: number;
};

/** A frequent question. */
export type SaveQuestionInput = {
  /** What is answered, 1 to 4,000 characters in each language. */
  answer: BothLanguagesInput;
  /** Where it stands. */
  group: QuestionGroup;
  /** Whether everybody sees it. */
  isPublished: boolean;
  /** What is asked, 1 to 200 characters in each language. */
  question: BothLanguagesInput;
  /** The one to change; left out for a new one, which stands last in its group. */
  questionId?: string | number | null | undefined;
  /** The revision that was read; left out, whatever is there is changed. */
  revision?: string | null | undefined;
};

/** An entry to add or change. */
export type SaveReferenceItemInput = {
  /** The record's id in the billing account. */
  externalId?: string | null | undefined;
  /** Whether forms offer it. */
  isActive?: boolean;
  /** Name in both languages. */
  label: LocalizedTextInput;
  /** The list. */
  list: ReferenceList;
  /** The entry it belongs to. */
  parent?: string | null | undefined;
  /** Its code; one that exists is changed. */
  value: string;
};

/** The settings, all of them. */
export type SaveSettingsInput = {
  /** As `#rrggbb`, dark enough for text in it and on it; null for the design's own. */
  brandColor?: string | null | undefined;
  /** The language of visitors who have not chosen one. */
  defaultLanguage: Language;
  /** ISO 4217 code. */
  displayCurrency: string;
  /** Who issues invoices and receipts from now on; null for nobody named. */
  issuer?: IssuerInput | null | undefined;
  /** A picture that was uploaded as a logo; null for the woven mark. */
  logoId?: string | number | null | undefined;
  /** What the installation is called, 1 to 40 characters. */
  siteName: string;
  /** Up to 10. */
  socialLinks: Array<SocialLinkInput>;
  /** 0 to 100. */
  taxPercent: number;
  /** The version that was read. */
  version: number;
};

/** A piece of news to publish later. */
export type ScheduleNewsInput = {
  /** When; an instant to come. */
  at: string;
  /** Which one. */
  newsId: string | number;
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

/** What a visitor writes to customer service. */
export type SendContactMessageInput = {
  /** What shows that no robot wrote it. */
  challenge: ContactChallengeInput;
  /** The address that answers go to. */
  email: string;
  /** What it is about. */
  kind: TicketKind;
  /** The language to answer in. */
  language: Language;
  /** Their name, 1 to 120 characters. */
  name: string;
  /** The subject, 1 to 150 characters. */
  subject: string;
  /** The message, 1 to 8,000 characters. */
  text: string;
};

/** A message to send. */
export type SendMessageInput = {
  /** The conversation. */
  chatId: string | number;
  /** A name the client chooses for this message, 8 to 64 characters: repeated, it is sent once. */
  clientKey: string;
  /** Uploaded CHAT_FILE files of the caller, at most five. */
  fileIds?: Array<string | number> | null | undefined;
  /** Uploaded CHAT_IMAGE files of the caller, at most ten. */
  imageIds?: Array<string | number> | null | undefined;
  /** A message of the conversation that it answers. */
  quotedId?: string | number | null | undefined;
  /** The text, up to 4,000 characters; it may be empty beside pictures and files. */
  text: string;
};

/** Where to send a test mail. */
export type SendTestMailInput = {
  /** The address. */
  to: string;
};

/** The caller's new picture. */
export type SetAvatarInput = {
  /** An uploaded AVATAR of the caller, or null for the placeholder. */
  fileId?: string | number | null | undefined;
};

/** Whether a business takes part. */
export type SetBusinessStatusInput = {
  /** The business. */
  businessId: string | number;
  /** The new state. */
  status: BusinessStatus;
};

/** Whether a business is verified. */
export type SetBusinessVerifiedInput = {
  /** The business. */
  businessId: string | number;
  /** What was checked, needed to verify: refused with CONFLICT when the business says something else by now. */
  checked?: CheckedBusinessInput | null | undefined;
  /** True once its documents were checked. */
  isVerified: boolean;
};

/** Whether to keep a discussion among the bookmarks. */
export type SetDiscussionBookmarkedInput = {
  /** The discussion. */
  discussionId: string | number;
  /** True to keep it. */
  isBookmarked: boolean;
};

/** What to be told of a discussion. */
export type SetDiscussionFollowedInput = {
  /** The discussion. */
  discussionId: string | number;
  /** What to be told. */
  level: FollowLevel;
};

/** What was compared of a document. */
export type SetDocumentCheckInput = {
  /** The application. */
  applicationId: string | number;
  /** What. */
  check: DocumentCheckName;
  /** The document. */
  fileId: string | number;
  /** Whether it was. */
  isChecked: boolean;
};

/** What to follow, and how. */
export type SetFollowInput = {
  /** What it is. */
  kind: FollowKind;
  /** WATCHING follows it, MUTED hears nothing of it, NORMAL takes both back. */
  level: FollowLevel;
  /** The id of the person or business, else the tag or the category. */
  targetId: string | number;
};

/** The account's language. */
export type SetLanguageInput = {
  /** The new language of the account, its notifications and e-mails. */
  language: Language;
};

/** Whether to keep a listing. */
export type SetListingSavedInput = {
  /** True to keep it, false to drop it. */
  isSaved: boolean;
  /** The listing. */
  listingId: string | number;
};

/** A step of a partner. */
export type SetPartnerStatusInput = {
  /** Which one. */
  partnerId: string | number;
  /** Why: needed to hide or delete it. */
  reason?: ReasonInput | null | undefined;
  /** How it shall stand. */
  status: PartnerStatus;
};

/** Whether to like a discussion or a comment. */
export type SetPostLikedInput = {
  /** The discussion or comment. */
  id: string | number;
  /** True to like it, false to take the like back. */
  isLiked: boolean;
};

/** Whether the page of a business shows the caller, and how. */
export type SetShownOnBusinessInput = {
  /** The business, which the caller works for. */
  businessId: string | number;
  /** Whether to be shown. */
  isShown: boolean;
  /** What one does there and may be asked about, up to 80 characters. */
  title?: string | null | undefined;
  /** A sentence of one's own, up to 140 characters. */
  words?: string | null | undefined;
};

/** Which role somebody has in the back office from now on. */
export type SetStaffRoleInput = {
  /** The caller's own password: whoever finds a device open gives no roles. */
  password: string;
  /** The role; null makes an administrator a registered user again. */
  role?: StaffRole | null | undefined;
  /** Whose role. */
  userId: string | number;
};

/** What a message holds beside words. */
export type SharedKind =
  /** Other files. */
  | 'FILES'
  /** Pictures. */
  | 'IMAGES'
  /** Addresses of the web. */
  | 'LINKS';

/** A shareholder with more than 10 %. */
export type ShareholderInput = {
  /** Given name. */
  firstName: string;
  /** Number of an identity document. */
  identification: string;
  /** An uploaded SHAREHOLDER_IMAGE. */
  imageId?: string | number | null | undefined;
  /** Family name. */
  lastName: string;
};

/** Credentials. */
export type SignInInput = {
  /** E-mail address of the account. */
  email: string;
  /** Password of the account. */
  password: string;
};

/** What a new account is made of. */
export type SignUpInput = {
  /** Whether to receive the newsletter. */
  addToNewsletter?: boolean;
  /** Acceptance of the current terms and privacy policy. */
  consent: ConsentInput;
  /** E-mail address; compared without case. */
  email: string;
  /** Given name, 1 to 80 characters. */
  firstName: string;
  /** Language of the account and of its e-mails. */
  language: Language;
  /** Family name, 1 to 80 characters. */
  lastName: string;
  /** 6 to 128 characters and not among the 10,000 most common. */
  password: string;
};

/** A profile of the installation elsewhere. */
export type SocialLinkInput = {
  /** Name of the network, 1 to 40 characters. */
  network: string;
  /** https address. */
  url: string;
};

/** What a request is and how urgent. What is left out stays. */
export type SortTicketInput = {
  /** What it is about. A change to or from personal data gives or takes the term of the law. */
  kind?: TicketKind | null | undefined;
  /** How urgent it is. */
  priority?: TicketPriority | null | undefined;
  /** The request. */
  ticketId: string | number;
};

/** What there is to do in the back office. Roles are sets of these. */
export type StaffDuty =
  /** Looking up accounts, with their private data. */
  | 'ACCOUNTS'
  /** Review of applications for membership. */
  | 'APPLICATIONS'
  /** The audit log. */
  | 'AUDIT'
  /** Invoices, payments and memberships. */
  | 'BILLING'
  /** Profiles and people of businesses. */
  | 'BUSINESSES'
  /** Figures of the network. */
  | 'FIGURES'
  /** Listings of every business. */
  | 'LISTINGS'
  /** Reports, the forum and the blacklist. */
  | 'MODERATION'
  /** News, partners and pages. */
  | 'PUBLISHING'
  /** Reviews and disputes. */
  | 'REVIEWS'
  /** Who administers, and in which role. */
  | 'ROLES'
  /** Requests to customer service, and the questions. */
  | 'SERVICE'
  /** Settings, plans, reference lists and background work. */
  | 'SETTINGS'
  /** Suspending accounts, and demanding new passwords. */
  | 'SUSPENSIONS';

/** What an administrator may be: a set of duties. */
export type StaffRole =
  /** Invoices, payments and memberships; looks up accounts. */
  | 'billing'
  /** Everything. */
  | 'full'
  /** Reports, forum, reviews and listings; suspends. */
  | 'moderator'
  /** Requests to customer service; looks up accounts. */
  | 'support';

/** An invoice to pay. */
export type StartCheckoutInput = {
  /** The invoice. */
  invoiceId: string | number;
};

/** What figures are compared with. */
export type StatisticComparison =
  /** Nothing. */
  | 'NONE'
  /** As many days before. */
  | 'PREVIOUS'
  /** The same days a year before. */
  | 'YEAR';

/** The lengths of time that figures are added up over. */
export type StatisticUnit =
  /** Days. */
  | 'DAY'
  /** Months of the calendar. */
  | 'MONTH'
  /** Weeks, which begin on Monday. */
  | 'WEEK';

/** How the thing of a case stands. */
export type SubjectState =
  /** Its author was asked to edit it. */
  | 'EDIT_ASKED'
  /** Its author deleted it. */
  | 'GONE'
  /** A phrase of the blacklist holds it. */
  | 'HELD'
  /** Reports hid it. */
  | 'HIDDEN'
  /** An administrator removed it. */
  | 'REMOVED'
  /** Everybody it is for reads it. */
  | 'SHOWN';

/** A decision about surplus money. */
export type SurplusDecisionInput = {
  /** The payment. */
  paymentId: string | number;
  /** Why; the payer reads it. */
  reason: ReasonInput;
};

/** A suspension that comes of a case. */
export type SuspendFromCaseInput = {
  /** The case. */
  caseId: string | number;
  /** Why, which the person reads. */
  reason: ReasonInput;
  /** When it ends by itself. */
  until: string;
};

/** A membership to suspend. */
export type SuspendMembershipInput = {
  /** The business. */
  businessId: string | number;
  /** Why. */
  reason: ReasonInput;
};

/** Who to suspend, why and until when. */
export type SuspendUserInput = {
  /** Shown to the user, 3 to 500 characters. */
  reason: string;
  /** When the suspension ends by itself; null for no end. */
  until?: string | null | undefined;
  /** The user to suspend. */
  userId: string | number;
};

/** Other tax data of the caller's business; what is left out stays. */
export type TaxDataInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** Where invoices go; the contact's e-mail when empty. */
  billingEmail?: string | null | undefined;
  /** Legal name. */
  businessName?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** A value of COMMERCIAL_ACTIVITIES. */
  commercialActivity?: string | null | undefined;
  /** Two-letter country code. */
  country?: string | null | undefined;
  /** A value of DOCUMENT_TYPES. */
  documentType?: string | null | undefined;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: string | null | undefined;
  /** A value of NATURE_TYPES. */
  natureType?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** Region, state or department. */
  state?: string | null | undefined;
  /** Tax id; a NIT with its check digit. */
  taxId?: string | null | undefined;
  /** A value of TAX_REGIMES. */
  taxRegime?: string | null | undefined;
  /** Values of TAX_RESPONSIBILITIES. */
  taxResponsibilities?: Array<string> | null | undefined;
  /** A value of TAX_SCHEMES. */
  taxScheme?: string | null | undefined;
  /** A value of TAXPAYER_TYPES. */
  taxpayerType?: string | null | undefined;
  /** A value of VAT_REGIMES. */
  vatRegime?: string | null | undefined;
};

/** Somebody who writes. */
export type TellTypingInput = {
  /** The conversation. */
  chatId: string | number;
  /** False when they stopped. */
  isTyping: boolean;
};

/** Who has a request. */
export type TicketAssignee =
  /** The viewer. */
  | 'ME'
  /** Nobody. */
  | 'NOBODY';

/** What an entry of a thread is. */
export type TicketEntryKind =
  /** Written by the person or to them. */
  | 'MESSAGE'
  /** An internal note. Administrators. */
  | 'NOTE'
  /** Something that was done, such as closing it. */
  | 'STEP';

/** A request. */
export type TicketIdInput = {
  /** The request. */
  ticketId: string | number;
};

/** What a request to customer service is about. */
export type TicketKind =
  /** Signing in, the account, its settings. */
  | 'ACCOUNT'
  /** Data to be corrected, updated or deleted (article 15): answered within 15 working days. */
  | 'DATA_CLAIM'
  /** What is kept about a person (Ley 1581 de 2012, article 14): answered within 10 working days. */
  | 'DATA_QUERY'
  /** Applying, plans, payments. */
  | 'MEMBERSHIP'
  /** Something does not work. */
  | 'PROBLEM'
  /** Anything that fits nothing else. */
  | 'QUESTION'
  /** An idea. */
  | 'SUGGESTION';

/** A message or note for a request. */
export type TicketMessageInput = {
  /** What is said, 1 to 8,000 characters. */
  text: string;
  /** The request. */
  ticketId: string | number;
};

/** How urgent a request is. */
export type TicketPriority =
  /** Before others. */
  | 'HIGH'
  /** Can wait. */
  | 'LOW'
  /** As usual. */
  | 'NORMAL'
  /** Now. */
  | 'URGENT';

/** The order of a list of requests. */
export type TicketSort =
  /** Those with a legal term alone, the first to end first. */
  | 'DUE'
  /** The newest first. */
  | 'NEWEST'
  /** Those that wait the longest first. */
  | 'WAITING';

/** How a request stands. */
export type TicketStatus =
  /** Done. */
  | 'CLOSED'
  /** Nobody has answered yet. */
  | 'NEW'
  /** The person wrote again after an answer. */
  | 'OPEN'
  /** Answered: the person may write again. */
  | 'WAITING';

/** Something that was done to a request. */
export type TicketStep =
  /** It was given to somebody, or taken from them. */
  | 'ASSIGNED'
  /** It was closed. */
  | 'CLOSED'
  /** Its legal term was extended. */
  | 'EXTENDED'
  /** It was rated by the person. */
  | 'RATED'
  /** It was opened again. */
  | 'REOPENED'
  /** Its kind or priority changed. */
  | 'SORTED';

/** The channels of a topic. */
export type TopicChannelsInput = {
  /** The channels to be on. What cannot be chosen is passed over; a mail at once and the digest exclude each other. */
  channels: Array<NotificationChannel>;
  /** The topic. */
  topic: NotificationTopic;
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

/** Which marking is taken back. */
export type UndoMarkAllReadInput = {
  /** The `readAt` that marking all as read answered. */
  readAt: string;
};

/** The mails to switch off. */
export type UnsubscribeInput = {
  /** The token of a mail's link. */
  token: string;
};

/** What to change of a profile. A field left out stays; null clears an optional one. */
export type UpdateBusinessInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** The business. */
  businessId: string | number;
  /** City. */
  city?: string | null | undefined;
  /** Contact e-mail to publish. */
  contactEmail?: string | null | undefined;
  /** Contact phone to publish, E.164. */
  contactPhone?: string | null | undefined;
  /** Two-letter country code. */
  country?: string | null | undefined;
  /** Cover: an uploaded COVER, or null for the weave. */
  cover?: ImageInput | null | undefined;
  /** Description, each language up to 2,000 characters; languages are changed one by one. */
  description?: LocalizedTextInput | null | undefined;
  /** Gallery in its order, up to 10 BUSINESS_IMAGE files; replaces the whole. */
  gallery?: Array<ImageInput> | null | undefined;
  /** When it is open, up to 28 stretches; replaces all of them. */
  hours?: Array<OpeningSpanInput> | null | undefined;
  /** A value of LINES_OF_BUSINESS. */
  lineOfBusiness?: string | null | undefined;
  /** Links; replaces all of them. */
  links?: BusinessLinksInput | null | undefined;
  /** Logo: an uploaded LOGO, or null for the weave. */
  logo?: ImageInput | null | undefined;
  /** Name, 1 to 120 characters. */
  name?: string | null | undefined;
  /** Region. */
  region?: string | null | undefined;
  /** The revision that was read; left out, whatever is there is changed. `CONFLICT` when somebody else was quicker. */
  revision?: string | null | undefined;
  /** Services, up to 30 of up to 80 characters. */
  services?: Array<string> | null | undefined;
  /** Size by people. */
  size?: BusinessSize | null | undefined;
  /** What it is in one line of up to 100 characters; replaces both languages. */
  tagline?: LocalizedTextInput | null | undefined;
  /** The time zone of its hours; null for the one of its country. */
  timeZone?: string | null | undefined;
};

/** What to change of a listing. */
export type UpdateListingInput = {
  /** The listing. */
  listingId: string | number;
  /** What to change. */
  values: ListingValuesInput;
};

/** A partner to change, whole. */
export type UpdatePartnerInput = {
  /** A value of PARTNER_CATEGORIES. */
  category: string;
  /** What it is, in one language at least. */
  description: LocalizedTextInput;
  /** Its picture: an uploaded `EDITORIAL_IMAGE`, or the one it has. */
  image?: ImageInput | null | undefined;
  /** Where it is. */
  locations: Array<PartnerLocationInput>;
  /** Its name. */
  name: string;
  /** What members get, in a line, in one language at least. */
  offer: LocalizedTextInput;
  /** What it offers; those left out end. */
  offers: Array<PartnerOfferInput>;
  /** Which one. */
  partnerId: string | number;
  /** What it does. */
  services: Array<LocalizedTextInput>;
  /** The version that was read. */
  version: number;
  /** Its own site; begins with https://. */
  website: string;
};

/** New amounts and words of a plan. */
export type UpdatePlanInput = {
  /** Shown per month, in hundredths of the display currency, above 0. */
  displayPriceMinor?: number | null | undefined;
  /** What it gives. */
  features?: Array<LocalizedTextInput> | null | undefined;
  /** Which one. */
  key: PlanKey;
  /** Its name. */
  name?: LocalizedTextInput | null | undefined;
  /** Charged per month before tax, in hundredths of COP, above 0. */
  priceMinor?: number | null | undefined;
  /** The revision that was read; left out, whatever is there is changed. */
  revision?: string | null | undefined;
};

/** What a user may change about themselves. A field left out stays; null clears an optional one. */
export type UpdateProfileInput = {
  /** Up to 2,000 characters. */
  aboutMe?: string | null | undefined;
  /** Whether to receive the newsletter. */
  addToNewsletter?: boolean | null | undefined;
  /** Street address, up to 200 characters. */
  address?: string | null | undefined;
  /** City, up to 100 characters. */
  city?: string | null | undefined;
  /** Two-letter country code. */
  country?: string | null | undefined;
  /** Date of birth, in the past and after 1900. */
  dateOfBirth?: string | null | undefined;
  /** Name shown to others, 1 to 120 characters. */
  displayName?: string | null | undefined;
  /** Given name, 1 to 80 characters. */
  firstName?: string | null | undefined;
  /** Family name, 1 to 80 characters. */
  lastName?: string | null | undefined;
  /** Phone number in E.164. */
  phone?: string | null | undefined;
  /** Region, up to 100 characters. */
  region?: string | null | undefined;
};

/** A user an administrator acts on. */
export type UserActionInput = {
  /** The user. */
  userId: string | number;
};

/** A link's token from the verification e-mail. */
export type VerifyEmailInput = {
  /** The token of the link: one use, 24 hours. */
  token: string;
};

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** A review to write. */
export type WriteReviewInput = {
  /** The business. */
  businessId: string | number;
  /** With whom the author dealt, 1 to 120 characters. */
  contactName: string;
  /** How it went, 20 to 4,000 characters. */
  exchangeDetails: string;
  /** 1 to 5. */
  rating: number;
  /** What it was about, 3 to 120 characters. */
  subject: string;
  /** When it was done; not in the future. */
  transactionDate: string;
  /** How large the business done was. */
  transactionSize: TransactionSize;
};
