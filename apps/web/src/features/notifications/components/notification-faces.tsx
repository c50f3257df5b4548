import type { NotificationTopic } from '@wiki/domain';
import { Avatar } from '@wiki/ui';
import classes from './notification-row.module.css';
import { TopicSign } from './topic-sign.tsx';

export interface NotificationFacesProps {
  topic: NotificationTopic;
  actors: readonly { id: string; displayName: string; photoUrl?: string | null }[];
}

/** Who acted, with the sign of the kind; for what the system tells, that sign alone. */
export function NotificationFaces({ topic, actors }: NotificationFacesProps) {
  const [first, second] = actors;
  if (!first) {
    return (
      <span className={classes.system} data-tone={topic === 'PAYMENTS' ? 'warning' : undefined}>
        <TopicSign topic={topic} size={22} />
      </span>
    );
  }
  const face = ({ id, displayName, photoUrl }: typeof first, size: number) => (
    <Avatar name={displayName} src={photoUrl ?? null} seed={id} size={size} />
  );
  return (
    <span className={classes.faces} data-two={second ? '' : undefined}>
      {face(first, second ? 32 : 48)}
      {second ? (
        face(second, 32)
      ) : (
        <span className={classes.sign}>
          <TopicSign topic={topic} size={14} />
        </span>
      )}
    </span>
  );
}
