import { type WeavePalette, weavePalettes } from '../weave/index.ts';
import { at } from './at.ts';
import { cream, hues, mix, type Ramp } from './color.ts';
import { hashOf, random } from './random.ts';

export const hours = ['morning', 'noon', 'golden', 'dusk'] as const;
export type Hour = (typeof hours)[number];

/** What the palette colors: light or deep walls, or those of the companion. */
export const colorKeys = ['light', 'mid', 'deep', 'comp'] as const;
export type ColorKey = (typeof colorKeys)[number];

/** What of a picture is fixed; the seed decides the rest. */
export interface ArtOptions {
  palette?: WeavePalette | undefined;
  hour?: Hour | undefined;
  key?: ColorKey | undefined;
  isMirrored?: boolean | undefined;
  camera?: Camera | undefined;
  /** Choices of the subject by their names, as `metal`. */
  choices?: Readonly<Record<string, unknown>> | undefined;
}

/** How near, and the point in the middle. */
export type Camera = readonly [zoom: number, x: number, y: number];

/** Ground, and the colors of the bands. */
export type Cloth = readonly [string, string, string, string, string];

interface Light {
  light: string;
  /** Top and horizon. */
  sky: readonly [string, string];
  /** What lies over own colors, and how much. */
  tint: readonly [string, number];
  /** How far light through windows leans. */
  la: number;
}

const lights: Readonly<Record<Hour, Light>> = {
  morning: { light: '#fff1cf', sky: ['#b3d0ee', '#fcefd2'], tint: ['#fff1cf', 0.04], la: 0.95 },
  noon: { light: '#ffffff', sky: ['#7eaedd', '#dbe8f7'], tint: ['#ffffff', 0], la: 0.6 },
  golden: { light: '#ffdf9c', sky: ['#f4c4b1', '#f9dfa4'], tint: ['#f0ab2e', 0.09], la: 1.25 },
  dusk: { light: '#ffc9a3', sky: ['#56294f', '#e08a63'], tint: ['#43203e', 0.17], la: 1.1 },
};

const companions: Readonly<Record<WeavePalette, WeavePalette>> = {
  jade: 'maize',
  maize: 'sky',
  clay: 'sky',
  sky: 'maize',
  plum: 'clay',
};

const accents: Readonly<Record<WeavePalette, string>> = {
  jade: hues.maize[5],
  maize: hues.jade[6],
  clay: hues.maize[5],
  sky: hues.maize[5],
  plum: hues.maize[4],
};

/** Morning and golden light come twice as often. */
const oftenHours = ['morning', 'noon', 'golden', 'morning', 'golden', 'dusk'] as const;

/** How many pictures of a hundred are mirrored. */
const mirrored = 0.42;

/** Colors, light and choices of one picture, and the definitions that its parts collect. */
export class Scene {
  readonly seed: string;
  readonly palette: WeavePalette;
  readonly hour: Hour;
  readonly key: ColorKey;
  readonly isMirrored: boolean;
  readonly isNight: boolean;
  readonly hourOf: Light;
  readonly light: string;
  readonly shadow: string;
  readonly hue: Ramp;
  readonly companion: Ramp;
  readonly accent: string;
  readonly wall: string;
  readonly table: string;
  readonly main: string;
  readonly alt: string;
  readonly cloth: Cloth;
  readonly cream: string;
  readonly deep: string;
  readonly mid: string;
  readonly soft: string;
  readonly wood: string;
  readonly lightWood: string;
  readonly darkWood: string;
  readonly terracotta: string;
  readonly leaf: string;
  readonly lightLeaf: string;
  readonly steel: string;
  readonly darkSteel: string;
  readonly ink: string;
  readonly chocolate: string;
  readonly gold: string;
  readonly paper: string;
  readonly white: string;
  readonly glass: string;
  readonly lit: string = hues.maize[3];
  /** The colors of the sky, once it is painted. */
  skyHigh = '';
  skyLow = '';
  readonly #choices: ArtOptions['choices'];
  readonly #prefix: string;
  readonly #definitions: string[] = [];

