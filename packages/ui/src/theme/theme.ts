import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import { breakpoints, fontSizes, hues, motion, radii, spacing, touchTarget } from '../tokens.ts';
import { rem } from './css-variables.ts';

const px = (value: number): string => `${value}px`;

/** Variants of buttons beyond Mantine's own: two for the brand surface, one for danger. */
const wikiVariants: Readonly<Record<string, ReturnType<VariantColorsResolver>>> = {
  filled: {
    background: 'var(--wiki-color-accent)',
    hover: 'var(--wiki-color-accent-hover)',
    color: 'var(--wiki-color-on-accent)',
    border: '1px solid transparent',
  },
  action: {
    background: 'var(--wiki-color-action)',
    hover: 'var(--wiki-color-action-hover)',
    color: 'var(--wiki-color-on-action)',
    border: '1px solid transparent',
  },
  'on-brand': {
    background: 'transparent',
    hover: 'rgb(255 255 255 / 10%)',
    color: 'var(--wiki-color-on-brand)',
    border: '1px solid rgb(255 255 255 / 42%)',
  },
  danger: {
    background: 'var(--wiki-color-danger)',
    hover: 'var(--wiki-color-danger-hover)',
    color: 'var(--wiki-color-on-danger)',
    border: '1px solid transparent',
  },
  outline: {
    background: 'transparent',
    hover: 'var(--wiki-color-accent-soft)',
    color: 'var(--wiki-color-accent-text)',
    border: '1px solid var(--wiki-color-line-strong)',
  },
  light: {
    background: 'var(--wiki-color-accent-soft)',
    hover: 'var(--wiki-color-sunken)',
    color: 'var(--wiki-color-accent-text)',
    border: '1px solid transparent',
  },
  subtle: {
    background: 'transparent',
    hover: 'var(--wiki-color-sunken)',
    color: 'var(--wiki-color-ink)',
    border: '1px solid transparent',
  },
};

const variantColorResolver: VariantColorsResolver = (input) => {
  const own = wikiVariants[input.variant];
  const isPrimary = input.color === undefined || input.color === input.theme.primaryColor;
  return own && isPrimary ? own : defaultVariantColorsResolver(input);
};

const fieldDefaults = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
  withAsterisk: false,
};

const calmTransition = { duration: motion.calm, transition: 'fade' };

/**
 * The Mantine theme. It names components by string, so it pulls none of them into the bundle;
 * how they look is in `kit-core.css` and `kit-more.css`.
 */
export const wikiTheme: MantineThemeOverride = createTheme({
  colors: { ...hues, red: hues.clay, yellow: hues.maize, green: hues.jade, blue: hues.sky },
  primaryColor: 'jade',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver,
  white: '#ffffff',
  black: hues.gray[9],
  fontFamily: 'var(--wiki-font-text)',
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  fontSizes: {
    xs: rem(fontSizes.xs),
    sm: rem(fontSizes.sm),
    md: rem(fontSizes.md),
    lg: rem(fontSizes.lg),
    xl: rem(fontSizes.xl),
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: 'var(--wiki-font-heading)',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(fontSizes.headline), lineHeight: '1.15' },
      h2: { fontSize: rem(fontSizes.title), lineHeight: '1.2' },
      h3: { fontSize: rem(fontSizes.xl), lineHeight: '1.25' },
      h4: { fontSize: rem(fontSizes.lg), lineHeight: '1.3' },
      h5: { fontSize: rem(fontSizes.md), lineHeight: '1.35' },
      h6: { fontSize: rem(fontSizes.sm), lineHeight: '1.4' },
    },
  },
  radius: {
    xs: px(radii.sm),
    sm: px(radii.sm),
    md: px(radii.md),
    lg: px(radii.lg),
    xl: px(radii.full),
  },
  defaultRadius: 'md',
  spacing: {
    xs: rem(spacing.xs),
    sm: rem(spacing.sm),
    md: rem(spacing.md),
    lg: rem(spacing.lg),
    xl: rem(spacing.xl),
  },
  breakpoints,
  shadows: {
    xs: 'none',
    sm: 'var(--wiki-shadow)',
    md: 'var(--wiki-shadow)',
    lg: 'var(--wiki-shadow)',
    xl: 'var(--wiki-shadow)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: '',
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', size: touchTarget, radius: 'xl' } },
    Alert: { defaultProps: { radius: 'md' } },
    Avatar: { defaultProps: { radius: 'xl' } },
    Badge: { defaultProps: { radius: 'xl', variant: 'light' } },
    Button: { defaultProps: { radius: 'xl', size: 'md' } },
    Checkbox: { defaultProps: { size: 'md', radius: 'sm' } },
    CloseButton: { defaultProps: { size: touchTarget, radius: 'xl' } },
    Drawer: { defaultProps: { transitionProps: { duration: motion.calm } } },
    Input: { defaultProps: { size: 'md', radius: 'md' } },
    InputWrapper: { defaultProps: fieldDefaults },
    Menu: { defaultProps: { radius: 'md', transitionProps: calmTransition } },
    Modal: { defaultProps: { radius: 'lg', centered: true, transitionProps: calmTransition } },
    NativeSelect: { defaultProps: fieldDefaults },
    PasswordInput: { defaultProps: fieldDefaults },
    Popover: { defaultProps: { radius: 'md', transitionProps: calmTransition } },
    Radio: { defaultProps: { size: 'md' } },
    RadioGroup: { defaultProps: fieldDefaults },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Switch: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: fieldDefaults },
    Textarea: { defaultProps: fieldDefaults },
    Tooltip: { defaultProps: { radius: 'sm', transitionProps: calmTransition } },
  },
});
