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

/** CSS variables by scheme. */
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

function schemeVariables(colors: SchemeColors): Variables {
  const { shadow, ...plain } = colors;
  const own = Object.entries(plain).map(
    ([name, value]) => [`--wiki-color-${kebab(name)}`, value] as const,
  );
  return {
    ...Object.fromEntries(own),
    '--wiki-shadow': shadow,
  };
}

/** Every token as a CSS variable. */
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
  light: schemeVariables(lightColors),
  dark: schemeVariables(darkColors),
};
