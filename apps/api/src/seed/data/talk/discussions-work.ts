import type { DemoDiscussion } from './discussion-types.ts';

/** What people discuss about money, places, people and the law. */
export const workDiscussions: readonly DemoDiscussion[] = [
  {
    key: 'contrato-arriendo',
    by: 'yesenia-marrugo',
    language: 'es',
    category: 'properties',
    tags: ['arriendos', 'contratos'],
    title: 'Contrato de arriendo comercial: ¿piden póliza o codeudor a una pyme nueva?',
    text: 'En Cartagena cada dueño pide algo distinto. ¿Qué aceptaron en su ciudad cuando la empresa tenía menos de un año?',
    daysAgo: 2,
    likes: 9,
    answers: [
      {
        by: 'martha-pinto',
        text: 'En Bucaramanga aceptaron tres meses de depósito en vez de codeudor. Lo pusimos en el contrato, con la fecha de devolución.',
      },
      {
        by: 'orlando-marin',
        text: 'La póliza salió por el 8 % del canon anual. La inmobiliaria la exige casi siempre.',
        isAccepted: true,
      },
    ],
  },
  {
    key: 'bodega-calle-13',
    by: 'esteban-arango',
    language: 'es',
    category: 'properties',
    tags: ['bodegas', 'logística'],
    title: 'Bodega pequeña cerca de la calle 13: lo que aprendí visitando doce',
    text: 'Altura libre, muelle y horario de cargue pesan más que el precio por metro.\nTres tenían buen precio y ningún camión podía entrar después de las seis. Pida el reglamento antes de ir.',
    daysAgo: 7,
    likes: 15,
    answers: [
      {
        by: 'dotaciones-valle-alto',
        text: 'Y la carga del piso. Con estantería alta, una bodega bonita se agrieta en un año.',
      },
      {
        by: 'juliana-lozano',
        text: '¿Cuánto terminó pagando por metro, con administración?',
        replies: [
          {
            by: 'esteban-arango',
            text: '19.500 pesos, todo incluido, en la segunda línea. Sobre la vía son 26.000.',
          },
        ],
      },
    ],
  },
  {
    key: 'credito-capital',
    by: 'sazon-dona-remedios',
    language: 'es',
    category: 'services',
    tags: ['crédito', 'finanzas'],
    title: 'Crédito para capital de trabajo: banco, cooperativa o factoring',
    text: 'Mis clientes pagan a 60 días y los proveedores cobran a 30. ¿Qué les ha salido más barato, contando todo y no solo la tasa?',
    daysAgo: 10,
    likes: 18,
    answers: [
      {
        by: 'envases-cumbre-verde',
        isAccepted: true,
        text: 'Factoring de las dos facturas grandes, no de todas. Cuesta más por mes, pero solo los meses que hace falta. El crédito lo pagaba también cuando sobraba.',
      },
      {
        by: 'telares-de-quibor',
        text: 'La cooperativa me pidió menos papeles y responden en una semana. La tasa, dos puntos más.',
      },
      {
        by: 'raul-covarrubias',
        text: 'Antes del crédito: descuento de 3 % por pago a 15 días. La mitad de mis clientes lo tomó.',
      },
    ],
  },
  {
    key: 'contratar-primera',
    by: 'luthiers-llano-adentro',
    language: 'es',
    category: 'services',
    tags: ['contratación', 'equipo'],
    title: 'Contratar a la primera persona: lo que cuesta de verdad cada mes',
    text: 'Hice la cuenta con prestaciones, seguridad social y dotación, y da casi 1,5 salarios. ¿Se me escapa algo?',
    daysAgo: 14,
    likes: 16,
    answers: [
      {
        by: 'dotaciones-valle-alto',
        text: 'Vacaciones y el mes que no rinde porque está aprendiendo. Guarde dos salarios antes de empezar.',
      },
      {
        by: 'martha-pinto',
        text: 'El examen médico de ingreso y la afiliación a la ARL antes del primer día. Después es multa.',
      },
    ],
  },
  {
    key: 'dian-resolucion',
    by: 'orlando-marin',
    language: 'es',
    category: 'services',
    tags: ['dian', 'facturación'],
    title: 'La DIAN me rechaza la factura y no dice por qué: qué revisar primero',
    text: 'Llevo dos días con el mismo código. La resolución está vigente y el cliente existe. ¿En qué orden revisan ustedes?',
    daysAgo: 18,
    likes: 12,
    answers: [
      {
        by: 'muebles-encino-real',
        isAccepted: true,
        text: 'Primero el dígito de verificación del NIT del cliente. Después la fecha: si el equipo tiene otra hora, la rechaza. Al final, que el número siga dentro del rango de la resolución.',
      },
      { by: 'yesenia-marrugo', text: 'A mí me pasó por un espacio al final de la razón social.' },
    ],
  },
  {
    key: 'local-turismo',
    by: 'taller-molas-del-mar',
    language: 'es',
    category: 'properties',
    tags: ['locales', 'turismo'],
    title: 'Local en zona turística por temporada: ¿vale la pena?',
    text: 'Me ofrecen cuatro meses en Casco Viejo. El arriendo es el triple, pero pasa todo el mundo. ¿Cómo hicieron la cuenta?',
    daysAgo: 21,
    likes: 6,
    answers: [
      {
        by: 'alvaro-caballero',
        text: 'Cuente cuántas personas entran, no cuántas pasan. Nosotros estuvimos dos tardes mirando antes de firmar.',
      },
    ],
  },
  {
    key: 'oficina-compartida',
    by: 'claire-donnelly',
    language: 'en',
    category: 'properties',
    tags: ['coworking', 'offices'],
    title: 'Coworking or a small office for a team of five?',
    text: 'We are five people in Panama City and three of us work from home twice a week. Has anybody done the numbers, with meeting rooms and phone calls included?',
    daysAgo: 8,
    likes: 7,
    answers: [
      {
        by: 'itzel-batista',
        text: 'Coworking until six people. After that the small office was cheaper for us, and quieter.',
      },
      {
        by: 'ben-hartley',
        text: 'Ask how many meeting hours are included. Ours were gone by the tenth of each month.',
      },
    ],
  },
  {
    key: 'seguro-carga',
    by: 'frutos-del-chira',
    language: 'es',
    category: 'services',
    tags: ['seguros', 'logística'],
    title: 'Seguro de carga para un envío pequeño: ¿vale la pena?',
    text: 'El corredor me pide un mínimo que es casi lo que gano en el envío. ¿Cómo lo resuelven con menos de 300 kg?',
    daysAgo: 24,
    likes: 5,
    answers: [
      {
        by: 'granos-del-altiplano-azul',
        text: 'Póliza flotante anual: declara cada envío y paga por lo que mueve. Desde cuatro envíos al año ya conviene.',
        isAccepted: true,
      },
    ],
  },
  {
    key: 'energia-taller',
    by: 'istmo-luz-solar',
    language: 'es',
    category: 'services',
    tags: ['energía', 'costos'],
    title: 'Pregunten antes de firmar un proyecto solar: cinco preguntas incómodas',
    text: '¿Qué produce en el peor mes? ¿Quién responde por el techo? ¿Qué pasa si la red se cae? ¿Cuánto cuesta el inversor dentro de diez años? ¿El ahorro cuenta la tarifa de hoy o una inventada?\nSe las hacemos a la competencia y también a nosotros.',
    daysAgo: 28,
    likes: 20,
    isFeatured: true,
    answers: [
      {
        by: 'gabriel-uzcategui',
        text: 'La del peor mes debería ser obligatoria. A mí me mostraron el promedio del año.',
      },
      {
        by: 'rosa-choque',
        text: '¿Y el mantenimiento? En la costa la sal se come todo.',
        replies: [
          {
            by: 'istmo-luz-solar',
            text: 'Cierto: dos lavados al año y tornillería inoxidable. Que esté en la oferta.',
          },
        ],
      },
    ],
  },
  {
    key: 'plaga-cafe',
    by: 'finca-bruma-alta',
    language: 'es',
    category: 'products',
    tags: ['café', 'calidad'],
    title: 'Cómo guardan muestras de cada lote para responder un reclamo',
    text: 'Un cliente dijo que el café llegó distinto y no tenía con qué comparar. Desde entonces guardo 200 g de cada lote durante un año. ¿Ustedes?',
    daysAgo: 32,
    likes: 9,
    answers: [
      {
        by: 'cafe-alto-del-roble',
        text: 'Igual, al vacío y con la fecha de tostión. Ya nos salvó dos veces.',
      },
    ],
  },
  {
    key: 'ferias-cafe',
    by: 'cacao-montes-del-carare',
    language: 'es',
    category: 'services',
    tags: ['ferias', 'ventas'],
    title: 'Ferias que sí valen el viaje para quien vende cacao y café',
    text: 'Fui a cuatro este año. Dos me dejaron clientes y dos, tarjetas. Cuento con números y me gustaría leer los suyos.',
    daysAgo: 36,
    likes: 11,
    answers: [
      {
        by: 'bomboneria-valle-azul',
        text: 'La mejor inversión fue llegar el día anterior y visitar a los expositores sin público.',
      },
      {
        by: 'renzo-villar',
        text: 'Lleve cinco citas pedidas antes. Sin citas, ninguna feria vale.',
      },
    ],
  },
];
