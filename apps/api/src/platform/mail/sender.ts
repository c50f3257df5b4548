import type { Config } from '../../config.ts';
import { siteName } from '../site/site.ts';

/** The sender of every mail: an address that is set without a name bears that of the installation. */
export const senderOf = ({ mailFrom }: Pick<Config, 'mailFrom'>): string =>
  mailFrom.includes('<')
    ? mailFrom
    : `"${siteName().replaceAll(/["\\]/g, String.raw`\$&`)}" <${mailFrom}>`;
