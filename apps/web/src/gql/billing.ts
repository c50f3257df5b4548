import type { ReasonFieldsFragment } from './application.ts';
import type { ImageFieldsFragment } from './components.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { RichTextDocument } from '@wiki/domain';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ImageFieldsFragmentNode } from './components.ts';
import { ReasonFieldsFragmentNode } from './application.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
export type MoneyFieldsFragment = { amountMinor: number, currency: string };

export type InvoiceFieldsFragment = { id: string, number: string, purpose: Types.InvoicePurpose, status: Types.InvoiceStatus, plan: Types.PlanKey, businessName: string, issuedAt: string, dueAt: string, periodStart: string | null, periodEnd: string | null, buyer: { name: string, taxId: string | null, address: string | null } | null, subtotal: MoneyFieldsFragment, tax: MoneyFieldsFragment, total: MoneyFieldsFragment, displayTotal: MoneyFieldsFragment };

export type PaymentRowFragment = { id: string, transactionId: string | null, date: string, status: Types.PaymentStatus, method: Types.PaymentMethod, surplus: Types.PaymentSurplus | null, hasReceipt: boolean, receiptNumber: string | null, concept: { en: string | null, es: string | null }, amount: MoneyFieldsFragment, localAmount: MoneyFieldsFragment };

export type PaymentDetailsFragment = (
  { businessId: string | null, applicationId: string | null, response: string | null, cardNumber: string | null, bank: string | null, businessName: string, customerEmail: string, recordedBy: string | null, note: string | null, viewerCanDecide: boolean, viewerCanAnnul: boolean, tax: MoneyFieldsFragment, annulment: { at: string, reason: ReasonFieldsFragment | null } | null, surplusDecision: { at: string, meantFor: string, reason: ReasonFieldsFragment } | null, invoice: InvoiceFieldsFragment }
  & PaymentRowFragment
);

export type AccountStatusFieldsFragment = { billingSyncError: Types.BillingSyncProblem | null, viewerCanManage: boolean, membership: { plan: Types.PlanKey, status: Types.MembershipStatus, periodStart: string | null, periodEnd: string | null, graceEnd: string | null, endsAtPeriodEnd: boolean, suspensionReason: ReasonFieldsFragment | null } | null, business: { id: string, name: string } | null, application: { id: string, status: Types.ApplicationStatus, paymentDueAt: string | null } | null, openInvoice: InvoiceFieldsFragment | null, lastPayments: Array<PaymentRowFragment> };

export type BillingRefusalFragment = { code: string, field: string | null };

export type PlanFieldsFragment = { key: Types.PlanKey, taxPercent: number, name: { en: string | null, es: string | null }, features: Array<{ en: string | null, es: string | null }>, price: MoneyFieldsFragment, total: MoneyFieldsFragment, displayPrice: MoneyFieldsFragment };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: Array<(
    { revision: string }
    & PlanFieldsFragment
  )> };

export type PlansPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansPageQuery = { plans: Array<(
    { listingAllowance: number | null }
    & PlanFieldsFragment
  )>, questions: Array<{ id: string, group: Types.QuestionGroup, question: { en: string | null, es: string | null }, answer: { en: string | null, es: string | null } }>, about: { kind: Types.DocumentKind, version: number, title: { en: string | null, es: string | null }, body: { en: RichTextDocument | null, es: RichTextDocument | null }, images: Array<ImageFieldsFragment> } | null };

export type AccountStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStatusQuery = { liveCursor: string, accountStatus: AccountStatusFieldsFragment };

export type MyPaymentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: Types.PaymentFilter | null | undefined;
}>;


