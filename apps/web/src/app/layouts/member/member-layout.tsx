import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import classes from './member-layout.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** From this width on the sidebar stands beside the page; the style sheet says the same. */
const wide = '(min-width: 62em)';

/** The frame of visitors and members: bar above, sections at the side, or below on a phone. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSidebarHidden, setSidebarHidden] = useState(false);
  return (
    <>
      <SkipLink target="main" label={t`Skip to the content`} />
      <TopBar
        onMenu={() =>
          matchMedia(wide).matches ? setSidebarHidden((hidden) => !hidden) : setDrawerOpen(true)
        }
      />
      <div className={classes.body}>
        {!isSidebarHidden && (
          <div className={classes.sidebar}>
            <Sidebar />
          </div>
        )}
        <div className={classes.content}>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar />
      <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </>
  );
}
