/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react';
export type LatestNotificationsQueryVariables = Exact<{
  language: Types.Language;
}>;


export type LatestNotificationsQuery = { notifications: { edges: Array<{ cursor: string, node: { id: string, isRead: boolean, dateCreated: string, title: string, text: string, url: string } }> } };

export type FindAnythingQueryVariables = Exact<{
  text: string;
}>;


export type FindAnythingQuery = { findAnything: Array<{ id: string, kind: string, title: string, detail: string | null, url: string }> };

export type InstallationNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type InstallationNoticeQuery = { installation: { isProduction: boolean, hasMailServer: boolean, billing: Types.BillingState } };

export const LatestNotificationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isRead"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]}]}}]}}]}}]}}] } as unknown as DocumentNode<LatestNotificationsQuery, LatestNotificationsQueryVariables>;

export const FindAnythingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindAnything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findAnything"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"detail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<FindAnythingQuery, FindAnythingQueryVariables>;

export const InstallationNoticeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstallationNotice"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"installation"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProduction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasMailServer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"billing"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<InstallationNoticeQuery, InstallationNoticeQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useLatestNotificationsQuery = (...[options]: HookArguments<LatestNotificationsQueryVariables, useQuery.Options<LatestNotificationsQuery, LatestNotificationsQueryVariables>>) =>
  useQuery(LatestNotificationsDocument, options as useQuery.Options<LatestNotificationsQuery, LatestNotificationsQueryVariables>);

export const useFindAnythingQuery = (...[options]: HookArguments<FindAnythingQueryVariables, useQuery.Options<FindAnythingQuery, FindAnythingQueryVariables>>) =>
  useQuery(FindAnythingDocument, options as useQuery.Options<FindAnythingQuery, FindAnythingQueryVariables>);

export const useInstallationNoticeQuery = (...[options]: HookArguments<InstallationNoticeQueryVariables, useQuery.Options<InstallationNoticeQuery, InstallationNoticeQueryVariables>>) =>
  useQuery(InstallationNoticeDocument, options as useQuery.Options<InstallationNoticeQuery, InstallationNoticeQueryVariables>);