import { type LongTexts, list, text } from './long-text-types.ts';

/** Of services. */
export const longServiceTexts: LongTexts = {
  'abogados-ceiba/asesoria-juridica-pymes': {
    more: {
      es: text(
        list(
          'El plan incluye cada mes',
          'Ocho horas de consulta con el mismo abogado',
          'Revisión de contratos con clientes y proveedores',
          'Respuesta a requerimientos y derechos de petición',
          'Un informe corto el día cinco',
        ),
        'Las horas que no usa se acumulan durante tres meses. Las adicionales tienen la misma tarifa y siempre se avisan antes.',
        list(
          'Cómo empezamos',
          'Una reunión de media hora, sin costo',
          'Un diagnóstico con lo urgente y lo que puede esperar',
          'Un contrato que puede terminar con treinta días de aviso',
        ),
        'Atendemos de lunes a viernes de 8 a. m. a 6 p. m. y los sábados con cita.',
      ),
      en: text(
        list(
          'Each month the plan includes',
          'Eight hours of advice from the same lawyer',
          'A review of contracts with customers and suppliers',
          'Answers to authorities and petitions',
          'A short report on the fifth day',
        ),
        'Unused hours carry over for three months. Extra hours cost the same, and we always tell you first.',
        list(
          'How we start',
          'A half-hour meeting, free of charge',
          'A diagnosis of what is urgent and what can wait',
          'A contract you can end with thirty days’ notice',
        ),
        'We’re open Monday to Friday, 8 a.m. to 6 p.m., and on Saturdays by appointment.',
      ),
    },
  },
  'guadua-software/tienda-en-linea': {
    more: {
      es: text(
        list(
          'Incluye',
          'Diseño con su logo y sus colores',
          'Carga de hasta quinientas referencias',
          'Pagos con PSE, tarjeta y contra entrega',
          'Correo de la empresa para cinco personas',
          'Dos sesiones de capacitación',
        ),
        list(
          'Las cuatro semanas',
          'Primera: textos, fotos y estructura',
          'Segunda: diseño y su aprobación',
          'Tercera: productos y medios de pago',
          'Cuarta: pruebas y salida',
        ),
        'Después la acompañamos tres meses sin costo. El dominio y el código quedan a su nombre.',
      ),
      en: text(
        list(
          'It includes',
          'A design with your logo and colors',
          'Up to five hundred products loaded',
          'Payment by bank transfer, by card and on delivery',
          'Company e-mail for five people',
          'Two training sessions',
        ),
        list(
          'The four weeks',
          'First: texts, pictures and structure',
          'Second: the design and your approval',
          'Third: products and payment methods',
          'Fourth: testing and launch',
        ),
        'Then we support you for three months at no cost. The domain and the code are yours.',
      ),
    },
  },
  'banquetes-la-bonga/banquete-boda': {
    name: {
      es: 'Banquete de boda en Cartagena con tres tiempos, coctel de bienvenida, personal de servicio y prueba de menú para dos',
      en: 'Wedding banquet in Cartagena with three courses, a welcome cocktail, waiting staff and a menu tasting for two',
    },
    more: {
      es: text(
        list(
          'Incluye por invitado',
          'Coctel de bienvenida y cuatro pasabocas',
          'Entrada, fuerte y postre',
          'Bebidas sin alcohol durante seis horas',
          'Mesa, silla, menaje y mantelería',
          'Un mesero por cada doce personas',
        ),
        'Servimos menús vegetarianos, sin gluten y para niños, con la misma presentación.',
        list(
          'Reserva',
          'Se aparta la fecha con el 30 %',
          'El número final se confirma diez días antes',
          'Si llueve, movemos el montaje bajo techo sin costo',
        ),
      ),
      en: text(
        list(
          'For each guest',
          'A welcome cocktail and four canapés',
          'Starter, main course and dessert',
          'Non-alcoholic drinks for six hours',
          'Table, chair, tableware and linen',
          'One waiter for every twelve guests',
        ),
        'We serve vegetarian, gluten-free and children’s menus that look just as good.',
        list(
          'Booking',
          'Thirty percent holds your date',
          'The final number is due ten days before',
          'If it rains, we move indoors at no cost',
        ),
      ),
    },
  },
  'cuentas-del-nogal/contabilidad-mensual': {
    more: {
      es: text(
        list(
          'Cada mes',
          'Registro de hasta ciento cincuenta documentos',
          'Conciliación de dos bancos',
          'IVA, retenciones e ICA presentados a tiempo',
          'Estados financieros el día ocho',
        ),
        list(
          'Usted nos entrega',
          'Facturas y extractos, por correo o foto',
          'Novedades de nómina antes del 25',
        ),
        'Si por error nuestro llega una sanción, la pagamos nosotros. Está en el contrato.',
      ),
      en: text(
        list(
          'Each month',
          'Up to one hundred and fifty documents',
          'Reconciliation of two bank accounts',
          'Taxes and withholdings filed on time',
          'Financial statements on the eighth',
        ),
        list(
          'From you',
          'Invoices and statements, by e-mail or as a photo',
          'Payroll changes before the 25th',
        ),
        'If you’re fined because of us, we pay it. The contract says so.',
      ),
    },
  },
  'carga-bocas-de-ceniza/flete-costa-interior': {
    more: {
      es: text(
        list(
          'Servicio',
          'Tractomulas de 34 toneladas y camiones de 10',
          'Seguimiento por satélite con enlace para su cliente',
          'Póliza de hasta 1.200 millones de pesos',
          'Recogida en los puertos de Barranquilla, Cartagena y Santa Marta',
        ),
        list('Tiempos', 'Bogotá: 36 a 48 horas', 'Medellín: 30 a 40 horas', 'Cali: 48 a 60 horas'),
        'Respondemos cotizaciones en dos horas, de 6 a. m. a 8 p. m. todos los días.',
      ),
      en: text(
        list(
          'The service',
          '34-ton and 10-ton trucks',
          'Satellite tracking, with a link for your customer',
          'Insured up to 1,200 million pesos',
          'Pickup at the ports of Barranquilla, Cartagena and Santa Marta',
        ),
        list('Times', 'Bogotá: 36 to 48 hours', 'Medellín: 30 to 40 hours', 'Cali: 48 to 60 hours'),
        'We answer within two hours, from 6 a.m. to 8 p.m. every day.',
      ),
    },
  },
  'clima-peninsular/instalacion-minisplit': {
    more: {
      es: text(
        list(
          'Incluye',
          'Hasta cinco metros de tubería de cobre',
          'Base de pared galvanizada',
          'Vacío y prueba de fugas',
          'Conexión con pastilla propia',
        ),
        list(
          'Se cobra aparte',
          'Metro adicional de tubería',
          'Trabajo con andamio desde el segundo piso',
        ),
        'Llegamos en la fecha acordada o la instalación no se cobra. Un año de garantía en mano de obra.',
      ),
      en: text(
        list(
          'It includes',
          'Up to five meters of copper pipe',
          'A galvanized bracket',
          'Vacuum and a leak test',
          'A dedicated circuit breaker',
        ),
        list(
          'Charged separately',
          'Each additional meter of pipe',
          'Scaffolding from the second floor up',
        ),
        'We come on the agreed day, or the installation is free. One-year warranty on our work.',
      ),
    },
  },
  'luz-de-agave/foto-producto': {
    more: {
      es: text(
        list(
          'Por cada pieza',
          'Tres fotos en fondo blanco',
          'Recorte y corrección de color',
          'Archivos para web y para imprenta',
          'Derechos de uso sin límite de tiempo',
        ),
        list(
          'Cómo trabajamos',
          'Usted envía las piezas o las recogemos en la ciudad',
          'En cuatro días hábiles ve una primera entrega',
          'Una ronda de cambios incluida',
        ),
      ),
      en: text(
        list(
          'For each piece',
          'Three pictures on white',
          'Cut-out and color correction',
          'Files for the web and for print',
          'The right to use them forever',
        ),
        list(
          'How we work',
          'You send the pieces, or we pick them up in the city',
          'First delivery after four business days',
          'One round of changes included',
        ),
      ),
    },
  },
  'rutas-del-colca/viaje-compradores-alpaca': {
    name: {
      es: 'Viaje para compradores por la cadena de la alpaca: cuatro días entre hatos y talleres de Arequipa y Caylloma',
      en: 'Buyers’ trip along the alpaca chain: four days among herds, spinning mills and workshops of Arequipa and Caylloma',
    },
    more: {
      es: text(
        list(
          'Día por día',
          'Uno: fibra y clasificación en Arequipa',
          'Dos: camino a Caylloma y noche en Chivay',
          'Tres: esquila y compra en comunidad',
          'Cuatro: hilandería, tejido y regreso',
        ),
        list(
          'Incluye',
          'Transporte con oxígeno a bordo',
          'Tres noches con desayuno',
          'Intérprete de quechua, español e inglés',
          'Citas acordadas con seis proveedores',
        ),
        'Grupos de cuatro a diez personas, de abril a noviembre.',
      ),
      en: text(
        list(
          'Day by day',
          'One: fiber and sorting in Arequipa',
          'Two: the road to Caylloma, a night in Chivay',
          'Three: shearing and buying in a community',
          'Four: spinning mill, knitting and return',
        ),
        list(
          'It includes',
          'Transport with oxygen on board',
          'Three nights with breakfast',
          'An interpreter for Quechua, Spanish and English',
          'Meetings with six suppliers',
        ),
        'Groups of four to ten people, from April to November.',
      ),
    },
  },
  'istmo-luz-solar/instalacion-paneles': {
    more: {
      es: text(
        list(
          'Etapas',
          'Visita y cálculo con sus recibos de doce meses',
          'Planos firmados y permiso de la distribuidora',
          'Montaje en dos a cuatro días',
          'Medición y primera revisión a los tres meses',
        ),
        'Financiamos hasta el 70 % con un banco local, a cinco años. Cinco años de garantía en la instalación.',
      ),
      en: text(
        list(
          'Steps',
          'A visit and an estimate from twelve months of bills',
          'Signed plans and the grid company’s permit',
          'Two to four days of work',
          'Metering, and a first check after three months',
        ),
        'A local bank finances up to seventy percent over five years. Five-year warranty on the installation.',
      ),
    },
  },
};
