import type { ReasonFieldsFragment } from './application.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ReasonFieldsFragmentNode } from './application.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type ReviewFieldsFragment = { id: string, contactName: string, transactionSize: Types.TransactionSize, transactionDate: string, rating: number, subject: string, exchangeDetails: string, dateCreated: string, dateEdited: string | null, status: Types.ReviewStatus, viewerCanEdit: boolean, viewerCanReply: boolean, viewerCanDispute: boolean, author: { id: string, displayName: string, photoUrl: string | null } | null, reply: { text: string, dateCreated: string } | null };

export type ReviewStandingFragment = { id: string, removalReason: ReasonFieldsFragment | null, dispute: { id: string, status: Types.DisputeStatus, editDueAt: string | null } | null };

export type DisputeFieldsFragment = { id: string, nature: Types.DisputeNature, details: string, handling: Types.DisputeHandling, status: Types.DisputeStatus, dateCreated: string, editDueAt: string | null, viewerActions: Array<Types.DisputeAction>, timeline: Array<{ action: Types.DisputeAction, party: Types.DisputeParty, at: string, reason: ReasonFieldsFragment | null }> };

export type BusinessRatingFragment = { id: string, ratingAverage: number | null, ratingCount: number, viewerCanReview: boolean, ratingDistribution: Array<{ rating: number, count: number }> };

export type WriteReviewMutationVariables = Exact<{
  input: Types.WriteReviewInput;
}>;


export type WriteReviewMutation = { writeReview: { review: (
      { business: BusinessRatingFragment }
      & ReviewFieldsFragment
    ) | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type EditReviewMutationVariables = Exact<{
  input: Types.EditReviewInput;
}>;


export type EditReviewMutation = { editReview: { review: (
      { business: BusinessRatingFragment }
      & ReviewFieldsFragment
      & ReviewStandingFragment
    ) | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type ReplyToReviewMutationVariables = Exact<{
  input: Types.ReplyToReviewInput;
}>;


export type ReplyToReviewMutation = { replyToReview: { review: ReviewFieldsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type DisputeReviewMutationVariables = Exact<{
  input: Types.DisputeReviewInput;
}>;


export type DisputeReviewMutation = { disputeReview: { dispute: (
      { review: (
        ReviewFieldsFragment
        & ReviewStandingFragment
      ) }
      & DisputeFieldsFragment
    ) | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type BusinessReviewsQueryVariables = Exact<{
  businessId: string | number;
  rating?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BusinessReviewsQuery = { liveCursor: string, business: (
    { name: string }
    & BusinessRatingFragment
  ) | null, reviews: { edges: Array<{ cursor: string, node: (
        ReviewFieldsFragment
        & ReviewStandingFragment
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReviewChangedSubscriptionVariables = Exact<{
  businessId: string | number;
  after?: string | null | undefined;
}>;


export type ReviewChangedSubscription = { reviewChanged: { cursor: string, reviewId: string, review: (
      ReviewFieldsFragment
      & ReviewStandingFragment
    ) | null, business: BusinessRatingFragment | null } };

export const ReviewFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contactName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionSize"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"exchangeDetails"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateEdited"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"reply"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReply"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDispute"},"arguments":[],"directives":[]}]}};

export const ReviewStandingFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"removalReason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"editDueAt"},"arguments":[],"directives":[]}]}}]}};

export const DisputeFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nature"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"details"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"handling"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"editDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerActions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}}]}}]}};

export const BusinessRatingFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRating"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ratingDistribution"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReview"},"arguments":[],"directives":[]}]}};

export const WriteReviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteReviewInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRating"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ReviewFieldsFragmentNode, BusinessRatingFragmentNode] } as unknown as DocumentNode<WriteReviewMutation, WriteReviewMutationVariables>;

export const EditReviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditReviewInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRating"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ReviewFieldsFragmentNode, ReviewStandingFragmentNode, ReasonFieldsFragmentNode, BusinessRatingFragmentNode] } as unknown as DocumentNode<EditReviewMutation, EditReviewMutationVariables>;

export const ReplyToReviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToReviewInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ReviewFieldsFragmentNode] } as unknown as DocumentNode<ReplyToReviewMutation, ReplyToReviewMutationVariables>;

export const DisputeReviewDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisputeReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisputeReviewInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, DisputeFieldsFragmentNode, ReasonFieldsFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode] } as unknown as DocumentNode<DisputeReviewMutation, DisputeReviewMutationVariables>;

export const BusinessReviewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rating"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRating"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rating"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, BusinessRatingFragmentNode, ReviewFieldsFragmentNode, ReviewStandingFragmentNode, ReasonFieldsFragmentNode] } as unknown as DocumentNode<BusinessReviewsQuery, BusinessReviewsQueryVariables>;

export const ReviewChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReviewChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reviewId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewStanding"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRating"},"directives":[]}]}}]}}]}}, ReviewFieldsFragmentNode, ReviewStandingFragmentNode, ReasonFieldsFragmentNode, BusinessRatingFragmentNode] } as unknown as DocumentNode<ReviewChangedSubscription, ReviewChangedSubscriptionVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useWriteReviewMutation = (options?: useMutation.Options<WriteReviewMutation, WriteReviewMutationVariables>) =>
  useMutation(WriteReviewDocument, options);

export const useEditReviewMutation = (options?: useMutation.Options<EditReviewMutation, EditReviewMutationVariables>) =>
  useMutation(EditReviewDocument, options);

export const useReplyToReviewMutation = (options?: useMutation.Options<ReplyToReviewMutation, ReplyToReviewMutationVariables>) =>
  useMutation(ReplyToReviewDocument, options);

export const useDisputeReviewMutation = (options?: useMutation.Options<DisputeReviewMutation, DisputeReviewMutationVariables>) =>
  useMutation(DisputeReviewDocument, options);

export const useBusinessReviewsQuery = (...[options]: HookArguments<BusinessReviewsQueryVariables, useQuery.Options<BusinessReviewsQuery, BusinessReviewsQueryVariables>>) =>
  useQuery(BusinessReviewsDocument, options as useQuery.Options<BusinessReviewsQuery, BusinessReviewsQueryVariables>);

export const useReviewChangedSubscription = (...[options]: HookArguments<ReviewChangedSubscriptionVariables, useSubscription.Options<ReviewChangedSubscription, ReviewChangedSubscriptionVariables>>) =>
  useSubscription(ReviewChangedDocument, options as useSubscription.Options<ReviewChangedSubscription, ReviewChangedSubscriptionVariables>);