import { useSubscription } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { RecordEditorsDocument } from '../../gql/conflict.ts';
import type { EditedKind } from '../../gql/schema-types.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import classes from './record-editors.module.css';

export interface RecordEditorsProps {
  kind: EditedKind;
  id: string;
}

/** Says who else has the record open to change it; while it is shown, others hear of this reader. */
export function RecordEditors({ kind, id }: RecordEditorsProps) {
  const language = useLanguage();
  const { data } = useSubscription(RecordEditorsDocument, {
    variables: { kind, id },
    fetchPolicy: 'no-cache',
  });
  const people = data?.recordEditors.people ?? [];
  const names = new Intl.ListFormat(language).format(people.map(({ displayName }) => displayName));
  return (
    <output className={classes.line}>
      {people.length > 0 && (
        <span>
          <IconUsers size={18} stroke={1.75} aria-hidden />
          {people.length === 1 ? (
            <Trans>{names} is also editing this.</Trans>
          ) : (
            <Trans>{names} are also editing this.</Trans>
          )}
        </span>
      )}
    </output>
  );
}