export type MyPaymentsQuery = { myPayments: { edges: Array<{ cursor: string, node: PaymentRowFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AllPaymentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: Types.PaymentFilter | null | undefined;
}>;


export type AllPaymentsQuery = { liveCursor: string, payments: { edges: Array<{ cursor: string, node: (
        { businessName: string, customerEmail: string }
        & PaymentRowFragment
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PaymentQueryVariables = Exact<{
  id: string | number;
}>;


export type PaymentQuery = { payment: PaymentDetailsFragment | null };

export type PaymentChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PaymentChangedSubscription = { paymentChanged: { cursor: string, payment: (
      { businessName: string, customerEmail: string }
      & PaymentRowFragment
    ) } };

export type AccountStatusChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AccountStatusChangedSubscription = { accountStatusChanged: { cursor: string, accountStatus: AccountStatusFieldsFragment } };

export type StartCheckoutMutationVariables = Exact<{
  input: Types.StartCheckoutInput;
}>;


export type StartCheckoutMutation = { startCheckout: { checkout: { payUrl: string, payment: { id: string } } | null, userErrors: Array<BillingRefusalFragment> } };

export type ConfirmPaymentMutationVariables = Exact<{
  input: Types.ConfirmPaymentInput;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { payment: PaymentDetailsFragment | null, userErrors: Array<BillingRefusalFragment> } };

export type CreateReceiptLinkMutationVariables = Exact<{
  input: Types.PaymentIdInput;
}>;


export type CreateReceiptLinkMutation = { createReceiptLink: { url: string | null, userErrors: Array<BillingRefusalFragment> } };

export type CreateInvoiceLinkMutationVariables = Exact<{
  input: Types.InvoiceIdInput;
}>;


export type CreateInvoiceLinkMutation = { createInvoiceLink: { url: string | null, userErrors: Array<BillingRefusalFragment> } };

export type AnnulManualPaymentMutationVariables = Exact<{
  input: Types.AnnulManualPaymentInput;
}>;


export type AnnulManualPaymentMutation = { annulManualPayment: { payment: PaymentDetailsFragment | null, userErrors: Array<BillingRefusalFragment> } };

export type CreatePaymentsCsvLinkMutationVariables = Exact<{
  filter?: Types.PaymentFilter | null | undefined;
}>;


export type CreatePaymentsCsvLinkMutation = { createPaymentsCsvLink: { url: string | null, userErrors: Array<BillingRefusalFragment> } };

export type UpgradeMembershipMutationVariables = Exact<{ [key: string]: never; }>;


export type UpgradeMembershipMutation = { upgradeMembership: { accountStatus: AccountStatusFieldsFragment | null, userErrors: Array<BillingRefusalFragment> } };

export type DowngradeMembershipMutationVariables = Exact<{ [key: string]: never; }>;


export type DowngradeMembershipMutation = { downgradeMembership: { accountStatus: AccountStatusFieldsFragment | null, userErrors: Array<BillingRefusalFragment> } };

export type RetryBillingSyncMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryBillingSyncMutation = { retryBillingSync: { accountStatus: AccountStatusFieldsFragment | null, userErrors: Array<BillingRefusalFragment> } };

export type UpdatePlanMutationVariables = Exact<{
  input: Types.UpdatePlanInput;
}>;


export type UpdatePlanMutation = { updatePlan: { plan: (
      { revision: string }
      & PlanFieldsFragment
    ) | null, userErrors: Array<BillingRefusalFragment> } };

export type RefundSurplusPaymentMutationVariables = Exact<{
  input: Types.SurplusDecisionInput;
}>;


export type RefundSurplusPaymentMutation = { refundSurplusPayment: { payment: PaymentDetailsFragment | null, userErrors: Array<BillingRefusalFragment> } };

export type ApplySurplusPaymentMutationVariables = Exact<{
  input: Types.SurplusDecisionInput;
}>;


export type ApplySurplusPaymentMutation = { applySurplusPayment: { payment: PaymentDetailsFragment | null, userErrors: Array<BillingRefusalFragment> } };

export const MoneyFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}};

export const InvoiceFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"taxId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"displayTotal"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dueAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"periodStart"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"},"arguments":[],"directives":[]}]}};

export const PaymentRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"transactionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"date"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"method"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"concept"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"localAmount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"surplus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasReceipt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"},"arguments":[],"directives":[]}]}};

export const PaymentDetailsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"applicationId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"response"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tax"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"cardNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bank"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnnul"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"annulment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"surplusDecision"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"meantFor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceFields"},"directives":[]}]}}]}};

export const AccountStatusFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountStatusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountStatus"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membership"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"periodStart"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endsAtPeriodEnd"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonFields"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"openInvoice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"lastPayments"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"billingSyncError"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"},"arguments":[],"directives":[]}]}};

export const BillingRefusalFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingRefusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]}]}};

export const PlanFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"features"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"taxPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"displayPrice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"},"directives":[]}]}}]}};

export const PlansDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"revision"},"arguments":[],"directives":[]}]}}]}}, PlanFieldsFragmentNode, MoneyFieldsFragmentNode] } as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;

export const PlansPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansPage"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listingAllowance"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"about"},"name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"PLANS"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"es"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"},"directives":[]}]}}]}}]}}, PlanFieldsFragmentNode, MoneyFieldsFragmentNode, ImageFieldsFragmentNode] } as unknown as DocumentNode<PlansPageQuery, PlansPageQueryVariables>;

export const AccountStatusDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountStatus"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"accountStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountStatusFields"},"directives":[]}]}}]}}, AccountStatusFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, MoneyFieldsFragmentNode, PaymentRowFragmentNode] } as unknown as DocumentNode<AccountStatusQuery, AccountStatusQueryVariables>;

