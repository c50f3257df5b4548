import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../web/dist/assets');

/**
 * Tells the addresses of the scripts that a part of the client was built into, by the name of its
 * component. Parts that are wanted together share a script, whose name is that of the largest.
 */
export function isScriptOf(component: string): (url: URL) => boolean {
  const exported = new RegExp(`export\\{[^}]*\\bas ${component}\\b|[{,]${component}:\\(\\)=>`);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => exported.test(readFileSync(join(folder, file), 'utf8')));
  if (files.length === 0) throw new Error(`No script of the client has ${component}.`);
  return ({ pathname }) => files.some((file) => pathname === `/assets/${file}`);
}
