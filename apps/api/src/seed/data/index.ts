import { colombia } from './colombia.ts';
import type { DemoBusiness } from './demo-types.ts';
import { mexico } from './mexico.ts';
import { panama } from './panama.ts';
import { peru } from './peru.ts';
import { venezuela } from './venezuela.ts';

/** The twenty businesses of the demonstration with their fifty products. */
export const demoBusinesses: readonly DemoBusiness[] = [
  ...colombia,
  ...mexico,
  ...peru,
  ...panama,
  ...venezuela,
];
