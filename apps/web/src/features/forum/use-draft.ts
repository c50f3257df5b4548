import type { Language, RichTextDocument } from '@wiki/domain';
import { useEffect, useRef, useState } from 'react';
import {
  type DraftFieldsFragment,
  useDeleteDiscussionDraftMutation,
  useSaveDiscussionDraftMutation,
} from '../../gql/forum.ts';
import { dropDeviceDraft, readDeviceDraft, saveDeviceDraft } from '../../lib/forms/device-draft.ts';
import { useAutosave } from '../../lib/forms/use-autosave.ts';

/** What a discussion says while it's being written. */
export interface DraftText {
  title: string;
  body: RichTextDocument;
  category: string;
  tags: readonly string[];
  language: Language;
}

export interface DraftOptions {
  /** Whose it is: a device may be shared. */
  viewerId: string;
  /** The draft to go on with, if there is one. */
  draft: DraftFieldsFragment | null;
  /** The discussion that is edited; null for a new one. */
  discussionId: string | null;
  /** What the form holds at first, where nothing waits on this device. */
  text: DraftText;
  /** The server has a draft for the first time, or another one, while the form is still open. */
  onBegun: (draftId: string) => void;
}

/** Refusals of a draft that another tab went on with, published or discarded. */
const takenElsewhere = new Set(['CONFLICT', 'NOT_FOUND']);

/**
 * Keeps what is written of a new discussion, or of the one that is edited: on this device at each key,
 * on the server a moment later. What another tab saved meanwhile isn't overwritten: what is written
 * here becomes a draft of its own.
 */
export function useDraft({ viewerId, draft: start, discussionId, text, onBegun }: DraftOptions) {
  const [save] = useSaveDiscussionDraftMutation();
  const [drop] = useDeleteDiscussionDraftMutation();
  const draftId = useRef(start?.id ?? null);
  const isOpen = useRef(false);
  const [isApart, setApart] = useState(false);
  const [isOnDevice, setOnDevice] = useState(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const nameOnDevice = () => draftId.current ?? discussionId ?? 'new';
  const [kept] = useState(() => readDeviceDraft(viewerId, nameOnDevice()) as DraftText | null);
  const latest = useRef(kept ?? text);

  const send = async (written: DraftText, id: string | null, version: number) => {
    const { category, tags, ...rest } = written;
    const fields = { ...rest, discussionId, category: category || null, tags: [...tags] };
    const { data } = await save({ variables: { input: { ...fields, draftId: id, version } } });
    return {
      draft: data?.saveDiscussionDraft.draft ?? null,
      userErrors: data?.saveDiscussionDraft.userErrors ?? [],
    };
  };
  const saver = useAutosave<DraftText>(start?.version ?? 0, text, async (written, version) => {
    let answer = await send(written, draftId.current, version);
    if (draftId.current && answer.userErrors.some(({ code }) => takenElsewhere.has(code))) {
      answer = await send(written, null, 0);
      if (answer.draft) setApart(true);
    }
    const { draft, userErrors } = answer;
    if (draft) {
      const isNew = draft.id !== draftId.current;
      if (latest.current === written || isNew) dropDeviceDraft(viewerId, nameOnDevice());
      draftId.current = draft.id;
      if (latest.current !== written) saveDeviceDraft(viewerId, nameOnDevice(), latest.current);
      if (isNew && isOpen.current) onBegun(draft.id);
    }
    return { version: draft?.version ?? null, userErrors };
  });
  // What never reached the server goes up now.
  const goOn = useRef(() => {
    if (kept) saver.change(kept);
  });
  useEffect(() => goOn.current(), []);

  const change = (written: DraftText) => {
    latest.current = written;
    setOnDevice(saveDeviceDraft(viewerId, nameOnDevice(), written));
    saver.change(written);
  };

  /** Stops saving, and answers the draft that holds what was written. */
  const finish = async (): Promise<string | null> => {
    await saver.abandon();
    return draftId.current;
  };

  return {
    state: saver.state,
    /** What was written here and never reached the server. */
    kept,
    isKept: draftId.current !== null,
    /** Whether it became a draft of its own, because another tab went on with the one before. */
    isApart,
    /** Whether this device has what was typed last. */
    isOnDevice,
    change,
    finish,
    /** It is published: nothing waits on the device any more. */
    forget: () => dropDeviceDraft(viewerId, nameOnDevice()),
    discard: async (): Promise<void> => {
      const id = await finish();
      dropDeviceDraft(viewerId, nameOnDevice());
      if (id) await drop({ variables: { input: { draftId: id } } }).catch(() => undefined);
    },
  };
}
