import { expect, test } from 'vitest';
import { wordsOfPage } from './words-of-page.ts';

test('a page speaks by its head: of itself to others first, then its title', () => {
  const html = `<!doctype html><html><head><title>Feria &amp; rueda</title>
    <meta name="description" content="De negocios.">
    <meta property="og:title" content="Feria de Pasto"><meta property="og:site_name" content="Cámara">
    </head><body><title>Other</title><meta name="og:title" content="No"></body></html>`;
  expect(wordsOfPage(html, 'https://www.feria.example/x')).toEqual({
    site: 'Cámara',
    title: 'Feria de Pasto',
    description: 'De negocios.',
  });
  expect(wordsOfPage('<title>Feria &amp; rueda', 'https://www.feria.example/x')).toEqual({
    site: 'feria.example',
    title: 'Feria & rueda',
    description: null,
  });
});

test('what is long is cut, what cannot be seen is left out, and nothing stays nothing', () => {
  const { title } = wordsOfPage(`<title>${'á'.repeat(500)}</title>`, 'https://a.example/');
  expect([...(title ?? '')]).toHaveLength(200);
  const turned = wordsOfPage('<title>a\u202Eb\u0000\n c</title>', 'https://a.example/');
  expect(turned.title).toBe('a b c');
  expect(wordsOfPage('<p>Hola', 'https://a.example/').title).toBeNull();
});
