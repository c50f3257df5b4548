import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingType } from '@wiki/domain';

/** The tabs of the types of listings. */
export const tabNames: Record<ListingType, MessageDescriptor> = {
  product: msg`Products`,
  service: msg`Services`,
  property: msg`Property`,
};

/** A list of a type with nothing in it. */
export const nothingNames: Record<ListingType, MessageDescriptor> = {
  product: msg`No products found`,
  service: msg`No services found`,
  property: msg`No properties found`,
};
