import type { BySeller } from '../demo-types.ts';
import type { DemoReview } from './review-types.ts';

const middle = 'from500to5000';
const large = 'from5000to50000';
const huge = 'over50000';

/** What people say of those who sell and let property, the newest first. */
export const estateReviews: BySeller<DemoReview> = {
  'inmobiliaria-cerros': [
    {
      author: 'ricardo',
      rating: 5,
      contact: 'Mauricio Samper',
      size: huge,
      subject: 'Dijeron qué había que reparar',
      details:
        'En la ficha ya estaba la humedad que el ingeniero encontró después. Compramos con confianza y sin discutir el precio.',
    },
    {
      author: 'hannah',
      rating: 2,
      contact: 'Andrea Quijano',
      size: middle,
      subject: 'Kind people, slow deposit',
      details:
        'The apartment was as described. After we left, the return of the deposit took seventy days and eleven messages.',
    },
  ],
  'aburra-inmuebles': [
    {
      author: 'laura',
      rating: 5,
      contact: 'Beatriz Vélez',
      size: middle,
      subject: 'Responden cuando algo se daña',
      details:
        'Se dañó el calentador un viernes y el sábado ya había técnico. El contrato se entiende sin abogado.',
    },
    {
      author: 'natalia',
      rating: 4,
      contact: 'Camilo Isaza',
      size: large,
      subject: 'Buen acompañamiento',
      details:
        'Nos ayudaron con la permuta y el estudio de títulos. La primera visita la cambiaron de hora dos veces.',
    },
  ],
  'caribe-habitat': [
    {
      author: 'owen',
      rating: 5,
      contact: 'Shirley Buelvas',
      size: huge,
      subject: 'Bought from abroad without surprises',
      details:
        'Video visits at noon and at night, in sun and in rain. The titles were studied before we paid anything.',
    },
  ],
  'casa-tezontle': [
    {
      author: 'guillermo',
      rating: 3,
      contact: 'Jimena Cervantes',
      size: middle,
      subject: 'Buen departamento, mucho papeleo',
      details:
        'La póliza jurídica da tranquilidad, pero pidieron los mismos documentos tres veces. Al final, entrega puntual.',
    },
  ],
  'haciendas-cal-y-canto': [
    {
      author: 'owen',
      rating: 5,
      contact: 'Landy Ek',
      size: huge,
      subject: 'She sent a photograph every Friday',
      details:
        'We restored a house from two thousand kilometers away. The budget moved by four per cent, with the reason for each peso.',
    },
  ],
  'malecon-propiedades': [
    {
      author: 'joaquin',
      rating: 4,
      contact: 'Fiorella Rospigliosi',
      size: middle,
      subject: 'Sin comisión para el inquilino, de verdad',
      details:
        'Firmamos en una semana y el inventario estaba completo. Falta que contesten más rápido los fines de semana.',
    },
  ],
  'bahia-ancon': [
    {
      author: 'mercedes',
      rating: 4,
      contact: 'Maritza Vallarino',
      size: large,
      subject: 'Bien por videollamada',
      details:
        'Vimos seis apartamentos sin viajar y el que elegimos era igual en persona. El ruido de la avenida no se oía en el video.',
    },
  ],
};
