import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BusinessSize, BusinessType } from '@wiki/domain';

/** What people call the kinds of ownership. */
export const businessTypeLabels: Record<BusinessType, MessageDescriptor> = {
  PRIVATE: msg`Private`,
  PUBLIC: msg`Public`,
};

/** What people call the sizes of a business. */
export const businessSizeLabels: Record<BusinessSize, MessageDescriptor> = {
  MICRO: msg`1 to 10 people`,
  SMALL: msg`11 to 50 people`,
  MEDIUM: msg`51 to 200 people`,
  LARGE: msg`More than 200 people`,
};
