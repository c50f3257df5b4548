import { useLingui } from '@lingui/react/macro';
import {
  IconCreditCard,
  IconFileText,
  IconHeadset,
  IconHome,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { StaffDuty } from '@wiki/domain';
import { NavLink } from 'react-router-dom';
import { adminPaths } from '../../../lib/admin-paths.ts';
import bar from '../member/bottom-bar.module.css';
import classes from './admin-layout.module.css';
import { isTheirs } from './admin-paths.ts';
import { Waiting } from './waiting.tsx';

export interface SectionBarProps {
  duties: readonly StaffDuty[];
  /** How much of some kinds of work waits. */
  waiting: (kinds: readonly string[]) => number;
}

/** Where most of the work is, under the thumb, on a phone; the rest stays behind the menu. */
export function SectionBar({ duties, waiting }: SectionBarProps) {
  const { t } = useLingui();
  const entries = [
    { to: adminPaths.analytics(), label: t`Start`, icon: IconHome, kinds: [] },
    {
      to: adminPaths.newApplications(),
      label: t`Applications`,
      icon: IconFileText,
      kinds: ['application'],
    },
    { to: adminPaths.payments(), label: t`Payments`, icon: IconCreditCard, kinds: ['payment'] },
    {
      to: adminPaths.moderation(),
      label: t`Moderation`,
      icon: IconShieldCheck,
      kinds: ['held', 'report'],
    },
    {
      to: adminPaths.customerService(),
      label: t`Support`,
      icon: IconHeadset,
      kinds: ['ticket', 'dispute'],
    },
  ].filter(({ to }) => isTheirs(to, duties));
  return (
    <nav aria-label={t`Main sections`} className={`${bar.bar} ${classes.sections}`}>
      {entries.map(({ to, label, icon: Icon, kinds }) => (
        <NavLink key={to} to={to} className={bar.link}>
          <span className={classes.sign}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <Waiting count={waiting(kinds)} />
          </span>
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
