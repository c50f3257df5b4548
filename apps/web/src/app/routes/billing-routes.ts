import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** What membership costs: open to visitors. */
export const publicBillingRoutes: RouteObject[] = [
  featureRoute(paths.plans(), 'billing', () =>
    import('../../features/billing/views/plans.tsx').then(({ Plans }) => Plans),
  ),
];

/** Paying for membership and what was paid. Behind `RequireViewer`. */
export const billingRoutes: RouteObject[] = [
  featureRoute(paths.payMembership(), 'billing', () =>
    import('../../features/billing/views/payment-summary.tsx').then(
      ({ PaymentSummary }) => PaymentSummary,
    ),
  ),
  featureRoute(paths.paymentResult(), 'billing', () =>
    import('../../features/billing/views/payment-result.tsx').then(
      ({ PaymentResult }) => PaymentResult,
    ),
  ),
  featureRoute(paths.accountStatus(), 'billing', () =>
    import('../../features/billing/views/account-status.tsx').then(
      ({ AccountStatus }) => AccountStatus,
    ),
  ),
  featureRoute(paths.payments(), 'billing', () =>
    import('../../features/billing/views/payments.tsx').then(({ Payments }) => Payments),
  ),
  featureRoute('/account/payments/:paymentId', 'billing', () =>
    import('../../features/billing/views/payment-details.tsx').then(
      ({ PaymentDetails }) => PaymentDetails,
    ),
  ),
];

/** Everybody's payments and the plans. Behind `RequireRole` for administrators. */
export const adminBillingRoutes: RouteObject[] = [
  featureRoute(paths.admin.payments(), 'billing', () =>
    import('../../features/billing/views/all-payments.tsx').then(({ AllPayments }) => AllPayments),
  ),
  featureRoute('/admin/payments/:paymentId', 'billing', () =>
    import('../../features/billing/views/payment-details.tsx').then(
      ({ AnyPaymentDetails }) => AnyPaymentDetails,
    ),
  ),
  featureRoute(paths.admin.plans(), 'billing', () =>
    import('../../features/billing/views/edit-plans.tsx').then(({ EditPlans }) => EditPlans),
  ),
];
