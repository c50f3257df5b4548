import { matchPage, type PageKey } from '@wiki/domain';

/** What a page looks like from afar, before its own code is here to tell. */
export type Shape = 'home' | 'cards' | 'listing' | 'business' | 'text' | 'rows';

const shapes: Partial<Record<PageKey, Shape>> = {
  home: 'home',
  products: 'cards',
  services: 'cards',
  properties: 'cards',
  entrepreneurs: 'cards',
  favourites: 'cards',
  partners: 'cards',
  product: 'listing',
  service: 'listing',
  property: 'listing',
  previewListing: 'listing',
  entrepreneur: 'business',
  about: 'text',
  terms: 'text',
  privacy: 'text',
  shipping: 'text',
  warranties: 'text',
  newsItem: 'text',
  discussion: 'text',
};

/** The shape of the page at a pathname; rows below a title where nothing else is known. */
export function shapeOf(pathname: string): Shape {
  const page = matchPage(pathname);
  return (page && shapes[page]) ?? 'rows';
}
