import { pathTo } from '@wiki/domain';
import { dayOf, type NotificationEntries, type TypesOf } from '../../kits/notifications/index.ts';

type Params = Record<string, string>;

const own = ({ ticketId = 'unknown' }: Params) => pathTo('ticket', { ticketId });
const admin = ({ ticketId = 'unknown' }: Params) => pathTo('adminTicket', { ticketId });

const placeOf = ({ subject = '' }: Params): string => subject;

/** What happens to requests, told to whoever asked and to administrators. */
export const serviceNotifications = {
  ticketAnswered: {
    topic: 'SERVICE',
    place: placeOf,
    url: own,
    en: ({ number = '', subject = '' }) => ({
      title: 'Customer service answered you',
      text: `Read the answer to your request ${number}: “${subject}”.`,
    }),
    es: ({ number = '', subject = '' }) => ({
      title: 'Servicio al cliente le respondió',
      text: `Lea la respuesta a su caso ${number}: «${subject}».`,
    }),
  },
  ticketClosed: {
    topic: 'SERVICE',
    place: placeOf,
    url: own,
    en: ({ number = '', subject = '' }) => ({
      title: 'Your request is closed',
      text: `Request ${number}: “${subject}”. Tell us how it went.`,
    }),
    es: ({ number = '', subject = '' }) => ({
      title: 'Cerramos su caso',
      text: `Caso ${number}: «${subject}». Cuéntenos cómo le fue.`,
    }),
  },
  ticketReceived: {
    topic: 'ADMINISTRATION',
    place: placeOf,
    url: admin,
    en: ({ number = '', subject = '', name = 'Someone' }) => ({
      title: 'A new request to customer service',
      text: `${name} wrote, request ${number}: “${subject}”.`,
    }),
    es: ({ number = '', subject = '', name = 'Alguien' }) => ({
      title: 'Un caso nuevo en servicio al cliente',
      text: `${name} escribió, caso ${number}: «${subject}».`,
    }),
  },
  ticketWritten: {
    topic: 'ADMINISTRATION',
    place: placeOf,
    url: admin,
    en: ({ number = '', subject = '', name = 'Someone' }) => ({
      title: 'Someone wrote to customer service again',
      text: `${name} wrote to request ${number}: “${subject}”.`,
    }),
    es: ({ number = '', subject = '', name = 'Alguien' }) => ({
      title: 'Alguien escribió de nuevo a servicio al cliente',
      text: `${name} escribió en el caso ${number}: «${subject}».`,
    }),
  },
  ticketAssigned: {
    topic: 'ADMINISTRATION',
    place: placeOf,
    url: admin,
    en: ({ number = '', subject = '' }) => ({
      title: 'A request was assigned to you',
      text: `Request ${number}: “${subject}”.`,
    }),
    es: ({ number = '', subject = '' }) => ({
      title: 'Le asignaron un caso',
      text: `Caso ${number}: «${subject}».`,
    }),
  },
  ticketTermNear: {
    topic: 'ADMINISTRATION',
    place: placeOf,
    url: admin,
    en: ({ number = '', dueAt }) => ({
      title: 'A legal deadline is coming up',
      text: `Answer request ${number} about personal data by ${dayOf(dueAt, 'en')}.`,
    }),
    es: ({ number = '', dueAt }) => ({
      title: 'Un plazo de ley está por vencer',
      text: `Responda el caso ${number} sobre datos personales a más tardar el ${dayOf(dueAt, 'es')}.`,
    }),
  },
  ticketTermOver: {
    topic: 'ADMINISTRATION',
    place: placeOf,
    url: admin,
    en: ({ number = '', dueAt }) => ({
      title: 'A legal deadline has passed',
      text: `Request ${number} about personal data had to be answered by ${dayOf(dueAt, 'en')}.`,
    }),
    es: ({ number = '', dueAt }) => ({
      title: 'Venció un plazo de ley',
      text: `El caso ${number} sobre datos personales debía responderse a más tardar el ${dayOf(dueAt, 'es')}.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof serviceNotifications> {}
}
