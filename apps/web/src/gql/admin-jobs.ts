/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery } from '@apollo/client/react';
export type JobRowFragment = { id: string, type: string, status: Types.JobStatus, attempts: number, timesPostponed: number, isParked: boolean, runAt: string, dateCreated: string, lastError: string | null };

export type BackgroundWorkQueryVariables = Exact<{
  status: Types.JobStatus;
  first: number;
  after?: string | null | undefined;
}>;


export type BackgroundWorkQuery = { jobs: { edges: Array<{ cursor: string, node: JobRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type GivenUpEventRowFragment = { id: string, consumer: string, type: string | null, failure: string, dateGivenUp: string, isRetried: boolean };

export type GivenUpEventsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type GivenUpEventsQuery = { givenUpEvents: { edges: Array<{ cursor: string, node: GivenUpEventRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RetryJobMutationVariables = Exact<{
  input: Types.JobIdInput;
}>;


export type RetryJobMutation = { retryJob: { job: JobRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type DiscardJobMutationVariables = Exact<{
  input: Types.JobIdInput;
}>;


export type DiscardJobMutation = { discardJob: { job: JobRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RetryGivenUpEventMutationVariables = Exact<{
  input: Types.GivenUpEventIdInput;
}>;


export type RetryGivenUpEventMutation = { retryGivenUpEvent: { givenUpEvent: GivenUpEventRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type DiscardGivenUpEventMutationVariables = Exact<{
  input: Types.GivenUpEventIdInput;
}>;


export type DiscardGivenUpEventMutation = { discardGivenUpEvent: { givenUpEvent: GivenUpEventRowFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export const JobRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timesPostponed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isParked"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"runAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastError"},"arguments":[],"directives":[]}]}};

export const GivenUpEventRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenUpEventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenUpEvent"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"consumer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"failure"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateGivenUp"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isRetried"},"arguments":[],"directives":[]}]}};

export const BackgroundWorkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackgroundWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobStatus"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, JobRowFragmentNode] } as unknown as DocumentNode<BackgroundWorkQuery, BackgroundWorkQueryVariables>;

export const GivenUpEventsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GivenUpEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givenUpEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenUpEventRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, GivenUpEventRowFragmentNode] } as unknown as DocumentNode<GivenUpEventsQuery, GivenUpEventsQueryVariables>;

export const RetryJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, JobRowFragmentNode] } as unknown as DocumentNode<RetryJobMutation, RetryJobMutationVariables>;

export const DiscardJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, JobRowFragmentNode] } as unknown as DocumentNode<DiscardJobMutation, DiscardJobMutationVariables>;

export const RetryGivenUpEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryGivenUpEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivenUpEventIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryGivenUpEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givenUpEvent"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenUpEventRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, GivenUpEventRowFragmentNode] } as unknown as DocumentNode<RetryGivenUpEventMutation, RetryGivenUpEventMutationVariables>;

export const DiscardGivenUpEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardGivenUpEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivenUpEventIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardGivenUpEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givenUpEvent"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenUpEventRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, GivenUpEventRowFragmentNode] } as unknown as DocumentNode<DiscardGivenUpEventMutation, DiscardGivenUpEventMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useBackgroundWorkQuery = (...[options]: HookArguments<BackgroundWorkQueryVariables, useQuery.Options<BackgroundWorkQuery, BackgroundWorkQueryVariables>>) =>
  useQuery(BackgroundWorkDocument, options as useQuery.Options<BackgroundWorkQuery, BackgroundWorkQueryVariables>);

export const useGivenUpEventsQuery = (...[options]: HookArguments<GivenUpEventsQueryVariables, useQuery.Options<GivenUpEventsQuery, GivenUpEventsQueryVariables>>) =>
  useQuery(GivenUpEventsDocument, options as useQuery.Options<GivenUpEventsQuery, GivenUpEventsQueryVariables>);

export const useRetryJobMutation = (options?: useMutation.Options<RetryJobMutation, RetryJobMutationVariables>) =>
  useMutation(RetryJobDocument, options);

export const useDiscardJobMutation = (options?: useMutation.Options<DiscardJobMutation, DiscardJobMutationVariables>) =>
  useMutation(DiscardJobDocument, options);

export const useRetryGivenUpEventMutation = (options?: useMutation.Options<RetryGivenUpEventMutation, RetryGivenUpEventMutationVariables>) =>
  useMutation(RetryGivenUpEventDocument, options);

export const useDiscardGivenUpEventMutation = (options?: useMutation.Options<DiscardGivenUpEventMutation, DiscardGivenUpEventMutationVariables>) =>
  useMutation(DiscardGivenUpEventDocument, options);