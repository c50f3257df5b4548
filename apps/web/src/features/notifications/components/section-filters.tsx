import { useLingui } from '@lingui/react/macro';
import { type NotificationSection, notificationSections } from '@wiki/domain';
import { Link } from 'react-router-dom';
import type { UnreadBySectionQuery } from '../../../gql/notifications.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { type NotificationsTab, withQuery } from '../../../lib/paths.ts';
import { useSectionNames } from '../hooks/use-section-names.ts';
import { useSections } from '../hooks/use-sections.ts';
import classes from './section-filters.module.css';

export interface SectionFiltersProps {
  pathname: string;
  tab: NotificationsTab;
  section: NotificationSection | null;
  counts: UnreadBySectionQuery | undefined;
}

/** How an address names a section. */
export const kindOf = (section: NotificationSection): string => section.toLowerCase();

/** The section that an address names, or null. */
export const sectionOf = (kind: string | null): NotificationSection | null =>
  notificationSections.find((section) => kindOf(section) === kind) ?? null;

/** Everything or one kind, with how many are new. */
export function SectionFilters({ pathname, tab, section, counts }: SectionFiltersProps) {
  const { t } = useLingui();
  const names = useSectionNames();
  const format = useFormat();
  const unread = counts?.unreadNotificationsBySection ?? [];
  const countOf = (each: NotificationSection) =>
    tab === 'new' ? (unread.find((known) => known.section === each)?.count ?? 0) : 0;
  const shown = useSections().filter(
    (each) => each === section || tab === 'past' || countOf(each) > 0,
  );
  const address = (kind: string | null) =>
    withQuery(pathname, { tab: tab === 'past' ? 'past' : null, kind });
  return (
    <nav aria-label={t`Kinds of notifications`} className={classes.filters}>
      <Link replace to={address(null)} aria-current={section === null ? 'page' : undefined}>
        {t`Everything`}
      </Link>
      {shown.map((each) => (
        <Link
          key={each}
          replace
          to={address(kindOf(each))}
          aria-current={section === each ? 'page' : undefined}
        >
          {names[each]}
          {countOf(each) > 0 && <span>{format.number(countOf(each))}</span>}
        </Link>
      ))}
    </nav>
  );
}
