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
export type DocumentsToAcceptQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentsToAcceptQuery = { documentsToAccept: Array<{ kind: Types.DocumentKind, version: number, publishedAt: string, title: { en: string | null, es: string | null }, body: { en: RichTextDocument | null, es: RichTextDocument | null }, images: Array<ImageFieldsFragment> }>, terms: { kind: Types.DocumentKind, version: number } | null, privacy: { kind: Types.DocumentKind, version: number } | null };

export type AcceptDocumentsMutationVariables = Exact<{
  input: Types.AcceptDocumentsInput;
}>;


export type AcceptDocumentsMutation = { acceptDocuments: { ok: boolean, userErrors: Array<{ code: string, field: string | null }> } };

export type RefusalFragment = { code: string, field: string | null, retryAfterSeconds: number | null };

export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: { token: string, expiresAt: string } | null, suspension: { reason: string, until: string | null } | null, userErrors: Array<RefusalFragment> } };

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpMutation = { signUp: { accessToken: { token: string, expiresAt: string } | null, userErrors: Array<RefusalFragment> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { ok: boolean, userErrors: Array<RefusalFragment> } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { ok: boolean, userErrors: Array<RefusalFragment> } };

export type VerifyEmailMutationVariables = Exact<{
  input: Types.VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { ok: boolean, userErrors: Array<RefusalFragment> } };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { ok: boolean, userErrors: Array<RefusalFragment> } };

export type MailboxHintQueryVariables = Exact<{ [key: string]: never; }>;


export type MailboxHintQuery = { site: { hasDevelopmentMailbox: boolean } };

export type ConsentVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentVersionsQuery = { terms: { kind: Types.DocumentKind, version: number } | null, privacy: { kind: Types.DocumentKind, version: number } | null };

export type ConsentDocumentQueryVariables = Exact<{
  kind: Types.DocumentKind;
  version: number;
}>;


export type ConsentDocumentQuery = { document: { kind: Types.DocumentKind, version: number, publishedAt: string, title: { en: string | null, es: string | null }, body: { en: RichTextDocument | null, es: RichTextDocument | null }, images: Array<ImageFieldsFragment> } | null };

export type NeedsAdministratorQueryVariables = Exact<{ [key: string]: never; }>;


export type NeedsAdministratorQuery = { needsAdministrator: boolean };

export type BecomeFirstAdministratorMutationVariables = Exact<{
  input: Types.BecomeFirstAdministratorInput;
}>;


export type BecomeFirstAdministratorMutation = { becomeFirstAdministrator: { user: { id: string, memberType: Types.MemberType } | null, accessToken: { token: string, expiresAt: string } | null, userErrors: Array<RefusalFragment> } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  input: Types.RevokeSessionInput;
}>;


export type RevokeSessionMutation = { revokeSession: { revokedIds: Array<string>, userErrors: Array<RefusalFragment> } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { revokedIds: Array<string>, userErrors: Array<RefusalFragment> } };

export type EmailChangeFieldsFragment = { newEmail: string, dateRequested: string };

export type MyEmailChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type MyEmailChangeQuery = { myEmailChange: EmailChangeFieldsFragment | null };

export type ChangeEmailMutationVariables = Exact<{
  input: Types.ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { change: EmailChangeFieldsFragment | null, userErrors: Array<RefusalFragment> } };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange: { ok: boolean, userErrors: Array<RefusalFragment> } };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataQuery = { exportMyData: string };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { ok: boolean, userErrors: Array<RefusalFragment> } };

export type PresenceFieldsFragment = { id: string, showsOnline: boolean, showsTyping: boolean, showsSeen: boolean };

export type MyPresenceChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPresenceChoicesQuery = { myPresenceChoices: PresenceFieldsFragment };

export type SetPresenceChoicesMutationVariables = Exact<{
  input: Types.PresenceChoicesInput;
}>;


export type SetPresenceChoicesMutation = { setPresenceChoices: { choices: PresenceFieldsFragment | null, userErrors: Array<RefusalFragment> } };

export const RefusalFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}};

export const EmailChangeFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChange"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateRequested"},"arguments":[],"directives":[]}]}};

