import { expect, test } from 'vitest';
import { darkColors, lightColors, type SchemeColors } from '../tokens.ts';
import { contrast } from './contrast.ts';
import { themeCss } from './theme-css.ts';

type Name = keyof SchemeColors;

const papers: Name[] = ['page', 'surface', 'sunken'];
const texts: Name[] = ['ink', 'muted', 'accentText', 'dangerText', 'warningText', 'infoText'];

const textPairs: [Name, Name][] = [
  ...papers.flatMap((paper) => texts.map((text): [Name, Name] => [text, paper])),
  ['accentText', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['dangerText', 'dangerSoft'],
  ['ink', 'dangerSoft'],
  ['warningText', 'warningSoft'],
  ['ink', 'warningSoft'],
  ['infoText', 'infoSoft'],
  ['ink', 'infoSoft'],
  ['ink', 'own'],
  ['accentText', 'own'],
  ['onOwnMuted', 'own'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onBrand', 'brand'],
  ['onBrandMuted', 'brand'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onInverse', 'inverse'],
];

const shapePairs: [Name, Name][] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'page'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['accent', 'surface'],
];

const schemes: [string, SchemeColors][] = [
  ['light', lightColors],
  ['dark', darkColors],
];

for (const [scheme, colors] of schemes) {
  test.each(textPairs)(`${scheme}: %s on %s reads at 4.5:1 or better`, (text, paper) => {
    expect(contrast(colors[text], colors[paper])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapePairs)(`${scheme}: %s is found on %s at 3:1 or better`, (shape, paper) => {
    expect(contrast(colors[shape], colors[paper])).toBeGreaterThanOrEqual(3);
  });
}

test('black on white has the greatest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('the style sheet says what the tokens say', async () => {
  await expect(themeCss()).toMatchFileSnapshot('./theme.css');
});
