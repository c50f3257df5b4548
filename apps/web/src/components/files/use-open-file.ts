import { useState } from 'react';
import { useCreateFileLinkMutation } from '../../gql/uploads.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';

/**
 * Opens a private file in a new tab through a link that is good for a few minutes.
 * @returns `open`, and why the last attempt failed, in words
 */
export function useOpenFile(): { open: (fileId: string) => void; problem: string | null } {
  const errorMessage = useErrorMessage();
  const [createLink] = useCreateFileLinkMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const load = async (fileId: string, tab: Window | null) => {
    setProblem(null);
    try {
      const { data } = await createLink({ variables: { input: { fileId } } });
      const { url, userErrors } = data?.createFileLink ?? {};
      if (url && tab) tab.location.replace(url);
      else if (url) window.location.assign(url);
      else {
        tab?.close();
        setProblem(errorMessage(userErrors?.[0]?.code ?? 'NOT_FOUND'));
      }
    } catch (error) {
      tab?.close();
      setProblem(errorMessage(error));
    }
  };

  return {
    problem,
    open: (fileId) => {
      // Opened by the press itself: a tab opened later would be stopped as a pop-up.
      const tab = window.open('', '_blank');
      if (tab) tab.opener = null;
      void load(fileId, tab);
    },
  };
}
