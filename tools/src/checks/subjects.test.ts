import { expect, test } from 'vitest';
import { subjectProblems } from './subjects.ts';

test.each([
  ['forum: hold posts with a phrase of the blacklist', 0],
  ['api, web: rename the inbox', 0],
  ['Hold posts', 1],
  ['forum: hold posts.', 1],
  [`forum: ${'x'.repeat(66)}`, 1],
  [`forum: ${'x'.repeat(65)}`, 0],
])('%j has %i faults', (subject, count) => {
  expect(subjectProblems(subject)).toHaveLength(count);
});
