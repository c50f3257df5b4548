import { useLingui } from '@lingui/react/macro';
import { type ChatMessageFieldsFragment } from '../../../gql/chat-parts.ts';
import {
  useDeleteMessageMutation,
  useReactToMessageMutation,
  useRestoreMessageMutation,
} from '../../../gql/inbox.ts';
import type { ReactionSign } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { copyText } from '../../../lib/share.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';

/** What can be done with a message beside writing: each says when it did not work. */
export function useMessageActs() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [react] = useReactToMessageMutation();
  const [remove] = useDeleteMessageMutation();
  const [restore] = useRestoreMessageMutation();
  const fail = (error: unknown) => showToast(errorMessage(failureOf(error)), { tone: 'failed' });
  const told = (userErrors: readonly { code: string }[] = []) => {
    const [error] = userErrors;
    if (error) showToast(errorMessage(error.code), { tone: 'failed' });
    return !error;
  };
  return {
    react: (message: ChatMessageFieldsFragment, sign: ReactionSign) => {
      const isOwn = message.reactions.some((each) => each.sign === sign && each.isOwn);
      const input = { messageId: message.id, sign: isOwn ? null : sign };
      react({ variables: { input } }).then(
        ({ data }) => told(data?.reactToMessage.userErrors),
        fail,
      );
    },
    remove: ({ id: messageId }: ChatMessageFieldsFragment) => {
      const variables = { input: { messageId } };
      const undo = () => {
        restore({ variables }).then(({ data }) => told(data?.restoreMessage.userErrors), fail);
      };
      remove({ variables }).then(({ data }) => {
        if (told(data?.deleteMessage.userErrors)) showToast(t`Message deleted`, { undo });
      }, fail);
    },
    copy: async ({ text }: ChatMessageFieldsFragment) => {
      if (await copyText(text)) showToast(t`Message copied`);
    },
  };
}

export type MessageActs = ReturnType<typeof useMessageActs>;
