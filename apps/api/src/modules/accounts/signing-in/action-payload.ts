import { payloadOf, type UserError } from '../../../platform/errors/errors.ts';

/** The payload of an operation that has nothing to say but whether it was done. */
export async function actionPayloadOf(
  work: () => Promise<void>,
): Promise<{ ok: boolean; userErrors: UserError[] }> {
  return payloadOf({ ok: false }, async () => {
    await work();
    return { ok: true };
  });
}
