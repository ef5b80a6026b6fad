import { FileUp } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import shared from './IbanList.module.css';
import styles from './ListInput.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly isOpening: boolean;
  readonly example: { readonly placeholder: string; readonly list: string };
  /** A list from a file, or from text with a name given by the page. */
  readonly onList: (source: Blob, name: string) => void;
}

/** A text field is fast up to some ten thousand characters. A longer text is read without being shown in it. */
const LONGEST_SHOWN_TEXT = 20_000;

/** The source of the list: pasted, chosen or dropped. */
export function ListInput({ isOpening, example, onList }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);

  /** A file may have been chosen, or a table pasted, before hydration. A single line may still be typed. */
  const readWhatIsThere = useEffectEvent(() => {
    if (fileInput.current) readChosen(fileInput.current);
    if (field.current && /[\t\n;]/.test(field.current.value)) read(field.current.value);
  });
  useEffect(() => readWhatIsThere(), []);

  function readChosen(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (file) onList(file, file.name);
    // The same file may be chosen again after a correction.
    input.value = '';
  }

  function read(text: string) {
    onList(new Blob([text], { type: 'text/plain' }), texts.input.pasted);
  }

  function handlePaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text/plain');
    if (text === '' && file) {
      event.preventDefault();
      onList(file, file.name);
    } else if (text.length > LONGEST_SHOWN_TEXT) {
      event.preventDefault();
      read(text);
    }
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file) onList(file, file.name);
    else if (text !== '') read(text);
  }

  return (
    // Dropping is for the mouse only; the button works by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={styles.input} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <div className="field">
        <label htmlFor="liste">{texts.input.paste}</label>
        <textarea
          ref={field}
          id="liste"
          rows={6}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={example.placeholder}
          onPaste={handlePaste}
          onInput={({ currentTarget, nativeEvent }) => {
            if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') read(currentTarget.value);
          }}
        />
      </div>
      <div className={`row ${shared.actions}`}>
        <Button variant="primary" disabled={isOpening} onClick={() => read(field.current?.value ?? '')}>
          {isOpening ? texts.input.opening : texts.input.read}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            if (field.current) field.current.value = example.list;
            field.current?.focus();
          }}
        >
          {texts.input.sample}
        </Button>
      </div>
      <div className={styles.file}>
        <FileUp size={28} aria-hidden="true" />
        <Button onClick={() => fileInput.current?.click()} disabled={isOpening}>
          {texts.input.choose}
        </Button>
        <input
          ref={fileInput}
          id="listendatei"
          type="file"
          hidden
          aria-label={texts.input.choose}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ currentTarget }) => readChosen(currentTarget)}
        />
        <p className="muted">{texts.input.drop}</p>
      </div>
    </div>
  );
}
