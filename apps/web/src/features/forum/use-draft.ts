import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type DraftFieldsFragment,
  useDeleteDiscussionDraftMutation,
  useSaveDiscussionDraftMutation,
} from '../../gql/forum.ts';
import { DraftSaver } from './draft-saver.ts';

/** Keeps on the server what is written of a new discussion, or of the one that is edited. */
export function useDraft(start: DraftFieldsFragment | null, discussionId: string | null) {
  const [save] = useSaveDiscussionDraftMutation();
  const [drop] = useDeleteDiscussionDraftMutation();
  const [saver] = useState(
    () =>
      new DraftSaver(
        { id: start?.id ?? null, version: start?.version ?? 0 },
        async ({ category, tags, ...text }, { id, version }) => {
          const { data } = await save({
            variables: {
              input: {
                ...text,
                draftId: id,
                version,
                discussionId,
                category: category || null,
                tags: [...tags],
              },
            },
          });
          const answer = data?.saveDiscussionDraft;
          if (answer?.userErrors.some(({ code }) => code === 'CONFLICT')) return 'conflict';
          return answer?.draft ?? null;
        },
      ),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.snapshot);

  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      // What was typed last goes along with whoever leaves the page.
      flush();
    };
  }, [saver]);

  return {
    state,
    saver,
    discard: async (): Promise<void> => {
      const draftId = saver.finish();
      if (draftId) await drop({ variables: { input: { draftId } } }).catch(() => undefined);
    },
  };
}
