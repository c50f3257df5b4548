import { useLingui } from '@lingui/react/macro';
import {
  IconHome,
  IconInbox,
  IconLogin2,
  IconMessage,
  IconPackage,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './bottom-bar.module.css';

/** The main sections under the thumb, on a phone. */
export function BottomBar() {
  const { t } = useLingui();
  const viewer = useViewer();
  const entries = [
    { to: paths.home(), label: t`Home`, icon: IconHome },
    { to: paths.advancedSearch({ type: 'all', query: '' }), label: t`Search`, icon: IconSearch },
    { to: paths.forum(), label: t`Forum`, icon: IconMessage },
    ...(viewer
      ? [
          { to: paths.inbox(), label: t`Messages`, icon: IconInbox },
          { to: paths.myProfile(), label: t`Profile`, icon: IconUser },
        ]
      : [
          { to: paths.products(), label: t`Products`, icon: IconPackage },
          { to: paths.login(), label: t`Sign in`, icon: IconLogin2 },
        ]),
  ];
  return (
    <nav aria-label={t`Main sections`} className={classes.bar}>
      {entries.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === paths.home()} className={classes.link}>
          <Icon size={22} stroke={1.75} aria-hidden />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
