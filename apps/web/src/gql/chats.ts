import type { ChatMessageFieldsFragment, ChatRowFragment } from './chat-parts.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ChatMessageFieldsFragmentNode, ChatRowFragmentNode } from './chat-parts.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { useMutation, useSubscription } from '@apollo/client/react';
export type ChatChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ChatChangedSubscription = { chatChanged: { kind: Types.ChatChangeKind, chatId: string, unreadChatCount: number, cursor: string, chat: ChatRowFragment | null, message: ChatMessageFieldsFragment | null } };

export type SendMessageMutationVariables = Exact<{
  input: Types.SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: ChatMessageFieldsFragment | null, chat: ChatRowFragment | null, userErrors: Array<{ code: string, field: string | null, message: string, retryAfterSeconds: number | null }> } };

export type PresenceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PresenceChangedSubscription = { presenceChanged: { people: Array<{ userId: string, isOnline: boolean, lastSeen: string | null }>, typing: { chatId: string, isTyping: boolean, user: { id: string, displayName: string } | null } | null, delivered: { id: string, isDelivered: boolean } | null } };

export type TellTypingMutationVariables = Exact<{
  input: Types.TellTypingInput;
}>;


export type TellTypingMutation = { tellTyping: { isTold: boolean, userErrors: Array<{ code: string }> } };

export const ChatChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chatId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unreadChatCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"},"directives":[]}]}}]}}]}}, ChatRowFragmentNode, ImageFieldsFragmentNode, ChatMessageFieldsFragmentNode] } as unknown as DocumentNode<ChatChangedSubscription, ChatChangedSubscriptionVariables>;

export const SendMessageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"chat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ChatMessageFieldsFragmentNode, ImageFieldsFragmentNode, ChatRowFragmentNode] } as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;

export const PresenceChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PresenceChanged"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presenceChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isOnline"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastSeen"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"typing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isTyping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivered"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<PresenceChangedSubscription, PresenceChangedSubscriptionVariables>;

export const TellTypingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TellTyping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TellTypingInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tellTyping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTold"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<TellTypingMutation, TellTypingMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useChatChangedSubscription = (...[options]: HookArguments<ChatChangedSubscriptionVariables, useSubscription.Options<ChatChangedSubscription, ChatChangedSubscriptionVariables>>) =>
  useSubscription(ChatChangedDocument, options as useSubscription.Options<ChatChangedSubscription, ChatChangedSubscriptionVariables>);

export const useSendMessageMutation = (options?: useMutation.Options<SendMessageMutation, SendMessageMutationVariables>) =>
  useMutation(SendMessageDocument, options);

export const usePresenceChangedSubscription = (...[options]: HookArguments<PresenceChangedSubscriptionVariables, useSubscription.Options<PresenceChangedSubscription, PresenceChangedSubscriptionVariables>>) =>
  useSubscription(PresenceChangedDocument, options as useSubscription.Options<PresenceChangedSubscription, PresenceChangedSubscriptionVariables>);

export const useTellTypingMutation = (options?: useMutation.Options<TellTypingMutation, TellTypingMutationVariables>) =>
  useMutation(TellTypingDocument, options);