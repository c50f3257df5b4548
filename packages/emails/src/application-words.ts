import { type Language, pathTo } from '@wiki/domain';

interface Parts {
  name: string;
  business: string;
  /** Until when, in words; empty where nothing is asked for. */
  due: string;
}

/** The words of one mail in one language. */
export interface ApplicationMailWords {
  subject: string;
  title: string;
  intro: (parts: Parts) => string;
  /** Stands before the reason; without it the mail gives none. */
  reasonLabel?: string;
  next: string;
  button: string;
}

const application = pathTo('becomeMember');
const payment = pathTo('payMembership');

/** The mails of an application's life: where each leads, and its words. */
export const applicationMailWords = {
  received: {
    path: application,
    en: {
      subject: 'We received your application',
      title: 'Your application is with us',
      intro: ({ name, business }) =>
        `Hello ${name}. We received the application of ${business} to become a business member.`,
      next: 'Our team will review it and write to you. There’s nothing to pay until it’s approved.',
      button: 'See my application',
    },
    es: {
      subject: 'Recibimos su solicitud',
      title: 'Ya tenemos su solicitud',
      intro: ({ name, business }) =>
        `Hola, ${name}. Recibimos la solicitud de ${business} para ser miembro empresarial.`,
      next: 'Nuestro equipo la revisará y le escribirá. No tiene que pagar nada hasta que la aprobemos.',
      button: 'Ver mi solicitud',
    },
  },
  approved: {
    path: payment,
    en: {
      subject: 'Your application is approved: pay your membership',
      title: 'One step left',
      intro: ({ name, business, due }) =>
        `Hello ${name}. We approved the application of ${business}. To become a business member, pay the first month by ${due}.`,
      next: 'Once we receive your payment, our team will activate your business profile.',
      button: 'Pay now',
    },
    es: {
      subject: 'Su solicitud fue aprobada: pague su membresía',
      title: 'Falta un paso',
      intro: ({ name, business, due }) =>
        `Hola, ${name}. Aprobamos la solicitud de ${business}. Para ser miembro empresarial, pague el primer mes a más tardar el ${due}.`,
      next: 'Cuando recibamos su pago, nuestro equipo activará el perfil de su empresa.',
      button: 'Pagar ahora',
    },
  },
  changesRequested: {
    path: application,
    en: {
      subject: 'Your application needs some changes',
      title: 'Some changes, please',
      intro: ({ name, business }) =>
        `Hello ${name}. We reviewed the application of ${business} and ask you to correct the following:`,
      next: 'Everything else you wrote is kept. Correct these fields and submit the application again.',
      button: 'Correct my application',
    },
    es: {
      subject: 'Su solicitud necesita algunos cambios',
      title: 'Necesitamos algunos cambios',
      intro: ({ name, business }) =>
        `Hola, ${name}. Revisamos la solicitud de ${business} y le pedimos corregir lo siguiente:`,
      next: 'Conservamos todo lo demás que escribió. Corrija estos campos y envíe de nuevo la solicitud.',
      button: 'Corregir mi solicitud',
    },
  },
  rejected: {
    path: application,
    en: {
      subject: 'About your application',
      title: 'We couldn’t approve your application',
      intro: ({ name, business }) =>
        `Hello ${name}. We reviewed the application of ${business} and can’t approve it.`,
      reasonLabel: 'The reason:',
      next: 'You can apply again anytime. If you think this is a mistake, reply to this message.',
      button: 'Go to my application',
    },
    es: {
      subject: 'Sobre su solicitud',
      title: 'No pudimos aprobar su solicitud',
      intro: ({ name, business }) =>
        `Hola, ${name}. Revisamos la solicitud de ${business} y no podemos aprobarla.`,
      reasonLabel: 'El motivo:',
      next: 'Puede presentar otra solicitud cuando quiera. Si cree que se trata de un error, responda este mensaje.',
      button: 'Ir a mi solicitud',
    },
  },
  reconsidered: {
    path: application,
    en: {
      subject: 'We’re reviewing your application again',
      title: 'We’re reviewing it again',
      intro: ({ name, business }) =>
        `Hello ${name}. We took back our last decision on the application of ${business}, so what we wrote to you about it no longer holds.`,
      next: 'You don’t need to do or pay anything for now. We’ll write to you once we’ve decided.',
      button: 'See my application',
    },
    es: {
      subject: 'Estamos revisando su solicitud de nuevo',
      title: 'La estamos revisando de nuevo',
      intro: ({ name, business }) =>
        `Hola, ${name}. Dejamos sin efecto nuestra última decisión sobre la solicitud de ${business}; lo que le escribimos al respecto ya no vale.`,
      next: 'Por ahora no tiene que hacer ni pagar nada. Le escribiremos cuando hayamos decidido.',
      button: 'Ver mi solicitud',
    },
  },
  deleted: {
    path: application,
    en: {
      subject: 'Your application was closed',
      title: 'Your application was closed',
      intro: ({ name, business }) => `Hello ${name}. We closed the application of ${business}.`,
      reasonLabel: 'The reason:',
      next: 'You can apply again anytime. If you think this is a mistake, reply to this message.',
      button: 'Apply again',
    },
    es: {
      subject: 'Su solicitud fue cerrada',
      title: 'Cerramos su solicitud',
      intro: ({ name, business }) => `Hola, ${name}. Cerramos la solicitud de ${business}.`,
      reasonLabel: 'El motivo:',
      next: 'Puede presentar otra solicitud cuando quiera. Si cree que se trata de un error, responda este mensaje.',
      button: 'Presentar otra solicitud',
    },
  },
  paymentReminder: {
    path: payment,
    en: {
      subject: 'Your membership awaits payment',
      title: 'A reminder to pay',
      intro: ({ name, business, due }) =>
        `Hello ${name}. The first month of ${business} hasn’t been paid yet. It is due on ${due}.`,
      next: 'If you’ve already paid, thank you: there’s nothing else to do.',
      button: 'Pay now',
    },
    es: {
      subject: 'Su membresía está pendiente de pago',
      title: 'Un recordatorio de pago',
      intro: ({ name, business, due }) =>
        `Hola, ${name}. Aún no se ha pagado el primer mes de ${business}. La fecha límite es el ${due}.`,
      next: 'Si ya pagó, gracias: no tiene que hacer nada más.',
      button: 'Pagar ahora',
    },
  },
  paymentOverdue: {
    path: payment,
    en: {
      subject: 'Your membership has not been paid',
      title: 'A reminder to pay',
      intro: ({ name, business, due }) =>
        `Hello ${name}. The first month of ${business} hasn’t been paid yet. It was due on ${due}.`,
      next: 'You can still pay. If you’ve already paid, thank you: there’s nothing else to do.',
      button: 'Pay now',
    },
    es: {
      subject: 'Su membresía no se ha pagado',
      title: 'Un recordatorio de pago',
      intro: ({ name, business, due }) =>
        `Hola, ${name}. Aún no se ha pagado el primer mes de ${business}. La fecha límite era el ${due}.`,
      next: 'Todavía puede pagar. Si ya pagó, gracias: no tiene que hacer nada más.',
      button: 'Pagar ahora',
    },
  },
  changesReminder: {
    path: application,
    en: {
      subject: 'Your application awaits your changes',
      title: 'A few changes to go',
      intro: ({ name, business, due }) =>
        `Hello ${name}. We’re still waiting for your changes to the application of ${business}. We’ll keep it until ${due}. This is what we asked for:`,
      next: 'Everything else you wrote is kept. Correct these fields and submit the application again.',
      button: 'Correct my application',
    },
    es: {
      subject: 'Su solicitud espera sus cambios',
      title: 'Faltan unos cambios',
      intro: ({ name, business, due }) =>
        `Hola, ${name}. Seguimos esperando sus cambios en la solicitud de ${business}. La guardamos hasta el ${due}; esto fue lo que le pedimos:`,
      next: 'Conservamos todo lo demás que escribió. Corrija estos campos y envíe de nuevo la solicitud.',
      button: 'Corregir mi solicitud',
    },
  },
  expired: {
    path: application,
    en: {
      subject: 'Your application was closed',
      title: 'Your application was closed',
      intro: ({ name, business }) =>
        `Hello ${name}. The changes we asked for in the application of ${business} didn’t arrive in time, so we closed it.`,
      next: 'You can apply again anytime. If you were about to finish, reply to this message.',
      button: 'Apply again',
    },
    es: {
      subject: 'Su solicitud se cerró',
      title: 'Cerramos su solicitud',
      intro: ({ name, business }) =>
        `Hola, ${name}. Los cambios que pedimos en la solicitud de ${business} no llegaron a tiempo, así que la cerramos.`,
      next: 'Puede presentar otra solicitud cuando quiera. Si estaba por terminar, responda este mensaje.',
      button: 'Presentar otra solicitud',
    },
  },
  paymentMissed: {
    path: payment,
    en: {
      subject: 'The date to pay your membership has passed',
      title: 'You can still pay',
      intro: ({ name, business, due }) =>
        `Hello ${name}. We didn’t receive the payment for ${business} by ${due}.`,
      next: 'We’ve kept your application, and you can still pay now. If you need more time, reply to this message.',
      button: 'Pay now',
    },
    es: {
      subject: 'La fecha para pagar su membresía ya pasó',
      title: 'Todavía puede pagar',
      intro: ({ name, business, due }) =>
        `Hola, ${name}. No recibimos el pago de ${business} antes del ${due}.`,
      next: 'Conservamos su solicitud y todavía puede pagar. Si necesita más tiempo, responda este mensaje.',
      button: 'Pagar ahora',
    },
  },
} as const satisfies Record<string, { path: string } & Record<Language, ApplicationMailWords>>;
