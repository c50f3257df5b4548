import { useReferenceListQuery } from '../../gql/places.ts';
import type { ReferenceList } from '../../gql/schema-types.ts';
import { LocalizedText } from '../../components/facts/localized-text.tsx';

export interface ReferenceNameProps {
  list: ReferenceList;
  value: string;
  /** The entry it belongs to, for regions and cities. */
  parent?: string | null;
}

/** The name of an entry of a reference list; its code while the list is not there. */
export function ReferenceName({ list, value, parent = null }: ReferenceNameProps) {
  const { data } = useReferenceListQuery({ variables: { list, parent } });
  const item = data?.reference.find((each) => each.value === value);
  return item ? <LocalizedText text={item.label} /> : value;
}
