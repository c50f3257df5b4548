import type { TestClient } from '../../../testing/client.ts';

/** Words that only hidden listings have: nobody but those who manage them may read any of them. */
export const secrets = {
  name: 'Zafirolunario',
  text: 'Quetzalnocturno',
  brand: 'Ambarfosil',
  sku: 'SKU-OCULTO-77',
  city: 'Villa Escondida',
  reason: 'Motivoreservado',
} as const;

/** The price of hidden listings, beyond that of any other. */
export const secretPrice = 987_654_321;

const everything = `id type status name { en es } description { en es } offers { es } priceFrom { amountMinor }
  images { url } city removalReason { text } problems { code } engagement { views contacts saves comments }
  comments { edges { node { text replies { text } } } } business { id name }
  ... on Product { price { amountMinor } brand sku model productId gtin manufacturer }`;

/** What is asked about a listing, or where it may turn up. */
export interface Asked {
  id: string;
  businessId: string;
  /** A published listing of the same type and category. */
  siblingId: string;
}

type Query = readonly [text: string, variables?: (asked: Asked) => Record<string, unknown>];

const list = (args: string): Query => [
  `{ listings(${args}) { edges { cursor node { ${everything} } } pageInfo { hasNextPage } } }`,
];
const facets = `total categories { value count } brands { value count } cities { value count } countries { value count }
  price { min { amountMinor } max { amountMinor } }`;
const hits = `edges { node { listing { id } name { es { text } } snippet { es { text } } } }
  counts { all products services property } suggestions`;

/** Every way to read a listing that everybody may go, asked for the hidden itself. */
export const waysToOne: Readonly<Record<string, Query>> = {
  listing: [`query ($id: ID!) { listing(id: $id) { ${everything} } }`, ({ id }) => ({ id })],
  product: [`query ($id: ID!) { product(id: $id) { ${everything} } }`, ({ id }) => ({ id })],
  listingsByIds: [
    `query ($ids: [ID!]!) { listingsByIds(ids: $ids) { ${everything} } }`,
    ({ id }) => ({ ids: [id, id] }),
  ],
};

/** Every list, count and text that everybody may read, in which the hidden might be. */
export const waysAround: Readonly<Record<string, Query>> = {
  ...Object.fromEntries(
    ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING'].flatMap((sort) =>
      ['', 'type: PRODUCT, '].map((type) => [
        `listings ${type}${sort}`,
        list(`${type}sort: ${sort}, first: 50`),
      ]),
    ),
  ),
  'listings by brand': list(`type: PRODUCT, filter: { brands: ["${secrets.brand}"] }`),
  'listings by city': list(`filter: { city: "${secrets.city}" }`),
  'listings by price': list(
    `type: PRODUCT, filter: { priceMin: { amountMinor: ${secretPrice}, currency: "USD" } }`,
  ),
  'listings of the business': [
    `query ($filter: ListingFilter) { listings(filter: $filter) { edges { node { ${everything} } } } }`,
    ({ businessId }) => ({ filter: { businessId } }),
  ],
  products: [`{ products(first: 50) { edges { node { ${everything} } } } }`],
  facets: [`{ listingFacets(type: PRODUCT) { ${facets} } }`],
  'facets by brand': [
    `{ listingFacets(type: PRODUCT, filter: { brands: ["${secrets.brand}"] }) { ${facets} } }`,
  ],
  'facets of the place': [
    `{ listingFacets(type: PRODUCT, filter: { country: "CO", region: "Valle del Cauca" }) { ${facets} } }`,
  ],
  'facets of the business': [
    `query ($filter: ListingFilter) { listingFacets(type: PRODUCT, filter: $filter) { ${facets} } }`,
    ({ businessId }) => ({ filter: { businessId } }),
  ],
  ...Object.fromEntries(
    // A word, its beginning, and one that is nearly it: suggestions come from what is indexed.
    [secrets.name, secrets.text, secrets.brand, secrets.sku, secrets.city]
      .flatMap((word) => [word, word.slice(0, 6), `${word.slice(0, -1)}x`])
      .map((word) => [`search ${word}`, [`{ search(query: "${word}") { ${hits} } }`]]),
  ),
  similar: [
    `query ($id: ID!) { listing(id: $id) { similar(first: 12) { ${everything} } } }`,
    ({ siblingId }) => ({ id: siblingId }),
  ],
  community: [
    `{ communityUpdates(first: 50) { edges { node { id subject { ... on Product { ${everything} } } } } } }`,
  ],
  business: [
    `query ($id: ID!) { business(id: $id) { id name viewerCanReview ratingCount } }`,
    ({ businessId }) => ({ id: businessId }),
  ],
  'reviews of the business': [
    `query ($id: ID!) { reviews(businessId: $id) { edges { node { subject } } } }`,
    ({ businessId }) => ({ id: businessId }),
  ],
};

/** What only the signed in may read of their own, in which the hidden might be. */
export const ownWays: Readonly<Record<string, Query>> = {
  favourites: [`{ myFavourites { edges { node { listing { ${everything} } } } } }`],
  conversations: [`{ chats { edges { node { listing { ${everything} } } } } }`],
  'the managed listing': [
    `query ($id: ID!) { managedListing(id: $id) { ${everything} } }`,
    ({ id }) => ({ id }),
  ],
};

/** What others may try to do with a listing: answered like an unknown id, or denied to all of them. */
export const acts: Readonly<Record<string, Query>> = {
  updateListing: act('updateListing', 'UpdateListingInput', 'listing { id }', { values: {} }),
  duplicateListing: act('duplicateListing', 'ListingIdInput', 'listing { id }'),
  setFavourite: act('setFavourite', 'SetFavouriteInput', 'isFavourite listing { id }', {
    isFavourite: true,
  }),
  recordListingView: act('recordListingView', 'ListingIdInput', 'ok'),
  addListingComment: act('addListingComment', 'AddListingCommentInput', 'comment { id }', {
    text: 'Hola',
  }),
  contactSeller: act('contactSeller', 'ContactSellerInput', 'chat { id listingName { es } }'),
  ...Object.fromEntries(
    ['publish', 'pause', 'markSold', 'delete', 'remove', 'restore'].map((action) => [
      `actOnListings ${action}`,
      actOn('actOnListings', 'ActOnListingsInput', { action, reason: { text: 'Ninguno' } }),
    ]),
  ),
  featureListings: actOn('featureListings', 'FeatureListingsInput', { isFeatured: true }),
};

function act(name: string, input: string, answer: string, more: object = {}): Query {
  return [
    `mutation ($input: ${input}!) { ${name}(input: $input) { ${answer} userErrors { code field } } }`,
    ({ id }) => ({ input: { listingId: id, ...more } }),
  ];
}

function actOn(name: string, input: string, more: object): Query {
  const answer = 'outcomes { listing { id } userErrors { code field } } userErrors { code field }';
  return [
    `mutation ($input: ${input}!) { ${name}(input: $input) { ${answer} } }`,
    ({ id }) => ({ input: { listingIds: [id], ...more } }),
  ];
}

/** What somebody is answered, errors too, as text. */
export async function answerOf(
  client: TestClient,
  [text, variables = () => ({})]: Query,
  asked: Asked,
): Promise<string> {
  const { data, errors } = await client.request(text, variables(asked));
  const codes = errors?.map(({ extensions, path }) => [extensions?.code, path]);
  return JSON.stringify({ data, codes });
}
