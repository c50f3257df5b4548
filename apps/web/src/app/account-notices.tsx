import { Suspense } from 'react';
import { useViewer } from '../lib/auth/use-viewer.ts';
import { lazyPart } from '../components/page/lazy-part.tsx';

const VerifyEmailBanner = lazyPart(
  () => import('../features/accounts/components/verify-email-banner.tsx'),
  'VerifyEmailBanner',
);

const ReauthorizationOverlay = lazyPart(
  () => import('../features/accounts/components/passwords/reauthorization-overlay.tsx'),
  'ReauthorizationOverlay',
);

const AcceptDocuments = lazyPart(
  () => import('../features/accounts/components/accept-documents.tsx'),
  'AcceptDocuments',
);

/** What an account has to settle, over the page. Its code is fetched for those it concerns. */
export function AccountNotices() {
  const viewer = useViewer();
  return (
    <Suspense>
      {viewer?.isAuthorized === false && <ReauthorizationOverlay />}
      {viewer?.isAuthorized && viewer.memberType !== 'wikiAdmin' && <AcceptDocuments />}
      {viewer?.isEmailVerified === false && <VerifyEmailBanner />}
    </Suspense>
  );
}
