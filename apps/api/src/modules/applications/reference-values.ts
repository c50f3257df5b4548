import { defaultEntries, type ReferenceListName } from '@wiki/reference-data';

/** Whether a list has this value. */
export async function isReferenceValue(list: ReferenceListName, value: string): Promise<boolean> {
  return (await defaultEntries(list)).some((entry) => entry.value === value);
}

/** The billing account's id of a value; the value itself when it has none. */
export async function externalIdOf(list: ReferenceListName, value: string): Promise<string> {
  const entry = (await defaultEntries(list)).find((one) => one.value === value);
  return entry?.externalId ?? value;
}
