import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { type ListingType, listingTypes, type PagesWith } from '@wiki/domain';
import { variablesOf as directoryVariables } from '../features/entrepreneurs/directory-filter.ts';
import { questionsPage } from '../features/entrepreneurs/questions-page.ts';
import { everything } from '../domains/listing-filters/listing-query.ts';
import { readForumAddress } from '../features/forum/forum-address.ts';
import { variablesOf } from '../features/listings/list-variables.ts';
import { newsPage } from '../features/news/news-page.ts';
import { partnersPage } from '../features/partners/partners-page.ts';
import { DocumentDocument, SiteDocument } from '../gql/about.ts';
import { ConsentVersionsDocument } from '../gql/accounts.ts';
import { PlansPageDocument } from '../gql/billing.ts';
import { CommunityDocument } from '../gql/community.ts';
import {
  BusinessCountriesDocument,
  BusinessDiscussionsDocument,
  BusinessDocument,
  BusinessesDocument,
  BusinessListingsDocument,
  BusinessQuestionsDocument,
} from '../gql/entrepreneurs.ts';
import { FollowStateDocument } from '../gql/follow.ts';
import {
  DiscussionCommentsDocument,
  DiscussionDocument,
  DiscussionsDocument,
  ForumCountsDocument,
  ForumSummaryDocument,
} from '../gql/forum.ts';
import {
  FeaturedListingsDocument,
  ForumTeaserDocument,
  HomeWelcomeDocument,
  NewsTeaserDocument,
} from '../gql/home.ts';
import { ListingFacetsDocument } from '../gql/listing-filters.ts';
import { ListingCommentsDocument } from '../gql/listing-parts.ts';
import { ListingPageDocument, ListingsDocument } from '../gql/listings.ts';
import { NewsDocument, NewsItemDocument } from '../gql/news.ts';
import { PartnerCategoriesDocument, PartnerDocument, PartnersDocument } from '../gql/partners.ts';
import { QuestionsDocument } from '../gql/questions.ts';
import { ReferenceListDocument } from '../gql/places.ts';
import { BusinessReviewsDocument } from '../gql/review-parts.ts';
import { ReviewDocument } from '../gql/reviews.ts';

/** One query as a page sends it. */
export interface PageQuery {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

const query = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PageQuery => ({ query: document, variables });

const emptyForum = readForumAddress(new URLSearchParams());

const list = (type: ListingType): PageQuery[] => {
  const { filter, ...others } = variablesOf(type, everything);
  return [
    query(ListingsDocument, { filter, ...others }),
    query(ListingFacetsDocument, { type, filter, query: null, priced: false }),
  ];
};

const linesOfBusiness = query(ReferenceListDocument, { list: 'LINES_OF_BUSINESS' });

const one = [
  query(ListingPageDocument, { id: ':id' }),
  query(ListingCommentsDocument, { listingId: ':id' }),
];

/**
 * What the first screens of the rendered pages query; `:name` in the variables stands for that part
 * of the address. The build gives it to the server, which renders these pages with the answers. A
 * page that queries something else than is said here does so itself.
 */
export const pageQueries: Readonly<Record<PagesWith<{ isRendered: true }>, readonly PageQuery[]>> =
  {
    home: [
      query(FeaturedListingsDocument, {}),
      query(CommunityDocument, { after: null }),
      query(NewsTeaserDocument, {}),
      query(ForumTeaserDocument, {}),
      query(HomeWelcomeDocument, {}),
    ],
    products: list('product'),
    services: list('service'),
    properties: list('property'),
    product: one,
    service: one,
    property: one,
    entrepreneurs: [
      query(BusinessesDocument, directoryVariables({})),
      query(BusinessCountriesDocument, {}),
      linesOfBusiness,
    ],
    entrepreneur: [
      query(BusinessDocument, { id: ':businessId' }),
      ...listingTypes.map((type) =>
        query(BusinessListingsDocument, { type, businessId: ':businessId' }),
      ),
      query(BusinessReviewsDocument, { businessId: ':businessId', rating: null, after: null }),
      query(BusinessQuestionsDocument, { businessId: ':businessId', first: questionsPage }),
      query(BusinessDiscussionsDocument, { businessId: ':businessId' }),
      query(FollowStateDocument, { kind: 'BUSINESS', targetId: ':businessId' }),
      linesOfBusiness,
    ],
    review: [query(ReviewDocument, { id: ':reviewId' })],
    about: [query(DocumentDocument, { kind: 'ABOUT' }), query(SiteDocument, {})],
    terms: [query(DocumentDocument, { kind: 'TERMS' })],
    privacy: [query(DocumentDocument, { kind: 'PRIVACY' })],
    shipping: [query(DocumentDocument, { kind: 'SHIPPING' })],
    warranties: [query(DocumentDocument, { kind: 'WARRANTIES' })],
    forum: [
      query(DiscussionsDocument, { filter: emptyForum.filter, sort: emptyForum.sort, first: 24 }),
      query(ForumSummaryDocument, {}),
      query(ForumCountsDocument, { isMember: false }),
    ],
    discussion: [
      query(DiscussionDocument, { id: ':discussionId' }),
      query(DiscussionCommentsDocument, { id: ':discussionId', sort: 'OLDEST', around: null }),
    ],
    partners: [
      query(PartnersDocument, { category: null, search: null, first: partnersPage }),
      query(PartnerCategoriesDocument, {}),
    ],
    partner: [query(PartnerDocument, { slug: ':slug' })],
    news: [
      query(NewsDocument, { first: newsPage }),
      query(FollowStateDocument, { kind: 'NEWS', targetId: 'all' }),
    ],
    questions: [query(QuestionsDocument, {})],
    contact: [],
    plans: [query(PlansPageDocument, {})],
    becomeMember: [],
    login: [],
    register: [query(ConsentVersionsDocument, {})],
    newsItem: [query(NewsItemDocument, { slug: ':slug' })],
  };
