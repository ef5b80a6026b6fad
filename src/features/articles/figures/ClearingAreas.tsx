import { Fragment } from 'react';
import styles from './ClearingAreas.module.css';
import { clearingAreas } from './clearingAreas.ts';
import { FigureFrame } from './FigureFrame.tsx';

/** The eight clearing areas as tiles, arranged as on a map if the screen is wide enough. */
export function ClearingAreas() {
  return (
    <FigureFrame caption="Die acht Clearinggebiete, grob wie auf der Landkarte. Mit 0 oder 9 beginnt keine Bankleitzahl.">
      <ul className={styles.map}>
        {Object.entries(clearingAreas).map(([digit, states]) => (
          <li key={digit} className={`${styles.area} ${styles[`area${digit}`]}`}>
            <span className={styles.digit}>{digit}</span>
            <span>
              {states.map((state, index) => (
                <Fragment key={state}>
                  {index > 0 && ', '}
                  <span className={styles.state}>{state}</span>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
