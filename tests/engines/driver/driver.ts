/** What a visitor can do in a browser, and what a test can ask a page. Each engine has its own driver. */
export interface Driver {
  /** Loads a page and waits for its load event. @throws if there is no page */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page, waits for its promise, and returns the result as JSON. */
  run(body: string): Promise<unknown>;
  /** Clicks on the element that the body returns. */
  click(body: string): Promise<void>;
  /** Chooses a file in the input that the body returns. */
  chooseFile(body: string, path: string): Promise<void>;
  /** Types a text into whatever has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key, ...held: Key[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The folder that gets the downloads. */
  readonly downloads: string;
  end(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'Control' | 'F8' | 'a' | 'c' | 'v';

export interface Launch {
  colorScheme?: 'light' | 'dark';
  /** `missing`: localStorage is null; `refused`: each access raises a SecurityError. */
  storage?: 'kept' | 'missing' | 'refused';
}

/** What a driver needs: how to launch, its own folder, and the proxy for everything that is not this machine. */
export interface Surroundings extends Required<Launch> {
  folder: string;
  /** Its address. */
  proxy: string;
}
