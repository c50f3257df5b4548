import { featuredCategory } from '@wiki/reference-data';

/** That a discussion stands in a category; Featured is what administrators gave it. */
export const inCategory = (category: string | null | undefined) =>
  category === featuredCategory ? { isFeatured: true } : category ? { category } : {};
