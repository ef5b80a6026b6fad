import styles from './LiveParts.module.css';
import { PLACE_NAMES, texts } from './texts.ts';

/** The requests of this page; `showLive.ts` fills it. */
export function LiveRequests() {
  return (
    <div className={`${styles.live} no-print`} data-live="requests">
      <p className="toned">{texts.notRunning}</p>
      <ul />
    </div>
  );
}

/** What the browser stores for this site; `showLive.ts` fills it. */
export function LiveStored() {
  return (
    <div className={`${styles.live} no-print`} data-live="stored">
      <p>{texts.notRunning}</p>
      <dl>
        {Object.entries(PLACE_NAMES).map(([place, name]) => (
          <div key={place}>
            <dt>{name}</dt>
            <dd data-place={place}>–</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
