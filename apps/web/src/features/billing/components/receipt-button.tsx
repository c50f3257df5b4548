import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Button, InlineAlert } from '@wiki/ui';
import { useCreateReceiptLinkMutation } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useDocumentLink } from '../../../lib/errors/use-document-link.ts';

/** Downloads the receipt of a payment as PDF. */
export function ReceiptButton({ paymentId }: { paymentId: string }) {
  const errorMessage = useErrorMessage();
  const [create] = useCreateReceiptLinkMutation();
  const { open, isBusy, problem } = useDocumentLink(async () => {
    const { data } = await create({ variables: { input: { paymentId } } });
    return data?.createReceiptLink;
  });
  return (
    <>
      <Button
        variant="default"
        loading={isBusy}
        onClick={open}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>Receipt (PDF)</Trans>
      </Button>
      {problem && <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert>}
    </>
  );
}
