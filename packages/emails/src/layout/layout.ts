import { type Language, oneStop } from '@wiki/domain';
import { type Block, blockHtml, blockText } from './blocks.ts';
import { brand, tagline } from './brand.ts';
import { escapeHtml } from './escape-html.ts';
import {
  type ComposedMail,
  type MailInput,
  mailLanguage,
  singleLine,
  siteNameOf,
  type SocialLink,
} from './mail.ts';
import { weaveBand } from './weave.ts';

/** What the shared layout lays out. */
export interface Letter {
  subject: string;
  /** What mail lists show after the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why the recipient gets this mail. */
  reason: string;
  /** Where less can be received; none for mails that always go. */
  ways?: readonly { label: string; href: string }[];
  /** Whom it is for, and from which installation. */
  to: Omit<MailInput, 'name'>;
}

/** A letter with what stands in it on every mail. */
type LayoutInput = Omit<Letter, 'to'> &
  Omit<MailInput, 'name' | 'language'> & { language: Language };

/** The one frame of every mail: header band, weave, body, footer. 600 px wide, narrower on phones. */
export function layOut({ to, ...letter }: Letter): ComposedMail {
  const input: LayoutInput = { ...to, ...letter, language: mailLanguage(to.language) };
  return {
    subject: singleLine(oneStop(input.subject)),
    html: oneStop(html(input)),
    text: oneStop(text(input)),
  };
}

/** The logo of the installation, before its name. */
function logo({ site, baseUrl }: LayoutInput): string {
  if (!site?.logoUrl) return '';
  const address = escapeHtml(new URL(site.logoUrl, baseUrl).href);
  return `<img src="${address}" width="32" height="32" alt="" style="vertical-align:middle;border-radius:8px;margin-right:10px">`;
}

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function html(input: LayoutInput): string {
  const { language, baseUrl } = input;
  const home = escapeHtml(baseUrl);
  const color = input.site?.brandColor ?? brand.jade;
  const name = escapeHtml(siteNameOf(input));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(singleLine(input.subject))}</title>
</head>
<body style="margin:0;padding:0;background:${brand.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(input.preview)}</div>
<table ${table} width="100%" bgcolor="${brand.paper}" style="width:100%;background:${brand.paper}"><tr><td align="center" style="padding:28px 12px">
<table ${table} width="${brand.width}" style="width:100%;max-width:${brand.width}px;background:${brand.surface};border:1px solid ${brand.line};border-radius:22px;overflow:hidden;border-collapse:separate">
<tr><td bgcolor="${color}" style="padding:26px 36px 24px;background:${color}">
<a href="${home}" style="font-family:${brand.titleFont};font-size:24px;line-height:30px;font-weight:bold;color:#ffffff;text-decoration:none">${logo(input)}${name}</a>
<p style="margin:4px 0 0;font-family:${brand.font};font-size:14px;line-height:20px;color:${brand.cream}">${tagline[language]}</p>
</td></tr>
<tr><td bgcolor="${color}" style="padding:0;background:${color}">${weaveBand()}</td></tr>
<tr><td style="padding:36px 36px 18px">
<h1 style="margin:0 0 18px;font-family:${brand.titleFont};font-size:26px;line-height:33px;font-weight:bold;color:${brand.ink}">${escapeHtml(input.title)}</h1>
${input.blocks.map((block) => blockHtml(block, language)).join('\n')}
</td></tr>
<tr><td style="padding:20px 36px 26px;border-top:1px solid ${brand.line}">
${socialHtml(input.socialLinks ?? [])}<p style="margin:0;font-family:${brand.font};font-size:13px;line-height:20px;color:${brand.inkSoft}">${escapeHtml(input.reason)}${waysHtml(input.ways ?? [])}<br><a href="${home}" style="color:${brand.jade}">${home}</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const waysHtml = (ways: readonly { label: string; href: string }[]): string =>
  ways
    .map(
      ({ label, href }) =>
        `<br><a href="${escapeHtml(href)}" style="color:${brand.jade}">${escapeHtml(label)}</a>`,
    )
    .join('');

function socialHtml(links: readonly SocialLink[]): string {
  if (links.length === 0) return '';
  const anchors = links.map(
    ({ network, url }) =>
      `<a href="${escapeHtml(url)}" style="color:${brand.jade};font-weight:bold;text-decoration:none">${escapeHtml(network)}</a>`,
  );
  return `<p style="margin:0 0 12px;font-family:${brand.font};font-size:14px;line-height:22px;color:${brand.inkSoft}">${anchors.join(' &nbsp;·&nbsp; ')}</p>`;
}

function text(input: LayoutInput): string {
  const social = (input.socialLinks ?? []).map(({ network, url }) => `${network}: ${url}`);
  const ways = (input.ways ?? []).map(({ label, href }) => `${label}: ${href}`);
  const footer = [input.reason, ...ways, input.baseUrl, ...social].join('\n');
  return `${[
    `${siteNameOf(input)}\n${tagline[input.language]}`,
    input.title,
    ...input.blocks.map(blockText),
    `--\n${footer}`,
  ].join('\n\n')}\n`;
}