export const PresenceFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PresenceChoices"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"showsOnline"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"showsTyping"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"showsSeen"},"arguments":[],"directives":[]}]}};

export const DocumentsToAcceptDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsToAccept"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsToAccept"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"terms"},"name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"TERMS"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"Field","alias":{"kind":"Name","value":"privacy"},"name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"PRIVACY"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]}}, ImageFieldsFragmentNode] } as unknown as DocumentNode<DocumentsToAcceptQuery, DocumentsToAcceptQueryVariables>;

export const AcceptDocumentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptDocumentsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<AcceptDocumentsMutation, AcceptDocumentsMutationVariables>;

export const SignInDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"suspension"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;

export const SignUpDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;

export const RequestPasswordResetDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;

export const ResetPasswordDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;

export const VerifyEmailDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;

export const RequestEmailVerificationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailVerification"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailVerification"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;

export const MailboxHintDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailboxHint"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasDevelopmentMailbox"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<MailboxHintQuery, MailboxHintQueryVariables>;

export const ConsentVersionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentVersions"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"terms"},"name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"TERMS"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"Field","alias":{"kind":"Name","value":"privacy"},"name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"PRIVACY"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<ConsentVersionsQuery, ConsentVersionsQueryVariables>;

export const ConsentDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentKind"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}}]}}]}}, ImageFieldsFragmentNode] } as unknown as DocumentNode<ConsentDocumentQuery, ConsentDocumentQueryVariables>;

export const NeedsAdministratorDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeedsAdministrator"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsAdministrator"},"arguments":[],"directives":[]}]}}] } as unknown as DocumentNode<NeedsAdministratorQuery, NeedsAdministratorQueryVariables>;

export const BecomeFirstAdministratorDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BecomeFirstAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BecomeFirstAdministratorInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"becomeFirstAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"memberType"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<BecomeFirstAdministratorMutation, BecomeFirstAdministratorMutationVariables>;

export const MySessionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"device"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"},"arguments":[],"directives":[]}]}}]}}] } as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;

export const RevokeSessionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSessionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;

export const RevokeOtherSessionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;

export const MyEmailChangeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyEmailChange"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEmailChange"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailChangeFields"},"directives":[]}]}}]}}, EmailChangeFieldsFragmentNode] } as unknown as DocumentNode<MyEmailChangeQuery, MyEmailChangeQueryVariables>;

export const ChangeEmailDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailChangeFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, EmailChangeFieldsFragmentNode, RefusalFragmentNode] } as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;

export const CancelEmailChangeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEmailChange"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEmailChange"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>;

export const ExportMyDataDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMyData"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"},"arguments":[],"directives":[]}]}}] } as unknown as DocumentNode<ExportMyDataQuery, ExportMyDataQueryVariables>;

export const DeleteAccountDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, RefusalFragmentNode] } as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;

export const MyPresenceChoicesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPresenceChoices"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPresenceChoices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresenceFields"},"directives":[]}]}}]}}, PresenceFieldsFragmentNode] } as unknown as DocumentNode<MyPresenceChoicesQuery, MyPresenceChoicesQueryVariables>;

export const SetPresenceChoicesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPresenceChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PresenceChoicesInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPresenceChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresenceFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"},"directives":[]}]}}]}}]}}, PresenceFieldsFragmentNode, RefusalFragmentNode] } as unknown as DocumentNode<SetPresenceChoicesMutation, SetPresenceChoicesMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useDocumentsToAcceptQuery = (...[options]: HookArguments<DocumentsToAcceptQueryVariables, useQuery.Options<DocumentsToAcceptQuery, DocumentsToAcceptQueryVariables>>) =>
  useQuery(DocumentsToAcceptDocument, options as useQuery.Options<DocumentsToAcceptQuery, DocumentsToAcceptQueryVariables>);

export const useAcceptDocumentsMutation = (options?: useMutation.Options<AcceptDocumentsMutation, AcceptDocumentsMutationVariables>) =>
  useMutation(AcceptDocumentsDocument, options);

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  useMutation(SignInDocument, options);

export const useSignUpMutation = (options?: useMutation.Options<SignUpMutation, SignUpMutationVariables>) =>
  useMutation(SignUpDocument, options);

