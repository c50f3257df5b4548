import type { BySeller, DemoService } from '../demo-types.ts';

/** Installation, human resources and travel. */
export const fieldServices: BySeller<DemoService> = {
  'clima-peninsular': [
    {
      key: 'instalacion-minisplit',
      name: {
        en: 'Installation of split air conditioners',
        es: 'Instalación de aire acondicionado minisplit',
      },
      description: {
        en: 'Up to five meters of pipe, electrical connection, vacuum and start-up with readings on paper. One-year warranty on the work, on top of the manufacturer’s.',
        es: 'Hasta cinco metros de tubería, conexión eléctrica, vacío y arranque con lecturas por escrito. Un año de garantía en la mano de obra, aparte de la del fabricante.',
      },
      category: 'repair',
      serviceType: 'onSite',
      currency: 'MXN',
      startPrice: 2_400,
      endPrice: 3_900,
    },
    {
      key: 'poliza-mantenimiento',
      name: {
        en: 'Maintenance contract for hotels and offices',
        es: 'Póliza de mantenimiento para hoteles y oficinas',
      },
      description: {
        en: 'Three visits a year for each unit, cleaning without wetting the walls and breakdowns take priority. We number the units and keep the record of each.',
        es: 'Tres visitas al año por equipo, limpieza sin mojar las paredes y prioridad en fallas. Numeramos los equipos y llevamos la bitácora de cada uno.',
      },
      category: 'repair',
      serviceType: 'ongoing',
      currency: 'MXN',
      startPrice: 1_150,
      endPrice: 1_900,
    },
    {
      key: 'cuarto-frio',
      name: { en: 'Cold rooms built to measure', es: 'Cuartos fríos a la medida' },
      description: {
        en: 'Panels, unit, door and alarm by message, from six square meters. For fish, meat, flowers or honey, with the drawing and the consumption calculated beforehand.',
        es: 'Paneles, unidad, puerta y alarma por mensaje, desde seis metros cuadrados. Para pescado, carne, flores o miel, con plano y consumo calculados antes.',
      },
      category: 'repair',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 98_000,
      endPrice: 420_000,
    },
    {
      key: 'urgencias-frio',
      name: {
        en: 'Emergency repair of commercial refrigeration',
        es: 'Reparación urgente de refrigeración comercial',
      },
      description: {
        en: 'A technician within four hours in Mérida, Progreso and Umán, with the usual spare parts in the van. The call-out fee comes off the repair.',
        es: 'Técnico en menos de cuatro horas en Mérida, Progreso y Umán, con las refacciones comunes en la camioneta. La visita se descuenta de la reparación.',
      },
      category: 'repair',
      serviceType: 'onSite',
      currency: 'MXN',
      startPrice: 750,
      pricePerHour: 520,
      availability: { en: 'Every day, round the clock', es: 'Todos los días, las 24 horas' },
    },
    {
      key: 'revision-electrica',
      name: { es: 'Revisión eléctrica con dictamen' },
      description: {
        es: 'Revisamos tableros, tierras y cargas de su negocio y entregamos dictamen para protección civil. Si encontramos algo peligroso lo dejamos seguro ese mismo día.',
      },
      category: 'repair',
      serviceType: 'onSite',
      currency: 'MXN',
      startPrice: 4_800,
    },
  ],
  'talento-costa-verde': [
    {
      key: 'seleccion-mandos-medios',
      name: { en: 'Recruitment of middle managers', es: 'Selección de mandos medios' },
      description: {
        en: 'Three candidates in three weeks, each with interview, references and a practical test. If the person leaves within ninety days, we search again free of charge.',
        es: 'Tres candidatos en tres semanas, cada uno con entrevista, referencias y una prueba práctica. Si la persona se retira antes de noventa días, buscamos de nuevo sin costo.',
      },
      category: 'people',
      serviceType: 'project',
      currency: 'PEN',
      startPrice: 3_800,
      endPrice: 7_500,
    },
    {
      key: 'planillas',
      name: {
        en: 'Payroll for companies of up to 80 people',
        es: 'Planillas para empresas de hasta 80 personas',
      },
      description: {
        en: 'Monthly payroll, electronic declaration, bonuses and settlements, with a specialist who answers the phone. You approve everything before it is paid.',
        es: 'Planilla mensual, PLAME, gratificaciones y liquidaciones, con un especialista que contesta el teléfono. Usted aprueba todo antes de pagar.',
      },
      category: 'people',
      serviceType: 'ongoing',
      currency: 'PEN',
      startPrice: 22,
      endPrice: 35,
    },
    {
      key: 'examenes-ocupacionales',
      name: { en: 'Occupational health examinations', es: 'Exámenes médicos ocupacionales' },
      description: {
        en: 'Pre-employment, annual and exit exams at our clinic in Miraflores, or at your plant for twenty people or more. Results arrive within 48 hours, each person’s in private.',
        es: 'Exámenes de ingreso, anuales y de retiro en nuestro consultorio de Miraflores o en su planta desde veinte personas. Los resultados llegan en 48 horas, los de cada persona en privado.',
      },
      category: 'health',
      serviceType: 'onSite',
      currency: 'PEN',
      startPrice: 95,
      endPrice: 210,
    },
    {
      key: 'clima-laboral',
      name: {
        en: 'Working-climate survey with action plan',
        es: 'Encuesta de clima laboral con plan de acción',
      },
      description: {
        en: 'Anonymous questions by phone, two group talks and a plan with three measures you can afford. We come back after six months to measure again.',
        es: 'Preguntas anónimas por celular, dos conversatorios y un plan con tres medidas que usted puede pagar. Volvemos a los seis meses para medir de nuevo.',
      },
      category: 'people',
      serviceType: 'project',
      currency: 'PEN',
      startPrice: 5_600,
    },
    {
      key: 'pausas-activas',
      name: { en: 'Active breaks and ergonomics', es: 'Pausas activas y ergonomía' },
      description: {
        en: 'A physiotherapist visits twice a week, adjusts chairs and screens and leads ten minutes of movement that nobody is ashamed of. Every quarter she reports fewer sore backs, or why not.',
        es: 'Una fisioterapeuta va dos veces por semana, ajusta sillas y pantallas y dirige diez minutos de movimiento que a nadie le dan pena. Cada trimestre informa si hay menos dolores de espalda, y si no, por qué.',
      },
      category: 'health',
      serviceType: 'onSite',
      currency: 'PEN',
      startPrice: 1_100,
    },
  ],
  'rutas-del-colca': [
    {
      key: 'viaje-compradores-alpaca',
      name: {
        en: 'Buyers’ trip through the alpaca chain, four days',
        es: 'Viaje para compradores por la cadena de la alpaca, cuatro días',
      },
      description: {
        en: 'From the herders of Caylloma to spinning mills and workshops of Arequipa, with appointments booked in advance and an interpreter. Groups of four to ten.',
        es: 'De los criadores de Caylloma a las hilanderías y talleres de Arequipa, con citas concertadas e intérprete. Grupos de cuatro a diez.',
      },
      category: 'travel',
      serviceType: 'project',
      startPrice: 690,
      endPrice: 940,
    },
    {
      key: 'jornada-integracion',
      name: {
        en: 'Team day in the Colca valley',
        es: 'Jornada de integración en el valle del Colca',
      },
      description: {
        en: 'An unhurried walk, lunch cooked in the ground and an afternoon to talk about the year to come. Transport from Arequipa at four in the morning.',
        es: 'Una caminata sin apuro, pachamanca de almuerzo y una tarde para conversar sobre el año que viene. Transporte desde Arequipa a las cuatro de la mañana.',
      },
      category: 'travel',
      serviceType: 'onSite',
      currency: 'PEN',
      startPrice: 280,
      endPrice: 360,
    },
    {
      key: 'alquiler-van',
      name: { en: 'Van with driver, by the day', es: 'Van con conductor, por día' },
      description: {
        en: 'Nineteen seats, a driver used to altitude, oxygen and water on board. Fuel and tolls within Arequipa are included.',
        es: 'Diecinueve asientos, conductor acostumbrado a la altura, oxígeno y agua a bordo. Incluye combustible y peajes dentro de Arequipa.',
      },
      category: 'travel',
      serviceType: 'rental',
      currency: 'PEN',
      startPrice: 620,
      pricePerHour: 90,
    },
    {
      key: 'visita-bodegas-majes',
      name: { en: 'Vineyards and dairies of Majes', es: 'Bodegas y queserías de Majes' },
      description: {
        en: 'A day among small producers of pisco, wine and cheese who can host you and sell in quantity. Lunch is at the last stop, with river shrimp.',
        es: 'Un día entre productores pequeños de pisco, vino y queso que lo reciben en persona y pueden vender en cantidad. El almuerzo es en la última parada, con camarones de río.',
      },
      category: 'travel',
      serviceType: 'onSite',
      currency: 'PEN',
      startPrice: 240,
    },
    {
      key: 'rueda-negocios',
      name: { en: 'Business round with twelve meetings', es: 'Rueda de negocios con doce citas' },
      description: {
        en: 'We find companies that fit, send them your profile and give you an agenda of two days with twelve half-hour meetings. Afterwards we write down who promised what.',
        es: 'Buscamos empresas que encajen, les enviamos su perfil y le entregamos una agenda de dos días con doce citas de media hora. Después dejamos por escrito quién prometió qué.',
      },
      category: 'events',
      serviceType: 'project',
      startPrice: 1_250,
    },
  ],
};
