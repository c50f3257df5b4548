import type { PageKey } from '@wiki/domain';
import type { PageView } from '../page-route.ts';
import type { Redirects } from '../redirects.ts';
import { accountsViews } from './accounts-views.ts';
import { adminViews } from './admin-views.ts';
import { billingViews } from './billing-views.ts';
import { businessViews } from './business-views.ts';
import { conversationViews } from './conversation-views.ts';
import { forumViews } from './forum-views.ts';
import { listingViews } from './listing-views.ts';
import { newsViews } from './news-views.ts';
import { pageViews } from './page-views.ts';
import { partnerViews } from './partner-views.ts';
import { notificationViews } from './notification-views.ts';
import { profileViews } from './profile-views.ts';
import { publicViews } from './public-views.ts';
import { publishingViews } from './publishing-views.ts';
import { reviewViews } from './review-views.ts';
import { serviceViews } from './service-views.ts';
import { searchViews } from './search-views.ts';

/** What every page shows but the first: a page of the manifest without a view doesn't compile. */
export const otherViews = {
  ...publicViews,
  ...listingViews,
  ...forumViews,
  ...pageViews,
  ...partnerViews,
  ...newsViews,
  ...accountsViews,
  ...profileViews,
  ...billingViews,
  ...businessViews,
  ...searchViews,
  ...reviewViews,
  ...conversationViews,
  ...notificationViews,
  ...publishingViews,
  ...serviceViews,
  ...adminViews,
} satisfies Record<Exclude<PageKey, 'home' | keyof Redirects>, PageView>;
