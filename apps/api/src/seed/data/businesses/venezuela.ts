import type { DemoBusiness } from '../demo-types.ts';

const bonbons: DemoBusiness = {
  key: 'bomboneria-valle-azul',
  name: 'Bombonería Valle Azul',
  description: {
    en: 'Chocolates made with cacao from the coast of Aragua. We sell bars and bonbons to homes, and couverture to pastry chefs.',
    es: 'Chocolates con cacao de la costa de Aragua. Vendemos barras y bombones para el hogar, y cobertura para reposteros.',
  },
  city: 'Maracay',
  region: 'Aragua',
  country: 'VE',
  palette: 'clay',
  products: [
    {
      key: 'bombones-16',
      name: { en: 'Box of sixteen bonbons', es: 'Caja de dieciséis bombones' },
      description: {
        en: 'Eight fillings, two of each: passion fruit, guava, coffee, rum, coconut, papelón, hazelnut and sea salt. We paint them by hand and pack them the day they leave. Best within three weeks, in a cool place.',
        es: 'Ocho rellenos, dos de cada uno: maracuyá, guayaba, café, ron, coco, papelón, avellana y sal marina. Los pintamos a mano y los empacamos el día que salen. Saben mejor dentro de las tres semanas, en un lugar fresco.',
      },
      amountMinor: 2200,
      category: 'cacao',
      palette: 'plum',
      brand: 'Valle Azul',
      manufacturer: 'Bombonería Valle Azul, C.A.',
      gtin: '7591307000167',
      sku: 'VAZ-BB-16',
      size: '16 × 11 g',
      isFeatured: true,
    },
    {
      key: 'cobertura-65',
      name: { en: '65% couverture in drops, 2.5 kg', es: 'Cobertura 65 % en gotas, 2,5 kg' },
      description: {
        en: 'Single-origin couverture that tempers easily and keeps its shine. Medium fluidity, for bonbons, ganache and coating. The drops melt evenly and save you the chopping.',
        es: 'Cobertura de un solo origen, fácil de templar y con brillo que dura. Fluidez media, para bombones, ganache y baños. Las gotas funden parejo y le ahorran picar el chocolate.',
      },
      amountMinor: 4150,
      category: 'cacao',
      palette: 'clay',
      brand: 'Valle Azul',
      manufacturer: 'Bombonería Valle Azul, C.A.',
      gtin: '7591307001157',
      sku: 'VAZ-C65-25',
      size: '2.5 kg',
    },
    {
      key: 'crema-untable',
      name: {
        en: 'Cacao and hazelnut spread, 300 g',
        es: 'Crema untable de cacao y avellana, 300 g',
      },
      description: {
        en: '40% hazelnut and no palm oil. It separates a little on its own: stir it and it is creamy again. Glass jar that you can return to us.',
        es: 'Hecha con 40 % de avellana y sin aceite de palma. Se separa un poco por naturaleza: revuélvala y queda cremosa otra vez. Frasco de vidrio retornable.',
      },
      amountMinor: 980,
      category: 'cacao',
      palette: 'maize',
      brand: 'Valle Azul',
      sku: 'VAZ-CU-300',
      size: '300 g',
      offers: {
        en: '5% back for each returned jar',
        es: '5 % de devolución por cada frasco retornado',
      },
    },
  ],
};

const hammocks: DemoBusiness = {
  key: 'telares-de-quibor',
  name: 'Telares de Quíbor',
  description: {
    en: 'Hammocks, rugs and blankets on wooden looms in Lara state. Twelve looms, cotton we dye ourselves and custom orders for inns and beach clubs.',
    es: 'Hamacas, alfombras y cobijas en telares de madera del estado Lara. Doce telares, algodón teñido en casa y pedidos a la medida para posadas y clubes de playa.',
  },
  city: 'Quíbor',
  region: 'Lara',
  country: 'VE',
  palette: 'plum',
  products: [
    {
      key: 'hamaca-familiar',
      name: { en: 'Family cotton hammock', es: 'Hamaca familiar de algodón' },
      description: {
        en: 'Dense weave that hugs without marking the skin, with room for two adults and a child. The arms are reinforced where they wear out first. It carries up to 220 kg.',
        es: 'Tejido tupido que abraza sin marcar la piel, con espacio para dos adultos y un niño. Los brazos van reforzados donde primero se gastan. Soporta hasta 220 kg.',
      },
      amountMinor: 9500,
      category: 'home',
      palette: 'plum',
      brand: 'Telares de Quíbor',
      sku: 'TQ-HF-01',
      color: { en: 'Sunset stripes', es: 'Rayas atardecer' },
      size: '4.00 × 1.80 m',
    },
    {
      key: 'alfombra-lana',
      name: { en: 'Loom-woven wool rug', es: 'Alfombra de lana en telar' },
      description: {
        en: 'Sheep wool from the Lara highlands, dyed with indigo, onion skin and dividive. Both faces can be used. We weave other sizes in about four weeks.',
        es: 'Lana de oveja de las tierras altas de Lara, teñida con añil, cáscara de cebolla y dividivi. Se puede usar por ambas caras. Tejemos otras medidas en unas cuatro semanas.',
      },
      amountMinor: 18000,
      category: 'home',
      palette: 'sky',
      brand: 'Telares de Quíbor',
      sku: 'TQ-AL-15',
      color: { en: 'Indigo and ochre', es: 'Añil y ocre' },
      size: '1.50 × 2.20 m',
    },
  ],
};

