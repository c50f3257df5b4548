import { lazy, Suspense } from 'react';
import { useViewer } from '../lib/auth/use-viewer.ts';
import { loadCatalogue } from '../lib/i18n/i18n.ts';

const VerifyEmailBanner = lazy(async () => {
  const [{ VerifyEmailBanner: banner }] = await Promise.all([
    import('../features/accounts/components/verify-email-banner.tsx'),
    loadCatalogue('accounts'),
  ]);
  return { default: banner };
});

const ReauthorizationOverlay = lazy(async () => {
  const [{ ReauthorizationOverlay: overlay }] = await Promise.all([
    import('../features/accounts/components/reauthorization-overlay.tsx'),
    loadCatalogue('accounts'),
  ]);
  return { default: overlay };
});

/** What an account has to settle, over the page. Its code is fetched for those it concerns. */
export function AccountNotices() {
  const { viewer } = useViewer();
  return (
    <Suspense>
      {viewer?.isAuthorized === false && <ReauthorizationOverlay />}
      {viewer?.emailVerified === false && <VerifyEmailBanner />}
    </Suspense>
  );
}
