import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  isNearWord,
  type Language,
  matchPage,
  pageTitles,
  type StaffDuty,
  wordsOf,
} from '@wiki/domain';
import { adminPaths } from '../../../../lib/admin-paths.ts';
import { paths } from '../../../../lib/paths.ts';
import { menusFor } from '../admin-menus.ts';

/** What the palette does by itself, where it leads nowhere. */
export type PaletteAct = 'signOut' | Language;

/** A page of the back office, or something that one does. */
export interface PaletteAction {
  title: MessageDescriptor;
  /** Where it belongs. */
  group: MessageDescriptor;
  /** Where it leads, or what it does. */
  to: string | { act: PaletteAct };
  /** More words that it is found by, in both languages. */
  words: string;
}

const account = msg`Your account`;

/** What everybody in the back office does with their account, as its menu has it. */
const ownActions: readonly PaletteAction[] = [
  {
    title: msg`Inbox`,
    group: account,
    to: paths.inbox(),
    words: 'messages conversations chat mensajes conversaciones bandeja de entrada',
  },
  {
    title: msg`Notifications`,
    group: account,
    to: adminPaths.notifications(),
    words: 'alerts avisos alertas',
  },
  {
    title: msg`My profile`,
    group: account,
    to: paths.myProfile(),
    words: 'name photo nombre foto mi perfil',
  },
  {
    title: msg`Account security`,
    group: account,
    to: paths.security(),
    words: 'password devices sessions contraseña clave dispositivos sesiones seguridad',
  },
  // Each in its own language, as the switch has them.
  {
    title: msg({ message: 'English', context: 'named in itself' }),
    group: msg`Language`,
    to: { act: 'en' },
    words: 'english language inglés idioma lengua',
  },
  {
    title: msg({ message: 'Español', context: 'named in itself' }),
    group: msg`Language`,
    to: { act: 'es' },
    words: 'spanish language español idioma lengua',
  },
  {
    title: msg`Sign out`,
    group: account,
    to: { act: 'signOut' },
    words: 'log out logout leave exit close session cerrar sesión salir desconectarse',
  },
];

/** More words of some pages, where people call them otherwise. */
const moreWords: Readonly<Partial<Record<string, string>>> = {
  [adminPaths.users()]: 'people users members personas usuarios miembros',
  [adminPaths.payments()]: 'invoices receipts money facturas recibos dinero',
  [adminPaths.plans()]: 'price prices cost precio precios tarifas',
  [adminPaths.moderation()]: 'reports held denuncias reportes retenidos',
  [adminPaths.blacklistPhrases()]: 'words forbidden palabras prohibidas',
  [adminPaths.customerService()]: 'tickets requests support casos solicitudes soporte',
  [adminPaths.questions()]: 'faq help ayuda',
  [adminPaths.pages()]: 'terms privacy about términos privacidad textos',
  [adminPaths.analytics()]: 'home dashboard statistics inicio tablero cifras',
  [adminPaths.audit()]: 'history log historial bitácora',
  [adminPaths.jobs()]: 'tasks queue tareas cola',
  [adminPaths.settings()]: 'logo color tax mail name configurar ajustes impuesto correo nombre',
};

/** The words of a page's title in both languages. */
function titlesAt(path: string): string {
  const page = matchPage(path.split('?')[0] ?? '');
  const titles = page && pageTitles[page];
  return titles ? `${titles.en.title} ${titles.es.title}` : '';
}

/** The pages that a role opens, and what everybody does with their account. */
export function actionsFor(duties: readonly StaffDuty[]): PaletteAction[] {
  const pages = menusFor(duties).flatMap(({ title: group, entries }) =>
    entries.map(({ to, label }) => ({
      title: label,
      group,
      to,
      words: `${titlesAt(to)} ${moreWords[to] ?? ''}`,
    })),
  );
  return [...pages, ...ownActions];
}

/**
 * Those of some that are meant by what was typed: each of its words begins a word of theirs, in either
 * language. Where none is, each may have a slip. Those that are called so come first.
 */
export function meantBy<Action extends { title: string; words: string }>(
  typed: string,
  actions: readonly Action[],
): readonly Action[] {
  const wanted = wordsOf(typed).map(({ word }) => word);
  const begins = (word: string, known: string) => known.startsWith(word);
  const fitting = (text: (action: Action) => string, is: typeof begins) =>
    actions.filter((action) => {
      const known = wordsOf(text(action)).map(({ word }) => word);
      return wanted.every((word) => known.some((each) => is(word, each)));
    });
  const titled = fitting(({ title }) => title, begins);
  const all = ({ title, words }: Action) => `${title} ${words}`;
  const called = [...new Set([...titled, ...fitting(all, begins)])];
  return called.length > 0 ? called : fitting(all, isNearWord);
}