const instruments: DemoBusiness = {
  key: 'luthiers-llano-adentro',
  name: 'Lutería Llano Adentro',
  description: {
    en: 'Cuatros, harps and maracas built in Barinas for students and professional musicians. Every instrument is played for an hour before it leaves.',
    es: 'Cuatros, arpas y maracas construidos en Barinas para estudiantes y músicos profesionales. Cada instrumento se toca una hora antes de salir.',
  },
  city: 'Barinas',
  region: 'Barinas',
  country: 'VE',
  palette: 'maize',
  products: [
    {
      key: 'cuatro-concierto',
      name: {
        en: 'Concert cuatro in cedar and walnut',
        es: 'Cuatro de concierto en cedro y nogal',
      },
      description: {
        en: 'Solid cedar top and walnut sides, with a low action for fast strumming. Fitted with a pickup that keeps the sound of the wood. It comes with a semi-rigid case and two sets of strings.',
        es: 'Tapa de cedro macizo y aros de nogal, con cuerdas bajas para el rasgueo rápido. Trae pastilla que conserva el sonido de la madera. Se entrega con estuche semirrígido y dos juegos de cuerdas.',
      },
      amountMinor: 38500,
      category: 'music',
      palette: 'maize',
      brand: 'Llano Adentro',
      model: 'Concierto',
      sku: 'LLA-CC-22',
      color: { en: 'Natural', es: 'Natural' },
      isFeatured: true,
    },
    {
      key: 'maracas-tapara',
      name: { en: 'Tapara maracas, pair', es: 'Maracas de tapara, par' },
      description: {
        en: 'Dried gourds with capacho seeds, matched by weight and tone. The handles are of vera wood, hard and smooth. For joropo, for the classroom or for the stage.',
        es: 'Taparas secas con semillas de capacho, emparejadas por peso y tono. Los mangos son de madera de vera, dura y lisa. Para joropo, para el salón de clase o para la tarima.',
      },
      amountMinor: 2800,
      category: 'music',
      palette: 'jade',
      brand: 'Llano Adentro',
      sku: 'LLA-MT-02',
      size: '25 cm',
    },
  ],
};

const cosmetics: DemoBusiness = {
  key: 'botica-guaraira',
  name: 'Botica Guaraira',
  description: {
    en: 'Natural cosmetics made in Caracas with cacao butter, coconut and plants of the Ávila. Registered formulas, glass bottles and refills by the liter for spas and hotels.',
    es: 'Cosmética natural hecha en Caracas con manteca de cacao, coco y plantas del Ávila. Fórmulas registradas, envases de vidrio y recargas por litro para spas y hoteles.',
  },
  city: 'Caracas',
  region: 'Distrito Capital',
  country: 'VE',
  palette: 'jade',
  products: [
    {
      key: 'jabon-cacao',
      name: { en: 'Cacao butter soap, 3 bars', es: 'Jabón de manteca de cacao, 3 barras' },
      description: {
        en: 'Cold-process soap cured for six weeks, with ground cacao husk for a light scrub. No perfume: it smells only of cacao. Kind to dry and sensitive skin.',
        es: 'Jabón en frío curado durante seis semanas, con cascarilla de cacao molida para una exfoliación ligera. Sin perfume: solo huele a cacao. Amable con la piel seca y sensible.',
      },
      amountMinor: 1150,
      category: 'beauty',
      palette: 'clay',
      brand: 'Guaraira',
      manufacturer: 'Laboratorio Botica Guaraira, C.A.',
      gtin: '7592661000190',
      sku: 'BG-JC-3',
      size: '3 × 100 g',
    },
    {
      key: 'aceite-corporal',
      name: {
        en: 'Body oil with coconut and verbena, 250 ml',
        es: 'Aceite corporal de coco y verbena, 250 ml',
      },
      description: {
        en: 'A light oil that is absorbed in a few minutes and does not stain. Use it after the shower, on skin that is still damp. Refills of one and five liters for professionals.',
        es: 'Un aceite liviano que se absorbe en pocos minutos y no mancha. Úselo después de la ducha, con la piel aún húmeda. Hay recargas de uno y cinco litros para profesionales.',
      },
      amountMinor: 1490,
      category: 'beauty',
      palette: 'jade',
      brand: 'Guaraira',
      manufacturer: 'Laboratorio Botica Guaraira, C.A.',
      gtin: '7592661001180',
      sku: 'BG-AC-250',
      size: '250 ml',
      offers: { en: '20% off refills this month', es: '20 % de descuento en recargas este mes' },
    },
  ],
};

/** The businesses of Venezuela. */
export const venezuela: readonly DemoBusiness[] = [bonbons, hammocks, instruments, cosmetics];