export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) =>
  useMutation(RequestPasswordResetDocument, options);

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) =>
  useMutation(ResetPasswordDocument, options);

export const useVerifyEmailMutation = (options?: useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) =>
  useMutation(VerifyEmailDocument, options);

export const useRequestEmailVerificationMutation = (options?: useMutation.Options<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>) =>
  useMutation(RequestEmailVerificationDocument, options);

export const useMailboxHintQuery = (...[options]: HookArguments<MailboxHintQueryVariables, useQuery.Options<MailboxHintQuery, MailboxHintQueryVariables>>) =>
  useQuery(MailboxHintDocument, options as useQuery.Options<MailboxHintQuery, MailboxHintQueryVariables>);

export const useConsentVersionsQuery = (...[options]: HookArguments<ConsentVersionsQueryVariables, useQuery.Options<ConsentVersionsQuery, ConsentVersionsQueryVariables>>) =>
  useQuery(ConsentVersionsDocument, options as useQuery.Options<ConsentVersionsQuery, ConsentVersionsQueryVariables>);

export const useConsentDocumentQuery = (...[options]: HookArguments<ConsentDocumentQueryVariables, useQuery.Options<ConsentDocumentQuery, ConsentDocumentQueryVariables>>) =>
  useQuery(ConsentDocumentDocument, options as useQuery.Options<ConsentDocumentQuery, ConsentDocumentQueryVariables>);

export const useNeedsAdministratorQuery = (...[options]: HookArguments<NeedsAdministratorQueryVariables, useQuery.Options<NeedsAdministratorQuery, NeedsAdministratorQueryVariables>>) =>
  useQuery(NeedsAdministratorDocument, options as useQuery.Options<NeedsAdministratorQuery, NeedsAdministratorQueryVariables>);

export const useBecomeFirstAdministratorMutation = (options?: useMutation.Options<BecomeFirstAdministratorMutation, BecomeFirstAdministratorMutationVariables>) =>
  useMutation(BecomeFirstAdministratorDocument, options);

export const useMySessionsQuery = (...[options]: HookArguments<MySessionsQueryVariables, useQuery.Options<MySessionsQuery, MySessionsQueryVariables>>) =>
  useQuery(MySessionsDocument, options as useQuery.Options<MySessionsQuery, MySessionsQueryVariables>);

export const useRevokeSessionMutation = (options?: useMutation.Options<RevokeSessionMutation, RevokeSessionMutationVariables>) =>
  useMutation(RevokeSessionDocument, options);

export const useRevokeOtherSessionsMutation = (options?: useMutation.Options<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>) =>
  useMutation(RevokeOtherSessionsDocument, options);

export const useMyEmailChangeQuery = (...[options]: HookArguments<MyEmailChangeQueryVariables, useQuery.Options<MyEmailChangeQuery, MyEmailChangeQueryVariables>>) =>
  useQuery(MyEmailChangeDocument, options as useQuery.Options<MyEmailChangeQuery, MyEmailChangeQueryVariables>);

export const useChangeEmailMutation = (options?: useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) =>
  useMutation(ChangeEmailDocument, options);

export const useCancelEmailChangeMutation = (options?: useMutation.Options<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>) =>
  useMutation(CancelEmailChangeDocument, options);

export const useExportMyDataQuery = (...[options]: HookArguments<ExportMyDataQueryVariables, useQuery.Options<ExportMyDataQuery, ExportMyDataQueryVariables>>) =>
  useQuery(ExportMyDataDocument, options as useQuery.Options<ExportMyDataQuery, ExportMyDataQueryVariables>);

export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) =>
  useMutation(DeleteAccountDocument, options);

export const useMyPresenceChoicesQuery = (...[options]: HookArguments<MyPresenceChoicesQueryVariables, useQuery.Options<MyPresenceChoicesQuery, MyPresenceChoicesQueryVariables>>) =>
  useQuery(MyPresenceChoicesDocument, options as useQuery.Options<MyPresenceChoicesQuery, MyPresenceChoicesQueryVariables>);

export const useSetPresenceChoicesMutation = (options?: useMutation.Options<SetPresenceChoicesMutation, SetPresenceChoicesMutationVariables>) =>
  useMutation(SetPresenceChoicesDocument, options);