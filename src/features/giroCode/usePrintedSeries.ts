import { useEffect, useLayoutEffect, useState } from 'react';

/** Signs that the visitor is back on the page. Some phones end printing for the page before the sheets are drawn. */
const RETURNS = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Whether print shows the cards of the series instead of the single one. Only until they are printed: afterwards the
 * browser's own print command prints the single card again.
 */
export function usePrintedSeries() {
  const [isSeriesPrinted, setIsSeriesPrinted] = useState(false);
  const [cardPrintings, setCardPrintings] = useState(0);
  // Once the cards of the series are off the page.
  useEffect(() => {
    if (cardPrintings > 0) print();
  }, [cardPrintings]);
  // Before the effects of the series, which print: „afterprint“ may be raised inside print().
  useLayoutEffect(() => {
    if (!isSeriesPrinted) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const restore = () => setIsSeriesPrinted(false);
    const awaitReturn = () => {
      for (const sign of RETURNS) addEventListener(sign, restore, options);
    };
    addEventListener('afterprint', awaitReturn, options);
    return () => listening.abort();
  }, [isSeriesPrinted]);

  function printCard() {
    setIsSeriesPrinted(false);
    setCardPrintings((count) => count + 1);
  }

  return { isSeriesPrinted, setIsSeriesPrinted, printCard };
}
