import { pathTo, pages } from '@wiki/domain';
import type { Express } from 'express';
import type { Config } from '../../../config.ts';
import { readBusiness } from '../directory/directory.service.ts';
import { vcardOf } from './vcard.ts';

/** The page of a business on an installation. */
const pageOf = (config: Config, id: string) =>
  `${config.baseUrl}${pathTo('entrepreneur', { businessId: id })}`;

/** The address of a business's contact card. */
export const vcardUrl = (config: Config, id: string) => `${pageOf(config, id)}/contact.vcf`;

/** Serves the contact cards of active businesses; others are not there. */
export function serveContactCards(app: Express, config: Config): void {
  app.get(`${pages.entrepreneur.path}/contact.vcf`, async (request, response, next) => {
    const { businessId: id } = request.params;
    const business = await readBusiness({ viewer: null }, id);
    if (!business) {
      next();
      return;
    }
    response
      .set('Cache-Control', 'no-cache')
      .attachment(`${business.name}.vcf`)
      .type('text/vcard; charset=utf-8')
      .send(vcardOf(business, pageOf(config, id)));
  });
}
