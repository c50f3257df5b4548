/**
 * What people look for and what they would want to find among the listings of the demonstration,
 * judged by hand. A listing is described by its type and category, its names and its place, as in
 * `product:coffee | Café verde | Green coffee | Pitalito, Huila, CO`; the first pattern says what
 * answers the query, the second what is still of use.
 */
export type JudgedQuery = readonly [query: string, best: RegExp, good?: RegExp];

const coffee = /product:coffee \| (caf|caja de cata|cápsulas|caturra)/i;
const anyCoffee = /product:coffee/;
const chocolate = /product:cacao .*(chocolate|barra|tableta)/i;
const legal = /service:legal/;
const cleaning = /service:cleaning/;
const house = /property:residential \| casa|property:residential .*\| house/i;
const flat = /property:residential \| (apart|depart)/i;
const anyHome = /property:residential/;
const office = /property:office/;
const industrial = /property:industrial/;
const warehouse = /property:industrial \| .*(bodega|almac|galp|galera|nave)/i;
const lot = /property:lot/;
const shop = /property:retail/;
const anyFarm = /property:farm/;
const hotel = /property:hospitality/;
const mochila = /mochila/i;
const photo = /service:photography \| (foto|retrato)/i;
const anyPhoto = /service:photography/;
const transport = /service:logistics \| (transporte|carga|entregas)/i;
const logistics = /service:logistics/;
const accounting = /service:accounting/;
const translation = /service:translation/;
const solar = /solar/i;

/** `pattern` among what lies in a place. */
const at = (place: string, pattern: RegExp): RegExp =>
  new RegExp(`^(?=.*(?:${pattern.source})).*\\| [^|]*${place}[^|]*$`, 'iu');

