import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * One catalog for what every page needs, one per feature that travels with its lazy route. They hold
 * the translations; in the language of the source the messages are what stands in it.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['es'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shared',
      // The home page carries cards of listings: their words come with the first page.
      include: [
        '<rootDir>/src/app',
        '<rootDir>/src/components',
        '<rootDir>/src/domains/listing-card',
        '<rootDir>/src/lib',
      ],
      exclude: [
        '**/*.test.*',
        '<rootDir>/src/app/layouts/admin/**',
        '<rootDir>/src/components/admin-list/**',
        '<rootDir>/src/components/admin-not-found.tsx',
        '<rootDir>/src/components/conflict/**',
        '<rootDir>/src/components/dialogs/**',
        '<rootDir>/src/components/files/**',
        '<rootDir>/src/components/form/**',
        '<rootDir>/src/components/form-parts/**',
        '<rootDir>/src/components/record-page/**',
        '<rootDir>/src/lib/errors/**',
        '<rootDir>/src/lib/uploads/**',
      ],
    },
    {
      // The words of every refusal: no first page needs them before somebody acts.
      path: '<rootDir>/src/locales/{locale}/errors',
      include: ['<rootDir>/src/lib/errors'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/form-parts',
      include: [
        '<rootDir>/src/components/admin-not-found.tsx',
        '<rootDir>/src/components/conflict',
        '<rootDir>/src/components/dialogs',
        '<rootDir>/src/components/files',
        '<rootDir>/src/components/form',
        '<rootDir>/src/components/form-parts',
        '<rootDir>/src/lib/uploads',
      ],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/admin-layout',
      include: [
        '<rootDir>/src/app/layouts/admin',
        '<rootDir>/src/components/admin-list',
        '<rootDir>/src/components/record-page',
      ],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['<rootDir>/src/features/{name}', '<rootDir>/src/domains/{name}'],
      exclude: ['**/*.test.*', '<rootDir>/src/domains/listing-card/**'],
    },
  ],
  format: formatter({ origins: false }),
});
