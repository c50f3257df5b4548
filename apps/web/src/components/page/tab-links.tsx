import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './tab-links.module.css';

/** One tab: a part of the page with an address of its own. */
export interface TabLink {
  to: string;
  label: ReactNode;
  isCurrent: boolean;
  /** Beside the label: how many it holds, null while that is not known; or a mark that says so. */
  count?: ReactNode;
  /** Tells it from others with the same address. */
  id?: string;
  /** Does what belongs to it beside its address. */
  onFollow?: () => void;
}

export interface TabLinksProps {
  /** What the tabs choose between, for those who hear it. */
  label: string;
  tabs: readonly TabLink[];
  /** Whether a change of tab is a step that the back button undoes. */
  keepsHistory?: boolean;
}

/**
 * Tabs as links: each can be opened, shared and come back to. Where they are wider than their place
 * they take further lines, so that none is out of sight.
 */
export function TabLinks({ label, tabs, keepsHistory = false }: TabLinksProps) {
  const format = useFormat();
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ to, label: name, isCurrent, count, onFollow, id = to }) => (
        <Link
          key={id}
          to={to}
          replace={!keepsHistory}
          onClick={onFollow}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
          {typeof count === 'number' ? (
            <span className={classes.count}>{format.number(count)}</span>
          ) : (
            count
          )}
        </Link>
      ))}
    </nav>
  );
}
