import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printedOn } from './texts.ts';

/** `22.11.2026`. Without Intl, which would take a slow phone 50 ms before it shows the first result. */
function today(): string {
  const now = new Date();
  const inTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${inTwoDigits(now.getDate())}.${inTwoDigits(now.getMonth() + 1)}.${now.getFullYear()}`;
}

/** The day of printing, in print only. */
export function PrintDate() {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // The page may have been open for days. The browser draws the sheet right after the event.
    const update = () => flushSync(() => setDay(today()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return <p className="muted print-only">{printedOn(day)}</p>;
}
