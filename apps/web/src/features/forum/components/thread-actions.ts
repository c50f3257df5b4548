import type { RichTextDocument } from '@wiki/domain';
import {
  AcceptAnswerDocument,
  AddDiscussionCommentDocument,
  DeleteDiscussionCommentDocument,
  type DiscussionFieldsFragment,
  EditDiscussionCommentDocument,
} from '../../../gql/forum.ts';
import type { ReasonInput } from '../../../gql/schema-types.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

type Answer = Promise<readonly RefusedInput[]>;

/** What one may do in a thread; each answers its refusals. */
export interface ThreadActions {
  add: (body: RichTextDocument, replyTo: string | null) => Answer;
  edit: (commentId: string, body: RichTextDocument) => Answer;
  remove: (id: string, reason: ReasonInput | null) => Answer;
  /** Only for the author of the discussion. */
  accept: ((commentId: string | null) => void) | null;
}

/** The acts of a thread; `reload` reads it again after what the cache can't know. */
export function useThreadActions(
  { id: discussionId, viewerCanAccept }: Pick<DiscussionFieldsFragment, 'id' | 'viewerCanAccept'>,
  reload: () => Promise<void>,
): ThreadActions {
  const language = useLanguage();
  const add = useAct(AddDiscussionCommentDocument);
  const edit = useAct(EditDiscussionCommentDocument);
  const remove = useAct(DeleteDiscussionCommentDocument);
  const accept = useAct(AcceptAnswerDocument);
  const reloading = async (answer: Answer): Answer => {
    const refused = await answer;
    if (refused.length === 0) await reload();
    return refused;
  };
  return {
    add: (body, replyTo) => reloading(add({ discussionId, body, replyTo, language })),
    edit: (commentId, body) => edit({ commentId, body }),
    remove: (id, reason) => reloading(remove({ id, reason })),
    accept: viewerCanAccept
      ? (commentId) => void reloading(accept({ discussionId, commentId })).catch(() => undefined)
      : null,
  };
}
