import { canPublish } from '@wiki/domain';
import type { BusinessRecord } from './business.model.ts';

/** Told inside the transaction that changed it: whether the listings of a business may be seen now. */
export type ActivityHook = (businessId: string, isActive: boolean) => Promise<void>;

const hooks: ActivityHook[] = [];

/**
 * Registers what follows a business that begins or ceases to sell. It is called inside the
 * transaction of the change, and its failure undoes the change.
 */
export function onActivityChange(hook: ActivityHook): void {
  hooks.push(hook);
}

/** Whether the listings of a business may be seen: it takes part and its paid plan lets it publish. */
export function isActiveSeller({
  status,
  membership,
}: Pick<BusinessRecord, 'status' | 'membership'>): boolean {
  return status === 'active' && membership?.plan === 'business' && canPublish(membership.status);
}

/** Tells the hooks when a change of a business made it begin or cease to sell. */
export async function followActivity(
  before: Pick<BusinessRecord, 'status' | 'membership'>,
  after: BusinessRecord,
): Promise<void> {
  const isActive = isActiveSeller(after);
  if (isActive === isActiveSeller(before)) return;
  for (const hook of hooks) await hook(after._id.toHexString(), isActive);
}
