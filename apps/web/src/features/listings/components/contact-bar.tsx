import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ListingPrice } from '../../../domains/listing-card/listing-price.tsx';
import { usePageFoot } from '../../../components/use-page-foot.ts';
import type { ListingPriceFragment } from '../../../gql/listing-card.ts';
import classes from './contact-bar.module.css';

export interface ContactBarProps {
  listing: ListingPriceFragment;
  /** Leads to the seller. Beside the price, only for the ear is what stands in `data-rest`. */
  button: ReactNode;
  /** What is to be told about it. */
  children: ReactNode;
}

/** Between the bars of a phone. */
const inSight = { rootMargin: '-60px 0px -60px' };

/**
 * The way to the seller, always at hand: on a phone it stands at the foot of the window, with the
 * price, while its place on the page is out of sight.
 */
export function ContactBar({ listing, button, children }: ContactBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const foot = usePageFoot();
  useEffect(() => {
    const watched = place.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting);
    }, inSight);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.place}>
      <div ref={isAway ? foot : null} className={classes.bar} data-away={isAway || undefined}>
        <div className={classes.line}>
          <span className={classes.price}>
            <ListingPrice listing={listing} />
          </span>
          {button}
        </div>
        {children}
      </div>
    </div>
  );
}
