import { expect, test } from 'vitest';
import { oneStop } from './one-stop.ts';

test.each([
  ['Recibimos el pago de Hilos S.A.S..', 'Recibimos el pago de Hilos S.A.S.'],
  ['<p>Hola, Hilos S.A.S.. Gracias.</p>', '<p>Hola, Hilos S.A.S. Gracias.</p>'],
  ['<p>Es de Hilos S.A.S..</p>', '<p>Es de Hilos S.A.S.</p>'],
  ['“Hilos S.A.S..”', '“Hilos S.A.S.”'],
  ['Espere... y siga', 'Espere... y siga'],
  ['https://a.example/b..c', 'https://a.example/b..c'],
  ['Hilos S.A.S.', 'Hilos S.A.S.'],
])('%s', (text, written) => {
  expect(oneStop(text)).toBe(written);
});
