import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DocumentKind, documentKinds } from '@wiki/domain';

/** What administrators call each text. */
export const documentNames: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  WELCOME: msg`Welcome text on the home page`,
  ABOUT: msg`About`,
  PLANS: msg`Below the plans`,
  TERMS: msg`Terms of use`,
  PRIVACY: msg`Privacy policy`,
  SHIPPING: msg`Shipping and returns`,
  WARRANTIES: msg`Warranties`,
};

/** The text that an address names, or null. */
export const kindOf = (name: string): DocumentKind | null =>
  documentKinds.find((kind) => kind.toLowerCase() === name) ?? null;
