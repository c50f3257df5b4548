import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';

/**
 * Apollo Sandbox for browsers that come to `/graphql`. It loads from the internet: where there is none
 * the page is empty, so it names the explorer that comes from here.
 */
export function sandboxPage({ hasExplorer }: { hasExplorer: boolean }): ApolloServerPlugin {
  const sandbox = ApolloServerPluginLandingPageLocalDefault({ embed: true });
  if (!hasExplorer) return sandbox;
  return {
    ...sandbox,
    async serverWillStart(service) {
      const started = await sandbox.serverWillStart?.(service);
      const page = await started?.renderLandingPage?.();
      if (!started || !page) return started;
      const { html } = page;
      return {
        ...started,
        renderLandingPage: async () => ({
          html: async () => linkedIn(typeof html === 'string' ? html : await html()),
        }),
      };
    },
  };
}

const link = '<a href="/explorer">Explorer of this server, without internet</a>';

const linkedIn = (html: string): string => html.replace('<body>', `<body>${link}`);
