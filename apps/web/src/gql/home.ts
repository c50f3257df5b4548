/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImageFieldsFragment = {
  fileId: string;
  width: number;
  height: number;
  url: string;
  alt: string | null;
  sources: Array<{ contentType: string; srcSet: string }>;
};

type ListingCard_Product_Fragment = {
  __typename: 'Product';
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  name: { en: string | null; es: string | null };
  category: { key: string; label: { en: string | null; es: string | null } } | null;
  images: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  artwork: { seed: string; palette: Types.ArtworkPalette };
  business: { id: string; name: string; ratingAverage: number | null; ratingCount: number };
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingCard_Property_Fragment = {
  __typename: 'Property';
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  transactionType: Types.TransactionType | null;
  name: { en: string | null; es: string | null };
  category: { key: string; label: { en: string | null; es: string | null } } | null;
  images: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  artwork: { seed: string; palette: Types.ArtworkPalette };
  business: { id: string; name: string; ratingAverage: number | null; ratingCount: number };
  rentalPriceMin: { amountMinor: number; currency: string } | null;
  rentalPriceMax: { amountMinor: number; currency: string } | null;
  listingPriceMin: { amountMinor: number; currency: string } | null;
  listingPriceMax: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingCard_Service_Fragment = {
  __typename: 'Service';
  id: string;
  type: Types.ListingType;
  city: string;
  datePublished: string | null;
  viewerHasSaved: boolean;
  name: { en: string | null; es: string | null };
  category: { key: string; label: { en: string | null; es: string | null } } | null;
  images: Array<{
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  }>;
  artwork: { seed: string; palette: Types.ArtworkPalette };
  business: { id: string; name: string; ratingAverage: number | null; ratingCount: number };
  startPrice: { amountMinor: number; currency: string } | null;
  endPrice: { amountMinor: number; currency: string } | null;
  pricePerHour: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

export type ListingCardFragment =
  | ListingCard_Product_Fragment
  | ListingCard_Property_Fragment
  | ListingCard_Service_Fragment;

type ListingPrice_Product_Fragment = {
  __typename: 'Product';
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingPrice_Property_Fragment = {
  __typename: 'Property';
  transactionType: Types.TransactionType | null;
  rentalPriceMin: { amountMinor: number; currency: string } | null;
  rentalPriceMax: { amountMinor: number; currency: string } | null;
  listingPriceMin: { amountMinor: number; currency: string } | null;
  listingPriceMax: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

type ListingPrice_Service_Fragment = {
  __typename: 'Service';
  startPrice: { amountMinor: number; currency: string } | null;
  endPrice: { amountMinor: number; currency: string } | null;
  pricePerHour: { amountMinor: number; currency: string } | null;
  priceFrom: { amountMinor: number; currency: string } | null;
};

export type ListingPriceFragment =
  | ListingPrice_Product_Fragment
  | ListingPrice_Property_Fragment
  | ListingPrice_Service_Fragment;

export type FeaturedListingsQueryVariables = Exact<{ [key: string]: never }>;

export type FeaturedListingsQuery = {
  listings: {
    edges: Array<{
      cursor: string;
      node:
        | {
            __typename: 'Product';
            id: string;
            type: Types.ListingType;
            city: string;
            datePublished: string | null;
            viewerHasSaved: boolean;
            name: { en: string | null; es: string | null };
            category: { key: string; label: { en: string | null; es: string | null } } | null;
            images: Array<{
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            }>;
            artwork: { seed: string; palette: Types.ArtworkPalette };
            business: {
              id: string;
              name: string;
              ratingAverage: number | null;
              ratingCount: number;
            };
            priceFrom: { amountMinor: number; currency: string } | null;
          }
        | {
            __typename: 'Property';
            id: string;
            type: Types.ListingType;
            city: string;
            datePublished: string | null;
            viewerHasSaved: boolean;
            transactionType: Types.TransactionType | null;
            name: { en: string | null; es: string | null };
            category: { key: string; label: { en: string | null; es: string | null } } | null;
            images: Array<{
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            }>;
            artwork: { seed: string; palette: Types.ArtworkPalette };
            business: {
              id: string;
              name: string;
              ratingAverage: number | null;
              ratingCount: number;
            };
            rentalPriceMin: { amountMinor: number; currency: string } | null;
            rentalPriceMax: { amountMinor: number; currency: string } | null;
            listingPriceMin: { amountMinor: number; currency: string } | null;
            listingPriceMax: { amountMinor: number; currency: string } | null;
            priceFrom: { amountMinor: number; currency: string } | null;
          }
        | {
            __typename: 'Service';
            id: string;
            type: Types.ListingType;
            city: string;
            datePublished: string | null;
            viewerHasSaved: boolean;
            name: { en: string | null; es: string | null };
            category: { key: string; label: { en: string | null; es: string | null } } | null;
            images: Array<{
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            }>;
            artwork: { seed: string; palette: Types.ArtworkPalette };
            business: {
              id: string;
              name: string;
              ratingAverage: number | null;
              ratingCount: number;
            };
            startPrice: { amountMinor: number; currency: string } | null;
            endPrice: { amountMinor: number; currency: string } | null;
            pricePerHour: { amountMinor: number; currency: string } | null;
            priceFrom: { amountMinor: number; currency: string } | null;
          };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export const ListingPriceFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingPrice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'priceFrom' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Service' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'startPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'endPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pricePerHour' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'transactionType' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListingPriceFragment, unknown>;
export const ImageFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImageFieldsFragment, unknown>;
export const ListingCardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'name' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'label' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'es' } },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListingPrice' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'images' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'artwork' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'palette' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'datePublished' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerHasSaved' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'business' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ratingAverage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ratingCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingPrice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'priceFrom' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Service' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'startPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'endPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pricePerHour' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'transactionType' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListingCardFragment, unknown>;
export const FeaturedListingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FeaturedListings' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listings' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '6' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'featured' },
                      value: { kind: 'BooleanValue', value: true },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'EnumValue', value: 'NEWEST' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ListingCard' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingPrice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'priceFrom' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Service' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'startPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'endPrice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pricePerHour' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Property' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'transactionType' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rentalPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMin' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listingPriceMax' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListingCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'name' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'category' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'label' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'es' } },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListingPrice' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'images' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'artwork' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'palette' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'datePublished' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerHasSaved' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'business' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ratingAverage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ratingCount' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FeaturedListingsQuery, FeaturedListingsQueryVariables>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useFeaturedListingsQuery = (
  ...[options]: HookArguments<
    FeaturedListingsQueryVariables,
    useQuery.Options<FeaturedListingsQuery, FeaturedListingsQueryVariables>
  >
) =>
  useQuery(
    FeaturedListingsDocument,
    options as useQuery.Options<FeaturedListingsQuery, FeaturedListingsQueryVariables>,
  );
