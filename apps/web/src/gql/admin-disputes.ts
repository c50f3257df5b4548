import type { DisputeFieldsFragment, ReviewFieldsFragment, ReviewStandingFragment } from './review-parts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { DisputeFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode } from './review-parts.ts';
import { ReasonFieldsFragmentNode } from './application.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type DisputeRowFragment = { id: string, status: Types.DisputeStatus, nature: Types.DisputeNature, handling: Types.DisputeHandling, dateCreated: string, editDueAt: string | null, review: { id: string, subject: string, rating: number, author: { id: string, displayName: string } | null, business: { id: string, name: string } } };

export type DisputesQueryVariables = Exact<{
  status?: Types.DisputeStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type DisputesQuery = { liveCursor: string, disputeCounts: Array<{ status: Types.DisputeStatus, count: number }>, disputes: { edges: Array<{ cursor: string, node: DisputeRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminDisputeFragment = (
  { review: (
    { business: { id: string, name: string }, previousVersion: { contactName: string, transactionSize: Types.TransactionSize, transactionDate: string, rating: number, subject: string, exchangeDetails: string } | null }
    & ReviewFieldsFragment
    & ReviewStandingFragment
  ) }
  & DisputeFieldsFragment
);

export type AdminDisputeQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminDisputeQuery = { liveCursor: string, dispute: AdminDisputeFragment | null };

export type RespondToDisputeMutationVariables = Exact<{
  input: Types.ActOnDisputeInput;
}>;


export type RespondToDisputeMutation = { respondToDispute: { dispute: AdminDisputeFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RemoveDisputedReviewMutationVariables = Exact<{
  input: Types.ActOnDisputeInput;
}>;


export type RemoveDisputedReviewMutation = { removeDisputedReview: { dispute: AdminDisputeFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RequestReviewEditMutationVariables = Exact<{
  input: Types.ActOnDisputeInput;
}>;


export type RequestReviewEditMutation = { requestReviewEdit: { dispute: AdminDisputeFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type AnyDisputeChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AnyDisputeChangedSubscription = { disputeChanged: { cursor: string, dispute: (
      DisputeRowFragment
      & AdminDisputeFragment
    ) } };

export const DisputeRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nature"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"handling"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"editDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}]}};

export const AdminDisputeFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminDispute"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"previousVersion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionSize"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"exchangeDetails"},"arguments":[],"directives":[]}]}}]}}]}};

export const DisputesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Disputes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DisputeStatus"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"disputeCounts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"disputes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, DisputeRowFragmentNode] } as unknown as DocumentNode<DisputesQuery, DisputesQueryVariables>;

export const AdminDisputeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDispute"},"directives":[]}]}}]}}, AdminDisputeFragmentNode, DisputeFieldsFragmentNode, ReasonFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode] } as unknown as DocumentNode<AdminDisputeQuery, AdminDisputeQueryVariables>;

export const RespondToDisputeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RespondToDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActOnDisputeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respondToDispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDispute"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminDisputeFragmentNode, DisputeFieldsFragmentNode, ReasonFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode] } as unknown as DocumentNode<RespondToDisputeMutation, RespondToDisputeMutationVariables>;

export const RemoveDisputedReviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDisputedReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActOnDisputeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDisputedReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDispute"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminDisputeFragmentNode, DisputeFieldsFragmentNode, ReasonFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode] } as unknown as DocumentNode<RemoveDisputedReviewMutation, RemoveDisputedReviewMutationVariables>;

export const RequestReviewEditDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestReviewEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActOnDisputeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestReviewEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDispute"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminDisputeFragmentNode, DisputeFieldsFragmentNode, ReasonFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode] } as unknown as DocumentNode<RequestReviewEditMutation, RequestReviewEditMutationVariables>;

export const AnyDisputeChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AnyDisputeChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeRow"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminDispute"},"directives":[]}]}}]}}]}}, DisputeRowFragmentNode, AdminDisputeFragmentNode, DisputeFieldsFragmentNode, ReasonFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode] } as unknown as DocumentNode<AnyDisputeChangedSubscription, AnyDisputeChangedSubscriptionVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useDisputesQuery = (...[options]: HookArguments<DisputesQueryVariables, useQuery.Options<DisputesQuery, DisputesQueryVariables>>) =>
  useQuery(DisputesDocument, options as useQuery.Options<DisputesQuery, DisputesQueryVariables>);

export const useAdminDisputeQuery = (...[options]: HookArguments<AdminDisputeQueryVariables, useQuery.Options<AdminDisputeQuery, AdminDisputeQueryVariables>>) =>
  useQuery(AdminDisputeDocument, options as useQuery.Options<AdminDisputeQuery, AdminDisputeQueryVariables>);

export const useRespondToDisputeMutation = (options?: useMutation.Options<RespondToDisputeMutation, RespondToDisputeMutationVariables>) =>
  useMutation(RespondToDisputeDocument, options);

export const useRemoveDisputedReviewMutation = (options?: useMutation.Options<RemoveDisputedReviewMutation, RemoveDisputedReviewMutationVariables>) =>
  useMutation(RemoveDisputedReviewDocument, options);

export const useRequestReviewEditMutation = (options?: useMutation.Options<RequestReviewEditMutation, RequestReviewEditMutationVariables>) =>
  useMutation(RequestReviewEditDocument, options);

export const useAnyDisputeChangedSubscription = (...[options]: HookArguments<AnyDisputeChangedSubscriptionVariables, useSubscription.Options<AnyDisputeChangedSubscription, AnyDisputeChangedSubscriptionVariables>>) =>
  useSubscription(AnyDisputeChangedDocument, options as useSubscription.Options<AnyDisputeChangedSubscription, AnyDisputeChangedSubscriptionVariables>);