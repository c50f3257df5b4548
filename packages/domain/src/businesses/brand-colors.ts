/** A color as `#rrggbb`. */
export type HexColor = string;

export const hexColor = /^#[0-9a-f]{6}$/;

/** The color of the brand where nothing else is set. */
export const defaultBrandColor: HexColor = '#0b5d47';

const channelsOf = (color: HexColor): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** A color between two: a share of the second in the first. */
export function mixColors(first: HexColor, second: HexColor, share: number): HexColor {
  const other = channelsOf(second);
  const mixed = channelsOf(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(color: HexColor): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors as WCAG counts it, from 1 to 21. */
export function contrastOf(one: HexColor, other: HexColor): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast of text. */
const enough = 4.5;
const [white, paper, darkSurface] = ['#ffffff', '#faf8f4', '#1a1f1c'];

/** What follows from the color of the brand, by the names of the design's tokens. */
export interface BrandColors {
  light: Readonly<Record<string, HexColor>>;
  dark: Readonly<Record<string, HexColor>>;
}

/** A tone of the brand, lighter step by step until text in it can be read on dark ground. */
function lightened(color: HexColor, ground: HexColor, contrast: number): HexColor {
  for (let share = 0; share <= 1; share += 0.02) {
    const tone = mixColors(color, white, share);
    if (contrastOf(tone, ground) >= contrast) return tone;
  }
  return white;
}

/** Every color that depends on that of the brand, in both schemes. */
export function brandColors(color: HexColor): BrandColors {
  const soft = mixColors(white, color, 0.07);
  const darkSoft = mixColors(darkSurface, color, 0.18);
  const accent = lightened(color, darkSurface, 6);
  return {
    light: {
      brand: color,
      'on-brand-muted': mixColors(white, color, 0.15),
      accent: color,
      'accent-hover': mixColors(color, '#000000', 0.18),
      'accent-text': color,
      'accent-soft': soft,
    },
    dark: {
      brand: color,
      'on-brand-muted': mixColors(white, color, 0.15),
      accent,
      'accent-hover': mixColors(accent, white, 0.2),
      'on-accent': mixColors('#000000', color, 0.2),
      'accent-text': lightened(color, darkSoft, 7),
      'accent-soft': darkSoft,
    },
  };
}

/** Whether everything that is drawn in the color of a brand can be read. */
export function isReadableBrand(color: HexColor): boolean {
  if (!hexColor.test(color)) return false;
  const { light, dark } = brandColors(color);
  const pairs = [
    [color, white],
    [color, paper],
    [color, light['on-brand-muted']],
    [color, light['accent-soft']],
    [dark.accent, dark['on-accent']],
    [dark['accent-text'], dark['accent-soft']],
  ] as [HexColor, HexColor][];
  return pairs.every(([one, other]) => contrastOf(one, other) >= enough);
}