export const judgedQueries: readonly JudgedQuery[] = [
  // Spanish: things.
  ['café', coffee, anyCoffee],
  ['cafe en grano', /lavado en grano/i, anyCoffee],
  ['café molido', /café molido/i],
  ['café verde', /café verde/i],
  ['capsulas de cafe', /cápsulas de café/i],
  ['cafe geisha', /geisha/i],
  ['tinto', coffee, anyCoffee],
  ['chocolate', chocolate, /cacao|chocolat/i],
  ['chocolate oscuro', /chocolate oscuro/i],
  ['chocolate de mesa', /chocolate de mesa/i],
  ['bombones', /bombones|trufas/i],
  ['trufas', /trufas/i],
  ['nibs de cacao', /nibs/i],
  ['manteca de cacao', /manteca de cacao/i],
  ['jabon', /jabón|jabonería/i, /product:beauty/],
  ['shampoo', /champú/i],
  ['bálsamo labial', /bálsamo labial/i],
  ['quinua', /quinua/i],
  ['quinoa', /quinua/i],
  ['mole poblano', /mole poblano|siete moles/i, /pipián|mole/i],
  ['salsa macha', /salsa macha/i],
  ['mango deshidratado', /mango kent/i],
  ['limon', /limón/i],
  ['maracuya', /maracuyá/i],
  ['mochila wayuu', mochila, /wayuu|mochila/i],
  ['mochila', mochila],
  ['hamaca', /hamaca|chinchorro/i, /silla colgante/i],
  ['chinchorro', /chinchorro|hamaca/i],
  ['cobija', /cobija|manta de cama/i],
  ['cobija de lana', /cobija de lana/i, /manta de cama|alfombra de lana/i],
  ['alfombra', /alfombra/i],
  ['cojines', /cojín/i],
  ['sueter de alpaca', /suéter/i],
  ['bufanda', /bufanda/i],
  ['chullo', /chullo/i],
  ['medias de alpaca', /medias de alpaca/i],
  ['hilo de alpaca', /hilo de alpaca/i],
  ['aretes de plata', /aretes/i],
  ['joyas', /product:jewelry|joyas/i],
  ['collar', /collar/i],
  ['cuatro', /cuatro de (concierto|estudio)/i, /product:music|clases de cuatro/i],
  ['arpa llanera', /arpa/i],
  ['maracas', /maracas/i],
  ['mesa de comedor', /mesa de comedor/i],
  ['escritorio', /escritorio/i],
  ['silla', /product:furniture \| silla|silla colgante/i, /silla/i],
  ['librero', /librero/i],
  ['bolsas de papel', /bolsas kraft/i, /product:packaging/],
  ['empaques biodegradables', /product:packaging/, /empaque/i],
  ['vasos de carton', /vasos de doble pared/i],
  ['cubiertos de madera', /cubiertos/i],
  ['sobres acolchados', /sobres acolchados/i],
  ['panel solar', /panel bifacial|kit solar/i, solar],
  ['paneles solares', /panel bifacial|kit solar|paneles solares/i, solar],
  ['bomba de agua', /bomba de agua/i],
  ['lampara solar', /luminaria solar/i],
  ['botas de seguridad', /botas de seguridad/i],
  ['casco', /casco tipo/i],
  ['guantes de nitrilo', /guantes/i],
  ['overol', /overol/i],
  ['uniformes', /uniforme/i, /product:safety|overol|bordado/i],
  ['delantal', /delantal/i],
  ['bascula', /báscula/i],
  ['estibadora', /estibadora/i],
  ['lector de codigos', /lector inalámbrico/i],
  ['vela', /vela de cera/i, /candelero/i],
  ['tazas', /tazas/i],
  ['comal', /comal/i],
  ['mola', /mola/i],
  ['barro negro', /barro negro/i],
  // Spanish: services.
  ['abogado', legal],
  ['abogados medellin', at('Medellín', legal), legal],
  ['asesoría jurídica', /service:legal \| (asesoría|consulta de asesoría)/i, legal],
  ['registro de marca', /registro de marca/i],
  ['contador', accounting],
  ['contabilidad para pymes', /contabilidad mensual/i],
  ['declaracion de renta', /declaración de renta/i],
  ['nomina', /nómina|planillas/i, /service:(accounting|people)/],
  ['aseo de oficinas', /aseo de oficinas/i, cleaning],
  ['limpieza de vidrios', /limpieza de vidrios/i],
  ['jardineria', /jardinería/i],
  ['fotografia de producto', /fotografía de producto/i],
  ['fotografo', photo, anyPhoto],
  ['video', /video de dos/i],
  ['traduccion', translation],
  ['traductor oficial', /traducción oficial/i],
  ['interprete', /intérprete/i],
  ['clases de ingles', /inglés para ventas/i, /inglés|service:training/i],
  ['primeros auxilios', /primeros auxilios/i],
  ['trabajo en alturas', /trabajo en alturas/i],
  ['curso de soldadura', /soldadura/i],
  ['banquete de bodas', /banquete/i, /service:(catering|events)/],
  ['almuerzos para empresas', /almuerzos/i],
  ['alquiler de sillas', /alquiler de mesas/i],
  ['transporte refrigerado', /transporte refrigerado/i],
  ['transporte de carga', transport, logistics],
  ['agente de aduana', /aduaner/i],
  ['montacargas', /montacargas/i],
  ['facturacion electronica', /facturación electrónica/i],
  ['pagina web', /tienda en línea|sitio web/i],
  ['tienda en linea', /tienda en línea/i],
  ['soporte de sistemas', /soporte de sistemas/i],
  ['diseño de empaque', /diseño de empaque/i],
  ['identidad de marca', /identidad de marca/i],
  ['redes sociales', /redes sociales/i],
  ['publicidad', /service:advertising/],
  ['arquitecto', /service:architecture/],
  ['licencia de construccion', /licencia de construcción/i],
  ['estudio de suelos', /estudio de suelos/i],
  ['aire acondicionado', /minisplit/i],
  ['cuarto frio', /cuartos fríos|cámara fría/i],
  ['reparacion de instrumentos', /reparación de instrumentos/i],
  ['seguro de carga', /seguro para carga/i],
  ['tostion', /tostión/i],
  // Spanish: property and places.
  ['bodega', warehouse, industrial],
  ['bodegas', warehouse, industrial],
  ['bodega cali', at('Valle del Cauca', warehouse), industrial],
  ['bodega en cali', at('Valle del Cauca', warehouse), industrial],
  ['apartamento en cali', at('Cali', flat), at('Cali', anyHome)],
  ['casa en cali', at('Cali', house), at('Cali', anyHome)],
  ['apartamento cartagena', at('Cartagena', flat), at('Cartagena', anyHome)],
  ['apartamento medellin', at('Medellín', flat), at('Medellín', anyHome)],
  ['oficina bogota', at('Bogotá', office), at('Bogotá', /oficina/)],
  ['oficina en barranquilla', at('Barranquilla', office)],
  ['oficina', office, /oficina/i],
  ['local comercial bogota', at('Bogotá', shop)],
  ['local comercial', shop],
  ['lote', lot, /lote|terreno/i],
  ['terreno mexico', at('MX', lot)],
  ['finca', /finca|chacra|hacienda/i, anyFarm],
  ['finca cafetera', /finca (cafetera|de café)/i],
  ['casa de playa', /casa de playa/i],
  ['casa merida', at('Mérida', house), at('Mérida', anyHome)],
  ['departamento lima', at('Lima', flat), at('Lima', anyHome)],
  ['departamento guadalajara', at('Guadalajara', flat)],
  ['hotel', hotel, /hotel/i],
  ['hotel bogota', at('Bogotá', hotel)],
  ['galpon caracas', at('Caracas', industrial)],
  ['coworking', /coworking/i],
  ['consultorio medico', /consultorio médico/i],
  ['café pitalito', at('Pitalito', coffee)],
  ['artesanias riohacha', at('Riohacha', /product:/)],
  // English.
  ['coffee', coffee, anyCoffee],
  ['green coffee', /green coffee/i],
  ['ground coffee', /ground coffee/i],
  ['dark chocolate', /dark chocolate/i],
  ['soap', /soap/i],
  ['hammock', /hammock/i, /hanging chair/i],
  ['blanket', /blanket|bed throw/i],
  ['alpaca scarf', /alpaca scarf/i],
  ['silver earrings', /earrings/i],
  ['dining table', /dining table/i],
  ['desk', /desk/i],
  ['solar panel', /bifacial panel|solar kit/i, solar],
  ['paper bags', /kraft bags/i],
  ['safety boots', /safety boots/i],
  ['lawyer', legal],
  ['lawyer medellin', at('Medellín', legal)],
  ['bookkeeping', /bookkeeping/i],
  ['office cleaning', /office cleaning/i],
  ['sworn translation', /sworn translation/i],
  ['food photography', /food photography/i],
  ['forklift rental', /forklift rental/i],
  ['wedding catering', /wedding banquet/i, /service:(catering|events)/],
  ['customs broker', /customs clearance/i],
  ['online shop', /online shop/i],
  ['warehouse', warehouse, industrial],
  ['warehouse lima', at('Lima', industrial)],
  ['apartment in cartagena', at('Cartagena', flat), at('Cartagena', anyHome)],
  ['house in lima', at('Lima', house), at('Lima', anyHome)],
  ['farm', /finca|chacra|hacienda/i, anyFarm],
  ['land for sale', lot],
  ['beach house', /casa de playa/i],
  // Slips of the finger.
  ['chocolte', chocolate, /cacao|chocolat/i],
  ['hamcaa', /hamaca|chinchorro/i, /silla colgante/i],
  ['apartamneto cali', at('Cali', flat), at('Cali', anyHome)],
  ['abogdo', legal],
  ['fotografai', photo, anyPhoto],
];

/** Those whose first hit is not what people look for: each that is mended leaves this list. */
export const unanswered: readonly string[] = ['aire acondicionado'];
