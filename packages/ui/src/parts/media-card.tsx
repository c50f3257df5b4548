import type { ReactNode } from 'react';
import classes from './media-card.module.css';

export interface MediaCardProps {
  /** A photograph or `WeaveArt`; it fills the upper part. */
  media: ReactNode;
  /** What kind of thing it is, above the title. */
  kicker?: ReactNode;
  /** The title as a link. The link covers the whole card. */
  title: ReactNode;
  /** The two or three facts that are compared first, below the title. */
  facts?: ReactNode;
  /** Who offers it, at the foot of the card. */
  byline?: ReactNode;
  /** At the end of the byline: the rating. */
  aside?: ReactNode;
  /** The last line: the price. */
  footer?: ReactNode;
  /** A round button over the picture (like, save). */
  action?: ReactNode;
  /** The heading's level in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
}

/** A card for browsing: picture, kicker, title, facts, and at its foot who offers it and the price. */
export function MediaCard({
  media,
  kicker,
  title,
  facts,
  byline,
  aside,
  footer,
  action,
  headingLevel = 3,
}: MediaCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes.card}>
      <div className={classes.media}>{media}</div>
      <div className={classes.body}>
        {kicker ? <p className={classes.kicker}>{kicker}</p> : null}
        <Heading className={classes.title}>{title}</Heading>
        {facts ? <p className={classes.facts}>{facts}</p> : null}
        {byline || aside ? (
          <div className={classes.byline}>
            <div className={classes.who}>{byline}</div> {aside}
          </div>
        ) : null}
        {footer ? <div className={classes.footer}>{footer}</div> : null}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </article>
  );
}
