import { Trans } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import type { ChatFaceFragment } from '../../../gql/chat-parts.ts';
import classes from './chat-face.module.css';

/** With whom a conversation is: a customer sees the business, its people see the customer. */
export function chatPartner({ viewerSells, business, otherMembers }: ChatFaceFragment) {
  const [other] = otherMembers;
  if (business && !viewerSells) {
    return { name: business.name, business } as const;
  }
  return other ? ({ name: other.displayName, business: null, person: other } as const) : null;
}

/** Whether the other of two is here. */
export const isOnline = ({ isGroup, presence }: ChatFaceFragment): boolean =>
  !isGroup && presence.some((each) => each.isOnline);

/** The name of a group or of the other side. */
export function ChatTitle({ chat }: { chat: ChatFaceFragment }) {
  if (chat.isGroup) return chat.name;
  const partner = chatPartner(chat);
  return partner ? partner.name : <Trans>Former member</Trans>;
}

/** The face of a conversation: of the other side, or of a group its picture or two of the others. */
export function ChatFace({ chat, size = 48 }: { chat: ChatFaceFragment; size?: number }) {
  if (!chat.isGroup) {
    const partner = chatPartner(chat);
    return (
      <span className={classes.face}>
        {partner?.business ? (
          <BusinessLogo business={partner.business} size={size} />
        ) : (
          <Avatar
            name={partner?.name ?? '?'}
            seed={partner?.person.id ?? chat.id}
            src={partner?.person.photoUrl ?? null}
            size={size}
          />
        )}
        {isOnline(chat) && <span className={classes.online} />}
      </span>
    );
  }
  const faces = chat.picture ? [] : chat.otherMembers.slice(0, 2);
  if (faces.length === 0) {
    const src = chat.picture?.url ?? null;
    return <Avatar name={chat.name ?? '?'} seed={chat.id} src={src} size={size} />;
  }
  return (
    <span className={classes.group} style={{ width: size, height: size }}>
      {faces.map(({ id, displayName, photoUrl }) => (
        <Avatar
          key={id}
          name={displayName}
          seed={id}
          src={photoUrl ?? null}
          size={faces.length > 1 ? Math.round(size * 0.62) : size}
        />
      ))}
    </span>
  );
}
