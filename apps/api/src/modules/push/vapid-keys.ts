import webPush from 'web-push';
import { database } from '../../platform/database/connect.ts';

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const id = 'vapid';

let known: { of: object; keys: VapidKeys } | null = null;

/**
 * The keys with which this installation names itself to push services (RFC 8292). The first process
 * that needs them makes them; they stay in the database, so that all processes have the same.
 */
export async function vapidKeys(): Promise<VapidKeys> {
  const of = database();
  if (known?.of === of) return known.keys;
  const secrets = of.collection<{ _id: string } & VapidKeys>('secrets');
  await secrets.updateOne(
    { _id: id },
    { $setOnInsert: webPush.generateVAPIDKeys() },
    { upsert: true },
  );
  const kept = await secrets.findOne({ _id: id });
  if (!kept) throw new Error('The keys for push services were not kept.');
  known = { of, keys: { publicKey: kept.publicKey, privateKey: kept.privateKey } };
  return known.keys;
}
