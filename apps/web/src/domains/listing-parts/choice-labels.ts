import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemCondition, PropertyType, TransactionType } from '@wiki/domain';

/** Whether a product was used before, in words. */
export const itemConditionLabels: Readonly<Record<ItemCondition, MessageDescriptor>> = {
  New: msg`New`,
  Used: msg`Used`,
};

/** What a property is built as, in words. */
export const propertyTypeLabels: Readonly<Record<PropertyType, MessageDescriptor>> = {
  House: msg`House`,
  Apartment: msg`Apartment`,
  Condo: msg`Condominium`,
  Townhouse: msg`Townhouse`,
  Land: msg`Land`,
  Other: msg({ message: 'Other', context: 'kind of property' }),
};

/** How a property is offered, in words. */
export const transactionTypeLabels: Readonly<Record<TransactionType, MessageDescriptor>> = {
  Sale: msg`For sale`,
  Rent: msg`For rent`,
  Lease: msg`For lease`,
  Other: msg({ message: 'Other', context: 'way of offering' }),
};
