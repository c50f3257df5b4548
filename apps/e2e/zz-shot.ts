import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
const base = 'http://localhost:4140';
const [, , ...args] = process.argv;
const browser = await pw.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  headless: true,
  timeout: 60000,
});
async function ctx(email: string | null, opts: object) {
  const c = await browser.newContext({ ...opts, reducedMotion: 'reduce' });
  if (email) {
    const p = await c.newPage();
    await p.goto(`${base}/login?lang=en`);
    await p.getByLabel('E-mail').fill(email);
    await p.getByLabel('Password', { exact: true }).fill('Demo-2026-red');
    await p
      .getByRole('button', { name: /sign in/i })
      .last()
      .click();
    await p.waitForURL((u) => !u.pathname.startsWith('/login'), { timeout: 30000 });
    await p.close();
  }
  return c;
}
// args: email|- viewport d|p scheme path name
for (const a of args) {
  const [email, vp, scheme, path, name] = a.split(',');
  const c = await ctx(email === '-' ? null : email!, {
    viewport: vp === 'p' ? { width: 390, height: 844 } : { width: 1440, height: 960 },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
  });
  const p = await c.newPage();
  p.on('console', (m) => {
    if (m.type() === 'error') console.log(name, 'console', m.text().slice(0, 300));
  });
  await p.goto(base + path);
  await p.waitForTimeout(1800);
  await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  await c.close();
}
await browser.close();
