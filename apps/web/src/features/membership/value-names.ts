import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BusinessSize, BusinessType } from '@wiki/domain';

export const typeNames: Record<BusinessType, MessageDescriptor> = {
  PRIVATE: msg`Privately held`,
  PUBLIC: msg`Publicly traded`,
};

/** Sizes by the number of people. */
export const sizeNames: Record<BusinessSize, MessageDescriptor> = {
  MICRO: msg`1 to 10`,
  SMALL: msg`11 to 50`,
  MEDIUM: msg`51 to 200`,
  LARGE: msg`More than 200`,
};
