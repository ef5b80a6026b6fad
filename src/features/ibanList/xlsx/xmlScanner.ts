import { ListError } from '../worker/failure.ts';

/** Callbacks of the scanner. Positions are relative to the current piece of XML. */
export interface XmlHandler {
  tag(tag: XmlTag): void;
  /** Text between tags. */
  text?(text: string): void;
}

/** One object is reused for all tags of a document, so values must be copied at once. */
export interface XmlTag {
  readonly xml: string;
  readonly start: number;
  readonly end: number;
  /** The namespace prefix with its colon; '' if there is none. */
  readonly prefix: string;
  /** The name without its prefix. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
}

/** No tag or text of a spreadsheet is as long: a cell has at most 32,767 characters. */
const LONGEST_TOKEN = 2 ** 20;

const QUOTE = 34;
const APOSTROPHE = 39;
const GREATER = 62;
const SLASH = 47;
const EXCLAMATION = 33;
const QUESTION = 63;
const CDATA = '<![CDATA[';

/**
 * Splits XML into tags and texts while it arrives, with their positions, so that unchanged XML can be copied. It
 * supports what parts of spreadsheets may contain (ECMA-376, part 2, annex F): no document type, so only the five
 * entities of XML.
 */
export class XmlScanner {
  readonly #handler: XmlHandler;
  #rest = '';
  #depth = 0;
  #isBegun = false;
  readonly #tag = { xml: '', start: 0, end: 0, prefix: '', name: '', kind: 'open' as XmlTag['kind'] };

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  /** Processes a whole document. @throws ListError `damaged-xlsx` */
  async readAll(pieces: AsyncIterable<string>): Promise<void> {
    for await (const piece of pieces) this.write(piece);
    this.end();
  }

  /**
   * Processes a piece together with the rest of the previous one.
   *
   * @returns the XML that was processed; the rest is kept for the next piece
   * @throws ListError `damaged-xlsx`
   */
  write(piece: string): string {
    const xml = this.#rest + piece;
    let at = 0;
    for (;;) {
      const open = xml.indexOf('<', at);
      if (open === -1) break;
      if (open > at) this.#text(resolveEntities(xml.slice(at, open)));
      const end = this.#endOfMarkup(xml, open);
      at = end === -1 ? open : end;
      if (end === -1) break;
    }
    if (xml.length - at > LONGEST_TOKEN) throw new ListError('damaged-xlsx');
    this.#rest = xml.slice(at);
    return xml.slice(0, at);
  }

  /** @throws ListError `damaged-xlsx` if the document is incomplete */
  end(): string {
    if (!this.#isBegun || this.#depth !== 0 || this.#rest.trim() !== '') throw new ListError('damaged-xlsx');
    return this.#rest;
  }

  /** Reports the tag or section that begins here. Returns -1 if it continues in the next piece. */
  #endOfMarkup(xml: string, start: number): number {
    const second = xml.charCodeAt(start + 1);
    if (second === QUESTION) return endAfter(xml, '?>', start + 2);
    if (second !== EXCLAMATION) return this.#endOfTag(xml, start);
    if (xml.startsWith('<!--', start)) return endAfter(xml, '-->', start + 4);
    if (!xml.startsWith(CDATA, start)) {
      if (xml.length - start < CDATA.length) return -1;
      throw new ListError('damaged-xlsx');
    }
    const from = start + CDATA.length;
    const end = endAfter(xml, ']]>', from);
    if (end !== -1) this.#text(xml.slice(from, end - 3));
    return end;
  }

  #endOfTag(xml: string, start: number): number {
    let at = start + 1;
    let nameEnd = 0;
    for (; at < xml.length; at += 1) {
      const code = xml.charCodeAt(at);
      if (code === GREATER) break;
      if (code === QUOTE || code === APOSTROPHE) {
        at = xml.indexOf(code === QUOTE ? '"' : "'", at + 1);
        if (at === -1) return -1;
      } else if (nameEnd === 0 && (code <= 32 || (code === SLASH && at > start + 1))) nameEnd = at;
    }
    if (at >= xml.length) return -1;
    const isClose = xml.charCodeAt(start + 1) === SLASH;
    const isEmpty = xml.charCodeAt(at - 1) === SLASH && !isClose;
    const tag = this.#tag;
    tag.xml = xml;
    tag.start = start;
    tag.end = at + 1;
    const name = xml.slice(start + (isClose ? 2 : 1), nameEnd || at);
    const prefixEnd = name.indexOf(':') + 1;
    tag.prefix = name.slice(0, prefixEnd);
    tag.name = name.slice(prefixEnd);
    tag.kind = isClose ? 'close' : isEmpty ? 'empty' : 'open';
    if (tag.name === '' || (this.#isBegun && this.#depth === 0)) throw new ListError('damaged-xlsx');
    this.#isBegun = true;
    this.#depth += isClose ? -1 : isEmpty ? 0 : 1;
    this.#handler.tag(tag);
    return at + 1;
  }

  #text(text: string): void {
    if (this.#depth > 0) this.#handler.text?.(text);
  }
}

function endAfter(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  return at === -1 ? -1 : at + mark.length;
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Resolves the entities of XML.
 *
 * @throws ListError `damaged-xlsx` if there is an unknown one
 */
export function resolveEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));|&/gi, (_all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null;
    if (code !== null && code <= 0x10ffff) return String.fromCodePoint(code);
    const character = ENTITIES.get(name);
    if (character === undefined) throw new ListError('damaged-xlsx');
    return character;
  });
}

/** The value of an attribute as written, or null. `name` includes its prefix. */
export function rawAttribute(tag: XmlTag, name: string): string | null {
  const start = attributeStart(tag, name);
  return start === -1 ? null : tag.xml.slice(start, tag.xml.indexOf(tag.xml.charAt(start - 1), start));
}

/** Start of an attribute's value, after its quote; -1 if there is no such attribute. */
export function attributeStart({ xml, start, end }: XmlTag, name: string): number {
  for (let at = start; ; ) {
    const equals = xml.indexOf('=', at);
    if (equals === -1 || equals >= end) return -1;
    let nameEnd = equals;
    while (xml.charCodeAt(nameEnd - 1) <= 32) nameEnd -= 1;
    let open = equals + 1;
    while (xml.charCodeAt(open) <= 32) open += 1;
    const quote = xml.charCodeAt(open);
    if (quote !== QUOTE && quote !== APOSTROPHE) throw new ListError('damaged-xlsx');
    const nameStart = nameEnd - name.length;
    if (xml.startsWith(name, nameStart) && xml.charCodeAt(nameStart - 1) <= 32) return open + 1;
    const close = xml.indexOf(quote === QUOTE ? '"' : "'", open + 1);
    if (close === -1 || close >= end) throw new ListError('damaged-xlsx');
    at = close + 1;
  }
}
