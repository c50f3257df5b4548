import { expect, test } from 'vitest';
import { referToFragmentTypes } from './fragment-types.ts';

const modules = { ListingCard: './components.ts', Row: './rows.ts' };

test('a fragment of another module is imported by its type, each variant by its own', () => {
  const content = 'export type A = { card: ListingCard_Product_Fragment, row: RowFragment };\n';
  expect(referToFragmentTypes(content, modules)).toBe(
    "import type { ListingCard_Product_Fragment } from './components.ts';\n" +
      `import type { RowFragment } from './rows.ts';\n${content}`,
  );
});

test('what a module declares is exported, and not imported', () => {
  expect(referToFragmentTypes('type ListingCard_Product_Fragment = { id: string };', modules)).toBe(
    'export type ListingCard_Product_Fragment = { id: string };',
  );
});
