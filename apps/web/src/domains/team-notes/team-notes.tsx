import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Avatar, Card } from '@wiki/ui';
import type { RefObject } from 'react';
import { fieldsOf } from '../../components/form/fields.tsx';
import { SubmitButton } from '../../components/form/form-actions.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import formClasses from '../../components/form/form.module.css';
import { useFormScope } from '../../components/form/use-form-scope.ts';
import { Key } from '../../components/facts/key.tsx';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import classes from './team-notes.module.css';

/** Something the staff told each other. */
export interface TeamNote {
  id: string;
  text: string;
  date: string;
  /** Null when the account is gone. */
  author: { id: string; displayName: string; photoUrl?: string | null } | null;
}

interface NoteValues {
  text: string;
}

const Field = fieldsOf<NoteValues>();
const schema = () => import('@wiki/domain/schemas').then((s) => s.teamNoteSchema);
const empty = { text: '' };

export interface TeamNotesProps {
  notes: readonly TeamNote[];
  /** Adds one; answers the refusals. */
  add: (text: string) => Promise<readonly RefusedInput[]>;
  /** Where a letter of the page leads. */
  place?: RefObject<HTMLDivElement | null>;
}

/** What the staff tells each other of an application or a business; whom it is about never sees it. */
export function TeamNotes({ notes, add, place }: TeamNotesProps) {
  const { t } = useLingui();
  const state = useFormScope<NoteValues>({
    schema,
    defaults: empty,
    send: ({ text }) => add(text),
    onDone() {
      state.form.reset(empty);
    },
  });
  return (
    <div ref={place}>
      <Card padding="lg">
        <h2 className={classes.title}>
          <Trans>Internal notes</Trans>
          {place && <Key>N</Key>}
        </h2>
        {notes.length > 0 && (
          <ol className={classes.notes}>
            {notes.map(({ id, text, date, author }) => (
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
          <div className={formClasses.buttons}>
            <SubmitButton state={state} variant="default">{t`Add the note`}</SubmitButton>
          </div>
        </FormScope>
      </Card>
    </div>
  );
}
