import type { BusinessProfile } from '../../modules/businesses/index.ts';

/** What a business of the demonstration tells beyond its name, place and description. */
export type DemoProfile = Pick<
  BusinessProfile,
  'services' | 'address' | 'lineOfBusiness' | 'size'
> & {
  /** The part of its made-up web and e-mail addresses before `.example.com`. */
  site: string;
  phone: string;
  isVerified: boolean;
};

type Line = 'A' | 'C' | 'D' | 'G' | 'S';
type Size = NonNullable<DemoProfile['size']>;

const profile = (
  site: string,
  lineOfBusiness: Line,
  size: Size,
  phone: string,
  address: string,
  services: string[],
  isVerified = true,
): DemoProfile => ({ site, lineOfBusiness, size, phone, address, services, isVerified });

/** By the keys of the businesses. Telephone numbers are made up. */
export const demoProfiles: Readonly<Record<string, DemoProfile>> = {
  'cafe-alto-del-roble': profile('altodelroble', 'C', 'SMALL', '+573005550178', 'Calle 6 # 3-48', [
    'Tostión por encargo',
    'Catación',
    'Exportación de microlotes',
    'Marca propia para cafeterías',
  ]),
  'tejidos-sol-de-jepira': profile('soldejepira', 'C', 'MICRO', '+573005550201', 'Calle 1 # 8-35', [
    'Tejido por encargo',
    'Regalos empresariales',
    'Talleres de tejido wayuu',
  ]),
  'cacao-montes-del-carare': profile(
    'montesdelcarare',
    'C',
    'SMALL',
    '+573005550214',
    'Carrera 11 # 9-20',
    ['Chocolate de origen', 'Coberturas para pastelería', 'Visitas a la finca'],
  ),
  'dotaciones-valle-alto': profile(
    'dotacionesvallealto',
    'G',
    'MEDIUM',
    '+573005550227',
    'Carrera 52 # 40-118',
    ['Dotación industrial', 'Bordado de logos', 'Elementos de protección', 'Entrega en obra'],
  ),
  'barro-luna-negra': profile('barrolunanegra', 'C', 'MICRO', '+529515550131', 'Benito Juárez 24', [
    'Barro negro bruñido',
    'Piezas para restaurantes',
    'Talleres para visitantes',
  ]),
  'sazon-dona-remedios': profile(
    'donaremedios',
    'C',
    'SMALL',
    '+522225550144',
    'Calle 6 Norte 410',
    ['Moles y salsas', 'Maquila de salsas', 'Envíos refrigerados'],
  ),
  'muebles-encino-real': profile(
    'encinoreal',
    'C',
    'SMALL',
    '+523335550157',
    'Avenida Revolución 1582',
    ['Muebles a medida', 'Mobiliario para oficinas', 'Restauración'],
  ),
  'envases-cumbre-verde': profile(
    'cumbreverde',
    'C',
    'LARGE',
    '+528185550160',
    'Parque industrial Las Lomas, nave 7',
    ['Empaques compostables', 'Impresión de marca', 'Entregas programadas'],
  ),
  'finca-bruma-alta': profile(
    'brumaalta',
    'A',
    'MICRO',
    '+50765550173',
    'Vía a Jaramillo Arriba, km 4',
    ['Café geisha', 'Subastas privadas', 'Recorridos por la finca'],
  ),
  'taller-molas-del-mar': profile(
    'molasdelmar',
    'C',
    'MICRO',
    '+50765550186',
    'Calle 3 Casco Antiguo, local 5',
    ['Molas enmarcadas', 'Textiles para hoteles'],
    false,
  ),
  'istmo-luz-solar': profile(
    'istmoluz',
    'D',
    'SMALL',
    '+50765550199',
    'Avenida Obaldía, edificio Terra',
    ['Instalación de paneles solares', 'Bombeo solar', 'Mantenimiento'],
  ),
  'equipos-costa-abajo': profile(
    'costaabajo',
    'G',
    'MEDIUM',
    '+50765550212',
    'Zona Libre, calle 15, bodega 3',
    ['Equipos para bodegas', 'Alquiler de estibadoras', 'Repuestos'],
  ),
  'hilanderia-sumaq': profile(
    'hilanderiasumaq',
    'C',
    'MEDIUM',
    '+51955550225',
    'Calle La Merced 318',
    ['Hilados de alpaca', 'Confección para marcas', 'Teñido natural'],
  ),
  'granos-del-altiplano-azul': profile(
    'altiplanoazul',
    'A',
    'SMALL',
    '+51955550238',
    'Jirón Moquegua 211',
    ['Quinua y cañihua a granel', 'Maquila de harinas', 'Exportación'],
  ),
  'plateria-cuesta-san-blas': profile(
    'cuestasanblas',
    'C',
    'MICRO',
    '+51955550241',
    'Cuesta San Blas 602',
    ['Joyas de filigrana', 'Diseños por encargo'],
    false,
  ),
  'frutos-del-chira': profile(
    'frutosdelchira',
    'A',
    'MEDIUM',
    '+51955550254',
    'Carretera a Paita, km 12',
    ['Fruta fresca de exportación', 'Fruta deshidratada', 'Servicio de frío'],
  ),
  'bomboneria-valle-azul': profile(
    'valleazul',
    'C',
    'MICRO',
    '+584245550267',
    'Calle Páez, quinta Las Flores',
    ['Bombones para eventos', 'Regalos empresariales', 'Coberturas'],
  ),
  'telares-de-quibor': profile(
    'telaresdequibor',
    'C',
    'MICRO',
    '+584245550270',
    'Avenida Florencio Jiménez, galpón 9',
    ['Hamacas y alfombras', 'Pedidos para posadas'],
    false,
  ),
  'luthiers-llano-adentro': profile(
    'llanoadentro',
    'C',
    'MICRO',
    '+584245550283',
    'Calle Cedeño 15-40',
    ['Construcción de cuatros', 'Reparación de instrumentos', 'Clases'],
  ),
  'botica-guaraira': profile(
    'boticaguaraira',
    'C',
    'SMALL',
    '+584245550296',
    'Avenida principal de Los Chorros, local 2',
    ['Cosmética natural', 'Marca propia para hoteles', 'Talleres de jabonería'],
  ),
};
