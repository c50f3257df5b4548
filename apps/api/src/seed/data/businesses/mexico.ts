import type { DemoBusiness } from '../demo-types.ts';

const pottery: DemoBusiness = {
  key: 'barro-luna-negra',
  name: 'Barro Luna Negra',
  description: {
    en: 'A family workshop of burnished black clay in the valley of Oaxaca. We make tableware and decorative pieces for stores, hotels and restaurants.',
    es: 'Taller familiar de barro negro bruñido en los valles de Oaxaca. Hacemos piezas de mesa y decoración para tiendas, hoteles y restaurantes.',
  },
  city: 'San Bartolo Coyotepec',
  region: 'Oaxaca',
  country: 'MX',
  palette: 'plum',
  products: [
    {
      key: 'jarron-calado',
      name: { en: 'Openwork black-clay vase', es: 'Jarrón calado de barro negro' },
      description: {
        en: 'Shaped by hand, carved while the clay is still soft and burnished with quartz until it shines. It is decorative: the openwork does not hold water. Each vase travels in its own wooden crate.',
        es: 'Modelado a mano, calado cuando el barro aún está tierno y bruñido con cuarzo hasta que brilla. Es decorativo: el calado no retiene agua. Cada jarrón viaja en su propia caja de madera.',
      },
      amountMinor: 7400,
      category: 'crafts',
      palette: 'plum',
      brand: 'Luna Negra',
      sku: 'LN-JC-30',
      color: { en: 'Black', es: 'Negro' },
      size: '30 cm',
      isFeatured: true,
    },
    {
      key: 'tazas-seis',
      name: { en: 'Set of six glazed mugs', es: 'Juego de seis tazas esmaltadas' },
      description: {
        en: 'High-fired mugs with a lead-free glaze inside, safe for the microwave and the dishwasher. Each holds 280 ml. Restaurants can order them with their name stamped on the base.',
        es: 'Tazas de alta temperatura con esmalte interior sin plomo, aptas para microondas y lavavajillas. Cada una es de 280 ml. Los restaurantes pueden pedirlas con su nombre sellado en la base.',
      },
      amountMinor: 98000,
      currency: 'MXN',
      category: 'home',
      palette: 'clay',
      brand: 'Luna Negra',
      sku: 'LN-TZ-6',
      color: { en: 'Graphite', es: 'Grafito' },
      size: '280 ml',
    },
    {
      key: 'comal-42',
      name: { en: 'Clay comal, 42 cm', es: 'Comal de barro, 42 cm' },
      description: {
        en: 'A thick comal for tortillas, chilies and cacao, cured and ready to use. It heats slowly and evenly over gas or firewood. Not suitable for induction.',
        es: 'Comal grueso para tortillas, chiles y cacao, ya curado y listo para usar. Se calienta lento y parejo sobre gas o leña. No sirve para inducción.',
      },
      amountMinor: 2300,
      category: 'home',
      palette: 'maize',
      brand: 'Luna Negra',
      sku: 'LN-CM-42',
      size: '42 cm',
    },
  ],
};

