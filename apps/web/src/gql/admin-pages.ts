import type { ImageFieldsFragment } from './components.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { RichTextDocument } from '@wiki/domain';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ImageFieldsFragmentNode } from './components.ts';
import { useMutation, useQuery } from '@apollo/client/react';
export type DocumentStateFragment = { kind: Types.DocumentKind, hasChanges: boolean, current: { kind: Types.DocumentKind, version: number, publishedAt: string } | null };

export type EditableDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableDocumentsQuery = { editableDocuments: Array<DocumentStateFragment> };

export type EditedDocumentFragment = (
  { draft: { revision: number, dateChanged: string, title: { en: string | null, es: string | null }, body: { en: RichTextDocument | null, es: RichTextDocument | null }, images: Array<ImageFieldsFragment> }, versions: Array<{ kind: Types.DocumentKind, version: number, publishedAt: string, author: { id: string, displayName: string } | null, title: { en: string | null, es: string | null }, body: { en: RichTextDocument | null, es: RichTextDocument | null } }> }
  & DocumentStateFragment
);

export type EditableDocumentQueryVariables = Exact<{
  kind: Types.DocumentKind;
}>;


export type EditableDocumentQuery = { editableDocument: EditedDocumentFragment };

export type SaveDocumentDraftMutationVariables = Exact<{
  input: Types.SaveDocumentDraftInput;
}>;


export type SaveDocumentDraftMutation = { saveDocumentDraft: { document: { kind: Types.DocumentKind, hasChanges: boolean, draft: { revision: number, dateChanged: string } } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type PublishDocumentMutationVariables = Exact<{
  input: Types.DocumentKindInput;
}>;


export type PublishDocumentMutation = { publishDocument: { document: EditedDocumentFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type RestoreDocumentVersionMutationVariables = Exact<{
  input: Types.DocumentVersionInput;
}>;


export type RestoreDocumentVersionMutation = { restoreDocumentVersion: { document: EditedDocumentFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export const DocumentStateFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableDocument"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"},"arguments":[],"directives":[]}]}}]}};

export const EditedDocumentFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableDocument"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateChanged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}}]}}]}};

export const EditableDocumentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableDocuments"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableDocuments"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentState"},"directives":[]}]}}]}}, DocumentStateFragmentNode] } as unknown as DocumentNode<EditableDocumentsQuery, EditableDocumentsQueryVariables>;

export const EditableDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentKind"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDocument"},"directives":[]}]}}]}}, EditedDocumentFragmentNode, DocumentStateFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<EditableDocumentQuery, EditableDocumentQueryVariables>;

export const SaveDocumentDraftDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDocumentDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDocumentDraftInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDocumentDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateChanged"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SaveDocumentDraftMutation, SaveDocumentDraftMutationVariables>;

export const PublishDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentKindInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDocument"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedDocumentFragmentNode, DocumentStateFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<PublishDocumentMutation, PublishDocumentMutationVariables>;

export const RestoreDocumentVersionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDocumentVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVersionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDocumentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDocument"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, EditedDocumentFragmentNode, DocumentStateFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<RestoreDocumentVersionMutation, RestoreDocumentVersionMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useEditableDocumentsQuery = (...[options]: HookArguments<EditableDocumentsQueryVariables, useQuery.Options<EditableDocumentsQuery, EditableDocumentsQueryVariables>>) =>
  useQuery(EditableDocumentsDocument, options as useQuery.Options<EditableDocumentsQuery, EditableDocumentsQueryVariables>);

export const useEditableDocumentQuery = (...[options]: HookArguments<EditableDocumentQueryVariables, useQuery.Options<EditableDocumentQuery, EditableDocumentQueryVariables>>) =>
  useQuery(EditableDocumentDocument, options as useQuery.Options<EditableDocumentQuery, EditableDocumentQueryVariables>);

export const useSaveDocumentDraftMutation = (options?: useMutation.Options<SaveDocumentDraftMutation, SaveDocumentDraftMutationVariables>) =>
  useMutation(SaveDocumentDraftDocument, options);

export const usePublishDocumentMutation = (options?: useMutation.Options<PublishDocumentMutation, PublishDocumentMutationVariables>) =>
  useMutation(PublishDocumentDocument, options);

export const useRestoreDocumentVersionMutation = (options?: useMutation.Options<RestoreDocumentVersionMutation, RestoreDocumentVersionMutationVariables>) =>
  useMutation(RestoreDocumentVersionDocument, options);