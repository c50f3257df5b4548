import type { ReasonFieldsFragment } from './application.ts';
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
import { ReasonFieldsFragmentNode } from './application.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type ManagedListingQueryVariables = Exact<{
  id: string | number;
}>;


export type ManagedListingQuery = { liveCursor: string, managedListing:
    | ManagedListingDetails_Product_Fragment
    | ManagedListingDetails_Property_Fragment
    | ManagedListingDetails_Service_Fragment
   | null };

export type ManagedListingChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ManagedListingChangedSubscription = { managedListingChanged: { cursor: string, listingId: string, listing:
      | ManagedListingDetails_Product_Fragment
      | ManagedListingDetails_Property_Fragment
      | ManagedListingDetails_Service_Fragment
     | null } };

export type CreateListingMutationVariables = Exact<{
  input: Types.CreateListingInput;
}>;


export type CreateListingMutation = { createListing: { listing:
      | ManagedListingDetails_Product_Fragment
      | ManagedListingDetails_Property_Fragment
      | ManagedListingDetails_Service_Fragment
     | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type UpdateListingMutationVariables = Exact<{
  input: Types.UpdateListingInput;
}>;


export type UpdateListingMutation = { updateListing: { listing:
      | ManagedListingDetails_Product_Fragment
      | ManagedListingDetails_Property_Fragment
      | ManagedListingDetails_Service_Fragment
     | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type DuplicateListingMutationVariables = Exact<{
  input: Types.ListingIdInput;
}>;


export type DuplicateListingMutation = { duplicateListing: { listing:
      | ManagedListingDetails_Product_Fragment
      | ManagedListingDetails_Property_Fragment
      | ManagedListingDetails_Service_Fragment
     | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type ActOnListingsMutationVariables = Exact<{
  input: Types.ActOnListingsInput;
}>;


export type ActOnListingsMutation = { actOnListings: { outcomes: Array<{ listingId: string, listing:
        | ManagedListingDetails_Product_Fragment
        | ManagedListingDetails_Property_Fragment
        | ManagedListingDetails_Service_Fragment
       | null, userErrors: Array<{ code: string, field: string | null }> }>, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type FeatureListingsMutationVariables = Exact<{
  input: Types.FeatureListingsInput;
}>;


export type FeatureListingsMutation = { featureListings: { outcomes: Array<{ listingId: string, listing:
        | ManagedListingRow_Product_Fragment
        | ManagedListingRow_Property_Fragment
        | ManagedListingRow_Service_Fragment
       | null, userErrors: Array<{ code: string, field: string | null }> }>, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type ImportListingsMutationVariables = Exact<{
  input: Types.ImportListingsInput;
}>;


export type ImportListingsMutation = { importListings: { created: number, rows: Array<{ line: number, name: string | null, listing:
        | { id: string }
        | { id: string }
        | { id: string }
       | null, userErrors: Array<{ code: string, field: string | null }>, problems: Array<{ code: string, column: string | null, value: string | null, allowed: Array<string> }> }>, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type ManagedListingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedListingCountsQuery = { managedListingCounts: Array<{ type: Types.ListingType, status: Types.ListingStatus, count: number }> };

export type ManagedListingsQueryVariables = Exact<{
  filter?: Types.ManagedListingFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ManagedListingsQuery = { liveCursor: string, managedListings: { edges: Array<{ cursor: string, node:
        | ManagedListingRow_Product_Fragment
        | ManagedListingRow_Property_Fragment
        | ManagedListingRow_Service_Fragment
       }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ListingMoneyFragment = { amountMinor: number, currency: string };

export type ManagedListingRow_Product_Fragment = (
  { id: string, type: Types.ListingType, status: Types.ListingStatus, isFeatured: boolean, dateChanged: string, datePublished: string | null, name: { en: string | null, es: string | null }, category: { key: string, label: { en: string | null, es: string | null } } | null, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette }, engagement: { views: number, saves: number, contacts: number, comments: number }, business: { id: string, name: string }, removalReason: ReasonFieldsFragment | null, problems: Array<{ code: string, field: string | null }> }
  & ListingPrice_Product_Fragment
);

export type ManagedListingRow_Property_Fragment = (
  { id: string, type: Types.ListingType, status: Types.ListingStatus, isFeatured: boolean, dateChanged: string, datePublished: string | null, name: { en: string | null, es: string | null }, category: { key: string, label: { en: string | null, es: string | null } } | null, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette }, engagement: { views: number, saves: number, contacts: number, comments: number }, business: { id: string, name: string }, removalReason: ReasonFieldsFragment | null, problems: Array<{ code: string, field: string | null }> }
  & ListingPrice_Property_Fragment
);

export type ManagedListingRow_Service_Fragment = (
  { id: string, type: Types.ListingType, status: Types.ListingStatus, isFeatured: boolean, dateChanged: string, datePublished: string | null, name: { en: string | null, es: string | null }, category: { key: string, label: { en: string | null, es: string | null } } | null, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette }, engagement: { views: number, saves: number, contacts: number, comments: number }, business: { id: string, name: string }, removalReason: ReasonFieldsFragment | null, problems: Array<{ code: string, field: string | null }> }
  & ListingPrice_Service_Fragment
);

export type ManagedListingRowFragment =
  | ManagedListingRow_Product_Fragment
  | ManagedListingRow_Property_Fragment
  | ManagedListingRow_Service_Fragment
;

export type ManagedListingDetails_Product_Fragment = (
  { manufacturer: string | null, brand: string | null, model: string | null, productId: string | null, gtin: string | null, sku: string | null, condition: Types.ItemCondition | null, countryOfOrigin: string | null, size: string | null, currency: string, city: string, region: string, country: string, price: ListingMoneyFragment | null, color: { en: string | null, es: string | null } | null, description: { en: string | null, es: string | null }, offers: { en: string | null, es: string | null } | null }
  & ManagedListingRow_Product_Fragment
);

export type ManagedListingDetails_Property_Fragment = (
  { propertyType: Types.PropertyType | null, transactionType: Types.TransactionType | null, fromDate: string | null, toDate: string | null, squareFeetMin: number | null, squareFeetMax: number | null, rooms: number | null, bedrooms: number | null, bathrooms: number | null, agent: string | null, currency: string, city: string, region: string, country: string, rentalPriceMin: ListingMoneyFragment | null, rentalPriceMax: ListingMoneyFragment | null, listingPriceMin: ListingMoneyFragment | null, listingPriceMax: ListingMoneyFragment | null, amenities: Array<{ key: string }>, video: { fileId: string, url: string, contentType: string, byteSize: number } | null, description: { en: string | null, es: string | null }, offers: { en: string | null, es: string | null } | null }
  & ManagedListingRow_Property_Fragment
);

export type ManagedListingDetails_Service_Fragment = (
  { currency: string, city: string, region: string, country: string, serviceType: { key: string } | null, availability: { en: string | null, es: string | null } | null, startPrice: ListingMoneyFragment | null, endPrice: ListingMoneyFragment | null, pricePerHour: ListingMoneyFragment | null, description: { en: string | null, es: string | null }, offers: { en: string | null, es: string | null } | null }
  & ManagedListingRow_Service_Fragment
);

export type ManagedListingDetailsFragment =
  | ManagedListingDetails_Product_Fragment
  | ManagedListingDetails_Property_Fragment
  | ManagedListingDetails_Service_Fragment
;

export const ListingMoneyFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}};

export const ManagedListingRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedListingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingPrice"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"artwork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"palette"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"engagement"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"saves"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dateChanged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"datePublished"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}};

export const ManagedListingDetailsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedListingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"region"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"model"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"productId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"gtin"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sku"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"countryOfOrigin"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"size"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"startPrice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"endPrice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fromDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"toDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rentalPriceMin"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"rentalPriceMax"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"listingPriceMin"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"listingPriceMax"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingMoney"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"squareFeetMin"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"squareFeetMax"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"agent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contentType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byteSize"},"arguments":[],"directives":[]}]}}]}}]}};

export const ManagedListingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"managedListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingDetails"},"directives":[]}]}}]}}, ManagedListingDetailsFragmentNode, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ListingMoneyFragmentNode] } as unknown as DocumentNode<ManagedListingQuery, ManagedListingQueryVariables>;

