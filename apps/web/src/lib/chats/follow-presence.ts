import { type PresenceChangedSubscription, PresenceChangedDocument } from '../../gql/chats.ts';
import { client } from '../apollo/client.ts';
import { forgetTyping, noteTyping } from './typing.ts';

/** For so long a page that is not looked at counts as one that is, in milliseconds. */
const graceMs = 10_000;
const retryMs = 10_000;

type Change = PresenceChangedSubscription['presenceChanged'];

// Who is here and what arrived is in the cache already, from the change itself.
function takeIn({ typing }: Change): void {
  if (typing?.user) noteTyping(typing.chatId, typing.user, typing.isTyping);
}

/** Says that somebody is here, and hears who else is, while the page is looked at. */
export function followPresence(): () => void {
  let stop: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    stop?.();
    stop = null;
    forgetTyping();
  };
  const later = () => {
    leave();
    timer = setTimeout(check, retryMs);
  };
  const arrive = () => {
    const stream = client.subscribe({ query: PresenceChangedDocument }).subscribe({
      next: ({ data, error }) => {
        if (data) takeIn(data.presenceChanged);
        else if (error) later();
      },
      error: later,
    });
    stop = () => stream.unsubscribe();
  };
  function check(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      if (!stop) arrive();
    } else if (stop) timer = setTimeout(leave, graceMs);
  }

  check();
  document.addEventListener('visibilitychange', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    clearTimeout(timer);
    leave();
  };
}
