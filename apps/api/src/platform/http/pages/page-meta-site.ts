import { languages, pathTo } from '@wiki/domain';
import { siteIdentity } from '../../site/site.ts';
import type { StructuredData } from './page-meta-data.ts';

/** Where the site is, and its profiles elsewhere. */
interface Place {
  baseUrl: string;
  profiles: readonly { url: string }[];
}

/** Who runs the site, and the site with its search, in the words of schema.org: for its first page. */
export function siteData({ baseUrl, profiles }: Place): StructuredData[] {
  const { name, logoUrl } = siteIdentity();
  const owner = { '@type': 'Organization', '@id': `${baseUrl}/#organization` };
  const search = `${baseUrl}${pathTo('search')}?query={search_term_string}`;
  return [
    {
      ...owner,
      name,
      url: `${baseUrl}/`,
      logo: logoUrl && new URL(logoUrl, baseUrl).href,
      sameAs: profiles.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      name,
      url: `${baseUrl}/`,
      inLanguage: languages,
      publisher: owner,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
