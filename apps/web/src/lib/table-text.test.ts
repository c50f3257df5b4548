import { expect, test } from 'vitest';
import { tableText } from './table-text.ts';

const bytesOf = (...bytes: number[]): ArrayBuffer => new Uint8Array(bytes).buffer;

test('a table is read in UTF-8, and without its byte order mark', () => {
  expect(tableText(new TextEncoder().encode('\uFEFFdiseño').buffer)).toBe('diseño');
});

test('a table that Excel saved in the Windows alphabet keeps its accents', () => {
  // «diseño €» as Windows writes it.
  expect(tableText(bytesOf(0x64, 0x69, 0x73, 0x65, 0xf1, 0x6f, 0x20, 0x80))).toBe('diseño €');
});
