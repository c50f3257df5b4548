import type { Label, ReferenceListName } from '@wiki/reference-data';
import { assertRevision, revisionOf } from '../../kits/resource/index.ts';

/** Whether an entry is as delivered, was changed by an administrator, or was added by one. */
export type ReferenceItemOrigin = 'DEFAULT' | 'CHANGED' | 'ADDED';

/** An entry as served: the delivered one with what administrators changed of it. */
export interface ReferenceItemView {
  list: ReferenceListName;
  value: string;
  label: Label;
  parent: string | null;
  dialCode: string | null;
  flag: string | null;
  /** The record's id in the billing account, or its code in the official table; the value when it has neither. */
  externalId: string;
  isActive: boolean;
  origin: ReferenceItemOrigin;
}

/** What a form changes of an entry. */
const said = ({ label, parent, externalId, isActive }: ReferenceItemView) => ({
  label,
  parent,
  externalId,
  isActive,
});

/** What tells this state of an entry from others. */
export const referenceRevision = (item: ReferenceItemView): string => revisionOf(said(item));

/** Refuses with `CONFLICT` when an entry was changed since it was read. */
export const assertReferenceRevision = (
  item: ReferenceItemView,
  given: string | null | undefined,
): void => assertRevision(said(item), given);

/** The id of an entry over all lists. */
export const referenceItemId = (list: ReferenceListName, value: string): string =>
  `${list}:${value}`;
