/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type BlacklistRowFragment = { id: string, kind: Types.BlacklistKind, text: string, dateCreated: string };

export type BlacklistQueryVariables = Exact<{
  kind: Types.BlacklistKind;
  first: number;
  after?: string | null | undefined;
}>;


export type BlacklistQuery = { liveCursor: string, blacklist: { edges: Array<{ cursor: string, node: BlacklistRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddBlacklistEntryMutationVariables = Exact<{
  input: Types.AddBlacklistEntryInput;
}>;


export type AddBlacklistEntryMutation = { addBlacklistEntry: { entry: BlacklistRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RemoveBlacklistEntryMutationVariables = Exact<{
  input: Types.BlacklistEntryIdInput;
}>;


export type RemoveBlacklistEntryMutation = { removeBlacklistEntry: { entry: BlacklistRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type BlacklistChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BlacklistChangedSubscription = { blacklistChanged: { entryId: string, cursor: string } };

export const BlacklistRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlacklistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistEntry"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]}]}};

export const BlacklistDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Blacklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistKind"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"blacklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlacklistRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, BlacklistRowFragmentNode] } as unknown as DocumentNode<BlacklistQuery, BlacklistQueryVariables>;

export const AddBlacklistEntryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBlacklistEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBlacklistEntryInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBlacklistEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlacklistRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, BlacklistRowFragmentNode] } as unknown as DocumentNode<AddBlacklistEntryMutation, AddBlacklistEntryMutationVariables>;

export const RemoveBlacklistEntryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBlacklistEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistEntryIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlacklistEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlacklistRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, BlacklistRowFragmentNode] } as unknown as DocumentNode<RemoveBlacklistEntryMutation, RemoveBlacklistEntryMutationVariables>;

export const BlacklistChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BlacklistChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blacklistChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<BlacklistChangedSubscription, BlacklistChangedSubscriptionVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useBlacklistQuery = (...[options]: HookArguments<BlacklistQueryVariables, useQuery.Options<BlacklistQuery, BlacklistQueryVariables>>) =>
  useQuery(BlacklistDocument, options as useQuery.Options<BlacklistQuery, BlacklistQueryVariables>);

export const useAddBlacklistEntryMutation = (options?: useMutation.Options<AddBlacklistEntryMutation, AddBlacklistEntryMutationVariables>) =>
  useMutation(AddBlacklistEntryDocument, options);

export const useRemoveBlacklistEntryMutation = (options?: useMutation.Options<RemoveBlacklistEntryMutation, RemoveBlacklistEntryMutationVariables>) =>
  useMutation(RemoveBlacklistEntryDocument, options);

export const useBlacklistChangedSubscription = (...[options]: HookArguments<BlacklistChangedSubscriptionVariables, useSubscription.Options<BlacklistChangedSubscription, BlacklistChangedSubscriptionVariables>>) =>
  useSubscription(BlacklistChangedDocument, options as useSubscription.Options<BlacklistChangedSubscription, BlacklistChangedSubscriptionVariables>);