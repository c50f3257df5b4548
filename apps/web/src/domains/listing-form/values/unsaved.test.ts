import { describe, expect, it } from 'vitest';
import { type TextStore, Unsaved } from './unsaved.ts';

function memory(): TextStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

describe('what of a listing is not saved yet', () => {
  it('is found again by another tab, and forgotten once it is saved', () => {
    const store = memory();
    const first = new Unsaved(() => store);
    first.write('listing.1', { sku: 'A-1' });
    const second = new Unsaved(() => store);
    expect(second.read('listing.1')).toEqual({ sku: 'A-1' });
    second.write('listing.1', {});
    expect(store.texts.size).toBe(0);
  });

  it('stays when a tab that knows nothing of it has saved everything', () => {
    const store = memory();
    const idle = new Unsaved(() => store);
    idle.read('listing.1');
    new Unsaved(() => store).write('listing.1', { sku: 'A-1' });
    idle.write('listing.1', {});
    expect(new Unsaved(() => store).read('listing.1')).toEqual({ sku: 'A-1' });
  });

  it('is nothing when it cannot be read or kept', () => {
    const closed = new Unsaved(() => {
      throw new Error('closed');
    });
    closed.write('listing.1', { sku: 'A-1' });
    expect(closed.read('listing.1')).toEqual({});
    const store = memory();
    store.setItem('wiki.unsaved.listing.1', 'no JSON');
    expect(new Unsaved(() => store).read('listing.1')).toEqual({});
  });
});
