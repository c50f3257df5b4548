import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, ErrorState, ListSkeleton } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import formClasses from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { kindTexts } from '../../../domains/report/kind-texts.ts';
import {
  type AccountHistoryQuery,
  NoteOnAccountDocument,
  useAccountHistoryQuery,
} from '../../../gql/admin-users.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import classes from './account-panels.module.css';

type History = NonNullable<AccountHistoryQuery['personHistory']>;

interface NoteValues {
  userId: string;
  text: string;
}

const Field = fieldsOf<NoteValues>();
const schema = () => import('@wiki/domain/schemas').then((s) => s.personNoteSchema);

const stateTexts = {
  SHOWN: msg({ message: 'Shown', context: 'state of a text' }),
  HELD: msg({ message: 'Held', context: 'state of a text' }),
  HIDDEN: msg({ message: 'Hidden', context: 'state of a text' }),
  EDIT_ASKED: msg({ message: 'Edit requested', context: 'state of a text' }),
  REMOVED: msg({ message: 'Removed', context: 'state of a text' }),
  GONE: msg({ message: 'Deleted by its author', context: 'state of a text' }),
} as const;

/** What administrators noted of a person, and what the person wrote. */
export function AccountHistory({ userId }: { userId: string }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useAccountHistoryQuery({
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  });
  const history = data?.personHistory;
  if (!history) {
    return (
      <Card padding="lg">
        {error ? (
          <ErrorState
            title={t`We couldn’t load the notes`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ListSkeleton label={t`Loading the notes`} count={3} />
        )}
      </Card>
    );
  }
  return (
    <>
      <Notes userId={userId} notes={history.notes} onAdded={() => void refetch()} />
      <Written written={history.written} />
    </>
  );
}

interface NotesProps {
  userId: string;
  notes: History['notes'];
  onAdded: () => void;
}

function Notes({ userId, notes, onAdded }: NotesProps) {
  const { t } = useLingui();
  const defaults = { userId, text: '' };
  const state = useFormScope<NoteValues>({
    schema,
    defaults,
    send: useAct(NoteOnAccountDocument),
    onDone: () => {
      state.form.reset(defaults);
      onAdded();
    },
  });
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Internal notes</Trans>
      </h2>
      {notes.length > 0 && (
        <ul className={classes.list}>
          {notes.map(({ id, text, dateCreated, by }) => (
            <li key={id}>
              <div>
                <p>{text}</p>
                <p className={classes.quiet}>
                  {by?.displayName ?? t`Former member`} · <TimeAgo value={dateCreated} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <FormScope state={state} label={t`Internal notes`}>
        <Field.TextArea
          name="text"
          rows={2}
          label={t`A note for the other administrators`}
          help={t`The person never sees it.`}
        />
        <div className={formClasses.buttons}>
          <SubmitButton state={state} variant="default">{t`Add the note`}</SubmitButton>
        </div>
      </FormScope>
    </Card>
  );
}

function Written({ written }: Pick<History, 'written'>) {
  const { t } = useLingui();
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>What they wrote</Trans>
      </h2>
      {written.length === 0 && (
        <p className={classes.quiet}>
          <Trans>Nothing yet. Conversations are private and aren’t listed.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {written.map(({ id, kind, title, text, state, dateWritten, path }) => (
          <li key={`${kind} ${id}`}>
            <div>
              <p className={classes.quiet}>
                {t(kindTexts[kind])} · {t(stateTexts[state])} · <TimeAgo value={dateWritten} />
              </p>
              <p>
                <Link to={path} className={classes.words}>
                  {title || text || t`Without text`}
                </Link>
              </p>
              {title && <p className={classes.words}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
