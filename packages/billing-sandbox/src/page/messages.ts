const en = {
  product: 'Wiki empresarios',
  languageSwitch: 'Language',
  sandbox: 'Test page',
  sandboxTitle: 'No money moves here',
  sandboxText: 'This is a sandbox for trying payments out. Never type a real card.',
  order: 'Your order',
  subtotal: 'Before tax',
  tax: 'Tax',
  total: 'Total',
  testCards: 'Choose a test card',
  approved: 'It is approved',
  rejected: 'It is rejected',
  silent: 'It never answers',
  card: 'Card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHelp: 'Month and year, such as 08/29',
  cvc: 'Security code',
  cvcHelp: 'Any 3 or 4 digits',
  holder: 'Name on the card',
  pay: 'Pay',
  paying: 'Paying',
  cancel: 'Go back without paying',
  errorSummary: 'Please check these fields',
  numberError: 'Use the number of one of the test cards.',
  expiryError: 'Write a month and year that have not passed, such as 08/29.',
  cvcError: 'Write the 3 or 4 digits of the security code.',
  holderError: 'Write the name on the card, up to 80 characters.',
  testHolder: 'Test person',
  paidTitle: 'This is already paid',
  paidText: 'The payment was approved before, and nothing is charged twice.',
  back: 'Return to Wiki empresarios',
  missingTitle: 'There is nothing to pay here',
  missingText: 'The address may be incomplete. Begin the payment again from your account.',
  homeTitle: 'Billing sandbox',
  homeText:
    'It stands in for the billing service while none is configured: payments can be tried out from beginning to end, and no money moves.',
  homeCalls: 'Calls, with a bearer token',
};

/** The words of the pages. */
export type Messages = typeof en;

const es: Messages = {
  product: 'Wiki empresarios',
  languageSwitch: 'Idioma',
  sandbox: 'Página de prueba',
  sandboxTitle: 'Aquí no se mueve dinero',
  sandboxText: 'Este es un entorno para probar pagos. Nunca escriba una tarjeta real.',
  order: 'Su pedido',
  subtotal: 'Antes de impuestos',
  tax: 'Impuestos',
  total: 'Total',
  testCards: 'Elija una tarjeta de prueba',
  approved: 'Se aprueba',
  rejected: 'Se rechaza',
  silent: 'Nunca responde',
  card: 'Tarjeta',
  number: 'Número de la tarjeta',
  expiry: 'Vencimiento',
  expiryHelp: 'Mes y año, por ejemplo 08/29',
  cvc: 'Código de seguridad',
  cvcHelp: '3 o 4 dígitos cualesquiera',
  holder: 'Nombre en la tarjeta',
  pay: 'Pagar',
  paying: 'Pagando',
  cancel: 'Volver sin pagar',
  errorSummary: 'Revise estos campos',
  numberError: 'Use el número de una de las tarjetas de prueba.',
  expiryError: 'Escriba un mes y un año que no hayan pasado, por ejemplo 08/29.',
  cvcError: 'Escriba los 3 o 4 dígitos del código de seguridad.',
  holderError: 'Escriba el nombre que aparece en la tarjeta, de hasta 80 caracteres.',
  testHolder: 'Persona de prueba',
  paidTitle: 'Esto ya está pagado',
  paidText: 'El pago se aprobó antes y nada se cobra dos veces.',
  back: 'Volver a Wiki empresarios',
  missingTitle: 'Aquí no hay nada que pagar',
  missingText:
    'Es posible que la dirección esté incompleta. Empiece de nuevo el pago desde su cuenta.',
  homeTitle: 'Entorno de prueba de pagos',
  homeText:
    'Reemplaza al servicio de facturación mientras no haya uno configurado: los pagos se pueden probar de principio a fin y no se mueve dinero.',
  homeCalls: 'Llamadas, con un token de acceso',
};

/** Spanish is written for Colombia. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The words in a language. */
export const messages: Readonly<Record<Language, Messages>> = { en, es };

/** An amount in whole units, such as `COP 59.500`; decimals only when there are any. */
export function formatAmount(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
