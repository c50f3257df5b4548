import { useQuery } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconSeedling } from '@tabler/icons-react';
import { MyWritingLimitsDocument } from '../../gql/writing-limits.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import classes from './new-member-note.module.css';

/** Tells new members, before they write, how much they may at first; others see nothing. */
export function NewMemberNote({ about }: { about: 'post' | 'contact' }) {
  const viewer = useViewer();
  const { data } = useQuery(MyWritingLimitsDocument, { skip: !viewer });
  const limits = data?.myWritingLimits;
  if (!limits?.isNew) return null;
  const { links, postsPerHour, contactsPerDay, newDays } = limits;
  const may =
    about === 'contact'
      ? [
          contactsPerDay !== null &&
            plural(contactsPerDay, {
              one: 'start # conversation a day',
              other: 'start # conversations a day',
            }),
        ]
      : [
          postsPerHour !== null &&
            plural(postsPerHour, {
              one: 'publish # post or comment an hour',
              other: 'publish # posts or comments an hour',
            }),
          links !== null &&
            plural(links, {
              0: 'without links',
              one: 'with up to # link in each',
              other: 'with up to # links in each',
            }),
        ];
  const said = may.filter((each) => each !== false).join(', ');
  if (said === '') return null;
  return (
    <p className={classes.note}>
      <IconSeedling size={20} stroke={1.75} aria-hidden />
      <span>
        <Trans>Welcome. Since you’re new here, for now you can {said}.</Trans>{' '}
        {newDays > 0 &&
          plural(newDays, {
            one: 'This limit ends after # day, or sooner if your contributions stay up.',
            other: 'This limit ends after # days, or sooner if your contributions stay up.',
          })}
      </span>
    </p>
  );
}
