import { lifetimes, limits } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import { documentsOf } from '../../../platform/database/documents.ts';
import { KnownDeviceModel, type KnownDeviceRecord } from './known-device.model.ts';
import { hashToken, newToken } from '../passwords/secrets.ts';

const devices = documentsOf<KnownDeviceRecord>(KnownDeviceModel);

type Browser = Pick<Context, 'deviceCookie'>;

const idOf = (token: string, userId: string): string => hashToken(`${token}:${userId}`);

/** The id of the caller's browser, when somebody signed in to the account with it before; else null. */
export async function knownDevice(
  { deviceCookie }: Browser,
  userId: string | null,
): Promise<string | null> {
  const token = deviceCookie.read();
  const known =
    token &&
    (await devices.findOne({ _id: idOf(token, userId ?? ''), expiresAt: { $gt: new Date() } }));
  return known ? known._id : null;
}

/** The browser's token, or a new one for a browser that has none; see `keepDevice`. */
export const deviceToken = ({ deviceCookie }: Browser): string => deviceCookie.read() ?? newToken();

/**
 * Remembers a browser as one of the account's; of too many, the one unused for longest is forgotten.
 * Tells whether the account was signed in to with another that is still remembered. Joins the caller's
 * transaction.
 */
export async function rememberDevice(
  token: string,
  userId: string,
): Promise<{ hadOthers: boolean }> {
  const now = new Date();
  const _id = idOf(token, userId);
  await devices.updateOne(
    { _id },
    { $set: { userId, lastSeenAt: now, expiresAt: deviceExpiry(now) } },
    { upsert: true },
  );
  const others = await devices.find(
    { userId, _id: { $ne: _id } },
    // There is one too many each time; more, if ever, are forgotten with the next sign-in.
    { sort: { lastSeenAt: -1 }, projection: { expiresAt: 1 }, limit: 100 },
  );
  const surplus = others.slice(limits.sessions.max - 1);
  if (surplus.length > 0) {
    await KnownDeviceModel.deleteMany({ _id: { $in: surplus.map((each) => each._id) } });
  }
  return { hadOthers: others.some(({ expiresAt }) => expiresAt > now) };
}

/** Has the browser keep its token. */
export const keepDevice = ({ deviceCookie }: Browser, token: string): void =>
  deviceCookie.set(token, deviceExpiry(new Date()));

/** Forgets the browsers of an account, as when its password changes. Joins the caller's transaction. */
export async function forgetDevices(userId: string): Promise<void> {
  await KnownDeviceModel.deleteMany({ userId });
}

const deviceExpiry = (now: Date): Date => new Date(now.getTime() + lifetimes.knownDevice * 1000);
