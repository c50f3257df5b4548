import type { ImageFieldsFragment } from './components.ts';
import type { ListingPrice_Product_Fragment, ListingPrice_Property_Fragment, ListingPrice_Service_Fragment } from './listing-card.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ListingPriceFragmentNode } from './listing-card.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { useQuery } from '@apollo/client/react';
export type SearchResultListing_Product_Fragment = (
  { id: string, type: Types.ListingType, city: string, country: string, category: { key: string, label: { en: string | null, es: string | null } } | null, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette }, business: { id: string, name: string } }
  & ListingPrice_Product_Fragment
);

export type SearchResultListing_Property_Fragment = (
  { id: string, type: Types.ListingType, city: string, country: string, category: { key: string, label: { en: string | null, es: string | null } } | null, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette }, business: { id: string, name: string } }
  & ListingPrice_Property_Fragment
);

export type SearchResultListing_Service_Fragment = (
  { id: string, type: Types.ListingType, city: string, country: string, category: { key: string, label: { en: string | null, es: string | null } } | null, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette }, business: { id: string, name: string } }
  & ListingPrice_Service_Fragment
);

export type SearchResultListingFragment =
  | SearchResultListing_Product_Fragment
  | SearchResultListing_Property_Fragment
  | SearchResultListing_Service_Fragment
;

export type HighlightedPartsFragment = { en: Array<{ text: string, isHit: boolean }> | null, es: Array<{ text: string, isHit: boolean }> | null };

export type SearchQueryVariables = Exact<{
  type: Types.SearchType;
  query: string;
  filter?: Types.ListingFilter | null | undefined;
  sort: Types.ListingSort;
  after?: string | null | undefined;
}>;


export type SearchQuery = { search: { suggestions: Array<string>, counts: { all: number, products: number, services: number, property: number }, edges: Array<{ cursor: string, node: { listing:
          | SearchResultListing_Product_Fragment
          | SearchResultListing_Property_Fragment
          | SearchResultListing_Service_Fragment
        , name: HighlightedPartsFragment, snippet: HighlightedPartsFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SearchBusinessesQueryVariables = Exact<{
  query: string;
}>;


export type SearchBusinessesQuery = { businesses: { edges: Array<{ cursor: string, node: { id: string, name: string, city: string, region: string, country: string, isVerified: boolean, ratingAverage: number | null, ratingCount: number, logo: ImageFieldsFragment | null } }> } };

export const SearchResultListingFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingPrice"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"artwork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"palette"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}};

export const HighlightedPartsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HighlightedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HighlightedText"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isHit"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isHit"},"arguments":[],"directives":[]}]}}]}};

export const SearchDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchType"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingSort"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResultListing"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HighlightedParts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"snippet"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HighlightedParts"},"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, SearchResultListingFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, HighlightedPartsFragmentNode] } as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;

export const SearchBusinessesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"region"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"logo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}}]}}]}}]}}]}}, ImageFieldsFragmentNode] } as unknown as DocumentNode<SearchBusinessesQuery, SearchBusinessesQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useSearchQuery = (...[options]: HookArguments<SearchQueryVariables, useQuery.Options<SearchQuery, SearchQueryVariables>>) =>
  useQuery(SearchDocument, options as useQuery.Options<SearchQuery, SearchQueryVariables>);

export const useSearchBusinessesQuery = (...[options]: HookArguments<SearchBusinessesQueryVariables, useQuery.Options<SearchBusinessesQuery, SearchBusinessesQueryVariables>>) =>
  useQuery(SearchBusinessesDocument, options as useQuery.Options<SearchBusinessesQuery, SearchBusinessesQueryVariables>);