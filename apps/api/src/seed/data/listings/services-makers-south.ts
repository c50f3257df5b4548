import type { BySeller, DemoService } from '../demo-types.ts';

/** What the makers and dealers of Panama, Peru and Venezuela do besides selling. */
export const southernMakerServices: BySeller<DemoService> = {
  'istmo-luz-solar': [
    {
      key: 'instalacion-paneles',
      name: {
        en: 'Solar installation for shops and farms',
        es: 'Instalación solar para comercios y fincas',
      },
      description: {
        en: 'Roof inspection, design, panels, papers for the grid company and training of one of your people. You see the output on your phone from day one.',
        es: 'Inspección del techo, diseño, paneles, trámite ante la distribuidora y capacitación de una persona suya. Usted ve la producción en el celular desde el primer día.',
      },
      category: 'repair',
      serviceType: 'project',
      currency: 'PAB',
      startPrice: 4_800,
      endPrice: 38_000,
      isFeatured: true,
    },
    {
      key: 'limpieza-paneles',
      name: {
        en: 'Cleaning and check of solar panels',
        es: 'Limpieza y revisión de paneles solares',
      },
      description: {
        en: 'Deionized water, torque of the bolts and a curve of each string, twice a year. After the dry season the yield rises by about a tenth.',
        es: 'Agua desionizada, ajuste de pernos y curva de cada cadena, dos veces al año. Después de la estación seca la producción sube cerca de un diez por ciento.',
      },
      category: 'cleaning',
      serviceType: 'onSite',
      currency: 'PAB',
      startPrice: 120,
      endPrice: 380,
    },
  ],
  'equipos-costa-abajo': [
    {
      key: 'alquiler-montacargas',
      name: {
        en: 'Forklift rental by day, week or month',
        es: 'Alquiler de montacargas por día, semana o mes',
      },
      description: {
        en: 'Electric and gas forklifts of 1.5 to 5 tons, serviced by us and replaced the same day if they stop. An operator can come with it.',
        es: 'Montacargas eléctricos y de gas de 1,5 a 5 toneladas, con mantenimiento nuestro y reemplazo el mismo día si se detienen. Puede ir con operador.',
      },
      category: 'logistics',
      serviceType: 'rental',
      currency: 'PAB',
      startPrice: 85,
      endPrice: 1_250,
    },
    {
      key: 'taller-estibadoras',
      name: {
        en: 'Repair of pallet trucks and stackers',
        es: 'Reparación de estibadoras y apiladores',
      },
      description: {
        en: 'Hydraulics, chargers and electronics, in our workshop or in your warehouse. We lend you a machine while yours is being repaired.',
        es: 'Hidráulica, cargadores y electrónica, en nuestro taller o en su bodega. Le prestamos un equipo mientras reparamos el suyo.',
      },
      category: 'repair',
      serviceType: 'onSite',
      currency: 'PAB',
      startPrice: 60,
      pricePerHour: 38,
    },
  ],
  'hilanderia-sumaq': [
    {
      key: 'confeccion-marcas',
      name: {
        en: 'Knitwear production for brands',
        es: 'Confección de prendas tejidas para marcas',
      },
      description: {
        en: 'From your sketch to graded samples in three weeks and to production from sixty pieces a color. Labels, packing and export papers are part of it.',
        es: 'De su boceto a muestras escaladas en tres semanas y a producción desde sesenta prendas por color. Incluye etiquetas, empaque y documentos de exportación.',
      },
      category: 'other',
      serviceType: 'project',
      startPrice: 24,
      endPrice: 68,
    },
    {
      key: 'tenido-natural',
      name: { en: 'Natural dyeing of yarn, from 5 kg', es: 'Teñido natural de hilo, desde 5 kg' },
      description: {
        en: 'Cochineal, ch’illca, indigo and walnut, with a card of fifty-two tones and a note of how each one ages. Color may vary by up to 5% between baths.',
        es: 'Cochinilla, chilca, añil y nogal, con una carta de cincuenta y dos tonos y una nota de cómo envejece cada uno. El tono puede variar hasta cinco por ciento entre baños.',
      },
      category: 'other',
      serviceType: 'project',
      currency: 'PEN',
      startPrice: 65,
      endPrice: 110,
    },
  ],
  'frutos-del-chira': [
    {
      key: 'servicio-frio',
      name: {
        en: 'Packing and cold storage of fruit',
        es: 'Empaque y servicio de frío para fruta',
      },
      description: {
        en: 'Washing, sizing, packing and forced-air cooling for mango, lime and banana of other growers. Thirty tons a day in season.',
        es: 'Lavado, calibrado, empaque y túnel de frío para mango, limón y banano de otros productores. Treinta toneladas diarias en campaña.',
      },
      category: 'logistics',
      serviceType: 'ongoing',
      currency: 'PEN',
      startPrice: 380,
      endPrice: 560,
    },
  ],
  'plateria-cuesta-san-blas': [
    {
      key: 'joya-por-encargo',
      name: { en: 'Jewelry made to your drawing', es: 'Joyas por encargo a partir de su dibujo' },
      description: {
        en: 'We turn a sketch or a memory into a wax, send you photographs and cast it only when you like it. Wedding rings in three weeks.',
        es: 'Convertimos un boceto o un recuerdo en cera, le enviamos fotos y fundimos solo cuando le guste. Aros de matrimonio en tres semanas.',
      },
      category: 'design',
      serviceType: 'project',
      currency: 'PEN',
      startPrice: 420,
      endPrice: 3_900,
    },
  ],
  'luthiers-llano-adentro': [
    {
      key: 'reparacion-instrumentos',
      name: { en: 'Repair of string instruments', es: 'Reparación de instrumentos de cuerda' },
      description: {
        en: 'Cracks, bridges, frets and worn tuners on cuatros, guitars, mandolins and harps. We quote before opening and keep the old parts for you.',
        es: 'Grietas, puentes, trastes y clavijas gastadas en cuatros, guitarras, bandolas y arpas. Cotizamos antes de abrir y le guardamos las piezas viejas.',
      },
      category: 'repair',
      serviceType: 'project',
      startPrice: 15,
      endPrice: 120,
    },
    {
      key: 'clases-cuatro',
      name: { en: 'Cuatro lessons on line', es: 'Clases de cuatro en línea' },
      description: {
        en: 'An hour a week with a musician from Barinas, for beginners from nine years of age. Chords and strumming first, reading when you ask for it.',
        es: 'Una hora por semana con un músico barinés, para principiantes desde los nueve años. Primero acordes y rasgueo; la lectura, cuando usted la pida.',
      },
      category: 'training',
      serviceType: 'remote',
      pricePerHour: 12,
      availability: { en: 'Afternoons and Saturdays', es: 'Tardes y sábados' },
    },
  ],
  'botica-guaraira': [
    {
      key: 'marca-propia-hoteles',
      name: { en: 'Own-brand amenities for hotels', es: 'Línea de baño con la marca de su hotel' },
      description: {
        en: 'Soap, shampoo and body oil in refillable glass with your scent, from forty rooms. We collect the empty bottles and wash them.',
        es: 'Jabón, champú y aceite corporal en vidrio recargable con su aroma, desde cuarenta habitaciones. Recogemos los envases vacíos y los lavamos.',
      },
      category: 'other',
      serviceType: 'ongoing',
      startPrice: 180,
      endPrice: 900,
    },
    {
      key: 'taller-jaboneria',
      name: { en: 'Soap-making workshop in Los Chorros', es: 'Taller de jabonería en Los Chorros' },
      description: {
        en: 'A Saturday morning to learn the cold process safely: lye, oils, temperatures and labels. Each person takes six bars and the formula.',
        es: 'Una mañana de sábado para aprender el proceso en frío con seguridad: soda, aceites, temperaturas y etiquetas. Cada persona se lleva seis barras y la fórmula.',
      },
      category: 'training',
      serviceType: 'workshop',
      startPrice: 35,
    },
  ],
  'bomboneria-valle-azul': [
    {
      key: 'mesa-chocolates',
      name: { en: 'Chocolate table for events', es: 'Mesa de chocolates para eventos' },
      description: {
        en: 'Bonbons, truffles and a fountain of dark chocolate with fruit, served by two people for three hours. From sixty guests in Caracas, Maracay and Valencia.',
        es: 'Bombones, trufas y una fuente de chocolate oscuro con fruta, servidos por dos personas durante tres horas. Desde sesenta invitados en Caracas, Maracay y Valencia.',
      },
      category: 'events',
      serviceType: 'onSite',
      startPrice: 320,
      endPrice: 780,
    },
  ],
};
