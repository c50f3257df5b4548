import type { RequestHandler } from 'express';
import type { Config } from '../../config.ts';

const origin = 'https://embeddable-sandbox.cdn.apollographql.com';

/** Sandbox comes from elsewhere, so its page has a policy of its own. */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline' ${origin}`,
  `style-src 'self' 'unsafe-inline' ${origin} https://fonts.googleapis.com`,
  'font-src https://fonts.gstatic.com',
  `img-src 'self' data: ${origin} https://apollo-server-landing-page.cdn.apollographql.com`,
  'manifest-src https://apollo-server-landing-page.cdn.apollographql.com',
  'frame-src https://sandbox.embed.apollographql.com',
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Apollo Sandbox</title>
    <style>html, body, #sandbox { height: 100%; margin: 0 }</style>
  </head>
  <body>
    <div id="sandbox"><p>Apollo Sandbox needs the internet. Without it there is <a href="/explorer">the explorer</a>.</p></div>
    <script src="${origin}/_latest/embeddable-sandbox.umd.production.min.js"></script>
    <script>
      new window.EmbeddedSandbox({ target: '#sandbox', initialEndpoint: location.href });
    </script>
  </body>
</html>
`;

/** Shows Apollo Sandbox to a browser at the address of the API while developing. */
export function serveSandbox(config: Config): RequestHandler {
  return (request, response, next) => {
    const wantsPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (config.production || !wantsPage) next();
    else response.setHeader('Content-Security-Policy', policy).type('html').send(page);
  };
}
