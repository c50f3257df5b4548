import { expect, test } from 'vitest';
import { edgesOf } from './passage.ts';

test('dots stand where a sentence was cut, and only there', () => {
  expect(edgesOf('Tarifa fija por etapa.')).toEqual({ before: '', after: '' });
  expect(edgesOf('contratos, reglamentos y pagos')).toEqual({ before: '… ', after: '…' });
  expect(edgesOf('Se cobra por etapa (sin sorpresas)')).toEqual({ before: '', after: '' });
  expect(edgesOf('')).toEqual({ before: '', after: '' });
});