const sauces: DemoBusiness = {
  key: 'sazon-dona-remedios',
  name: 'Sazón Doña Remedios',
  description: {
    en: 'Moles and sauces from Puebla, ground on stone and packed without preservatives. We supply delicatessens, supermarkets and kitchens in Mexico and abroad.',
    es: 'Moles y salsas de Puebla, molidos en piedra y envasados sin conservantes. Surtimos tiendas gourmet, supermercados y cocinas dentro y fuera de México.',
  },
  city: 'Puebla',
  region: 'Puebla',
  country: 'MX',
  palette: 'clay',
  products: [
    {
      key: 'mole-500',
      name: { en: 'Mole poblano paste, 500 g', es: 'Mole poblano en pasta, 500 g' },
      description: {
        en: 'Twenty-two ingredients, among them mulato and pasilla chilies, sesame, plantain and chocolate. Dissolve one part of paste in three of broth and simmer for fifteen minutes. One jar serves eight people.',
        es: 'Veintidós ingredientes, entre ellos chiles mulato y pasilla, ajonjolí, plátano y chocolate. Disuelva una parte de pasta en tres de caldo y deje hervir quince minutos. Un frasco alcanza para ocho personas.',
      },
      amountMinor: 890,
      category: 'food',
      palette: 'clay',
      brand: 'Doña Remedios',
      manufacturer: 'Alimentos Remedios de Puebla S.A. de C.V.',
      gtin: '7506138400215',
      sku: 'DR-MP-500',
      size: '500 g',
      isFeatured: true,
    },
    {
      key: 'salsa-macha',
      name: { en: 'Salsa macha with peanut, 220 g', es: 'Salsa macha con cacahuate, 220 g' },
      description: {
        en: 'Morita and árbol chilies fried slowly with garlic, peanut and sesame. Medium heat and a lot of crunch: good on eggs, pasta or grilled cheese. It keeps for a year out of the fridge.',
        es: 'Chile morita y de árbol fritos a fuego lento con ajo, cacahuate (maní) y ajonjolí. Pica moderado y cruje mucho: va bien con huevos, pasta o queso asado. Fuera de la nevera dura un año.',
      },
      amountMinor: 650,
      category: 'food',
      palette: 'maize',
      brand: 'Doña Remedios',
      manufacturer: 'Alimentos Remedios de Puebla S.A. de C.V.',
      gtin: '7506138400383',
      sku: 'DR-SM-220',
      size: '220 g',
      offers: { en: '10% off from three jars', es: '10 % de descuento desde tres frascos' },
    },
  ],
};

const furniture: DemoBusiness = {
  key: 'muebles-encino-real',
  name: 'Muebles Encino Real',
  description: {
    en: 'Solid-wood furniture made to measure in Guadalajara, with certified oak and water-based finishes. We furnish homes, offices and restaurants of up to 120 seats.',
    es: 'Muebles de madera maciza a la medida hechos en Guadalajara, con encino certificado y acabados al agua. Amoblamos casas, oficinas y restaurantes de hasta 120 puestos.',
  },
  city: 'Guadalajara',
  region: 'Jalisco',
  country: 'MX',
  palette: 'maize',
  products: [
    {
      key: 'silla-tapatia',
      name: { en: 'Tapatía dining chair', es: 'Silla de comedor Tapatía' },
      description: {
        en: 'Oak frame with a woven palm seat, stackable up to four. Tested at 150 kg and glued without nails, so it does not creak with the years. We deliver within fifteen business days of the deposit.',
        es: 'Estructura de encino con asiento en palma tejida, apilable hasta cuatro. Probada con 150 kg y ensamblada sin clavos, para que no cruja con los años. Entregamos en quince días hábiles desde el anticipo.',
      },
      amountMinor: 245000,
      currency: 'MXN',
      category: 'furniture',
      palette: 'maize',
      brand: 'Encino Real',
      model: 'Tapatía',
      sku: 'ER-ST-01',
      color: { en: 'Natural oak', es: 'Encino natural' },
      size: '46 × 52 × 82 cm',
      offers: { en: '10% off from eight chairs', es: '10 % de descuento desde ocho sillas' },
    },
    {
      key: 'escritorio-regulable',
      name: { en: 'Height-adjustable oak desk', es: 'Escritorio de encino de altura regulable' },
      description: {
        en: 'Solid oak top on a quiet electric base that remembers four heights, from 68 to 118 cm. A tray under the top hides the cables. Three-year warranty on the motor and ten on the wood.',
        es: 'Tablero de encino macizo sobre una base eléctrica silenciosa que recuerda cuatro alturas, de 68 a 118 cm. Una bandeja bajo el tablero esconde los cables. Tres años de garantía en el motor y diez en la madera.',
      },
      amountMinor: 64500,
      category: 'furniture',
      palette: 'jade',
      brand: 'Encino Real',
      model: 'Altura 128',
      gtin: '7507288100451',
      sku: 'ER-ER-128',
      color: { en: 'Dark oak', es: 'Encino oscuro' },
      size: '140 × 70 cm',
      isFeatured: true,
    },
  ],
};

