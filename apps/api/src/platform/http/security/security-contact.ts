import type { Express } from 'express';
import type { Config } from '../../../config.ts';

/** How long what is said holds, in milliseconds; it is said anew with every answer. */
const validity = 180 * 24 * 3_600_000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability, where the operator says so. */
export function serveSecurityContact(app: Express, { securityContact, baseUrl }: Config): void {
  if (!securityContact) return;
  app.get('/.well-known/security.txt', (_request, response) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + validity).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${baseUrl}/.well-known/security.txt`,
    ];
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('text')
      .send(`${lines.join('\n')}\n`);
  });
}
