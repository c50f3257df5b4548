import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@wiki/ui';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useCreatePartnerMutation } from '../../../gql/admin-partners.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { PartnerForm } from '../components/partner-form.tsx';

/** Writing a new partner. */
export function CreatePartner() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [create, { client }] = useCreatePartnerMutation();
  return (
    <Page title={t`Create a partner`}>
      <PageHeader
        back={<BackLink to={adminPaths.partners()}>{t`All partners`}</BackLink>}
        title={<Trans>Create a partner</Trans>}
        description={<Trans>It’s a draft only administrators can see until it’s published.</Trans>}
      />
      <PartnerForm
        partner={null}
        send={async (input) => {
          const { data } = await create({ variables: { input } });
          return data?.createPartner ?? { userErrors: [{ code: 'INTERNAL' }] };
        }}
        onDone={({ id }) => {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'partners' });
          showToast(t`Partner saved as a draft.`);
          return navigate(adminPaths.partner(id));
        }}
      />
    </Page>
  );
}
