import { Trans } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import type { BusinessPersonFragment } from '../../../gql/entrepreneurs.ts';
import classes from './people.module.css';

/** The people of a business who agreed to be shown: who speaks for it large, the others beside each other. */
export function People({ people }: { people: readonly BusinessPersonFragment[] }) {
  const [first, ...others] = people;
  if (!first) return null;
  return (
    <section id="people" aria-labelledby="people-title" className={classes.section}>
      <h2 id="people-title">
        <Trans>Who is behind it</Trans>
      </h2>
      <div className={classes.people}>
        <figure className={classes.first}>
          <Face person={first} size={112} />
          <div>
            <Words of={first} />
            <figcaption>
              <strong>{first.user.displayName}</strong>
              {first.title && <span>{first.title}</span>}
            </figcaption>
          </div>
        </figure>
        {others.map((person) => (
          <div key={person.user.id} className={classes.person}>
            <Face person={person} size={56} />
            <div>
              <strong>{person.user.displayName}</strong>
              {person.title && <span>{person.title}</span>}
              <Words of={person} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What somebody says, between the quotation marks of the reader's language. */
function Words({ of: { words } }: { of: BusinessPersonFragment }) {
  if (!words) return null;
  return (
    <blockquote>
      <Trans>“{words}”</Trans>
    </blockquote>
  );
}

function Face({ person: { user }, size }: { person: BusinessPersonFragment; size: number }) {
  return <Avatar name={user.displayName} src={user.photoUrl} seed={user.id} size={size} />;
}
