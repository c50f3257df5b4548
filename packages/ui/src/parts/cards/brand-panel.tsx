import type { ReactNode } from 'react';
import classes from './brand-panel.module.css';

export interface BrandPanelProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  message?: ReactNode;
  /** Buttons: `variant="action"` for the primary one, `variant="on-brand"` for the other. */
  actions?: ReactNode;
  /** Artwork at the side on wide screens, usually a `WeaveArt`. */
  art?: ReactNode;
  /** `hero` opens a page; `note` is the small one for a sidebar. */
  size?: 'hero' | 'note';
  /** The title's level; a `hero` is usually 1, a `note` 2. */
  headingLevel?: 1 | 2 | 3;
}

/** The jade surface: the opening of the home page, and the invitation in the sidebar. */
export function BrandPanel({
  title,
  message,
  actions,
  art,
  size = 'hero',
  headingLevel = size === 'hero' ? 1 : 2,
}: BrandPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classes.panel} data-size={size}>
      <div className={classes.words}>
        <Heading className={classes.title}>{title}</Heading>
        {message ? <p className={classes.message}>{message}</p> : null}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      {art ? <div className={classes.art}>{art}</div> : null}
    </section>
  );
}
