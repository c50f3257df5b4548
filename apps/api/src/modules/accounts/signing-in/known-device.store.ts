import { lifetimes, limits } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import type { Write } from '../../../platform/database/documents/send-writes.ts';
import { writeTogether } from '../../../platform/database/documents/write-together.ts';
import { KnownDeviceModel, type KnownDeviceRecord } from './known-device.model.ts';
import { hashToken, newToken } from '../passwords/secrets.ts';

const devices = documentsOf<KnownDeviceRecord>(KnownDeviceModel);

type Browser = Pick<Context, 'deviceCookie'>;

const idOf = (token: string, userId: string): string => hashToken(`${token}:${userId}`);

/** Whether somebody signed in to the account with the caller's browser before. */
export async function isKnownDevice({ deviceCookie }: Browser, userId: string): Promise<boolean> {
  const token = deviceCookie.read();
  if (!token) return false;
  const own = { _id: idOf(token, userId), expiresAt: { $gt: new Date() } };
  return (await devices.findOne(own)) !== null;
}

/** A browser in which somebody signs in to an account, beside those that are remembered of it. */
export interface AccountBrowser {
  /** What the browser keeps of itself; a new one where it keeps nothing. */
  token: string;
  /** Its id, when somebody signed in to the account with it before; else null. */
  knownAs: string | null;
  /** Whether another is remembered. */
  hasOthers: boolean;
  /** The ids of those that leave no room for one more, unused for longest. */
  surplusIds: string[];
}

/** The caller's browser, as an account knows it; without an account nobody's, after the same command. */
export async function browserOf(
  { deviceCookie }: Browser,
  userId: string | null,
): Promise<AccountBrowser> {
  const now = new Date();
  const token = deviceCookie.read() ?? newToken();
  const ownId = idOf(token, userId ?? '');
  const found = await devices.find(
    { userId: userId ?? '' },
    // There is one too many each time; more, if ever, are forgotten with the next sign-in.
    { sort: { lastSeenAt: -1 }, projection: { expiresAt: 1 }, limit: 100 },
  );
  const others = found.filter(({ _id }) => _id !== ownId);
  const lasting = found.filter(({ expiresAt }) => expiresAt > now).map(({ _id }) => _id);
  return {
    token,
    knownAs: lasting.includes(ownId) ? ownId : null,
    hasOthers: lasting.some((id) => id !== ownId),
    surplusIds: others.slice(limits.sessions.max - 1).map(({ _id }) => _id),
  };
}

/** Remembers a browser as one of an account's, for `writeTogether`. */
export function toRememberDevice({ token }: AccountBrowser, userId: string): Write {
  const now = new Date();
  return devices.toUpdate(
    { _id: idOf(token, userId) },
    { $set: { userId, lastSeenAt: now, expiresAt: deviceExpiry(now) } },
    { upsert: true },
  );
}

/** Forgets the browsers of an account that are too many. Joins the caller's transaction. */
export async function forgetSurplus({ surplusIds }: AccountBrowser): Promise<void> {
  if (surplusIds.length > 0) await KnownDeviceModel.deleteMany({ _id: { $in: surplusIds } });
}

/**
 * Remembers the caller's browser as one of an account's, and forgets the one unused for longest of too
 * many. Joins the caller's transaction.
 * @returns what the browser is to keep.
 */
export async function rememberDevice(ctx: Browser, userId: string): Promise<string> {
  const browser = await browserOf(ctx, userId);
  await writeTogether([toRememberDevice(browser, userId)]);
  await forgetSurplus(browser);
  return browser.token;
}

/** Has the browser keep its token. */
export const keepDevice = ({ deviceCookie }: Browser, token: string): void =>
  deviceCookie.set(token, deviceExpiry(new Date()));

/** Forgets the browsers of an account, as when its password changes. Joins the caller's transaction. */
export async function forgetDevices(userId: string): Promise<void> {
  await KnownDeviceModel.deleteMany({ userId });
}

const deviceExpiry = (now: Date): Date => new Date(now.getTime() + lifetimes.knownDevice * 1000);
