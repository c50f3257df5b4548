import type { Policy } from '../../authz/actions.ts';

/** Only administrators see what runs in the background. */
export const jobPolicy: Policy = {
  'job.list': (viewer) => viewer?.memberType === 'wikiAdmin',
};
