import { type Language, listingTypes, pricePeriodOf } from '@wiki/domain';
import { z } from 'zod';
import { textIn } from './page-meta-texts.ts';
import { priceWords } from './page-words.ts';

/** A thing that a page leads to. */
export interface PageLink {
  path: string;
  name: string;
  /** What it costs and where it is. */
  about: string;
}

/** The things that the first screen of a page shows. */
export interface PageLinks {
  links: readonly PageLink[];
  /** Where the list goes on, as its next page is asked for; null at its end. */
  next: string | null;
}

const sections = { product: '/products', service: '/services', property: '/property' } as const;
const text = z.object({ en: z.string().nullable(), es: z.string().nullable() });
const money = z.object({ amountMinor: z.number(), currency: z.string() });

const listing = z.looseObject({
  id: z.string(),
  type: z.enum(listingTypes),
  name: text,
  city: z.string(),
  priceFrom: money.nullable(),
});
const business = z.object({
  __typename: z.literal('Business'),
  id: z.string(),
  name: z.string(),
  city: z.string(),
});

const node = z.union([listing, business]);
const list = z.object({
  edges: z.array(z.object({ node })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
const withSimilar = z.object({ similar: z.array(listing).min(1) });

/** The listings and businesses among the answers to a page's questions; what is no such list is left out. */
export function linksIn(answers: readonly unknown[], language: Language): PageLinks[] {
  return answers
    .flatMap((data): unknown[] => Object.values(data ?? {}))
    .flatMap((value): PageLinks[] => {
      const found = list.safeParse(value).data;
      if (found) {
        const { hasNextPage, endCursor } = found.pageInfo;
        const links = found.edges.map((edge) => linkTo(edge.node, language));
        return [{ links, next: hasNextPage ? endCursor : null }];
      }
      const { similar } = withSimilar.safeParse(value).data ?? {};
      return similar ? [{ links: similar.map((each) => linkTo(each, language)), next: null }] : [];
    });
}

function linkTo(thing: z.infer<typeof node>, language: Language): PageLink {
  const { id, city } = thing;
  if ('__typename' in thing && thing.__typename === 'Business') {
    return { path: `/entrepreneurs/${id}`, name: thing.name as string, about: city };
  }
  const found = thing as z.infer<typeof listing>;
  const { type, name, priceFrom } = found;
  const price = priceFrom && priceWords(priceFrom, pricePeriodOf(found), language);
  return {
    path: `${sections[type]}/${id}`,
    name: textIn(name, language),
    about: [price, city].filter(Boolean).join(' · '),
  };
}
