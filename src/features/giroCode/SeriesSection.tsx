import { type ComponentProps, useEffect, useRef } from 'react';
import { useFirstUse, useLoaded } from '../../ui/loading.ts';
import styles from './GiroCode.module.css';
import type { Series } from './series/Series.tsx';
import { texts } from './texts.ts';

/** A card for each row of a list. While it is open, the single code is not shown. */
export function SeriesSection(props: ComponentProps<typeof Series>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [series, load, hasFailed] = useLoaded(() => import('./series/Series.tsx'));
  useFirstUse(load);

  // Opens for a link that leads here.
  useEffect(() => {
    const section = details.current;
    if (!section) return;
    // Opened before hydration: no event comes.
    if (section.open) load();
    const openForLink = () => {
      if (location.hash !== `#${section.id}`) return;
      section.open = true;
      section.scrollIntoView();
    };
    openForLink();
    addEventListener('hashchange', openForLink);
    return () => removeEventListener('hashchange', openForLink);
  }, [load]);

  return (
    <details
      ref={details}
      id="kartenserie"
      className={styles.series}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) load();
        // Print would show nothing of a closed section.
        else props.onPrinted(null);
      }}
    >
      <summary className="no-print">{texts.series.summary}</summary>
      <p className="muted no-print">{texts.series.hint}</p>
      <p role="status" className="muted">
        {hasFailed && <span>{texts.series.failed}</span>}
      </p>
      {series && <series.Series {...props} />}
    </details>
  );
}
