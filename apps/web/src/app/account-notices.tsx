import { lazy, Suspense } from 'react';
import { useViewer } from '../lib/auth/use-viewer.ts';

const VerifyEmailBanner = lazy(() =>
  import('../features/accounts/components/verify-email-banner.tsx').then((module) => ({
    default: module.VerifyEmailBanner,
  })),
);

const ReauthorizationOverlay = lazy(() =>
  import('../features/accounts/components/passwords/reauthorization-overlay.tsx').then(
    (module) => ({
      default: module.ReauthorizationOverlay,
    }),
  ),
);

const AcceptDocuments = lazy(() =>
  import('../features/accounts/components/accept-documents.tsx').then((module) => ({
    default: module.AcceptDocuments,
  })),
);

/** What an account has to settle, over the page. Its code is fetched for those it concerns. */
export function AccountNotices() {
  const { viewer } = useViewer();
  return (
    <Suspense>
      {viewer?.isAuthorized === false && <ReauthorizationOverlay />}
      {viewer?.isAuthorized && viewer.memberType !== 'wikiAdmin' && <AcceptDocuments />}
      {viewer?.isEmailVerified === false && <VerifyEmailBanner />}
    </Suspense>
  );
}
