import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { type ListingType, listingTypes } from '@wiki/domain';
import { variablesOf as directoryVariables } from '../features/entrepreneurs/directory-filter.ts';
import { everything } from '../components/listing-filters/listing-query.ts';
import { variablesOf } from '../features/listings/list-variables.ts';
import { DocumentDocument, SiteDocument } from '../gql/about.ts';
import { CommunityDocument } from '../gql/community.ts';
import {
  BusinessDocument,
  BusinessesDocument,
  BusinessListingsDocument,
} from '../gql/entrepreneurs.ts';
import { FeaturedListingsDocument } from '../gql/home.ts';
import { ListingFacetsDocument } from '../gql/listing-filters.ts';
import { ListingCommentsDocument } from '../gql/listing-parts.ts';
import { ListingPageDocument, ListingsDocument } from '../gql/listings.ts';
import { ReferenceListDocument } from '../gql/places.ts';
import { BusinessReviewsDocument } from '../gql/review-parts.ts';
import { ReviewDocument } from '../gql/reviews.ts';
import { paths } from '../lib/paths.ts';

/** One query as a page sends it. */
export interface Question {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

const ask = <Data, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Question => ({ query, variables });

const list = (type: ListingType): Question[] => {
  const { filter, ...others } = variablesOf(type, everything);
  return [
    ask(ListingsDocument, { filter, ...others }),
    ask(ListingFacetsDocument, { type, filter, query: null, priced: false }),
  ];
};

const linesOfBusiness = ask(ReferenceListDocument, { list: 'LINES_OF_BUSINESS' });

const one = [
  ask(ListingPageDocument, { id: ':id' }),
  ask(ListingCommentsDocument, { listingId: ':id' }),
];

/**
 * The public pages, by the path of their route, and what their first screens ask; `:name` in the
 * variables stands for that part of the address. The build gives it to the server, which renders
 * these pages with the answers. A page that asks something else than is said here asks it itself.
 */
export const pageQuestions: Readonly<Record<string, readonly Question[]>> = {
  '/': [ask(FeaturedListingsDocument, {}), ask(CommunityDocument, { after: null })],
  '/products': list('product'),
  '/services': list('service'),
  '/property': list('property'),
  '/products/:id': one,
  '/services/:id': one,
  '/property/:id': one,
  '/entrepreneurs': [ask(BusinessesDocument, directoryVariables({})), linesOfBusiness],
  '/entrepreneurs/:businessId': [
    ask(BusinessDocument, { id: ':businessId' }),
    ...listingTypes.map((type) =>
      ask(BusinessListingsDocument, { type, businessId: ':businessId' }),
    ),
    ask(BusinessReviewsDocument, { businessId: ':businessId', rating: null, after: null }),
    linesOfBusiness,
  ],
  '/reviews/:reviewId': [ask(ReviewDocument, { id: ':reviewId' })],
  [paths.about()]: [ask(DocumentDocument, { kind: 'ABOUT' }), ask(SiteDocument, {})],
  [paths.terms()]: [ask(DocumentDocument, { kind: 'TERMS' })],
  [paths.privacy()]: [ask(DocumentDocument, { kind: 'PRIVACY' })],
  '/wiki-forum/*': [],
  '/partners/*': [],
  '/news/*': [],
};
