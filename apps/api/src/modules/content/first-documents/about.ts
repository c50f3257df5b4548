import type { FirstDocument } from './first-document.ts';

export const about: FirstDocument = {
  kind: 'ABOUT',
  title: { en: 'About Wiki empresarios', es: 'Acerca de Wiki empresarios' },
  sections: [
    {
      heading: { en: 'What it is', es: 'Qué es' },
      paragraphs: [
        {
          en: 'Wiki empresarios is a network for people who run companies: a place to be found, to find others and to do business with them. Anyone may look around; those who register can talk and take part; companies that become business members publish what they offer.',
          es: 'Wiki empresarios es una red para quienes dirigen empresas: un lugar para darse a conocer, encontrar a otros y hacer negocios con ellos. Cualquier persona puede mirar; quien se registra puede conversar y participar; las empresas que se hacen miembros publican lo que ofrecen.',
        },
        {
          en: 'Our idea fits in one line: the business network where everyone wins. A sale that leaves one side worse off is not a good sale, and a network grows when its members recommend each other.',
          es: 'Nuestra idea cabe en una línea: la red de negocios donde todos ganamos. Una venta que deja mal a una de las partes no es una buena venta, y una red crece cuando sus miembros se recomiendan entre sí.',
        },
      ],
    },
    {
      heading: { en: 'Who it is for', es: 'Para quién es' },
      paragraphs: [
        {
          en: 'It is made for entrepreneurs and for small and medium-sized companies in Latin America: growers, workshops, shops, studios, agencies, real estate offices, and all who buy from them. It works on a phone, over a slow connection, and in Spanish and English alike.',
          es: 'Está hecha para emprendedores y para pequeñas y medianas empresas de América Latina: productores, talleres, tiendas, estudios, agencias, inmobiliarias y todos los que les compran. Funciona en el celular, con una conexión lenta, y por igual en español y en inglés.',
        },
      ],
    },
    {
      heading: { en: 'What you can do here', es: 'Qué puede hacer aquí' },
      paragraphs: [
        {
          en: 'Discover products, services and properties, and the companies behind them. What you see was published by the company itself, under its name.',
          es: 'Descubrir productos, servicios e inmuebles, y las empresas que están detrás. Lo que usted ve lo publicó la propia empresa, con su nombre.',
        },
        {
          en: 'Register for free, complete your profile and choose your language. Your notifications and e-mails follow it.',
          es: 'Registrarse gratis, completar su perfil y elegir su idioma. Sus notificaciones y correos lo siguen.',
        },
        {
          en: 'Apply with your company to become a business member. Every application is read by a person before a company may publish.',
          es: 'Solicitar con su empresa ser miembro empresarial. Una persona lee cada solicitud antes de que una empresa pueda publicar.',
        },
      ],
    },
    {
      heading: { en: 'How we work', es: 'Cómo trabajamos' },
      paragraphs: [
        {
          en: 'We say what things cost before you pay. We do not sell your data, and we do not show advertising that follows you. Our rules are in the terms of use, and what we keep about you is in the privacy policy; both are written to be read.',
          es: 'Decimos cuánto cuesta cada cosa antes de que usted pague. No vendemos sus datos ni mostramos publicidad que lo siga. Nuestras reglas están en los términos de uso, y lo que guardamos sobre usted, en la política de privacidad; ambos están escritos para leerse.',
        },
        {
          en: 'The software is open: its source code can be read, checked and run by anyone. The company or community that runs this installation is responsible for it.',
          es: 'El programa es abierto: cualquiera puede leer, revisar y usar su código fuente. La empresa o comunidad que opera esta instalación responde por ella.',
        },
      ],
    },
    {
      heading: { en: 'Why the weave', es: 'Por qué el tejido' },
      paragraphs: [
        {
          en: 'The bands that cross in our mark come from the region’s weaving: mochilas, chumbes, hats. Each thread is thin; crossed with the others, it carries weight. A network of companies works the same way.',
          es: 'Las franjas que se cruzan en nuestra marca vienen de los tejidos de la región: mochilas, chumbes, sombreros. Cada hilo es delgado; cruzado con los demás, sostiene peso. Así funciona también una red de empresas.',
        },
      ],
    },
  ],
};
