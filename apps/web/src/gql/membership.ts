import type { ApplicationFactsFragment, ApplicationHistoryFragment, ReasonFieldsFragment } from './application.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ApplicationFactsFragmentNode, ApplicationHistoryFragmentNode, ReasonFieldsFragmentNode } from './application.ts';
import { FileFieldsFragmentNode, ImageFieldsFragmentNode } from './components.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type ApplicationFieldsFragment = { id: string, status: Types.ApplicationStatus, step: Types.ApplicationStep, version: number, dateCreated: string, dateChanged: string, dateSubmitted: string | null, paymentDueAt: string | null, businessId: string | null, viewerActions: Array<Types.ApplicationAction>, viewerCanPay: boolean, form: ApplicationFactsFragment, requestedChanges: Array<{ field: string, comment: string }>, reason: ReasonFieldsFragment | null, history: Array<ApplicationHistoryFragment> };

export type MyApplicationQueryVariables = Exact<{ [key: string]: never; }>;


export type MyApplicationQuery = { liveCursor: string, myApplication: ApplicationFieldsFragment | null };

export type MyApplicationChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyApplicationChangedSubscription = { myApplicationChanged: { cursor: string, application: ApplicationFieldsFragment | null } };

export type SaveApplicationDraftMutationVariables = Exact<{
  input: Types.SaveApplicationDraftInput;
}>;


export type SaveApplicationDraftMutation = { saveApplicationDraft: { application: ApplicationFieldsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type SubmitApplicationMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;


export type SubmitApplicationMutation = { submitApplication: { application: ApplicationFieldsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type WithdrawApplicationMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;


export type WithdrawApplicationMutation = { withdrawApplication: { application: ApplicationFieldsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export const ApplicationFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateChanged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSubmitted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerActions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPay"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFacts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedChanges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationHistory"},"directives":[]}]}}]}};

export const MyApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApplication"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"myApplication"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"},"directives":[]}]}}]}}, ApplicationFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode] } as unknown as DocumentNode<MyApplicationQuery, MyApplicationQueryVariables>;

export const MyApplicationChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyApplicationChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplicationChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"},"directives":[]}]}}]}}]}}, ApplicationFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode] } as unknown as DocumentNode<MyApplicationChangedSubscription, MyApplicationChangedSubscriptionVariables>;

export const SaveApplicationDraftDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveApplicationDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveApplicationDraftInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveApplicationDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ApplicationFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode] } as unknown as DocumentNode<SaveApplicationDraftMutation, SaveApplicationDraftMutationVariables>;

export const SubmitApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ApplicationFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode] } as unknown as DocumentNode<SubmitApplicationMutation, SubmitApplicationMutationVariables>;

export const WithdrawApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ApplicationFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode] } as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useMyApplicationQuery = (...[options]: HookArguments<MyApplicationQueryVariables, useQuery.Options<MyApplicationQuery, MyApplicationQueryVariables>>) =>
  useQuery(MyApplicationDocument, options as useQuery.Options<MyApplicationQuery, MyApplicationQueryVariables>);

export const useMyApplicationChangedSubscription = (...[options]: HookArguments<MyApplicationChangedSubscriptionVariables, useSubscription.Options<MyApplicationChangedSubscription, MyApplicationChangedSubscriptionVariables>>) =>
  useSubscription(MyApplicationChangedDocument, options as useSubscription.Options<MyApplicationChangedSubscription, MyApplicationChangedSubscriptionVariables>);

export const useSaveApplicationDraftMutation = (options?: useMutation.Options<SaveApplicationDraftMutation, SaveApplicationDraftMutationVariables>) =>
  useMutation(SaveApplicationDraftDocument, options);

export const useSubmitApplicationMutation = (options?: useMutation.Options<SubmitApplicationMutation, SubmitApplicationMutationVariables>) =>
  useMutation(SubmitApplicationDocument, options);

export const useWithdrawApplicationMutation = (options?: useMutation.Options<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>) =>
  useMutation(WithdrawApplicationDocument, options);