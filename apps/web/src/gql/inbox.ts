import type { ImageFieldsFragment } from './components.ts';
import type { ListingPrice_Product_Fragment, ListingPrice_Property_Fragment, ListingPrice_Service_Fragment } from './listing-card.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ListingPriceFragmentNode } from './listing-card.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { useMutation, useQuery } from '@apollo/client/react';
export type ChatRowFragment = { id: string, lastActive: string, isUnread: boolean, viewerSells: boolean, listingName: { en: string | null, es: string | null } | null, otherMembers: Array<{ id: string, displayName: string, photoUrl: string | null }>, business: { id: string, name: string } | null, lastMessage: { id: string, text: string, dateSent: string, isOwn: boolean, isSeen: boolean } | null };

export type ChatMessageFieldsFragment = { id: string, text: string, dateSent: string, isOwn: boolean, isSeen: boolean, clientKey: string | null, sender: { id: string, displayName: string } | null };

export type ChatsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ChatsQuery = { chats: { edges: Array<{ cursor: string, node: ChatRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ChatQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type ChatQuery = { chat: (
    { listing:
      | (
        { id: string, type: Types.ListingType, name: { en: string | null, es: string | null }, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette } }
        & ListingPrice_Product_Fragment
      )
      | (
        { id: string, type: Types.ListingType, name: { en: string | null, es: string | null }, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette } }
        & ListingPrice_Property_Fragment
      )
      | (
        { id: string, type: Types.ListingType, name: { en: string | null, es: string | null }, images: Array<ImageFieldsFragment>, artwork: { seed: string, palette: Types.ArtworkPalette } }
        & ListingPrice_Service_Fragment
      )
     | null, messages: { edges: Array<{ cursor: string, node: ChatMessageFieldsFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    & ChatRowFragment
  ) | null };

export type SendMessageMutationVariables = Exact<{
  input: Types.SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: ChatMessageFieldsFragment | null, chat: ChatRowFragment | null, userErrors: Array<{ code: string, field: string | null, message: string, retryAfterSeconds: number | null }> } };

export type MarkChatSeenMutationVariables = Exact<{
  input: Types.ChatIdInput;
}>;


export type MarkChatSeenMutation = { markChatSeen: { unreadChatCount: number, chat: { id: string, isUnread: boolean } | null, userErrors: Array<{ code: string }> } };

export const ChatRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chat"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastActive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isUnread"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerSells"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listingName"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"otherMembers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isOwn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isSeen"},"arguments":[],"directives":[]}]}}]}};

export const ChatMessageFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isOwn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isSeen"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clientKey"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sender"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}}]}};

export const ChatsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Chats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, ChatRowFragmentNode] } as unknown as DocumentNode<ChatsQuery, ChatsQueryVariables>;

export const ChatDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Chat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingPrice"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"artwork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"palette"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}]}}, ChatRowFragmentNode, ListingPriceFragmentNode, ImageFieldsFragmentNode, ChatMessageFieldsFragmentNode] } as unknown as DocumentNode<ChatQuery, ChatQueryVariables>;

export const SendMessageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"chat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ChatMessageFieldsFragmentNode, ChatRowFragmentNode] } as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;

export const MarkChatSeenDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkChatSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChatIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markChatSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isUnread"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadChatCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<MarkChatSeenMutation, MarkChatSeenMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useChatsQuery = (...[options]: HookArguments<ChatsQueryVariables, useQuery.Options<ChatsQuery, ChatsQueryVariables>>) =>
  useQuery(ChatsDocument, options as useQuery.Options<ChatsQuery, ChatsQueryVariables>);

export const useChatQuery = (...[options]: HookArguments<ChatQueryVariables, useQuery.Options<ChatQuery, ChatQueryVariables>>) =>
  useQuery(ChatDocument, options as useQuery.Options<ChatQuery, ChatQueryVariables>);

export const useSendMessageMutation = (options?: useMutation.Options<SendMessageMutation, SendMessageMutationVariables>) =>
  useMutation(SendMessageDocument, options);

export const useMarkChatSeenMutation = (options?: useMutation.Options<MarkChatSeenMutation, MarkChatSeenMutationVariables>) =>
  useMutation(MarkChatSeenDocument, options);