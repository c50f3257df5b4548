import type { Policy } from '../../authz/actions.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'reference.edit': null;
  }
}

/** Everyone reads the lists; administrators change them. */
export const referencePolicy = {
  'reference.edit': (viewer) => viewer?.memberType === 'wikiAdmin',
} satisfies Policy;
