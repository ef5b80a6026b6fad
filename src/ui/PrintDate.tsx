import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { germanDayInDigits, localDay } from './germanDate.ts';

const today = () => germanDayInDigits(localDay(new Date()));

export function PrintDate() {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // The page may have been open for days. The browser draws the sheet right after the event.
    const update = () => flushSync(() => setDay(today()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return <p className="muted print-only">{`Gedruckt am ${day}`}</p>;
}
