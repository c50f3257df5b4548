import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveChatDraftMutation } from '../../../gql/inbox.ts';
import { readDraft, writeDraft } from '../../../lib/forms/draft.ts';

/** How long typing has to rest before a draft goes to the account, in milliseconds. */
const restMs = 1_500;

/**
 * What a person is writing in a conversation: kept in this tab at once, and with the account when typing
 * rests, so that other devices go on from it.
 * @param kept the draft as the account has it
 */
export function useDraft(viewerId: string, chatId: string, kept: string | null) {
  const name = `chat:${viewerId}:${chatId}`;
  const [text, setText] = useState(() => typedIn(name) ?? kept ?? '');
  const [save] = useSaveChatDraftMutation();
  const saved = useRef(kept ?? '');
  const latest = useRef(text);

  const store = useCallback(() => {
    if (latest.current === saved.current) return;
    saved.current = latest.current;
    const input = { chatId, text: latest.current };
    // What could not be saved stays in this tab.
    void save({ variables: { input } }).catch(() => undefined);
  }, [chatId, save]);

  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(store, restMs);
    return () => clearTimeout(timer);
  }, [text, store]);

  // Whoever leaves the conversation rests, too.
  useEffect(() => store, [store]);

  const write = (next: string) => {
    setText(next);
    writeDraft(name, next ? { text: next } : {});
  };
  return {
    text,
    write,
    /** It was sent: the server has forgotten the draft with it. */
    sent: () => {
      saved.current = '';
      write('');
    },
  };
}

/** What was typed in this tab and not sent yet; null for nothing. */
function typedIn(name: string): string | null {
  const text = readDraft(name)?.text;
  return typeof text === 'string' && text ? text : null;
}
