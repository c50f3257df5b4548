/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react';
export type MyWritingLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWritingLimitsQuery = { myWritingLimits: { isNew: boolean, newDays: number, links: number | null, postsPerHour: number | null, contactsPerDay: number | null } };

export const MyWritingLimitsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWritingLimits"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWritingLimits"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNew"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"newDays"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"links"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"postsPerHour"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contactsPerDay"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<MyWritingLimitsQuery, MyWritingLimitsQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useMyWritingLimitsQuery = (...[options]: HookArguments<MyWritingLimitsQueryVariables, useQuery.Options<MyWritingLimitsQuery, MyWritingLimitsQueryVariables>>) =>
  useQuery(MyWritingLimitsDocument, options as useQuery.Options<MyWritingLimitsQuery, MyWritingLimitsQueryVariables>);