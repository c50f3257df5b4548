import { useLingui } from '@lingui/react/macro';
import {
  IconChevronDown,
  IconInbox,
  IconMenu2,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { SkipLink, Wordmark } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import {
  Dropdown,
  dropdownDivider,
  dropdownItem,
  dropdownLabel,
} from '../../../components/overlays/dropdown.tsx';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { AccountMenu } from '../account-menu.tsx';
import classes from './admin-layout.module.css';
import { type AdminMenu, menusFor } from './admin-menus.ts';
import { AdminPage } from './admin-page.tsx';
import { useBarKeys } from './use-bar-keys.ts';
import { useWorkCounts } from './use-work-counts.ts';
import { site } from '../../../lib/site.ts';
import { InstallationNotice } from './installation-notice.tsx';
import { SectionBar } from './section-bar.tsx';
import { Waiting } from './waiting.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { NotificationDropdown } from './notification-dropdown.tsx';

interface MenusProps {
  menus: readonly AdminMenu[];
  /** How much of some kinds of work waits. */
  waiting: (kinds: readonly string[]) => number;
}

function Menus({ menus, waiting }: MenusProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Back office`} className={classes.menus}>
      {menus.map(({ title, entries, kinds = [] }) => (
        <Dropdown
          key={title.id}
          align="start"
          closesOnWheel
          look="tool"
          className={classes.menu}
          trigger={
            <>
              {t(title)}
              <Waiting count={waiting(kinds)} />
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </>
          }
        >
          {entries.map(({ to, label }) => (
            <NavLink key={to} to={to} className={dropdownItem}>
              {t(label)}
            </NavLink>
          ))}
        </Dropdown>
      ))}
    </nav>
  );
}

/** All menus in one, where there is no room for a row of them. */
function MobileMenu({ menus, waiting }: MenusProps) {
  const { t } = useLingui();
  return (
    <div className={classes.mobile}>
      <Dropdown
        label={t`Menu`}
        align="start"
        look="icon"
        trigger={<IconMenu2 size={22} stroke={1.75} aria-hidden />}
      >
        <nav aria-label={t`Back office`}>
          {menus.map(({ title, entries, kinds = [] }) => (
            <section key={title.id}>
              <h2 className={dropdownLabel}>
                {t(title)} <Waiting count={waiting(kinds)} />
              </h2>
              {entries.map(({ to, label }) => (
                <NavLink key={to} to={to} className={dropdownItem}>
                  {t(label)}
                </NavLink>
              ))}
            </section>
          ))}
        </nav>
        <hr className={dropdownDivider} />
        <div className={classes.language}>
          <LanguageChoice />
        </div>
      </Dropdown>
    </div>
  );
}

function OwnMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  return (
    <AccountMenu
      viewer={viewer}
      closesOnWheel
      who={<p className={dropdownLabel}>{viewer.displayName}</p>}
      entries={[
        { to: paths.inbox(), label: t`Inbox`, icon: IconInbox },
        { to: paths.myProfile(), label: t`My profile`, icon: IconUser },
        { to: paths.security(), label: t`Account security`, icon: IconShieldLock },
      ]}
    />
  );
}

/** The frame of administrators: the back office and nothing else. */
export function AdminLayout({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { t } = useLingui();
  const { name, logoUrl } = site();
  const menus = menusFor(viewer.staffDuties);
  const waiting = useWorkCounts();
  const bar = useBarKeys();
  return (
    <>
      <SkipLink target="main" label={t`Skip to the content`} />
      <header ref={bar} className={classes.bar}>
        <MobileMenu menus={menus} waiting={waiting} />
        <Link
          to={adminPaths.analytics()}
          className={classes.logo}
          aria-label={t`${name}, back office`}
        >
          <Wordmark name={name} logoUrl={logoUrl} compact />
        </Link>
        <Menus menus={menus} waiting={waiting} />
        <div className={classes.end}>
          <PaletteButton />
          <div className={classes.wideOnly}>
            <LanguageChoice />
          </div>
          <NotificationDropdown />
          <OwnMenu viewer={viewer} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {viewer.staffDuties.includes('SETTINGS') && <InstallationNotice />}
        <AdminPage viewer={viewer}>{children}</AdminPage>
      </main>
      <SectionBar duties={viewer.staffDuties} waiting={waiting} />
    </>
  );
}
