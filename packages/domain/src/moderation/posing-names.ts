import { foldDisguise } from './blacklist-folding.ts';
import { createBlacklistMatcher } from './blacklist-matcher.ts';

/** Whose name it is: people's names hold no offices, names of businesses may. */
export type NameBearer = 'person' | 'business';

/** The network itself. Nobody else goes by it, whatever stands beside it. */
const networkMatcher = createBlacklistMatcher([
  'wiki empresarios',
  'wikiempresarios',
  'wiki empresario',
  'wikiempresario',
]);

/** Who administers a network. A person's name that holds one of them claims to be it. */
const offices = [
  'administrador',
  'administradora',
  'administradores',
  'administrator',
  'administrators',
  'admin',
  'admins',
  'sysadmin',
  'webmaster',
  'superuser',
  'superusuario',
  'moderador',
  'moderadora',
  'moderadores',
  'moderator',
  'moderators',
];

/** What an administration calls itself where no other name stands beside it. */
const functions = [
  'administracion',
  'administration',
  'soporte',
  'support',
  'staff',
  'oficial',
  'official',
  'helpdesk',
];

/** Words that name nobody: what is left of an office or function when one looks for a name. */
const nameless = new Set(
  `de del la el los las the of al a y e and for para wiki red network plataforma platform sitio site
  pagina page web sistema system equipo team cuenta account tecnico tecnica technical atencion ayuda
  help desk servicio service cliente clientes customer usuario usuarios user users miembros members
  verificado verificada verified seguridad security facturacion billing general central su your
  nuestro our bot`.split(/\s+/),
);

const officeMatcher = createBlacklistMatcher(offices);
const functionMatcher = createBlacklistMatcher([...offices, ...functions]);

/**
 * Whether a name poses as the administration of the network: with the network's own name, an office
 * in a person's name or in brackets, or words that say an office or function and nothing else. Case,
 * accents, look-alike letters, digits in the place of letters, letters apart and characters that are
 * not seen hide nothing.
 */
export function posesAsAdministration(name: string, bearer: NameBearer): boolean {
  if (networkMatcher.find(name)) return true;
  const words = wordsOf(name);
  const plain = words.join(' ');
  if (networkMatcher.find(plain)) return true;
  if (bearer === 'person' && officeMatcher.find(plain)) return true;
  const bracketed = [...foldDisguise(name).matchAll(/[([{<«]([^)\]}>»]*)/g)];
  if (bracketed.some(([, inside = '']) => officeMatcher.find(inside))) return true;
  return (
    functionMatcher.find(plain) !== null &&
    words.every((word) => nameless.has(word) || functionMatcher.find(word) !== null)
  );
}

/** The words of a name as they are compared; letters that stand apart are one word. */
function wordsOf(name: string): string[] {
  const folded = foldDisguise(name);
  const joined = folded.replaceAll(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[^\p{L}\p{N}]+[\p{L}\p{N}@$](?![\p{L}\p{N}])){2,}/gu,
    (spelled) => spelled.replaceAll(/[^\p{L}\p{N}@$]+/gu, ''),
  );
  return joined.match(/[\p{L}\p{N}@$]+/gu) ?? [];
}
