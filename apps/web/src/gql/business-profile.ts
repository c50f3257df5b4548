import type { BusinessFormFieldsFragment } from './business-form.ts';
import type { BusinessPeopleFragment } from './business-people.ts';
import type { ImageFieldsFragment } from './components.ts';
import type { TaxDataFieldsFragment } from './tax-data.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { BusinessFormFieldsFragmentNode } from './business-form.ts';
import { ImageFieldsFragmentNode } from './components.ts';
import { BusinessPeopleFragmentNode } from './business-people.ts';
import { TaxDataFieldsFragmentNode } from './tax-data.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type OwnBusinessFragment = (
  { status: Types.BusinessStatus | null }
  & BusinessFormFieldsFragment
  & BusinessPeopleFragment
  & OwnMarkFragment
  & ShownAsFragment
);

export type OwnMarkFragment = { id: string, needsConfirmation: boolean | null };

export type ShownAsFragment = { id: string, viewerShownAs: { title: string | null, words: string | null } | null };

export type SetShownOnBusinessMutationVariables = Exact<{
  input: Types.SetShownOnBusinessInput;
}>;


export type SetShownOnBusinessMutation = { setShownOnBusiness: { business: ShownAsFragment | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type MyBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBusinessQuery = { liveCursor: string, myBusiness: OwnBusinessFragment | null };

export type MyBusinessChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyBusinessChangedSubscription = { myBusinessChanged: { cursor: string, business: OwnBusinessFragment | null } };

export type UpdateBusinessMutationVariables = Exact<{
  input: Types.UpdateBusinessInput;
}>;


export type UpdateBusinessMutation = { updateBusiness: { business: (
      BusinessFormFieldsFragment
      & OwnMarkFragment
    ) | null, userErrors: Array<{ code: string, field: string | null, retryAfterSeconds: number | null }> } };

export type InvitationFragment = { id: string, role: Types.MemberType, dateSent: string, expiresAt: string, business: { id: string, name: string, city: string, region: string, country: string, artwork: { seed: string, palette: Types.ArtworkPalette }, logo: ImageFieldsFragment | null } };

export type MyInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyInvitationsQuery = { myBusinessInvitations: Array<InvitationFragment> };

export type AcceptInvitationMutationVariables = Exact<{
  input: Types.BusinessInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptBusinessInvitation: { business: { id: string, name: string } | null, userErrors: Array<{ code: string }> } };

export type DeclineInvitationMutationVariables = Exact<{
  input: Types.BusinessInvitationInput;
}>;


export type DeclineInvitationMutation = { declineBusinessInvitation: { business: { id: string, name: string } | null, userErrors: Array<{ code: string }> } };

export type TaxDataStateFieldsFragment = { current: TaxDataFieldsFragment, pending: { id: string, changedFields: Array<string>, dateRequested: string, data: TaxDataFieldsFragment } | null };

export type MyTaxDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTaxDataQuery = { myTaxData: TaxDataStateFieldsFragment | null };

export type RequestTaxDataChangeMutationVariables = Exact<{
  input: Types.TaxDataInput;
}>;


export type RequestTaxDataChangeMutation = { requestTaxDataChange: { taxData: TaxDataStateFieldsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export type WithdrawTaxDataChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawTaxDataChangeMutation = { withdrawTaxDataChange: { taxData: TaxDataStateFieldsFragment | null, userErrors: Array<{ code: string, field: string | null }> } };

export const OwnBusinessFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBusiness"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessFormFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPeople"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMark"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownAs"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}};

export const OwnMarkFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"needsConfirmation"},"arguments":[],"directives":[]}]}};

export const ShownAsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownAs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerShownAs"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"words"},"arguments":[],"directives":[]}]}}]}};

export const InvitationFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessInvitation"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateSent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"city"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"region"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"artwork"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"palette"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}}]}}]}};

export const TaxDataStateFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxDataStateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaxDataState"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxDataFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"data"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxDataFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dateRequested"},"arguments":[],"directives":[]}]}}]}};

export const SetShownOnBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetShownOnBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetShownOnBusinessInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setShownOnBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownAs"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, ShownAsFragmentNode] } as unknown as DocumentNode<SetShownOnBusinessMutation, SetShownOnBusinessMutationVariables>;

export const MyBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBusiness"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"myBusiness"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBusiness"},"directives":[]}]}}]}}, OwnBusinessFragmentNode, BusinessFormFieldsFragmentNode, ImageFieldsFragmentNode, BusinessPeopleFragmentNode, OwnMarkFragmentNode, ShownAsFragmentNode] } as unknown as DocumentNode<MyBusinessQuery, MyBusinessQueryVariables>;

