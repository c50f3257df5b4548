import { createHash } from 'node:crypto';
import type { Operation } from './load.ts';

/**
 * The operations the scenarios ask for, as an integrator or our client would: a card of a listing
 * with its business. Cursors of results are left out, because they are each server's own.
 */
const card = /* GraphQL */ `
  id
  name { en es }
  description { en es }
  priceFrom { amountMinor currency }
  category { key }
  city
  country
  isFeatured
  dateCreated
  engagement { views contacts saves comments }
  artwork { seed palette }
  business { id name city region country }
`;

/** A page of 20 products with their businesses and counts. */
export const pageOperation = /* GraphQL */ `query Page($after: Cursor) {
  listings(type: PRODUCT, first: 20, after: $after) {
    edges { node { ${card} } }
    pageInfo { hasNextPage }
  }
}`;

/** One listing with its business and counts. */
export const listingOperation = /* GraphQL */ `query Listing($id: ID!) {
  listing(id: $id) { ${card} }
}`;

/** A page of 20 listings of every type. */
export const deepPageOperation = /* GraphQL */ `query Page($after: Cursor) {
  listings(first: 20, after: $after) {
    edges { node { ${card} } }
    pageInfo { hasNextPage }
  }
}`;

/** A page of 20 discussions as the forum shows it, by latest activity, with who spoke last. */
export const forumOperation = /* GraphQL */ `query Forum($after: Cursor) {
  discussions(first: 20, after: $after) {
    edges { node {
      id title excerpt language category tags likeCount commentCount dateActive isPinned
      author { id displayName } business { id name isVerified } lastActor { id displayName }
      viewerLikes viewerUnreadCount
    } }
    pageInfo { hasNextPage }
  }
}`;

/** What somebody signs in with. */
export const signInOperation = /* GraphQL */ `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { accessToken { token } userErrors { code } }
}`;

/** What somebody signs out with. */
export const signOutOperation = /* GraphQL */ `mutation SignOut {
  signOut { userErrors { code } }
}`;

/** What visitors of one listing follow. */
export const fanOutOperation = /* GraphQL */ `subscription Follow($listingId: ID!, $after: EventCursor) {
  listingChanged(listingId: $listingId, after: $after) {
    listingId
    listing { id name { en es } description { en es } city engagement { views contacts saves comments } }
    cursor
  }
}`;

/** A search with what its screen shows, and what the list of a type can be narrowed by. */
export const searchOperation = /* GraphQL */ `query Search($query: String!, $type: ListingType!, $filter: ListingFilter) {
  search(query: $query) {
    edges { node {
      listing { id name { en es } priceFrom { amountMinor currency } business { id name } }
      name { en { text isHit } es { text isHit } }
      snippet { en { text isHit } es { text isHit } }
    } }
    pageInfo { hasNextPage endCursor }
    counts { all products services property }
    suggestions
  }
  listingFacets(type: $type, filter: $filter) {
    total
    categories { value count label { en es } }
    brands { value count }
    conditions { value count }
    serviceTypes { value count }
    propertyTypes { value count }
    transactionTypes { value count }
    bedrooms { value count }
    bathrooms { value count }
    amenities { value count }
    countries { value count }
    cities { value count }
    currencies { value count }
    price { currency min max }
  }
}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What our server is told of in advance, as it is told of the client's: texts by their hash. */
export const trustedDocuments: Readonly<Record<string, string>> = Object.fromEntries(
  [
    pageOperation,
    listingOperation,
    forumOperation,
    fanOutOperation,
    searchOperation,
    signInOperation,
    signOutOperation,
  ].map((text) => [hashOf(text), text]),
);

/** An operation that names its document instead of sending it. */
export const named = ({ query = '', variables }: Operation): Operation => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
});
