import { Trans } from '@lingui/react/macro';
import { DocumentButton } from '../../../components/files/document-button.tsx';
import { useCreateAuditExportLinkMutation } from '../../../gql/admin-audit.ts';
import type { AuditFilter } from '../../../gql/schema-types.ts';

/** Takes the records that fit along as a file. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const [create] = useCreateAuditExportLinkMutation();
  const link = async () =>
    (await create({ variables: { input: { filter } } })).data?.createAuditExportLink;
  return (
    <DocumentButton create={link} size="sm">
      <Trans>Export CSV</Trans>
    </DocumentButton>
  );
}
