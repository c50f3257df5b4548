import { useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { useState } from 'react';
import { ViewFile } from '../../../components/files/view-file.tsx';
import { useCreateFileLinkMutation } from '../../../gql/uploads.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import classes from './case-context.module.css';

export interface EvidenceProps {
  id: string;
  name: string;
  contentType: string;
}

/** What somebody sent along with a report: a picture is shown where it is asked for, which is noted. */
export function Evidence({ id, name, contentType }: EvidenceProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [createLink, { loading }] = useCreateFileLinkMutation();
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!contentType.startsWith('image/')) return <ViewFile fileId={id} name={name} />;
  if (address) return <img className={classes.evidence} src={address} alt={name} />;
  const show = async () => {
    try {
      const { data } = await createLink({ variables: { input: { fileId: id } } });
      const { url, userErrors } = data?.createFileLink ?? {};
      if (url) setAddress(url);
      else setProblem(errorMessage(userErrors?.[0]?.code ?? 'NOT_FOUND'));
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        loading={loading}
        leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden />}
        onClick={() => void show()}
      >
        {t`View ${name}`}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
