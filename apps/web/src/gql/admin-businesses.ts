import type { ReasonFieldsFragment } from './application.ts';
import type { BusinessFormFieldsFragment } from './business-form.ts';
import type { BusinessPeopleFragment } from './business-people.ts';
import type { ImageFieldsFragment } from './components.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ImageFieldsFragmentNode } from './components.ts';
import { ReasonFieldsFragmentNode } from './application.ts';
import { BusinessFormFieldsFragmentNode } from './business-form.ts';
import { BusinessPeopleFragmentNode } from './business-people.ts';
import { useMutation, useQuery } from '@apollo/client/react';
export type BusinessRowFragment = { id: string, name: string, city: string, region: string, country: string, status: Types.BusinessStatus | null, isVerified: boolean, needsConfirmation: boolean | null, logo: ImageFieldsFragment | null, membership: MembershipFieldsFragment | null, members: Array<{ user: { id: string } }> | null };

export type MembershipFieldsFragment = { plan: Types.PlanKey, status: Types.MembershipStatus, periodEnd: string | null, graceEnd: string | null, endsAtPeriodEnd: boolean, suspensionReason: ReasonFieldsFragment | null };

export type BusinessAccountsFragment = { id: string, members: Array<{ user: { id: string, email: string | null, isAuthorized: boolean | null } }> | null };

export type VerificationFragment = { id: string, name: string, city: string, region: string, country: string, isVerified: boolean, needsConfirmation: boolean | null, verification: { date: string, facts: { name: string, city: string, region: string, country: string, taxId: string | null } } | null };

export type BusinessDetailsFragment = (
  { id: string, name: string, status: Types.BusinessStatus | null, dateCreated: string, membership: MembershipFieldsFragment | null }
  & VerificationFragment
  & BusinessFormFieldsFragment
  & BusinessPeopleFragment
  & BusinessAccountsFragment
);

export type AdminBusinessesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: Types.BusinessFilter | null | undefined;
}>;


export type AdminBusinessesQuery = { businesses: { edges: Array<{ cursor: string, node: BusinessRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminBusinessQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminBusinessQuery = { business: BusinessDetailsFragment | null };

export type CreateBusinessMutationVariables = Exact<{
  input: Types.CreateBusinessInput;
}>;


export type CreateBusinessMutation = { createBusiness: { business: { id: string } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type EditBusinessMutationVariables = Exact<{
  input: Types.UpdateBusinessInput;
}>;


export type EditBusinessMutation = { updateBusiness: { business: (
      BusinessFormFieldsFragment
      & VerificationFragment
    ) | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type SetBusinessVerifiedMutationVariables = Exact<{
  input: Types.SetBusinessVerifiedInput;
}>;


export type SetBusinessVerifiedMutation = { setBusinessVerified: { business: VerificationFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SetBusinessStatusMutationVariables = Exact<{
  input: Types.SetBusinessStatusInput;
}>;


export type SetBusinessStatusMutation = { setBusinessStatus: { business: { id: string, status: Types.BusinessStatus | null } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type SuspendMembershipMutationVariables = Exact<{
  input: Types.SuspendMembershipInput;
}>;


export type SuspendMembershipMutation = { suspendMembership: { business: { id: string, membership: MembershipFieldsFragment | null } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type ReinstateMembershipMutationVariables = Exact<{
  input: Types.BusinessIdInput;
}>;


export type ReinstateMembershipMutation = { reinstateMembership: { business: { id: string, membership: MembershipFieldsFragment | null } | null, userErrors: Array<{ code: string, field: string | null }> } };

export type CreateBusinessUserMutationVariables = Exact<{
  input: Types.CreateBusinessUserInput;
}>;


export type CreateBusinessUserMutation = { createBusinessUser: { user: { id: string, displayName: string, email: string | null } | null, business: (
      BusinessPeopleFragment
      & BusinessAccountsFragment
    ) | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type BusinessApplicationQueryVariables = Exact<{
  businessId: string | number;
}>;


export type BusinessApplicationQuery = { applicationOfBusiness: { id: string, status: Types.ApplicationStatus, dateSubmitted: string | null, applicant: { id: string, displayName: string } } | null };

export type BusinessBillingQueryVariables = Exact<{
  businessId: string | number;
}>;


export type BusinessBillingQuery = { invoices: { totalCount: number | null, edges: Array<{ node: { id: string, number: string, status: Types.InvoiceStatus, issuedAt: string, total: { amountMinor: number, currency: string } } }> }, payments: { edges: Array<{ node: { id: string, status: Types.PaymentStatus, surplus: Types.PaymentSurplus | null, date: string, method: Types.PaymentMethod, localAmount: { amountMinor: number, currency: string }, invoice: { id: string } } }> } };

export type BusinessListingRecordsQueryVariables = Exact<{
  businessId: string | number;
}>;


export type BusinessListingRecordsQuery = { managedListings: { edges: Array<{ node:
        | { id: string, type: Types.ListingType, status: Types.ListingStatus, name: { en: string | null, es: string | null } }
        | { id: string, type: Types.ListingType, status: Types.ListingStatus, name: { en: string | null, es: string | null } }
        | { id: string, type: Types.ListingType, status: Types.ListingStatus, name: { en: string | null, es: string | null } }
       }>, pageInfo: { hasNextPage: boolean } } };

export type BusinessReviewRecordsQueryVariables = Exact<{
  businessId: string | number;
}>;


export type BusinessReviewRecordsQuery = { reviews: { totalCount: number | null, edges: Array<{ node: { id: string, subject: string, rating: number, dateCreated: string } }> } };

export type BusinessDisputesQueryVariables = Exact<{
  businessId: string | number;
}>;


export type BusinessDisputesQuery = { disputes: { totalCount: number | null, edges: Array<{ node: { id: string, status: Types.DisputeStatus, dateCreated: string, review: { id: string, subject: string } } }> } };

export type BusinessTicketsQueryVariables = Exact<{
  businessId: string | number;
}>;


export type BusinessTicketsQuery = { tickets: { totalCount: number | null, edges: Array<{ node: { id: string, number: number, subject: string, status: Types.TicketStatus, dateCreated: string } }> } };

export type BusinessCasesQueryVariables = Exact<{
  businessId: string | number;
}>;


export type BusinessCasesQuery = { moderationCases: { totalCount: number | null, edges: Array<{ node: { id: string, title: string | null, text: string, reportCount: number, dateOpened: string } }> } };

export const BusinessRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"region"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"needsConfirmation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"logo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}};

export const MembershipFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endsAtPeriodEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}}]}};

export const BusinessAccountsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessAccounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"},"arguments":[],"directives":[]}]}}]}}]}};

export const VerificationFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"region"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"needsConfirmation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verification"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"region"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"taxId"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"date"},"arguments":[],"directives":[]}]}}]}};

