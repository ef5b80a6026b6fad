import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { useBankData } from '../../bankData/useBankData.ts';
import { withBranch } from '../../domain/account/bic.ts';
import { ibanLengthOf } from '../../domain/countries/lengths.ts';
import { groupIban, SHORTEST_IBAN } from '../../domain/iban/iban.ts';
import { checkIban } from '../../domain/ibanCheck/checkIban.ts';
import { findIbans, isVatNumber } from '../../domain/reading/findIbans.ts';
import { HANDED_IBAN, takeHandOver } from '../../handOver/handOver.ts';
import { Announcement, useAnnouncement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFirstUse } from '../../ui/loading.ts';
import { importTooltips } from '../../ui/Tooltip.tsx';
import { fullField } from '../../ui/texts.ts';
import { guarded, PrivacyLine } from '../../ui/tool.tsx';
import { Findings, importReader } from './Findings.tsx';
import styles from './IbanCheck.module.css';
import { texts } from './texts.ts';

/** Content of the field and how it was entered. */
interface Input {
  readonly text: string;
  /** The visitor is still typing, so that missing characters are not an error yet. */
  readonly isTyping: boolean;
  /** How often the visitor has asked for a result. Then the page scrolls to it; during typing it does not move. */
  readonly asked: number;
  /** The IBAN that the visitor has just put in the place of another; else null. */
  readonly chosen: string | null;
}

const PAUSE_IN_TYPING_MS = 150;

/** Some 400 IBANs. More would slow down the browser: it takes half a minute to lay out a megabyte of line breaks. */
const MOST_CHARACTERS = 10_000;

/** A field for any text that contains IBANs, with the results for each of them below. */
export const IbanCheck = guarded(IbanCheckTool);

function IbanCheckTool({ directories }: { readonly directories: readonly AvailableDirectory[] }) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [input, setInput] = useState<Input>({ text: '', isTyping: true, asked: 0, chosen: null });
  const [said, say] = useAnnouncement();
  const [bankData, loadBankData] = useBankData(directories);
  useFirstUse(() => {
    loadBankData();
    importReader().catch(() => undefined);
    importTooltips().catch(() => undefined);
  });

  const found = useMemo(() => findIbans(input.text), [input.text]);
  const isVat = isVatNumber(input.text);
  const bic = withBranch(input.text.replace(/^\s*BIC\b|[\s:]/gi, '').toUpperCase());
  const isBic = bic !== '' && bankData.data?.directory.banks.some((bank) => bank.bic === bic);
  const unfinished = input.isTyping ? (isVat ? input.text.replace(/\s/g, '') : unfinishedIban(found)) : null;
  const isMissing = !input.isTyping && input.text.trim() === '';

  const showsFindings =
    unfinished === null && input.text.trim() !== '' && (!input.isTyping || found.length > 0);

  function read(more: Partial<Input> = {}) {
    clearTimeout(timer.current);
    loadBankData();
    const text = field.current?.value ?? '';
    setInput(({ asked }) => ({ text, isTyping: false, asked, chosen: null, ...more }));
  }

  const readWhatIsThere = useEffectEvent(() => {
    if (!field.current) return;
    const iban = takeHandOver(HANDED_IBAN);
    if (iban !== null) field.current.value = groupIban(iban);
    const { value } = field.current;
    // The visitor may still be typing.
    const isPart = value.length < SHORTEST_IBAN || unfinishedIban(findIbans(value)) !== null;
    if (value !== '') read({ isTyping: iban === null && isPart });
  });
  // Reads input from before hydration (typed or restored by the browser) and an IBAN from another page.
  useEffect(() => {
    readWhatIsThere();
    return () => clearTimeout(timer.current);
  }, []);

  const { asked, chosen } = input;
  const reveal = useEffectEvent((isBankKnown: boolean) => {
    const result = results.current?.querySelector<HTMLElement>(`[data-iban="${chosen}"]`);
    // The pressed button is gone, so its focus moves to the result of the chosen IBAN.
    result?.focus({ preventScroll: true });
    const end = (isBankKnown && results.current?.querySelector('button')) || results.current;
    if (result) result.scrollIntoView();
    else if (end && end.getBoundingClientRect().bottom > innerHeight) results.current?.scrollIntoView();
  });
  useEffect(() => {
    if (asked > 0) reveal(bankData.data !== null);
  }, [asked, bankData.data]);

  function handleInput(event: SyntheticEvent<HTMLTextAreaElement>) {
    const { inputType } = event.nativeEvent as InputEvent;
    clearTimeout(timer.current);
    if (/^insertFrom(Paste|Drop)$/.test(inputType)) read();
    else timer.current = setTimeout(() => read({ isTyping: true }), PAUSE_IN_TYPING_MS);
  }

  /** Enter checks the input, because an IBAN is one line. Shift+Enter inserts a line break. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    read({ asked: input.asked + 1 });
    if (field.current?.value.trim() === '') field.current.focus();
  }

  function replace(given: string, chosen: string) {
    if (!field.current) return;
    field.current.value = found.map((iban) => groupIban(iban === given ? chosen : iban)).join('\n');
    read({ asked: input.asked + 1, chosen });
  }

  return (
    <div className="tool-card">
      <form ref={form} className={`tool-form ${styles.form}`} onSubmit={submit} autoComplete="off" noValidate>
        <div className={styles.field}>
          <label htmlFor="iban-text">{texts.label}</label>
          <textarea
            ref={field}
            id="iban-text"
            rows={2}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            enterKeyHint="go"
            aria-describedby="iban-text-note"
            aria-invalid={isMissing || undefined}
            maxLength={MOST_CHARACTERS}
            onInput={handleInput}
            onKeyDown={handleKey}
          />
          <p id="iban-text-note" className={`muted toned ${styles.note}`} data-tone={isMissing && 'wrong'}>
            {unfinished !== null
              ? texts.length(unfinished.length, ibanLengthOf(unfinished.slice(0, 2)))
              : isMissing
                ? texts.empty
                : texts.hint}
          </p>
          <p role="status" className={`muted ${styles.note}`}>
            {input.text.length >= MOST_CHARACTERS && (
              <>
                <span>{fullField(input.text, MOST_CHARACTERS)}</span> <a href="/iban-liste">{texts.list}</a>
              </>
            )}
          </p>
        </div>
        <Button type="submit" variant={showsFindings ? 'outlined' : 'primary'} className={styles.check}>
          {texts.check}
        </Button>
        <Announcement said={said} />
      </form>
      <div ref={results} className="tool-result">
        {showsFindings && (
          <Findings
            text={input.isTyping ? '' : input.text}
            found={found}
            nothing={isVat ? texts.vatNumber : isBic ? texts.bic : texts.nothingFound}
            bankData={bankData}
            asked={asked}
            chosen={chosen}
            onReplace={replace}
            onAnnounce={say}
          />
        )}
      </div>
      <PrivacyLine />
    </div>
  );
}

/** The only IBAN in the field, if it is still too short or its country is not known yet. */
function unfinishedIban(found: readonly string[]): string | null {
  const [only, another] = found;
  if (only === undefined || another !== undefined) return null;
  return checkIban(only).problems.some(({ code }) => code === 'too-short') ? only : null;
}
