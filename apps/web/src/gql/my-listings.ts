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

export type MyBusinessWeeksQueryVariables = Exact<{
  weeks: number;
}>;


export type MyBusinessWeeksQuery = { myBusinessWeeks: Array<{ start: string, views: number, contacts: number, saves: number }> };

export const ListingPreviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingDetails"},"directives":[]}]}}]}}, ListingDetailsFragmentNode, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<ListingPreviewQuery, ListingPreviewQueryVariables>;

export const MyBusinessWeeksDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBusinessWeeks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weeks"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBusinessWeeks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"weeks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weeks"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"views"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"saves"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<MyBusinessWeeksQuery, MyBusinessWeeksQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useListingPreviewQuery = (...[options]: HookArguments<ListingPreviewQueryVariables, useQuery.Options<ListingPreviewQuery, ListingPreviewQueryVariables>>) =>
  useQuery(ListingPreviewDocument, options as useQuery.Options<ListingPreviewQuery, ListingPreviewQueryVariables>);

export const useMyBusinessWeeksQuery = (...[options]: HookArguments<MyBusinessWeeksQueryVariables, useQuery.Options<MyBusinessWeeksQuery, MyBusinessWeeksQueryVariables>>) =>
  useQuery(MyBusinessWeeksDocument, options as useQuery.Options<MyBusinessWeeksQuery, MyBusinessWeeksQueryVariables>);