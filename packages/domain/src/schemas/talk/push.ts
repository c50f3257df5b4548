import { z } from 'zod';
import { code } from '../fields.ts';

/** Text in base64url of so many bytes, with or without its filling. */
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, code('FIELD_INVALID'))
    .refine(
      (text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === count,
      code('FIELD_INVALID'),
    );

/** Input of `addPushDevice`: whether the address may be that of a push service is decided by the API. */
export const pushDeviceSchema = z.strictObject({
  endpoint: z.string().min(1, code('FIELD_REQUIRED')).max(1_000, code('FIELD_TOO_LONG')),
  // A point of P-256, and the secret that RFC 8291 asks for.
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
});

/** Input of `removePushDevice`. */
export const pushDeviceIdSchema = z.strictObject({
  deviceId: z.string().max(100, code('FIELD_INVALID')),
});
