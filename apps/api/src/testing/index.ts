/** What browser journeys and benchmarks use of the API beside its network interface. */
export { type Config, loadConfig } from '../config.ts';
export type { BusinessRecord } from '../modules/businesses/index.ts';
export type { DiscussionRecord } from '../modules/forum/index.ts';
export type { EngagementRecord, ListingRecord } from '../modules/listings/index.ts';
export { hashPassword, verifyPassword } from '../modules/accounts/passwords/password-hashing.ts';
export type { UserRecord } from '../modules/users/index.ts';
export { inTransaction } from '../platform/database/transaction.ts';
export { insertDiscussions, type SampleAuthor } from '../seed/steps/insert-discussions.ts';
export { insertListings } from '../seed/steps/insert-listings.ts';
export { type DemoAccount, demoAccounts } from '../seed/demo/demo-accounts.ts';
export { type ApplicationToBuild, buildApplication } from './application-factory.ts';
export { withDatabase } from './database.ts';
export * from './factories.ts';
export * from './review-factory.ts';
export * from './world.ts';
