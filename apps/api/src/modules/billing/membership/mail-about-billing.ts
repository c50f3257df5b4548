import {
  billingMail,
  type BillingMailInput,
  type BillingMailKind,
  type MailInput,
} from '@wiki/emails';
import type { Config } from '../../../config.ts';
import { requestMail } from '../../mail/index.ts';
import { siteIdentity } from '../../../platform/site/site.ts';
import { findUser } from '../../users/index.ts';

/**
 * Writes a mail about billing to people in their languages, once per person and cause. Joins the
 * caller's transaction.
 */
export async function writeTo(
  { baseUrl, socialLinks }: Config,
  userIds: readonly string[],
  kind: BillingMailKind,
  about: Omit<BillingMailInput, keyof MailInput>,
  cause: string,
): Promise<void> {
  for (const userId of userIds) {
    const user = await findUser(userId);
    if (!user?.email) continue;
    const { language, displayName: name } = user;
    await requestMail({
      to: user.email,
      userId,
      language,
      mail: billingMail(kind, {
        ...about,
        language,
        name,
        baseUrl,
        socialLinks,
        site: siteIdentity(),
      }),
      cause: `${cause}:${kind}:${userId}`,
    });
  }
}
