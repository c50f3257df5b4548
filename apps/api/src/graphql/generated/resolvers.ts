import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRecord as UserRecordMapper } from '../../modules/users/user.model.ts';
import type { SessionRecord as SessionRecordMapper } from '../../modules/accounts/session.model.ts';
import type { NotificationRecord as NotificationRecordMapper } from '../../modules/notifications/notification.model.ts';
import type { BusinessRecord as BusinessRecordMapper } from '../../modules/businesses/business.model.ts';
import type { ProductRecord as ProductRecordMapper } from '../../modules/listings/product.model.ts';
import type { DocumentRecord as DocumentRecordMapper } from '../../modules/content/document.model.ts';
import type { JobRecord as JobRecordMapper } from '../../platform/jobs/job.model.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
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
};

/** A short-lived access token. The refresh token travels only in an httpOnly cookie. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it stops working; refresh before. */
  expiresAt: Scalars['DateTime']['output'];
  /** The bearer token for the Authorization header and the WebSocket's connection_init. */
  token: Scalars['String']['output'];
};

/** The answer of an operation that has nothing else to say. */
export type ActionPayload = {
  __typename?: 'ActionPayload';
  /** Whether it was done. A neutral request (password reset) is done even when nothing was found. */
  ok: Scalars['Boolean']['output'];
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** A company on the network, as everyone may see it. */
export type Business = {
  __typename?: 'Business';
  /** The weave that stands for it. */
  artwork: Artwork;
  /** City. */
  city: Scalars['String']['output'];
  /** Two-letter country code (ISO 3166-1). */
  country: Scalars['String']['output'];
  /** What it does. */
  description: LocalizedText;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The name it trades under. */
  name: Scalars['String']['output'];
  /** Region, state or department. */
  region: Scalars['String']['output'];
};

/** A category of listings, in both languages. */
export type Category = {
  __typename?: 'Category';
  /** Stable key, such as `coffee`. */
  key: Scalars['String']['output'];
  /** Its name. */
  label: LocalizedText;
};

/** The texts a person must accept to join, and where to read them. */
export type ConsentInput = {
  /** The version of the privacy policy that was shown. */
  privacyVersion: Scalars['Int']['input'];
  /** The version of the terms that was shown. */
  termsVersion: Scalars['Int']['input'];
};

/** Proof that the owner asks for the deletion. */
export type DeleteAccountInput = {
  /** The account's current password. */
  password: Scalars['String']['input'];
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

/** A text in one or both languages. At least one is present; show the other with a label when the reader's is missing. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The English text, or null when only Spanish was written. */
  en?: Maybe<Scalars['String']['output']>;
  /** The Spanish text, or null when only English was written. */
  es?: Maybe<Scalars['String']['output']>;
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
  /** Deletes the caller's account: personal data is erased, published content stays under a placeholder author. Signed in. */
  deleteAccount: ActionPayload;
  /** Dismisses notifications: read, and moved to past. Signed in. */
  dismissNotifications: NotificationsPayload;
  /** Marks every notification of the caller as read. Signed in. */
  markAllNotificationsRead: NotificationsPayload;
  /** Marks notifications as read. Signed in. */
  markNotificationsRead: NotificationsPayload;
  /** Marks notifications as unread again. Signed in. */
  markNotificationsUnread: NotificationsPayload;
  /** Trades the refresh cookie for a new access token and rotates the cookie. Public: the cookie is the credential. */
  refreshSession: SessionPayload;
  /** Ends a suspension. Administrators. */
  reinstateUser: UserPayload;
  /** Deletes notifications for good. Signed in. */
  removeNotifications: NotificationsPayload;
  /** Sends the verification e-mail again. Signed in; limited. */
  requestEmailVerification: ActionPayload;
  /** Sends a reset link. Public; the answer is the same whether or not the address is known. */
  requestPasswordReset: ActionPayload;
  /** Demands a new password of an account: the overlay appears at once in its open tabs. Administrators. */
  requireReauthorization: UserPayload;
  /** Sets a new password, authorises the account and ends its other sessions. With a token: public. Without: signed in, also while re-authorisation is required. */
  resetPassword: ActionPayload;
  /** Ends every session of the caller but this one. Signed in. */
  revokeOtherSessions: RevokeSessionsPayload;
  /** Ends one of the caller's sessions; its sockets close within 2 seconds. Signed in. */
  revokeSession: RevokeSessionsPayload;
  /** Changes the language of the account. Signed in. */
  setLanguage: UserPayload;
  /** Signs in with e-mail and password. Public; attempts are limited per account and address. */
  signIn: SessionPayload;
  /** Ends the session of the refresh cookie and clears it. Public, and harmless when signed out. */
  signOut: ActionPayload;
  /** Creates an account and signs it in. Public. */
  signUp: SessionPayload;
  /** Suspends an account: its requests are refused and its sockets close within 2 seconds. Administrators. */
  suspendUser: UserPayload;
  /** Changes the caller's profile. Signed in. */
  updateProfile: UserPayload;
  /** Confirms an e-mail address with the token of the link. Public: the token is the credential. */
  verifyEmail: ActionPayload;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationDismissNotificationsArgs = {
  input: NotificationIdsInput;
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
export type MutationReinstateUserArgs = {
  input: UserActionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRemoveNotificationsArgs = {
  input: NotificationIdsInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
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
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
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
export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Writes. Each takes one `input` and says who may use it. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
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

/** A product offered by a business. */
export type Product = {
  __typename?: 'Product';
  /** Its picture while it has no photograph. */
  artwork: Artwork;
  /** Brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Who sells it. */
  business: Business;
  /** Where it belongs. */
  category: Category;
  /** Colour, as written. */
  color?: Maybe<LocalizedText>;
  /** New or used. */
  condition: ItemCondition;
  /** Two-letter code of the country of origin. */
  countryOfOrigin?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  dateCreated: Scalars['DateTime']['output'];
  /** What it is. */
  description: LocalizedText;
  /** Global trade item number (GTIN, GS1), 8, 12, 13 or 14 digits. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
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
  /** What it costs. */
  price: Money;
  /** Size, as written. */
  size?: Maybe<Scalars['String']['output']>;
  /** The seller's stock-keeping unit, unique within the business. */
  sku?: Maybe<Scalars['String']['output']>;
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

/** Reads. Each field says who may use it. */
export type Query = {
  __typename?: 'Query';
  /** A document, its latest version unless one is named; null when there is none. Public. */
  document?: Maybe<Document>;
  /** All that the platform holds about the caller, as a JSON document. Signed in. */
  exportMyData: Scalars['String']['output'];
  /** Background jobs, the newest first. Administrators. */
  jobs: JobConnection;
  /** The present end of the stream of live events: subscribe with it as `after` to miss nothing that follows this read. Public. */
  liveCursor: Scalars['EventCursor']['output'];
  /** The signed-in user, or null for a visitor. Public, also while re-authorisation is required. */
  me?: Maybe<User>;
  /** The caller's signed-in devices, the latest first. Signed in. */
  mySessions: Array<Session>;
  /** The caller's notifications, the newest first. Signed in. */
  notifications: NotificationConnection;
  /** A published product, or null. Public. */
  product?: Maybe<Product>;
  /** Published products, the newest first. Public. */
  products: ProductConnection;
  /** This installation. Public. */
  site: Site;
  /** The caller's unread notifications, counted. Signed in. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** A person's public profile, or null. Public. */
  user?: Maybe<User>;
  /** Accounts, the newest first, optionally those whose e-mail or name begins with `search`. Administrators. */
  users: UserConnection;
};

/** Reads. Each field says who may use it. */
export type QueryDocumentArgs = {
  kind: DocumentKind;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Reads. Each field says who may use it. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<JobStatus>;
};

/** Reads. Each field says who may use it. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<NotificationFilter>;
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
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** Reads. Each field says who may use it. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Where to send a reset link. */
export type RequestPasswordResetInput = {
  /** The account's e-mail address. */
  email: Scalars['String']['input'];
  /** Language of the e-mail when the account has none. */
  language: Language;
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

/** The account's language. */
export type SetLanguageInput = {
  /** The new language of the account, its notifications and e-mails. */
  language: Language;
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

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The caller's own account whenever it changes. Signed in, also while re-authorisation is required. */
  meChanged: MeChange;
  /** Changes of the caller's notifications, with the badge. Signed in. */
  notificationChanged: NotificationChange;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionMeChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
};

/** Live streams over WebSocket (graphql-transport-ws). Authorised again for every event delivered. */
export type SubscriptionNotificationChangedArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
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

/** A person on the network. Fields marked *private* are null unless the viewer is that person or an administrator. */
export type User = {
  __typename?: 'User';
  /** What the person says about themselves, up to 2,000 characters. */
  aboutMe?: Maybe<Scalars['String']['output']>;
  /** Private. Whether the user wants the newsletter. */
  addToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Private. Street address. */
  address?: Maybe<Scalars['String']['output']>;
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
  /** Private. Phone number in E.164, such as +573001234567. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the picture, or null for the placeholder. */
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

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessToken>;
  ActionPayload: ResolverTypeWrapper<ActionPayload>;
  Artwork: ResolverTypeWrapper<Artwork>;
  ArtworkPalette: ArtworkPalette;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Business: ResolverTypeWrapper<BusinessRecordMapper>;
  Category: ResolverTypeWrapper<Category>;
  ConsentInput: ConsentInput;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  Document: ResolverTypeWrapper<DocumentRecordMapper>;
  DocumentKind: DocumentKind;
  DocumentSection: ResolverTypeWrapper<DocumentSection>;
  EventCursor: ResolverTypeWrapper<Scalars['EventCursor']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemCondition: ItemCondition;
  Job: ResolverTypeWrapper<JobRecordMapper>;
  JobConnection: ResolverTypeWrapper<
    Omit<JobConnection, 'edges'> & { edges: Array<ResolversTypes['JobEdge']> }
  >;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobStatus: JobStatus;
  Language: Language;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  MeChange: ResolverTypeWrapper<Omit<MeChange, 'me'> & { me: ResolversTypes['User'] }>;
  MemberType: MemberType;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  Product: ResolverTypeWrapper<ProductRecordMapper>;
  ProductConnection: ResolverTypeWrapper<
    Omit<ProductConnection, 'edges'> & { edges: Array<ResolversTypes['ProductEdge']> }
  >;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionsPayload: ResolverTypeWrapper<RevokeSessionsPayload>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  Session: ResolverTypeWrapper<SessionRecordMapper>;
  SessionPayload: ResolverTypeWrapper<
    Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }
  >;
  SetLanguageInput: SetLanguageInput;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  Site: ResolverTypeWrapper<Site>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuspendUserInput: SuspendUserInput;
  Suspension: ResolverTypeWrapper<Suspension>;
  UpdateProfileInput: UpdateProfileInput;
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
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  ActionPayload: ActionPayload;
  Artwork: Artwork;
  Boolean: Scalars['Boolean']['output'];
  Business: BusinessRecordMapper;
  Category: Category;
  ConsentInput: ConsentInput;
  Cursor: Scalars['Cursor']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  Document: DocumentRecordMapper;
  DocumentSection: DocumentSection;
  EventCursor: Scalars['EventCursor']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Job: JobRecordMapper;
  JobConnection: Omit<JobConnection, 'edges'> & { edges: Array<ResolversParentTypes['JobEdge']> };
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  LocalizedText: LocalizedText;
  MeChange: Omit<MeChange, 'me'> & { me: ResolversParentTypes['User'] };
  Money: Money;
  Mutation: Record<PropertyKey, never>;
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
  Product: ProductRecordMapper;
  ProductConnection: Omit<ProductConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['ProductEdge']>;
  };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  Query: Record<PropertyKey, never>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionsPayload: RevokeSessionsPayload;
  SafeInt: Scalars['SafeInt']['output'];
  Session: SessionRecordMapper;
  SessionPayload: Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetLanguageInput: SetLanguageInput;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  Site: Site;
  SocialLink: SocialLink;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuspendUserInput: SuspendUserInput;
  Suspension: Suspension;
  UpdateProfileInput: UpdateProfileInput;
  User: UserRecordMapper;
  UserActionInput: UserActionInput;
  UserConnection: Omit<UserConnection, 'edges'> & {
    edges: Array<ResolversParentTypes['UserEdge']>;
  };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserPayload: Omit<UserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  VerifyEmailInput: VerifyEmailInput;
};

export type AccessTokenResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken'],
> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActionPayloadResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActionPayload'] = ResolversParentTypes['ActionPayload'],
> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArtworkResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Artwork'] = ResolversParentTypes['Artwork'],
> = {
  palette?: Resolver<ResolversTypes['ArtworkPalette'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Business'] = ResolversParentTypes['Business'],
> = {
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
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

export interface EventCursorScalarConfig
  extends GraphQLScalarTypeConfig<ResolversTypes['EventCursor'], any> {
  name: 'EventCursor';
}

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

export type LocalizedTextResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText'],
> = {
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MeChange'] = ResolversParentTypes['MeChange'],
> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

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
  deleteAccount?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteAccountArgs, 'input'>
  >;
  dismissNotifications?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationDismissNotificationsArgs, 'input'>
  >;
  markAllNotificationsRead?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType
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
  refreshSession?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType>;
  reinstateUser?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationReinstateUserArgs, 'input'>
  >;
  removeNotifications?: Resolver<
    ResolversTypes['NotificationsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveNotificationsArgs, 'input'>
  >;
  requestEmailVerification?: Resolver<ResolversTypes['ActionPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestPasswordResetArgs, 'input'>
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
  revokeOtherSessions?: Resolver<ResolversTypes['RevokeSessionsPayload'], ParentType, ContextType>;
  revokeSession?: Resolver<
    ResolversTypes['RevokeSessionsPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationRevokeSessionArgs, 'input'>
  >;
  setLanguage?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLanguageArgs, 'input'>
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
  suspendUser?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationSuspendUserArgs, 'input'>
  >;
  updateProfile?: Resolver<
    ResolversTypes['UserPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateProfileArgs, 'input'>
  >;
  verifyEmail?: Resolver<
    ResolversTypes['ActionPayload'],
    ParentType,
    ContextType,
    RequireFields<MutationVerifyEmailArgs, 'input'>
  >;
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

export type ProductResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'],
> = {
  artwork?: Resolver<ResolversTypes['Artwork'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Business'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['ItemCondition'], ParentType, ContextType>;
  countryOfOrigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offers?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type QueryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  document?: Resolver<
    Maybe<ResolversTypes['Document']>,
    ParentType,
    ContextType,
    RequireFields<QueryDocumentArgs, 'kind'>
  >;
  exportMyData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobs?: Resolver<
    ResolversTypes['JobConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryJobsArgs, 'first'>
  >;
  liveCursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  notifications?: Resolver<
    ResolversTypes['NotificationConnection'],
    ParentType,
    ContextType,
    RequireFields<QueryNotificationsArgs, 'first'>
  >;
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
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  meChanged?: SubscriptionResolver<
    ResolversTypes['MeChange'],
    'meChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionMeChangedArgs>
  >;
  notificationChanged?: SubscriptionResolver<
    ResolversTypes['NotificationChange'],
    'notificationChanged',
    ParentType,
    ContextType,
    Partial<SubscriptionNotificationChangedArgs>
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

export type UserResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addToNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  ActionPayload?: ActionPayloadResolvers<ContextType>;
  Artwork?: ArtworkResolvers<ContextType>;
  Business?: BusinessResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Cursor?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Document?: DocumentResolvers<ContextType>;
  DocumentSection?: DocumentSectionResolvers<ContextType>;
  EventCursor?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  MeChange?: MeChangeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChange?: NotificationChangeResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationsPayload?: NotificationsPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RevokeSessionsPayload?: RevokeSessionsPayloadResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
};
