import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

/** What closes at Escape before a conversation is left. */
const inFront = 'dialog[open], [aria-expanded="true"]';

/**
 * Alt with an arrow opens the conversation above or below the one that is open, and Escape leads back to
 * the list: to its row, or on a phone to the list itself.
 * @returns where the list of conversations is
 */
export function useConversationKeys(chatId: string | null) {
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector(inFront)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li a[href]') ?? [])];
    const open = rows.findIndex((row) => row.getAttribute('aria-current') === 'page');
    const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : 0;
    if (step !== 0) {
      const next = rows[open < 0 ? 0 : open + step];
      event.preventDefault();
      next?.click();
      next?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape' && chatId) {
      event.preventDefault();
      const row = rows[Math.max(open, 0)];
      if (row?.checkVisibility()) row.focus();
      else void navigate(paths.inbox());
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return list;
}
