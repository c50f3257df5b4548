import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ListingPrice } from '../../../components/listing-card/listing-price.tsx';
import { usePageFoot } from '../../../components/use-page-foot.ts';
import type { ListingPriceFragment } from '../../../gql/components.ts';
import classes from './contact-bar.module.css';

export interface ContactBarProps {
  listing: ListingPriceFragment;
  /** Leads to the seller. */
  button: ReactNode;
  /** What is to be told about it. */
  children: ReactNode;
}

/**
 * The way to the seller, always at hand: on a phone it stays at the foot of the window, with the
 * price, once its place on the page has been scrolled away above.
 */
export function ContactBar({ listing, button, children }: ContactBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const bar = usePageFoot();
  return (
    <>
      <div ref={place} className={classes.place}>
        {button}
        {!isAbove && children}
      </div>
      {isAbove && (
        <div ref={bar} className={classes.bar}>
          {children}
          <div className={classes.line}>
            <span>
              <ListingPrice listing={listing} />
            </span>
            {button}
          </div>
        </div>
      )}
    </>
  );
}
