import { useId } from 'react';
import styles from './Playground.module.css';
import { SAMPLE_NAMES, type SampleName } from './samples.ts';
import { sampleTexts, texts } from './texts.ts';

interface Props {
  readonly name: SampleName;
  readonly onChoose: (name: SampleName) => void;
}

/** Which function the example calls, and what that function does. */
export function PlaygroundChoice({ name, onChoose }: Props) {
  // A common name makes one radio group, which the arrow keys need.
  const group = useId();
  return (
    <fieldset className={`${styles.choice} no-print`}>
      <legend>{texts.choose}</legend>
      <div className={styles.names} translate="no">
        {SAMPLE_NAMES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              id={`funktion-${each}`}
              name={group}
              checked={name === each}
              onChange={() => onChoose(each)}
            />
            <span>{each}</span>
          </label>
        ))}
      </div>
      <p>{sampleTexts[name]}</p>
    </fieldset>
  );
}
