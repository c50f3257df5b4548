import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { type Language, type SiteIdentity, toWords } from '@wiki/domain';
import { getOperationAST } from 'graphql';
import { prerender } from 'react-dom/static';
import { createCache } from '../lib/apollo/cache.ts';
import { enumsOf } from '../lib/apollo/enums-of.ts';
import { answerKey, type RenderedState } from '../lib/hydration/rendered-answers.ts';
import { activateLocale } from '../lib/i18n/i18n.ts';
import { createStillRouter, loadPage } from '../lib/routing/page-router.ts';
import { RouterView } from '../lib/routing/router-view.tsx';
import { setSite } from '../lib/site.ts';
import { App } from './app.tsx';
import { pageQueries } from './page-queries.ts';
import { appRoutes } from './router.tsx';
import { otherRoutes } from './other-routes.tsx';

/** A page to render, as a visitor sees it. */
export interface PageToRender {
  /** The whole address. */
  url: string;
  language: Language;
  /** What the installation is called and looks like. */
  site: SiteIdentity;
  /** The answers to what it asks first. */
  answers: readonly { operationName: string; variables: Record<string, unknown>; data: unknown }[];
}

/** A page as it was rendered. */
export interface RenderedPage {
  /** What stands in the element where the application is mounted. */
  html: string;
  /** Elements of the head: what the browser can fetch at once. */
  head: string;
  /** What it was rendered from, for the client to begin with. */
  state: RenderedState;
}

const documents = new Map(
  Object.values(pageQueries)
    .flat()
    .map(({ query }) => [getOperationAST(query)?.name?.value, query]),
);
const routes = appRoutes(otherRoutes);

/** A further page that the address asks for stands in place of the first: it's the list of this page. */
const asFirstPage = ({ after, ...others }: Record<string, unknown>): Record<string, unknown> =>
  typeof after === 'string' ? others : { after, ...others };

/** Hints that React puts before the markup when it has no head of its own to put them in. */
const leadingHints = /^(?:<link rel="preload"[^>]*\/>)+/;

/** Renders a page. One at a time: the language is that of the whole module. */
export async function render({
  url,
  language,
  answers,
  site,
}: PageToRender): Promise<RenderedPage> {
  setSite(site);
  const cache = createCache();
  const known: RenderedState['answers'] = {};
  for (const { operationName, variables: asked, data: answer } of answers) {
    const query = documents.get(operationName);
    if (!query) continue;
    const enums = enumsOf(query);
    const variables = toWords(enums.variables, asFirstPage(asked));
    const data = toWords(enums.data, answer);
    cache.writeQuery({ query, variables, data });
    known[answerKey(query, variables)] = data;
  }
  await activateLocale(language);
  const address = new URL(url);
  await loadPage(routes, address);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App client={new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true })}>
      <RouterView router={createStillRouter(routes, address)} />
    </App>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const text = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const [head = ''] = leadingHints.exec(text) ?? [];
  return {
    html: text.slice(head.length),
    head,
    state: { answers: known, entities: cache.extract() },
  };
}
