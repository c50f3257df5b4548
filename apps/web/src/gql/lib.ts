/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react';
export type LiveCursorQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveCursorQuery = { liveCursor: string };

export type ViewerFieldsFragment = { id: string, firstName: string, lastName: string, displayName: string, photoUrl: string | null, email: string | null, emailVerified: boolean | null, memberType: Types.MemberType, staffDuties: Array<Types.StaffDuty>, isAuthorized: boolean | null, language: Types.Language | null, businessId: string | null, membershipEntry: Types.MembershipEntry | null, applicationStatus: Types.ApplicationStatus | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { liveCursor: string, me: ViewerFieldsFragment | null };

export const ViewerFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"memberType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"staffDuties"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"membershipEntry"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"applicationStatus"},"arguments":[],"directives":[]}]}};

export const LiveCursorDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveCursor"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]}]}}] } as unknown as DocumentNode<LiveCursorQuery, LiveCursorQueryVariables>;

export const ViewerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"},"directives":[]}]}}]}}, ViewerFieldsFragmentNode] } as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useLiveCursorQuery = (...[options]: HookArguments<LiveCursorQueryVariables, useQuery.Options<LiveCursorQuery, LiveCursorQueryVariables>>) =>
  useQuery(LiveCursorDocument, options as useQuery.Options<LiveCursorQuery, LiveCursorQueryVariables>);

export const useViewerQuery = (...[options]: HookArguments<ViewerQueryVariables, useQuery.Options<ViewerQuery, ViewerQueryVariables>>) =>
  useQuery(ViewerDocument, options as useQuery.Options<ViewerQuery, ViewerQueryVariables>);