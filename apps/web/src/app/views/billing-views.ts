import type { PageViews } from '../page-route.ts';

export const billingViews = {
  plans: () => import('../../features/billing/views/plans.tsx').then(({ Plans }) => Plans),
  payMembership: () =>
    import('../../features/billing/views/payment-summary.tsx').then(
      ({ PaymentSummary }) => PaymentSummary,
    ),
  paymentResult: () =>
    import('../../features/billing/views/payment-result.tsx').then(
      ({ PaymentResult }) => PaymentResult,
    ),
  membership: () =>
    import('../../features/billing/views/account-status.tsx').then(
      ({ AccountStatus }) => AccountStatus,
    ),
  payments: () =>
    import('../../features/billing/views/payments.tsx').then(({ Payments }) => Payments),
  payment: () =>
    import('../../features/billing/views/payment-details.tsx').then(
      ({ PaymentDetails }) => PaymentDetails,
    ),
  adminPayments: () =>
    import('../../features/billing/views/all-payments.tsx').then(({ AllPayments }) => AllPayments),
  adminPayment: () =>
    import('../../features/billing/views/payment-details.tsx').then(
      ({ AnyPaymentDetails }) => AnyPaymentDetails,
    ),
  adminPlans: () =>
    import('../../features/billing/views/edit-plans.tsx').then(({ EditPlans }) => EditPlans),
} satisfies PageViews;
