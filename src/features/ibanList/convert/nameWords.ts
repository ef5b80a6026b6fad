const ENCODER = new TextEncoder();

/** Words that are left out, because only one of two spellings of a name may have them. */
const TITLES = new Set(
  ['herr', 'herrn', 'frau', 'fam', 'familie', 'eheleute', 'dr', 'prof'].map((word) =>
    ENCODER.encode(word).reduce(hashWith, 0),
  ),
);

/** A longer text is no name, and sorting it would take long. */
const MOST_WORDS = 20;

/** The words of the names of many rows, as sorted hashes. A collision only causes a needless question. */
export class NameWords {
  readonly #words: number[] = [];
  /** Where the words of each name begin. */
  readonly #starts: number[] = [];
  /** Where the words of the name begin that is being read. */
  #start = 0;

  /** Reads a part of a name. */
  read(bytes: Uint8Array, start: number, end: number): void {
    let hash = 0;
    for (let at = start; at <= end; at += 1) {
      const byte = at < end ? (bytes[at] as number) | 0x20 : 0;
      const isInWord = (byte >= 97 && byte <= 122) || byte >= 128 || (byte >= 48 && byte <= 57);
      if (isInWord) hash = hashWith(hash, byte);
      else if (hash !== 0) {
        if (!TITLES.has(hash)) this.#add(hash);
        hash = 0;
      }
    }
  }

  #add(hash: number): void {
    const words = this.#words;
    let place = words.length;
    if (place - this.#start === MOST_WORDS) return;
    for (; place > this.#start && (words[place - 1] as number) > hash; place -= 1)
      words[place] = words[place - 1] as number;
    words[place] = hash;
  }

  /** Whether a word has been read since the last name. */
  get hasNext(): boolean {
    return this.#words.length > this.#start;
  }

  /** Keeps what has been read as the next name. */
  keep(): void {
    this.#starts.push(this.#start);
    this.#start = this.#words.length;
  }

  /** Drops what has been read since the last name. */
  drop(): void {
    this.#words.length = this.#start;
  }

  wordsOf(name: number): number[] {
    return this.#words.slice(this.#starts[name], this.#starts[name + 1] ?? this.#start);
  }

  /** A key of a name, exact below 2^53; 0 without words. */
  keyOf(name: number): number {
    const [first = 0, ...more] = this.wordsOf(name);
    const rest = more.reduce((mixed, word) => Math.imul(mixed ^ word, 0x9e3779b1), 0);
    return first * 2 ** 21 + (rest >>> 11);
  }
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashWith(hash: number, byte: number): number {
  return Math.imul((hash || 0x811c9dc5) ^ byte, 0x01000193) >>> 0;
}
