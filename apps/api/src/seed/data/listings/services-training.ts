import type { BySeller, DemoService } from '../demo-types.ts';

/** Architecture and training. */
export const trainingServices: BySeller<DemoService> = {
  'guayacan-arquitectos': [
    {
      key: 'diseno-casa-campestre',
      name: {
        en: 'Design of country houses in guadua',
        es: 'Diseño de casas campestres en guadua',
      },
      description: {
        en: 'Plans, structural calculation, budget and permit for houses of 60 to 300 square meters. Before drawing, we visit the land in full sun and in heavy rain.',
        es: 'Planos, cálculo estructural, presupuesto y licencia para casas de 60 a 300 metros cuadrados. Visitamos el lote a la hora de más sol y a la de más lluvia antes de dibujar.',
      },
      category: 'architecture',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 9_500_000,
      endPrice: 34_000_000,
    },
    {
      key: 'interventoria-obra',
      name: { en: 'Supervision of building works', es: 'Interventoría de obra' },
      description: {
        en: 'Weekly visits, photographs, quantities and payments to the builder checked against the contract. You get one page each Friday to decide from.',
        es: 'Visitas semanales, fotografías, cantidades y pagos al constructor revisados contra el contrato. Usted lee una página cada viernes y decide con ella.',
      },
      category: 'architecture',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 2_400_000,
    },
    {
      key: 'licencia-construccion',
      name: {
        en: 'Building permit procedures in Risaralda',
        es: 'Trámite de licencia de construcción en Risaralda',
      },
      description: {
        en: 'We gather documents, answer the planning office’s comments and collect the permit for new buildings, additions and legalizations. You see where it stands every Monday.',
        es: 'Reunimos documentos, respondemos las observaciones de la curaduría y retiramos la licencia de obra nueva, ampliación o reconocimiento. Cada lunes usted ve en qué va.',
      },
      category: 'architecture',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 3_100_000,
      endPrice: 6_800_000,
    },
    {
      key: 'diseno-local-comercial',
      name: { en: 'Design of shops and cafés', es: 'Diseño de locales y cafeterías' },
      description: {
        en: 'From the sketch to the opening in ten weeks: furniture, lighting, electrical and water plans, and the joiners who will build it. The budget is closed before the first wall comes down.',
        es: 'Del boceto a la apertura en diez semanas: mobiliario, iluminación, planos eléctricos e hidráulicos, y los ebanistas que lo harán. El presupuesto queda cerrado antes de tumbar el primer muro.',
      },
      category: 'architecture',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 7_200_000,
      endPrice: 21_000_000,
    },
    {
      key: 'estudio-suelos',
      name: { es: 'Estudio de suelos para vivienda y bodegas' },
      description: {
        es: 'Tres perforaciones, laboratorio y recomendación de cimentación firmada por ingeniero geotecnista. Entregamos en doce días hábiles en Pereira, Dosquebradas y Santa Rosa.',
      },
      category: 'architecture',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 3_600_000,
    },
  ],
  'escuela-cabecera': [
    {
      key: 'manipulacion-alimentos',
      name: {
        en: 'Food-handling certificate at your company',
        es: 'Carné de manipulación de alimentos en su empresa',
      },
      description: {
        en: 'Ten hours in two mornings with examples from your own kitchen. The certificate is valid for a year and we remind you before it ends.',
        es: 'Diez horas en dos mañanas con ejemplos de su propia cocina. El certificado vale un año y le avisamos antes de que se venza.',
      },
      category: 'training',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 65_000,
      offers: {
        en: 'Groups of twenty: two places free',
        es: 'Grupos de veinte: dos cupos sin costo',
      },
    },
    {
      key: 'trabajo-en-alturas',
      name: {
        en: 'Work at heights, authorized level',
        es: 'Trabajo en alturas, nivel trabajador autorizado',
      },
      description: {
        en: 'Thirty-two hours with practice on our tower, harness included and an instructor for every eight people. Courses start every Monday.',
        es: 'Treinta y dos horas con práctica en nuestra torre, arnés incluido y un entrenador por cada ocho personas. Los cursos empiezan todos los lunes.',
      },
      category: 'training',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 330_000,
    },
    {
      key: 'primeros-auxilios',
      name: {
        en: 'First aid and use of extinguishers',
        es: 'Primeros auxilios y manejo de extintores',
      },
      description: {
        en: 'An eight-hour day with dummies, real fire and a drill in your building. Your emergency brigade ends it with a plan of its own.',
        es: 'Una jornada de ocho horas con maniquíes, fuego real y un simulacro en su edificio. Su brigada de emergencia termina con un plan propio.',
      },
      category: 'training',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 1_250_000,
    },
    {
      key: 'excel-negocios',
      name: {
        en: 'Spreadsheets for people who run a business',
        es: 'Hojas de cálculo para quien lleva un negocio',
      },
      description: {
        en: 'Stock, costs, prices and cash flow in six evenings, each with a sheet you take with you and use the next day. No previous knowledge needed.',
        es: 'Inventario, costos, precios y flujo de caja en seis noches, cada una con una hoja que usted se lleva y usa al día siguiente. No se necesita experiencia.',
      },
      category: 'training',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 240_000,
    },
    {
      key: 'ventas-vitrina',
      name: {
        en: 'Retail sales workshop for shop staff',
        es: 'Taller de ventas para vendedores de vitrina',
      },
      description: {
        en: 'Greeting, asking, closing and exchanges, rehearsed with the objections your customers really make. We come back a month later to see what stayed.',
        es: 'Saludo, preguntas, cierre y cambios, ensayados con las objeciones que sus clientes sí hacen. Volvemos al mes para ver qué quedó.',
      },
      category: 'training',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 1_800_000,
      endPrice: 3_200_000,
    },
    {
      key: 'soldadura-basica',
      name: { en: 'Basic welding on Saturdays', es: 'Soldadura básica los sábados' },
      description: {
        en: 'Eight Saturdays from eight to noon with electrode and MIG, in booths for two. Material and protection are included; bring only boots.',
        es: 'Ocho sábados de ocho a doce con electrodo y MIG, en cabinas para dos. Incluye material y protección; usted solo trae las botas.',
      },
      category: 'training',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 520_000,
      availability: {
        en: 'Next group: first Saturday of the month',
        es: 'Próximo grupo: primer sábado del mes',
      },
    },
    {
      key: 'aula-por-dias',
      name: { en: 'Training room by the day', es: 'Aula de capacitación por días' },
      description: {
        en: 'Room for thirty people in Cabecera with projector, good coffee and parking. Available also on Sundays.',
        es: 'Salón para treinta personas en Cabecera con proyector, buen café y parqueadero. Disponible también los domingos.',
      },
      category: 'events',
      serviceType: 'rental',
      currency: 'COP',
      startPrice: 380_000,
      pricePerHour: 60_000,
      status: 'draft',
    },
  ],
};
