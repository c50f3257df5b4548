import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { RecordPage } from '../../../components/record-page/record-page.tsx';
import {
  type EditedPartnerFragment,
  EditedPartnerDocument,
  useUpdatePartnerMutation,
} from '../../../gql/admin-partners.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { PartnerForm } from '../components/partner-form.tsx';
import { PartnerStatusLabel } from '../components/partner-status.tsx';
import { usePartnerActions } from '../partner-actions.tsx';

/** One partner with its offers, for administrators. */
export function EditPartner() {
  const { t } = useLingui();
  const { partnerId = '' } = useParams();
  return (
    <RecordPage
      kind={t`Partner`}
      back={{ to: adminPaths.partners(), label: t`All partners` }}
      query={EditedPartnerDocument}
      variables={{ id: partnerId }}
      of={({ partner }) => partner}
      title={({ name }) => name}
      state={({ status, slug }) => (
        <>
          <PartnerStatusLabel status={status} />
          <Button
            component={Link}
            size="sm"
            variant="subtle"
            to={paths.partner(slug)}
            leftSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
          >
            <Trans>See its page</Trans>
          </Button>
        </>
      )}
      actions={usePartnerActions()}
    >
      {(partner) => <Editor key={partner.id} partner={partner} />}
    </RecordPage>
  );
}

function Editor({ partner }: { partner: EditedPartnerFragment }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const [update] = useUpdatePartnerMutation();
  return (
    <PartnerForm
      partner={partner}
      send={async (input, version) => {
        const changes = { ...input, partnerId: partner.id, version };
        const { data } = await update({ variables: { input: changes } });
        return data?.updatePartner ?? { userErrors: [{ code: 'INTERNAL' }] };
      }}
      read={async () => {
        const { data } = await client.query({
          query: EditedPartnerDocument,
          variables: { id: partner.id },
          fetchPolicy: 'network-only',
        });
        return data?.partner ?? null;
      }}
      onDone={() => showToast(t`Partner saved.`)}
    />
  );
}
