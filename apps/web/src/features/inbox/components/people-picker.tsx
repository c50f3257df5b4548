import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { Avatar, InlineAlert, ListSkeleton, TextField } from '@wiki/ui';
import { useDeferredValue, useState } from 'react';
import { type PeopleToWriteToQuery, usePeopleToWriteToQuery } from '../../../gql/inbox.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import classes from './people.module.css';

type Person = PeopleToWriteToQuery['peopleToWriteTo'][number];

export interface PeoplePickerProps {
  /** Those that are chosen already: each stays on top with its sign. Left out, one is chosen at once. */
  chosen?: readonly Person[];
  /** Those that cannot be chosen. */
  without?: readonly string[];
  onChoose: (person: Person) => void;
}

const nobody: readonly string[] = [];

/** Finds people by the beginning of their name; at first those of the last conversations. */
export function PeoplePicker({ chosen, without = nobody, onChoose }: PeoplePickerProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const query = usePeopleToWriteToQuery({
    variables: { search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  // Those of the last words stay while an answer is on its way; that there is nobody is for it to say.
  const data = query.data ?? query.previousData;
  const meant = (data?.peopleToWriteTo ?? []).filter(({ id }) => !without.includes(id));
  const found = meant.filter(({ id }) => !chosen?.some((person) => person.id === id));
  return (
    <div className={classes.picker}>
      <TextField
        name="people"
        label={t`Find people`}
        placeholder={t`Name`}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {query.error && !query.data && (
        <InlineAlert tone="error">{errorMessage(query.error)}</InlineAlert>
      )}
      {!data && !query.error && <ListSkeleton ofPeople label={t`Loading people`} count={3} />}
      <ul className={classes.people}>
        {[...(chosen ?? []), ...found].map((person) => {
          const isChosen = chosen?.some(({ id }) => id === person.id) ?? false;
          return (
            <li key={person.id}>
              <button
                type="button"
                className={classes.person}
                aria-pressed={chosen ? isChosen : undefined}
                onClick={() => onChoose(person)}
              >
                <Avatar
                  name={person.displayName}
                  seed={person.id}
                  src={person.photoUrl ?? null}
                  size={40}
                />
                <span className={classes.personName}>{person.displayName}</span>
                {isChosen && <IconCheck size={20} stroke={2} aria-hidden />}
              </button>
            </li>
          );
        })}
      </ul>
      {query.data && search && meant.length === 0 && (
        <p className={classes.count}>
          <Trans>Nobody by that name</Trans>
        </p>
      )}
    </div>
  );
}