  constructor(subject: string, seed: string, options: ArtOptions = {}) {
    this.seed = `${subject}/${seed}`;
    this.#choices = options.choices;
    this.#prefix = `a${hashOf(this.seed + JSON.stringify(options)).toString(36)}_`;
    this.palette = options.palette ?? this.pick('pal', weavePalettes);
    this.hour = options.hour ?? this.pick('time', oftenHours);
    this.key = options.key ?? this.pick('key', colorKeys);
    this.isMirrored = options.isMirrored ?? random(`${this.seed}flip`)() < mirrored;
    this.isNight = this.hour === 'dusk';
    this.hourOf = lights[this.hour];
    this.light = this.hourOf.light;
    const hue = hues[this.palette];
    this.hue = hue;
    this.companion = hues[companions[this.palette]];
    this.shadow = mix(hue[9], hues.plum[9], 0.35);
    this.accent = this.tone(accents[this.palette]);
    const roles = this.#roles();
    this.wall = this.tone(roles.wall);
    this.table = this.tone(roles.table);
    this.main = this.tone(roles.main);
    this.alt = this.tone(roles.alt);
    const [ground, first, second, third, fourth] = roles.cloth;
    this.cloth = [
      this.tone(ground),
      this.tone(first),
      this.tone(second),
      this.tone(third),
      this.tone(fourth),
    ];
    this.cream = this.tone(cream);
    this.deep = this.tone(hue[8]);
    this.mid = this.tone(hue[5]);
    this.soft = this.tone(hue[2]);
    this.wood = this.tone(mix(hues.maize[6], hues.clay[4], 0.5));
    this.lightWood = this.tone(mix(hues.maize[3], hues.clay[2], 0.45));
    this.darkWood = this.tone(mix(hues.clay[7], hues.maize[8], 0.45));
    this.terracotta = this.tone(hues.clay[4]);
    this.leaf = this.tone(hues.jade[6]);
    this.lightLeaf = this.tone(hues.jade[4]);
    this.steel = this.tone(mix(hues.gray[4], hues.sky[3], 0.28));
    this.darkSteel = this.tone(mix(hues.gray[7], hues.sky[8], 0.3));
    this.ink = this.tone(mix(hue[9], hues.gray[9], 0.4));
    this.chocolate = this.tone(mix(hues.clay[9], hues.maize[9], 0.3));
    this.gold = this.tone(hues.maize[4]);
    this.paper = this.tone('#fbf6ea');
    this.white = this.tone('#ffffff');
    this.glass = this.tone(mix(hues.sky[2], hue[1], 0.35));
  }

  /** A color in the light of the hour. */
  tone(color: string): string {
    return mix(color, ...this.hourOf.tint);
  }

  /** What the seed chooses under a name; each name has its own stream, so a new one moves no other. */
  pick<const Value>(name: string, values: readonly Value[]): Value {
    const fixed = this.#choices?.[name];
    if (fixed !== undefined) return fixed as Value;
    return at(values, random(this.seed + name)() * values.length);
  }

  /** Keeps a definition, written from its id, and answers the id. */
  define(write: (id: string) => string): string {
    const id = `${this.#prefix}${this.#definitions.length.toString(36)}`;
    this.#definitions.push(write(id));
    return id;
  }

  get definitions(): string {
    return this.#definitions.join('');
  }

  #roles(): { wall: string; table: string; main: string; alt: string; cloth: Cloth } {
    const { hue: h, companion: c, accent } = this;
    if (this.key === 'light') {
      return {
        wall: h[2],
        table: mix(h[0], cream, 0.5),
        main: h[6],
        alt: h[4],
        cloth: [h[7], h[3], cream, accent, h[5]],
      };
    }
    if (this.key === 'mid') {
      return {
        wall: h[3],
        table: mix(h[1], cream, 0.3),
        main: h[7],
        alt: cream,
        cloth: [h[8], h[2], cream, accent, h[5]],
      };
    }
    if (this.key === 'deep') {
      return {
        wall: h[7],
        table: h[4],
        main: h[2],
        alt: accent,
        cloth: [cream, h[6], accent, h[8], h[3]],
      };
    }
    return {
      wall: c[2],
      table: mix(c[1], cream, 0.35),
      main: h[6],
      alt: c[4],
      cloth: [h[6], cream, h[2], accent, h[8]],
    };
  }
}
