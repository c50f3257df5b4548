import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import { senderOf } from '../../platform/mail/sender.ts';

/** What this installation has and lacks, for its administrators. */
export function installation({ viewer, config }: Pick<Context, 'viewer' | 'config'>) {
  assertCan(viewer, 'settings.administer', null);
  const { isBillingSandbox, billingUrl, billingSandboxPort } = config;
  const isSandbox = isBillingSandbox || (billingUrl === null && billingSandboxPort !== null);
  return {
    isProduction: config.production,
    hasMailServer: config.smtpUrl !== null,
    mailFrom: senderOf(config),
    inboundMailAddress: config.inboundMailAddress,
    billing: isSandbox ? 'SANDBOX' : billingUrl ? 'SERVICE' : 'NONE',
  } as const;
}
