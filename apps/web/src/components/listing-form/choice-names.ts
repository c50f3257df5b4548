import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemCondition, PropertyType, TransactionType } from '@wiki/domain';

export const conditionNames: Record<ItemCondition, MessageDescriptor> = {
  New: msg({ message: 'New', context: 'condition of a product' }),
  Used: msg({ message: 'Used', context: 'condition of a product' }),
};

export const propertyTypeNames: Record<PropertyType, MessageDescriptor> = {
  House: msg`House`,
  Apartment: msg`Apartment`,
  Condo: msg`Condominium`,
  Townhouse: msg`Townhouse`,
  Land: msg`Land`,
  Other: msg`Office, shop or another one`,
};

export const transactionTypeNames: Record<TransactionType, MessageDescriptor> = {
  Sale: msg`For sale`,
  Rent: msg`For rent`,
  Lease: msg`For lease`,
  Other: msg`Exchange or another one`,
};
