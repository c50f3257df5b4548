import express, { type Express } from 'express';
import { z } from 'zod';
import { logger } from '../../logging/logger.ts';
import { clientNetwork } from '../serving/client-network.ts';
import { limitRequests } from './limit-requests.ts';

/** Where browsers tell what the policy of a page refused. */
export const policyReportsPath = '/policy-reports';

/** How browsers name this site's place for reports. */
export const policyReportsName = 'policy';

const text = z.string().max(2_000);

/** The older form, one report, and the newer one, several, in the same words. */
const olderReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'blocked-uri': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
    },
  ]);
const newerReports = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
  );
const anyReports = z.union([olderReport, newerReports]);

/**
 * Logs what the policy of a page refused in somebody's browser: an attempt to run something, or a
 * fault of a page. What extensions of the browser do says nothing of the site.
 */
export function servePolicyReports(app: Express): void {
  const json = express.json({
    type: ['application/csp-report', 'application/reports+json'],
    limit: '16kb',
  });
  app.post(policyReportsPath, limitRequests('reports'), json, (request, response) => {
    const { data: reports } = anyReports.safeParse(request.body);
    response
      .set('Cache-Control', 'no-store')
      .status(reports ? 204 : 400)
      .end();
    const network = clientNetwork(request.ip);
    for (const { page, directive, blocked } of reports ?? []) {
      if (/^[\w-]*extension\b/.test(blocked)) continue;
      const told = { page: addressOnly(page), directive, blocked: addressOnly(blocked), network };
      logger.warn(told, 'a page did what its policy refuses');
    }
  });
}

/** An address without what may be private in it; words such as `inline` stay. */
function addressOnly(address: string): string {
  const url = URL.parse(address);
  if (!url) return address.slice(0, 100);
  return url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`.slice(0, 200);
}
