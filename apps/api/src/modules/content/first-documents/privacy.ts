import type { FirstDocument } from './first-document.ts';

export const privacy: FirstDocument = {
  kind: 'PRIVACY',
  title: { en: 'Privacy policy', es: 'Política de privacidad' },
  sections: [
    {
      heading: { en: 'Who is responsible', es: 'Quién es responsable' },
      paragraphs: [
        {
          en: 'The company or community that operates this installation of Wiki empresarios decides about the data kept here and answers for it. In Colombia the protection of personal data is governed by Law 1581 of 2012; wherever you live, your rights under your own law remain.',
          es: 'La empresa o comunidad que opera esta instalación de Wiki empresarios decide sobre los datos que aquí se guardan y responde por ellos. En Colombia la protección de datos personales se rige por la Ley 1581 de 2012; donde quiera que usted viva, conserva los derechos que le da su propia ley.',
        },
      ],
    },
    {
      heading: { en: 'What we keep', es: 'Qué guardamos' },
      paragraphs: [
        {
          en: 'What you give us: your name, e-mail address, language and, if you wish, your phone, address, place, date of birth, and what you write about yourself. Your password is kept only as a hash from which it cannot be read.',
          es: 'Lo que usted nos da: su nombre, correo electrónico, idioma y, si lo desea, su teléfono, dirección, lugar, fecha de nacimiento y lo que escriba sobre usted. Su contraseña se guarda solo como una huella de la que no se puede leer.',
        },
        {
          en: 'What comes from using the network: what you publish, your notifications, the messages we e-mailed to you, the version of the terms that you accepted, and for each signed-in device its kind, when it signed in and when it was last used.',
          es: 'Lo que resulta de usar la red: lo que publica, sus notificaciones, los mensajes que le enviamos por correo, la versión de los términos que aceptó y, por cada dispositivo con sesión iniciada, de qué tipo es, cuándo inició sesión y cuándo se usó por última vez.',
        },
      ],
    },
    {
      heading: { en: 'What we use it for', es: 'Para qué lo usamos' },
      paragraphs: [
        {
          en: 'To give you an account and keep it safe, to show others the profile that you chose to publish, to send you what concerns your account, and to keep out abuse. The newsletter goes only to those who asked for it.',
          es: 'Para darle una cuenta y cuidarla, para mostrar a otros el perfil que usted decidió publicar, para enviarle lo que se refiere a su cuenta y para evitar abusos. El boletín se envía solo a quienes lo pidieron.',
        },
        {
          en: 'We do not sell data, do not build advertising profiles and load no trackers of others.',
          es: 'No vendemos datos, no creamos perfiles publicitarios y no cargamos rastreadores de terceros.',
        },
      ],
    },
    {
      heading: { en: 'Who sees it', es: 'Quién lo ve' },
      paragraphs: [
        {
          en: 'Everyone: your name, picture, place, what you say about yourself, and since when you are a member. Only you and the administrators: your e-mail address, phone, street address, date of birth and settings.',
          es: 'Todas las personas: su nombre, foto, lugar, lo que usted dice de sí y desde cuándo es miembro. Solo usted y los administradores: su correo, teléfono, dirección, fecha de nacimiento y preferencias.',
        },
        {
          en: 'Services that we need to work, such as the one that delivers our e-mails and the one that receives payments, get what their task requires and nothing more.',
          es: 'Los servicios que necesitamos para funcionar, como el que entrega nuestros correos y el que recibe los pagos, obtienen lo que su tarea exige y nada más.',
        },
      ],
    },
    {
      heading: { en: 'Cookies and your browser', es: 'Cookies y su navegador' },
      paragraphs: [
        {
          en: 'We use two cookies. One keeps you signed in: it is needed for that, scripts cannot read it, and it ends after thirty days without use or when you sign out. The other remembers the language you chose, for a year. There are no others.',
          es: 'Usamos dos cookies. Una mantiene su sesión iniciada: es necesaria para ello, ningún programa de la página puede leerla y termina tras treinta días sin uso o cuando usted cierra la sesión. La otra recuerda durante un año el idioma que usted eligió. No hay otras.',
        },
      ],
    },
    {
      heading: { en: 'How long', es: 'Por cuánto tiempo' },
      paragraphs: [
        {
          en: 'As long as you have the account. Sessions end after thirty days without use. The links that we e-mail to verify an address or reset a password stop working after a day and after an hour, and what we keep of those messages no longer holds the link once they were sent.',
          es: 'Mientras usted tenga la cuenta. Las sesiones terminan tras treinta días sin uso. Los enlaces que enviamos para verificar un correo o restablecer una contraseña dejan de servir al cabo de un día y de una hora, y lo que guardamos de esos mensajes ya no contiene el enlace una vez enviados.',
        },
        {
          en: 'When you delete the account, your personal data, sessions, notifications and our e-mails to you are erased. What you published stays, without your name. Backups are overwritten in the course of their rotation.',
          es: 'Cuando usted elimina la cuenta, se borran sus datos personales, sesiones, notificaciones y los correos que le enviamos. Lo que publicó permanece, sin su nombre. Las copias de seguridad se sobrescriben con su rotación.',
        },
      ],
    },
    {
      heading: { en: 'Your rights', es: 'Sus derechos' },
      paragraphs: [
        {
          en: 'You can see and correct your data in your profile, take all of it with you as a file, withdraw from the newsletter and delete the account, at any time and without giving a reason. For anything else write to us; if you are not satisfied, you may turn to the data protection authority, in Colombia the Superintendencia de Industria y Comercio.',
          es: 'Usted puede ver y corregir sus datos en su perfil, llevárselos todos en un archivo, retirarse del boletín y eliminar la cuenta, en cualquier momento y sin dar razones. Para lo demás, escríbanos; si no queda conforme, puede acudir a la autoridad de protección de datos, en Colombia la Superintendencia de Industria y Comercio.',
        },
      ],
    },
    {
      heading: { en: 'Security', es: 'Seguridad' },
      paragraphs: [
        {
          en: 'Secrets are stored only as hashes, access is checked for every request, and administrators’ acts are recorded. Should something happen all the same that puts your data at risk, we tell you and the authority, and what we do about it.',
          es: 'Los secretos se guardan solo como huellas, el acceso se verifica en cada solicitud y los actos de los administradores quedan registrados. Si aun así ocurriera algo que ponga en riesgo sus datos, le informaremos a usted y a la autoridad, y le diremos qué hacemos al respecto.',
        },
      ],
    },
  ],
};
