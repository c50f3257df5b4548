import { useRef, useState } from 'react';
import { Autosave, type SendText } from './autosave.ts';
import { useSaver } from './use-saver.ts';

/** Keeps on the server what is written here. The text is read anew when `version` names another start. */
export function useAutosave<Text>(version: number, stored: Text, send: SendText<Text>) {
  const latest = useRef(send);
  latest.current = send;
  const [saver] = useState(() => new Autosave<Text>(version, stored, () => latest.current));
  const { loop } = saver;
  const state = useSaver(
    loop,
    () => {
      loop.open();
      return () => {
        // What was typed last goes along with whoever leaves the page.
        void loop.flush();
        loop.close();
      };
    },
    () => void loop.flush(),
  );
  return {
    state,
    /** Takes what is typed. */
    change: (text: Text) => saver.change(text),
    /** Saves at once what waits; answers whether the server has everything. */
    flush: () => loop.flush(),
    /** The server is at another version, by a step that changed none of the text. */
    follow: saver.follow,
    /** Another text takes the place of what was written. */
    restart: (known: number, taken: Text) => saver.restart(known, taken),
    /** What the server took last from here, or gave. */
    saved: saver.saved,
    /** Nothing more is saved of what was typed until now; answers when no save is under way. */
    abandon: () => saver.abandon(),
  };
}