export const MyBusinessChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyBusinessChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBusinessChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBusiness"},"directives":[]}]}}]}}]}}, OwnBusinessFragmentNode, BusinessFormFieldsFragmentNode, ImageFieldsFragmentNode, BusinessPeopleFragmentNode, OwnMarkFragmentNode, ShownAsFragmentNode] } as unknown as DocumentNode<MyBusinessChangedSubscription, MyBusinessChangedSubscriptionVariables>;

export const UpdateBusinessDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBusinessInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessFormFields"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMark"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"},"arguments":[],"directives":[]}]}}]}}]}}, BusinessFormFieldsFragmentNode, ImageFieldsFragmentNode, OwnMarkFragmentNode] } as unknown as DocumentNode<UpdateBusinessMutation, UpdateBusinessMutationVariables>;

export const MyInvitationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyInvitations"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBusinessInvitations"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invitation"},"directives":[]}]}}]}}, InvitationFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<MyInvitationsQuery, MyInvitationsQueryVariables>;

export const AcceptInvitationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessInvitationInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptBusinessInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;

export const DeclineInvitationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessInvitationInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineBusinessInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as DocumentNode<DeclineInvitationMutation, DeclineInvitationMutationVariables>;

export const MyTaxDataDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTaxData"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTaxData"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxDataStateFields"},"directives":[]}]}}]}}, TaxDataStateFieldsFragmentNode, TaxDataFieldsFragmentNode] } as unknown as DocumentNode<MyTaxDataQuery, MyTaxDataQueryVariables>;

export const RequestTaxDataChangeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTaxDataChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxDataInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTaxDataChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxData"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxDataStateFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, TaxDataStateFieldsFragmentNode, TaxDataFieldsFragmentNode] } as unknown as DocumentNode<RequestTaxDataChangeMutation, RequestTaxDataChangeMutationVariables>;

export const WithdrawTaxDataChangeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawTaxDataChange"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawTaxDataChange"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxData"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxDataStateFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}}]}}]}}, TaxDataStateFieldsFragmentNode, TaxDataFieldsFragmentNode] } as unknown as DocumentNode<WithdrawTaxDataChangeMutation, WithdrawTaxDataChangeMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useSetShownOnBusinessMutation = (options?: useMutation.Options<SetShownOnBusinessMutation, SetShownOnBusinessMutationVariables>) =>
  useMutation(SetShownOnBusinessDocument, options);

export const useMyBusinessQuery = (...[options]: HookArguments<MyBusinessQueryVariables, useQuery.Options<MyBusinessQuery, MyBusinessQueryVariables>>) =>
  useQuery(MyBusinessDocument, options as useQuery.Options<MyBusinessQuery, MyBusinessQueryVariables>);

export const useMyBusinessChangedSubscription = (...[options]: HookArguments<MyBusinessChangedSubscriptionVariables, useSubscription.Options<MyBusinessChangedSubscription, MyBusinessChangedSubscriptionVariables>>) =>
  useSubscription(MyBusinessChangedDocument, options as useSubscription.Options<MyBusinessChangedSubscription, MyBusinessChangedSubscriptionVariables>);

export const useUpdateBusinessMutation = (options?: useMutation.Options<UpdateBusinessMutation, UpdateBusinessMutationVariables>) =>
  useMutation(UpdateBusinessDocument, options);

export const useMyInvitationsQuery = (...[options]: HookArguments<MyInvitationsQueryVariables, useQuery.Options<MyInvitationsQuery, MyInvitationsQueryVariables>>) =>
  useQuery(MyInvitationsDocument, options as useQuery.Options<MyInvitationsQuery, MyInvitationsQueryVariables>);

export const useAcceptInvitationMutation = (options?: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>) =>
  useMutation(AcceptInvitationDocument, options);

export const useDeclineInvitationMutation = (options?: useMutation.Options<DeclineInvitationMutation, DeclineInvitationMutationVariables>) =>
  useMutation(DeclineInvitationDocument, options);

export const useMyTaxDataQuery = (...[options]: HookArguments<MyTaxDataQueryVariables, useQuery.Options<MyTaxDataQuery, MyTaxDataQueryVariables>>) =>
  useQuery(MyTaxDataDocument, options as useQuery.Options<MyTaxDataQuery, MyTaxDataQueryVariables>);

export const useRequestTaxDataChangeMutation = (options?: useMutation.Options<RequestTaxDataChangeMutation, RequestTaxDataChangeMutationVariables>) =>
  useMutation(RequestTaxDataChangeDocument, options);

export const useWithdrawTaxDataChangeMutation = (options?: useMutation.Options<WithdrawTaxDataChangeMutation, WithdrawTaxDataChangeMutationVariables>) =>
  useMutation(WithdrawTaxDataChangeDocument, options);