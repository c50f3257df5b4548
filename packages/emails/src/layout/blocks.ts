import type { Language } from '@wiki/domain';
import { brand } from './brand.ts';
import { escapeHtml } from './escape-html.ts';

/** Something that happened, with the way there. */
export interface LinkItem {
  title: string;
  text: string;
  href: string;
}

/** A part of a mail's body. Each is written once and rendered as HTML and as text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; items: readonly LinkItem[] }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'note'; title: string; text: string };

/** Paragraphs, one after another. */
export const paragraphs = (...texts: readonly string[]): Block[] =>
  texts.map((text) => ({ kind: 'paragraph', text }));

/**
 * A button to a page of the installation.
 * @param token lets whoever received the mail do there what it is about.
 */
export function pageButton(
  { baseUrl }: { baseUrl: string },
  label: string,
  path: string,
  token?: string,
): Block {
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  return { kind: 'button', label, href: `${baseUrl}${path}${query}` };
}

/** Below a button, for mail readers that show none. */
const fallback = {
  en: 'If the button doesn’t work, copy this link into your browser:',
  es: 'Si el botón no funciona, copie este enlace en su navegador:',
} as const;

const paragraphStyle = `margin:0 0 18px;font-family:${brand.font};font-size:16px;line-height:26px;color:${brand.ink}`;
const smallStyle = `font-family:${brand.font};font-size:14px;line-height:22px;color:${brand.inkSoft}`;

/** Text in HTML: escaped, with its line breaks kept. */
const prose = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** A block as HTML that mail readers show alike: tables and inline styles. */
export function blockHtml(block: Block, language: Language): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${paragraphStyle}">${prose(block.text)}</p>`;
    case 'button':
      return button(block.label, block.href, language);
    case 'list':
      return block.items.map((item, index) => listItem(item, index)).join('');
    case 'links':
      return block.items.map(linkItem).join('');
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px"><tr><td style="padding:14px 18px;background:${brand.paper};border-left:4px solid ${brand.maize}"><p style="margin:0 0 4px;${smallStyle}">${escapeHtml(block.label)}</p><p style="margin:0;font-family:${brand.font};font-size:16px;line-height:24px;color:${brand.ink}">${prose(block.text)}</p></td></tr></table>`;
    case 'note':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px"><tr><td bgcolor="${brand.jadeMist}" style="padding:16px 18px;background:${brand.jadeMist};border-radius:14px"><p style="margin:0 0 4px;font-family:${brand.font};font-size:15px;line-height:22px;font-weight:bold;color:${brand.jade}">${escapeHtml(block.title)}</p><p style="margin:0;font-family:${brand.font};font-size:15px;line-height:23px;color:${brand.ink}">${prose(block.text)}</p></td></tr></table>`;
  }
}

function button(label: string, href: string, language: Language): string {
  const address = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 18px"><tr><td bgcolor="${brand.maize}" style="border-radius:999px;background:${brand.maize}"><a href="${address}" style="display:inline-block;padding:14px 28px;font-family:${brand.font};font-size:16px;line-height:20px;font-weight:bold;color:${brand.ink};text-decoration:none;border-radius:999px">${escapeHtml(label)}</a></td></tr></table><p style="margin:0 0 18px;${smallStyle}">${escapeHtml(fallback[language])}<br><a href="${address}" style="color:${brand.jade};word-break:break-all">${address}</a></p>`;
}

function linkItem({ title, text, href }: LinkItem): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px"><tr><td style="padding:0 0 14px;border-bottom:1px solid ${brand.line}"><a href="${escapeHtml(href)}" style="font-family:${brand.font};font-size:16px;line-height:24px;font-weight:bold;color:${brand.jade};text-decoration:none">${escapeHtml(title)}</a><p style="margin:2px 0 0;${smallStyle}">${prose(text)}</p></td></tr></table>`;
}

function listItem(text: string, index: number): string {
  const colors = [brand.maize, brand.jadeBright, brand.jadeSoft];
  const color = colors[index % colors.length];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td width="24" valign="top" style="width:24px;padding-top:8px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="10" height="10" bgcolor="${color}" style="width:10px;height:10px;line-height:10px;font-size:1px;background:${color}">&nbsp;</td></tr></table></td><td style="font-family:${brand.font};font-size:16px;line-height:26px;color:${brand.ink}">${prose(text)}</td></tr></table>`;
}

/** A block as plain text. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'links':
      return block.items.map(({ title, text, href }) => `${title}\n${text}\n${href}`).join('\n\n');
    case 'quote':
      return `${block.label}\n${block.text.replaceAll(/^/gm, '> ')}`;
    case 'note':
      return `${block.title}\n${block.text}`;
  }
}
