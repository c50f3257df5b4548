import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue for what every page needs, one per feature that travels with its lazy route. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shared',
      include: ['<rootDir>/src/app', '<rootDir>/src/components', '<rootDir>/src/lib'],
      exclude: [
        '**/*.test.*',
        '<rootDir>/src/app/layouts/admin/**',
        '<rootDir>/src/components/application/**',
        '<rootDir>/src/components/business-form/**',
        '<rootDir>/src/components/business-people/**',
        '<rootDir>/src/components/community/**',
        '<rootDir>/src/components/files/**',
        '<rootDir>/src/components/form-parts/**',
        '<rootDir>/src/components/listing-filters/**',
        '<rootDir>/src/components/listing-form/**',
        '<rootDir>/src/components/listing-parts/**',
        '<rootDir>/src/components/places/**',
        '<rootDir>/src/components/review-parts/**',
        '<rootDir>/src/lib/uploads/**',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/application-parts',
      include: ['<rootDir>/src/components/application'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/business-form',
      include: ['<rootDir>/src/components/business-form'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/business-people',
      include: ['<rootDir>/src/components/business-people'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/community',
      include: ['<rootDir>/src/components/community'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/form-parts',
      include: [
        '<rootDir>/src/components/files',
        '<rootDir>/src/components/form-parts',
        '<rootDir>/src/components/places',
        '<rootDir>/src/lib/uploads',
      ],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/listing-filters',
      include: ['<rootDir>/src/components/listing-filters'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/listing-form',
      include: ['<rootDir>/src/components/listing-form'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/listing-parts',
      include: ['<rootDir>/src/components/listing-parts'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/review-parts',
      include: ['<rootDir>/src/components/review-parts'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/admin-layout',
      include: ['<rootDir>/src/app/layouts/admin'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
