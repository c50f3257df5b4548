import { useLingui } from '@lingui/react/macro';
import { pathTo } from '@wiki/domain';
import { OfflineBanner } from '@wiki/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingScreen } from '../../components/page/loading-screen.tsx';
import { connection } from '../../lib/apollo/connection.ts';
import { useViewerFact } from '../../lib/auth/use-viewer.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useScrollPlaces } from '../../lib/routing/use-scroll-places.ts';
import { toastStore } from '../../lib/toasts/toasts.ts';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import { useLanguageFollow } from '../use-language-follow.ts';
import { MemberLayout } from './member/member-layout.tsx';

const AdminLayout = lazyPart(() => import('./admin/admin-layout.tsx'), 'AdminLayout');

// Whoever opens an address of the back office is about to need its frame: it comes while the session is read.
if (!import.meta.env.SSR && location.pathname.startsWith(pathTo('admin'))) AdminLayout.fetchAhead();

const AccountNotices = lazyPart(() => import('../account-notices.tsx'), 'AccountNotices');

const Toasts = lazyPart(() => import('../../components/overlays/toasts.tsx'), 'Toasts');

/** What was done, with its way back; its code comes with the first of them. */
function ToastRegion() {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.snapshot,
    toastStore.snapshot,
  );
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}

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

/** Where a page is read from, which matters as soon as there is one. */
function ScrollPlaces() {
  useScrollPlaces();
  return null;
}

/** Around every page: the frame of the person's role, and what holds everywhere. */
export function RootLayout() {
  const viewer = useViewerFact((state) => state.viewer);
  const isAwaited = useViewerFact(({ isKnown, isLikelyMember }) => !isKnown && isLikelyMember);
  useFocusOnNavigation();
  useLanguageFollow();

  if (isAwaited) return <LoadingScreen />;
  // A visitor has nothing to settle.
  const notices = viewer && (
    <Suspense>
      <AccountNotices />
    </Suspense>
  );
  return (
    <>
      {viewer?.memberType === 'wikiAdmin' ? (
        <Suspense fallback={<LoadingScreen />}>
          <AdminLayout viewer={viewer}>
            {notices}
            <Outlet />
          </AdminLayout>
        </Suspense>
      ) : (
        <MemberLayout>
          {notices}
          <Outlet />
        </MemberLayout>
      )}
      <ToastRegion />
      <ConnectionBanner />
      <ScrollPlaces />
    </>
  );
}
