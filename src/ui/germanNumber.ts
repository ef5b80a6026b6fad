/** Made at the first use, because it takes a slow phone 50 ms, a third of the time in which a tool starts. */
let format: Intl.NumberFormat | undefined;

/** „1.048.576“ */
export function germanCount(count: number): string {
  if (count < 1000) return String(count);
  format ??= new Intl.NumberFormat('de-DE');
  return format.format(count);
}

/** „1 Zeile“, „2.000 Zeilen“ */
export function germanCounted(count: number, one: string, several: string): string {
  return `${germanCount(count)}\u00A0${count === 1 ? one : several}`;
}

const WORDS = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Two to twelve in words, as usual in German texts; other numbers in digits. */
export function germanCountInWords(count: number): string {
  return WORDS[count - 2] ?? germanCount(count);
}

/** „1.234,50 €“, exact to the cent. */
export function germanAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.')},${digits.slice(-2)}\u00A0€`;
}
