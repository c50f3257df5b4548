import { describe, expect, test } from 'vitest';
import { countLinks, defaultRules, standingOf, writingLimits } from './standing.ts';

const facts = { ageDays: 0, emailVerified: true, accepted: 0, removed: 0 };

describe('the standing of a member', () => {
  test.each([
    ['of today', {}, 'new'],
    ['without a verified address, however old', { ageDays: 900, emailVerified: false }, 'new'],
    ['just before the last day', { ageDays: 2.99 }, 'new'],
    ['from the last day on', { ageDays: 3 }, 'trusted'],
    ['of today with enough accepted', { accepted: 3 }, 'trusted'],
    ['with one thing too few', { accepted: 2 }, 'new'],
    ['with one thing removed', { ageDays: 30, removed: 1 }, 'trusted'],
    ['with much removed and nothing accepted', { ageDays: 30, removed: 2 }, 'new'],
    ['with much removed, and young', { accepted: 9, removed: 2 }, 'new'],
    ['with much removed, but old and active', { ageDays: 30, accepted: 9, removed: 2 }, 'trusted'],
  ] as const)('%s', (_name, more, standing) => {
    expect(standingOf({ ...facts, ...more }, defaultRules)).toBe(standing);
  });

  test('gives limits to new members only', () => {
    expect(writingLimits('new', defaultRules)).toEqual({
      links: 2,
      postsPerHour: 12,
      contactsPerDay: 5,
    });
    expect(Object.values(writingLimits('trusted', defaultRules))).toEqual([null, null, null]);
  });
});

test.each([
  ['Nothing to see. Really.', 0],
  ['https://example.com/a?b=c and http://example.org', 2],
  ['Visite www.ejemplo.com.co ahora', 1],
  ['gane en dinero-facil.xyz, escriba a otra.shop', 2],
  ['1.500 COP, S.A.S., p. ej. 3.5', 0],
])('links in %j: %i', (text, count) => {
  expect(countLinks(text)).toBe(count);
});
