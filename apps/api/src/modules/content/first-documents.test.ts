import { documentKinds } from '@wiki/domain';
import { describe, expect, it } from 'vitest';
import { firstDocuments } from './first-documents/index.ts';

describe('the first documents', () => {
  it('are one of each kind', () => {
    const kinds = firstDocuments.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(documentKinds.toSorted());
  });

  it.each(firstDocuments.filter(({ kind }) => kind !== 'PLANS' && kind !== 'WELCOME'))(
    '$kind has several parts, each in both languages',
    ({ title, sections }) => {
      expect(sections.length).toBeGreaterThanOrEqual(4);
      const texts = [
        title,
        ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
      ];
      for (const { en, es } of texts) {
        expect(en?.trim()).toBeTruthy();
        expect(es?.trim()).toBeTruthy();
        expect(en).not.toBe(es);
        expect(`${en}${es}`).not.toMatch(/[!¡]/);
      }
    },
  );
});
