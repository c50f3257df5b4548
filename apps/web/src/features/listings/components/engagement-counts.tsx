import { Plural } from '@lingui/react/macro';
import type { ListingOnPage } from '../hooks/use-followed-listing.ts';
import classes from './engagement-counts.module.css';

/** How much attention a listing gets, quietly; what nobody did yet is left out. */
export function EngagementCounts({ engagement }: Pick<ListingOnPage, 'engagement'>) {
  const { views, saves, contacts } = engagement;
  return (
    <ul className={classes.counts}>
      {views > 0 && (
        <li>
          <Plural value={views} one="# view" other="# views" />
        </li>
      )}
      {saves > 0 && (
        <li>
          <Plural value={saves} one="# person saved it" other="# people saved it" />
        </li>
      )}
      {contacts > 0 && (
        <li>
          <Plural value={contacts} one="# person asked about it" other="# people asked about it" />
        </li>
      )}
    </ul>
  );
}
