import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './PrintDate.module.css?late';
import { printedOn } from './texts.ts';

const today = () =>
  new Date().toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The day of printing, in print only. */
export function PrintDate() {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // The page may have been open for days. The browser draws the sheet right after the event.
    const update = () => flushSync(() => setDay(today()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return <p className={styles.printed}>{printedOn(day)}</p>;
}
