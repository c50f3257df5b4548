import type { TicketEntryFieldsFragment, TicketTermFieldsFragment } from './ticket-parts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { TicketEntryFieldsFragmentNode, TicketTermFieldsFragmentNode } from './ticket-parts.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type TicketRowFragment = { id: string, number: number, kind: Types.TicketKind, subject: string, status: Types.TicketStatus, priority: Types.TicketPriority | null, requesterName: string, requesterEmail: string, dateCreated: string, dateActive: string, rating: number | null, assignee: { id: string, displayName: string } | null, term: TicketTermFieldsFragment | null };

export type TicketsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: Types.TicketStatus | null | undefined;
  kind?: Types.TicketKind | null | undefined;
  priority?: Types.TicketPriority | null | undefined;
  assignee?: Types.TicketAssignee | null | undefined;
  sameRequesterAs?: string | number | null | undefined;
  search?: string | null | undefined;
  sort?: Types.TicketSort | null | undefined;
}>;


export type TicketsQuery = { liveCursor: string, ticketCounts: Array<{ status: Types.TicketStatus, count: number }>, tickets: { totalCount: number | null, edges: Array<{ cursor: string, node: TicketRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminTicketFragment = (
  { language: Types.Language, dateClosed: string | null, messageCount: number, otherCount: number | null, ratingComment: string | null, requester: { id: string, displayName: string, photoUrl: string | null, memberType: Types.MemberType, businessId: string | null, dateJoined: string, email: string | null, emailVerified: boolean | null, phone: string | null, city: string | null, country: string | null } | null, entries: Array<TicketEntryFieldsFragment> }
  & TicketRowFragment
);

export type AdminTicketQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminTicketQuery = { liveCursor: string, ticket: AdminTicketFragment | null, ticketAssignees: Array<{ id: string, displayName: string }>, cannedReplies: Array<CannedReplyFieldsFragment> };

export type CannedReplyFieldsFragment = { id: string, title: { en: string | null, es: string | null }, text: { en: string | null, es: string | null } };

export type CannedRepliesQueryVariables = Exact<{ [key: string]: never; }>;


export type CannedRepliesQuery = { cannedReplies: Array<CannedReplyFieldsFragment> };

export type AnswerTicketMutationVariables = Exact<{
  input: Types.AnswerTicketInput;
}>;


export type AnswerTicketMutation = { answerTicket: { ticket: AdminTicketFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type AddTicketNoteMutationVariables = Exact<{
  input: Types.TicketMessageInput;
}>;


export type AddTicketNoteMutation = { addTicketNote: { ticket: AdminTicketFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type AssignTicketMutationVariables = Exact<{
  input: Types.AssignTicketInput;
}>;


export type AssignTicketMutation = { assignTicket: { ticket: AdminTicketFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SortTicketMutationVariables = Exact<{
  input: Types.SortTicketInput;
}>;


export type SortTicketMutation = { sortTicket: { ticket: AdminTicketFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type ExtendTicketTermMutationVariables = Exact<{
  input: Types.ExtendTicketTermInput;
}>;


export type ExtendTicketTermMutation = { extendTicketTerm: { ticket: AdminTicketFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type CloseTicketMutationVariables = Exact<{
  input: Types.TicketIdInput;
}>;


export type CloseTicketMutation = { closeTicket: { ticket: AdminTicketFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type ReopenTicketMutationVariables = Exact<{
  input: Types.TicketIdInput;
}>;


export type ReopenTicketMutation = { reopenTicket: { ticket: AdminTicketFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SaveCannedReplyMutationVariables = Exact<{
  input: Types.SaveCannedReplyInput;
}>;


export type SaveCannedReplyMutation = { saveCannedReply: { cannedReply: CannedReplyFieldsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RemoveCannedReplyMutationVariables = Exact<{
  input: Types.CannedReplyIdInput;
}>;


export type RemoveCannedReplyMutation = { removeCannedReply: { cannedReply: { id: string } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type AnyTicketChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AnyTicketChangedSubscription = { ticketChanged: { cursor: string, ticket: { id: string } } };

export const TicketRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priority"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requesterName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requesterEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateActive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"term"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketTermFields"},"directives":[]}]}}]}};

export const AdminTicketFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateClosed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"messageCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"otherCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ratingComment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requester"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"memberType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateJoined"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketEntryFields"},"directives":[]}]}}]}};

export const CannedReplyFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CannedReplyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CannedReply"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}}]}};

export const TicketsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketStatus"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketKind"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priority"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketPriority"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assignee"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketAssignee"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sameRequesterAs"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketSort"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ticketCounts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"priority"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priority"}}},{"kind":"Argument","name":{"kind":"Name","value":"assignee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assignee"}}},{"kind":"Argument","name":{"kind":"Name","value":"sameRequesterAs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sameRequesterAs"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, TicketRowFragmentNode, TicketTermFieldsFragmentNode] } as unknown as DocumentNode<TicketsQuery, TicketsQueryVariables>;

export const AdminTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketAssignees"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"cannedReplies"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CannedReplyFields"},"directives":[]}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode, CannedReplyFieldsFragmentNode] } as unknown as DocumentNode<AdminTicketQuery, AdminTicketQueryVariables>;

export const CannedRepliesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CannedReplies"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cannedReplies"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CannedReplyFields"},"directives":[]}]}}]}}, CannedReplyFieldsFragmentNode] } as unknown as DocumentNode<CannedRepliesQuery, CannedRepliesQueryVariables>;

export const AnswerTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTicketInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<AnswerTicketMutation, AnswerTicketMutationVariables>;

export const AddTicketNoteDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTicketNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketMessageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTicketNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<AddTicketNoteMutation, AddTicketNoteMutationVariables>;

export const AssignTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignTicketInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<AssignTicketMutation, AssignTicketMutationVariables>;

export const SortTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SortTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortTicketInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sortTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<SortTicketMutation, SortTicketMutationVariables>;

export const ExtendTicketTermDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendTicketTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExtendTicketTermInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendTicketTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<ExtendTicketTermMutation, ExtendTicketTermMutationVariables>;

export const CloseTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<CloseTicketMutation, CloseTicketMutationVariables>;

export const ReopenTicketDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTicket"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, AdminTicketFragmentNode, TicketRowFragmentNode, TicketTermFieldsFragmentNode, TicketEntryFieldsFragmentNode] } as unknown as DocumentNode<ReopenTicketMutation, ReopenTicketMutationVariables>;

export const SaveCannedReplyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCannedReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCannedReplyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCannedReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cannedReply"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CannedReplyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, CannedReplyFieldsFragmentNode] } as unknown as DocumentNode<SaveCannedReplyMutation, SaveCannedReplyMutationVariables>;

export const RemoveCannedReplyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCannedReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CannedReplyIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCannedReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cannedReply"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<RemoveCannedReplyMutation, RemoveCannedReplyMutationVariables>;

export const AnyTicketChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AnyTicketChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<AnyTicketChangedSubscription, AnyTicketChangedSubscriptionVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useTicketsQuery = (...[options]: HookArguments<TicketsQueryVariables, useQuery.Options<TicketsQuery, TicketsQueryVariables>>) =>
  useQuery(TicketsDocument, options as useQuery.Options<TicketsQuery, TicketsQueryVariables>);

export const useAdminTicketQuery = (...[options]: HookArguments<AdminTicketQueryVariables, useQuery.Options<AdminTicketQuery, AdminTicketQueryVariables>>) =>
  useQuery(AdminTicketDocument, options as useQuery.Options<AdminTicketQuery, AdminTicketQueryVariables>);

export const useCannedRepliesQuery = (...[options]: HookArguments<CannedRepliesQueryVariables, useQuery.Options<CannedRepliesQuery, CannedRepliesQueryVariables>>) =>
  useQuery(CannedRepliesDocument, options as useQuery.Options<CannedRepliesQuery, CannedRepliesQueryVariables>);

export const useAnswerTicketMutation = (options?: useMutation.Options<AnswerTicketMutation, AnswerTicketMutationVariables>) =>
  useMutation(AnswerTicketDocument, options);

export const useAddTicketNoteMutation = (options?: useMutation.Options<AddTicketNoteMutation, AddTicketNoteMutationVariables>) =>
  useMutation(AddTicketNoteDocument, options);

export const useAssignTicketMutation = (options?: useMutation.Options<AssignTicketMutation, AssignTicketMutationVariables>) =>
  useMutation(AssignTicketDocument, options);

export const useSortTicketMutation = (options?: useMutation.Options<SortTicketMutation, SortTicketMutationVariables>) =>
  useMutation(SortTicketDocument, options);

export const useExtendTicketTermMutation = (options?: useMutation.Options<ExtendTicketTermMutation, ExtendTicketTermMutationVariables>) =>
  useMutation(ExtendTicketTermDocument, options);

export const useCloseTicketMutation = (options?: useMutation.Options<CloseTicketMutation, CloseTicketMutationVariables>) =>
  useMutation(CloseTicketDocument, options);

export const useReopenTicketMutation = (options?: useMutation.Options<ReopenTicketMutation, ReopenTicketMutationVariables>) =>
  useMutation(ReopenTicketDocument, options);

export const useSaveCannedReplyMutation = (options?: useMutation.Options<SaveCannedReplyMutation, SaveCannedReplyMutationVariables>) =>
  useMutation(SaveCannedReplyDocument, options);

export const useRemoveCannedReplyMutation = (options?: useMutation.Options<RemoveCannedReplyMutation, RemoveCannedReplyMutationVariables>) =>
  useMutation(RemoveCannedReplyDocument, options);

export const useAnyTicketChangedSubscription = (...[options]: HookArguments<AnyTicketChangedSubscriptionVariables, useSubscription.Options<AnyTicketChangedSubscription, AnyTicketChangedSubscriptionVariables>>) =>
  useSubscription(AnyTicketChangedDocument, options as useSubscription.Options<AnyTicketChangedSubscription, AnyTicketChangedSubscriptionVariables>);