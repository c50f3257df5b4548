import type { ApplicationFactsFragment, ApplicationHistoryFragment, ReasonFieldsFragment } from './application.ts';
import type { TaxDataFieldsFragment } from './tax-data.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { TaxDataFieldsFragmentNode } from './tax-data.ts';
import { ApplicationFactsFragmentNode, ApplicationHistoryFragmentNode, ReasonFieldsFragmentNode } from './application.ts';
import { FileFieldsFragmentNode, ImageFieldsFragmentNode } from './components.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type ApplicationRowFragment = { id: string, status: Types.ApplicationStatus, dateChanged: string, dateSubmitted: string | null, paymentDueAt: string | null, changesDueAt: string | null, applicant: { id: string, displayName: string, email: string | null }, form: { businessName: string | null, city: string | null, country: string | null } };

export type ApplicationDetailsFragment = (
  { version: number, businessId: string | null, viewerActions: Array<Types.ApplicationAction>, viewerCanRemind: boolean, suggestedTaxId: string | null, taxDataChange: { id: string, changedFields: Array<string>, requestedBy: string | null, dateRequested: string, data: TaxDataFieldsFragment } | null, form: ApplicationFactsFragment, requestedChanges: Array<{ field: string, comment: string }>, lastReview: { date: string, changedFields: Array<string>, unchangedFields: Array<string>, form: ApplicationFactsFragment, comments: Array<{ field: string, comment: string }> } | null, reason: ReasonFieldsFragment | null, history: Array<ApplicationHistoryFragment> }
  & ApplicationRowFragment
);

export type ApplicationRefusalFragment = { code: string, field: string | null };

export type ApplicationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  tab: Types.ApplicationTab;
  status?: Types.ApplicationStatus | null | undefined;
  search?: string | null | undefined;
  doubtfulTaxId?: boolean | null | undefined;
}>;


