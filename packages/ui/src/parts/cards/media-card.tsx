import type { ReactNode } from 'react';
import { coveringLink } from './covering-link.ts';
import classes from './media-card.module.css';

export interface MediaCardProps {
  /** A photograph or `WeaveArt`; it fills the upper part. */
  media: ReactNode;
  /** On the picture: what kind of thing it is. */
  badge?: ReactNode;
  /** The first line below the picture: the price. */
  price?: ReactNode;
  /** The title as a link. The link covers the whole card. */
  title: ReactNode;
  /** Below the title: what kind of thing, and where. */
  kicker?: ReactNode;
  /** The two or three facts that are compared first. */
  facts?: ReactNode;
  /** Who offers it, at the foot of the card. */
  seller?: ReactNode;
  /** A round button over the picture (like, save). */
  action?: ReactNode;
  /** The heading's level in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Whether the picture stands beside the words, where there is room. */
  isWide?: boolean;
  /** Whether it is a line with a small picture on a narrow window. */
  isCompact?: boolean;
}

/** A card for browsing: picture, price, title, place, and at its foot the facts and who offers it. */
export function MediaCard({
  media,
  badge,
  price,
  title,
  kicker,
  facts,
  seller,
  action,
  headingLevel = 3,
  isWide = false,
  isCompact = false,
}: MediaCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classes.card}
      data-wide={isWide || undefined}
      data-compact={isCompact || undefined}
    >
      <div className={classes.media}>{media}</div>
      {badge ? <div className={classes.badge}>{badge}</div> : null}
      <div className={classes.body}>
        {price ? <div className={classes.price}>{price}</div> : null}
        <Heading className={`${classes.title} ${coveringLink}`}>{title}</Heading>
        {kicker ? <p className={classes.kicker}>{kicker}</p> : null}
        {facts ? <p className={classes.facts}>{facts}</p> : null}
        {seller ? <div className={classes.seller}>{seller}</div> : null}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </article>
  );
}
