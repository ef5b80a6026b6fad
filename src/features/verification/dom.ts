export type Tone = 'good' | 'caution' | 'wrong';

export interface Line {
  readonly text: string;
  readonly tone?: Tone | undefined;
  /** A word of the browser and not of ours. */
  readonly isCode?: boolean;
}

/** A row of a live table: what it is about, and what is known of it. */
export interface Row {
  readonly head: string;
  readonly isCode?: boolean;
  readonly lines: readonly Line[];
}

/** The live part of that name, visible from now on; null if the page has none. */
export function livePart(name: string): HTMLElement | null {
  const part = document.querySelector<HTMLElement>(`[data-live=${name}]`);
  if (part) part.hidden = false;
  return part;
}

export function say(part: HTMLElement, sentence: string, tone?: Tone): void {
  const place = part.querySelector<HTMLElement>('[data-said]');
  if (!place) return;
  place.textContent = sentence;
  mark(place, tone);
}

export function fillTable(part: HTMLElement, rows: readonly Row[]): void {
  const body = part.querySelector('tbody');
  body?.replaceChildren(...rows.map(rowElement));
  // On a phone these are blocks, and a browser may then forget what they are.
  body?.setAttribute('role', 'rowgroup');
  body?.parentElement?.setAttribute('role', 'table');
  for (const figure of part.querySelectorAll('figure')) figure.hidden = rows.length === 0;
}

function rowElement({ head, isCode, lines }: Row): HTMLElement {
  const row = document.createElement('tr');
  const header = document.createElement('th');
  header.scope = 'row';
  header.append(lineElement({ text: head, isCode: isCode ?? false }));
  const cell = document.createElement('td');
  cell.append(...lines.map(lineElement));
  row.role = 'row';
  header.role = 'rowheader';
  cell.role = 'cell';
  row.append(header, cell);
  return row;
}

function lineElement({ text, tone, isCode }: Line): HTMLElement {
  const line = document.createElement('p');
  if (isCode) {
    const code = document.createElement('code');
    code.textContent = text;
    // Addresses and names of the browser are no German words.
    code.translate = false;
    line.append(code);
  } else line.textContent = text;
  mark(line, tone);
  return line;
}

function mark(element: HTMLElement, tone: Tone | undefined): void {
  if (tone) element.dataset.tone = tone;
  else delete element.dataset.tone;
}
