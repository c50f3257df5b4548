import type { TicketEntryFieldsFragment, TicketTermFieldsFragment } from './ticket-parts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { TicketEntryFieldsFragmentNode, TicketTermFieldsFragmentNode } from './ticket-parts.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type ContactChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactChallengeQuery = { contactChallenge: { token: string, bits: number, minSeconds: number } };

export type SendContactMessageMutationVariables = Exact<{
  input: Types.SendContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { number: number | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type RateAnswerMutationVariables = Exact<{
  input: Types.RateAnswerInput;
}>;


export type RateAnswerMutation = { rateAnswer: { ok: boolean, userErrors: Array<{ code: string, field: string | null }> } };

export type MyTicketsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyTicketsQuery = { liveCursor: string, myTickets: { edges: Array<{ cursor: string, node: { id: string, number: number, subject: string, status: Types.TicketStatus, dateActive: string, messageCount: number, viewerCanRate: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnTicketFragment = { id: string, number: number, kind: Types.TicketKind, subject: string, status: Types.TicketStatus, dateCreated: string, dateActive: string, requesterName: string, messageCount: number, rating: number | null, viewerCanWrite: boolean, viewerCanRate: boolean, term: TicketTermFieldsFragment | null, entries: Array<TicketEntryFieldsFragment> };

export type OwnTicketQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnTicketQuery = { liveCursor: string, ticket: OwnTicketFragment | null };

export type CreateTicketMutationVariables = Exact<{
  input: Types.CreateTicketInput;
}>;


export type CreateTicketMutation = { createTicket: { ticket: { id: string, number: number } | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type AddTicketMessageMutationVariables = Exact<{
  input: Types.TicketMessageInput;
}>;


export type AddTicketMessageMutation = { addTicketMessage: { ticket: OwnTicketFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type RateTicketMutationVariables = Exact<{
  input: Types.RateTicketInput;
}>;


export type RateTicketMutation = { rateTicket: { ticket: OwnTicketFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type OwnTicketChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnTicketChangedSubscription = { ticketChanged: { cursor: string, ticket: { id: string, status: Types.TicketStatus } } };

export const OwnTicketFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateActive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requesterName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"messageCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWrite"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"term"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketTermFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketEntryFields"},"directives":[]}]}}]}};

export const ContactChallengeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactChallenge"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactChallenge"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minSeconds"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<ContactChallengeQuery, ContactChallengeQueryVariables>;

export const SendContactMessageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactMessageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;

export const RateAnswerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RateAnswerInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<RateAnswerMutation, RateAnswerMutationVariables>;

export const MyTicketsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"myTickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateActive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"messageCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRate"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<MyTicketsQuery, MyTicketsQueryVariables>;

export const OwnTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTicket"},"directives":[]}]}}]}}, OwnTicketFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<OwnTicketQuery, OwnTicketQueryVariables>;

export const CreateTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTicketInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<CreateTicketMutation, CreateTicketMutationVariables>;

export const AddTicketMessageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTicketMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketMessageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTicketMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, OwnTicketFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<AddTicketMessageMutation, AddTicketMessageMutationVariables>;

export const RateTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RateTicketInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, OwnTicketFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<RateTicketMutation, RateTicketMutationVariables>;

export const OwnTicketChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OwnTicketChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<OwnTicketChangedSubscription, OwnTicketChangedSubscriptionVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useContactChallengeQuery = (...[options]: HookArguments<ContactChallengeQueryVariables, useQuery.Options<ContactChallengeQuery, ContactChallengeQueryVariables>>) =>
  useQuery(ContactChallengeDocument, options as useQuery.Options<ContactChallengeQuery, ContactChallengeQueryVariables>);

export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) =>
  useMutation(SendContactMessageDocument, options);

export const useRateAnswerMutation = (options?: useMutation.Options<RateAnswerMutation, RateAnswerMutationVariables>) =>
  useMutation(RateAnswerDocument, options);

export const useMyTicketsQuery = (...[options]: HookArguments<MyTicketsQueryVariables, useQuery.Options<MyTicketsQuery, MyTicketsQueryVariables>>) =>
  useQuery(MyTicketsDocument, options as useQuery.Options<MyTicketsQuery, MyTicketsQueryVariables>);

export const useOwnTicketQuery = (...[options]: HookArguments<OwnTicketQueryVariables, useQuery.Options<OwnTicketQuery, OwnTicketQueryVariables>>) =>
  useQuery(OwnTicketDocument, options as useQuery.Options<OwnTicketQuery, OwnTicketQueryVariables>);

export const useCreateTicketMutation = (options?: useMutation.Options<CreateTicketMutation, CreateTicketMutationVariables>) =>
  useMutation(CreateTicketDocument, options);

export const useAddTicketMessageMutation = (options?: useMutation.Options<AddTicketMessageMutation, AddTicketMessageMutationVariables>) =>
  useMutation(AddTicketMessageDocument, options);

export const useRateTicketMutation = (options?: useMutation.Options<RateTicketMutation, RateTicketMutationVariables>) =>
  useMutation(RateTicketDocument, options);

export const useOwnTicketChangedSubscription = (...[options]: HookArguments<OwnTicketChangedSubscriptionVariables, useSubscription.Options<OwnTicketChangedSubscription, OwnTicketChangedSubscriptionVariables>>) =>
  useSubscription(OwnTicketChangedDocument, options as useSubscription.Options<OwnTicketChangedSubscription, OwnTicketChangedSubscriptionVariables>);