/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery } from '@apollo/client/react';
export type ListEntryFragment = { id: string, list: Types.ReferenceList, value: string, parent: string | null, flag: string | null, externalId: string | null, isActive: boolean, origin: Types.ReferenceItemOrigin, label: { en: string | null, es: string | null } };

export type ReferenceRefusalFragment = { code: string, field: string | null, retryAfterSeconds: number | null };

export type ListEntriesQueryVariables = Exact<{
  list: Types.ReferenceList;
  parent?: string | null | undefined;
}>;


export type ListEntriesQuery = { reference: Array<ListEntryFragment> };

export type SaveReferenceItemMutationVariables = Exact<{
  input: Types.SaveReferenceItemInput;
}>;


export type SaveReferenceItemMutation = { saveReferenceItem: { item: ListEntryFragment | null, userErrors: Array<ReferenceRefusalFragment> } };

export type ResetReferenceItemMutationVariables = Exact<{
  input: Types.ReferenceItemInput;
}>;


export type ResetReferenceItemMutation = { resetReferenceItem: { item: ListEntryFragment | null, userErrors: Array<ReferenceRefusalFragment> } };

export const ListEntryFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceItem"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"list"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"flag"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"externalId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isActive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"origin"},"arguments":[],"directives":[]}]}};

export const ReferenceRefusalFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}};

export const ListEntriesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceList"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeInactive"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListEntry"},"directives":[]}]}}]}}, ListEntryFragmentNode] } as unknown as DocumentNode<ListEntriesQuery, ListEntriesQueryVariables>;

export const SaveReferenceItemDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReferenceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReferenceItemInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReferenceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListEntry"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceRefusal"},"directives":[]}]}}]}}]}}, ListEntryFragmentNode, ReferenceRefusalFragmentNode] } as unknown as DocumentNode<SaveReferenceItemMutation, SaveReferenceItemMutationVariables>;

export const ResetReferenceItemDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetReferenceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceItemInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetReferenceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListEntry"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceRefusal"},"directives":[]}]}}]}}]}}, ListEntryFragmentNode, ReferenceRefusalFragmentNode] } as unknown as DocumentNode<ResetReferenceItemMutation, ResetReferenceItemMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useListEntriesQuery = (...[options]: HookArguments<ListEntriesQueryVariables, useQuery.Options<ListEntriesQuery, ListEntriesQueryVariables>>) =>
  useQuery(ListEntriesDocument, options as useQuery.Options<ListEntriesQuery, ListEntriesQueryVariables>);

export const useSaveReferenceItemMutation = (options?: useMutation.Options<SaveReferenceItemMutation, SaveReferenceItemMutationVariables>) =>
  useMutation(SaveReferenceItemDocument, options);

export const useResetReferenceItemMutation = (options?: useMutation.Options<ResetReferenceItemMutation, ResetReferenceItemMutationVariables>) =>
  useMutation(ResetReferenceItemDocument, options);