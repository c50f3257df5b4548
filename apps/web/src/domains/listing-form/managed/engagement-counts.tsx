import { useLingui } from '@lingui/react/macro';
import { IconEye, IconHeart, IconMessage } from '@tabler/icons-react';
import { VisuallyHidden } from '@wiki/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './engagement-counts.module.css';
import type { ListingRow } from './use-managed-listings.ts';

/** How much attention a listing got: views, saves and people who wrote. */
export function EngagementCounts({ engagement }: Pick<ListingRow, 'engagement'>) {
  const { t } = useLingui();
  const format = useFormat();
  const counts = [
    { label: t`Views`, icon: IconEye, value: engagement.views },
    { label: t`Saves`, icon: IconHeart, value: engagement.saves },
    { label: t`Contacts`, icon: IconMessage, value: engagement.contacts },
  ];
  return (
    <ul className={classes.counts}>
      {counts.map(({ label, icon: Icon, value }) => (
        <li key={label} title={label}>
          <Icon size={18} stroke={1.75} aria-hidden />
          <VisuallyHidden>{label}: </VisuallyHidden>
          {format.number(value)}
        </li>
      ))}
    </ul>
  );
}
