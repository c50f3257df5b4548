import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconBuilding,
  IconBuildingStore,
  IconCreditCard,
  IconHeart,
  IconHeartHandshake,
  IconHome,
  IconMessage,
  IconNews,
  IconPackage,
  IconStar,
  IconTags,
  IconTools,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';

/** One entry of the navigation. */
export interface Destination {
  to: string;
  label: MessageDescriptor;
  icon: typeof IconHome;
}

export interface NavigationSection {
  title: MessageDescriptor;
  destinations: readonly Destination[];
}

const discover: NavigationSection = {
  title: msg`Discover`,
  destinations: [
    { to: paths.home(), label: msg`Home`, icon: IconHome },
    { to: paths.products(), label: msg`Products`, icon: IconPackage },
    { to: paths.services(), label: msg`Services`, icon: IconTools },
    { to: paths.property(), label: msg`Property`, icon: IconBuilding },
    { to: paths.entrepreneurs(), label: msg`Entrepreneurs`, icon: IconUsers },
  ],
};

const community: NavigationSection = {
  title: msg`Community`,
  destinations: [
    { to: paths.forum(), label: msg`Forum`, icon: IconMessage },
    { to: paths.partners(), label: msg`Partners`, icon: IconHeartHandshake },
    { to: paths.news(), label: msg`News`, icon: IconNews },
  ],
};

const profile: Destination = { to: paths.myProfile(), label: msg`My profile`, icon: IconUser };
const favourites: Destination = { to: paths.favourites(), label: msg`Favourites`, icon: IconHeart };
const businessProfile: Destination = {
  to: paths.editBusinessProfile(),
  label: msg`My business profile`,
  icon: IconBuildingStore,
};
const listings: Destination = {
  to: paths.myListings(),
  label: msg`My listings`,
  icon: IconTags,
};

const reviews: Destination = {
  to: paths.businessReviews(),
  label: msg`Reviews of my business`,
  icon: IconStar,
};

const membership: Destination = {
  to: paths.accountStatus(),
  label: msg`My membership`,
  icon: IconCreditCard,
};

/** The sections of the sidebar: what everyone may discover, then what is the member's own. */
export function navigationFor(viewer: Viewer | null): readonly NavigationSection[] {
  if (!viewer) return [discover, community];
  const ofBusiness = viewer.memberType === 'business' || viewer.memberType === 'businessAdmin';
  const own = ofBusiness
    ? [businessProfile, listings, reviews, membership, profile, favourites]
    : [profile, favourites];
  return [discover, community, { title: msg`Your account`, destinations: own }];
}
