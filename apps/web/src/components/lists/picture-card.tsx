import type { CSSProperties, ReactNode } from 'react';
import classes from './picture-card.module.css';

export interface PictureCardProps {
  /** A picture, or artwork that fills its box. */
  picture: ReactNode;
  /** Width of the picture by its height. */
  ratio?: number;
  /** The words: paragraphs, and an `h2` whose link covers the whole card. */
  children: ReactNode;
  /** Whether it takes a row of its own, with the picture beside the words, where there is room. */
  isWide?: boolean;
}

/** A card to read on from: a picture above its words, such as of news, partners and businesses. */
export function PictureCard({
  picture,
  ratio = 16 / 9,
  children,
  isWide = false,
}: PictureCardProps) {
  return (
    <article className={classes.card} data-wide={isWide || undefined}>
      <div className={classes.picture} style={{ '--picture-ratio': ratio } as CSSProperties}>
        {picture}
      </div>
      <div className={classes.body}>{children}</div>
    </article>
  );
}
