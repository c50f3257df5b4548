import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import { limitRequests } from './security/limit-requests.ts';
import { nonceOf } from './security/security.ts';

const built = fileURLToPath(new URL('../../../../web/dist/explorer.html', import.meta.url));

/** `/explorer` serves the API's explorer as it was built beside the client, under the site's own policy. */
export function serveExplorer(app: Express, page = built): void {
  app.get('/explorer', limitRequests('pages'), (_request, response, next) => {
    if (!existsSync(page)) {
      next();
      return;
    }
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(readFileSync(page, 'utf8').replaceAll('__CSP_NONCE__', nonceOf(response)));
  });
}
