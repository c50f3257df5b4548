import { IconDownload } from '@tabler/icons-react';
import { Button, InlineAlert } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useDocumentLink } from '../../lib/errors/use-document-link.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';

export interface DocumentButtonProps {
  /** Makes the link to the document. */
  create: Parameters<typeof useDocumentLink>[0];
  children: ReactNode;
  /** Smaller among the tools of a list. */
  size?: 'sm';
}

/** Downloads a document, and says why it could not be. */
export function DocumentButton({ create, children, size }: DocumentButtonProps) {
  const errorMessage = useErrorMessage();
  const { open, isBusy, problem } = useDocumentLink(create);
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        variant="default"
        loading={isBusy}
        onClick={open}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        {children}
      </Button>
      {problem && <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert>}
    </>
  );
}