export const BusinessDetailsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Verification"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"membership"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipFields"},"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessFormFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPeople"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessAccounts"},"directives":[]}]}};

export const AdminBusinessesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, BusinessRowFragmentNode, ImageFieldsFragmentNode, MembershipFieldsFragmentNode, ReasonFieldsFragmentNode] } as unknown as DocumentNode<AdminBusinessesQuery, AdminBusinessesQueryVariables>;

export const AdminBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessDetails"},"directives":[]}]}}]}}, BusinessDetailsFragmentNode, VerificationFragmentNode, MembershipFieldsFragmentNode, ReasonFieldsFragmentNode, BusinessFormFieldsFragmentNode, ImageFieldsFragmentNode, BusinessPeopleFragmentNode, BusinessAccountsFragmentNode] } as unknown as DocumentNode<AdminBusinessQuery, AdminBusinessQueryVariables>;

export const CreateBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBusinessInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<CreateBusinessMutation, CreateBusinessMutationVariables>;

export const EditBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBusinessInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessFormFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Verification"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, BusinessFormFieldsFragmentNode, ImageFieldsFragmentNode, VerificationFragmentNode] } as unknown as DocumentNode<EditBusinessMutation, EditBusinessMutationVariables>;

export const SetBusinessVerifiedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBusinessVerified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBusinessVerifiedInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBusinessVerified"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Verification"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, VerificationFragmentNode] } as unknown as DocumentNode<SetBusinessVerifiedMutation, SetBusinessVerifiedMutationVariables>;

export const SetBusinessStatusDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBusinessStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBusinessStatusInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBusinessStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<SetBusinessStatusMutation, SetBusinessStatusMutationVariables>;

export const SuspendMembershipDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendMembershipInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"membership"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, MembershipFieldsFragmentNode, ReasonFieldsFragmentNode] } as unknown as DocumentNode<SuspendMembershipMutation, SuspendMembershipMutationVariables>;

export const ReinstateMembershipDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReinstateMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinstateMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"membership"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, MembershipFieldsFragmentNode, ReasonFieldsFragmentNode] } as unknown as DocumentNode<ReinstateMembershipMutation, ReinstateMembershipMutationVariables>;

export const CreateBusinessUserDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBusinessUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBusinessUserInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBusinessUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPeople"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessAccounts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, BusinessPeopleFragmentNode, BusinessAccountsFragmentNode] } as unknown as DocumentNode<CreateBusinessUserMutation, CreateBusinessUserMutationVariables>;

export const BusinessApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationOfBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSubmitted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<BusinessApplicationQuery, BusinessApplicationQueryVariables>;

export const BusinessBillingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessBilling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surplus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"date"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"method"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"localAmount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}}]}}]}}] } as unknown as DocumentNode<BusinessBillingQuery, BusinessBillingQueryVariables>;

export const BusinessListingRecordsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessListingRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<BusinessListingRecordsQuery, BusinessListingRecordsQueryVariables>;

export const BusinessReviewRecordsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessReviewRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]}]}}]}}]}}]}}] } as unknown as DocumentNode<BusinessReviewRecordsQuery, BusinessReviewRecordsQueryVariables>;

export const BusinessDisputesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessDisputes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"5"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]}]}}]}}]}}]}}]}}] } as unknown as DocumentNode<BusinessDisputesQuery, BusinessDisputesQueryVariables>;

