import { pages, type PageSection, type PagesWith, pathTo, rolesFor } from '@wiki/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconBuilding,
  IconBuildingStore,
  IconCreditCard,
  IconHeart,
  IconHeartHandshake,
  IconHelpCircle,
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

/** What each page of a menu is called there; the manifest says which menu it is in. */
const entries: Record<
  PagesWith<{ section: PageSection }>,
  { label: MessageDescriptor; icon: typeof IconHome }
> = {
  home: { label: msg`Home`, icon: IconHome },
  products: { label: msg`Products`, icon: IconPackage },
  services: { label: msg`Services`, icon: IconTools },
  properties: { label: msg`Property`, icon: IconBuilding },
  entrepreneurs: { label: msg`Entrepreneurs`, icon: IconUsers },
  forum: { label: msg`Forum`, icon: IconMessage },
  partners: { label: msg`Partners`, icon: IconHeartHandshake },
  news: { label: msg`News`, icon: IconNews },
  editBusiness: { label: msg`My business profile`, icon: IconBuildingStore },
  myListings: { label: msg`My listings`, icon: IconTags },
  businessReviews: { label: msg`Reviews of my business`, icon: IconStar },
  membership: { label: msg`My membership`, icon: IconCreditCard },
  myProfile: { label: msg`My profile`, icon: IconUser },
  favourites: { label: msg`Favorites`, icon: IconHeart },
  customerService: { label: msg`Customer service`, icon: IconHelpCircle },
};

const inMenu = Object.keys(entries) as (keyof typeof entries)[];

const destinationsOf = (section: PageSection): Destination[] =>
  inMenu
    .filter((key) => pages[key].section === section)
    .map((key) => ({ to: pathTo(key), ...entries[key] }));

const discover = { title: msg`Discover`, destinations: destinationsOf('discover') };
const community = { title: msg`Community`, destinations: destinationsOf('community') };

/** The sections of the sidebar: what everyone may discover, then what is the member's own. */
export function navigationFor(viewer: Viewer | null): readonly NavigationSection[] {
  if (!viewer) return [discover, community];
  const ofBusiness = rolesFor('business')?.includes(viewer.memberType);
  const own = [...(ofBusiness ? destinationsOf('business') : []), ...destinationsOf('account')];
  return [discover, community, { title: msg`Your account`, destinations: own }];
}
