import type { Language, RichTextDocument } from '@wiki/domain';
import { useEffect, useRef } from 'react';
import {
  type DraftFieldsFragment,
  useDeleteDiscussionDraftMutation,
  useSaveDiscussionDraftMutation,
} from '../../gql/forum.ts';
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
  /** The draft to go on with, if there is one. */
  draft: DraftFieldsFragment | null;
  /** The discussion that is edited; null for a new one. */
  discussionId: string | null;
  /** What the form holds at first. */
  text: DraftText;
  /** The server has a draft for the first time, while the form is still open. */
  onBegun: (draftId: string) => void;
}

/**
 * Keeps on the server what is written of a new discussion, or of the one that is edited. Another tab
 * that saved meanwhile isn't overwritten: the state says so.
 */
export function useDraft({ draft: start, discussionId, text, onBegun }: DraftOptions) {
  const [save] = useSaveDiscussionDraftMutation();
  const [drop] = useDeleteDiscussionDraftMutation();
  const draftId = useRef(start?.id ?? null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const saver = useAutosave<DraftText>(start?.version ?? 0, text, async (written, version) => {
    const { category, tags, ...rest } = written;
    const { data } = await save({
      variables: {
        input: {
          ...rest,
          draftId: draftId.current,
          version,
          discussionId,
          category: category || null,
          tags: [...tags],
        },
      },
    });
    const draft = data?.saveDiscussionDraft.draft;
    if (draft && !draftId.current && isOpen.current) onBegun(draft.id);
    draftId.current = draft?.id ?? draftId.current;
    return {
      version: draft?.version ?? null,
      userErrors: data?.saveDiscussionDraft.userErrors ?? [],
    };
  });

  /** Stops saving, and answers the draft that holds what was written. */
  const finish = async (): Promise<string | null> => {
    await saver.abandon();
    return draftId.current;
  };

  return {
    state: saver.state,
    isKept: draftId.current !== null,
    change: saver.change,
    finish,
    discard: async (): Promise<void> => {
      const id = await finish();
      if (id) await drop({ variables: { input: { draftId: id } } }).catch(() => undefined);
    },
  };
}
