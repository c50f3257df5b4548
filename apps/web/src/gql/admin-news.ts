import type { ImageFieldsFragment } from './components.ts';
import type { NewsTextFieldsFragment } from './news-article.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ImageFieldsFragmentNode } from './components.ts';
import { NewsTextFieldsFragmentNode } from './news-article.ts';
import { useMutation, useQuery } from '@apollo/client/react';
export type NewsRowFragment = { id: string, slug: string, status: Types.NewsStatus, datePublished: string | null, dateScheduled: string | null, dateChanged: string, hasChanges: boolean | null, author: { id: string, displayName: string } | null, draft: { title: { en: string | null, es: string | null }, cover: ImageFieldsFragment | null } | null };

export type ManagedNewsQueryVariables = Exact<{
  status?: Types.NewsStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ManagedNewsQuery = { newsCounts: Array<{ status: Types.NewsStatus, count: number }>, managedNews: { totalCount: number | null, edges: Array<{ cursor: string, node: NewsRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditedNewsFragment = (
  { dateUpdated: string | null, version: number | null, draft: NewsTextFieldsFragment | null, versions: Array<{ id: string, number: number, datePublished: string, author: { id: string, displayName: string } | null, text: NewsTextFieldsFragment }> }
  & NewsRowFragment
);

export type EditedNewsQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedNewsQuery = { newsItem: EditedNewsFragment | null };

export type NewsToCompareQueryVariables = Exact<{
  id: string | number;
}>;


export type NewsToCompareQuery = { newsItem: EditedNewsFragment | null };

export type CreateNewsMutationVariables = Exact<{
  input: Types.CreateNewsInput;
}>;


export type CreateNewsMutation = { createNews: { newsItem: EditedNewsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SaveNewsMutationVariables = Exact<{
  input: Types.SaveNewsInput;
}>;


export type SaveNewsMutation = { saveNews: { newsItem: { id: string, slug: string, version: number | null, dateChanged: string, hasChanges: boolean | null } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type PublishNewsMutationVariables = Exact<{
  input: Types.NewsIdInput;
}>;


export type PublishNewsMutation = { publishNews: { newsItem: EditedNewsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type ScheduleNewsMutationVariables = Exact<{
  input: Types.ScheduleNewsInput;
}>;


export type ScheduleNewsMutation = { scheduleNews: { newsItem: EditedNewsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type UnpublishNewsMutationVariables = Exact<{
  input: Types.NewsIdInput;
}>;


export type UnpublishNewsMutation = { unpublishNews: { newsItem: EditedNewsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type DeleteNewsMutationVariables = Exact<{
  input: Types.DeleteNewsInput;
}>;


export type DeleteNewsMutation = { deleteNews: { newsItem: EditedNewsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RestoreNewsMutationVariables = Exact<{
  input: Types.NewsIdInput;
}>;


export type RestoreNewsMutation = { restoreNews: { newsItem: EditedNewsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RestoreNewsVersionMutationVariables = Exact<{
  input: Types.NewsVersionInput;
}>;


export type RestoreNewsVersionMutation = { restoreNewsVersion: { newsItem: EditedNewsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export const NewsRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsItem"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"datePublished"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateScheduled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateChanged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}}]}}]}};

export const EditedNewsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedNews"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsItem"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateUpdated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsTextFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"datePublished"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsTextFields"},"directives":[]}]}}]}}]}};

export const ManagedNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsStatus"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsCounts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"managedNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, NewsRowFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<ManagedNewsQuery, ManagedNewsQueryVariables>;

export const EditedNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<EditedNewsQuery, EditedNewsQueryVariables>;

export const NewsToCompareDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsToCompare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<NewsToCompareQuery, NewsToCompareQueryVariables>;

export const CreateNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNewsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<CreateNewsMutation, CreateNewsMutationVariables>;

export const SaveNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNewsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateChanged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SaveNewsMutation, SaveNewsMutationVariables>;

export const PublishNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<PublishNewsMutation, PublishNewsMutationVariables>;

export const ScheduleNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleNewsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<ScheduleNewsMutation, ScheduleNewsMutationVariables>;

export const UnpublishNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpublishNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<UnpublishNewsMutation, UnpublishNewsMutationVariables>;

export const DeleteNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNewsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<DeleteNewsMutation, DeleteNewsMutationVariables>;

export const RestoreNewsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<RestoreNewsMutation, RestoreNewsMutationVariables>;

export const RestoreNewsVersionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreNewsVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsVersionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreNewsVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsItem"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNews"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedNewsFragmentNode, NewsRowFragmentNode, ImageFieldsFragmentNode, NewsTextFieldsFragmentNode] } as unknown as DocumentNode<RestoreNewsVersionMutation, RestoreNewsVersionMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useManagedNewsQuery = (...[options]: HookArguments<ManagedNewsQueryVariables, useQuery.Options<ManagedNewsQuery, ManagedNewsQueryVariables>>) =>
  useQuery(ManagedNewsDocument, options as useQuery.Options<ManagedNewsQuery, ManagedNewsQueryVariables>);

export const useEditedNewsQuery = (...[options]: HookArguments<EditedNewsQueryVariables, useQuery.Options<EditedNewsQuery, EditedNewsQueryVariables>>) =>
  useQuery(EditedNewsDocument, options as useQuery.Options<EditedNewsQuery, EditedNewsQueryVariables>);

export const useNewsToCompareQuery = (...[options]: HookArguments<NewsToCompareQueryVariables, useQuery.Options<NewsToCompareQuery, NewsToCompareQueryVariables>>) =>
  useQuery(NewsToCompareDocument, options as useQuery.Options<NewsToCompareQuery, NewsToCompareQueryVariables>);

export const useCreateNewsMutation = (options?: useMutation.Options<CreateNewsMutation, CreateNewsMutationVariables>) =>
  useMutation(CreateNewsDocument, options);

export const useSaveNewsMutation = (options?: useMutation.Options<SaveNewsMutation, SaveNewsMutationVariables>) =>
  useMutation(SaveNewsDocument, options);

export const usePublishNewsMutation = (options?: useMutation.Options<PublishNewsMutation, PublishNewsMutationVariables>) =>
  useMutation(PublishNewsDocument, options);

export const useScheduleNewsMutation = (options?: useMutation.Options<ScheduleNewsMutation, ScheduleNewsMutationVariables>) =>
  useMutation(ScheduleNewsDocument, options);

export const useUnpublishNewsMutation = (options?: useMutation.Options<UnpublishNewsMutation, UnpublishNewsMutationVariables>) =>
  useMutation(UnpublishNewsDocument, options);

export const useDeleteNewsMutation = (options?: useMutation.Options<DeleteNewsMutation, DeleteNewsMutationVariables>) =>
  useMutation(DeleteNewsDocument, options);

export const useRestoreNewsMutation = (options?: useMutation.Options<RestoreNewsMutation, RestoreNewsMutationVariables>) =>
  useMutation(RestoreNewsDocument, options);

export const useRestoreNewsVersionMutation = (options?: useMutation.Options<RestoreNewsVersionMutation, RestoreNewsVersionMutationVariables>) =>
  useMutation(RestoreNewsVersionDocument, options);