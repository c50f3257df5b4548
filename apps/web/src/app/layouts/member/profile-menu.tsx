import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconHeart,
  IconLogout,
  IconShieldLock,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { Avatar } from '@wiki/ui';
import { NavLink, useNavigate } from 'react-router-dom';
import { ColorSchemeChoice } from '../../../components/color-scheme-choice.tsx';
import { Dropdown, dropdownDivider, dropdownItem } from '../../../components/dropdown.tsx';
import { session } from '../../../lib/auth/browser-session.ts';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './profile-menu.module.css';

/** The menu behind one's own picture. */
export function ProfileMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const ofBusiness = viewer.memberType === 'business' || viewer.memberType === 'businessAdmin';
  const entries = [
    { to: paths.myProfile(), label: t`My profile`, icon: IconUser },
    { to: paths.favourites(), label: t`Favorites`, icon: IconHeart },
    { to: paths.myReviews(), label: t`My reviews`, icon: IconStar },
    ...(ofBusiness
      ? [
          {
            to: paths.businessReviews(),
            label: t`Reviews of my business`,
            icon: IconBuildingStore,
          },
        ]
      : []),
    { to: paths.security(), label: t`Account security`, icon: IconShieldLock },
  ];
  return (
    <Dropdown
      label={t`Your menu`}
      className={classes.trigger}
      trigger={
        <Avatar name={viewer.displayName} seed={viewer.id} src={viewer.photoUrl} size={38} />
      }
    >
      <div className={classes.who}>
        <span className={classes.name}>{viewer.displayName}</span>
        <span className={classes.email}>{viewer.email}</span>
      </div>
      <hr className={dropdownDivider} />
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
