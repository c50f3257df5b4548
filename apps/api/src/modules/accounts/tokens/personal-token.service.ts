import { limits } from '@wiki/domain';
import { createPersonalTokenSchema, personalTokenIdSchema } from '@wiki/domain/schemas';
import { isStaff } from '../../../authz/staff.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { write } from '../../../kits/resource/index.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { findUser } from '../../users/index.ts';
import { confirmPassword } from '../confirm-password.ts';
import { CredentialModel } from '../passwords/credential.model.ts';
import { PersonalTokenModel, type PersonalTokenRecord } from './personal-token.model.ts';
import { makeToken, tokensOf } from './personal-token.store.ts';

const dayMilliseconds = 86_400_000;

/** The caller's tokens, the newest first. */
export async function personalTokens({
  viewer,
}: Pick<Context, 'viewer'>): Promise<PersonalTokenRecord[]> {
  return tokensOf(signedIn(viewer).userId);
}

/**
 * Makes a token that acts for the caller, who proves to be there by the password. The token itself is
 * answered once and stored nowhere. Refused with `WRONG_PASSWORD`, `TOO_MANY_REQUESTS`,
 * `TOO_MANY_ITEMS`, and `FIELD_INVALID` when somebody else than an administrator asks to administer.
 */
export async function createPersonalToken(
  ctx: Pick<Context, 'viewer' | 'config' | 'request'>,
  input: unknown,
): Promise<{ token: string; personalToken: PersonalTokenRecord }> {
  const { userId } = signedIn(ctx.viewer);
  const { name, scopes, days, password } = parseInput(createPersonalTokenSchema, input);
  if (scopes.includes('ADMINISTER') && !isStaff(ctx.viewer))
    throw refuse('FIELD_INVALID', 'scopes');
  const user = await findUser(userId);
  if (!user) throw refuse('NOT_FOUND');
  await confirmPassword(ctx, user, password);
  const createdAt = new Date();
  const { token, record } = makeToken({
    userId,
    name,
    scopes: [...new Set(['READ' as const, ...scopes])],
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * dayMilliseconds),
  });
  await inTransaction(async () => {
    // Those who ask at once wait for each other here.
    await CredentialModel.updateOne({ _id: user._id }, { $set: { lastTokenAt: createdAt } });
    if ((await tokensOf(userId)).length >= limits.personalTokens.max) {
      throw refuse('TOO_MANY_ITEMS', 'name');
    }
    await PersonalTokenModel.create([record]);
    const tokenId = record._id.toHexString();
    await recordEvent('personalToken.created', userId, { userId, tokenId });
  });
  return { token, personalToken: record };
}

/** Ends one of the caller's tokens; its sockets close within two seconds. */
export const revokePersonalToken = write({
  input: personalTokenIdSchema,
  load: {
    by: 'tokenId',
    find: (id, { userId }) =>
      PersonalTokenModel.findOne({
        _id: parseObjectId(id),
        userId,
      }).lean<PersonalTokenRecord | null>(),
  },
  async act({ loaded: personalToken }) {
    await PersonalTokenModel.deleteOne({ _id: personalToken._id });
    return { personalToken };
  },
  event: ({ viewer: { userId }, input: { tokenId } }) => [
    'personalToken.revoked',
    { userId, tokenId },
  ],
});
