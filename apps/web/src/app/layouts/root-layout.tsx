import { useLingui } from '@lingui/react/macro';
import { OfflineBanner } from '@wiki/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AccountNotices } from '../account-notices.tsx';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { connection } from '../../lib/apollo/connection.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { loadCatalogue } from '../../lib/i18n/i18n.ts';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import { useLanguageFollow } from '../use-language-follow.ts';
import { MemberLayout } from './member/member-layout.tsx';

const AdminLayout = lazy(async () => {
  const [{ AdminLayout: layout }] = await Promise.all([
    import('./admin/admin-layout.tsx'),
    loadCatalogue('admin-layout'),
  ]);
  return { default: layout };
});

function ConnectionBanner() {
  const { t } = useLingui();
  const state = useSyncExternalStore(connection.subscribe, connection.snapshot, () => 'online');
  return (
    <OfflineBanner
      offline={state === 'offline'}
      message={t`No connection. What you see may be out of date.`}
    />
  );
}

/** Around every page: the frame of the person's role, and what holds everywhere. */
export function RootLayout() {
  const { viewer, isKnown, isLikelyMember } = useViewer();
  useFocusOnNavigation();
  useLanguageFollow();

  if (!isKnown && isLikelyMember) return <LoadingScreen />;
  return (
    <>
      {viewer?.memberType === 'wikiAdmin' ? (
        <Suspense fallback={<LoadingScreen />}>
          <AdminLayout viewer={viewer}>
            <AccountNotices />
            <Outlet />
          </AdminLayout>
        </Suspense>
      ) : (
        <MemberLayout>
          <AccountNotices />
          <Outlet />
        </MemberLayout>
      )}
      <ConnectionBanner />
      <ScrollRestoration />
    </>
  );
}
