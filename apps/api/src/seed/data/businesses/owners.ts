/** Who manages a business of the demonstration that no demonstration account works for. */
export interface DemoOwner {
  firstName: string;
  lastName: string;
}

const owner = (firstName: string, lastName: string): DemoOwner => ({ firstName, lastName });

/** By the keys of the businesses. They sign in as `{key}@example.com` like everybody here. */
export const demoOwners: Readonly<Record<string, DemoOwner>> = {
  'tejidos-sol-de-jepira': owner('Rosalía', 'Epieyú Uriana'),
  'cacao-montes-del-carare': owner('Hernando', 'Rueda Galvis'),
  'dotaciones-valle-alto': owner('Paula Andrea', 'Zapata Correa'),
  'barro-luna-negra': owner('Irma', 'Pedro Galán'),
  'sazon-dona-remedios': owner('Remedios', 'Tlapale Flores'),
  'muebles-encino-real': owner('Ignacio', 'Barba Orozco'),
  'envases-cumbre-verde': owner('Mariana', 'Garza Treviño'),
  'finca-bruma-alta': owner('Ricardo', 'Serracín Caballero'),
  'taller-molas-del-mar': owner('Diwigdi', 'Arias López'),
  'istmo-luz-solar': owner('Kathia', 'Pitti Morales'),
  'equipos-costa-abajo': owner('Roberto', 'Downer Clarke'),
  'hilanderia-sumaq': owner('Milagros', 'Condori Huanca'),
  'granos-del-altiplano-azul': owner('Wilber', 'Mamani Ticona'),
  'plateria-cuesta-san-blas': owner('Ernesto', 'Quispe Baca'),
  'frutos-del-chira': owner('Lucía', 'Seminario Purizaca'),
  'bomboneria-valle-azul': owner('Graciela', 'Aponte Rivas'),
  'telares-de-quibor': owner('Juan Ramón', 'Escalona Mujica'),
  'luthiers-llano-adentro': owner('Alexis', 'Contreras Toro'),
  'botica-guaraira': owner('Daniela', 'Blanco Sucre'),
  'abogados-ceiba': owner('Catalina', 'Uribe Posada'),
  'consultorio-la-playa': owner('Gustavo', 'Henao Marín'),
  'cuentas-del-nogal': owner('Nidia', 'Pulido Ramos'),
  'guadua-software': owner('Sebastián', 'Arango Mesa'),
  'aseo-brisa-andina': owner('Luz Dary', 'Bernal Castro'),
  'carga-bocas-de-ceniza': owner('Álvaro', 'De la Hoz Pertuz'),
  'banquetes-la-bonga': owner('Yadira', 'Marrugo Torres'),
  'guayacan-arquitectos': owner('Felipe', 'Marulanda Ossa'),
  'escuela-cabecera': owner('Gladys', 'Serrano Prada'),
  'traducciones-farallones': owner('Nathalie', 'Bravo Lenis'),
  'luz-de-agave': owner('Rodrigo', 'Anguiano Plascencia'),
  'estudio-jacaranda': owner('Ximena', 'Lozano Bátiz'),
  'clima-peninsular': owner('Gaspar', 'Pech Canul'),
  'talento-costa-verde': owner('Rocío', 'Velarde Alva'),
  'rutas-del-colca': owner('Edgar', 'Choquehuanca Llerena'),
  'asesores-calidonia': owner('Itzel', 'De Gracia Fong'),
  'inmobiliaria-cerros': owner('Mauricio', 'Samper Rojas'),
  'aburra-inmuebles': owner('Beatriz Elena', 'Vélez Isaza'),
  'raices-del-valle': owner('Harold', 'Caicedo Mina'),
  'caribe-habitat': owner('Shirley', 'Buelvas Padilla'),
  'casa-tezontle': owner('Jimena', 'Cervantes Olvera'),
  'haciendas-cal-y-canto': owner('Landy', 'Ek Baqueiro'),
  'malecon-propiedades': owner('Álvaro', 'Benavides Tord'),
  'bahia-ancon': owner('Maritza', 'Vallarino Him'),
  'inmuebles-el-hatillo': owner('Ligia', 'Osorio Branger'),
};
