import { useApolloClient } from '@apollo/client/react';
import type { MentionOptions } from '@tiptap/extension-mention';
import { useMemo, useRef, useState } from 'react';
import { MentionCandidatesDocument, type MentionCandidatesQuery } from '../../gql/rich-text.ts';

export type Candidate = MentionCandidatesQuery['mentionCandidates'][number];

/** What the picker of people and businesses shows; null while it's closed. */
export interface OpenMentions {
  candidates: readonly Candidate[];
  /** Why nobody was looked for; null when it was answered. */
  failure: unknown;
  active: number;
  /** What is typed behind the @. */
  query: string;
  /** Where the name begins, in the window: it moves while the page scrolls. */
  placeOf: () => DOMRect | null;
  choose: (candidate: Candidate) => void;
}

/**
 * Finds whom a text may mention while a name is typed behind an @, those of the discussion first, and
 * moves with the arrow keys.
 */
export function useMentions(discussionId: string | null) {
  const client = useApolloClient();
  const [open, setOpen] = useState<OpenMentions | null>(null);
  const latest = useRef<OpenMentions | null>(null);
  const failure = useRef<unknown>(null);
  const suggestion = useMemo((): MentionOptions['suggestion'] => {
    const show = (next: OpenMentions | null) => {
      latest.current = next;
      setOpen(next);
    };
    return {
      items: async ({ query }) => {
        if (!query.trim()) return [];
        failure.current = null;
        try {
          const variables = { query, discussionId };
          const { data } = await client.query({ query: MentionCandidatesDocument, variables });
          return [...(data?.mentionCandidates ?? [])];
        } catch (error) {
          failure.current = error;
          return [];
        }
      },
      render: () => {
        const update = ({
          items,
          loading,
          query,
          command,
          clientRect,
        }: {
          items: Candidate[];
          loading: boolean;
          query: string;
          command: (attrs: Record<string, unknown>) => void;
          clientRect?: (() => DOMRect | null) | null;
        }) => {
          // A bare @ says nothing yet.
          if (!query.trim()) return show(null);
          // Until it is answered, whoever was found before stands there, and nobody is said to be missing.
          const candidates = loading ? (latest.current?.candidates ?? []) : items;
          if (loading && candidates.length === 0) return show(null);
          show({
            query,
            candidates,
            failure: loading ? null : failure.current,
            active: 0,
            placeOf: () => clientRect?.() ?? null,
            choose: ({ kind, id, name }) =>
              command({ kind: kind === 'BUSINESS' ? 'business' : 'user', id, label: name }),
          });
        };
        return {
          onStart: update as never,
          onUpdate: update as never,
          onExit: () => show(null),
          onKeyDown: ({ event }) => {
            const shown = latest.current;
            if (!shown) return false;
            if (event.key === 'Escape') {
              show(null);
              return true;
            }
            if (shown.candidates.length === 0) return false;
            const count = shown.candidates.length;
            const move = { ArrowDown: 1, ArrowUp: count - 1 }[event.key];
            if (move !== undefined) {
              show({ ...shown, active: (shown.active + move) % count });
              return true;
            }
            const chosen = shown.candidates[shown.active];
            if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
              shown.choose(chosen);
              return true;
            }
            return false;
          },
        };
      },
    };
  }, [client, discussionId]);
  return { open, suggestion };
}
