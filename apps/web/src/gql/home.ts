import type { ListingCard_Product_Fragment, ListingCard_Property_Fragment, ListingCard_Service_Fragment } from './listing-card.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ListingCardFragmentNode, ListingPriceFragmentNode } from './listing-card.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { useQuery } from '@apollo/client/react';
export type FeaturedListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedListingsQuery = { listings: { edges: Array<{ cursor: string, node:
        | ListingCard_Product_Fragment
        | ListingCard_Property_Fragment
        | ListingCard_Service_Fragment
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const FeaturedListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedListings"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"featured"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<FeaturedListingsQuery, FeaturedListingsQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useFeaturedListingsQuery = (...[options]: HookArguments<FeaturedListingsQueryVariables, useQuery.Options<FeaturedListingsQuery, FeaturedListingsQueryVariables>>) =>
  useQuery(FeaturedListingsDocument, options as useQuery.Options<FeaturedListingsQuery, FeaturedListingsQueryVariables>);