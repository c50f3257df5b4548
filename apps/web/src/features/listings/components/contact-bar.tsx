import { type ReactNode, useRef } from 'react';
import { ListingPrice } from '../../../domains/listing-card/listing-price.tsx';
import { useIsAway } from '../../../components/page/use-is-away.ts';
import { usePageFoot } from '../../../components/page/use-page-foot.ts';
import type { ListingPriceFragment } from '../../../gql/listing-card.ts';
import classes from './contact-bar.module.css';

export interface ContactBarProps {
  listing: ListingPriceFragment;
  /** Leads to the seller. Beside the price, only for the ear is what stands in `data-rest`. */
  button: ReactNode;
  /** What is to be told about it. */
  children: ReactNode;
}

/**
 * The way to the seller, always at hand: on a phone it stands at the foot of the window, with the
 * price, while its place on the page is out of sight.
 */
export function ContactBar({ listing, button, children }: ContactBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(place);
  const foot = usePageFoot();
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
