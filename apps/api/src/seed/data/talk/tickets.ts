import type { Language, TicketKind, TicketPriority } from '@wiki/domain';

/** What was written after the first message, in hours after the one before. */
export interface DemoTicketEntry {
  kind: 'asked' | 'answered' | 'noted' | 'closed';
  hours: number;
  text?: string;
}

/** A request to customer service of the demonstration. */
export interface DemoTicket {
  key: string;
  /** The account that asks; without one a visitor. */
  by?: string;
  visitor?: { name: string; email: string };
  kind: TicketKind;
  priority?: TicketPriority;
  language: Language;
  hoursAgo: number;
  subject: string;
  text: string;
  /** Whether Valentina has it. */
  isAssigned?: boolean;
  entries?: readonly DemoTicketEntry[];
  rating?: number;
  ratingComment?: string;
}

/** In every state, of members and visitors, with running terms of the law. */
export const demoTickets: readonly DemoTicket[] = [
  {
    key: 'invoice-name',
    by: 'marcela',
    kind: 'MEMBERSHIP',
    language: 'es',
    hoursAgo: 5,
    subject: 'La factura salió sin el nombre comercial',
    text: 'Buenos días. La factura de este mes salió a nombre de Alto del Roble S.A.S., y contabilidad me pide que diga Café Alto del Roble. ¿Se puede corregir?',
  },
  {
    key: 'forgot-mail',
    visitor: { name: 'Jhon Fredy Cuesta', email: 'jhon.cuesta@example.com' },
    kind: 'ACCOUNT',
    priority: 'HIGH',
    language: 'es',
    hoursAgo: 9,
    subject: 'No me llega el correo para cambiar la contraseña',
    text: 'Pedí el enlace tres veces desde ayer y no aparece, tampoco en correo no deseado. Mi cuenta es con este mismo correo. Necesito entrar antes de las cuatro porque tengo una reunión con un proveedor de Buenaventura.',
  },
  {
    key: 'data-query',
    by: 'laura',
    kind: 'DATA_QUERY',
    language: 'es',
    hoursAgo: 6 * 24 + 3,
    isAssigned: true,
    subject: 'Qué datos míos guardan y con quién los comparten',
    text: 'En ejercicio del derecho que me da el artículo 14 de la Ley 1581 de 2012, solicito saber qué datos personales míos conservan, para qué los usan y si los han entregado a terceros.',
    entries: [
      {
        kind: 'noted',
        hours: 4,
        text: 'La exportación de su cuenta ya está lista. Falta que jurídica revise el párrafo sobre el servicio de facturación.',
      },
    ],
  },
  {
    key: 'data-claim-old',
    visitor: { name: 'Amparo Quintero Marín', email: 'amparo.quintero@example.com' },
    kind: 'DATA_CLAIM',
    priority: 'URGENT',
    language: 'es',
    hoursAgo: 20 * 24,
    isAssigned: true,
    subject: 'Supriman mi teléfono de la ficha de una empresa',
    text: 'Trabajé hasta marzo en una empresa que aparece en su directorio y mi celular personal sigue publicado. Solicito que lo supriman y me confirmen la fecha en que lo hicieron.',
    entries: [
      {
        kind: 'noted',
        hours: 20,
        text: 'La empresa dice que el número es de la oficina. Les pedí el contrato de la línea.',
      },
    ],
  },
  {
    key: 'data-answered',
    by: 'andres',
    kind: 'DATA_CLAIM',
    language: 'es',
    hoursAgo: 34 * 24,
    isAssigned: true,
    subject: 'Corregir mi segundo apellido',
    text: 'Mi segundo apellido está mal escrito en mi perfil y en las facturas. Adjunté la cédula en la solicitud.',
    entries: [
      {
        kind: 'answered',
        hours: 50,
        text: 'Buenas tardes, Andrés. Corregimos su apellido en el perfil y en los datos de facturación el mismo día de hoy. Las facturas ya emitidas conservan el nombre anterior, como exige la DIAN; las próximas salen con el correcto. Si ve algo más por corregir, cuéntenos.',
      },
      { kind: 'asked', hours: 3, text: 'Perfecto, ya lo vi. Muchas gracias.' },
      { kind: 'closed', hours: 20 },
    ],
    rating: 5,
    ratingComment: 'Respondieron antes de lo que esperaba.',
  },
  {
    key: 'pictures-sideways',
    by: 'marcela',
    kind: 'PROBLEM',
    language: 'es',
    hoursAgo: 52,
    isAssigned: true,
    subject: 'Las fotos del celular salen de lado',
    text: 'Subí cuatro fotos del beneficiadero y dos quedaron acostadas. En el celular se ven derechas.',
    entries: [
      {
        kind: 'answered',
        hours: 6,
        text: 'Hola, Marcela. Gracias por avisar. ¿Nos dice con qué teléfono las tomó y si pasaron antes por WhatsApp? Así lo repetimos aquí.',
      },
      {
        kind: 'asked',
        hours: 14,
        text: 'Con un Moto G84. Y sí, esas dos me las pasó mi hermano por WhatsApp; las otras las tomé yo.',
      },
    ],
  },
  {
    key: 'sell-abroad',
    visitor: { name: 'Daniela Fuentes Ríos', email: 'daniela.fuentes@example.com' },
    kind: 'QUESTION',
    language: 'es',
    hoursAgo: 75,
    isAssigned: true,
    subject: '¿Puedo vender si mi empresa está en Panamá?',
    text: 'Tenemos una comercializadora en Colón. ¿La membresía sirve para empresas de Panamá o solo para colombianas?',
    entries: [
      {
        kind: 'answered',
        hours: 5,
        text: 'Hola, Daniela. Sí: pueden inscribirse empresas de Colombia, Venezuela, Panamá, México y Perú. Para las de Panamá pedimos el RUC en lugar del NIT y las listas tributarias colombianas no aplican. La membresía se cobra en pesos colombianos con tarjeta de cualquier país.',
      },
    ],
  },
  {
    key: 'order-of-listings',
    by: 'andres',
    kind: 'SUGGESTION',
    priority: 'LOW',
    language: 'es',
    hoursAgo: 26,
    subject: 'Poder ordenar mis publicaciones a mano',
    text: 'Sería bueno poder escoger en qué orden salen los productos en el perfil de la empresa. Hoy salen por fecha y los de temporada se van al final.',
  },
  {
    key: 'english-visitor',
    visitor: { name: 'Hannah Whitfield', email: 'hannah.whitfield@example.com' },
    kind: 'QUESTION',
    language: 'en',
    hoursAgo: 30,
    isAssigned: true,
    subject: 'Minimum order of green coffee',
    text: 'Hi, I run a small roastery in Bristol and would like to buy two bags of green coffee to begin with. Do your members sell that little, and can they ship to the UK?',
    entries: [
      {
        kind: 'answered',
        hours: 8,
        text: 'Hello Hannah. Yes, several do. Open Products, choose “Coffee” and ask the seller through “Contact seller”; most answer within a day. Each business decides how it ships, so please agree on that with them. If you tell me the profile you are looking for, I can name two or three.',
      },
      {
        kind: 'asked',
        hours: 9,
        text: 'That helps, thank you. Washed, above 1,700 m, with some citrus if possible.',
      },
    ],
  },
  {
    key: 'double-charge',
    by: 'camila',
    kind: 'MEMBERSHIP',
    priority: 'URGENT',
    language: 'es',
    hoursAgo: 3,
    subject: 'El banco muestra dos cobros',
    text: 'Pagué la primera mensualidad y en la aplicación del banco aparecen dos movimientos iguales de hoy. ¿Me pueden confirmar cuál recibieron?',
  },
  {
    key: 'logo-size',
    by: 'laura',
    kind: 'QUESTION',
    language: 'es',
    hoursAgo: 9 * 24,
    isAssigned: true,
    subject: 'Tamaño del logo para la solicitud',
    text: '¿De qué tamaño debe ser el logo? El mío es muy alargado y sale cortado.',
    entries: [
      {
        kind: 'answered',
        hours: 4,
        text: 'Hola, Laura. Lo mejor es una imagen cuadrada de 600 por 600 píxeles o más. Si su logo es alargado, póngalo en el centro de un cuadrado con fondo blanco: así se ve completo en las listas y en el perfil.',
      },
      { kind: 'asked', hours: 2, text: 'Listo, quedó bien. Gracias.' },
      { kind: 'closed', hours: 1 },
    ],
    rating: 4,
  },
  {
    key: 'slow-answer',
    visitor: { name: 'Wilmer Peñaranda', email: 'wilmer.penaranda@example.com' },
    kind: 'PROBLEM',
    language: 'es',
    hoursAgo: 15 * 24,
    isAssigned: true,
    subject: 'La página de búsqueda queda en blanco en mi tableta',
    text: 'Busco "estibas" y la pantalla queda en blanco. Es una tableta vieja, con Android 8.',
    entries: [
      {
        kind: 'answered',
        hours: 70,
        text: 'Buenas tardes, Wilmer. Lamentamos la demora. Ese navegador ya no recibe actualizaciones y no entiende parte de la página. Con Firefox para Android sí funciona en esa versión; lo probamos hoy.',
      },
      { kind: 'closed', hours: 4 },
    ],
    rating: 2,
    ratingComment: 'Funcionó, pero tardaron tres días.',
  },
  {
    key: 'close-account',
    visitor: { name: 'Ligia Santamaría', email: 'ligia.santamaria@example.com' },
    kind: 'ACCOUNT',
    language: 'es',
    hoursAgo: 4 * 24,
    isAssigned: true,
    subject: 'Quiero cerrar mi cuenta',
    text: 'Ya no tengo la empresa y quiero cerrar la cuenta con todo lo que publiqué.',
    entries: [
      {
        kind: 'answered',
        hours: 3,
        text: 'Buenos días, Ligia. Puede hacerlo usted misma en Seguridad de la cuenta, al final de la página: "Eliminar mi cuenta". Antes puede descargar una copia de sus datos allí mismo. Lo publicado por la empresa deja de verse enseguida.',
      },
    ],
  },
];

