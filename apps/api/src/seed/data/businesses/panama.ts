import type { DemoBusiness } from '../demo-types.ts';

const geisha: DemoBusiness = {
  key: 'finca-bruma-alta',
  name: 'Finca Bruma Alta',
  description: {
    en: 'Specialty coffee grown under native forest on the slopes of the Barú volcano. Small lots, sold by reservation and roasted to order.',
    es: 'Café de especialidad cultivado bajo bosque nativo en las laderas del volcán Barú. Lotes pequeños, vendidos por reserva y tostados por pedido.',
  },
  city: 'Boquete',
  region: 'Chiriquí',
  country: 'PA',
  palette: 'jade',
  products: [
    {
      key: 'geisha-natural',
      name: { en: 'Natural Geisha coffee, 250 g', es: 'Café Geisha natural, 250 g' },
      description: {
        en: 'Jasmine, bergamot and ripe peach in a very clean cup. Dried for twenty-six days on raised beds and rested for three months before roasting. The lot gives 140 bags a year and each one is numbered.',
        es: 'Jazmín, bergamota y durazno maduro en una taza muy limpia. Secado veintiséis días en camas elevadas y reposado tres meses antes del tueste. El lote da 140 bolsas al año y cada una va numerada.',
      },
      amountMinor: 5600,
      category: 'coffee',
      palette: 'jade',
      brand: 'Bruma Alta',
      manufacturer: 'Finca Bruma Alta, S.A.',
      gtin: '7452109000154',
      sku: 'BA-GN-250',
      size: '250 g',
      isFeatured: true,
    },
    {
      key: 'capsulas-compostables',
      name: {
        en: 'Compostable coffee capsules, 50 pieces',
        es: 'Cápsulas de café compostables, 50 unidades',
      },
      description: {
        en: 'Catuaí from our lower plots in capsules that fit the most common machines. The capsule goes to the compost with the rest of the kitchen waste. We fill them the same week we roast.',
        es: 'Catuaí de nuestras parcelas bajas en cápsulas para las máquinas más comunes. La cápsula va al compost con el resto de los residuos de cocina. Las llenamos la misma semana del tueste.',
      },
      amountMinor: 2750,
      category: 'coffee',
      palette: 'clay',
      brand: 'Bruma Alta',
      gtin: '7452109001144',
      sku: 'BA-CC-50',
      size: '50 × 5.5 g',
      offers: {
        en: 'Free delivery in Panama from four boxes',
        es: 'Envío sin costo en Panamá desde cuatro cajas',
      },
    },
  ],
};

const molas: DemoBusiness = {
  key: 'taller-molas-del-mar',
  name: 'Taller Molas del Mar',
  description: {
    en: 'A workshop of Guna women who sew molas for decoration and fashion. Designers and hotels commission series from us; stores buy single pieces.',
    es: 'Taller de mujeres gunas que cosen molas para decoración y moda. Diseñadores y hoteles nos encargan series; las tiendas compran piezas sueltas.',
  },
  city: 'Ciudad de Panamá',
  region: 'Panamá',
  country: 'PA',
  palette: 'clay',
  products: [
    {
      key: 'mola-enmarcada',
      name: { en: 'Framed four-layer mola', es: 'Mola enmarcada de cuatro capas' },
      description: {
        en: 'Four layers of cotton cut and sewn with stitches you can hardly see, about eighty hours of work. The motif tells a story that its author writes on the back. The cedar frame has glass that does not reflect.',
        es: 'Cuatro capas de algodón cortadas y cosidas con puntadas que casi no se ven, unas ochenta horas de trabajo. El motivo cuenta una historia que la autora escribe al respaldo. El marco de cedro lleva vidrio antirreflejo.',
      },
      amountMinor: 16500,
      category: 'crafts',
      palette: 'clay',
      brand: 'Molas del Mar',
      sku: 'MM-ME-4',
      color: { en: 'Red, black and orange', es: 'Rojo, negro y naranja' },
      size: '40 × 50 cm',
      isFeatured: true,
    },
    {
      key: 'cojin-mola',
      name: { en: 'Cushion cover with mola panel', es: 'Funda de cojín con panel de mola' },
      description: {
        en: 'Linen cover with a hand-sewn mola in the center and a hidden zip. Machine washable on a cold, gentle cycle. The filling is sold separately.',
        es: 'Funda en lino con una mola cosida a mano en el centro y cremallera oculta. Se lava a máquina en ciclo suave y frío. El relleno se vende por separado.',
      },
      amountMinor: 3900,
      category: 'home',
      palette: 'maize',
      brand: 'Molas del Mar',
      sku: 'MM-FC-45',
      color: { en: 'Linen with coral', es: 'Lino con coral' },
      size: '45 × 45 cm',
    },
  ],
};

