import { tagline } from '@wiki/emails';

/** What a receipt says. */
export const receiptWords = {
  en: {
    tagline: tagline.en,
    title: 'Payment receipt',
    invoice: 'Invoice',
    business: 'Business',
    email: 'E-mail',
    date: 'Date of payment',
    method: 'Method',
    methods: { CARD: 'Card', TRANSFER: 'Bank transfer', CASH: 'Cash', OTHER: 'Other' },
    bank: 'Bank',
    reference: 'Reference',
    concept: 'Concept',
    period: 'Paid month',
    subtotal: 'Before tax',
    tax: 'Tax',
    total: 'Total paid',
    surplus: 'Surplus payment',
    surplusTitle: 'Receipt of a surplus payment',
    surplusStates: {
      OPEN: 'To be refunded or applied',
      REFUNDED: 'Refunded',
      APPLIED: 'Applied to this invoice',
    },
    surplusNote:
      'The invoice above was not to be paid any more when this money came in. It pays nothing until it is applied.',
    note: 'This receipt confirms that the payment above was received. Keep it for your records.',
  },
  es: {
    tagline: tagline.es,
    title: 'Recibo de pago',
    invoice: 'Factura',
    business: 'Empresa',
    email: 'Correo electrónico',
    date: 'Fecha de pago',
    method: 'Medio de pago',
    methods: {
      CARD: 'Tarjeta',
      TRANSFER: 'Transferencia bancaria',
      CASH: 'Efectivo',
      OTHER: 'Otro',
    },
    bank: 'Banco',
    reference: 'Referencia',
    concept: 'Concepto',
    period: 'Mes pagado',
    subtotal: 'Antes de impuestos',
    tax: 'Impuesto',
    total: 'Total pagado',
    surplus: 'Pago que sobra',
    surplusTitle: 'Recibo de un pago que sobra',
    surplusStates: {
      OPEN: 'Por devolver o aplicar',
      REFUNDED: 'Devuelto',
      APPLIED: 'Aplicado a esta factura',
    },
    surplusNote:
      'La factura indicada ya no se debía pagar cuando llegó este dinero. No paga nada hasta que se aplique.',
    note: 'Este recibo confirma que recibimos el pago indicado. Consérvelo para sus registros.',
  },
} as const;
