import type { DisputeFieldsFragment, ReviewFieldsFragment, ReviewStandingFragment } from './review-parts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { DisputeFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode } from './review-parts.ts';
import { ReasonFieldsFragmentNode } from './application.ts';
import { useQuery, useSubscription } from '@apollo/client/react';
export type MyReviewsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyReviewsQuery = { myReviews: { edges: Array<{ cursor: string, node: (
        { business: { id: string, name: string } }
        & ReviewFieldsFragment
        & ReviewStandingFragment
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReviewQueryVariables = Exact<{
  id: string | number;
}>;


export type ReviewQuery = { review: (
    { business: { id: string, name: string }, previousVersion: { contactName: string, transactionSize: Types.TransactionSize, transactionDate: string, rating: number, subject: string, exchangeDetails: string } | null, dispute: DisputeFieldsFragment | null }
    & ReviewFieldsFragment
    & ReviewStandingFragment
  ) | null };

export type MyBusinessIdQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBusinessIdQuery = { myBusiness: { id: string, name: string } | null };

export type MyDisputeChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyDisputeChangedSubscription = { disputeChanged: { cursor: string, dispute: (
      { review: (
        ReviewFieldsFragment
        & ReviewStandingFragment
      ) }
      & DisputeFieldsFragment
    ) } };

export const MyReviewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, ReviewFieldsFragmentNode, ReviewStandingFragmentNode, ReasonFieldsFragmentNode] } as unknown as DocumentNode<MyReviewsQuery, MyReviewsQueryVariables>;

export const ReviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"previousVersion"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionSize"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"exchangeDetails"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeFields"},"directives":[]}]}}]}}]}}, ReviewFieldsFragmentNode, ReviewStandingFragmentNode, ReasonFieldsFragmentNode, DisputeFieldsFragmentNode] } as unknown as DocumentNode<ReviewQuery, ReviewQueryVariables>;

export const MyBusinessIdDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBusinessId"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBusiness"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<MyBusinessIdQuery, MyBusinessIdQueryVariables>;

export const MyDisputeChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyDisputeChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]}]}}]}}]}}]}}, DisputeFieldsFragmentNode, ReasonFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode] } as unknown as DocumentNode<MyDisputeChangedSubscription, MyDisputeChangedSubscriptionVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useMyReviewsQuery = (...[options]: HookArguments<MyReviewsQueryVariables, useQuery.Options<MyReviewsQuery, MyReviewsQueryVariables>>) =>
  useQuery(MyReviewsDocument, options as useQuery.Options<MyReviewsQuery, MyReviewsQueryVariables>);

export const useReviewQuery = (...[options]: HookArguments<ReviewQueryVariables, useQuery.Options<ReviewQuery, ReviewQueryVariables>>) =>
  useQuery(ReviewDocument, options as useQuery.Options<ReviewQuery, ReviewQueryVariables>);

export const useMyBusinessIdQuery = (...[options]: HookArguments<MyBusinessIdQueryVariables, useQuery.Options<MyBusinessIdQuery, MyBusinessIdQueryVariables>>) =>
  useQuery(MyBusinessIdDocument, options as useQuery.Options<MyBusinessIdQuery, MyBusinessIdQueryVariables>);

export const useMyDisputeChangedSubscription = (...[options]: HookArguments<MyDisputeChangedSubscriptionVariables, useSubscription.Options<MyDisputeChangedSubscription, MyDisputeChangedSubscriptionVariables>>) =>
  useSubscription(MyDisputeChangedDocument, options as useSubscription.Options<MyDisputeChangedSubscription, MyDisputeChangedSubscriptionVariables>);