import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingType } from '@wiki/domain';

/** What begins a listing. */
export const newNames: Record<ListingType, MessageDescriptor> = {
  product: msg`New product`,
  service: msg`New service`,
  property: msg`New property`,
};
