import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'question.administer': null;
  }
}

/** Frequent questions are written by customer service. */
export const questionsPolicy: Policy = {
  'question.administer': (viewer) => serves(viewer, 'SERVICE'),
};
