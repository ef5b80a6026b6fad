import { germanDayInDigits, localDay } from './germanDate.ts';
import { useIsPrinted } from './useIsPrinted.ts';

export function PrintDate() {
  // The page may have been open for days: this is drawn again for the print.
  useIsPrinted();
  return <p className="muted print-only">{`Gedruckt am ${germanDayInDigits(localDay(new Date()))}`}</p>;
}
