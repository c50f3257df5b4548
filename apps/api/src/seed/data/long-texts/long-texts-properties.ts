import { type LongTexts, list, text } from './long-text-types.ts';

/** Of properties in Colombia. */
export const longPropertyTexts: LongTexts = {
  'inmobiliaria-cerros/apto-chapinero-alto': {
    more: {
      es: text(
        'La sala recibe el sol de la mañana y la alcoba principal da al bosque. El edificio es de 2016 y tiene veintidós apartamentos.',
        list(
          'Distribución',
          'Sala y comedor con chimenea de gas',
          'Cocina abierta con isla',
          'Dos alcobas con baño',
          'Estudio con ventana',
          'Zona de ropas cubierta',
        ),
        list(
          'El edificio',
          'Vigilancia todo el día',
          'Gimnasio y terraza comunal',
          'Se admiten mascotas',
        ),
        list(
          'Cerca',
          'Universidades a diez minutos a pie',
          'Ciclovía de la carrera Séptima',
          'Parque y mercado a tres cuadras',
        ),
        'Visitas de lunes a sábado de 9 a. m. a 5 p. m., con cita.',
      ),
      en: text(
        'The living room gets the morning sun, and the main bedroom overlooks the forest. The building is from 2016 and has twenty-two apartments.',
        list(
          'Rooms',
          'Living and dining room with a gas fireplace',
          'Open kitchen with an island',
          'Two bedrooms with bathrooms',
          'A study with a window',
          'A covered laundry',
        ),
        list('The building', '24-hour security', 'Gym and shared terrace', 'Pets are welcome'),
        list(
          'Nearby',
          'Universities, a ten-minute walk',
          'The Sunday cycle route on Carrera Séptima',
          'A park and a market three blocks away',
        ),
        'Visits from Monday to Saturday, 9 a.m. to 5 p.m., by appointment.',
      ),
    },
  },
  'inmobiliaria-cerros/townhouse-chia': {
    more: {
      es: text(
        list(
          'Primer piso',
          'Sala con chimenea de leña',
          'Comedor hacia el jardín',
          'Cocina cerrada con despensa',
          'Baño social y cuarto de servicio',
        ),
        list(
          'Segundo piso',
          'Tres alcobas, la principal con vestier',
          'Estar de televisión',
          'Dos baños',
        ),
        'El conjunto tiene cancha, salón comunal y ruta escolar. La cuota de administración se paga aparte.',
        list(
          'Para la compra',
          'Escritura al día y sin hipoteca',
          'Se recibe crédito o leasing',
          'Entrega a los cuarenta y cinco días',
        ),
      ),
      en: text(
        list(
          'Ground floor',
          'Living room with a wood fireplace',
          'Dining room facing the garden',
          'Closed kitchen with a pantry',
          'Guest bathroom and service room',
        ),
        list(
          'Upper floor',
          'Three bedrooms, the main one with a dressing room',
          'A TV room',
          'Two bathrooms',
        ),
        'The complex has a sports court, a common room and school transportation. The monthly fee is paid separately.',
        list(
          'To buy it',
          'Clear title, no mortgage',
          'Paid in cash or with a loan',
          'Handed over in forty-five days',
        ),
      ),
    },
  },
  'aburra-inmuebles/apto-laureles': {
    more: {
      es: text(
        list(
          'Distribución',
          'Sala y comedor con balcón',
          'Cocina integral con barra',
          'Tres alcobas con clóset',
          'Dos baños y zona de ropas',
        ),
        list(
          'Para arrendar',
          'Contrato de doce meses',
          'Póliza o fiador con finca raíz',
          'Respuesta del estudio en un día hábil',
        ),
        'A dos cuadras hay panaderías, colegio y una estación del metro a quince minutos caminando.',
      ),
      en: text(
        list(
          'Rooms',
          'Living and dining room with a balcony',
          'Fitted kitchen with a bar',
          'Three bedrooms with wardrobes',
          'Two bathrooms and a laundry',
        ),
        list(
          'To rent it',
          'A twelve-month lease',
          'Rental insurance or a guarantor who owns property',
          'An answer within one business day',
        ),
        'Bakeries and a school are two blocks away, and a metro station is a fifteen-minute walk.',
      ),
    },
  },
  'aburra-inmuebles/apto-ciudad-del-rio': {
    name: {
      es: 'Apartamento amoblado por meses en Ciudad del Río, con dos alcobas, balcón, fibra óptica y aseo semanal incluido',
      en: 'Furnished apartment by the month in Ciudad del Río, with two bedrooms, a balcony, fiber internet and weekly cleaning',
    },
    more: {
      es: text(
        list(
          'El precio incluye',
          'Servicios públicos y administración',
          'Internet de 300 megas',
          'Aseo y cambio de ropa de cama cada semana',
          'Un parqueadero',
        ),
        list('No incluye', 'Llamadas internacionales', 'Segundo parqueadero'),
        'El contrato es desde tres meses. Se paga un mes de depósito, que se devuelve a los ocho días de la entrega.',
      ),
      en: text(
        list(
          'The price includes',
          'Utilities and the building fee',
          '300-megabit internet',
          'Cleaning and fresh linen every week',
          'One parking space',
        ),
        list('It does not include', 'International calls', 'A second parking space'),
        'Three-month minimum. The one-month deposit is returned eight days after you leave.',
      ),
    },
  },
  'raices-del-valle/finca-cafetera-salento': {
    more: {
      es: text(
        'La finca produce café desde 1954 y recibe huéspedes desde 2011. La familia que la trabaja quisiera seguir con el nuevo dueño.',
        list(
          'La tierra',
          'Seis hectáreas en café de sombra',
          'Dos de bosque con nacimiento de agua',
          'Beneficiadero con secado solar',
        ),
        list(
          'El hospedaje',
          'Ocho habitaciones con baño',
          'Cocina profesional y comedor para treinta',
          'Registro de turismo vigente',
          'Ocupación del 64 % en el último año',
        ),
        'Los libros contables de cinco años se muestran después de firmar un acuerdo de reserva.',
      ),
      en: text(
        'The farm has grown coffee since 1954 and received guests since 2011. The family that works it would like to stay with the new owner.',
        list(
          'The land',
          'Six hectares of shade-grown coffee',
          'Two of forest with a spring',
          'A wet mill with solar drying',
        ),
        list(
          'The lodge',
          'Eight rooms with bathrooms',
          'A professional kitchen and a dining room for thirty',
          'A valid tourism registration',
          'Sixty-four percent of nights booked in the last year',
        ),
        'Five years of books can be seen after signing a confidentiality agreement.',
      ),
    },
  },
  'caribe-habitat/apto-bocagrande': {
    more: {
      es: text(
        list(
          'Lo mejor',
          'Balcón de doce metros frente al mar',
          'Tres alcobas, todas con baño',
          'Cocina remodelada en 2024',
          'Dos parqueaderos y depósito',
        ),
        list(
          'El edificio',
          'Piscina y salida directa a la playa',
          'Planta eléctrica total',
          'Recepción todo el día',
          'Alquiler por días permitido',
        ),
        'Se vende con muebles o sin ellos. Los muebles se valoran aparte.',
      ),
      en: text(
        list(
          'Highlights',
          'A twelve-meter balcony over the sea',
          'Three bedrooms, each with a bathroom',
          'A kitchen remodeled in 2024',
          'Two parking spaces and a storage room',
        ),
        list(
          'The building',
          'A pool and a door to the beach',
          'Full backup power',
          '24-hour front desk',
          'Short rentals allowed',
        ),
        'Sold with or without the furniture, which is priced separately.',
      ),
    },
  },
};
