import { expect, it } from 'vitest';
import { withBoundUnits } from './bound-units.ts';

it.each([
  ['Bodega industrial, 1,5 t', 'Bodega industrial, 1,5\u00a0t'],
  ['Coffee, 500 g bag', 'Coffee, 500\u00a0g bag'],
  ['Bodega de 220 m² en Cali', 'Bodega de 220\u00a0m² en Cali'],
  ['Chocolate 72 %', 'Chocolate 72\u00a0%'],
  ['Caja, 250 piezas', 'Caja, 250 piezas'],
  ['Nave 3 1.240 m²', 'Nave 3 1.240\u00a0m²'],
])('keeps the units of “%s”', (text, bound) => {
  expect(withBoundUnits(text)).toBe(bound);
});
