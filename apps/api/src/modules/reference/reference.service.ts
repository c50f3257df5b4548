import type { Label, ReferenceListName } from '@wiki/reference-data';
import { logger } from '../../platform/logging/logger.ts';
import { listAtHand, type ServedList, servedList } from './reference-cache.ts';
import type { ReferenceItemView } from './reference-item.ts';

/** Which entries of a list to give. */
export interface ReferenceChoice {
  list: ReferenceListName;
  /** Only those of this parent. */
  parent?: string | null | undefined;
  /** Also those that forms do not offer any more. */
  includeInactive?: boolean;
}

/**
 * A list in its order; empty when it cannot be read, which is logged. Cities are given only of one
 * region: all of them would be a large answer that no form needs.
 */
export async function referenceItems({
  list,
  parent,
  includeInactive = false,
}: ReferenceChoice): Promise<readonly ReferenceItemView[]> {
  if (list === 'CITIES' && parent == null) return [];
  try {
    const { entries } = await servedList(list);
    return entries.filter(
      (entry) => (includeInactive || entry.isActive) && (parent == null || entry.parent === parent),
    );
  } catch (error) {
    logger.error({ err: error, list }, 'reference list not read');
    return [];
  }
}

/** Whether forms offer a value, and under this parent when one is given. */
export async function isReferenceValue(
  list: ReferenceListName,
  value: string,
  parent?: string,
): Promise<boolean> {
  const entry = (await servedList(list)).byValue.get(value);
  return entry !== undefined && entry.isActive && (parent === undefined || entry.parent === parent);
}

/**
 * The name of a value in both languages, also of one that is not offered any more; null when unknown.
 * At once where its list was read before.
 */
export function referenceLabel(
  list: ReferenceListName,
  value: string,
): Label | null | Promise<Label | null> {
  const known = listAtHand(list);
  return known ? labelIn(known, value) : servedList(list).then((found) => labelIn(found, value));
}

const labelIn = ({ byValue }: ServedList, value: string): Label | null =>
  byValue.get(value)?.label ?? null;

/** What the billing service calls a value: its id there, else the value itself. */
export async function externalIdOf(list: ReferenceListName, value: string): Promise<string> {
  return (await servedList(list)).byValue.get(value)?.externalId ?? value;
}
