import { expect, test } from 'vitest';
import { languages } from '../texts/language.ts';
import { backOfficeMenus, pagesInMenu } from './back-office-pages.ts';
import { pageTitles } from './page-titles.ts';
import { findPath, matchPage, pageKeys, pageOf, pathParams, pathTo } from './pages.ts';

test.each([
  ['/', 'home'],
  ['/products', 'products'],
  ['/products/', 'products'],
  ['/products/65f0', 'product'],
  ['/legal/terms', 'terms'],
  ['/admin', 'admin'],
  ['/admin/manage-listings/edit-listings/1', 'adminListing'],
  ['/wiki-forum', 'forum'],
  ['/wiki-forum/65f0', 'discussion'],
  ['/news', 'news'],
  ['/news/feria-de-cali', 'newsItem'],
  ['/news/any/thing', null],
  ['/products/65f0/extra', null],
  ['/admin/users/1/edit', null],
  ['/nowhere', null],
  ['/administrator', null],
  ['/constructor', null],
])('%s is %s', (pathname, expected) => {
  expect(matchPage(pathname)).toBe(expected);
});

test('every page is found at its own address, which no page before it takes', () => {
  for (const key of pageKeys) {
    const address = pageOf(key).path.replace('/*', '').replaceAll(/:\w+/g, 'x1');
    expect(matchPage(address)).toBe(key);
  }
});

test('a page about one thing is addressed by what names it, safe in an address', () => {
  expect(pathTo('product', { id: '65f0' })).toBe('/products/65f0');
  expect(pathTo('editListing', { listingId: 'a/b?' })).toBe(
    '/my-business-profile/listings/a%2Fb%3F/edit',
  );
  expect(pathTo('forum')).toBe('/wiki-forum');
  expect(pathTo('home')).toBe('/');
});

test('every page but home, which bears the name of the site, is titled in both languages', () => {
  for (const key of pageKeys.filter((each) => each !== 'home')) {
    for (const language of languages) {
      expect(pageTitles[key]?.[language].title, `${key} in ${language}`).toMatch(/\S/);
    }
  }
});

test('every page of the back office that needs no name is in a menu, but for what the bar and its pages lead to', () => {
  const inMenus = new Set<string>(backOfficeMenus.flatMap(pagesInMenu));
  const left = pageKeys.filter((key) => {
    const { access, path } = pageOf(key);
    return access === 'wikiAdmin' && !path.includes(':') && !inMenus.has(key);
  });
  expect(left).toEqual([
    'admin',
    'adminBusinessProfiles',
    'adminManageListings',
    'adminManagePartners',
    'adminNotifications',
    'adminNotificationPreferences',
    'adminGivenUpEvents',
  ]);
});

test('the first of some paths that fits is found', () => {
  const paths = ['/products/new', '/products/:id', '/products/*'] as const;
  expect(findPath(paths, '/products/new')).toBe('/products/new');
  expect(findPath(paths, '/products/65f0')).toBe('/products/:id');
  expect(findPath(paths, '/products/65f0/extra')).toBe('/products/*');
  expect(findPath(paths, '/services')).toBeNull();
});

test('the named parts of a pathname are those at their place', () => {
  expect(pathParams('/products/:id/by/:seller', '//products/65f0/by/7a/')).toEqual({
    ':id': '65f0',
    ':seller': '7a',
  });
  expect(pathParams('/products/*', '/products/65f0')).toEqual({});
});
