import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Express } from 'express';

/** The explorer's page, made at its first use and kept compressed: it weighs nine megabytes. */
interface ExplorerPage {
  compressed: Buffer;
  policy: string;
}

/** `/explorer` serves GraphiQL from this server alone, with queries and subscriptions. */
export function serveExplorer(app: Express): void {
  let page: Promise<ExplorerPage> | undefined;
  app.get('/explorer', async (_request, response) => {
    page ??= renderPage();
    const { compressed, policy } = await page;
    response
      .setHeader('Content-Security-Policy', policy)
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Content-Encoding', 'gzip')
      .setHeader('Cache-Control', 'private, max-age=3600')
      .end(compressed);
  });
}

async function renderPage(): Promise<ExplorerPage> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Wiki empresarios API',
    endpoint: '/graphql',
    subscriptionsProtocol: 'WS',
    defaultQuery: `# To act as somebody, put { "authorization": "Bearer <access token>" } under Headers.
{
  site {
    baseUrl
  }
}
`,
  });
  // Its one script is allowed by its hash; the editor makes its styles and workers as it runs.
  const script = html.slice(html.lastIndexOf('<script>\n        function prepareBlob') + 8);
  const hash = createHash('sha256')
    .update(script.slice(0, script.lastIndexOf('</script>')))
    .digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob:`,
    'worker-src blob:',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { compressed: await promisify(gzip)(html), policy };
}
