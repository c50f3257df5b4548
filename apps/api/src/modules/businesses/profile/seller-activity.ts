import { canPublish } from '@wiki/domain';
import type { BusinessRecord } from '../business.model.ts';

/** Told inside the transaction that changed a business: as it was and as it is. */
export type BusinessHook = (before: BusinessRecord, after: BusinessRecord) => Promise<void>;

const hooks: BusinessHook[] = [];

/**
 * Registers what follows a change of a business, such as the copies that its listings keep. It is
 * called inside the transaction of the change, and its failure undoes the change.
 */
export function onBusinessChange(hook: BusinessHook): void {
  hooks.push(hook);
}

/** Whether the listings of a business may be seen: it takes part and its paid plan lets it publish. */
export function isActiveSeller({
  status,
  membership,
}: Pick<BusinessRecord, 'status' | 'membership'>): boolean {
  return status === 'active' && membership?.plan === 'business' && canPublish(membership.status);
}

/** Tells the hooks of a change. */
export async function tellChange(before: BusinessRecord, after: BusinessRecord): Promise<void> {
  for (const hook of hooks) await hook(before, after);
}
