import { describe, expect, test } from 'vitest';
import { hostile, serveTestClient } from './client-test-kit.ts';

const page = serveTestClient();

describe('the page', () => {
  test('has a nonce of its own request, in its policy and its markup, and is not kept', async () => {
    const [first, second] = [await page('/'), await page('/')];
    const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';
    const nonce = nonceIn(first.response.headers.get('content-security-policy'));
    expect(nonce.length).toBeGreaterThan(20);
    expect(first.html).toContain(`<style nonce="${nonce}">`);
    expect(first.html).not.toContain('__CSP_NONCE__');
    expect(second.html).not.toContain(nonce);
    expect(first.response.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('allows no script but files of this site', async () => {
    const { response } = await page('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' wss://wiki.example.com");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  test.each([
    ['/', {}, 'en', 'Wiki empresarios'],
    // As the client, which knows no other default.
    ['/', { 'accept-language': 'es-CO,es;q=0.9' }, 'en', 'Wiki empresarios'],
    ['/', { cookie: 'a=b; wiki-language=es' }, 'es', 'Wiki empresarios'],
    ['/products', { cookie: 'wiki-language="><script>' }, 'en', 'Products · Wiki empresarios'],
    ['/products?lang=es', { cookie: 'wiki-language=en' }, 'es', 'Productos · Wiki empresarios'],
    ['/products?lang=xx', {}, 'en', 'Products · Wiki empresarios'],
    ['/login?lang=es', {}, 'es', 'Iniciar sesión · Wiki empresarios'],
  ])('of %s with %j is in %s', async (path, headers, language, title) => {
    const { response, html } = await page(path, headers);
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title data-initial>${title}</title>`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.match(/name="keywords"/g)).toHaveLength(1);
    expect(response.headers.get('vary')).toContain('Cookie');
  });

  test('names its address in each language', async () => {
    const { html } = await page('/products/65f0?lang=es&other=1');
    const address = 'https://wiki.example.com/products/65f0';
    expect(html).toContain(`rel="canonical" href="${address}?lang=es"`);
    expect(html).toContain(`hreflang="en" href="${address}?lang=en"`);
    expect(html).toContain(`hreflang="es" href="${address}?lang=es"`);
    expect(html).toContain(`hreflang="x-default" href="${address}"`);
  });

  test('is its own canonical page where its address names no language', async () => {
    const address = 'https://wiki.example.com/products/65f0';
    for (const query of ['', '?other=1', '?lang=xx']) {
      const { html } = await page(`/products/65f0${query}`);
      expect(html).toContain(`rel="canonical" href="${address}"`);
      expect(html).toContain(`hreflang="en" href="${address}?lang=en"`);
    }
  });

  test('of an address without a screen is the client with status 404, not for search engines', async () => {
    const { response, html } = await page('/nowhere?lang=es');
    expect(response.status).toBe(404);
    expect(html).toContain('<div id="root">');
    expect(html).toContain('No hay nada en esta dirección · Wiki empresarios');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('canonical');
  });

  test('holds nothing that an address put into it', async () => {
    const attack = '"><script>alert(1)</script>';
    for (const path of [
      `/products/${encodeURIComponent(attack)}`,
      `/?lang=${encodeURIComponent(attack)}`,
      '/products/$&$1',
    ]) {
      const { html } = await page(path);
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('<title data-initial>');
    }
  });

  test('of a thing says what it is', async () => {
    const { response, html } = await page('/products/mesa?lang=es');
    expect(response.status).toBe(200);
    expect(html).toContain(
      '<title data-initial>&quot;mesa&quot; &lt;es&gt; · Wiki empresarios</title>',
    );
    expect(html).toContain('property="og:description" content="A &amp; B"');
    expect(html).toContain('property="og:image" content="https://x.example/a.webp"');
    expect(html).toContain('property="og:image:width" content="700"');
    expect(html).toContain('property="og:image:height" content="400"');
    expect(html).toContain('property="og:image:alt" content="Una &quot;mesa&quot;"');
    expect(html).toContain('property="og:type" content="product"');
    expect(html).toContain('property="og:locale" content="es_CO"');
    expect(html).toContain('property="og:locale:alternate" content="en_US"');
    expect(html).toContain(
      'property="og:url" content="https://wiki.example.com/products/mesa?lang=es"',
    );
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: hostile,
    });
    expect(html).not.toContain('<script>alert');
  });

  test('of a thing says where it stands', async () => {
    const { html } = await page('/products/mesa?lang=es');
    const [, data = ''] =
      /<script type="application\/ld\+json">([^<]*BreadcrumbList.*?)<\//s.exec(html) ?? [];
    const { itemListElement } = JSON.parse(data) as { itemListElement: object[] };
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'Wiki empresarios', item: 'https://wiki.example.com/?lang=es' },
      { position: 2, name: 'Productos', item: 'https://wiki.example.com/products?lang=es' },
      { position: 3, name: '"mesa" <es>', item: 'https://wiki.example.com/products/mesa?lang=es' },
    ]);
  });

  test('that is first says who runs the site, and how it is searched', async () => {
    const { html } = await page('/');
    const [owner, site] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\//gs)].map(
      ([, data = '']) => JSON.parse(data) as Record<string, unknown>,
    );
    const url = 'https://wiki.example.com/';
    expect(owner).toMatchObject({ '@type': 'Organization', name: 'Wiki empresarios', url });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url,
      potentialAction: {
        target: { urlTemplate: `${url}advanced-search?query={search_term_string}` },
      },
    });
    expect((await page('/products')).html).not.toContain('"WebSite"');
  });

  test('of nothing in particular has the picture of the site', async () => {
    const { html } = await page('/products');
    const site = 'https://wiki.example.com/artwork/site.png';
    expect(html).toContain(`property="og:image" content="${site}"`);
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  });

  test.each(['/favourites', '/advanced-search?type=all', '/inbox', '/admin'])(
    'of %s is not for search engines',
    async (path) => {
      const { response, html } = await page(path);
      expect(response.status).toBe(200);
      expect(html).toContain('name="robots" content="noindex"');
    },
  );

  test.each(['/products?category=coffee&sort=PRICE_ASC', '/products/', '//products'])(
    'of a list has one address however it is asked for: %s',
    async (path) => {
      const { html } = await page(path);
      expect(html).toContain('rel="canonical" href="https://wiki.example.com/products"');
      expect(html).not.toContain('noindex');
    },
  );

  test('of a thing that is not there has status 404', async () => {
    const { response, html } = await page('/products/gone');
    expect(response.status).toBe(404);
    expect(html).toContain('There’s nothing at this address');
    expect(html).toContain('content="noindex"');
  });

  test('of a thing that was taken away has status 410', async () => {
    const { response, html } = await page('/products/removed');
    expect(response.status).toBe(410);
    expect(html).toContain('There’s nothing at this address');
    expect(html).toContain('content="noindex"');
  });

  test.each(['broken', 'endless'])('is served without the texts when they are %s', async (id) => {
    const { response, html } = await page(`/products/${id}`);
    expect(response.status).toBe(200);
    expect(html).toContain('<title data-initial>Product · Wiki empresarios</title>');
  });

  test('of a single-purpose link tells its address to nobody', async () => {
    const next = encodeURIComponent('/business-invitation?invitation=1&token=secret');
    for (const path of ['/reset-password?token=secret', `/register?next=${next}`]) {
      const { response } = await page(path);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await page('/login')).response.headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    );
  });

  test('takes back a form that was sent without scripts, and nothing else', async () => {
    const form = new URLSearchParams({ email: 'ana@example.com', password: 'secret' });
    for (const [sent, back] of [
      ['/login?lang=es&next=%2Fnotifications', '/login?lang=es&next=%2Fnotifications'],
      ['/login/?next=/help?page=2', '/login?next=/help?page=2'],
      ['//login', '/login'],
    ] as const) {
      const { response, html } = await page(sent, {}, form);
      expect([response.status, response.headers.get('location')]).toEqual([303, back]);
      expect(html).not.toContain('secret');
    }
    const { response } = await page('/nothing/here', {}, form);
    expect(response.status).toBe(404);
  });
});
