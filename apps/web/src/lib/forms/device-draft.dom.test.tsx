import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../auth/browser-session.ts';
import {
  dropDeviceDraft,
  forgetDeviceDrafts,
  readDeviceDraft,
  saveDeviceDraft,
} from './device-draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what is written on a device is each person’s own, until it is sent', () => {
  expect(saveDeviceDraft('ana', 'comment.1', 'of Ana')).toBe(true);
  saveDeviceDraft('berta', 'comment.1', 'of Berta');
  expect(readDeviceDraft('ana', 'comment.1')).toBe('of Ana');
  dropDeviceDraft('ana', 'comment.1');
  expect(readDeviceDraft('ana', 'comment.1')).toBeNull();
  expect(readDeviceDraft('berta', 'comment.1')).toBe('of Berta');
});

test('whoever leaves takes all of it along, and what others wrote stays', () => {
  saveDeviceDraft('ana', 'new', { title: 'Rent' });
  saveDeviceDraft('ana', 'comment.1', 'a reply');
  saveDeviceDraft('ana-maria', 'new', { title: 'Coffee' });
  forgetDeviceDrafts('ana');
  expect(readDeviceDraft('ana', 'new')).toBeNull();
  expect(readDeviceDraft('ana', 'comment.1')).toBeNull();
  expect(readDeviceDraft('ana-maria', 'new')).toEqual({ title: 'Coffee' });
});

test('an answer that comes after they left brings nothing back', () => {
  vi.spyOn(session, 'snapshot').mockReturnValue({ ...session.snapshot(), hasLeft: true });
  expect(saveDeviceDraft('ana', 'new', 'late')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('where storage is full, it says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveDeviceDraft('ana', 'new', 'long')).toBe(false);
});
