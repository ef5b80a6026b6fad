import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { ExpiryNote } from '../../bankData/ExpiryNote.tsx';
import { breakable, CodeFigure } from '../../prose/CodeFigure.tsx';
import { Announcement, useAnnouncement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFirstUse, useLoaded } from '../../ui/loading.ts';
import { fullField } from '../../ui/texts.ts';
import { PrivacyLine, restartable } from '../../ui/tool.tsx';
import styles from './Playground.module.css';
import { allValues, callOf, codeOf, FIRST_SAMPLE, initialValues, SAMPLE_NAMES, SAMPLES } from './samples.ts';
import { fieldTexts, sampleTexts, texts } from './texts.ts';

interface Props {
  /** The bank directories on the server. The current date decides which one is loaded. */
  readonly directories: readonly AvailableDirectory[];
  /** What the first example prints, made by the build. */
  readonly firstAnswer: string;
}

/** Characters. Far more than an example needs, and few enough to be shown at once as code. */
const MOST_CHARACTERS = 1000;

const FIRST_CALL = { name: FIRST_SAMPLE, values: initialValues(FIRST_SAMPLE) };

/** Calls a function of the package with any input and shows what it returns. */
export const Playground = restartable(PlaygroundTool);

function PlaygroundTool({ directories, firstAnswer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [name, setName] = useState(FIRST_SAMPLE);
  const [values, setValues] = useState(() => allValues((_, initial) => initial));
  /** As it was when the button was pressed. */
  const [call, setCall] = useState<typeof FIRST_CALL | null>(null);
  const [said, say] = useAnnouncement();
  const attributes = {
    ...{ autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off' },
    maxLength: MOST_CHARACTERS,
  } as const;
  const [loaded, load, hasFailed] = useLoaded(async () => {
    const imports = [import('./runSample.ts'), import('../../bankData/bankData.ts')] as const;
    const [{ runSample }, { fetchBankData }] = await Promise.all(imports);
    return { runSample, bankData: await fetchBankData(directories) };
  });
  useFirstUse(load);
  const answer = useMemo(() => {
    if (call === null || loaded === null) return null;
    const { runSample, bankData } = loaded;
    return { call, ...runSample(call.name, call.values, bankData.directory), bankData };
  }, [call, loaded]);

  function readFields() {
    const read = allValues(
      (id, initial) => (form.current?.elements.namedItem(id) as HTMLInputElement | null)?.value ?? initial,
    );
    setValues(read);
    return read;
  }

  const readWhatIsThere = useEffectEvent(readFields);
  // Reads input from before hydration (typed or restored by the browser).
  useEffect(() => void readWhatIsThere(), []);

  useEffect(() => {
    if (answer === null) return;
    say(answer.said);
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, say]);

  const message =
    call === null || answer !== null
      ? fullField(values[name].find(({ length }) => length >= MOST_CHARACTERS) ?? '', MOST_CHARACTERS)
      : texts[hasFailed ? 'failed' : 'waiting'];
  useEffect(() => {
    if (message !== '') say(message);
  }, [message, say]);

  function run(event: SyntheticEvent) {
    event.preventDefault();
    load();
    // From the fields: a press from before hydration is repeated before what was typed then is rendered.
    setCall({ name, values: readFields()[name] });
  }

  const { name: ranName, values: ranValues } = answer?.call ?? FIRST_CALL;
  return (
    <div className="tool-card">
      <form
        ref={form}
        className={styles.form}
        autoComplete="off"
        onSubmit={run}
        onInput={readFields}
        noValidate
      >
        <fieldset className="no-print">
          <legend>{texts.choose}</legend>
          <div className={`row ${styles.names}`} translate="no">
            {SAMPLE_NAMES.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  id={`funktion-${each}`}
                  name="funktion"
                  checked={name === each}
                  onChange={() => setName(each)}
                />
                <span>{each}</span>
              </label>
            ))}
          </div>
          <p className="muted">{sampleTexts[name]}</p>
        </fieldset>
        {SAMPLE_NAMES.map((each) => (
          <div key={each} className={`${styles.fields} no-print`} hidden={each !== name}>
            {SAMPLES[each].fields.map(({ id, initial }) => (
              <div key={id} className="field">
                <label htmlFor={id}>{fieldTexts[id]}</label>
                {id === 'text' ? (
                  <textarea {...attributes} id={id} defaultValue={initial} rows={2} />
                ) : (
                  <input {...attributes} id={id} defaultValue={initial} enterKeyHint="go" />
                )}
              </div>
            ))}
          </div>
        ))}
        <CodeFigure caption={texts.code} code={codeOf(name, values[name])} />
        <Button type="submit" variant="primary">
          {texts.run}
        </Button>
        {message !== '' && <p className="tool-note">{message}</p>}
        <Announcement said={said} />
        <div ref={place}>
          <CodeFigure
            isLong
            code={answer?.text ?? firstAnswer}
            caption={
              <>
                <span>{texts.answer}</span>
                <code translate="no">{breakable(callOf(ranName, ranValues))}</code>
              </>
            }
          />
          <ExpiryNote data={answer && SAMPLES[answer.call.name].usesDirectory ? answer.bankData : null} />
        </div>
      </form>
      <PrivacyLine text={texts.privacy} />
    </div>
  );
}
