import { germanCounted } from '../../ui/germanNumber.ts';
import { copyRefused } from '../../ui/texts.ts';

const name = 'Brief an die Bank';

export const texts = {
  name,
  copy: 'Kopieren',
  copied: (missing: number) =>
    `Der Brief ist kopiert.${missing > 0 ? ` ${germanCounted(missing, 'Angabe fehlt', 'Angaben fehlen')} noch.` : ''}`,
  refused: copyRefused(`„${name}“`),
  print: 'Brief drucken',
  email: 'Als E-Mail öffnen',
  subject: 'Rückruf einer Überweisung und Auskunft',
  refundSubject: 'Erstattung einer nicht autorisierten Überweisung',
  refund:
    'Bitte erstatten Sie mir den Betrag unverzüglich, spätestens bis zum Ende des Geschäftstags nach dieser Anzeige, und bringen Sie mein Konto auf den Stand ohne diese Belastung (§\u00A0675u\u00A0BGB).',
  duty: 'Bitte bemühen Sie sich sofort, den Betrag wiederzuerlangen (§\u00A0675y Absatz\u00A05 Satz\u00A02 und\u00A04\u00A0BGB).',
  tooLongForEmail: 'Für einen E-Mail-Entwurf ist der Brief zu lang. Kopieren Sie ihn.',
  privacy:
    'Nichts davon wird gespeichert oder gesendet. Was leer bleibt, steht im Brief in eckigen Klammern.',
  ibanRight: 'Rechnerisch richtig.',
  wrongIbanRight: 'Rechnerisch richtig: Das Konto kann es geben.',
  wrongIbanImpossible:
    'Mit dieser IBAN nimmt Ihre Bank keinen Auftrag an. Sehen Sie im Onlinebanking nach, welche Sie wirklich angegeben haben.',
  faulty: (labels: readonly string[]) => (labels.length > 0 ? `Noch falsch: ${labels.join(', ')}.` : ''),
  sameIban: 'An diese IBAN ging das Geld.',
  dateAhead: 'Dieser Tag liegt in der Zukunft.',
} as const;

/** The fields above the letter, and what it contains while they are empty. No limit: it would cut what is pasted. */
export const FIELDS = {
  sender: { label: 'Ihr Name und Ihre Anschrift', empty: '[Ihr Name und Ihre Anschrift]', rows: 3 },
  bank: { label: 'Ihre Bank', empty: '[Name und Anschrift Ihrer Bank]' },
  date: { label: 'Überwiesen am', empty: '[Datum]', type: 'date' },
  amount: { label: 'Betrag in Euro', empty: '[Betrag]\u00A0€', inputMode: 'decimal' },
  own: { label: 'Ihre IBAN', empty: '[Ihre IBAN]' },
  wrong: { label: 'IBAN, an die das Geld ging', empty: '[IBAN, an die das Geld ging]' },
  right: { label: 'Richtige IBAN, die gemeint war', empty: '[richtige IBAN]' },
} as const;
export type FieldName = keyof typeof FIELDS;
