import { Component, type ComponentType, createRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { RESTART_TOOL, TOOL_FAILED } from './texts.ts';

interface State {
  readonly hasFailed: boolean;
}

/** The tool inside a boundary: an error while it draws leaves a button that starts it again, and all that was typed. */
export function restartable<Props extends object>(Tool: ComponentType<Props>) {
  return function RestartableTool(props: Props) {
    return (
      <Restartable>
        <Tool {...props} />
      </Restartable>
    );
  };
}

/** React has error boundaries as classes only (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary). */
class Restartable extends Component<{ readonly children: ReactNode }, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override state: State = { hasFailed: false };
  private readonly button = createRef<HTMLButtonElement>();
  /** What is in the fields before the first drawing, which may be the one that fails. */
  private kept = typeof document === 'undefined' ? [] : contentOfFields();

  /** The last moment at which the fields of the failed tool are still on the page. */
  override getSnapshotBeforeUpdate(_props: unknown, before: State) {
    if (this.state.hasFailed && !before.hasFailed) this.kept = contentOfFields();
    return null;
  }

  override componentDidUpdate(_props: unknown, before: State) {
    if (this.state.hasFailed) this.button.current?.focus();
    else if (before.hasFailed) {
      // The effects of the tool run after this: it finds the fields as if they had been filled before its script came.
      putBack(this.kept);
      // The button is gone, and with the focus in it the tool loads what it needs, as at the first touch.
      document.querySelector<HTMLElement>(FIELDS)?.focus();
    }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="tool-note">
        <p role="status">{TOOL_FAILED}</p>
        <Button ref={this.button} onClick={() => this.setState({ hasFailed: false })}>
          {RESTART_TOOL}
        </Button>
      </div>
    );
  }
}

const FIELDS = 'main :is(input, textarea)[id]';

type Content = readonly Pick<HTMLInputElement, 'id' | 'value' | 'checked'>[];

/** What is in the fields of the page's tool, and which radio buttons are chosen. */
function contentOfFields(): Content {
  const fields = document.querySelectorAll<HTMLInputElement>(FIELDS);
  return [...fields].map(({ id, value, checked }) => ({ id, value, checked }));
}

function putBack(content: Content): void {
  for (const { id, value, checked } of content) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (checked) field?.click();
    else if (field) field.value = value;
  }
}
