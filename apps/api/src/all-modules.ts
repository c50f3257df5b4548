import type { ApiModule } from './module.ts';
import { accounts } from './modules/accounts/index.ts';
import { administrators } from './modules/administrators/index.ts';
import { applications } from './modules/applications/index.ts';
import { audit } from './modules/audit/index.ts';
import { billing } from './modules/billing/index.ts';
import { blocks } from './modules/blocks/index.ts';
import { businessQuestions } from './modules/business-questions/index.ts';
import { businesses } from './modules/businesses/index.ts';
import { chat } from './modules/chat/index.ts';
import { community } from './modules/community/index.ts';
import { content } from './modules/content/index.ts';
import { engagement } from './modules/engagement/index.ts';
import { exports } from './modules/exports/index.ts';
import { files } from './modules/files/index.ts';
import { follows } from './modules/follows/index.ts';
import { forum } from './modules/forum/index.ts';
import { jobs as jobsModule } from './modules/jobs/index.ts';
import { linkPreviews } from './modules/link-previews/index.ts';
import { listings } from './modules/listings/index.ts';
import { mail } from './modules/mail/index.ts';
import { moderation } from './modules/moderation/index.ts';
import { news } from './modules/news/index.ts';
import { notifications } from './modules/notifications/index.ts';
import { partners } from './modules/partners/index.ts';
import { presence } from './modules/presence/index.ts';
import { push } from './modules/push/index.ts';
import { questions } from './modules/questions/index.ts';
import { reference } from './modules/reference/index.ts';
import { reviews } from './modules/reviews/index.ts';
import { search } from './modules/search/index.ts';
import { service } from './modules/service/index.ts';
import { settings } from './modules/settings/index.ts';
import { statistics } from './modules/statistics/index.ts';
import { users } from './modules/users/index.ts';
import { workplace } from './modules/workplace/index.ts';

/** Every module of the product. */
export const allModules: readonly ApiModule[] = [
  accounts,
  users,
  reference,
  notifications,
  administrators,
  files,
  businesses,
  applications,
  billing,
  moderation,
  blocks,
  listings,
  reviews,
  search,
  engagement,
  businessQuestions,
  presence,
  linkPreviews,
  chat,
  community,
  forum,
  follows,
  push,
  content,
  partners,
  questions,
  exports,
  service,
  news,
  settings,
  mail,
  jobsModule,
  audit,
  statistics,
  workplace,
];
