/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ListingDetailsFragmentNode } from './listing-parts.ts';
import {
  ImageFieldsFragmentNode,
  ListingCardFragmentNode,
  ListingPriceFragmentNode,
} from './components.ts';
import { useQuery } from '@apollo/client/react';
export type ListingPreviewQueryVariables = Exact<{
  id: string | number;
}>;

export type ListingPreviewQuery = {
  managedListing:
    | {
        __typename: 'Product';
        manufacturer: string | null;
        brand: string | null;
        model: string | null;
        productId: string | null;
        gtin: string | null;
        sku: string | null;
        condition: Types.ItemCondition | null;
        countryOfOrigin: string | null;
        size: string | null;
        status: Types.ListingStatus;
        region: string;
        country: string;
        id: string;
        type: Types.ListingType;
        city: string;
        datePublished: string | null;
        viewerHasSaved: boolean;
        color: { en: string | null; es: string | null } | null;
        description: { en: string | null; es: string | null };
        offers: { en: string | null; es: string | null } | null;
        allImages: Array<{
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        }>;
        engagement: { views: number; contacts: number; saves: number; comments: number };
        business: {
          isVerified: boolean;
          city: string;
          region: string;
          country: string;
          id: string;
          name: string;
          ratingAverage: number | null;
          ratingCount: number;
          logo: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        };
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
        priceFrom: { amountMinor: number; currency: string } | null;
      }
    | {
        __typename: 'Property';
        propertyType: Types.PropertyType | null;
        fromDate: string | null;
        toDate: string | null;
        squareFeetMin: number | null;
        squareFeetMax: number | null;
        rooms: number | null;
        bedrooms: number | null;
        bathrooms: number | null;
        agent: string | null;
        status: Types.ListingStatus;
        region: string;
        country: string;
        id: string;
        type: Types.ListingType;
        city: string;
        datePublished: string | null;
        viewerHasSaved: boolean;
        transactionType: Types.TransactionType | null;
        amenities: Array<{ key: string; label: { en: string | null; es: string | null } }>;
        video: { url: string; contentType: string } | null;
        description: { en: string | null; es: string | null };
        offers: { en: string | null; es: string | null } | null;
        allImages: Array<{
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        }>;
        engagement: { views: number; contacts: number; saves: number; comments: number };
        business: {
          isVerified: boolean;
          city: string;
          region: string;
          country: string;
          id: string;
          name: string;
          ratingAverage: number | null;
          ratingCount: number;
          logo: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        };
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
        rentalPriceMin: { amountMinor: number; currency: string } | null;
        rentalPriceMax: { amountMinor: number; currency: string } | null;
        listingPriceMin: { amountMinor: number; currency: string } | null;
        listingPriceMax: { amountMinor: number; currency: string } | null;
        priceFrom: { amountMinor: number; currency: string } | null;
      }
    | {
        __typename: 'Service';
        status: Types.ListingStatus;
        region: string;
        country: string;
        id: string;
        type: Types.ListingType;
        city: string;
        datePublished: string | null;
        viewerHasSaved: boolean;
        serviceType: { key: string; label: { en: string | null; es: string | null } } | null;
        availability: { en: string | null; es: string | null } | null;
        description: { en: string | null; es: string | null };
        offers: { en: string | null; es: string | null } | null;
        allImages: Array<{
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        }>;
        engagement: { views: number; contacts: number; saves: number; comments: number };
        business: {
          isVerified: boolean;
          city: string;
          region: string;
          country: string;
          id: string;
          name: string;
          ratingAverage: number | null;
          ratingCount: number;
          logo: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        };
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
        startPrice: { amountMinor: number; currency: string } | null;
        endPrice: { amountMinor: number; currency: string } | null;
        pricePerHour: { amountMinor: number; currency: string } | null;
        priceFrom: { amountMinor: number; currency: string } | null;
      }
    | null;
};

export const ListingPreviewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ListingPreview' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'managedListing' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ListingDetails' },
                  directives: [],
                },
              ],
            },
          },
        ],
      },
    },
    ListingDetailsFragmentNode,
    ListingCardFragmentNode,
    ListingPriceFragmentNode,
    ImageFieldsFragmentNode,
  ],
} as unknown as DocumentNode<ListingPreviewQuery, ListingPreviewQueryVariables>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useListingPreviewQuery = (
  ...[options]: HookArguments<
    ListingPreviewQueryVariables,
    useQuery.Options<ListingPreviewQuery, ListingPreviewQueryVariables>
  >
) =>
  useQuery(
    ListingPreviewDocument,
    options as useQuery.Options<ListingPreviewQuery, ListingPreviewQueryVariables>,
  );
