import { useEffect, useState } from 'react';
import { useCreateFileLinkMutation } from '../../gql/uploads.ts';

/** What stands in place of a document: it comes, it is there, or it cannot be shown here. */
export type ShownFile = { is: 'coming' | 'failed' } | { is: 'there'; url: string };

const pdf = 'application/pdf';

/**
 * A private file to show on the page: read through a link that soon expires, and given as what it
 * says it is, a picture or a PDF, so that nothing else of it runs.
 */
export function useShownFile({ id, contentType }: { id: string; contentType: string }): ShownFile {
  const [createLink] = useCreateFileLinkMutation();
  const [shown, setShown] = useState<ShownFile>({ is: 'coming' });
  useEffect(() => {
    let made: string | null = null;
    let isWanted = true;
    const load = async () => {
      const { data } = await createLink({ variables: { input: { fileId: id } } });
      const { url } = data?.createFileLink ?? {};
      const isShown =
        contentType === pdf ? navigator.pdfViewerEnabled : contentType.startsWith('image/');
      if (!url || !isShown) return null;
      const answer = await fetch(url);
      if (!answer.ok) return null;
      return URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: contentType }));
    };
    setShown({ is: 'coming' });
    void load()
      .catch(() => null)
      .then((url) => {
        made = url;
        if (!isWanted) return made && URL.revokeObjectURL(made);
        return setShown(url ? { is: 'there', url } : { is: 'failed' });
      });
    return () => {
      isWanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, contentType, createLink]);
  return shown;
}
