import { Trans, useLingui } from '@lingui/react/macro';
import { canAct } from '@wiki/domain';
import { Button, VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import table from '../../../components/data-table.module.css';
import { DataTable } from '../../../components/data-table.tsx';
import { ListingPrice } from '../../../domains/listing-card/listing-price.tsx';
import { Attention } from '../../../domains/listing-form/attention.tsx';
import { ChooseAll, ChooseBox } from '../../../domains/listing-form/choose-box.tsx';
import { ListingPicture } from '../../../domains/listing-form/listing-picture.tsx';
import { ListingStatusBadge } from '../../../domains/listing-form/listing-status.tsx';
import { useListingTitle } from '../../../domains/listing-form/listing-titles.ts';
import type { Chosen } from '../../../domains/listing-form/use-chosen.ts';
import type { ListingRow } from '../../../domains/listing-form/use-managed-listings.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import type { Moderation } from '../hooks/use-moderation.ts';
import { FeaturedSwitch } from './featured-switch.tsx';
import classes from './listing-table.module.css';

export interface ListingTableProps {
  listings: readonly ListingRow[];
  chosen: Chosen;
  onRemove: (listing: ListingRow) => void;
  moderation: Moderation;
}

/** Listings to administer; on a phone each row is a card. */
export function ListingTable({ listings, ...row }: ListingTableProps) {
  const { t } = useLingui();
  const all = { listings, chosen: row.chosen };
  return (
    <>
      <div className={classes.all}>
        <ChooseAll {...all} />
      </div>
      <DataTable
        columns={[
          {
            key: 'choose',
            heading: (
              <span className={classes.choose}>
                <ChooseAll {...all} isSilent />
              </span>
            ),
          },
          { key: 'listing', heading: t`Listing` },
          { key: 'business', heading: t`Business` },
          { key: 'state', heading: t`State` },
          { key: 'attention', heading: t`Attention` },
          { key: 'featured', heading: t({ message: 'Featured', context: 'listing' }) },
          { key: 'actions', spoken: t`Actions` },
        ]}
      >
        {listings.map((listing) => (
          <Row key={listing.id} listing={listing} {...row} />
        ))}
      </DataTable>
    </>
  );
}

function Row({
  listing,
  chosen,
  onRemove,
  moderation,
}: Omit<ListingTableProps, 'listings'> & { listing: ListingRow }) {
  const { t } = useLingui();
  const name = useListingTitle()(listing);
  const { id, status, business, removalReason } = listing;
  return (
    <tr className={classes.row} data-chosen={chosen.has(id) || undefined}>
      <td className={classes.chooseCell}>
        <span className={classes.choose}>
          <ChooseBox id={id} name={name} chosen={chosen} />
        </span>
      </td>
      <td className={classes.listingCell}>
        <ListingName listing={listing} name={name} />
      </td>
      <td className={classes.businessCell}>
        <Link className={classes.business} to={adminPaths.businessProfile(business.id)}>
          {business.name}
        </Link>
      </td>
      <td className={classes.state}>
        <ListingStatusBadge status={status} />
        {removalReason && (
          <span className={table.muted}>
            <ReasonText reason={removalReason} />
          </span>
        )}
      </td>
      <td className={classes.attention}>
        <Attention engagement={listing.engagement} />
      </td>
      <td className={classes.featured}>
        <FeaturedSwitch
          label={
            <>
              <span className={classes.narrow} aria-hidden>
                <Trans context="listing">Featured</Trans>
              </span>
              <VisuallyHidden>{t`Feature ${name}`}</VisuallyHidden>
            </>
          }
          listing={listing}
          moderation={moderation}
        />
      </td>
      <td className={classes.actions}>
        {canAct(status, 'remove') && (
          <Button
            size="sm"
            variant="default"
            aria-label={t`Remove ${name} from the network`}
            onClick={() => onRemove(listing)}
          >
            <Trans context="listing">Remove</Trans>
          </Button>
        )}
        {canAct(status, 'restore') && (
          <Button
            size="sm"
            variant="default"
            aria-label={t`Restore ${name}`}
            onClick={() => void moderation.restore([id])}
          >
            <Trans>Restore</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
}

function ListingName({ listing, name }: { listing: ListingRow; name: string }) {
  return (
    <div className={classes.listing}>
      <span className={classes.picture}>
        <ListingPicture listing={listing} />
      </span>
      <span className={classes.words}>
        <Link className={classes.name} to={adminPaths.listing(listing.id)}>
          {name}
        </Link>
        <span className={classes.price}>
          <ListingPrice listing={listing} />
        </span>
      </span>
    </div>
  );
}
