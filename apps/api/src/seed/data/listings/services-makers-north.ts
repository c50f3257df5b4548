import type { BySeller, DemoService } from '../demo-types.ts';

/** What the makers of Colombia and Mexico do besides selling what they make. */
export const northernMakerServices: BySeller<DemoService> = {
  'cafe-alto-del-roble': [
    {
      key: 'tostion-por-encargo',
      name: { en: 'Contract roasting from 25 kg', es: 'Tostión por encargo desde 25 kg' },
      description: {
        en: 'You send green coffee or choose ours, we roast to your profile and pack with your label. Every batch leaves with its curve and a cupping sheet.',
        es: 'Usted envía café verde o elige el nuestro, tostamos con su perfil y empacamos con su etiqueta. Cada lote sale con su curva y una ficha de catación.',
      },
      category: 'other',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 5_200,
      endPrice: 7_800,
      availability: { en: 'Roasting on Tuesdays and Thursdays', es: 'Tostamos martes y jueves' },
    },
    {
      key: 'taller-catacion',
      name: { en: 'Cupping workshop for cafés', es: 'Taller de catación para cafeterías' },
      description: {
        en: 'A day in our laboratory in Pitalito for six people: acidity, body, defects and how to tell a customer about them. Lunch at the farm is included.',
        es: 'Un día en nuestro laboratorio de Pitalito para seis personas: acidez, cuerpo, defectos y cómo contárselos a un cliente. Incluye almuerzo en la finca.',
      },
      category: 'training',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 260_000,
    },
    {
      key: 'recorrido-cosecha',
      name: { en: 'Harvest walk at the farm', es: 'Recorrido de cosecha en la finca' },
      description: {
        en: 'Half a day picking, pulping and tasting with the family. Only in harvest, from October to December and in May.',
        es: 'Medio día de recolección, despulpado y degustación con la familia. Solo en cosecha, de octubre a diciembre y en mayo.',
      },
      category: 'travel',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 85_000,
      status: 'paused',
    },
    {
      key: 'asesoria-beneficio',
      name: { es: 'Asesoría en beneficio y secado' },
      description: {
        es: 'Visitamos su finca, medimos humedad y temperatura y dejamos un plan de secado.',
      },
      category: 'consulting',
      serviceType: 'onSite',
      currency: 'COP',
      status: 'draft',
    },
  ],
  'tejidos-sol-de-jepira': [
    {
      key: 'taller-tejido',
      name: { en: 'Wayuu weaving workshop', es: 'Taller de tejido wayuu' },
      description: {
        en: 'Two afternoons with a master weaver: the stitch, the counting of the pattern and the story of the kanaas you choose. You take home what you wove.',
        es: 'Dos tardes con una maestra tejedora: la puntada, la cuenta del dibujo y la historia del kanaas que usted elija. Se lleva a casa lo que tejió.',
      },
      category: 'training',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 180_000,
    },
  ],
  'dotaciones-valle-alto': [
    {
      key: 'bordado-logos',
      name: { en: 'Logo embroidery on your garments', es: 'Bordado de logos en sus prendas' },
      description: {
        en: 'Bring garments you already have or choose ours: up to nine colors and 12,000 stitches. Digitizing is charged once and kept for the next order.',
        es: 'Traiga prendas que ya tenga o elija las nuestras: hasta nueve colores y 12.000 puntadas. La digitalización se paga una vez y queda guardada para el próximo pedido.',
      },
      category: 'design',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 6_500,
      endPrice: 14_000,
    },
  ],
  'cacao-montes-del-carare': [
    {
      key: 'maquila-chocolate',
      name: { en: 'Private-label chocolate bars', es: 'Maquila de barras con su marca' },
      description: {
        en: 'From 300 bars, with your cacao or ours, in molds of 50 and 80 g. We help with the nutrition table and the health registration.',
        es: 'Desde 300 barras, con su cacao o el nuestro, en moldes de 50 y 80 g. Le ayudamos con la tabla nutricional y el registro sanitario.',
      },
      category: 'other',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 4_900,
      endPrice: 8_200,
    },
  ],
  'muebles-encino-real': [
    {
      key: 'restauracion-muebles',
      name: { en: 'Restoration of wooden furniture', es: 'Restauración de muebles de madera' },
      description: {
        en: 'We take apart, treat for woodworm, replace what is lost with the same species and finish by hand. We photograph each step and you approve the color on a sample.',
        es: 'Desarmamos, tratamos la polilla, reponemos lo perdido con la misma especie y terminamos a mano. Fotografiamos cada paso y usted aprueba el tono en una muestra.',
      },
      category: 'repair',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 2_800,
      endPrice: 26_000,
    },
    {
      key: 'amueblado-restaurantes',
      name: { en: 'Furnishing of restaurants', es: 'Amueblado de restaurantes' },
      description: {
        en: 'Plan of tables, chairs, bar and benches for up to 120 seats, made and installed in eight weeks. We keep spare legs and seats for five years.',
        es: 'Plano de mesas, sillas, barra y bancas para 120 comensales, fabricado e instalado en ocho semanas. Guardamos patas y asientos de repuesto por cinco años.',
      },
      category: 'design',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 95_000,
      endPrice: 680_000,
    },
  ],
  'barro-luna-negra': [
    {
      key: 'taller-barro',
      name: { en: 'Black-clay workshop for visitors', es: 'Taller de barro negro para visitantes' },
      description: {
        en: 'Three hours at the wheel that turns on two plates, as Doña Irma’s grandmother did it. Your piece is fired and sent to your hotel.',
        es: 'Tres horas en el torno de dos platos, como lo hacía la abuela de doña Irma. Su pieza se quema y se la enviamos al hotel.',
      },
      category: 'travel',
      serviceType: 'workshop',
      currency: 'MXN',
      startPrice: 650,
    },
  ],
  'sazon-dona-remedios': [
    {
      key: 'maquila-salsas',
      name: { en: 'Bottling of sauces under your brand', es: 'Maquila de salsas con su marca' },
      description: {
        en: 'Your recipe scaled up to 400 jars, with acidity and shelf life measured in a laboratory. Minimum run of one pot, some 180 liters.',
        es: 'Su receta llevada a 400 frascos, con acidez y vida de anaquel medidas en laboratorio. Tiraje mínimo de una olla, unos 180 litros.',
      },
      category: 'other',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 16_000,
      endPrice: 41_000,
    },
  ],
};
