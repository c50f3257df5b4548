import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'reference.edit': null;
  }
}

/** Everyone reads the lists; administrators change them. */
export const referencePolicy = {
  'reference.edit': (viewer) => serves(viewer, 'SETTINGS'),
} satisfies Policy;
