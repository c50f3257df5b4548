import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconDots, IconEye } from '@tabler/icons-react';
import { listingActionsFrom } from '@wiki/domain';
import { Link } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { Dropdown, dropdownItem } from '../../../components/overlays/dropdown.tsx';
import { ListingPrice } from '../../../domains/listing-card/listing-price.tsx';
import { EngagementCounts } from '../../../domains/listing-form/managed/engagement-counts.tsx';
import { ChooseBox } from '../../../domains/listing-form/managed/choose-box.tsx';
import { FeaturedBadge } from '../../../domains/listing-form/managed/featured-badge.tsx';
import { ListingPicture } from '../../../domains/listing-form/managed/listing-picture.tsx';
import { ListingStatusBadge } from '../../../domains/listing-form/managed/listing-status.tsx';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import type { Chosen } from '../../../domains/listing-form/managed/use-chosen.ts';
import type { ListingRow as Row } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { actNames, type SellerAct, sellerActs } from './act-names.ts';
import classes from './listing-row.module.css';

export interface ListingRowProps {
  listing: Row;
  chosen: Chosen;
  onAct: (action: SellerAct) => void;
  onDuplicate: () => void;
}

/** One of the own listings: a card on a phone, a row on a desk. */
export function ListingRow({ listing, chosen, onAct, onDuplicate }: ListingRowProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const name = useListingTitle()(listing);
  const { id, status, category, problems, removalReason } = listing;
  const edit = paths.editListing(id);
  const possible: readonly string[] = listingActionsFrom(status, 'seller');
  const acts = sellerActs.filter((act) => possible.includes(act));
  const isDraft = status === 'draft';
  const missing = problems.length;
  const item = (act: SellerAct) => {
    const { label, icon: Icon } = actNames[act];
    return (
      <button
        key={act}
        type="button"
        className={dropdownItem}
        data-danger={act === 'delete' || undefined}
        onClick={() => onAct(act)}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        {t(label)}
      </button>
    );
  };
  return (
    <li className={classes.row} data-chosen={chosen.has(id) || undefined}>
      <div className={classes.choose}>
        <ChooseBox id={id} name={name} chosen={chosen} />
      </div>
      <Link to={edit} className={classes.picture} tabIndex={-1} aria-hidden>
        <ListingPicture listing={listing} />
      </Link>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={edit}>{name}</Link>
        </h2>
        <p className={classes.facts}>
          {category && <span className={classes.category}>{localized(category.label)}</span>}
          <ListingPrice listing={listing} />
        </p>
        {isDraft && missing === 0 && (
          <p className={classes.hint} data-tone="good">
            <Trans>Ready to publish</Trans>
          </p>
        )}
        {isDraft && missing > 0 && (
          <p className={classes.hint}>
            <Plural
              value={missing}
              one="# field left before publishing"
              other="# fields left before publishing"
            />
          </p>
        )}
        {removalReason && (
          <p className={classes.hint} data-tone="bad">
            <Trans>
              An administrator removed it: <ReasonText reason={removalReason} />
            </Trans>
          </p>
        )}
      </div>
      <div className={classes.state}>
        <div className={classes.badges}>
          <ListingStatusBadge status={status} />
          {listing.isFeatured && <FeaturedBadge />}
        </div>
        <span className={classes.changed}>
          <Trans>
            Changed <TimeAgo value={listing.dateChanged} />
          </Trans>
        </span>
      </div>
      <div className={classes.attention}>
        <EngagementCounts engagement={listing.engagement} />
      </div>
      <div className={classes.actions}>
        <Button component={Link} to={edit} variant="default" size="sm">
          <Trans>Edit</Trans>
        </Button>
        <Dropdown
          label={t`More options for ${name}`}
          trigger={<IconDots size={22} stroke={1.75} aria-hidden />}
          look="icon"
        >
          <Link to={paths.previewListing(id)} className={dropdownItem}>
            <IconEye size={20} stroke={1.75} aria-hidden />
            <Trans>Preview</Trans>
          </Link>
          {acts.filter((act) => act !== 'delete').map(item)}
          <button type="button" className={dropdownItem} onClick={onDuplicate}>
            <IconCopy size={20} stroke={1.75} aria-hidden />
            <Trans>Duplicate</Trans>
          </button>
          {acts.filter((act) => act === 'delete').map(item)}
        </Dropdown>
      </div>
    </li>
  );
}
