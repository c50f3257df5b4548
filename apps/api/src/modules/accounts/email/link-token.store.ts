import { lifetimes } from '@wiki/domain';
import type { MailSecret } from '../../mail/index.ts';
import { type LinkPurpose, LinkTokenModel, type LinkTokenRecord } from './link-token.model.ts';
import { hashToken, newToken } from '../passwords/secrets.ts';

const lifetimeOf: Record<LinkPurpose, number> = {
  verifyEmail: lifetimes.emailVerification,
  resetPassword: lifetimes.passwordReset,
  changeEmail: lifetimes.emailChange,
  // As long as the link to the new address and the time after it was opened.
  revokeEmail: lifetimes.emailChange + lifetimes.emailChangeUndo,
};

/** A link that was just made. */
export interface NewLink {
  /** It goes into the mail and nowhere else. */
  token: string;
  /** What the mail says of it. */
  secret: MailSecret;
}

/**
 * Makes the token of a link and stores its hash, joining the caller's transaction; older links of the
 * user for the same purpose end.
 */
export async function createLinkToken(
  purpose: LinkPurpose,
  userId: string,
  email: string,
  seconds = lifetimeOf[purpose],
): Promise<NewLink> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + seconds * 1000);
  await LinkTokenModel.deleteMany({ userId, purpose });
  await LinkTokenModel.create([{ _id: hashToken(token), purpose, userId, email, expiresAt }]);
  return { token, secret: { expiresAt, slot: `${purpose}:${userId}` } };
}

/** What a token stands for while it may be used, or null. */
export async function findLinkToken(
  purpose: LinkPurpose,
  token: string,
): Promise<LinkTokenRecord | null> {
  return LinkTokenModel.findOne({
    _id: hashToken(token),
    purpose,
    expiresAt: { $gt: new Date() },
  }).lean();
}

/**
 * Uses a token up together with the user's others for the same purpose, joining the caller's
 * transaction. Null when another attempt came first: of any number at once, one uses it.
 */
export async function consumeLinkToken(
  purpose: LinkPurpose,
  token: string,
): Promise<LinkTokenRecord | null> {
  const used = await LinkTokenModel.findOneAndDelete({
    _id: hashToken(token),
    purpose,
    expiresAt: { $gt: new Date() },
  }).lean();
  if (used) await LinkTokenModel.deleteMany({ userId: used.userId, purpose });
  return used;
}

/** Makes the links that were sent to a user useless, of all purposes or these. Joins the caller's transaction. */
export async function deleteLinkTokens(
  userId: string,
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  await LinkTokenModel.deleteMany({ userId, ...(purposes ? { purpose: { $in: purposes } } : {}) });
}
