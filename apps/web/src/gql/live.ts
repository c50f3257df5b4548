import type { ViewerFieldsFragment } from './lib.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ViewerFieldsFragmentNode } from './lib.ts';
import { useQuery, useSubscription } from '@apollo/client/react';
export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { unreadNotificationCount: number };

export type MeChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MeChangedSubscription = { meChanged: { cursor: string, me: ViewerFieldsFragment } };

export type NotificationChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationChangedSubscription = { notificationChanged: { kind: Types.NotificationChangeKind, notificationId: string | null, unreadCount: number, cursor: string, notification: { id: string, dateCreated: string, isRead: boolean, url: string, topic: Types.NotificationTopic, section: Types.NotificationSection, isGone: boolean, titleEn: string, textEn: string, titleEs: string, textEs: string, actorPhraseEn: string | null, actorPhraseEs: string | null, placeEn: string | null, placeEs: string | null, actors: Array<{ id: string, displayName: string, photoUrl: string | null }> } | null } };

export type UnreadChatsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadChatsQuery = { unreadChatCount: number };

export const UnreadCountDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadCount"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"},"arguments":[],"directives":[]}]}}] } as unknown as DocumentNode<UnreadCountQuery, UnreadCountQueryVariables>;

export const MeChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MeChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"},"directives":[]}]}}]}}]}}, ViewerFieldsFragmentNode] } as unknown as DocumentNode<MeChangedSubscription, MeChangedSubscriptionVariables>;

export const NotificationChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notificationId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notification"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isRead"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"titleEn"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"en"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"textEn"},"name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"en"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"titleEs"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"es"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"textEs"},"name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"es"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"actorPhraseEn"},"name":{"kind":"Name","value":"actorPhrase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"en"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"actorPhraseEs"},"name":{"kind":"Name","value":"actorPhrase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"es"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"placeEn"},"name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"en"}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"placeEs"},"name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"es"}}],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"topic"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"section"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isGone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"},"arguments":[],"directives":[]}]}}]}}]}}]}}] } as unknown as DocumentNode<NotificationChangedSubscription, NotificationChangedSubscriptionVariables>;

export const UnreadChatsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadChats"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadChatCount"},"arguments":[],"directives":[]}]}}] } as unknown as DocumentNode<UnreadChatsQuery, UnreadChatsQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useUnreadCountQuery = (...[options]: HookArguments<UnreadCountQueryVariables, useQuery.Options<UnreadCountQuery, UnreadCountQueryVariables>>) =>
  useQuery(UnreadCountDocument, options as useQuery.Options<UnreadCountQuery, UnreadCountQueryVariables>);

export const useMeChangedSubscription = (...[options]: HookArguments<MeChangedSubscriptionVariables, useSubscription.Options<MeChangedSubscription, MeChangedSubscriptionVariables>>) =>
  useSubscription(MeChangedDocument, options as useSubscription.Options<MeChangedSubscription, MeChangedSubscriptionVariables>);

export const useNotificationChangedSubscription = (...[options]: HookArguments<NotificationChangedSubscriptionVariables, useSubscription.Options<NotificationChangedSubscription, NotificationChangedSubscriptionVariables>>) =>
  useSubscription(NotificationChangedDocument, options as useSubscription.Options<NotificationChangedSubscription, NotificationChangedSubscriptionVariables>);

export const useUnreadChatsQuery = (...[options]: HookArguments<UnreadChatsQueryVariables, useQuery.Options<UnreadChatsQuery, UnreadChatsQueryVariables>>) =>
  useQuery(UnreadChatsDocument, options as useQuery.Options<UnreadChatsQuery, UnreadChatsQueryVariables>);