const packaging: DemoBusiness = {
  key: 'envases-cumbre-verde',
  name: 'Envases Cumbre Verde',
  description: {
    en: 'Compostable packaging for restaurants and food makers, made in Monterrey from sugar-cane bagasse and recycled paper. We print your brand from 1,000 pieces.',
    es: 'Empaques compostables para restaurantes y productores de alimentos, hechos en Monterrey con bagazo de caña y papel reciclado. Imprimimos su marca desde 1.000 piezas.',
  },
  city: 'Monterrey',
  region: 'Nuevo León',
  country: 'MX',
  palette: 'jade',
  products: [
    {
      key: 'contenedor-bagazo',
      name: {
        en: 'Bagasse clamshell containers, 250 pieces',
        es: 'Contenedores de bagazo con tapa, 250 piezas',
      },
      description: {
        en: 'Hinged containers that stand up to hot food, grease and the microwave without leaking. They turn into compost in 90 days at an industrial plant. The lid closes with a click and stays closed on a motorcycle.',
        es: 'Contenedores con bisagra que resisten comida caliente, grasa y microondas sin derrames. Se vuelven compost en 90 días en una planta industrial. La tapa cierra con un clic y no se abre en la moto.',
      },
      amountMinor: 3850,
      category: 'packaging',
      palette: 'jade',
      brand: 'Cumbre Verde',
      manufacturer: 'Envases Cumbre Verde S.A. de C.V.',
      model: 'CB-9',
      gtin: '7501904500960',
      sku: 'CV-CB9-250',
      color: { en: 'Natural', es: 'Natural' },
      size: '23 × 23 × 8 cm',
    },
    {
      key: 'bolsa-kraft',
      name: {
        en: 'Kraft bags with twisted handle, 100 pieces',
        es: 'Bolsas kraft con manija torcida, 100 piezas',
      },
      description: {
        en: 'Recycled 120 g paper with a flat bottom; each carries up to 8 kg. Printing in one ink is included from ten packs. They arrive folded and take little room in the stockroom.',
        es: 'Papel reciclado de 120 g con fondo plano; cada una carga hasta 8 kg. La impresión a una tinta está incluida desde diez paquetes. Llegan dobladas y ocupan poco espacio en la bodega.',
      },
      amountMinor: 52000,
      currency: 'MXN',
      category: 'packaging',
      palette: 'clay',
      brand: 'Cumbre Verde',
      gtin: '7501904501196',
      sku: 'CV-BK-100',
      color: { en: 'Brown', es: 'Café' },
      size: '32 × 42 × 16 cm',
      offers: {
        en: 'One-ink printing included from ten packs',
        es: 'Impresión a una tinta incluida desde diez paquetes',
      },
    },
    {
      key: 'vaso-doble',
      name: {
        en: 'Double-wall hot cups, 500 pieces',
        es: 'Vasos de doble pared para bebida caliente, 500 piezas',
      },
      description: {
        en: 'Twelve-ounce cups with a water-based barrier instead of plastic. The second wall makes the sleeve unnecessary. Lids are sold separately and fit the 8-ounce cup too.',
        es: 'Vasos de doce onzas con barrera a base de agua en lugar de plástico. La segunda pared hace innecesaria la funda. Las tapas se venden por separado y también le sirven al vaso de 8 onzas.',
      },
      amountMinor: 6200,
      category: 'packaging',
      palette: 'sky',
      brand: 'Cumbre Verde',
      model: 'VD-12',
      sku: 'CV-VD12-500',
      color: { en: 'White', es: 'Blanco' },
      size: '12 oz',
    },
  ],
};

/** The businesses of Mexico. */
export const mexico: readonly DemoBusiness[] = [pottery, sauces, furniture, packaging];
