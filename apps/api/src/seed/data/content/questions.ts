import type { Language, QuestionGroup } from '@wiki/domain';

/** The frequent questions of the demonstration. */
export const demoQuestions: readonly {
  key: string;
  group: QuestionGroup;
  question: Record<Language, string>;
  answer: Record<Language, string>;
}[] = [
  {
    key: 'question-01',
    group: 'START',
    question: { en: 'What is this network for?', es: '¿Para qué sirve esta red?' },
    answer: {
      en: 'To be found and to find others: businesses in Colombia, Venezuela, Panama, Mexico and Peru show what they offer, answer questions and do business with one another.',
      es: 'Para darse a conocer y encontrar a otros: empresas de Colombia, Venezuela, Panamá, México y Perú muestran lo que ofrecen, responden preguntas y hacen negocios entre sí.',
    },
  },
  {
    key: 'question-02',
    group: 'START',
    question: {
      en: 'Do I have to register to look around?',
      es: '¿Tengo que registrarme para mirar?',
    },
    answer: {
      en: 'No. Products, services, properties, businesses, the forum and partners can be seen without an account. You need one to write to sellers, save favorites, review and take part.',
      es: 'No. Los productos, servicios, inmuebles, empresas, el foro y los aliados se pueden ver sin cuenta. La necesita para escribir a los vendedores, guardar favoritos, reseñar y participar.',
    },
  },
  {
    key: 'question-03',
    group: 'START',
    question: { en: 'What does an account cost?', es: '¿Cuánto cuesta una cuenta?' },
    answer: {
      en: 'Nothing. Only business members pay, by the month, and only after their application was approved.',
      es: 'Nada. Solo pagan los miembros empresariales, cada mes, y solo después de que se aprueba su solicitud.',
    },
  },
  {
    key: 'question-04',
    group: 'START',
    question: { en: 'In which languages can I use it?', es: '¿En qué idiomas se puede usar?' },
    answer: {
      en: 'In English and Spanish. Change the language at the top; with an account it’s remembered, and your e-mails come in it.',
      es: 'En español y en inglés. Cambie el idioma arriba; con una cuenta queda guardado y sus correos llegan en ese idioma.',
    },
  },
  {
    key: 'question-05',
    group: 'START',
    question: { en: 'Does it work on my phone?', es: '¿Funciona en mi celular?' },
    answer: {
      en: 'Yes, in any browser that still receives updates. There’s nothing to install.',
      es: 'Sí, en cualquier navegador que todavía reciba actualizaciones. No hay que instalar nada.',
    },
  },
  {
    key: 'question-06',
    group: 'ACCOUNT',
    question: {
      en: 'The e-mail to confirm my address doesn’t arrive. What can I do?',
      es: 'No me llega el correo para confirmar mi dirección. ¿Qué hago?',
    },
    answer: {
      en: 'Look in the spam folder and ask for a new one on the notice at the top. The newest link replaces the others.\n\nIf it still doesn’t arrive, write to us with the address you registered with.',
      es: 'Revise la carpeta de correo no deseado y pida uno nuevo en el aviso de arriba. El enlace más reciente reemplaza a los anteriores.\n\nSi aun así no llega, escríbanos con el correo con el que se registró.',
    },
  },
  {
    key: 'question-07',
    group: 'ACCOUNT',
    question: {
      en: 'I forgot my password. How do I get in again?',
      es: 'Olvidé mi contraseña. ¿Cómo vuelvo a entrar?',
    },
    answer: {
      en: 'Choose “Forgot your password?” where you sign in. We’ll send you a link that works once, within an hour.',
      es: 'Elija «¿Olvidó su contraseña?» al iniciar sesión. Le enviamos un enlace que sirve durante una hora y una sola vez.',
    },
  },
  {
    key: 'question-08',
    group: 'ACCOUNT',
    question: {
      en: 'How do I change my name, picture or phone?',
      es: '¿Cómo cambio mi nombre, mi foto o mi teléfono?',
    },
    answer: {
      en: 'In My profile, Edit. Only you see your e-mail, phone and address.',
      es: 'En Mi perfil, Editar. Su correo, su teléfono y su dirección solo los ve usted.',
    },
  },
  {
    key: 'question-09',
    group: 'ACCOUNT',
    question: {
      en: 'Someone else got into my account. What do I do?',
      es: 'Alguien entró a mi cuenta. ¿Qué hago?',
    },
    answer: {
      en: 'Open Account security, change your password and sign out the devices you don’t recognize. Then write to us and we’ll look into what happened.',
      es: 'Abra Seguridad de la cuenta, cambie su contraseña y cierre los dispositivos que no reconoce. Luego escríbanos para revisar lo que pasó.',
    },
  },
  {
    key: 'question-10',
    group: 'ACCOUNT',
    question: { en: 'How do I delete my account?', es: '¿Cómo elimino mi cuenta?' },
    answer: {
      en: 'At the end of Account security. Before, you can download a copy of your data there.',
      es: 'Al final de Seguridad de la cuenta. Antes puede descargar allí una copia de sus datos.',
    },
  },
  {
    key: 'question-11',
    group: 'MEMBERSHIP',
    question: {
      en: 'Who can become a business member?',
      es: '¿Quién puede ser miembro empresarial?',
    },
    answer: {
      en: 'Any business that is registered in its country and can show it: with its tax registration, its certificate of incorporation and its financial statements.',
      es: 'Cualquier empresa registrada en su país que pueda demostrarlo: con su registro tributario, su certificado de constitución y sus estados financieros.',
    },
  },
  {
    key: 'question-12',
    group: 'MEMBERSHIP',
    question: {
      en: 'Which documents does the application ask for?',
      es: '¿Qué documentos pide la solicitud?',
    },
    answer: {
      en: 'Articles of incorporation, tax documents, business license, last year’s financial statements and a commercial reference. PDFs or legible pictures are enough; only our reviewers see them.',
      es: 'Acta de constitución, documentos tributarios, licencia comercial, estados financieros del último año y una referencia comercial. Bastan PDF o fotos que se puedan leer; solo los ve nuestro equipo de revisión.',
    },
  },
  {
    key: 'question-13',
    group: 'MEMBERSHIP',
    question: { en: 'How long does the review take?', es: '¿Cuánto tarda la revisión?' },
    answer: {
      en: 'Usually two business days. We’ll tell you by e-mail and here if something is missing, or that you can pay.',
      es: 'Por lo general dos días hábiles. Le avisamos por correo y aquí mismo si falta algo o si ya puede pagar.',
    },
  },
  {
    key: 'question-14',
    group: 'MEMBERSHIP',
    question: {
      en: 'How do I pay, and is anything charged automatically?',
      es: '¿Cómo pago? ¿Se cobra algo automáticamente?',
    },
    answer: {
      en: 'By card through our payment service, every month, when you choose to. Nothing is charged automatically: you get a reminder seven days before the month ends.',
      es: 'Con tarjeta por nuestro servicio de pagos, cada mes, cuando usted lo decida. Nada se cobra automáticamente: le recordamos siete días antes de que termine el mes.',
    },
  },
  {
    key: 'question-15',
    group: 'MEMBERSHIP',
    question: { en: 'What happens if I don’t pay on time?', es: '¿Qué pasa si no pago a tiempo?' },
    answer: {
      en: 'Nothing for seven days. Then you go back to the free plan and your listings are paused; they come back when you pay.',
      es: 'Durante siete días, nada. Después la membresía vuelve al plan gratuito y sus publicaciones quedan en pausa; regresan cuando pague.',
    },
  },
  {
    key: 'question-16',
    group: 'MEMBERSHIP',
    question: {
      en: 'Where are my invoices and receipts?',
      es: '¿Dónde están mis facturas y recibos?',
    },
    answer: {
      en: 'In Your account, Payments. Each approved payment has its receipt as PDF.',
      es: 'En Su cuenta, Pagos. Cada pago aprobado tiene su recibo en PDF.',
    },
  },
  {
    key: 'question-17',
    group: 'LISTINGS',
    question: {
      en: 'How do I publish a product, a service or a property?',
      es: '¿Cómo publico un producto, un servicio o un inmueble?',
    },
    answer: {
      en: 'In My listings, New. The draft saves itself; publish it when nothing is missing. Properties need at least five pictures.',
      es: 'En Mis publicaciones, Nueva. El borrador se guarda solo; publíquelo cuando no falte nada. Los inmuebles necesitan al menos cinco fotos.',
    },
  },
  {
    key: 'question-18',
    group: 'LISTINGS',
    question: {
      en: 'Can I load many products at once?',
      es: '¿Puedo cargar muchos productos a la vez?',
    },
    answer: {
      en: 'Yes, with a table in CSV format: My listings, Import. Each row becomes a draft that you review before publishing.',
      es: 'Sí, con una tabla en formato CSV: Mis publicaciones, Importar. Cada fila se vuelve un borrador que usted revisa antes de publicar.',
    },
  },
  {
    key: 'question-19',
    group: 'LISTINGS',
    question: {
      en: 'Does the network take part in the sale?',
      es: '¿La red interviene en la venta?',
    },
    answer: {
      en: 'No. You agree on price, payment and delivery with the other business. Keep what was agreed in the conversation.',
      es: 'No. Usted acuerda el precio, el pago y la entrega con la otra empresa. Deje por escrito lo acordado en la conversación.',
    },
  },
  {
    key: 'question-20',
    group: 'LISTINGS',
    question: { en: 'Why was my listing removed?', es: '¿Por qué retiraron mi publicación?' },
    answer: {
      en: 'An administrator saw something that breaks the terms. The reason is in your notifications; fix it and write to us to get it back.',
      es: 'Un administrador encontró algo contrario a los términos. El motivo está en sus notificaciones; corríjalo y escríbanos para recuperarla.',
    },
  },
  {
    key: 'question-21',
    group: 'COMMUNITY',
    question: { en: 'How do I write to a seller?', es: '¿Cómo le escribo a un vendedor?' },
    answer: {
      en: 'With “Contact seller” on the page of a listing. The conversation stays in your inbox, and we’ll tell you when they answer.',
      es: 'Con «Contactar al vendedor» en la página de la publicación. La conversación queda en sus mensajes y le avisamos cuando respondan.',
    },
  },
  {
    key: 'question-22',
    group: 'COMMUNITY',
    question: { en: 'Who can review a business?', es: '¿Quién puede reseñar una empresa?' },
    answer: {
      en: 'Anyone with an account who did business with it, once for each deal. The business can reply publicly and dispute what isn’t true.',
      es: 'Quien tenga una cuenta y haya hecho un negocio con ella, una vez por cada negocio. La empresa puede responder en público y objetar lo que no sea cierto.',
    },
  },
  {
    key: 'question-23',
    group: 'COMMUNITY',
    question: {
      en: 'Why does my post wait for a decision?',
      es: '¿Por qué mi publicación del foro espera una decisión?',
    },
    answer: {
      en: 'It has a phrase that somebody has to look at first. It usually appears within a day; if it doesn’t, we’ll tell you why.',
      es: 'Tiene una frase que una persona debe revisar primero. Por lo general aparece en un día; si no, le contamos por qué.',
    },
  },
  {
    key: 'question-24',
    group: 'COMMUNITY',
    question: {
      en: 'Somebody is rude or wants to deceive me. Where do I report it?',
      es: 'Alguien me ofende o quiere engañarme. ¿Dónde lo denuncio?',
    },
    answer: {
      en: 'Write to us with the name of the business and what happened. Don’t pay for anything beyond what you agreed on.',
      es: 'Escríbanos con el nombre de la empresa y lo que pasó. No pague nada por fuera de lo acordado.',
    },
  },
  {
    key: 'question-25',
    group: 'DATA',
    question: {
      en: 'Which of my data do you keep, and why?',
      es: '¿Qué datos míos guardan y para qué?',
    },
    answer: {
      en: 'What you write in your profile and applications, what you publish, your payments and messages, to make the network work. The privacy policy has the details.',
      es: 'Lo que usted escribe en su perfil y sus solicitudes, lo que publica, sus pagos y sus mensajes, para que la red funcione. La política de privacidad lo dice en detalle.',
    },
  },
  {
    key: 'question-26',
    group: 'DATA',
    question: {
      en: 'How do I ask what you keep about me or have it corrected?',
      es: '¿Cómo consulto o corrijo los datos que guardan de mí?',
    },
    answer: {
      en: 'Write to customer service and choose what it is about. Colombian Law 1581 of 2012 gives us ten business days for queries and fifteen for claims.',
      es: 'Escriba a servicio al cliente y elija de qué se trata. La Ley 1581 de 2012 nos da diez días hábiles para las consultas y quince para los reclamos.',
    },
  },
  {
    key: 'question-27',
    group: 'DATA',
    question: {
      en: 'Who sees the documents of my application?',
      es: '¿Quién ve los documentos de mi solicitud?',
    },
    answer: {
      en: 'Only the people who review it, through links that expire within minutes; each view is recorded.',
      es: 'Solo quienes la revisan, con enlaces que vencen en minutos; cada consulta queda registrada.',
    },
  },
];
