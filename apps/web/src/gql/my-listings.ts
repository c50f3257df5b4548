import type { ListingDetails_Product_Fragment, ListingDetails_Property_Fragment, ListingDetails_Service_Fragment } from './listing-parts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ListingDetailsFragmentNode } from './listing-parts.ts';
import { ListingCardFragmentNode, ListingPriceFragmentNode } from './listing-card.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { useQuery } from '@apollo/client/react';
export type ListingPreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type ListingPreviewQuery = { managedListing:
    | ListingDetails_Product_Fragment
    | ListingDetails_Property_Fragment
    | ListingDetails_Service_Fragment
   | null };

export const ListingPreviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingDetails"},"directives":[]}]}}]}}, ListingDetailsFragmentNode, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<ListingPreviewQuery, ListingPreviewQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useListingPreviewQuery = (...[options]: HookArguments<ListingPreviewQueryVariables, useQuery.Options<ListingPreviewQuery, ListingPreviewQueryVariables>>) =>
  useQuery(ListingPreviewDocument, options as useQuery.Options<ListingPreviewQuery, ListingPreviewQueryVariables>);