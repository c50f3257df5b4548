import { useLingui } from '@lingui/react/macro';
import { type ApplicationFieldName, limits } from '@wiki/domain';
import { useState } from 'react';
import {
  type ApplicationDetailsFragment,
  useRequestApplicationChangesMutation,
} from '../../../gql/admin-applications.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useTakeBack } from './use-take-back.ts';

type Comments = Partial<Record<ApplicationFieldName, string>>;

/** Comments on single fields while they are written, until they are sent together. */
export function useChangeRequest({ id, version, form }: ApplicationDetailsFragment) {
  const { t } = useLingui();
  const takeBack = useTakeBack();
  const [comments, setComments] = useState<Comments | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [request] = useRequestApplicationChangesMutation();
  const written = Object.entries(comments ?? {})
    .map(([field, comment]) => ({ field, comment: comment.trim() }))
    .filter(({ comment }) => comment.length >= limits.reason.min);

  const send = async () => {
    setSending(true);
    setProblem(null);
    try {
      const { data } = await request({
        variables: { input: { applicationId: id, version, comments: written } },
      });
      const { application: sentBack = null, userErrors = [] } =
        data?.requestApplicationChanges ?? {};
      const [refusal] = userErrors;
      if (refusal) setProblem(refusal.code);
      else setComments(null);
      if (sentBack) {
        const undone = { applicationId: id, version: sentBack.version };
        showToast(t`Changes requested from ${form.businessName}`, {
          undo: () => void takeBack(undone),
        });
      }
    } catch (error) {
      setProblem(failureOf(error));
    }
    setSending(false);
  };

  return {
    isOn: comments !== null,
    comments: comments ?? {},
    count: written.length,
    isSending,
    problem,
    begin: () => setComments({}),
    /** Opens the comment on a field, with what is written there already. */
    ask: (field: ApplicationFieldName) =>
      setComments((current) => ({ ...current, [field]: current?.[field] ?? '' })),
    cancel: () => {
      setComments(null);
      setProblem(null);
    },
    write: (field: ApplicationFieldName, comment: string | null) =>
      setComments((current) => {
        const { [field]: _, ...others } = current ?? {};
        return comment === null ? others : { ...others, [field]: comment };
      }),
    send: () => void send(),
  };
}

export type ChangeRequest = ReturnType<typeof useChangeRequest>;
