import { Trans, useLingui } from '@lingui/react/macro';
import { type IconUser, IconLogout } from '@tabler/icons-react';
import { Avatar } from '@wiki/ui';
import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { ColorSchemeChoice } from '../../components/color-scheme-choice.tsx';
import { Dropdown, dropdownDivider, dropdownItem } from '../../components/overlays/dropdown.tsx';
import { session } from '../../lib/auth/browser-session.ts';
import type { Viewer } from '../../lib/auth/use-viewer.ts';
import { paths } from '../../lib/paths.ts';

export interface AccountMenuProps {
  viewer: Viewer;
  closesOnWheel?: boolean;
  /** Who it is, on top. */
  who: ReactNode;
  entries: readonly { to: string; label: string; icon: typeof IconUser }[];
}

/** The menu behind one's own picture: one's pages, the colors, the way out. */
export function AccountMenu({ viewer, closesOnWheel = false, who, entries }: AccountMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Dropdown
      label={t`Your menu`}
      closesOnWheel={closesOnWheel}
      look="icon"
      trigger={
        <Avatar name={viewer.displayName} seed={viewer.id} src={viewer.photoUrl} size={38} />
      }
    >
      {who}
      {entries.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} end className={dropdownItem}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {label}
        </NavLink>
      ))}
      <hr className={dropdownDivider} />
      <ColorSchemeChoice />
      <hr className={dropdownDivider} />
      <button
        type="button"
        className={dropdownItem}
        onClick={() => {
          void navigate(paths.home());
          void session.signOut();
        }}
      >
        <IconLogout size={20} stroke={1.75} aria-hidden />
        <Trans>Sign out</Trans>
      </button>
    </Dropdown>
  );
}
