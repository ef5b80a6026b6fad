import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { ExpiryNote } from '../../bankData/ExpiryNote.tsx';
import { breakable, CodeFigure } from '../../prose/CodeFigure.tsx';
import { Announcement, useAnnouncement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFirstUse, useLoaded } from '../../ui/loading.ts';
import { guarded, PrivacyLine } from '../../ui/tool.tsx';
import { callOf, codeOf, FIELDS, FIRST_VALUES, type Values } from './example.ts';
import styles from './Playground.module.css';
import { texts } from './texts.ts';

/** As many as can be shown as code. */
const MOST_CHARACTERS = 1000;

interface Props {
  readonly directories: readonly AvailableDirectory[];
  /** What the first example prints, made by the build. */
  readonly firstAnswer: string;
}

/** Calls a function of the package with any input and shows what it returns. */
export const Playground = guarded(PlaygroundTool);

function PlaygroundTool({ directories, firstAnswer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(FIRST_VALUES);
  const [asked, setAsked] = useState<Values | null>(null);
  const [said, say] = useAnnouncement();
  const [loaded, load, hasFailed] = useLoaded(async () => {
    const imports = [import('./runExample.ts'), import('../../bankData/bankData.ts')] as const;
    const [{ runExample }, { fetchBankData }] = await Promise.all(imports);
    return { runExample, bankData: await fetchBankData(directories) };
  });
  useFirstUse(load);
  const answer = useMemo(() => {
    if (asked === null || loaded === null) return null;
    const { runExample, bankData } = loaded;
    return { asked, ...runExample(asked, bankData.directory), bankData };
  }, [asked, loaded]);

  function readFields() {
    const read = [...(form.current?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    setValues(read);
    return read;
  }

  const readWhatIsThere = useEffectEvent(readFields);
  // Reads input from before hydration (typed or restored by the browser).
  useEffect(() => void readWhatIsThere(), []);

  const message = asked === null || answer ? '' : texts[hasFailed ? 'failed' : 'waiting'];
  useEffect(() => {
    say(answer?.said ?? message);
    if (answer) place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, message, say]);

  function run(event: SyntheticEvent) {
    event.preventDefault();
    load();
    // From the fields: a press from before hydration is repeated before what was typed then is rendered.
    setAsked(readFields());
  }

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
        <p className="muted">{texts.about}</p>
        <div className={`${styles.fields} no-print`}>
          {FIELDS.map(({ id, label, initial }) => (
            <div key={id} className="field">
              <label htmlFor={id}>{label}</label>
              <input
                id={id}
                defaultValue={initial}
                autoCapitalize="off"
                autoComplete="off"
                autoCorrect="off"
                enterKeyHint="go"
                maxLength={MOST_CHARACTERS}
              />
            </div>
          ))}
        </div>
        <CodeFigure caption={texts.code} code={codeOf(values)} />
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
                <code translate="no">{breakable(callOf(answer?.asked ?? FIRST_VALUES))}</code>
              </>
            }
          />
          <ExpiryNote data={answer?.bankData ?? null} />
        </div>
      </form>
      <PrivacyLine text={texts.privacy} />
    </div>
  );
}
