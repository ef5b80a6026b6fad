import { ShieldCheck } from 'lucide-react';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './PrivacyLine.module.css';
import { STAYS_ON_DEVICE, TOOL_FAILED } from './texts.ts';

/** Wraps a tool in an error boundary, and restores what was typed before it started. */
export function guarded<Props extends object>(Tool: ComponentType<Props>) {
  return function GuardedTool(props: Props) {
    return (
      <>
        <Guard>
          <Tool {...props} />
        </Guard>
        <Ready />
      </>
    );
  };
}

/**
 * Says when the tool has read its fields and rendered what it read. Its state is set after the effects of the tool, and React
 * renders both together. Then `shell/earlyUse.ts` repeats what was pressed before.
 */
function Ready() {
  const [hasRead, setHasRead] = useState(false);
  useEffect(() => {
    if (hasRead) dispatchEvent(new Event('tool-ready'));
    else setHasRead(true);
  }, [hasRead]);
  return null;
}

/**
 * Error boundaries must be classes:
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
class Guard extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  /** Content of the fields before the first rendering, which may replace the fields. */
  private readonly kept = typeof document === 'undefined' ? [] : contentOfFields();

  /**
   * Where a translator or an extension has changed the card, hydration replaces all fields by empty ones. The effects of the
   * tool run after this and find the fields as the visitor left them.
   */
  override componentDidMount() {
    putBack(this.kept);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" className="tool-note">
        {TOOL_FAILED}
      </p>
    );
  }
}

const FIELDS = 'main :is(input, textarea)[id]';

/** Each field as the visitor left it. */
function contentOfFields() {
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)].map((element) => ({
    element,
    value: element.value,
    /** The files of a file input, whose value cannot be set. */
    files: element.files,
    /** Where the caret or the selection is; null in a field without the focus. */
    selection:
      element === document.activeElement ? ([element.selectionStart, element.selectionEnd] as const) : null,
  }));
}

function putBack(content: ReturnType<typeof contentOfFields>): void {
  for (const { element, value, files, selection } of content) {
    const now = document.getElementById(element.id) as HTMLInputElement | null;
    if (!now || now === element) continue;
    if (files) now.files = files;
    else now.value = value;
    if (!selection) continue;
    now.focus({ preventScroll: true });
    if (selection[0] !== null) now.setSelectionRange(...selection);
  }
}

/** The line in a tool's card that explains what happens to the input. It is at the end of the card. */
export function PrivacyLine({ text = STAYS_ON_DEVICE }) {
  return (
    <p className={`muted ${styles.privacy} no-print`}>
      <ShieldCheck size={20} aria-hidden="true" />
      <span>
        <span>{text}</span> <a href="/sicherheit-pruefen">So prüfen Sie das</a>
      </span>
    </p>
  );
}