export const BusinessTicketsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessTickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"},"arguments":[],"directives":[]}]}}]}}]}}]}}] } as unknown as DocumentNode<BusinessTicketsQuery, BusinessTicketsQueryVariables>;

export const BusinessCasesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reportCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateOpened"},"arguments":[],"directives":[]}]}}]}}]}}]}}] } as unknown as DocumentNode<BusinessCasesQuery, BusinessCasesQueryVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useAdminBusinessesQuery = (...[options]: HookArguments<AdminBusinessesQueryVariables, useQuery.Options<AdminBusinessesQuery, AdminBusinessesQueryVariables>>) =>
  useQuery(AdminBusinessesDocument, options as useQuery.Options<AdminBusinessesQuery, AdminBusinessesQueryVariables>);

export const useAdminBusinessQuery = (...[options]: HookArguments<AdminBusinessQueryVariables, useQuery.Options<AdminBusinessQuery, AdminBusinessQueryVariables>>) =>
  useQuery(AdminBusinessDocument, options as useQuery.Options<AdminBusinessQuery, AdminBusinessQueryVariables>);

export const useCreateBusinessMutation = (options?: useMutation.Options<CreateBusinessMutation, CreateBusinessMutationVariables>) =>
  useMutation(CreateBusinessDocument, options);

export const useEditBusinessMutation = (options?: useMutation.Options<EditBusinessMutation, EditBusinessMutationVariables>) =>
  useMutation(EditBusinessDocument, options);

export const useSetBusinessVerifiedMutation = (options?: useMutation.Options<SetBusinessVerifiedMutation, SetBusinessVerifiedMutationVariables>) =>
  useMutation(SetBusinessVerifiedDocument, options);

export const useSetBusinessStatusMutation = (options?: useMutation.Options<SetBusinessStatusMutation, SetBusinessStatusMutationVariables>) =>
  useMutation(SetBusinessStatusDocument, options);

export const useSuspendMembershipMutation = (options?: useMutation.Options<SuspendMembershipMutation, SuspendMembershipMutationVariables>) =>
  useMutation(SuspendMembershipDocument, options);

export const useReinstateMembershipMutation = (options?: useMutation.Options<ReinstateMembershipMutation, ReinstateMembershipMutationVariables>) =>
  useMutation(ReinstateMembershipDocument, options);

export const useCreateBusinessUserMutation = (options?: useMutation.Options<CreateBusinessUserMutation, CreateBusinessUserMutationVariables>) =>
  useMutation(CreateBusinessUserDocument, options);

export const useBusinessApplicationQuery = (...[options]: HookArguments<BusinessApplicationQueryVariables, useQuery.Options<BusinessApplicationQuery, BusinessApplicationQueryVariables>>) =>
  useQuery(BusinessApplicationDocument, options as useQuery.Options<BusinessApplicationQuery, BusinessApplicationQueryVariables>);

export const useBusinessBillingQuery = (...[options]: HookArguments<BusinessBillingQueryVariables, useQuery.Options<BusinessBillingQuery, BusinessBillingQueryVariables>>) =>
  useQuery(BusinessBillingDocument, options as useQuery.Options<BusinessBillingQuery, BusinessBillingQueryVariables>);

export const useBusinessListingRecordsQuery = (...[options]: HookArguments<BusinessListingRecordsQueryVariables, useQuery.Options<BusinessListingRecordsQuery, BusinessListingRecordsQueryVariables>>) =>
  useQuery(BusinessListingRecordsDocument, options as useQuery.Options<BusinessListingRecordsQuery, BusinessListingRecordsQueryVariables>);

export const useBusinessReviewRecordsQuery = (...[options]: HookArguments<BusinessReviewRecordsQueryVariables, useQuery.Options<BusinessReviewRecordsQuery, BusinessReviewRecordsQueryVariables>>) =>
  useQuery(BusinessReviewRecordsDocument, options as useQuery.Options<BusinessReviewRecordsQuery, BusinessReviewRecordsQueryVariables>);

export const useBusinessDisputesQuery = (...[options]: HookArguments<BusinessDisputesQueryVariables, useQuery.Options<BusinessDisputesQuery, BusinessDisputesQueryVariables>>) =>
  useQuery(BusinessDisputesDocument, options as useQuery.Options<BusinessDisputesQuery, BusinessDisputesQueryVariables>);

export const useBusinessTicketsQuery = (...[options]: HookArguments<BusinessTicketsQueryVariables, useQuery.Options<BusinessTicketsQuery, BusinessTicketsQueryVariables>>) =>
  useQuery(BusinessTicketsDocument, options as useQuery.Options<BusinessTicketsQuery, BusinessTicketsQueryVariables>);

export const useBusinessCasesQuery = (...[options]: HookArguments<BusinessCasesQueryVariables, useQuery.Options<BusinessCasesQuery, BusinessCasesQueryVariables>>) =>
  useQuery(BusinessCasesDocument, options as useQuery.Options<BusinessCasesQuery, BusinessCasesQueryVariables>);