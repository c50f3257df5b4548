/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, useSubscription } from '@apollo/client/react';
export type CommunityUpdateFieldsFragment = {
  id: string;
  kind: Types.CommunityUpdateKind;
  date: string;
  subject:
    | { __typename: 'Business'; id: string; name: string; city: string; country: string }
    | {
        __typename: 'Product';
        id: string;
        type: Types.ListingType;
        listingName: { en: string | null; es: string | null };
        business: { id: string; name: string };
      }
    | {
        __typename: 'Property';
        id: string;
        type: Types.ListingType;
        listingName: { en: string | null; es: string | null };
        business: { id: string; name: string };
      }
    | {
        __typename: 'Review';
        id: string;
        rating: number;
        subject: string;
        business: { id: string; name: string };
      }
    | {
        __typename: 'Service';
        id: string;
        type: Types.ListingType;
        listingName: { en: string | null; es: string | null };
        business: { id: string; name: string };
      };
};

export type CommunityQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type CommunityQuery = {
  liveCursor: string;
  communityUpdates: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        kind: Types.CommunityUpdateKind;
        date: string;
        subject:
          | { __typename: 'Business'; id: string; name: string; city: string; country: string }
          | {
              __typename: 'Product';
              id: string;
              type: Types.ListingType;
              listingName: { en: string | null; es: string | null };
              business: { id: string; name: string };
            }
          | {
              __typename: 'Property';
              id: string;
              type: Types.ListingType;
              listingName: { en: string | null; es: string | null };
              business: { id: string; name: string };
            }
          | {
              __typename: 'Review';
              id: string;
              rating: number;
              subject: string;
              business: { id: string; name: string };
            }
          | {
              __typename: 'Service';
              id: string;
              type: Types.ListingType;
              listingName: { en: string | null; es: string | null };
              business: { id: string; name: string };
            };
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type CommunityUpdateAddedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;

export type CommunityUpdateAddedSubscription = {
  communityUpdateAdded: {
    cursor: string;
    update: {
      id: string;
      kind: Types.CommunityUpdateKind;
      date: string;
      subject:
        | { __typename: 'Business'; id: string; name: string; city: string; country: string }
        | {
            __typename: 'Product';
            id: string;
            type: Types.ListingType;
            listingName: { en: string | null; es: string | null };
            business: { id: string; name: string };
          }
        | {
            __typename: 'Property';
            id: string;
            type: Types.ListingType;
            listingName: { en: string | null; es: string | null };
            business: { id: string; name: string };
          }
        | {
            __typename: 'Review';
            id: string;
            rating: number;
            subject: string;
            business: { id: string; name: string };
          }
        | {
            __typename: 'Service';
            id: string;
            type: Types.ListingType;
            listingName: { en: string | null; es: string | null };
            business: { id: string; name: string };
          };
    };
  };
};

export const CommunityUpdateFieldsFragmentNode = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'CommunityUpdateFields' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CommunityUpdate' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'kind' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'date' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'subject' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: '__typename' },
              arguments: [],
              directives: [],
            },
            {
              kind: 'InlineFragment',
              typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Listing' } },
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'id' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'type' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    alias: { kind: 'Name', value: 'listingName' },
                    name: { kind: 'Name', value: 'name' },
                    arguments: [],
                    directives: [],
                    selectionSet: {
                      kind: 'SelectionSet',
                      selections: [
                        {
                          kind: 'Field',
                          name: { kind: 'Name', value: 'en' },
                          arguments: [],
                          directives: [],
                        },
                        {
                          kind: 'Field',
                          name: { kind: 'Name', value: 'es' },
                          arguments: [],
                          directives: [],
                        },
                      ],
                    },
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'business' },
                    arguments: [],
                    directives: [],
                    selectionSet: {
                      kind: 'SelectionSet',
                      selections: [
                        {
                          kind: 'Field',
                          name: { kind: 'Name', value: 'id' },
                          arguments: [],
                          directives: [],
                        },
                        {
                          kind: 'Field',
                          name: { kind: 'Name', value: 'name' },
                          arguments: [],
                          directives: [],
                        },
                      ],
                    },
                  },
                ],
              },
            },
            {
              kind: 'InlineFragment',
              typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Business' } },
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'id' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'name' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'city' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'country' },
                    arguments: [],
                    directives: [],
                  },
                ],
              },
            },
            {
              kind: 'InlineFragment',
              typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Review' } },
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'id' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'rating' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'subject' },
                    arguments: [],
                    directives: [],
                  },
                  {
                    kind: 'Field',
                    name: { kind: 'Name', value: 'business' },
                    arguments: [],
                    directives: [],
                    selectionSet: {
                      kind: 'SelectionSet',
                      selections: [
                        {
                          kind: 'Field',
                          name: { kind: 'Name', value: 'id' },
                          arguments: [],
                          directives: [],
                        },
                        {
                          kind: 'Field',
                          name: { kind: 'Name', value: 'name' },
                          arguments: [],
                          directives: [],
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
  },
};

export const CommunityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Community' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'liveCursor' },
            arguments: [],
            directives: [],
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'communityUpdates' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '6' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'cursor' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        arguments: [],
                        directives: [],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'CommunityUpdateFields' },
                              directives: [],
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
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'hasNextPage' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'endCursor' },
                        arguments: [],
                        directives: [],
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
    CommunityUpdateFieldsFragmentNode,
  ],
} as unknown as DocumentNode<CommunityQuery, CommunityQueryVariables>;

export const CommunityUpdateAddedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'CommunityUpdateAdded' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCursor' } },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'communityUpdateAdded' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cursor' },
                  arguments: [],
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'update' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'CommunityUpdateFields' },
                        directives: [],
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
    CommunityUpdateFieldsFragmentNode,
  ],
} as unknown as DocumentNode<
  CommunityUpdateAddedSubscription,
  CommunityUpdateAddedSubscriptionVariables
>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useCommunityQuery = (
  ...[options]: HookArguments<
    CommunityQueryVariables,
    useQuery.Options<CommunityQuery, CommunityQueryVariables>
  >
) =>
  useQuery(CommunityDocument, options as useQuery.Options<CommunityQuery, CommunityQueryVariables>);

export const useCommunityUpdateAddedSubscription = (
  ...[options]: HookArguments<
    CommunityUpdateAddedSubscriptionVariables,
    useSubscription.Options<
      CommunityUpdateAddedSubscription,
      CommunityUpdateAddedSubscriptionVariables
    >
  >
) =>
  useSubscription(
    CommunityUpdateAddedDocument,
    options as useSubscription.Options<
      CommunityUpdateAddedSubscription,
      CommunityUpdateAddedSubscriptionVariables
    >,
  );
