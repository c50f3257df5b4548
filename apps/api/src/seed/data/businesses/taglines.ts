import type { LocalizedText } from '@wiki/domain';

/** What the businesses without a page of their own in `business-pages.ts` say in one line, by their keys. */
export const demoTaglines: Readonly<Record<string, LocalizedText>> = {
  'dotaciones-valle-alto': {
    es: 'Dotación de trabajo que dura la jornada',
    en: 'Workwear that lasts the working day',
  },
  'barro-luna-negra': {
    es: 'Barro negro bruñido, hecho en familia',
    en: 'Burnished black clay, made by one family',
  },
  'sazon-dona-remedios': {
    es: 'Moles y salsas de Puebla, molidos en piedra',
    en: 'Moles and salsas from Puebla, ground on stone',
  },
  'envases-cumbre-verde': {
    es: 'Empaques que se vuelven compost',
    en: 'Packaging that turns into compost',
  },
  'granos-del-altiplano-azul': {
    es: 'Quinua orgánica del lago Titicaca',
    en: 'Organic quinoa from Lake Titicaca',
  },
  'plateria-cuesta-san-blas': {
    es: 'Plata 950 de cinco maestros cusqueños',
    en: '950 silver by five masters from Cusco',
  },
  'frutos-del-chira': {
    es: 'Fruta deshidratada de Piura, sin azúcar añadida',
    en: 'Dried fruit from Piura, with no sugar added',
  },
  'finca-bruma-alta': {
    es: 'Café de las laderas del volcán Barú',
    en: 'Coffee from the slopes of the Barú volcano',
  },
  'taller-molas-del-mar': {
    es: 'Molas gunas para la casa y la moda',
    en: 'Guna molas for homes and fashion',
  },
  'equipos-costa-abajo': {
    es: 'Equipos de bodega, nuevos y como nuevos',
    en: 'Warehouse equipment, new and as good as new',
  },
  'telares-de-quibor': {
    es: 'Hamacas y alfombras en telar de madera',
    en: 'Hammocks and rugs from wooden looms',
  },
  'luthiers-llano-adentro': {
    es: 'Cuatros y arpas para el joropo',
    en: 'Cuatros and harps for joropo',
  },
  'botica-guaraira': {
    es: 'Cosmética natural en envases que vuelven',
    en: 'Natural cosmetics in bottles that come back',
  },
  'consultorio-la-playa': {
    es: 'Consulta legal en el centro, también los sábados',
    en: 'Legal advice downtown, Saturdays included',
  },
  'aseo-brisa-andina': {
    es: 'Oficinas limpias con la misma gente de siempre',
    en: 'Clean offices, always by the same people',
  },
  'carga-bocas-de-ceniza': {
    es: 'Del puerto a su bodega, con el camión a la vista',
    en: 'From the port to your door, with the truck in sight',
  },
  'banquetes-la-bonga': {
    es: 'Cocina del Caribe para bodas y congresos',
    en: 'Caribbean cooking for weddings and conferences',
  },
  'guayacan-arquitectos': {
    es: 'Casas de guadua que se entienden con el clima',
    en: 'Bamboo houses that get along with the weather',
  },
  'escuela-cabecera': {
    es: 'Cursos cortos para quien ya trabaja',
    en: 'Short courses for people who already work',
  },
  'traducciones-farallones': {
    es: 'Traducción oficial, revisada por dos personas',
    en: 'Certified translation, checked by two people',
  },
  'luz-de-agave': {
    es: 'Fotos que venden en cinco días',
    en: 'Photographs that sell, in five days',
  },
  'estudio-jacaranda': {
    es: 'Marca y empaque para lo que se come y se usa',
    en: 'Brands and packaging for what people eat and use',
  },
  'clima-peninsular': {
    es: 'Frío y electricidad en Yucatán, a toda hora',
    en: 'Cooling and electricity in Yucatán, around the clock',
  },
  'talento-costa-verde': {
    es: 'Selección y planillas sin sobresaltos',
    en: 'Hiring and payroll without surprises',
  },
  'rutas-del-colca': {
    es: 'Viajes de negocios por el sur del Perú',
    en: 'Business trips through the south of Peru',
  },
  'asesores-calidonia': {
    es: 'Su empresa en Panamá, con papeles y seguros',
    en: 'Your company in Panama, papers and insurance included',
  },
  'aburra-inmuebles': {
    es: 'Trescientos inmuebles atendidos en familia',
    en: 'Three hundred properties in one family’s care',
  },
  'raices-del-valle': {
    es: 'Casas y fincas con los papeles en regla',
    en: 'Houses and farms with their papers in order',
  },
  'caribe-habitat': {
    es: 'Vivienda frente al mar y suelo junto al puerto',
    en: 'Homes by the sea and land by the port',
  },
  'casa-tezontle': {
    es: 'Renta con póliza, venta con notario',
    en: 'Rentals with insurance, sales with a notary',
  },
  'haciendas-cal-y-canto': {
    es: 'Casas antiguas de Mérida, restauradas',
    en: 'Old houses of Mérida, restored',
  },
  'malecon-propiedades': {
    es: 'Títulos estudiados antes de la primera visita',
    en: 'Titles checked before your first visit',
  },
  'bahia-ancon': {
    es: 'De Ciudad de Panamá a las tierras altas',
    en: 'From Panama City to the highlands',
  },
  'inmuebles-el-hatillo': {
    es: 'Vivienda y oficinas en el este de Caracas',
    en: 'Homes and offices in eastern Caracas',
  },
};
