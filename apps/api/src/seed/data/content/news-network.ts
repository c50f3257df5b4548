import type { DemoNews } from './news-types.ts';

/** What happens in the network itself. */
export const newsOfNetwork: readonly DemoNews[] = [
  {
    key: 'aliados',
    days: 2,
    subject: 'shop',
    palette: 'maize',
    title: {
      en: 'Fourteen partners open their doors to members',
      es: 'Catorce aliados abren sus puertas a los miembros',
    },
    summary: {
      en: 'From insurance to shared containers: what the first partners offer, and how the codes work.',
      es: 'De seguros a contenedores compartidos: qué dan los primeros aliados y cómo funcionan los códigos.',
    },
    en: [
      'The partner portal is open. Fourteen companies from Colombia, Mexico, Panama, Peru and Venezuela offer members something of their own: better prices, free first visits, a hand getting started.',
      '## How the codes work',
      'Anyone can read the offers. Active business members see the code when they ask for it, and it counts once per person. Nobody sells it, and nobody is told who looked at it.',
      '- Look for the category that you need.',
      '- Open the partner and read its conditions and dates.',
      '- Press “Show the code” and give it to the partner when you buy.',
      '## What comes next',
      'More partners join every month. If your company would like to be one, write to us from the customer service page.',
    ],
    es: [
      'El portal de aliados está abierto. Catorce empresas de Colombia, México, Panamá, Perú y Venezuela ofrecen algo de lo suyo a quienes hacen parte de la red: mejores precios, primeras visitas sin costo, una mano para empezar.',
      '## Cómo funcionan los códigos',
      'Cualquier persona puede leer las ofertas. El código lo ven los miembros empresariales activos cuando lo piden, y se cuenta una vez por persona. Nadie lo vende y a nadie se le dice quién lo miró.',
      '- Busque la categoría que necesita.',
      '- Abra el aliado y lea sus condiciones y fechas.',
      '- Oprima «Mostrar el código» y déselo al aliado cuando compre.',
      '## Lo que sigue',
      'Cada mes se suman más aliados. Si su empresa quiere ser uno de ellos, escríbanos desde la página de servicio al cliente.',
    ],
  },
  {
    key: 'foro-abierto',
    days: 16,
    subject: 'coffee',
    palette: 'plum',
    title: {
      en: 'The forum has its first hundred answers',
      es: 'El foro ya tiene sus primeras cien respuestas',
    },
    summary: {
      en: 'What members ask each other most: papers for exporting, prices, and how to collect.',
      es: 'Lo que más se preguntan los miembros: papeles para exportar, precios y cómo cobrar.',
    },
    en: [
      'Six weeks after it opened, the forum has become the place where the practical questions are answered. A third of them are about exporting, and most get their first answer on the same day.',
      '> The answer about the certificate of origin saved us a week. It came from a competitor.',
      'Anybody can read. To ask or to answer, sign in: it costs nothing.',
    ],
    es: [
      'Seis semanas después de abrir, el foro se volvió el lugar donde se responden las preguntas prácticas. Una tercera parte es sobre exportar, y la mayoría recibe su primera respuesta el mismo día.',
      '> La respuesta sobre el certificado de origen nos ahorró una semana. Vino de un competidor.',
      'Cualquier persona puede leer. Para preguntar o responder, inicie sesión: no cuesta nada.',
    ],
  },
  {
    key: 'encuentro-medellin',
    days: 34,
    subject: 'catering',
    palette: 'clay',
    title: {
      en: 'Forty businesses met in Medellín',
      es: 'Cuarenta empresas se encontraron en Medellín',
    },
    summary: {
      en: 'Coffee, fabrics and software at the same table: what came of the first members’ meeting.',
      es: 'Café, telas y software en la misma mesa: qué salió del primer encuentro de miembros.',
    },
    en: [
      'One Thursday in October, forty businesses from the network met at a coworking house in Laureles. There were no speeches: each had two minutes to say what it makes and what it’s looking for.',
      '## Three deals on the way home',
      'A roaster from Huila found packaging in Itagüí; a maker of uniforms, a laboratory that tests fabrics; a software company, its first customer in Panama.',
      'The next meeting is in Bogotá, in February. Members will get an invitation by mail.',
    ],
    es: [
      'Un jueves de octubre se encontraron cuarenta empresas de la red en una casa de coworking en Laureles. No hubo discursos: cada una contó en dos minutos qué hace y qué busca.',
      '## Tres negocios de camino a casa',
      'Un tostador del Huila encontró empaques en Itagüí; una fábrica de dotaciones, un laboratorio que prueba telas; una empresa de software, su primer cliente en Panamá.',
      'El próximo encuentro será en Bogotá, en febrero. Los miembros recibirán la invitación por correo.',
    ],
  },
  {
    key: 'resenas-justas',
    days: 61,
    subject: 'legal',
    palette: 'sky',
    title: { en: 'How we keep reviews fair', es: 'Cómo cuidamos que las reseñas sean justas' },
    summary: {
      en: 'A business can answer once and dispute what isn’t true. Here’s what happens next, step by step.',
      es: 'Una empresa puede responder una vez y objetar lo que no es cierto. Esto es lo que pasa, paso a paso.',
    },
    en: [
      'A review only helps when both sides trust it. The writer says when the deal took place, and a business can be reviewed once for each date.',
      '- The business can answer once, publicly.',
      '- It can dispute the review if it didn’t work with that person, or if the facts are wrong.',
      '- An administrator reads both sides, and keeps the review, asks for an edit or removes it. Both sides are told why.',
      'The average always equals what the reviews say: nothing is weighted, and nothing can be bought.',
    ],
    es: [
      'Una reseña solo ayuda cuando ambas partes confían en ella. Quien la escribe dice cuándo se hizo el negocio, y una empresa se puede reseñar una vez por fecha.',
      '- La empresa puede responder una vez, en público.',
      '- Puede objetar la reseña cuando no trabajó con esa persona o cuando los hechos no son ciertos.',
      '- Un administrador lee a ambas partes y conserva la reseña, pide que se edite o la retira. A ambas se les dice por qué.',
      'El promedio siempre es igual a lo que dicen las reseñas: nada se pondera y nada se puede comprar.',
    ],
  },
  {
    key: 'nuevo-horario',
    days: 6,
    status: 'SCHEDULED',
    subject: 'software',
    palette: 'jade',
    title: {
      en: 'Customer service also answers on Saturdays',
      es: 'Servicio al cliente también responde los sábados',
    },
    summary: {
      en: 'Starting next month, questions that arrive on a Saturday morning are answered the same day.',
      es: 'Desde el próximo mes, las preguntas que lleguen un sábado por la mañana se responden el mismo día.',
    },
    en: [
      'Many members catch up on paperwork on Saturdays. Starting next month, we’re here from 8 a.m. to 1 p.m., Colombian time.',
      'Later messages are answered on Monday before noon.',
    ],
    es: [
      'Muchos miembros se ocupan de sus papeles los sábados. Desde el próximo mes estaremos de 8 de la mañana a 1 de la tarde, hora de Colombia.',
      'Los mensajes que lleguen más tarde se responden el lunes antes del mediodía.',
    ],
  },
  {
    key: 'balance-del-ano',
    days: 1,
    status: 'DRAFT',
    subject: 'accounting',
    palette: 'maize',
    title: { en: '', es: 'El balance del año de la red' },
    summary: { en: '', es: 'Cuántas empresas, cuántos negocios y qué aprendimos.' },
    en: [],
    es: ['Borrador: esperar las cifras de diciembre antes de publicar.'],
  },
];
