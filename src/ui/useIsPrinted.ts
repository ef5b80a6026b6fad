import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Set synchronously, because the browser does not wait. */
export function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const events = new AbortController();
    for (const type of ['beforeprint', 'afterprint'])
      addEventListener(type, () => flushSync(() => setPrinted(type === 'beforeprint')), events);
    return () => events.abort();
  }, []);
  return isPrinted;
}
