import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** Sign-in, register and the ways back into an account: open to visitors. */
export const accountsRoutes: RouteObject[] = [
  featureRoute(paths.login(), 'accounts', () =>
    import('../../features/accounts/views/login.tsx').then(({ Login }) => Login),
  ),
  featureRoute(paths.register(), 'accounts', () =>
    import('../../features/accounts/views/register.tsx').then(({ Register }) => Register),
  ),
  featureRoute(paths.forgotPassword(), 'accounts', () =>
    import('../../features/accounts/views/forgot-password.tsx').then(
      ({ ForgotPassword }) => ForgotPassword,
    ),
  ),
  featureRoute(paths.resetPassword(), 'accounts', () =>
    import('../../features/accounts/views/reset-password.tsx').then(
      ({ ResetPassword }) => ResetPassword,
    ),
  ),
  featureRoute(paths.verifyEmail(), 'accounts', () =>
    import('../../features/accounts/views/verify-email.tsx').then(({ VerifyEmail }) => VerifyEmail),
  ),
];