const solar: DemoBusiness = {
  key: 'istmo-luz-solar',
  name: 'Istmo Luz Solar',
  description: {
    en: 'Solar energy for homes, farms and small businesses on the isthmus. We design the system, deliver it and train your people to look after it.',
    es: 'Energía solar para hogares, fincas y pequeñas empresas del istmo. Diseñamos el sistema, lo entregamos y capacitamos a su gente para cuidarlo.',
  },
  city: 'David',
  region: 'Chiriquí',
  country: 'PA',
  palette: 'sky',
  products: [
    {
      key: 'kit-3kw',
      name: { en: '3 kW solar kit with battery', es: 'Kit solar de 3 kW con batería' },
      description: {
        en: 'Six panels, a hybrid inverter and a 5 kWh lithium battery: enough for a store with a fridge, lights and a cash register. It’s installed in one day on a metal or concrete roof, and you follow production and use on your phone.',
        es: 'Seis paneles, inversor híbrido y batería de litio de 5 kWh: suficiente para un local con nevera, luces y caja. Se instala en un día sobre techo metálico o placa. Usted sigue la producción y el consumo desde el celular.',
      },
      amountMinor: 349000,
      category: 'energy',
      palette: 'sky',
      brand: 'Istmo Luz',
      model: 'IL-3K5',
      gtin: '7453881000318',
      sku: 'IL-3K5-H',
      countryOfOrigin: 'CN',
      offers: { en: 'Installation included in Chiriquí', es: 'Instalación incluida en Chiriquí' },
      isFeatured: true,
    },
    {
      key: 'bomba-solar',
      name: { en: 'Solar water pump, 1 HP', es: 'Bomba de agua solar de 1 HP' },
      description: {
        en: 'Submersible pump that lifts 20,000 liters a day from 40 meters without fuel or grid. The controller starts with the first sun and stops when the tank is full. Stainless steel, for wells of four inches and up.',
        es: 'Bomba sumergible que sube 20.000 litros al día desde 40 metros, sin combustible ni red. El controlador arranca con el primer sol y para cuando el tanque se llena. En acero inoxidable, para pozos de cuatro pulgadas en adelante.',
      },
      amountMinor: 62000,
      category: 'agriculture',
      palette: 'jade',
      brand: 'Istmo Luz',
      model: 'BS-40',
      gtin: '7453881001308',
      sku: 'IL-BS40',
      countryOfOrigin: 'CN',
    },
  ],
};

const warehouse: DemoBusiness = {
  key: 'equipos-costa-abajo',
  name: 'Equipos Costa Abajo',
  description: {
    en: 'New and reconditioned warehouse equipment from Colón for importers, distributors and stores. Six-month warranty, on used equipment too.',
    es: 'Equipos de bodega nuevos y reacondicionados desde Colón para importadores, distribuidores y comercios. Seis meses de garantía, también en lo usado.',
  },
  city: 'Colón',
  region: 'Colón',
  country: 'PA',
  palette: 'maize',
  products: [
    {
      key: 'estibadora-electrica',
      name: {
        en: 'Reconditioned electric pallet truck, 1.5 t',
        es: 'Estibadora eléctrica reacondicionada, 1,5 t',
      },
      description: {
        en: 'A 2021 truck with 3,120 hours, a new gel battery and new wheels. It charges from any 110 V socket overnight. We deliver it tested, with its service record and a morning of training.',
        es: 'Equipo de 2021 con 3.120 horas, batería de gel nueva y ruedas nuevas. Carga en cualquier toma de 110 V durante la noche. La entregamos probada, con su hoja de mantenimiento y una mañana de capacitación.',
      },
      amountMinor: 189000,
      category: 'machinery',
      palette: 'maize',
      brand: 'Loadway',
      model: 'EPL-15',
      sku: 'ECA-EPL15-R',
      condition: 'Used',
      countryOfOrigin: 'DE',
      color: { en: 'Yellow', es: 'Amarilla' },
      size: '1150 × 540 mm',
    },
    {
      key: 'lector-codigos',
      name: { en: 'Wireless 2D barcode reader', es: 'Lector inalámbrico de códigos 2D' },
      description: {
        en: 'Reads bar and QR codes on paper or on a screen, even when they are scratched. It keeps 16,000 readings when it is out of range and sends them on return. It works as a keyboard, so there’s nothing to install.',
        es: 'Lee códigos de barras y QR en papel o en pantalla, incluso rayados. Guarda 16.000 lecturas cuando sale de alcance y las envía al volver. Funciona como un teclado, así que no hay que instalar ningún programa.',
      },
      amountMinor: 11900,
      category: 'technology',
      palette: 'plum',
      brand: 'Loadway',
      model: 'SC-2D',
      gtin: '7454772000202',
      sku: 'ECA-SC2D',
      countryOfOrigin: 'CN',
      color: { en: 'Black', es: 'Negro' },
    },
  ],
};

/** The businesses of Panama. */
export const panama: readonly DemoBusiness[] = [geisha, molas, solar, warehouse];