/** Answers that are given again and again. */
export const demoCannedReplies: readonly {
  key: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
}[] = [
  {
    key: 'thanks',
    title: { en: 'Received, looking into it', es: 'Recibido, lo estamos revisando' },
    text: {
      en: 'Hello {name}. Thank you for writing. We’re looking into it and will answer within one business day.',
      es: 'Hola, {name}. Gracias por escribirnos. Lo estamos revisando y le responderemos en un día hábil.',
    },
  },
  {
    key: 'password',
    title: { en: 'Password link does not arrive', es: 'No llega el enlace de la contraseña' },
    text: {
      en: 'Hello {name}. The link works for one hour and the newest one replaces the others. Please look in the spam folder, add our address to your contacts and ask for a new one. If it still doesn’t arrive, tell us which address you registered with.',
      es: 'Hola, {name}. El enlace sirve durante una hora y el más reciente reemplaza a los anteriores. Revise la carpeta de correo no deseado, agregue nuestra dirección a sus contactos y pida uno nuevo. Si aun así no llega, díganos con qué correo se registró.',
    },
  },
  {
    key: 'documents',
    title: { en: 'Documents of the application', es: 'Documentos de la solicitud' },
    text: {
      en: 'Hello {name}. For the application we need the certificate of incorporation, the tax registration, the business license and last year’s financial statements, as PDFs or legible pictures.',
      es: 'Hola, {name}. Para la solicitud necesitamos el certificado de constitución, el RUT, la licencia comercial y los estados financieros del último año, en PDF o en fotos que se puedan leer.',
    },
  },
  {
    key: 'payment',
    title: { en: 'Payment under review', es: 'Pago en verificación' },
    text: {
      en: 'Hello {name}. Your bank and the payment service confirm the payment within one business day. If you still see both charges after that, write to us here and we’ll refund one.',
      es: 'Hola, {name}. Su banco y el servicio de pagos confirman el pago en un día hábil. Si después de eso siguen los dos cobros, escríbanos aquí y le devolvemos uno de ellos.',
    },
  },
  {
    key: 'data-received',
    title: {
      en: 'Request about personal data received',
      es: 'Solicitud sobre datos personales recibida',
    },
    text: {
      en: 'Hello {name}. We received your request under Law 1581 of 2012 and will answer it within the legal term, counted in business days from today. If we need anything to confirm who you are, we’ll ask for it here.',
      es: 'Hola, {name}. Recibimos su solicitud conforme a la Ley 1581 de 2012 y la responderemos dentro del término legal, contado en días hábiles desde hoy. Si necesitamos algo para confirmar su identidad, se lo pediremos por este medio.',
    },
  },
  {
    key: 'goodbye',
    title: { en: 'Solved, closing', es: 'Resuelto, cerramos' },
    text: {
      en: 'Hello {name}. We’re glad it’s solved. We’ve closed the request; if anything is missing, just write again and it reopens.',
      es: 'Hola, {name}. Nos alegra que haya quedado resuelto. Cerramos el caso; si falta algo, escríbanos de nuevo y se abre solo.',
    },
  },
];