export const ManagedListingChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ManagedListingChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedListingChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listingId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingDetails"},"directives":[]}]}}]}}]}}, ManagedListingDetailsFragmentNode, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ListingMoneyFragmentNode] } as unknown as DocumentNode<ManagedListingChangedSubscription, ManagedListingChangedSubscriptionVariables>;

export const CreateListingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateListingInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ManagedListingDetailsFragmentNode, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ListingMoneyFragmentNode] } as unknown as DocumentNode<CreateListingMutation, CreateListingMutationVariables>;

export const UpdateListingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateListingInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ManagedListingDetailsFragmentNode, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ListingMoneyFragmentNode] } as unknown as DocumentNode<UpdateListingMutation, UpdateListingMutationVariables>;

export const DuplicateListingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ManagedListingDetailsFragmentNode, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ListingMoneyFragmentNode] } as unknown as DocumentNode<DuplicateListingMutation, DuplicateListingMutationVariables>;

export const ActOnListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActOnListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActOnListingsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actOnListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ManagedListingDetailsFragmentNode, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ListingMoneyFragmentNode] } as unknown as DocumentNode<ActOnListingsMutation, ActOnListingsMutationVariables>;

export const FeatureListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeatureListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureListingsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode] } as unknown as DocumentNode<FeatureListingsMutation, FeatureListingsMutationVariables>;

