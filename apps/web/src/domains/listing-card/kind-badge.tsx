import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconFileText, IconKey, IconPackage, IconTag, IconTools } from '@tabler/icons-react';
import type { TransactionType } from '@wiki/domain';
import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { transactionTypeLabels } from '../listing-parts/choice-labels.ts';
import classes from './kind-badge.module.css';

interface Kind {
  label: MessageDescriptor;
  Icon: typeof IconTag;
}

const offers: Readonly<Record<TransactionType, Kind>> = {
  Sale: { label: transactionTypeLabels.Sale, Icon: IconTag },
  Rent: { label: transactionTypeLabels.Rent, Icon: IconKey },
  Lease: { label: transactionTypeLabels.Lease, Icon: IconFileText },
  Other: { label: transactionTypeLabels.Other, Icon: IconFileText },
};

const things: Readonly<Record<'Product' | 'Service', Kind>> = {
  Product: { label: msg`Product`, Icon: IconPackage },
  Service: { label: msg`Service`, Icon: IconTools },
};

export interface KindBadgeProps {
  listing: ListingCardFragment;
  /** Whether things of every kind stand side by side, so that products and services say what they are. */
  isMixed: boolean;
}

/** On the picture of a card: how a property is offered, or what kind of listing it is. */
export function KindBadge({ listing, isMixed }: KindBadgeProps) {
  const { t } = useLingui();
  const kind = kindOf(listing, isMixed);
  if (!kind) return null;
  const { label, Icon } = kind;
  const isSale = label === offers.Sale.label;
  return (
    <span className={classes.badge} data-sale={isSale || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {t(label)}
    </span>
  );
}

function kindOf(listing: ListingCardFragment, isMixed: boolean): Kind | null {
  if (listing.__typename !== 'Property') return isMixed ? things[listing.__typename] : null;
  return listing.transactionType && offers[listing.transactionType];
}
