import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@wiki/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import classes from './member-layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';

const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), 'MenuDrawer');

/** The drawer is not part of the first page; it is fetched this long after, before anyone opens it. */
const drawerAheadMs = 2_000;

/** From this width on the sidebar stands beside the page; the style sheet says the same. */
const wide = '(min-width: 62em)';

/** The frame of visitors and members: bar above, sections at the side, or below on a phone. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [isSidebarHidden, setSidebarHidden] = useState(false);
  useEffect(() => {
    const timer = setTimeout(MenuDrawer.fetchAhead, drawerAheadMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <SkipLink target="main" label={t`Skip to the content`} />
      <TopBar
        onMenu={() =>
          matchMedia(wide).matches ? setSidebarHidden((hidden) => !hidden) : setDrawer('open')
        }
      />
      <div className={classes.body}>
        {!isSidebarHidden && (
          <div className={classes.sidebar}>
            <HydratedWhenReached>
              <Sidebar />
            </HydratedWhenReached>
          </div>
        )}
        <div className={classes.content}>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <HydratedWhenReached>
            <Footer />
          </HydratedWhenReached>
        </div>
      </div>
      <BottomBar />
      {drawer !== 'never' && (
        <Suspense>
          <MenuDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