export const MyPaymentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, PaymentRowFragmentNode, MoneyFieldsFragmentNode] } as unknown as DocumentNode<MyPaymentsQuery, MyPaymentsQueryVariables>;

export const AllPaymentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Cursor"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}, PaymentRowFragmentNode, MoneyFieldsFragmentNode] } as unknown as DocumentNode<AllPaymentsQuery, AllPaymentsQueryVariables>;

export const PaymentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentDetails"},"directives":[]}]}}]}}, PaymentDetailsFragmentNode, PaymentRowFragmentNode, MoneyFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode] } as unknown as DocumentNode<PaymentQuery, PaymentQueryVariables>;

export const PaymentChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PaymentChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"},"arguments":[],"directives":[]}]}}]}}]}}, PaymentRowFragmentNode, MoneyFieldsFragmentNode] } as unknown as DocumentNode<PaymentChangedSubscription, PaymentChangedSubscriptionVariables>;

export const AccountStatusChangedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AccountStatusChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCursor"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountStatusChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"accountStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountStatusFields"},"directives":[]}]}}]}}]}}, AccountStatusFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, MoneyFieldsFragmentNode, PaymentRowFragmentNode] } as unknown as DocumentNode<AccountStatusChangedSubscription, AccountStatusChangedSubscriptionVariables>;

export const StartCheckoutDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartCheckoutInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, BillingRefusalFragmentNode] } as unknown as DocumentNode<StartCheckoutMutation, StartCheckoutMutationVariables>;

export const ConfirmPaymentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPaymentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, PaymentDetailsFragmentNode, PaymentRowFragmentNode, MoneyFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;

export const CreateReceiptLinkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReceiptLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReceiptLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, BillingRefusalFragmentNode] } as unknown as DocumentNode<CreateReceiptLinkMutation, CreateReceiptLinkMutationVariables>;

export const CreateInvoiceLinkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvoiceLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceIdInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvoiceLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, BillingRefusalFragmentNode] } as unknown as DocumentNode<CreateInvoiceLinkMutation, CreateInvoiceLinkMutationVariables>;

export const AnnulManualPaymentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnnulManualPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnulManualPaymentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"annulManualPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, PaymentDetailsFragmentNode, PaymentRowFragmentNode, MoneyFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<AnnulManualPaymentMutation, AnnulManualPaymentMutationVariables>;

export const CreatePaymentsCsvLinkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentsCsvLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentsCsvLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, BillingRefusalFragmentNode] } as unknown as DocumentNode<CreatePaymentsCsvLinkMutation, CreatePaymentsCsvLinkMutationVariables>;

export const UpgradeMembershipDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpgradeMembership"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upgradeMembership"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountStatusFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, AccountStatusFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, MoneyFieldsFragmentNode, PaymentRowFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<UpgradeMembershipMutation, UpgradeMembershipMutationVariables>;

export const DowngradeMembershipDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DowngradeMembership"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downgradeMembership"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountStatusFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, AccountStatusFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, MoneyFieldsFragmentNode, PaymentRowFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<DowngradeMembershipMutation, DowngradeMembershipMutationVariables>;

export const RetryBillingSyncDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryBillingSync"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryBillingSync"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountStatus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountStatusFields"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, AccountStatusFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, MoneyFieldsFragmentNode, PaymentRowFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<RetryBillingSyncMutation, RetryBillingSyncMutationVariables>;

export const UpdatePlanDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePlanInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"revision"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, PlanFieldsFragmentNode, MoneyFieldsFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<UpdatePlanMutation, UpdatePlanMutationVariables>;

export const RefundSurplusPaymentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundSurplusPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurplusDecisionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundSurplusPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, PaymentDetailsFragmentNode, PaymentRowFragmentNode, MoneyFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<RefundSurplusPaymentMutation, RefundSurplusPaymentMutationVariables>;

export const ApplySurplusPaymentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplySurplusPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurplusDecisionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applySurplusPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingRefusal"},"directives":[]}]}}]}}]}}, PaymentDetailsFragmentNode, PaymentRowFragmentNode, MoneyFieldsFragmentNode, ReasonFieldsFragmentNode, InvoiceFieldsFragmentNode, BillingRefusalFragmentNode] } as unknown as DocumentNode<ApplySurplusPaymentMutation, ApplySurplusPaymentMutationVariables>;
type HookArguments<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const usePlansQuery = (...[options]: HookArguments<PlansQueryVariables, useQuery.Options<PlansQuery, PlansQueryVariables>>) =>
  useQuery(PlansDocument, options as useQuery.Options<PlansQuery, PlansQueryVariables>);