export type ApplicationsQuery = { liveCursor: string, applicationCounts: Array<{ tab: Types.ApplicationTab, count: number }>, applications: { edges: Array<{ cursor: string, node: ApplicationRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApplicationQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplicationQuery = { liveCursor: string, application: ApplicationDetailsFragment | null };

export type ApplicationChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ApplicationChangedSubscription = { applicationChanged: { cursor: string, applicationId: string, application: ApplicationDetailsFragment | null } };

export type ApproveApplicationMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;


export type ApproveApplicationMutation = { approveApplication: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type RequestApplicationChangesMutationVariables = Exact<{
  input: Types.RequestApplicationChangesInput;
}>;


export type RequestApplicationChangesMutation = { requestApplicationChanges: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type RejectApplicationMutationVariables = Exact<{
  input: Types.CloseApplicationInput;
}>;


export type RejectApplicationMutation = { rejectApplication: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type DeleteApplicationMutationVariables = Exact<{
  input: Types.CloseApplicationInput;
}>;


export type DeleteApplicationMutation = { deleteApplication: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type RemindApplicantMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;


export type RemindApplicantMutation = { remindApplicant: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type ActivateApplicationMutationVariables = Exact<{
  input: Types.ActivateApplicationInput;
}>;


export type ActivateApplicationMutation = { activateApplication: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type CorrectApplicationTaxIdMutationVariables = Exact<{
  input: Types.CorrectApplicationTaxIdInput;
}>;


export type CorrectApplicationTaxIdMutation = { correctApplicationTaxId: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type ConfirmTaxDataChangeMutationVariables = Exact<{
  input: Types.ConfirmTaxDataInput;
}>;


export type ConfirmTaxDataChangeMutation = { confirmTaxDataChange: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export type RefuseTaxDataChangeMutationVariables = Exact<{
  input: Types.RefuseTaxDataInput;
}>;


export type RefuseTaxDataChangeMutation = { refuseTaxDataChange: { application: ApplicationDetailsFragment | null, userErrors: Array<ApplicationRefusalFragment> } };

export const ApplicationRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateChanged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSubmitted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changesDueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]}]}}]}};

export const ApplicationDetailsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerActions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"suggestedTaxId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"taxDataChange"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"data"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxDataFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateRequested"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFacts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedChanges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lastReview"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationFacts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unchangedFields"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationHistory"},"directives":[]}]}}]}};

export const ApplicationRefusalFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}};

export const ApplicationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tab"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationTab"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationStatus"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doubtfulTaxId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"applicationCounts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tab"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tab"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"doubtfulTaxId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doubtfulTaxId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, ApplicationRowFragmentNode] } as unknown as DocumentNode<ApplicationsQuery, ApplicationsQueryVariables>;

export const ApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Application"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode] } as unknown as DocumentNode<ApplicationQuery, ApplicationQueryVariables>;

export const ApplicationChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApplicationChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"applicationId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode] } as unknown as DocumentNode<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>;

export const ApproveApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<ApproveApplicationMutation, ApproveApplicationMutationVariables>;

export const RequestApplicationChangesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestApplicationChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestApplicationChangesInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestApplicationChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<RequestApplicationChangesMutation, RequestApplicationChangesMutationVariables>;

export const RejectApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseApplicationInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<RejectApplicationMutation, RejectApplicationMutationVariables>;

export const DeleteApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseApplicationInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<DeleteApplicationMutation, DeleteApplicationMutationVariables>;

export const RemindApplicantDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindApplicant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindApplicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<RemindApplicantMutation, RemindApplicantMutationVariables>;

export const ActivateApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateApplicationInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<ActivateApplicationMutation, ActivateApplicationMutationVariables>;

export const CorrectApplicationTaxIdDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectApplicationTaxId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectApplicationTaxIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctApplicationTaxId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<CorrectApplicationTaxIdMutation, CorrectApplicationTaxIdMutationVariables>;

export const ConfirmTaxDataChangeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTaxDataChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTaxDataInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTaxDataChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<ConfirmTaxDataChangeMutation, ConfirmTaxDataChangeMutationVariables>;

export const RefuseTaxDataChangeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseTaxDataChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseTaxDataInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseTaxDataChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationRefusal"},"directives":[]}]}}]}}]}}, ApplicationDetailsFragmentNode, ApplicationRowFragmentNode, TaxDataFieldsFragmentNode, ApplicationFactsFragmentNode, FileFieldsFragmentNode, ImageFieldsFragmentNode, ReasonFieldsFragmentNode, ApplicationHistoryFragmentNode, ApplicationRefusalFragmentNode] } as unknown as DocumentNode<RefuseTaxDataChangeMutation, RefuseTaxDataChangeMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useApplicationsQuery = (...[options]: HookArguments<ApplicationsQueryVariables, useQuery.Options<ApplicationsQuery, ApplicationsQueryVariables>>) =>
  useQuery(ApplicationsDocument, options as useQuery.Options<ApplicationsQuery, ApplicationsQueryVariables>);

export const useApplicationQuery = (...[options]: HookArguments<ApplicationQueryVariables, useQuery.Options<ApplicationQuery, ApplicationQueryVariables>>) =>
  useQuery(ApplicationDocument, options as useQuery.Options<ApplicationQuery, ApplicationQueryVariables>);

export const useApplicationChangedSubscription = (...[options]: HookArguments<ApplicationChangedSubscriptionVariables, useSubscription.Options<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>>) =>
  useSubscription(ApplicationChangedDocument, options as useSubscription.Options<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>);

export const useApproveApplicationMutation = (options?: useMutation.Options<ApproveApplicationMutation, ApproveApplicationMutationVariables>) =>
  useMutation(ApproveApplicationDocument, options);

export const useRequestApplicationChangesMutation = (options?: useMutation.Options<RequestApplicationChangesMutation, RequestApplicationChangesMutationVariables>) =>
  useMutation(RequestApplicationChangesDocument, options);

export const useRejectApplicationMutation = (options?: useMutation.Options<RejectApplicationMutation, RejectApplicationMutationVariables>) =>
  useMutation(RejectApplicationDocument, options);

export const useDeleteApplicationMutation = (options?: useMutation.Options<DeleteApplicationMutation, DeleteApplicationMutationVariables>) =>
  useMutation(DeleteApplicationDocument, options);

export const useRemindApplicantMutation = (options?: useMutation.Options<RemindApplicantMutation, RemindApplicantMutationVariables>) =>
  useMutation(RemindApplicantDocument, options);

export const useActivateApplicationMutation = (options?: useMutation.Options<ActivateApplicationMutation, ActivateApplicationMutationVariables>) =>
  useMutation(ActivateApplicationDocument, options);

export const useCorrectApplicationTaxIdMutation = (options?: useMutation.Options<CorrectApplicationTaxIdMutation, CorrectApplicationTaxIdMutationVariables>) =>
  useMutation(CorrectApplicationTaxIdDocument, options);

export const useConfirmTaxDataChangeMutation = (options?: useMutation.Options<ConfirmTaxDataChangeMutation, ConfirmTaxDataChangeMutationVariables>) =>
  useMutation(ConfirmTaxDataChangeDocument, options);

export const useRefuseTaxDataChangeMutation = (options?: useMutation.Options<RefuseTaxDataChangeMutation, RefuseTaxDataChangeMutationVariables>) =>
  useMutation(RefuseTaxDataChangeDocument, options);