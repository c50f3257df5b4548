import type { Language, RichTextDocument } from '@wiki/domain';
import {
  AcceptAnswerDocument,
  DeleteDiscussionCommentDocument,
  type DiscussionFieldsFragment,
  EditDiscussionCommentDocument,
  useAddDiscussionCommentMutation,
} from '../../../../gql/forum.ts';
import type { ReasonInput } from '../../../../gql/schema-types.ts';
import { useAct } from '../../../../lib/forms/use-act.ts';
import type { RefusedInput } from '../../../../lib/forms/form-problem.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';

type Answer = Promise<readonly RefusedInput[]>;

/** Why a reply was refused, and the draft that it is kept as. */
export interface RefusedReply extends RefusedInput {
  draftId?: string | undefined;
}

/** What one may do in a thread; each answers its refusals. */
export interface ThreadActions {
  add: (body: RichTextDocument, replyTo: string | null) => Promise<readonly RefusedReply[]>;
  edit: (commentId: string, body: RichTextDocument) => Answer;
  remove: (id: string, reason: ReasonInput | null) => Answer;
  /** Who started the discussion; null when the account is gone. */
  starterId: string | null;
  /** What the discussion is written in, and so most of what is said in it. */
  language: Language;
  /** Only for the author of the discussion. */
  accept: ((commentId: string | null) => void) | null;
}

/** The acts of a thread; `reload` reads it again after what the cache can't know. */
export function useThreadActions(
  {
    id: discussionId,
    author,
    language: ofDiscussion,
    viewerCanAccept,
  }: Pick<DiscussionFieldsFragment, 'id' | 'author' | 'language' | 'viewerCanAccept'>,
  reload: () => Promise<void>,
): ThreadActions {
  const language = useLanguage();
  const [add] = useAddDiscussionCommentMutation();
  const edit = useAct(EditDiscussionCommentDocument);
  const remove = useAct(DeleteDiscussionCommentDocument);
  const accept = useAct(AcceptAnswerDocument);
  const reloading = async (answer: Answer): Answer => {
    const refused = await answer;
    if (refused.length === 0) await reload();
    return refused;
  };
  return {
    async add(body, replyTo) {
      const { data } = await add({
        variables: { input: { discussionId, body, replyTo, language } },
      });
      if (data?.addDiscussionComment.comment) await reload();
      const { draft, userErrors = [] } = data?.addDiscussionComment ?? {};
      return userErrors.map((refused) => ({ ...refused, draftId: draft?.id }));
    },
    starterId: author?.id ?? null,
    language: ofDiscussion,
    edit: (commentId, body) => edit({ commentId, body }),
    remove: (id, reason) => reloading(remove({ id, reason })),
    accept: viewerCanAccept
      ? (commentId) => void reloading(accept({ discussionId, commentId })).catch(() => undefined)
      : null,
  };
}
