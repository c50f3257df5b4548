import type { DemoDiscussion, DemoDiscussionDraft } from './discussion-types.ts';

/** What people discuss about premises, rules and the daily running of a small business. */
export const placeDiscussions: readonly DemoDiscussion[] = [
  {
    key: 'local-comparte',
    by: 'yesenia-marrugo',
    language: 'es',
    category: 'properties',
    tags: ['arriendo', 'locales'],
    title: 'Compartir local con otra marca: ¿cómo reparten arriendo y servicios?',
    text: 'Nos ofrecen la mitad de un local en Getsemaní con una heladería. Ellos venden en la tarde y nosotros en la mañana. ¿Por metros, por ventas o por horas?',
    daysAgo: 4,
    likes: 5,
    answers: [
      {
        by: 'barro-luna-negra',
        text: 'Por metros el fijo y por consumo los servicios, con un medidor de luz aparte: las neveras se comen cualquier reparto justo.',
      },
      {
        by: 'caribe-habitat',
        text: 'Revise que el contrato principal permita subarrendar. En el centro histórico casi ninguno lo dice, y el permiso es del propietario.',
      },
    ],
  },
  {
    key: 'uso-del-suelo',
    by: 'esteban-arango',
    language: 'es',
    category: 'properties',
    tags: ['permisos', 'medellín'],
    title: 'Concepto de uso del suelo: pídanlo antes de firmar, no después',
    before: {
      title: 'Pidan el uso del suelo antes de firmar',
      text: 'Firmé el arriendo de una casa en Laureles para una oficina con taller. El uso del suelo no permite taller. Perdí un mes y la remodelación.\nCuento esto para que a nadie más le pase.',
    },
    text: 'Firmé el arriendo de una casa en Laureles para una oficina con taller. El uso del suelo no permite taller. Perdí dos meses y la remodelación del patio.\nCuento esto para que a nadie más le pase: el concepto se pide en línea y se demora unos días.',
    daysAgo: 9,
    likes: 24,
    isFeatured: true,
    answers: [
      {
        by: 'martha-pinto',
        text: 'En Bucaramanga igual. Y pidan el de la actividad exacta, con el código CIIU que van a registrar.',
      },
      {
        by: 'orlando-marin',
        text: 'Agrego: pregunten si la cuadra está en un plan parcial. A mí me cambiaron el uso a los dos años.',
      },
    ],
  },
  {
    key: 'warehouse-floor',
    by: 'equipos-costa-abajo',
    language: 'en',
    category: 'properties',
    tags: ['warehouses', 'logistics'],
    title: 'Renting a warehouse: five things to measure on the first visit',
    text: 'We moved three times in six years. Now we bring a tape, a level and a bag of rice.\nClear height under the lowest pipe, not the roof. Slope of the floor: the rice rolls. Turning circle at the gate with a truck parked across the street. Water marks behind the shelves. Phone signal in the far corner.',
    daysAgo: 13,
    likes: 16,
    answers: [
      {
        by: 'raul-covarrubias',
        text: 'The rice is brilliant. I would add the power of the transformer.',
      },
      {
        by: 'renzo-villar',
        text: 'And go at the hour your truck will arrive, not at eleven in the morning.',
      },
    ],
  },
  {
    key: 'paneles-local',
    by: 'istmo-luz-solar',
    language: 'es',
    category: 'properties',
    tags: ['energía', 'solar'],
    title: 'Paneles en un local arrendado: ¿quién se los lleva al final?',
    text: 'Un cliente quiere instalar 12 kW en la cubierta de una bodega que arrienda por cinco años. El propietario dice que todo lo fijo se queda. ¿Cómo lo han negociado?',
    daysAgo: 18,
    likes: 9,
    answers: [
      {
        by: 'abogados-ceiba',
        isAccepted: true,
        text: 'Un anexo al contrato: los equipos son del arrendatario, se retiran dejando la cubierta como estaba, o el propietario los compra a una tabla de valores que baja cada año. Sin ese anexo, en casi todos nuestros países lo adherido se presume del dueño.',
      },
      {
        by: 'gabriel-uzcategui',
        text: 'Nosotros hicimos la tabla y a los tres años el dueño los compró. Todos contentos.',
      },
    ],
  },
  {
    key: 'habeas-data',
    by: 'fernanda-solis',
    language: 'es',
    category: 'services',
    tags: ['datos-personales', 'ventas'],
    title: 'Base de clientes: ¿piden autorización para mandar ofertas?',
    text: 'Tengo 1.200 correos de cinco años de ventas. En México me piden aviso de privacidad; a mis clientes de Colombia nunca les pedí nada. ¿Puedo escribirles?',
    daysAgo: 22,
    likes: 11,
    answers: [
      {
        by: 'abogados-ceiba',
        isAccepted: true,
        text: 'Para ofertas necesita autorización previa y poder probarla. Un correo que pida confirmar, con el enlace para salir, es un buen comienzo; a quien no confirme no le escriba más. Sobre una compra en curso sí puede escribir.',
      },
      {
        by: 'juliana-lozano',
        text: 'Confirmaron 380 de 1.100 y vendemos más que antes: los que quedaron sí leen.',
      },
    ],
  },
  {
    key: 'fire-insurance',
    by: 'alvaro-caballero',
    language: 'es',
    category: 'properties',
    tags: ['seguros', 'bodegas'],
    title: 'El seguro no pagó por la red eléctrica: revisen su póliza',
    text: 'Un corto quemó media bodega en Boquete. La póliza pedía certificación eléctrica de menos de tres años y la nuestra era de cuatro. Nos reconocieron el 30 %.',
    daysAgo: 27,
    likes: 19,
    answers: [
      {
        by: 'asesores-calidonia',
        text: 'Lamento leerlo. A quien lea esto: pida a su corredor la lista de garantías de la póliza, una hoja, con fechas. Póngala en el calendario como los impuestos.',
      },
      { by: 'finca-bruma-alta', text: 'Me hizo ir a mirar la mía. Vencía este mes.' },
    ],
  },
  {
    key: 'family-business',
    by: 'luthiers-llano-adentro',
    language: 'es',
    category: 'services',
    tags: ['familia', 'sociedades'],
    title: 'Empresa de familia: ¿sueldo, utilidades o “lo que haga falta”?',
    text: 'Somos tres hermanos en el taller. Uno vive de él, otra trabaja medio tiempo y yo manejo las ventas desde otra ciudad. Hasta ahora cada uno saca lo que necesita, y ya hubo la primera discusión.',
    daysAgo: 33,
    likes: 22,
    answers: [
      {
        by: 'cafe-alto-del-roble',
        isAccepted: true,
        text: 'Sueldo de mercado por lo que cada uno hace, aunque sea poco, y utilidades por lo que cada uno puso. Dos cosas distintas, dos días distintos del mes. A nosotros nos salvaron los almuerzos del domingo.',
      },
      {
        by: 'haciendas-cal-y-canto',
        text: 'Y una reunión al mes con acta. Suena frío, pero lo que queda escrito no se discute otra vez.',
      },
    ],
  },
  {
    key: 'small-export-box',
    by: 'ximena-canul',
    language: 'es',
    category: 'products',
    tags: ['exportación', 'envíos'],
    title: 'Cajas pequeñas al exterior: ¿correo, mensajería o consolidado?',
    text: 'Bordados, entre 2 y 8 kg por caja, unas diez al mes a Estados Unidos y Panamá. La mensajería se come el margen y el correo se demora cinco semanas.',
    daysAgo: 40,
    likes: 13,
    answers: [
      {
        by: 'equipos-costa-abajo',
        text: 'Hasta 10 kg y sin prisa: correo certificado, con valor declarado real. De ahí en adelante consolidado semanal; pregunte el mínimo, a veces es medio metro cúbico.',
      },
      {
        by: 'hilanderia-sumaq',
        isAccepted: true,
        text: 'Nosotros juntamos con otros dos talleres y enviamos una sola guía cada quince días a un socio allá, que reparte por correo local. Bajó a un tercio.',
      },
    ],
  },
  {
    key: 'bank-account-newcomer',
    by: 'claire-donnelly',
    language: 'en',
    category: 'services',
    tags: ['banking', 'newcomers'],
    title: 'Opening a company account as a foreigner: which papers did they really ask for?',
    text: 'Every branch gives me another list. Mine so far: articles, tax id, lease, utility bill, two references, and a letter nobody can name.',
    daysAgo: 45,
    likes: 9,
    answers: [
      {
        by: 'itzel-batista',
        isAccepted: true,
        text: 'The letter is the one about the origin of the funds, from an accountant. Make an appointment at a branch that handles companies; the one on the corner never opens more than two a year.',
      },
      {
        by: 'ben-hartley',
        text: 'Same in Medellín. It took three visits, and then it took twenty minutes.',
      },
    ],
  },
];

/** What people of the demonstration began to write. */
export const discussionDrafts: readonly DemoDiscussionDraft[] = [
  {
    by: 'laura',
    language: 'es',
    category: 'products',
    tags: ['empaques'],
    title: 'Talleres pequeños para una línea de mesa: ¿cómo los encuentran?',
    text: 'Busco tres talleres que trabajen barro, madera y fibra, y que puedan entregar',
    hoursAgo: 5,
  },
  {
    by: 'laura',
    language: 'en',
    category: 'services',
    tags: [],
    title: 'What a fair royalty looks like for a design',
    text: '',
    hoursAgo: 52,
  },
  {
    by: 'marcela',
    language: 'es',
    category: 'products',
    tags: ['café', 'cosecha'],
    title: 'Cosecha de mitaca: lo que cambió este año en Pitalito',
    text: 'Este año la mitaca llegó tres semanas tarde. Dejo las fechas y los rendimientos por lote para quien quiera comparar:',
    hoursAgo: 20,
  },
];
