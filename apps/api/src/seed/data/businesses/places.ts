import type { Place } from '../demo-types.ts';

/** A place of the demonstration. */
const place = (city: string, region: string, country: Place['country']): Place => ({
  city,
  region,
  country,
});

export const bogota = place('Bogotá', 'Bogotá, D. C.', 'CO');
export const medellin = place('Medellín', 'Antioquia', 'CO');
export const cali = place('Cali', 'Valle del Cauca', 'CO');
export const barranquilla = place('Barranquilla', 'Atlántico', 'CO');
export const cartagena = place('Cartagena', 'Bolívar', 'CO');
export const bucaramanga = place('Bucaramanga', 'Santander', 'CO');
export const pereira = place('Pereira', 'Risaralda', 'CO');
export const mexicoCity = place('Ciudad de México', 'Ciudad de México', 'MX');
export const guadalajara = place('Guadalajara', 'Jalisco', 'MX');
export const merida = place('Mérida', 'Yucatán', 'MX');
export const lima = place('Lima', 'Lima', 'PE');
export const arequipa = place('Arequipa', 'Arequipa', 'PE');
export const panama = place('Ciudad de Panamá', 'Panamá', 'PA');
export const caracas = place('Caracas', 'Distrito Capital', 'VE');
export const chia = place('Chía', 'Cundinamarca', 'CO');
export const tenjo = place('Tenjo', 'Cundinamarca', 'CO');
export const floridablanca = place('Floridablanca', 'Santander', 'CO');
export const envigado = place('Envigado', 'Antioquia', 'CO');
export const rionegro = place('Rionegro', 'Antioquia', 'CO');
export const itagui = place('Itagüí', 'Antioquia', 'CO');
export const palmira = place('Palmira', 'Valle del Cauca', 'CO');
export const armenia = place('Armenia', 'Quindío', 'CO');
export const salento = place('Salento', 'Quindío', 'CO');
export const santaMarta = place('Santa Marta', 'Magdalena', 'CO');
export const pitalito = place('Pitalito', 'Huila', 'CO');
export const queretaro = place('Querétaro', 'Querétaro', 'MX');
export const zapopan = place('Zapopan', 'Jalisco', 'MX');
export const progreso = place('Progreso', 'Yucatán', 'MX');
export const izamal = place('Izamal', 'Yucatán', 'MX');
export const colon = place('Colón', 'Colón', 'PA');
export const boquete = place('Boquete', 'Chiriquí', 'PA');
export const coronado = place('Chame', 'Panamá Oeste', 'PA');
export const puertoColombia = place('Puerto Colombia', 'Atlántico', 'CO');
export const baruta = place('Baruta', 'Miranda', 'VE');
export const choroni = place('Choroní', 'Aragua', 'VE');
export const meridaAndes = place('Mérida', 'Mérida', 'VE');
