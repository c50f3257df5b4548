import { Trans, useLingui } from '@lingui/react/macro';
import { type ListingType, listingTypes } from '@wiki/domain';
import { Card, PageHeader } from '@wiki/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BackLink } from '../../../components/page/back-link.tsx';
import { ListingForm } from '../../../domains/listing-form/listing-form.tsx';
import { useBegunDraft } from '../../../domains/listing-form/managed/use-begun-draft.ts';
import { useManagedListing } from '../../../domains/listing-form/managed/use-managed-listing.ts';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { listingSections } from '../../../lib/paths.ts';
import { typeOfTab } from '../../../domains/listing-form/managed/managed-query.ts';
import { BusinessSelect } from '../components/business-select.tsx';
import { tabNames } from '../../../domains/listing-form/managed/type-names.ts';
import classes from './create-listing.module.css';

/** The address to create a listing of a type at, for the business chosen so far. */
const createPath = (type: ListingType, businessId: string | null): string =>
  adminPaths.createListing({
    tab: listingSections[type],
    ...(businessId ? { business: businessId } : {}),
  });

/** Begins a listing for a business (`?tab=&business=`); once begun it has an address of its own. */
export function CreateListing() {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const type = typeOfTab(params.get('tab'));
  const tab = listingSections[type];
  const businessId = params.get('business');
  const { draftId, openedId, turn, begin } = useBegunDraft();
  const { listing = null } = useManagedListing(draftId);
  if (openedId) return <Navigate to={adminPaths.listing(openedId)} replace />;
  return (
    <Page title={t`Create a listing`}>
      <PageHeader
        back={
          <BackLink to={adminPaths.editListings({ tab })}>
            <Trans>All listings</Trans>
          </BackLink>
        }
        title={<Trans>Create a listing</Trans>}
        description={
          <Trans>On behalf of a business. Your changes are recorded in the audit log.</Trans>
        }
      />
      {!draftId && (
        <>
          <TabLinks
            label={t`What to create`}
            tabs={listingTypes.map((each) => ({
              to: createPath(each, businessId),
              label: t(tabNames[each]),
              isCurrent: each === type,
            }))}
          />
          <Card padding="lg" className={classes.business}>
            <BusinessSelect
              label={t`Business`}
              help={t`The business it belongs to. It appears among that business’s listings.`}
              placeholder={t`Name starts with`}
              nothing={t`No business has that name`}
              value={businessId}
              onChange={(id) => setParam('business', id)}
            />
          </Card>
        </>
      )}
      {viewer && businessId && (
        <ListingForm
          key={`${type} ${businessId} ${turn}`}
          type={type}
          listing={listing}
          viewerId={viewer.id}
          businessId={businessId}
          onCreated={begin}
          onPublished={(id) => void navigate(adminPaths.listing(id))}
        />
      )}
    </Page>
  );
}
