import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Button, InlineAlert } from '@wiki/ui';
import { useCreateInvoiceLinkMutation } from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useDocumentLink } from '../../../lib/errors/use-document-link.ts';

/** Downloads an invoice as PDF. */
export function InvoiceButton({ invoiceId }: { invoiceId: string }) {
  const errorMessage = useErrorMessage();
  const [create] = useCreateInvoiceLinkMutation();
  const { open, isBusy, problem } = useDocumentLink(async () => {
    const { data } = await create({ variables: { input: { invoiceId } } });
    return data?.createInvoiceLink;
  });
  return (
    <>
      <Button
        variant="default"
        loading={isBusy}
        onClick={open}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>Invoice (PDF)</Trans>
      </Button>
      {problem && <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert>}
    </>
  );
}
