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
};
