import { referenceItemSchema } from '@wiki/domain/schemas';
import { defaultEntries, parentLists, type ReferenceListName } from '@wiki/reference-data';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type {
  ReferenceItemInput,
  SaveReferenceItemInput,
} from '../../graphql/generated/resolvers.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { forgetList, servedList } from './reference-cache.ts';
import { ReferenceItemModel } from './reference-item.model.ts';
import {
  assertReferenceRevision,
  referenceItemId,
  type ReferenceItemView,
} from './reference-item.ts';

type Caller = Pick<Context, 'viewer'>;

/** The entry after a change; null when it was removed. */
interface Changed {
  item: ReferenceItemView | null;
}

/**
 * Changes an entry or adds one. Refuses with a code per field: `FIELD_REQUIRED`, `FIELD_INVALID`,
 * `INVALID_REFERENCE` for a parent that is not on its list, `CODE_IN_USE` for a new entry whose code
 * one has, also one that is not offered any more.
 */
export async function saveReferenceItem(
  { viewer }: Caller,
  input: SaveReferenceItemInput,
): Promise<Changed> {
  assertCan(viewer, 'reference.edit', null);
  const { list } = input;
  const given = parseInput(referenceItemSchema, input);
  const parent = given.parent ?? null;
  await checkPlace(list, given.value, parent);
  const _id = referenceItemId(list, given.value);
  const externalId = given.externalId === given.value ? null : (given.externalId ?? null);
  // Another process may have changed it within the moment that lists are kept.
  forgetList(list);
  const before = (await servedList(list)).byValue.get(given.value);
  if (before && input.isNew) throw refuse('CODE_IN_USE', 'value');
  if (before) assertReferenceRevision(before, input.revision);
  const record = { ...given, _id, list, parent, externalId };
  try {
    await inTransaction(async () => {
      await (input.isNew
        ? ReferenceItemModel.create([record])
        : ReferenceItemModel.replaceOne({ _id }, record, { upsert: true }));
      const ids = { list, referenceItemId: _id };
      await recordEvent('reference.changed', signedIn(viewer).userId, ids);
    });
  } catch (error) {
    // Another administrator added it within this moment.
    if (input.isNew && isDuplicateKey(error)) throw refuse('CODE_IN_USE', 'value');
    throw error;
  }
  return changed(list, given.value);
}

/**
 * Takes an entry back to what was delivered, or removes one that was added. Refuses with
 * `NOT_FOUND` a value that is not on the list.
 */
export async function resetReferenceItem(
  { viewer }: Caller,
  { list, value }: ReferenceItemInput,
): Promise<Changed> {
  assertCan(viewer, 'reference.edit', null);
  const _id = referenceItemId(list, value);
  await inTransaction(async () => {
    const { deletedCount } = await ReferenceItemModel.deleteOne({ _id });
    if (deletedCount > 0) {
      await recordEvent('reference.changed', signedIn(viewer).userId, {
        list,
        referenceItemId: _id,
      });
    } else if (!(await isDelivered(list, value))) throw refuse('NOT_FOUND', 'value');
  });
  return changed(list, value);
}

/** The entry as it is served after a change; this process does not wait for its own event. */
async function changed(list: ReferenceListName, value: string): Promise<Changed> {
  forgetList(list);
  return { item: (await servedList(list)).byValue.get(value) ?? null };
}

const isDelivered = async (list: ReferenceListName, value: string): Promise<boolean> =>
  (await defaultEntries(list)).some((entry) => entry.value === value);

/** Whether an entry may stand where it is put. */
async function checkPlace(
  list: ReferenceListName,
  value: string,
  parent: string | null,
): Promise<void> {
  // Prefixes and flags come with the countries of ISO 3166-1: others would have none.
  if (list === 'COUNTRIES' && !(await isDelivered(list, value))) {
    throw refuse('INVALID_COUNTRY', 'value');
  }
  const parentList = parentLists[list];
  if (!parentList) {
    if (parent !== null) throw refuse('FIELD_INVALID', 'parent');
    return;
  }
  if (parent === null) {
    // DIAN's codes of people without an activity belong to no section.
    if (list === 'COMMERCIAL_ACTIVITIES') return;
    throw refuse('FIELD_REQUIRED', 'parent');
  }
  if (!(await servedList(parentList)).byValue.has(parent)) {
    throw refuse('INVALID_REFERENCE', 'parent');
  }
}
