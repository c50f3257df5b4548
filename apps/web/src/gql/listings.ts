import type { ListingCard_Product_Fragment, ListingCard_Property_Fragment, ListingCard_Service_Fragment } from './listing-card.ts';
import type { ListingDetails_Product_Fragment, ListingDetails_Property_Fragment, ListingDetails_Service_Fragment } from './listing-parts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ListingCardFragmentNode, ListingPriceFragmentNode } from './listing-card.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { ListingDetailsFragmentNode } from './listing-parts.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type ListingsQueryVariables = Exact<{
  type: Types.ListingType;
  filter?: Types.ListingFilter | null | undefined;
  sort: Types.ListingSort;
  first: number;
  after?: string | null | undefined;
}>;


export type ListingsQuery = { liveCursor: string, listings: { edges: Array<{ cursor: string, node:
        | ListingCard_Product_Fragment
        | ListingCard_Property_Fragment
        | ListingCard_Service_Fragment
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NewestListingsQueryVariables = Exact<{
  type: Types.ListingType;
  filter?: Types.ListingFilter | null | undefined;
}>;


export type NewestListingsQuery = { listings: { edges: Array<{ cursor: string, node:
        | { id: string }
        | { id: string }
        | { id: string }
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListingPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ListingPageQuery = { liveCursor: string, listing:
    | (
      { viewerCanEdit: boolean, similar: Array<
        | ListingCard_Product_Fragment
        | ListingCard_Property_Fragment
        | ListingCard_Service_Fragment
      > }
      & ListingDetails_Product_Fragment
    )
    | (
      { viewerCanEdit: boolean, similar: Array<
        | ListingCard_Product_Fragment
        | ListingCard_Property_Fragment
        | ListingCard_Service_Fragment
      > }
      & ListingDetails_Property_Fragment
    )
    | (
      { viewerCanEdit: boolean, similar: Array<
        | ListingCard_Product_Fragment
        | ListingCard_Property_Fragment
        | ListingCard_Service_Fragment
      > }
      & ListingDetails_Service_Fragment
    )
   | null };

export type RecentListingsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentListingsQuery = { listingsByIds: Array<
    | ListingCard_Product_Fragment
    | ListingCard_Property_Fragment
    | ListingCard_Service_Fragment
  > };

export type RecordListingViewMutationVariables = Exact<{
  input: Types.ListingIdInput;
}>;


export type RecordListingViewMutation = { recordListingView: { userErrors: Array<{ code: string }> } };

export type ContactSellerMutationVariables = Exact<{
  input: Types.ContactSellerInput;
}>;


export type ContactSellerMutation = { contactSeller: { chat: { id: string } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type ListingChangedSubscriptionVariables = Exact<{
  type: Types.ListingType;
  after?: string | null | undefined;
}>;


export type ListingChangedSubscription = { listingChanged: { listingId: string, cursor: string, listing:
      | ListingCard_Product_Fragment
      | ListingCard_Property_Fragment
      | ListingCard_Service_Fragment
     | null } };

export type OneListingChangedSubscriptionVariables = Exact<{
  listingId: string | number;
  after?: string | null | undefined;
}>;


export type OneListingChangedSubscription = { listingChanged: { listingId: string, cursor: string, listing:
      | (
        { viewerCanEdit: boolean }
        & ListingDetails_Product_Fragment
      )
      | (
        { viewerCanEdit: boolean }
        & ListingDetails_Property_Fragment
      )
      | (
        { viewerCanEdit: boolean }
        & ListingDetails_Service_Fragment
      )
     | null } };

export type MyFavouritesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyFavouritesQuery = { myFavourites: { edges: Array<{ cursor: string, node: { id: string, listingId: string, dateSaved: string, listing:
          | ListingCard_Product_Fragment
          | ListingCard_Property_Fragment
          | ListingCard_Service_Fragment
         | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DropFavouriteMutationVariables = Exact<{
  input: Types.SetListingSavedInput;
}>;


export type DropFavouriteMutation = { setListingSaved: { isSaved: boolean, userErrors: Array<{ code: string }> } };

export const ListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Listings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingType"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingSort"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<ListingsQuery, ListingsQueryVariables>;

export const NewestListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingType"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<NewestListingsQuery, NewestListingsQueryVariables>;

export const ListingPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingDetails"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[]}]}}]}}]}}, ListingDetailsFragmentNode, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<ListingPageQuery, ListingPageQueryVariables>;

export const RecentListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[]}]}}]}}, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<RecentListingsQuery, RecentListingsQueryVariables>;

export const RecordListingViewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordListingView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordListingView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<RecordListingViewMutation, RecordListingViewMutationVariables>;

export const ContactSellerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContactSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSellerInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<ContactSellerMutation, ContactSellerMutationVariables>;

export const ListingChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ListingChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingType"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[]}]}}]}}]}}, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<ListingChangedSubscription, ListingChangedSubscriptionVariables>;

export const OneListingChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OneListingChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingDetails"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"},"arguments":[],"directives":[]}]}}]}}]}}, ListingDetailsFragmentNode, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<OneListingChangedSubscription, OneListingChangedSubscriptionVariables>;

