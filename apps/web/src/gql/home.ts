/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import {
  ImageFieldsFragmentNode,
  ListingCardFragmentNode,
  ListingPriceFragmentNode,
} from './components.ts';
import { useQuery } from '@apollo/client/react';
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
            bedrooms: number | null;
            bathrooms: number | null;
            squareFeetMin: number | null;
            squareFeetMax: number | null;
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

export const FeaturedListingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FeaturedListings' },
      variableDefinitions: [],
      directives: [],
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
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'cursor' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        arguments: [],
                        directives: [],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ListingCard' },
                              directives: [],
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
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'hasNextPage' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'endCursor' },
                        arguments: [],
                        directives: [],
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    ListingCardFragmentNode,
    ListingPriceFragmentNode,
    ImageFieldsFragmentNode,
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
