import { expect, test } from 'vitest';
import { peopleFirst } from '../../../platform/jobs/people-first.ts';
import { hashPassword, verifyPassword } from './password-hashing.ts';

test('a crowd that waits for its passwords to be compared goes before what can wait', async () => {
  const hash = await hashPassword('Demo-2026-red');
  const order: string[] = [];
  const compared = Array.from({ length: 12 }, async () => {
    order.push((await verifyPassword(hash, 'Demo-2026-red')) ? 'right' : 'wrong');
  });
  const background = peopleFirst(new AbortController().signal).then(() => order.push('background'));
  await Promise.all([...compared, background]);
  // A few are still compared when the line is no crowd any more.
  expect(order.indexOf('background')).toBeGreaterThan(3);
  expect(order.filter((each) => each === 'right')).toHaveLength(12);
});
