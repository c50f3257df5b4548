import type { FirstDocument } from './first-document.ts';

export const terms: FirstDocument = {
  kind: 'TERMS',
  title: { en: 'Terms of use', es: 'Términos de uso' },
  sections: [
    {
      heading: { en: 'What these terms are', es: 'Qué son estos términos' },
      paragraphs: [
        {
          en: 'These terms are an agreement between you and the company or community that operates this installation of Wiki empresarios (“we”). By creating an account you accept this version; we record which version you accepted and when.',
          es: 'Estos términos son un acuerdo entre usted y la empresa o comunidad que opera esta instalación de Wiki empresarios («nosotros»). Al crear una cuenta usted acepta esta versión; registramos qué versión aceptó y cuándo.',
        },
        {
          en: 'If we change them, a new version is published with its date and the former one stays readable. New accounts accept the version that is current on the day they are created.',
          es: 'Si los cambiamos, se publica una versión nueva con su fecha y la anterior se puede seguir leyendo. Las cuentas nuevas aceptan la versión vigente el día en que se crean.',
        },
      ],
    },
    {
      heading: { en: 'Your account', es: 'Su cuenta' },
      paragraphs: [
        {
          en: 'You must be of legal age where you live, or have the permission of whoever represents you. Give your true name and an e-mail address that you read. One person, one account.',
          es: 'Usted debe ser mayor de edad donde vive, o contar con el permiso de quien lo representa. Indique su nombre verdadero y un correo electrónico que usted lea. Una persona, una cuenta.',
        },
        {
          en: 'Keep your password to yourself. In the security page you see every device that is signed in and can sign it out. If you suspect that someone else used your account, change the password: that signs out all other devices.',
          es: 'No comparta su contraseña. En la página de seguridad usted ve cada dispositivo con sesión iniciada y puede cerrarla. Si sospecha que otra persona usó su cuenta, cambie la contraseña: eso cierra la sesión en los demás dispositivos.',
        },
      ],
    },
    {
      heading: { en: 'What you publish', es: 'Lo que usted publica' },
      paragraphs: [
        {
          en: 'What you write and upload stays yours. You allow us to store it, to show it on the network and to adapt its format so that it can be shown, for as long as it is published.',
          es: 'Lo que usted escribe y sube sigue siendo suyo. Usted nos permite guardarlo, mostrarlo en la red y adaptar su formato para mostrarlo, mientras esté publicado.',
        },
        {
          en: 'Publish only what is true and what you have the right to publish. Say what a thing costs, in which currency and in what condition it is. Do not offer what is forbidden where you or the buyer live.',
          es: 'Publique solo lo que sea cierto y lo que tenga derecho a publicar. Diga cuánto cuesta, en qué moneda y en qué estado se encuentra. No ofrezca lo que esté prohibido donde viven usted o el comprador.',
        },
      ],
    },
    {
      heading: { en: 'How we treat each other', es: 'Cómo nos tratamos' },
      paragraphs: [
        {
          en: 'No insults, threats, discrimination or harassment. No mass messages, false reviews, borrowed identities or attempts to get around the security of the platform or to collect other people’s data.',
          es: 'Sin insultos, amenazas, discriminación ni acoso. Sin mensajes masivos, reseñas falsas, identidades ajenas ni intentos de burlar la seguridad de la plataforma o de recoger datos de otras personas.',
        },
        {
          en: 'Administrators may hold back or remove content that breaks these rules. The author is told the reason.',
          es: 'Los administradores pueden retener o retirar contenido que incumpla estas reglas. Al autor se le informa el motivo.',
        },
      ],
    },
    {
      heading: { en: 'Business between members', es: 'Negocios entre miembros' },
      paragraphs: [
        {
          en: 'The network brings people together; it is not a party to what they agree. Purchases, rents and services are agreed between the seller and the buyer, who answer for them under the law that applies to them.',
          es: 'La red acerca a las personas; no es parte de lo que acuerdan. Las compras, los arriendos y los servicios se acuerdan entre quien vende y quien compra, que responden por ellos según la ley que les aplique.',
        },
        {
          en: 'Check before you pay: talk to the seller, look at the profile and the reviews, ask for an invoice.',
          es: 'Verifique antes de pagar: converse con quien vende, mire el perfil y las reseñas, pida factura.',
        },
      ],
    },
    {
      heading: { en: 'Membership', es: 'Membresía' },
      paragraphs: [
        {
          en: 'Using the network as a registered person is free. Publishing as a company requires a business membership: an application that we review and, on the paid plan, a monthly payment whose price is shown before you pay. Nothing is charged automatically.',
          es: 'Usar la red como persona registrada es gratis. Publicar como empresa requiere una membresía empresarial: una solicitud que revisamos y, en el plan pago, un pago mensual cuyo precio se muestra antes de pagar. Nada se cobra de forma automática.',
        },
      ],
    },
    {
      heading: { en: 'Suspension and end', es: 'Suspensión y terminación' },
      paragraphs: [
        {
          en: 'An administrator may suspend an account that breaks these terms, for a time or without an end date. The person is told the reason by e-mail and may answer it.',
          es: 'Un administrador puede suspender una cuenta que incumpla estos términos, por un tiempo o sin fecha de terminación. A la persona se le informa el motivo por correo y puede responder.',
        },
        {
          en: 'You may delete your account at any time. Your personal data is then erased; what you published stays without your name.',
          es: 'Usted puede eliminar su cuenta en cualquier momento. Sus datos personales se borran entonces; lo que publicó permanece sin su nombre.',
        },
      ],
    },
    {
      heading: { en: 'What we answer for', es: 'De qué respondemos' },
      paragraphs: [
        {
          en: 'We work to keep the platform available and safe, but cannot promise that it never fails. We do not check every listing, and we answer for damage only as far as the law that applies to this installation requires. Rights that the law gives consumers remain untouched.',
          es: 'Trabajamos para que la plataforma esté disponible y sea segura, pero no podemos prometer que nunca falle. No revisamos cada publicación, y respondemos por daños solo en la medida en que lo exija la ley que rige esta instalación. Los derechos que la ley da a los consumidores quedan intactos.',
        },
      ],
    },
  ],
};
