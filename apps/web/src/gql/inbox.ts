/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImageFieldsFragment = {
  fileId: string;
  width: number;
  height: number;
  url: string;
  alt: string | null;
  sources: Array<{ contentType: string; srcSet: string }>;
};

export type ChatRowFragment = {
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

export type ChatMessageFieldsFragment = {
  id: string;
  text: string;
  dateSent: string;
  isOwn: boolean;
  isSeen: boolean;
  clientKey: string | null;
  sender: { id: string; displayName: string } | null;
};

export type ChatsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type ChatsQuery = {
  chats: {
    edges: Array<{
      cursor: string;
      node: {
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
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type ChatQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;

export type ChatQuery = {
  chat: {
    id: string;
    lastActive: string;
    isUnread: boolean;
    viewerSells: boolean;
    listing:
      | {
          id: string;
          type: Types.ListingType;
          name: { en: string | null; es: string | null };
          priceFrom: { amountMinor: number; currency: string } | null;
          images: Array<{
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          }>;
          artwork: { seed: string; palette: Types.ArtworkPalette };
        }
      | {
          id: string;
          type: Types.ListingType;
          name: { en: string | null; es: string | null };
          priceFrom: { amountMinor: number; currency: string } | null;
          images: Array<{
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          }>;
          artwork: { seed: string; palette: Types.ArtworkPalette };
        }
      | {
          id: string;
          type: Types.ListingType;
          name: { en: string | null; es: string | null };
          priceFrom: { amountMinor: number; currency: string } | null;
          images: Array<{
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          }>;
          artwork: { seed: string; palette: Types.ArtworkPalette };
        }
      | null;
    messages: {
      edges: Array<{
        cursor: string;
        node: {
          id: string;
          text: string;
          dateSent: string;
          isOwn: boolean;
          isSeen: boolean;
          clientKey: string | null;
          sender: { id: string; displayName: string } | null;
        };
      }>;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
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
  } | null;
};

export type SendMessageMutationVariables = Exact<{
  input: Types.SendMessageInput;
}>;

export type SendMessageMutation = {
  sendMessage: {
    message: {
      id: string;
      text: string;
      dateSent: string;
      isOwn: boolean;
      isSeen: boolean;
      clientKey: string | null;
      sender: { id: string; displayName: string } | null;
    } | null;
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
    } | null;
    userErrors: Array<{
      code: string;
      field: string | null;
      message: string;
      retryAfterSeconds: number | null;
    }>;
  };
};

export type MarkChatSeenMutationVariables = Exact<{
  input: Types.ChatIdInput;
}>;

export type MarkChatSeenMutation = {
  markChatSeen: {
    unreadChatCount: number;
    chat: { id: string; isUnread: boolean } | null;
    userErrors: Array<{ code: string }>;
  };
};

export const ImageFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImageFieldsFragment, unknown>;
export const ChatRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChatRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Chat' } },
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
  ],
} as unknown as DocumentNode<ChatRowFragment, unknown>;
export const ChatMessageFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChatMessageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChatMessage' } },
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
} as unknown as DocumentNode<ChatMessageFieldsFragment, unknown>;
export const ChatsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Chats' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'chats' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChatRow' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChatRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Chat' } },
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
  ],
} as unknown as DocumentNode<ChatsQuery, ChatsQueryVariables>;
export const ChatDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Chat' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'chat' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChatRow' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listing' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'name' },
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
                        name: { kind: 'Name', value: 'priceFrom' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'images' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'first' },
                            value: { kind: 'IntValue', value: '1' },
                          },
                        ],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ImageFields' },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'artwork' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'palette' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'messages' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '20' },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'ChatMessageFields' },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChatRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Chat' } },
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
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChatMessageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChatMessage' } },
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
} as unknown as DocumentNode<ChatQuery, ChatQueryVariables>;
export const SendMessageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendMessage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SendMessageInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sendMessage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'message' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ChatMessageFields' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'chat' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChatRow' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChatMessageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChatMessage' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChatRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Chat' } },
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
  ],
} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const MarkChatSeenDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MarkChatSeen' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ChatIdInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'markChatSeen' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'chat' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isUnread' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'unreadChatCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MarkChatSeenMutation, MarkChatSeenMutationVariables>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useChatsQuery = (
  ...[options]: HookArguments<
    ChatsQueryVariables,
    useQuery.Options<ChatsQuery, ChatsQueryVariables>
  >
) => useQuery(ChatsDocument, options as useQuery.Options<ChatsQuery, ChatsQueryVariables>);

export const useChatQuery = (
  ...[options]: HookArguments<ChatQueryVariables, useQuery.Options<ChatQuery, ChatQueryVariables>>
) => useQuery(ChatDocument, options as useQuery.Options<ChatQuery, ChatQueryVariables>);

export const useSendMessageMutation = (
  options?: useMutation.Options<SendMessageMutation, SendMessageMutationVariables>,
) => useMutation(SendMessageDocument, options);

export const useMarkChatSeenMutation = (
  options?: useMutation.Options<MarkChatSeenMutation, MarkChatSeenMutationVariables>,
) => useMutation(MarkChatSeenDocument, options);
