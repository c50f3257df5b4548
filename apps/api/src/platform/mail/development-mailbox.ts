import type { Express, RequestHandler } from 'express';
import type { Config } from '../../config.ts';
import { comesFromThisMachine } from '../http/this-machine.ts';
import { OutboxMailModel, type OutboxMailRecord } from './mail.model.ts';

const shown = 100;

/** The mails are shown in frames without scripts; their pictures and links may lead anywhere. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/**
 * `/dev/mail` shows the local outbox, the newest mail first, and `/dev/mail.json` gives the same to
 * programs; both take `?to=` with an address. Development only, and for this machine only: it shows
 * everybody's mail, with live links.
 */
export function serveDevelopmentMailbox(app: Express, config: Config): void {
  app.use('/dev', forThisMachine(config));
  app.get('/dev/mail.json', async (request, response) => {
    const mails = await readMails(request.query.to);
    response
      .set('Cache-Control', 'no-store')
      .json(mails.map(({ _id, ...mail }) => ({ id: _id.toString(), ...mail })));
  });
  app.get('/dev/mail', async (request, response) => {
    const mails = await readMails(request.query.to);
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Security-Policy', policy)
      .set('Referrer-Policy', 'no-referrer')
      .type('html')
      .send(page(mails));
  });
}

const forThisMachine =
  (config: Config): RequestHandler =>
  (request, response, next) => {
    if (comesFromThisMachine(request, config)) next();
    else response.status(403).type('text').send('The mailbox answers this machine only.\n');
  };

async function readMails(to: unknown): Promise<OutboxMailRecord[]> {
  const filter = typeof to === 'string' && to !== '' ? { to: to.trim().toLowerCase() } : {};
  return OutboxMailModel.find(filter)
    .sort({ dateSent: -1, _id: -1 })
    .limit(shown)
    .lean<OutboxMailRecord[]>();
}

function page(mails: readonly OutboxMailRecord[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development mailbox</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #ccc; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  h2 { margin: 0 0 .25rem; font-size: 1.1rem; }
  iframe { width: 100%; height: 520px; border: 1px solid #eee; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Development mailbox</h1>
<p>Mails that would have been sent. Set SMTP_URL to send them.</p>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}
</body>
</html>`;
}

function article({ to, from, subject, dateSent, html, text }: OutboxMailRecord): string {
  return `<article>
<h2>${escape(subject)}</h2>
<p>To ${escape(to)} from ${escape(from)}, <time>${dateSent.toISOString()}</time></p>
${links(text)}
<iframe title="${escape(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(withTargets(html))}"></iframe>
<details><summary>Text part</summary><pre>${escape(text)}</pre></details>
</article>`;
}

/** Links open beside the mailbox instead of inside the frame. */
const withTargets = (html: string): string => `<base target="_blank">${html}`;

function links(text: string): string {
  const addresses = [...new Set(text.match(/https?:\/\/[^\s<>"')]+/g))];
  const items = addresses.map(
    (address) => `<li><a href="${escape(address)}">${escape(address)}</a></li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
