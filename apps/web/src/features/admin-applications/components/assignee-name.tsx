import { Trans } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import classes from './assignee-name.module.css';

export interface AssigneeNameProps {
  /** Null while nobody takes care of it. */
  assignee: { id: string; displayName: string; photoUrl?: string | null } | null;
}

/** Who of the team takes care of something that waits. */
export function AssigneeName({ assignee }: AssigneeNameProps) {
  const viewer = useViewer();
  if (!assignee) {
    return (
      <span className={classes.nobody}>
        <Trans>Nobody yet</Trans>
      </span>
    );
  }
  const { id, displayName, photoUrl } = assignee;
  return (
    <span className={classes.assignee}>
      <Avatar name={displayName} seed={id} src={photoUrl ?? null} size={26} />
      {id === viewer?.id ? <Trans>You</Trans> : displayName}
    </span>
  );
}
