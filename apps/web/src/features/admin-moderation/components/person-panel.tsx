import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Avatar, Button, TextAreaField } from '@wiki/ui';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { kindTexts } from '../../../domains/report/kind-texts.ts';
import { AddPersonNoteDocument, type CaseDetailsFragment } from '../../../gql/admin-moderation.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { statusTexts } from '../case-texts.ts';
import { CaseIcon } from './case-icon.tsx';
import classes from './person-panel.module.css';

type Person = NonNullable<CaseDetailsFragment['person']>;

export interface PersonPanelProps {
  person: Person;
  /** The case beside it, which is no earlier one. */
  caseId: string;
  addressOf: (id: string) => string;
  note: RefObject<HTMLTextAreaElement | null>;
  reload: () => Promise<void>;
}

/** Who wrote it: counts that matter, earlier decisions, notes of the administrators. */
export function PersonPanel({ person, caseId, addressOf, note, reload }: PersonPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = person;
  const facts = [
    { count: person.acceptedCount, label: t`published` },
    { count: person.reportedCount, label: t`reported` },
    { count: person.removedCount, label: t`removed`, isBad: person.removedCount > 0 },
    { count: person.ownReportCount, label: t`reports made` },
  ];
  const earlier = person.decisions.filter(({ id }) => id !== caseId);
  return (
    <div className={classes.panel}>
      <section className={classes.part}>
        <header className={classes.head}>
          <Avatar name={user.displayName} seed={user.id} src={user.photoUrl ?? null} size={48} />
          <div>
            <h2 className={classes.name}>{user.displayName}</h2>
            <p className={classes.quiet}>
              <Trans>since {format.date(user.dateJoined)}</Trans>
              {person.isNew && (
                <>
                  {' · '}
                  <Trans>new member</Trans>
                </>
              )}
            </p>
          </div>
        </header>
        <dl className={classes.facts}>
          {facts.map(({ count, label, isBad }) => (
            <div key={label} data-bad={isBad || undefined}>
              <dt>{label}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
        {user.suspension && (
          <p className={classes.suspended}>
            {user.suspension.dateUntil ? (
              <Trans>Suspended until {format.date(user.suspension.dateUntil)}</Trans>
            ) : (
              <Trans>Suspended account</Trans>
            )}
          </p>
        )}
        <Button
          component={Link}
          to={paths.userProfile(user.id)}
          target="_blank"
          variant="default"
          size="sm"
        >
          <Trans>Open the profile</Trans>
        </Button>
      </section>
      <section className={classes.part}>
        <h3 className={classes.title}>
          <Trans>Earlier decisions</Trans>
        </h3>
        {earlier.length === 0 && (
          <p className={classes.quiet}>
            <Trans>None yet.</Trans>
          </p>
        )}
        <ul className={classes.decisions}>
          {earlier.map((each) => (
            <li key={each.id}>
              <span className={classes.sign}>
                <CaseIcon isHeld={false} kind={each.kind} />
              </span>
              <div>
                <Link to={addressOf(each.id)}>
                  {t(kindTexts[each.kind])}: {t(statusTexts[each.status])}
                </Link>
                <p className={classes.quiet}>
                  {each.reason && <ReasonText reason={each.reason} />}
                </p>
                <p className={classes.quiet}>
                  {each.decidedBy && <>{each.decidedBy.displayName} · </>}
                  {each.dateDecided && <TimeAgo value={each.dateDecided} />}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Notes person={person} note={note} reload={reload} />
    </div>
  );
}

function Notes({
  person: { user, notes },
  note,
  reload,
}: Pick<PersonPanelProps, 'person' | 'note' | 'reload'>) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [text, setText] = useState('');
  const add = useAct(AddPersonNoteDocument);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!text.trim() || isSaving) return;
    setSaving(true);
    try {
      const [refusal] = await add({ userId: user.id, text });
      if (refusal) {
        showToast(errorMessage(refusal.code), { tone: 'failed' });
        return;
      }
      setText('');
      await reload();
    } catch (failure) {
      showToast(errorMessage(failure), { tone: 'failed' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>
        <Trans>Team notes</Trans>
      </h3>
      <p className={classes.quiet}>
        <Trans>The person never sees these.</Trans>
      </p>
      <ul className={classes.notes}>
        {notes.map((each) => (
          <li key={each.id}>
            <strong>{each.by?.displayName ?? t`Former member`}</strong>{' '}
            <span className={classes.quiet}>
              <TimeAgo value={each.dateCreated} />
            </span>
            <p>{each.text}</p>
          </li>
        ))}
      </ul>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextAreaField
          ref={note}
          name="note"
          label={t`Write a note`}
          rows={2}
          maxLength={limits.report.note}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          size="sm"
          variant="default"
          loading={isSaving}
          disabled={!text.trim()}
        >
          <Trans>Save the note</Trans>
        </Button>
      </form>
    </section>
  );
}
