import { ColorSchemeChoice } from '../../../components/color-scheme-choice.tsx';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { MembershipEntry } from './membership-entry.tsx';
import classes from './sidebar-end.module.css';

/** What follows the sections: a member's way to membership; the colors for visitors, who have no menu of their own. */
export function SidebarEnd({ viewer }: { viewer: Viewer | null }) {
  if (viewer) return <MembershipEntry viewer={viewer} />;
  return (
    <div className={classes.colors}>
      <ColorSchemeChoice />
    </div>
  );
}
