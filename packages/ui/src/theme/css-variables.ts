import {
  darkColors,
  fontFamilies,
  fontSizes,
  lightColors,
  motion,
  radii,
  type SchemeColors,
  spacing,
  touchTarget,
} from '../tokens.ts';

type Variables = Record<string, string>;

/** CSS variables by scheme, in the shape of Mantine's `CSSVariablesResolver` result. */
export interface SchemeVariables {
  variables: Variables;
  light: Variables;
  dark: Variables;
}

/** Pixels at the browser's default text size, as rem. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

function prefixed(prefix: string, values: Readonly<Record<string, number>>, unit: 'px' | 'rem') {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `--wiki-${prefix}-${name}`,
      unit === 'rem' ? rem(value) : `${value}px`,
    ]),
  );
}

function schemeVariables(scheme: 'light' | 'dark', colors: SchemeColors): Variables {
  const { shadow, ...plain } = colors;
  const own = Object.entries(plain).map(
    ([name, value]) => [`--wiki-color-${kebab(name)}`, value] as const,
  );
  return {
    ...Object.fromEntries(own),
    '--wiki-shadow': shadow,
    '--mantine-color-scheme': scheme,
    '--mantine-primary-color-contrast': colors.onAccent,
    '--mantine-primary-color-filled': colors.accent,
    '--mantine-primary-color-filled-hover': colors.accentHover,
    '--mantine-primary-color-light': colors.accentSoft,
    '--mantine-primary-color-light-hover': colors.sunken,
    '--mantine-primary-color-light-color': colors.accentText,
    '--mantine-color-bright': colors.ink,
    '--mantine-color-text': colors.ink,
    '--mantine-color-body': colors.page,
    '--mantine-color-error': colors.dangerText,
    '--mantine-color-success': colors.accentText,
    '--mantine-color-placeholder': colors.muted,
    '--mantine-color-anchor': colors.accentText,
    '--mantine-color-default': colors.surface,
    '--mantine-color-default-hover': colors.sunken,
    '--mantine-color-default-color': colors.ink,
    '--mantine-color-default-border': colors.line,
    '--mantine-color-dimmed': colors.muted,
    '--mantine-color-disabled': colors.sunken,
    '--mantine-color-disabled-color': colors.muted,
    '--mantine-color-disabled-border': colors.line,
  };
}

/** Every token as a CSS variable, and Mantine's own variables set from them. */
export const wikiVariables: SchemeVariables = {
  variables: {
    ...prefixed('font-size', fontSizes, 'rem'),
    ...prefixed('radius', radii, 'px'),
    ...prefixed('space', spacing, 'rem'),
    '--wiki-font-text': fontFamilies.text,
    '--wiki-font-heading': fontFamilies.heading,
    '--wiki-touch': `${touchTarget}px`,
    '--wiki-quick': `${motion.quick}ms`,
    '--wiki-calm': `${motion.calm}ms`,
  },
  light: schemeVariables('light', lightColors),
  dark: schemeVariables('dark', darkColors),
};

/** Gives Mantine the project's variables at run time (see `UiProvider` for the static way). */
export const cssVariablesResolver = (): SchemeVariables => wikiVariables;
