import type { ReferenceEntry, ReferenceListName } from '@wiki/reference-data';
import type { ReferenceItemRecord } from './reference-item.model.ts';
import type { ReferenceItemView } from './reference-item.ts';

/** Lists of places stay in the order of their names when one is added or renamed. */
const sortedByName: ReadonlySet<ReferenceListName> = new Set(['REGIONS', 'CITIES']);
const byName = new Intl.Collator('es').compare;

/** A list as served: the delivered entries as administrators changed them, then those they added. */
export function mergeEntries(
  list: ReferenceListName,
  entries: readonly ReferenceEntry[],
  records: readonly ReferenceItemRecord[],
): ReferenceItemView[] {
  const changed = new Map(records.map((record) => [record.value, record]));
  const known = new Set(entries.map(({ value }) => value));
  const views = [
    ...entries.map((entry) => viewOf(list, entry, changed.get(entry.value))),
    ...records.filter(({ value }) => !known.has(value)).map((record) => addedView(record)),
  ];
  return records.length > 0 && sortedByName.has(list)
    ? views.toSorted((one, other) => byName(one.label.es, other.label.es))
    : views;
}

function viewOf(
  list: ReferenceListName,
  entry: ReferenceEntry,
  record: ReferenceItemRecord | undefined,
): ReferenceItemView {
  const { value, label, parent, externalId, dialCode, flag } = entry;
  return {
    list,
    value,
    label: record?.label ?? label,
    parent: (record ? record.parent : parent) ?? null,
    dialCode: dialCode || null,
    flag: flag ?? null,
    externalId: (record ? record.externalId : externalId) ?? value,
    isActive: record?.isActive ?? true,
    origin: record ? 'CHANGED' : 'DEFAULT',
  };
}

function addedView({ _id, ...record }: ReferenceItemRecord): ReferenceItemView {
  const externalId = record.externalId ?? record.value;
  return { ...record, externalId, dialCode: null, flag: null, origin: 'ADDED' };
}
