/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery } from '@apollo/client/react';
export type MyReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyReportsQuery = { myReports: Array<{ id: string, kind: Types.ReportableKind, subjectId: string, dateReported: string }> };

export type ReportMutationVariables = Exact<{
  input: Types.ReportInput;
}>;


export type ReportMutation = { report: { report: { id: string, kind: Types.ReportableKind, subjectId: string, dateReported: string } | null, userErrors: Array<{ code: string, field: string | null, message: string, retryAfterSeconds: number | null }> } };

export const MyReportsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyReports"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myReports"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateReported"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<MyReportsQuery, MyReportsQueryVariables>;

export const ReportDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateReported"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<ReportMutation, ReportMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useMyReportsQuery = (...[options]: HookArguments<MyReportsQueryVariables, useQuery.Options<MyReportsQuery, MyReportsQueryVariables>>) =>
  useQuery(MyReportsDocument, options as useQuery.Options<MyReportsQuery, MyReportsQueryVariables>);

export const useReportMutation = (options?: useMutation.Options<ReportMutation, ReportMutationVariables>) =>
  useMutation(ReportDocument, options);