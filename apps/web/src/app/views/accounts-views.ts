import type { PageViews } from '../page-route.ts';

export const accountsViews = {
  login: () => import('../../features/accounts/views/login.tsx').then(({ Login }) => Login),
  register: () =>
    import('../../features/accounts/views/register.tsx').then(({ Register }) => Register),
  forgotPassword: () =>
    import('../../features/accounts/views/forgot-password.tsx').then(
      ({ ForgotPassword }) => ForgotPassword,
    ),
  resetPassword: () =>
    import('../../features/accounts/views/reset-password.tsx').then(
      ({ ResetPassword }) => ResetPassword,
    ),
  verifyEmail: () =>
    import('../../features/accounts/views/verify-email.tsx').then(({ VerifyEmail }) => VerifyEmail),
  firstRun: () =>
    import('../../features/accounts/views/first-run.tsx').then(({ FirstRun }) => FirstRun),
} satisfies PageViews;
