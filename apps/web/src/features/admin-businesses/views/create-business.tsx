import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@wiki/ui';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { CreateBusinessForm } from '../components/create-business-form.tsx';

/** Creating a business that did not come by an application, for administrators. */
export function CreateBusiness() {
  const { t } = useLingui();
  return (
    <Page title={t`Create a business`} width="narrow">
      <PageHeader
        back={<BackLink to={adminPaths.editBusinessProfiles()}>{t`All businesses`}</BackLink>}
        title={<Trans>Create a business</Trans>}
        description={
          <Trans>
            It’s visible right away. Add its pictures, links and people next; without a membership
            it can’t publish listings.
          </Trans>
        }
      />
      <CreateBusinessForm />
    </Page>
  );
}