export const MyFavouritesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFavourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listingId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSaved"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, ListingCardFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<MyFavouritesQuery, MyFavouritesQueryVariables>;

export const DropFavouriteDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetListingSavedInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setListingSaved"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSaved"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<DropFavouriteMutation, DropFavouriteMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useListingsQuery = (...[options]: HookArguments<ListingsQueryVariables, useQuery.Options<ListingsQuery, ListingsQueryVariables>>) =>
  useQuery(ListingsDocument, options as useQuery.Options<ListingsQuery, ListingsQueryVariables>);

export const useNewestListingsQuery = (...[options]: HookArguments<NewestListingsQueryVariables, useQuery.Options<NewestListingsQuery, NewestListingsQueryVariables>>) =>
  useQuery(NewestListingsDocument, options as useQuery.Options<NewestListingsQuery, NewestListingsQueryVariables>);

export const useListingPageQuery = (...[options]: HookArguments<ListingPageQueryVariables, useQuery.Options<ListingPageQuery, ListingPageQueryVariables>>) =>
  useQuery(ListingPageDocument, options as useQuery.Options<ListingPageQuery, ListingPageQueryVariables>);

export const useRecentListingsQuery = (...[options]: HookArguments<RecentListingsQueryVariables, useQuery.Options<RecentListingsQuery, RecentListingsQueryVariables>>) =>
  useQuery(RecentListingsDocument, options as useQuery.Options<RecentListingsQuery, RecentListingsQueryVariables>);

export const useRecordListingViewMutation = (options?: useMutation.Options<RecordListingViewMutation, RecordListingViewMutationVariables>) =>
  useMutation(RecordListingViewDocument, options);

export const useContactSellerMutation = (options?: useMutation.Options<ContactSellerMutation, ContactSellerMutationVariables>) =>
  useMutation(ContactSellerDocument, options);

export const useListingChangedSubscription = (...[options]: HookArguments<ListingChangedSubscriptionVariables, useSubscription.Options<ListingChangedSubscription, ListingChangedSubscriptionVariables>>) =>
  useSubscription(ListingChangedDocument, options as useSubscription.Options<ListingChangedSubscription, ListingChangedSubscriptionVariables>);

export const useOneListingChangedSubscription = (...[options]: HookArguments<OneListingChangedSubscriptionVariables, useSubscription.Options<OneListingChangedSubscription, OneListingChangedSubscriptionVariables>>) =>
  useSubscription(OneListingChangedDocument, options as useSubscription.Options<OneListingChangedSubscription, OneListingChangedSubscriptionVariables>);

export const useMyFavouritesQuery = (...[options]: HookArguments<MyFavouritesQueryVariables, useQuery.Options<MyFavouritesQuery, MyFavouritesQueryVariables>>) =>
  useQuery(MyFavouritesDocument, options as useQuery.Options<MyFavouritesQuery, MyFavouritesQueryVariables>);

export const useDropFavouriteMutation = (options?: useMutation.Options<DropFavouriteMutation, DropFavouriteMutationVariables>) =>
  useMutation(DropFavouriteDocument, options);