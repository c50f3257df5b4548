import type { Policy } from '../../authz/actions.ts';

/** Everyone reads the lists; administrators change them. */
export const referencePolicy = {
  'reference.edit': (viewer) => viewer?.memberType === 'wikiAdmin',
} satisfies Policy;
