import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';
import classes from './page.module.css';

const inHead = (selector: string): Element[] =>
  import.meta.env.SSR ? [] : [...document.head.querySelectorAll(selector)];

/** What the server wrote into the document for readers without scripts; the first page replaces it. */
const fromServer = inHead('title, meta[name="description"], meta[name="keywords"]');
/** The first page's own addresses (canonical, languages): not those of the pages that follow. */
const addresses = inHead('link[data-initial]');
const firstPath = import.meta.env.SSR ? null : location.pathname;

const remove = (elements: Element[]): void => {
  for (const element of elements.splice(0)) element.remove();
};

export interface PageProps {
  /** Title of the document, before the name of the product; left out, the name stands alone. */
  title?: string;
  /** One or two sentences for search engines and shared links. */
  description?: string;
  /** `narrow` for forms and text, `wide` for grids, `full` for tables of the back office. */
  width?: 'narrow' | 'wide' | 'full';
  children: ReactNode;
}

/** One page: its title and description in the reader's language, and its width. */
export function Page({ title, description, width = 'wide', children }: PageProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  // While it hydrates, React would take the server's elements, which are removed, for its own.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) remove(fromServer);
    if (pathname !== firstPath) remove(addresses);
  }, [pathname, isHydrated]);
  const about =
    description ??
    t`The business network where everyone wins: products, services, properties and entrepreneurs of Latin America, in English and Spanish.`;
  return (
    <div className={classes.page} data-width={width}>
      {isHydrated && (
        <>
          <title>{title ? `${title} · ${site().name}` : site().name}</title>
          <meta name="description" content={about} />
          <meta
            name="keywords"
            content={t`business network, entrepreneurs, companies, products, services, property, Latin America, Colombia`}
          />
        </>
      )}
      {children}
    </div>
  );
}
