import type { FileFieldsFragment } from './components.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { FileFieldsFragmentNode, ImageFieldsFragmentNode } from './components.ts';
import { useMutation, useQuery } from '@apollo/client/react';
export type SettingsFieldsFragment = { version: number, siteName: string, brandColor: string | null, defaultLanguage: Types.Language, displayCurrency: string, taxPercent: number, issuer: { name: string, taxId: string | null, address: string | null } | null, socialLinks: Array<{ network: string, url: string }>, logo: FileFieldsFragment | null };

export type InstallationFieldsFragment = { isProduction: boolean, hasMailServer: boolean, mailFrom: string, inboundMailAddress: string | null, billing: Types.BillingState };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: SettingsFieldsFragment, installation: InstallationFieldsFragment };

export type SaveSettingsMutationVariables = Exact<{
  input: Types.SaveSettingsInput;
}>;


export type SaveSettingsMutation = { saveSettings: { settings: SettingsFieldsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SendTestMailMutationVariables = Exact<{
  input: Types.SendTestMailInput;
}>;


export type SendTestMailMutation = { sendTestMail: { result: { isSent: boolean, answer: string } | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export const SettingsFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"siteName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brandColor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayCurrency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"taxPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"issuer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"taxId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"},"directives":[]}]}}]}};

export const InstallationFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstallationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Installation"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProduction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasMailServer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inboundMailAddress"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"billing"},"arguments":[],"directives":[]}]}};

export const SettingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"installation"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstallationFields"},"directives":[]}]}}]}}, SettingsFieldsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, InstallationFieldsFragmentNode] } as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;

export const SaveSettingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSettingsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, SettingsFieldsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;

export const SendTestMailDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendTestMailInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useSettingsQuery = (...[options]: HookArguments<SettingsQueryVariables, useQuery.Options<SettingsQuery, SettingsQueryVariables>>) =>
  useQuery(SettingsDocument, options as useQuery.Options<SettingsQuery, SettingsQueryVariables>);

export const useSaveSettingsMutation = (options?: useMutation.Options<SaveSettingsMutation, SaveSettingsMutationVariables>) =>
  useMutation(SaveSettingsDocument, options);

export const useSendTestMailMutation = (options?: useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables>) =>
  useMutation(SendTestMailDocument, options);