/** The look of the brand, written into styles: mail readers know no style sheets. */
export const brand = {
  width: 600,
  jade: '#0b5d47',
  jadeBright: '#138a69',
  jadeSoft: '#5cc3a0',
  jadeMist: '#eaf5f0',
  maize: '#f0ab2e',
  cream: '#fdeecf',
  paper: '#faf8f4',
  surface: '#ffffff',
  line: '#e6e0d5',
  ink: '#1c2420',
  inkSoft: '#55605a',
  titleFont: "'Bricolage Grotesque',Figtree,'Segoe UI',Helvetica,Arial,sans-serif",
  font: "Figtree,'Segoe UI',Helvetica,Arial,sans-serif",
} as const;

/** The tagline of the network. */
export const tagline = {
  en: 'The business network where everyone wins',
  es: 'La red de negocios donde todos ganamos',
} as const;
