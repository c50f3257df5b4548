import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Avatar, Card } from '@wiki/ui';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { Key } from '../../../components/key.tsx';
import { TimeAgo } from '../../../components/time-ago.tsx';
import {
  AddApplicationNoteDocument,
  type ApplicationDetailsFragment,
} from '../../../gql/admin-applications.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import classes from './application-notes.module.css';

interface NoteValues {
  applicationId: string;
  text: string;
}

const Field = fieldsOf<NoteValues>();
const schema = () => import('@wiki/domain/schemas').then((s) => s.addApplicationNoteSchema);

/** What administrators tell each other of an application; its applicant never sees it. */
export function ApplicationNotes({ application }: { application: ApplicationDetailsFragment }) {
  const { t } = useLingui();
  const defaults = { applicationId: application.id, text: '' };
  const state = useFormScope<NoteValues>({
    schema,
    defaults,
    send: useAct(AddApplicationNoteDocument),
    onDone: () => state.form.reset(defaults),
  });
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Internal notes</Trans>
        <Key>N</Key>
      </h2>
      {application.notes && application.notes.length > 0 && (
        <ol className={classes.notes}>
          {application.notes.map(({ id, text, date, author }) => (
            <li key={id}>
              <Avatar
                name={author?.displayName ?? '?'}
                seed={author?.id ?? id}
                src={author?.photoUrl}
                size={32}
              />
              <div>
                <strong>{author?.displayName}</strong> <TimeAgo value={date} />
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <FormScope state={state}>
        <Field.TextArea
          name="text"
          rows={2}
          maxLength={limits.application.note}
          label={t`A note for the other administrators`}
        />
        <FormActions state={state}>{t`Add the note`}</FormActions>
      </FormScope>
    </Card>
  );
}
