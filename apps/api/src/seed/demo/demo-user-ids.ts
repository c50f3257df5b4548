import { demoApplications } from '../data/applications.ts';
import { demoAskers } from '../data/talk/askers.ts';
import { demoOwners } from '../data/businesses/owners.ts';
import { demoReviewers } from '../data/reviews/reviewers.ts';
import { demoAccounts, demoStaff } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';

/** The ids of every account of the demonstration. */
export function demoUserIds(): string[] {
  const people = [
    ...demoAccounts,
    ...demoStaff,
    ...demoReviewers,
    ...demoAskers,
    ...demoApplications,
  ];
  const keys = new Set([...people.map(({ key }) => key), ...Object.keys(demoOwners)]);
  return [...keys].map((key) => demoId('user', key).toHexString());
}
