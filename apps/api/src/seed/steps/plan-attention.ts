import { randomOf } from '../../testing/random.ts';
import { demoAskers } from '../data/talk/askers.ts';
import { demoFavourites } from '../data/talk/conversations.ts';
import { demoReviewers } from '../data/reviews/reviewers.ts';
import { day, hour } from '../demo/demo-id.ts';
import type { DatedOffer } from '../demo/demo-listings.ts';

/** Something a person of the demonstration did with a listing. */
export interface Deed {
  /** Key of the account. */
  by: string;
  date: Date;
}

/** How much attention a listing of the demonstration got. */
export interface Attention {
  offer: DatedOffer;
  /** While it could be seen, in milliseconds since 1970. */
  seen: { from: number; until: number };
  views: Date[];
  saves: Deed[];
  contacts: Deed[];
}

/** Who looks around, besides those whose favourites are told. */
const people = [...demoAskers, ...demoReviewers]
  .map(({ key }) => key)
  .filter((key) => !(key in demoFavourites));

/** How many views a listing gets in a day at most, while it is new. */
const perDay = 9;

/**
 * The attention every listing got that was ever published: the same in every installation. Few are
 * looked at a lot; those kept are fewer than the views, and those asked about fewer still.
 */
export function planAttention(offers: readonly DatedOffer[], now: number): Attention[] {
  const random = randomOf(2_604);
  return offers
    .filter(({ listing }) => listing.status !== 'draft')
    .map((offer): Attention => {
      const seen = seenOf(offer, now);
      const length = seen.until - seen.from;
      const at = () => new Date(seen.from + Math.round(length * random() ** 0.8));
      const wanted = offer.listing.isFeatured ? 130 + 170 * random() : 6 + 96 * random() ** 2.2;
      const views = Math.max(5, Math.round(Math.min(wanted, (perDay * length) / day)));
      const first = Math.floor(random() * people.length);
      const deeds = (count: number, from: number): Deed[] =>
        Array.from({ length: count }, (_, index) => ({
          by: people[(first + from + 3 * index) % people.length] ?? '',
          date: at(),
        }));
      return {
        offer,
        seen,
        views: Array.from({ length: views }, at),
        saves: [
          ...keptOf(offer, now),
          ...deeds(Math.min(8, Math.floor(views * (0.015 + 0.06 * random()))), 0),
        ],
        contacts: deeds(Math.min(3, Math.floor(views * 0.02 * random() + 1.3 * random())), 1),
      };
    });
}

/** Since it was published: until now, or until it was paused, sold or removed. */
function seenOf({ age, listing }: DatedOffer, now: number): Attention['seen'] {
  const hidden = listing.status && listing.status !== 'published';
  return { from: now - age, until: hidden ? now - age / 2 : now - hour / 2 };
}

/** Who keeps a listing among the favourites that are told, one more every few days. */
function keptOf({ seller, listing, age }: DatedOffer, now: number): Deed[] {
  return Object.entries(demoFavourites).flatMap(([by, kept]) => {
    const place = kept.findIndex(
      ([business, key]) => business === seller.key && key === listing.key,
    );
    const ago = Math.min((2 + 3 * place) * day, age / 2);
    return place === -1 ? [] : [{ by, date: new Date(now - ago) }];
  });
}
