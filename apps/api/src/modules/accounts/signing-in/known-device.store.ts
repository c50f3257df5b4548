import { lifetimes, limits } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import { KnownDeviceModel } from './known-device.model.ts';
import { hashToken, newToken } from '../passwords/secrets.ts';

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
    (await KnownDeviceModel.findOne({
      _id: idOf(token, userId ?? ''),
      expiresAt: { $gt: new Date() },
    }).lean());
  return known ? known._id : null;
}

/** Whether the account was signed in to with any browser that is still remembered. */
export const hasKnownDevices = async (userId: string): Promise<boolean> =>
  (await KnownDeviceModel.exists({ userId, expiresAt: { $gt: new Date() } })) !== null;

/** The browser's token, or a new one for a browser that has none; see `keepDevice`. */
export const deviceToken = ({ deviceCookie }: Browser): string => deviceCookie.read() ?? newToken();

/**
 * Remembers a browser as one of the account's; of too many, the one unused for longest is forgotten.
 * Joins the caller's transaction.
 */
export async function rememberDevice(token: string, userId: string): Promise<void> {
  const now = new Date();
  await KnownDeviceModel.updateOne(
    { _id: idOf(token, userId) },
    { $set: { userId, lastSeenAt: now, expiresAt: deviceExpiry(now) } },
    { upsert: true },
  );
  const surplus = await KnownDeviceModel.find({ userId })
    .sort({ lastSeenAt: -1 })
    .skip(limits.sessions.max)
    .select({ _id: 1 })
    .lean();
  if (surplus.length > 0) {
    await KnownDeviceModel.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }
}

/** Has the browser keep its token. */
export const keepDevice = ({ deviceCookie }: Browser, token: string): void =>
  deviceCookie.set(token, deviceExpiry(new Date()));

/** Forgets the browsers of an account, as when its password changes. Joins the caller's transaction. */
export async function forgetDevices(userId: string): Promise<void> {
  await KnownDeviceModel.deleteMany({ userId });
}

const deviceExpiry = (now: Date): Date => new Date(now.getTime() + lifetimes.knownDevice * 1000);
