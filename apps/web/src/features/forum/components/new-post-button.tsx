import { Trans } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useScrollsDown } from '../../../lib/use-scrolls-down.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './new-post-button.module.css';

/** The way to a new discussion, above the sections of a phone: only its sign while one reads on. */
export function NewPostButton() {
  const isReading = useScrollsDown();
  return (
    <Link
      className={classes.button}
      to={paths.writeDiscussion()}
      data-small={isReading || undefined}
    >
      <IconPencil size={22} stroke={1.75} aria-hidden />
      <span>
        <Trans>New post</Trans>
      </span>
    </Link>
  );
}