export const usePlansPageQuery = (...[options]: HookArguments<PlansPageQueryVariables, useQuery.Options<PlansPageQuery, PlansPageQueryVariables>>) =>
  useQuery(PlansPageDocument, options as useQuery.Options<PlansPageQuery, PlansPageQueryVariables>);

export const useAccountStatusQuery = (...[options]: HookArguments<AccountStatusQueryVariables, useQuery.Options<AccountStatusQuery, AccountStatusQueryVariables>>) =>
  useQuery(AccountStatusDocument, options as useQuery.Options<AccountStatusQuery, AccountStatusQueryVariables>);

export const useMyPaymentsQuery = (...[options]: HookArguments<MyPaymentsQueryVariables, useQuery.Options<MyPaymentsQuery, MyPaymentsQueryVariables>>) =>
  useQuery(MyPaymentsDocument, options as useQuery.Options<MyPaymentsQuery, MyPaymentsQueryVariables>);

export const useAllPaymentsQuery = (...[options]: HookArguments<AllPaymentsQueryVariables, useQuery.Options<AllPaymentsQuery, AllPaymentsQueryVariables>>) =>
  useQuery(AllPaymentsDocument, options as useQuery.Options<AllPaymentsQuery, AllPaymentsQueryVariables>);

export const usePaymentQuery = (...[options]: HookArguments<PaymentQueryVariables, useQuery.Options<PaymentQuery, PaymentQueryVariables>>) =>
  useQuery(PaymentDocument, options as useQuery.Options<PaymentQuery, PaymentQueryVariables>);

export const usePaymentChangedSubscription = (...[options]: HookArguments<PaymentChangedSubscriptionVariables, useSubscription.Options<PaymentChangedSubscription, PaymentChangedSubscriptionVariables>>) =>
  useSubscription(PaymentChangedDocument, options as useSubscription.Options<PaymentChangedSubscription, PaymentChangedSubscriptionVariables>);

export const useAccountStatusChangedSubscription = (...[options]: HookArguments<AccountStatusChangedSubscriptionVariables, useSubscription.Options<AccountStatusChangedSubscription, AccountStatusChangedSubscriptionVariables>>) =>
  useSubscription(AccountStatusChangedDocument, options as useSubscription.Options<AccountStatusChangedSubscription, AccountStatusChangedSubscriptionVariables>);

export const useStartCheckoutMutation = (options?: useMutation.Options<StartCheckoutMutation, StartCheckoutMutationVariables>) =>
  useMutation(StartCheckoutDocument, options);

export const useConfirmPaymentMutation = (options?: useMutation.Options<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>) =>
  useMutation(ConfirmPaymentDocument, options);

export const useCreateReceiptLinkMutation = (options?: useMutation.Options<CreateReceiptLinkMutation, CreateReceiptLinkMutationVariables>) =>
  useMutation(CreateReceiptLinkDocument, options);

export const useCreateInvoiceLinkMutation = (options?: useMutation.Options<CreateInvoiceLinkMutation, CreateInvoiceLinkMutationVariables>) =>
  useMutation(CreateInvoiceLinkDocument, options);

export const useAnnulManualPaymentMutation = (options?: useMutation.Options<AnnulManualPaymentMutation, AnnulManualPaymentMutationVariables>) =>
  useMutation(AnnulManualPaymentDocument, options);

export const useCreatePaymentsCsvLinkMutation = (options?: useMutation.Options<CreatePaymentsCsvLinkMutation, CreatePaymentsCsvLinkMutationVariables>) =>
  useMutation(CreatePaymentsCsvLinkDocument, options);

export const useUpgradeMembershipMutation = (options?: useMutation.Options<UpgradeMembershipMutation, UpgradeMembershipMutationVariables>) =>
  useMutation(UpgradeMembershipDocument, options);

export const useDowngradeMembershipMutation = (options?: useMutation.Options<DowngradeMembershipMutation, DowngradeMembershipMutationVariables>) =>
  useMutation(DowngradeMembershipDocument, options);

export const useRetryBillingSyncMutation = (options?: useMutation.Options<RetryBillingSyncMutation, RetryBillingSyncMutationVariables>) =>
  useMutation(RetryBillingSyncDocument, options);

export const useUpdatePlanMutation = (options?: useMutation.Options<UpdatePlanMutation, UpdatePlanMutationVariables>) =>
  useMutation(UpdatePlanDocument, options);

export const useRefundSurplusPaymentMutation = (options?: useMutation.Options<RefundSurplusPaymentMutation, RefundSurplusPaymentMutationVariables>) =>
  useMutation(RefundSurplusPaymentDocument, options);

export const useApplySurplusPaymentMutation = (options?: useMutation.Options<ApplySurplusPaymentMutation, ApplySurplusPaymentMutationVariables>) =>
  useMutation(ApplySurplusPaymentDocument, options);