import { lifetimes } from '@wiki/domain';
import { accountCreatedMail } from '@wiki/emails';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import { mailSite } from '../../../platform/site/site.ts';
import { createLinkToken } from '../../accounts/index.ts';
import { requestMail } from '../../mail/index.ts';
import { findUser } from '../../users/index.ts';
import { findBusiness } from '../business.store.ts';

/**
 * Writes to whom an administrator made an account for what it is, with a link to set the password.
 * The token is made while composing: nothing holds it but the mail, until it is sent.
 */
export const createdAccountsConsumer: EventConsumer = {
  name: 'created-accounts',
  startsNow: true,
  types: ['user.registered'],
  async handle({ _id, actorId, data }, { config }) {
    const { userId } = data as { userId: string };
    const user = actorId === userId ? null : await findUser(userId);
    if (!user?.email || !user.businessId) return;
    const business = await findBusiness(user.businessId);
    if (!business) return;
    const { email, language, displayName: name } = user;
    const { token, secret } = await createLinkToken(
      'resetPassword',
      userId,
      email,
      lifetimes.firstPassword,
    );
    await requestMail({
      to: email,
      userId,
      language,
      mail: accountCreatedMail({
        ...mailSite(config),
        language,
        name,
        token,
        businessName: business.name,
        isManager: user.memberType === 'businessAdmin',
      }),
      cause: `${_id.toHexString()}:accountCreated`,
      secret,
    });
  },
};
