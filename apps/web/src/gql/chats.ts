/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChatChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;

export type ChatChangedSubscription = {
  chatChanged: {
    unreadChatCount: number;
    cursor: string;
    chat: {
      id: string;
      lastActive: string;
      isUnread: boolean;
      viewerSells: boolean;
      listingName: { en: string | null; es: string | null } | null;
      otherMembers: Array<{ id: string; displayName: string; photoUrl: string | null }>;
      business: { id: string; name: string } | null;
      lastMessage: {
        id: string;
        text: string;
        dateSent: string;
        isOwn: boolean;
        isSeen: boolean;
      } | null;
    };
    message: {
      id: string;
      text: string;
      dateSent: string;
      isOwn: boolean;
      isSeen: boolean;
      clientKey: string | null;
      sender: { id: string; displayName: string } | null;
    } | null;
  };
};

export const ChatChangedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'ChatChanged' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'chatChanged' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'unreadChatCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'chat' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastActive' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isUnread' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'viewerSells' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'listingName' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'es' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'otherMembers' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'business' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'lastMessage' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'dateSent' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isOwn' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isSeen' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'dateSent' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isOwn' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isSeen' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'clientKey' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sender' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChatChangedSubscription, ChatChangedSubscriptionVariables>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useChatChangedSubscription = (
  ...[options]: HookArguments<
    ChatChangedSubscriptionVariables,
    useSubscription.Options<ChatChangedSubscription, ChatChangedSubscriptionVariables>
  >
) =>
  useSubscription(
    ChatChangedDocument,
    options as useSubscription.Options<ChatChangedSubscription, ChatChangedSubscriptionVariables>,
  );
