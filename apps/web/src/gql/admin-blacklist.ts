/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type BlacklistRowFragment = { id: string, kind: Types.BlacklistKind, text: string, note: string | null, hits: number, dateLastHit: string | null, dateCreated: string };

export type BlacklistQueryVariables = Exact<{
  kind: Types.BlacklistKind;
  order?: Types.BlacklistOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type BlacklistQuery = { liveCursor: string, blacklist: { edges: Array<{ cursor: string, node: BlacklistRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddBlacklistEntryMutationVariables = Exact<{
  input: Types.AddBlacklistEntryInput;
}>;


export type AddBlacklistEntryMutation = { addBlacklistEntry: { entry: BlacklistRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type BlacklistRehearsalQueryVariables = Exact<{
  kind: Types.BlacklistKind;
  texts: Array<string> | string;
}>;


export type BlacklistRehearsalQuery = { blacklistRehearsal: { days: number, innocentWords: Array<string>, untouchedWords: Array<string>, kinds: Array<{ kind: Types.ReportableKind, compared: number, caught: number, isPartial: boolean }>, examples: Array<{ kind: Types.ReportableKind, subjectId: string, path: string, before: string, found: string, after: string, date: string }>, spellings: Array<{ text: string, count: number }> } };

export type NoteBlacklistEntryMutationVariables = Exact<{
  input: Types.NoteBlacklistEntryInput;
}>;


export type NoteBlacklistEntryMutation = { noteBlacklistEntry: { entry: BlacklistRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type ImportBlacklistMutationVariables = Exact<{
  input: Types.ImportBlacklistInput;
}>;


export type ImportBlacklistMutation = { importBlacklist: { added: number, entries: Array<{ line: number, text: string, isKnown: boolean, userErrors: Array<{ code: string, field: string | null }> }>, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type RemoveBlacklistEntryMutationVariables = Exact<{
  input: Types.BlacklistEntryIdInput;
}>;


export type RemoveBlacklistEntryMutation = { removeBlacklistEntry: { entry: BlacklistRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type BlacklistChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BlacklistChangedSubscription = { blacklistChanged: { entryId: string, cursor: string } };

export const BlacklistRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlacklistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistEntry"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateLastHit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]}]}};

export const BlacklistDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Blacklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistKind"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistOrder"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"blacklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlacklistRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, BlacklistRowFragmentNode] } as unknown as DocumentNode<BlacklistQuery, BlacklistQueryVariables>;

export const AddBlacklistEntryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBlacklistEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBlacklistEntryInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBlacklistEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlacklistRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, BlacklistRowFragmentNode] } as unknown as DocumentNode<AddBlacklistEntryMutation, AddBlacklistEntryMutationVariables>;

export const BlacklistRehearsalDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlacklistRehearsal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistKind"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"texts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blacklistRehearsal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"texts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"texts"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"compared"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"caught"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isPartial"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"before"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"found"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"after"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"date"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"spellings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"innocentWords"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"untouchedWords"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<BlacklistRehearsalQuery, BlacklistRehearsalQueryVariables>;

export const NoteBlacklistEntryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteBlacklistEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteBlacklistEntryInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteBlacklistEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlacklistRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, BlacklistRowFragmentNode] } as unknown as DocumentNode<NoteBlacklistEntryMutation, NoteBlacklistEntryMutationVariables>;

export const ImportBlacklistDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportBlacklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBlacklistInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBlacklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isKnown"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"added"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<ImportBlacklistMutation, ImportBlacklistMutationVariables>;

export const RemoveBlacklistEntryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBlacklistEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlacklistEntryIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlacklistEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlacklistRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, BlacklistRowFragmentNode] } as unknown as DocumentNode<RemoveBlacklistEntryMutation, RemoveBlacklistEntryMutationVariables>;

export const BlacklistChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BlacklistChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blacklistChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<BlacklistChangedSubscription, BlacklistChangedSubscriptionVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useBlacklistQuery = (...[options]: HookArguments<BlacklistQueryVariables, useQuery.Options<BlacklistQuery, BlacklistQueryVariables>>) =>
  useQuery(BlacklistDocument, options as useQuery.Options<BlacklistQuery, BlacklistQueryVariables>);

export const useAddBlacklistEntryMutation = (options?: useMutation.Options<AddBlacklistEntryMutation, AddBlacklistEntryMutationVariables>) =>
  useMutation(AddBlacklistEntryDocument, options);

export const useBlacklistRehearsalQuery = (...[options]: HookArguments<BlacklistRehearsalQueryVariables, useQuery.Options<BlacklistRehearsalQuery, BlacklistRehearsalQueryVariables>>) =>
  useQuery(BlacklistRehearsalDocument, options as useQuery.Options<BlacklistRehearsalQuery, BlacklistRehearsalQueryVariables>);

export const useNoteBlacklistEntryMutation = (options?: useMutation.Options<NoteBlacklistEntryMutation, NoteBlacklistEntryMutationVariables>) =>
  useMutation(NoteBlacklistEntryDocument, options);

export const useImportBlacklistMutation = (options?: useMutation.Options<ImportBlacklistMutation, ImportBlacklistMutationVariables>) =>
  useMutation(ImportBlacklistDocument, options);

export const useRemoveBlacklistEntryMutation = (options?: useMutation.Options<RemoveBlacklistEntryMutation, RemoveBlacklistEntryMutationVariables>) =>
  useMutation(RemoveBlacklistEntryDocument, options);

export const useBlacklistChangedSubscription = (...[options]: HookArguments<BlacklistChangedSubscriptionVariables, useSubscription.Options<BlacklistChangedSubscription, BlacklistChangedSubscriptionVariables>>) =>
  useSubscription(BlacklistChangedDocument, options as useSubscription.Options<BlacklistChangedSubscription, BlacklistChangedSubscriptionVariables>);