import type { BySeller, DemoService } from '../demo-types.ts';

/** Software, design, photography and translation. */
export const digitalServices: BySeller<DemoService> = {
  'guadua-software': [
    {
      key: 'tienda-en-linea',
      name: {
        en: 'Online shop ready in four weeks',
        es: 'Tienda en línea lista en cuatro semanas',
      },
      description: {
        en: 'Catalog, payments in pesos, shipping rates and stock in one place, with your domain and your brand. We load the first five hundred products and teach two people on your team to do the rest.',
        es: 'Catálogo, pagos en pesos, tarifas de envío e inventario en un solo lugar, con su dominio y su marca. Cargamos los primeros quinientos productos y enseñamos a dos personas de su equipo a seguir.',
      },
      category: 'software',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 6_500_000,
      endPrice: 14_000_000,
      isFeatured: true,
    },
    {
      key: 'software-a-la-medida',
      name: {
        en: 'Custom software for workshops and factories',
        es: 'Software a la medida para talleres y fábricas',
      },
      description: {
        en: 'Orders, production and deliveries on one screen that your people can use with gloves on. We spend two weeks on your floor before we write a line. The code and the data belong to you.',
        es: 'Pedidos, producción y entregas en una sola pantalla que su gente puede usar con guantes. Empezamos con dos semanas en su planta antes de escribir una línea. El código y los datos son suyos.',
      },
      category: 'software',
      serviceType: 'project',
      startPrice: 9_000,
      endPrice: 45_000,
      pricePerHour: 32,
    },
    {
      key: 'soporte-sistemas',
      name: {
        en: 'IT support for offices of up to 40 people',
        es: 'Soporte de sistemas para oficinas de hasta 40 personas',
      },
      description: {
        en: 'Remote help in fifteen minutes and a technician at your office the same day, in Medellín and the Aburrá valley. Backups are tested every month and you receive the proof.',
        es: 'Ayuda remota en quince minutos y técnico en su oficina el mismo día, en Medellín y el Valle de Aburrá. Las copias de seguridad se prueban cada mes y usted recibe la constancia.',
      },
      category: 'software',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 1_200_000,
      endPrice: 3_400_000,
      availability: {
        en: 'Monday to Saturday, 7 a.m. to 7 p.m.',
        es: 'Lunes a sábado, de 7 a. m. a 7 p. m.',
      },
    },
    {
      key: 'factura-electronica',
      name: {
        en: 'Electronic invoicing connected to your system',
        es: 'Facturación electrónica conectada a su sistema',
      },
      description: {
        en: 'We connect your cash register, store or spreadsheet to the tax authority and take care of tests, certificates and rejected invoices. It keeps working when the internet is down and sends what’s pending later.',
        es: 'Conectamos su caja, tienda u hoja de cálculo con la DIAN, con pruebas, certificados y rechazos resueltos. Funciona también cuando se cae el internet y envía después lo pendiente.',
      },
      category: 'software',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 3_200_000,
    },
    {
      key: 'revision-seguridad',
      name: { en: 'Security review of your website', es: 'Revisión de seguridad de su sitio web' },
      description: {
        en: 'Two engineers spend a week looking for what a thief would look for. You get a report in plain language, ordered by urgency, and a second review once it’s fixed.',
        es: 'Dos ingenieros pasan una semana buscando lo que buscaría un ladrón. Usted recibe un informe en lenguaje claro, ordenado por urgencia, y una segunda revisión cuando esté corregido.',
      },
      category: 'software',
      serviceType: 'remote',
      startPrice: 1_400,
    },
    {
      key: 'tablero-ventas',
      name: {
        en: 'Sales dashboard from your spreadsheets',
        es: 'Tablero de ventas a partir de sus hojas de cálculo',
      },
      description: {
        en: 'We join the sheets you already keep and show sales, margins and stock by day, store and product. It updates itself every morning before seven.',
        es: 'Unimos las hojas que usted ya lleva y mostramos ventas, márgenes e inventario por día, punto y producto. Se actualiza solo cada mañana antes de las siete.',
      },
      category: 'software',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 2_600_000,
      endPrice: 5_800_000,
    },
    {
      key: 'camaras-seguridad',
      name: {
        en: 'Security cameras for shops and warehouses',
        es: 'Cámaras de seguridad para locales y bodegas',
      },
      description: {
        en: 'Four to sixteen cameras with a recorder and thirty days of recordings, which you also watch on your phone. We run the cables out of sight, teach your people and come back after a month to adjust.',
        es: 'De cuatro a dieciséis cámaras con grabador y treinta días de grabación, que usted también ve en el celular. Dejamos el cableado oculto, capacitamos a su gente y volvemos al mes para ajustar.',
      },
      category: 'repair',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 2_900_000,
      endPrice: 9_400_000,
    },
  ],
  'estudio-jacaranda': [
    {
      key: 'identidad-marca',
      name: {
        en: 'Brand identity for food companies',
        es: 'Identidad de marca para empresas de alimentos',
      },
      description: {
        en: 'Name, logo, colors, type and a short manual that your printer understands. We show three directions, choose one with you and refine it in two rounds.',
        es: 'Nombre, logotipo, colores, tipografía y un manual corto que su impresor entiende. Mostramos tres caminos, elegimos uno con usted y lo afinamos en dos rondas.',
      },
      category: 'design',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 38_000,
      endPrice: 72_000,
    },
    {
      key: 'diseno-empaque',
      name: { en: 'Packaging and label design', es: 'Diseño de empaque y etiqueta' },
      description: {
        en: 'Label or box with the warnings Mexican law asks for, laid out so they don’t spoil the rest. We deliver die lines and print files, and go with you to the press.',
        es: 'Etiqueta o caja con los sellos que pide la norma mexicana, resueltos para que no estropeen el resto. Entregamos suajes, archivos de impresión y visita a la imprenta.',
      },
      category: 'design',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 14_500,
      endPrice: 29_000,
    },
    {
      key: 'redes-sociales',
      name: {
        en: 'Social media with monthly photo session',
        es: 'Redes sociales con sesión de fotos mensual',
      },
      description: {
        en: 'Twelve posts and eight stories a month, one morning of photos and answers to messages within two hours on business days. No bought followers.',
        es: 'Doce publicaciones y ocho historias al mes, una mañana de fotografías y respuesta a mensajes en dos horas los días hábiles. Sin seguidores comprados.',
      },
      category: 'advertising',
      serviceType: 'ongoing',
      currency: 'MXN',
      startPrice: 11_800,
    },
    {
      key: 'campana-buscadores',
      name: {
        en: 'Search advertising for local shops',
        es: 'Publicidad en buscadores para negocios locales',
      },
      description: {
        en: 'We set up and look after your campaigns and report calls and visits, not clicks. From a budget of 4,000 pesos a month, which you pay straight to the platform.',
        es: 'Montamos y cuidamos sus campañas e informamos llamadas y visitas, no clics. Desde 4.000 pesos mensuales de pauta, que usted paga directamente a la plataforma.',
      },
      category: 'advertising',
      serviceType: 'ongoing',
      currency: 'MXN',
      startPrice: 5_200,
      endPrice: 9_500,
    },
    {
      key: 'catalogo-impreso',
      name: { es: 'Catálogo impreso para ferias' },
      description: {
        es: 'Diseño, corrección y cuidado de impresión de catálogos de 16 a 48 páginas. Trabajamos con dos imprentas de la colonia Obreras y le entregamos en la feria.',
      },
      category: 'design',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 22_000,
    },
  ],
  'luz-de-agave': [
    {
      key: 'foto-producto',
      name: {
        en: 'Product photographs on white, per piece',
        es: 'Fotografía de producto en fondo blanco, por pieza',
      },
      description: {
        en: 'Three angles of each piece, cut out, color-corrected and named with your item number. You can watch the session by video and ask for changes on the spot.',
        es: 'Tres ángulos de cada pieza, recortados, con color corregido y nombrados con su clave. Usted puede ver la sesión por video y pedir cambios en el momento.',
      },
      category: 'photography',
      serviceType: 'project',
      currency: 'MXN',
      startPrice: 180,
      endPrice: 320,
      offers: { en: '15% off from forty pieces', es: '15 % de descuento desde cuarenta piezas' },
    },
    {
      key: 'foto-alimentos',
      name: { en: 'Food photography for menus', es: 'Fotografía de alimentos para cartas' },
      description: {
        en: 'Half a day in your kitchen with a stylist, up to fourteen dishes with natural light. Everything in the picture can be eaten afterwards.',
        es: 'Medio día en su cocina con estilista, hasta catorce platillos con luz natural. Todo lo que sale en la foto se puede comer después.',
      },
      category: 'photography',
      serviceType: 'onSite',
      currency: 'MXN',
      startPrice: 8_900,
    },
    {
      key: 'video-fabrica',
      name: { en: 'Two-minute film of your workshop', es: 'Video de dos minutos de su taller' },
      description: {
        en: 'A day of filming, an interview and an edit with subtitles in Spanish and English. You receive it horizontal for the web and vertical for phones.',
        es: 'Un día de grabación, una entrevista y edición con subtítulos en español e inglés. Lo recibe horizontal para la web y vertical para el celular.',
      },
      category: 'photography',
      serviceType: 'onSite',
      currency: 'MXN',
      startPrice: 24_000,
      endPrice: 36_000,
    },
    {
      key: 'retratos-equipo',
      name: { en: 'Team portraits at your office', es: 'Retratos de equipo en su oficina' },
      description: {
        en: 'A small studio set up in a meeting room: ten minutes a person, two portraits each, all with the same light. From six people.',
        es: 'Un pequeño estudio montado en su sala de juntas: diez minutos por persona, dos retratos cada una, todos con la misma luz. Desde seis personas.',
      },
      category: 'photography',
      serviceType: 'onSite',
      currency: 'MXN',
      startPrice: 650,
    },
    {
      key: 'alquiler-estudio',
      name: {
        en: 'Studio rental with lights, by the hour',
        es: 'Renta de estudio con luces, por hora',
      },
      description: {
        en: 'Ninety square meters in the Americana district with cyclorama, four flashes and a kitchen set. Parking for two vehicles and a ramp for heavy pieces.',
        es: 'Noventa metros cuadrados en la colonia Americana con ciclorama, cuatro flashes y set de cocina. Estacionamiento para dos vehículos y rampa para piezas pesadas.',
      },
      category: 'photography',
      serviceType: 'rental',
      currency: 'MXN',
      pricePerHour: 480,
    },
  ],
  'traducciones-farallones': [
    {
      key: 'traduccion-oficial',
      name: {
        en: 'Sworn translation of company documents',
        es: 'Traducción oficial de documentos de empresa',
      },
      description: {
        en: 'Certificates of incorporation, powers of attorney, balance sheets and contracts, stamped and signed by a sworn translator. We arrange the apostille if you need it.',
        es: 'Cámara de comercio, poderes, balances y contratos, con sello y firma de traductor oficial. Si lo necesita, tramitamos la apostilla.',
      },
      category: 'translation',
      serviceType: 'remote',
      currency: 'COP',
      startPrice: 48_000,
      endPrice: 75_000,
      availability: {
        en: 'Price per page, delivery in 48 hours',
        es: 'Precio por página, entrega en 48 horas',
      },
    },
    {
      key: 'fichas-tecnicas',
      name: {
        en: 'Technical sheets and labels in four languages',
        es: 'Fichas técnicas y etiquetas en cuatro idiomas',
      },
      description: {
        en: 'Food, cosmetics and machinery translated with the terms each market requires. We keep your glossary, so the second catalog costs less than the first.',
        es: 'Alimentos, cosméticos y maquinaria traducidos con los términos que exige cada mercado. Guardamos su glosario, así el segundo catálogo cuesta menos que el primero.',
      },
      category: 'translation',
      serviceType: 'project',
      startPrice: 90,
      endPrice: 140,
    },
    {
      key: 'interprete-feria',
      name: {
        en: 'Interpreter for fairs and factory visits',
        es: 'Intérprete para ferias y visitas a planta',
      },
      description: {
        en: 'English, French or Portuguese at your side all day, with the vocabulary of your sector prepared in advance. In Cali, Bogotá and Medellín; travel is charged at cost.',
        es: 'Inglés, francés o portugués a su lado todo el día, con el vocabulario de su sector preparado. En Cali, Bogotá y Medellín; los viáticos se cobran al costo.',
      },
      category: 'translation',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 780_000,
      pricePerHour: 130_000,
    },
    {
      key: 'correccion-sitio',
      name: {
        en: 'English proofreading of your website',
        es: 'Corrección del inglés de su sitio web',
      },
      description: {
        en: 'A native speaker reads every screen, corrects it and explains the changes. You can send us a link today and have it back on Thursday.',
        es: 'Una hablante nativa lee cada pantalla, la corrige y explica los cambios. Puede enviarnos el enlace hoy y recibirlo el jueves.',
      },
      category: 'translation',
      serviceType: 'remote',
      currency: 'COP',
      startPrice: 320_000,
      endPrice: 900_000,
    },
    {
      key: 'curso-ingles-ventas',
      name: {
        en: 'English for export sales, eight weeks',
        es: 'Inglés para ventas de exportación, ocho semanas',
      },
      description: {
        en: 'Two evenings a week in groups of six, with your own e-mails, quotations and calls as the material. Lessons are recorded for anyone who was traveling.',
        es: 'Dos noches por semana en grupos de seis, con sus propios correos, cotizaciones y llamadas como material. Las clases quedan grabadas para quien estaba de viaje.',
      },
      category: 'training',
      serviceType: 'workshop',
      currency: 'COP',
      startPrice: 690_000,
    },
  ],
};
