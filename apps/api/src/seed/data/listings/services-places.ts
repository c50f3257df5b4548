import type { BySeller, DemoService } from '../demo-types.ts';

/** Cleaning, transport, food and events. */
export const placeServices: BySeller<DemoService> = {
  'aseo-brisa-andina': [
    {
      key: 'aseo-oficinas',
      name: { en: 'Office cleaning, monthly plan', es: 'Aseo de oficinas, plan mensual' },
      description: {
        en: 'The same person or crew every time, with supplies, uniform and a same-day replacement when somebody is sick. A supervisor comes every two weeks with a checklist you can read.',
        es: 'Una persona o cuadrilla fija para su oficina, con insumos, dotación y reemplazo el mismo día cuando alguien se enferma. Una supervisora pasa cada quince días con una lista que usted puede leer.',
      },
      category: 'cleaning',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 1_950_000,
      endPrice: 4_800_000,
    },
    {
      key: 'limpieza-vidrios',
      name: { en: 'Window cleaning at heights', es: 'Limpieza de vidrios en altura' },
      description: {
        en: 'Certified climbers for facades of up to twenty floors, with insurance and a rescue plan. We work on Sundays so nobody has to close.',
        es: 'Personal certificado en alturas para fachadas de hasta veinte pisos, con póliza y plan de rescate. Trabajamos los domingos para que nadie tenga que cerrar.',
      },
      category: 'cleaning',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 1_400_000,
      endPrice: 6_500_000,
    },
    {
      key: 'desinfeccion-consultorios',
      name: {
        en: 'Disinfection of clinics and surgeries',
        es: 'Desinfección de consultorios y clínicas',
      },
      description: {
        en: 'Protocols for dental and medical rooms, with products registered by the health authority and a certificate after each visit. Before you open or after you close.',
        es: 'Protocolos para consultorios odontológicos y médicos, con productos registrados y certificado después de cada visita. Antes de abrir o después de cerrar.',
      },
      category: 'cleaning',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 220_000,
      endPrice: 540_000,
    },
    {
      key: 'limpieza-final-obra',
      name: { en: 'Cleaning after building works', es: 'Limpieza final de obra' },
      description: {
        en: 'We remove cement, paint and stickers from floors, glass and bathrooms, and leave the place ready to hand over. Priced per square meter after a visit.',
        es: 'Retiramos cemento, pintura y adhesivos de pisos, vidrios y baños, y dejamos el lugar listo para entregar. Precio por metro cuadrado después de una visita.',
      },
      category: 'cleaning',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 6_000,
      endPrice: 11_000,
    },
    {
      key: 'jardineria-conjuntos',
      name: {
        en: 'Gardening for residential buildings',
        es: 'Jardinería para conjuntos residenciales',
      },
      description: {
        en: 'Lawns, hedges and planters every two weeks, with native plants that need little water. We take the cuttings to compost.',
        es: 'Prados, setos y materas cada quince días, con plantas nativas que piden poca agua. Los residuos de poda van a compostaje.',
      },
      category: 'cleaning',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 680_000,
    },
    {
      key: 'reparaciones-locativas',
      name: { en: 'Handyman by the hour for offices', es: 'Todero por horas para oficinas' },
      description: {
        en: 'Faucets, lamps, locks, paint and furniture assembly, by one person with tools and a vehicle. Two-hour minimum; materials at cost, with the receipt.',
        es: 'Grifos, lámparas, chapas, pintura y muebles por armar, con una persona con herramienta y vehículo. Mínimo dos horas; materiales al costo y con factura.',
      },
      category: 'repair',
      serviceType: 'onSite',
      currency: 'COP',
      pricePerHour: 58_000,
      availability: {
        en: 'Monday to Saturday, 7 a.m. to 5 p.m.',
        es: 'Lunes a sábado, de 7 a. m. a 5 p. m.',
      },
    },
  ],
  'carga-bocas-de-ceniza': [
    {
      key: 'flete-costa-interior',
      name: {
        en: 'Full truckload from the Caribbean ports to Bogotá',
        es: 'Carga completa desde los puertos del Caribe a Bogotá',
      },
      description: {
        en: 'Trucks of 10 and 34 tons from Barranquilla, Cartagena and Santa Marta, with insurance, escort on request and a position every five minutes. Loaded today, in Bogotá the day after tomorrow.',
        es: 'Camiones de 10 y 34 toneladas desde Barranquilla, Cartagena y Santa Marta, con póliza, escolta si la pide y posición cada cinco minutos. Cargado hoy, en Bogotá pasado mañana.',
      },
      category: 'logistics',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 3_900_000,
      endPrice: 7_200_000,
    },
    {
      key: 'carga-consolidada',
      name: {
        en: 'Shared freight for small shipments',
        es: 'Carga consolidada para envíos pequeños',
      },
      description: {
        en: 'From one pallet on, with departures on Mondays and Thursdays to Medellín, Cali and Bogotá. You pay by the pallet and receive the proof of delivery by message.',
        es: 'Desde una estiba, con salidas los lunes y jueves a Medellín, Cali y Bogotá. Usted paga por estiba y recibe la prueba de entrega por mensaje.',
      },
      category: 'logistics',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 185_000,
      endPrice: 310_000,
    },
    {
      key: 'agenciamiento-aduanero',
      name: { en: 'Customs clearance of imports', es: 'Agenciamiento aduanero de importaciones' },
      description: {
        en: 'Classification, declaration, inspections and release, with a first review of your documents before the ship arrives. Most containers leave the port in two days.',
        es: 'Clasificación, declaración, inspecciones y levante, con una revisión de sus documentos antes de que llegue el buque. La mayoría de los contenedores sale del puerto en dos días.',
      },
      category: 'logistics',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 620_000,
    },
    {
      key: 'bodegaje-barranquilla',
      name: {
        en: 'Storage and order picking in Barranquilla',
        es: 'Bodegaje y alistamiento de pedidos en Barranquilla',
      },
      description: {
        en: 'Racks for 1,200 pallets, stock you can check online and orders picked before noon when they come in by nine. No minimum stay.',
        es: 'Estantería para 1.200 estibas, inventario que usted consulta en línea y pedidos alistados antes del mediodía si entran a las nueve. Sin permanencia mínima.',
      },
      category: 'logistics',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 42_000,
      endPrice: 65_000,
      offers: {
        en: 'First month free from twenty pallets',
        es: 'Primer mes sin costo desde veinte estibas',
      },
    },
    {
      key: 'ultima-milla',
      name: {
        en: 'Last-mile delivery in the metropolitan area',
        es: 'Entregas de última milla en el área metropolitana',
      },
      description: {
        en: 'Electric vans and motorcycles in Barranquilla, Soledad and Puerto Colombia, with cash on delivery. Two attempts are included in the price.',
        es: 'Vans y motos eléctricas en Barranquilla, Soledad y Puerto Colombia, con recaudo contra entrega. El precio incluye dos intentos.',
      },
      category: 'logistics',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 9_800,
      endPrice: 16_500,
    },
    {
      key: 'cadena-frio',
      name: {
        en: 'Refrigerated transport of fruit and fish',
        es: 'Transporte refrigerado de fruta y pescado',
      },
      description: {
        en: 'From −18 to 12 °C with a thermograph you keep. The cold room is cooled two hours before loading, and we say so with a photograph.',
        es: 'De −18 a 12 °C con termógrafo que usted conserva. El furgón se preenfría dos horas antes del cargue y se lo mostramos con una foto.',
      },
      category: 'logistics',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 2_700_000,
      endPrice: 8_400_000,
    },
  ],
  'banquetes-la-bonga': [
    {
      key: 'banquete-boda',
      name: { en: 'Wedding banquet in Cartagena', es: 'Banquete de boda en Cartagena' },
      description: {
        en: 'Three courses, a welcome cocktail and late-night soup for 40 to 250 guests, with waiters, tableware and a tasting for two before you decide. Vegetarian and pork-free menus on request.',
        es: 'Tres tiempos, coctel de bienvenida y sancocho de madrugada para 40 a 250 invitados, con meseros, vajilla y una prueba de menú para dos antes de decidir. Menús vegetarianos y sin cerdo si los pide.',
      },
      category: 'catering',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 165_000,
      endPrice: 290_000,
      availability: {
        en: 'Price per guest, all year except Holy Week',
        es: 'Precio por invitado, todo el año salvo Semana Santa',
      },
    },
    {
      key: 'almuerzo-empresarial',
      name: { en: 'Company lunches, delivered daily', es: 'Almuerzos empresariales a diario' },
      description: {
        en: 'Soup, main course, salad and juice in containers we collect and wash. The week’s menu arrives on Friday and everyone orders by phone.',
        es: 'Sopa, seco, ensalada y jugo en recipientes que recogemos y lavamos. El menú de la semana llega el viernes y cada persona escoge desde el celular.',
      },
      category: 'catering',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 19_500,
      endPrice: 26_000,
      offers: {
        en: 'Free delivery from fifteen lunches',
        es: 'Domicilio sin costo desde quince almuerzos',
      },
    },
    {
      key: 'estacion-cafe',
      name: { en: 'Coffee breaks for congresses', es: 'Estaciones de café para congresos' },
      description: {
        en: 'Coffee from Sierra Nevada, iced fruit teas and six bites, two of them savory and hot. Two hours of service, set up before your first speaker.',
        es: 'Café de la Sierra Nevada, tés fríos de fruta y seis pasabocas, dos de sal calientes. Dos horas de servicio, montado antes de su primer conferencista.',
      },
      category: 'catering',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 24_000,
      endPrice: 41_000,
    },
    {
      key: 'chef-a-domicilio',
      name: {
        en: 'Caribbean cook at your holiday home',
        es: 'Cocinera caribe en su casa de descanso',
      },
      description: {
        en: 'Doña Yadira or one of her two cooks buys at Bazurto at dawn, cooks with you if you like and leaves the kitchen clean. For four to sixteen people.',
        es: 'Doña Yadira o una de sus dos cocineras compra en Bazurto al amanecer, cocina con usted si quiere y deja la cocina limpia. Para cuatro a dieciséis personas.',
      },
      category: 'catering',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 480_000,
      endPrice: 1_200_000,
    },
    {
      key: 'alquiler-menaje',
      name: {
        en: 'Rental of tables, chairs and tableware',
        es: 'Alquiler de mesas, sillas y menaje',
      },
      description: {
        en: 'Wooden tables, tiffany chairs, linen and glass for up to 400 people. Delivered the day before and collected the day after, washed by us.',
        es: 'Mesas de madera, sillas tiffany, mantelería y cristal para 400 personas. Se entrega el día anterior y se recoge el siguiente; del lavado nos ocupamos nosotros.',
      },
      category: 'events',
      serviceType: 'rental',
      currency: 'COP',
      startPrice: 350_000,
      endPrice: 5_500_000,
    },
    {
      key: 'cata-cocina-caribe',
      name: { en: 'Caribbean cooking class for groups', es: 'Clase de cocina caribe para grupos' },
      description: {
        en: 'Three hours in our kitchen in Getsemaní: coconut rice, fried fish and a table to share it. A good afternoon for teams that came to Cartagena to work.',
        es: 'Tres horas en nuestra cocina de Getsemaní: arroz con coco, pescado frito y una mesa para compartirlo. Una buena tarde para equipos que vinieron a Cartagena a trabajar.',
      },
      category: 'events',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 140_000,
    },
  ],
};
