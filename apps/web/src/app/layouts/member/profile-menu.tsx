import { useLingui } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconHeart,
  IconShieldLock,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { dropdownDivider } from '../../../components/overlays/dropdown.tsx';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { AccountMenu } from '../account-menu.tsx';
import classes from './profile-menu.module.css';

/** The menu behind one's own picture. */
export function ProfileMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
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
    <AccountMenu
      viewer={viewer}
      who={
        <>
          <div className={classes.who}>
            <span className={classes.name}>{viewer.displayName}</span>
            <span className={classes.email}>{viewer.email}</span>
          </div>
          <hr className={dropdownDivider} />
        </>
      }
      entries={entries}
    />
  );
}
