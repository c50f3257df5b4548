import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Button, InlineAlert } from '@wiki/ui';
import type { ReactNode } from 'react';
import {
  useCreateInvoiceLinkMutation,
  useCreateReceiptLinkMutation,
} from '../../../gql/billing.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useDocumentLink } from '../../../lib/errors/use-document-link.ts';

interface DocumentButtonProps {
  /** Makes the link to the document. */
  create: Parameters<typeof useDocumentLink>[0];
  children: ReactNode;
}

function DocumentButton({ create, children }: DocumentButtonProps) {
  const errorMessage = useErrorMessage();
  const { open, isBusy, problem } = useDocumentLink(create);
  return (
    <>
      <Button
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

/** Downloads an invoice as PDF. */
export function InvoiceButton({ invoiceId }: { invoiceId: string }) {
  const [link] = useCreateInvoiceLinkMutation();
  const create = async () =>
    (await link({ variables: { input: { invoiceId } } })).data?.createInvoiceLink;
  return (
    <DocumentButton create={create}>
      <Trans>Invoice (PDF)</Trans>
    </DocumentButton>
  );
}

/** Downloads the receipt of a payment as PDF. */
export function ReceiptButton({ paymentId }: { paymentId: string }) {
  const [link] = useCreateReceiptLinkMutation();
  const create = async () =>
    (await link({ variables: { input: { paymentId } } })).data?.createReceiptLink;
  return (
    <DocumentButton create={create}>
      <Trans>Receipt (PDF)</Trans>
    </DocumentButton>
  );
}