export const ImportListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportListingsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"column"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"allowed"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"created"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<ImportListingsMutation, ImportListingsMutationVariables>;

export const ManagedListingCountsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedListingCounts"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedListingCounts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<ManagedListingCountsQuery, ManagedListingCountsQueryVariables>;

export const ManagedListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedListingFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"managedListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListingRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]}]}}]}}]}}, ManagedListingRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode] } as unknown as DocumentNode<ManagedListingsQuery, ManagedListingsQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useManagedListingQuery = (...[options]: HookArguments<ManagedListingQueryVariables, useQuery.Options<ManagedListingQuery, ManagedListingQueryVariables>>) =>
  useQuery(ManagedListingDocument, options as useQuery.Options<ManagedListingQuery, ManagedListingQueryVariables>);

export const useManagedListingChangedSubscription = (...[options]: HookArguments<ManagedListingChangedSubscriptionVariables, useSubscription.Options<ManagedListingChangedSubscription, ManagedListingChangedSubscriptionVariables>>) =>
  useSubscription(ManagedListingChangedDocument, options as useSubscription.Options<ManagedListingChangedSubscription, ManagedListingChangedSubscriptionVariables>);

export const useCreateListingMutation = (options?: useMutation.Options<CreateListingMutation, CreateListingMutationVariables>) =>
  useMutation(CreateListingDocument, options);

export const useUpdateListingMutation = (options?: useMutation.Options<UpdateListingMutation, UpdateListingMutationVariables>) =>
  useMutation(UpdateListingDocument, options);

export const useDuplicateListingMutation = (options?: useMutation.Options<DuplicateListingMutation, DuplicateListingMutationVariables>) =>
  useMutation(DuplicateListingDocument, options);

export const useActOnListingsMutation = (options?: useMutation.Options<ActOnListingsMutation, ActOnListingsMutationVariables>) =>
  useMutation(ActOnListingsDocument, options);

export const useFeatureListingsMutation = (options?: useMutation.Options<FeatureListingsMutation, FeatureListingsMutationVariables>) =>
  useMutation(FeatureListingsDocument, options);

export const useImportListingsMutation = (options?: useMutation.Options<ImportListingsMutation, ImportListingsMutationVariables>) =>
  useMutation(ImportListingsDocument, options);

export const useManagedListingCountsQuery = (...[options]: HookArguments<ManagedListingCountsQueryVariables, useQuery.Options<ManagedListingCountsQuery, ManagedListingCountsQueryVariables>>) =>
  useQuery(ManagedListingCountsDocument, options as useQuery.Options<ManagedListingCountsQuery, ManagedListingCountsQueryVariables>);

export const useManagedListingsQuery = (...[options]: HookArguments<ManagedListingsQueryVariables, useQuery.Options<ManagedListingsQuery, ManagedListingsQueryVariables>>) =>
  useQuery(ManagedListingsDocument, options as useQuery.Options<ManagedListingsQuery, ManagedListingsQueryVariables>);