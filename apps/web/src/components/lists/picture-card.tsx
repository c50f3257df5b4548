import type { ReactNode } from 'react';
import classes from './picture-card.module.css';

export interface PictureCardProps {
  /** A picture of 16:9, or artwork that fills its box. */
  picture: ReactNode;
  /** The words: paragraphs, and an `h2` whose link covers the whole card. */
  children: ReactNode;
  /** Whether it takes a row of its own, with the picture beside the words, where there is room. */
  isWide?: boolean;
}

/** A card to read on from: a picture above its words, such as of news and partners. */
export function PictureCard({ picture, children, isWide = false }: PictureCardProps) {
  return (
    <article className={classes.card} data-wide={isWide || undefined}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.body}>{children}</div>
    </article>
  );
}
