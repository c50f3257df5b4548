import type { FileFieldsFragment } from './components.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { FileFieldsFragmentNode, ImageFieldsFragmentNode } from './components.ts';
import { useMutation, useQuery } from '@apollo/client/react';
export type UploadRulesQueryVariables = Exact<{
  purpose: Types.FilePurpose;
}>;


export type UploadRulesQuery = { uploadRules: { contentTypes: Array<string>, maxBytes: number, advisedWidth: number | null, advisedHeight: number | null } };

export type RequestUploadMutationVariables = Exact<{
  input: Types.RequestUploadInput;
}>;


export type RequestUploadMutation = { requestUpload: { file: { id: string } | null, target: { url: string, method: string, headers: Array<{ name: string, value: string }> } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type CompleteUploadMutationVariables = Exact<{
  input: Types.FileInput;
}>;


export type CompleteUploadMutation = { completeUpload: { file: FileFieldsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type GiveUpUploadMutationVariables = Exact<{
  input: Types.FileInput;
}>;


export type GiveUpUploadMutation = { removeFile: { userErrors: Array<{ code: string }> } };

export type CreateFileLinkMutationVariables = Exact<{
  input: Types.FileInput;
}>;


export type CreateFileLinkMutation = { createFileLink: { url: string | null, userErrors: Array<{ code: string }> } };

export const UploadRulesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilePurpose"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentTypes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"advisedWidth"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"advisedHeight"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<UploadRulesQuery, UploadRulesQueryVariables>;

export const RequestUploadDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestUploadInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"method"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"headers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<RequestUploadMutation, RequestUploadMutationVariables>;

export const CompleteUploadDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, FileFieldsFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<CompleteUploadMutation, CompleteUploadMutationVariables>;

export const GiveUpUploadDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveUpUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<GiveUpUploadMutation, GiveUpUploadMutationVariables>;

export const CreateFileLinkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFileLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFileLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<CreateFileLinkMutation, CreateFileLinkMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useUploadRulesQuery = (...[options]: HookArguments<UploadRulesQueryVariables, useQuery.Options<UploadRulesQuery, UploadRulesQueryVariables>>) =>
  useQuery(UploadRulesDocument, options as useQuery.Options<UploadRulesQuery, UploadRulesQueryVariables>);

export const useRequestUploadMutation = (options?: useMutation.Options<RequestUploadMutation, RequestUploadMutationVariables>) =>
  useMutation(RequestUploadDocument, options);

export const useCompleteUploadMutation = (options?: useMutation.Options<CompleteUploadMutation, CompleteUploadMutationVariables>) =>
  useMutation(CompleteUploadDocument, options);

export const useGiveUpUploadMutation = (options?: useMutation.Options<GiveUpUploadMutation, GiveUpUploadMutationVariables>) =>
  useMutation(GiveUpUploadDocument, options);

export const useCreateFileLinkMutation = (options?: useMutation.Options<CreateFileLinkMutation, CreateFileLinkMutationVariables>) =>
  useMutation(CreateFileLinkDocument, options);