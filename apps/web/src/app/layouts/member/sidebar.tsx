import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { MembershipInvitation } from './membership-invitation.tsx';
import { navigationFor } from './navigation.ts';
import classes from './sidebar.module.css';

/** The sections of the network, in the sidebar of a desk and in the menu of a phone. */
export function Sidebar() {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <nav aria-label={t`Sections`} className={classes.nav}>
      {navigationFor(viewer).map(({ title, destinations }) => (
        <section key={title.id} className={classes.section}>
          <h2 className={classes.title}>{t(title)}</h2>
          <ul className={classes.list}>
            {destinations.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home()} className={classes.link}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MembershipInvitation />
    </nav>
  );
}
