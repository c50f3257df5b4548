import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Button, InlineAlert } from '@wiki/ui';
import { useCreateAuditExportLinkMutation } from '../../../gql/admin-audit.ts';
import type { AuditFilter } from '../../../gql/schema-types.ts';
import { useDocumentLink } from '../../../lib/errors/use-document-link.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';

/** Takes the records that fit along as a file. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const errorMessage = useErrorMessage();
  const [create] = useCreateAuditExportLinkMutation();
  const csv = useDocumentLink(async () => {
    const { data } = await create({ variables: { input: { filter } } });
    return data?.createAuditExportLink;
  });
  return (
    <>
      <Button
        variant="default"
        loading={csv.isBusy}
        onClick={csv.open}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>Export as CSV</Trans>
      </Button>
      {csv.problem && <InlineAlert tone="error">{errorMessage(csv.problem)}</InlineAlert>}
    </>
  );
}
