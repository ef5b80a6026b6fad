const ENCODER = new TextEncoder();

/** The prime of FNV, and another odd number. */
const [LOW, HIGH] = [0x01000193, 0x85ebca6b];

/** Words that are left out, because only one of two spellings of a name may have them. */
const TITLES = new Set(
  ['herr', 'herrn', 'hr', 'frau', 'fr', 'fam', 'familie', 'eheleute', 'firma', 'fa', 'dr', 'prof'].map(
    (word) => keyOf(ENCODER.encode(word)),
  ),
);

/** The first byte of `ä`, `ö`, `ü` and `ß` in UTF-8. */
const UMLAUT = 0xc3 | 0x20;
/** What people type instead, by the second byte: `Mueller`. */
const LETTERS = new Map([
  [0xa4, ENCODER.encode('ae')],
  [0xb6, ENCODER.encode('oe')],
  [0xbc, ENCODER.encode('ue')],
  [0xbf, ENCODER.encode('ss')],
]);

/** A longer text is no name, and sorting it would take long. */
const MOST_WORDS = 20;

/** The words of the names of many rows, as sorted keys. */
export class NameWords {
  readonly #words: number[] = [];
  /** Where the words of each name begin. */
  readonly #starts: number[] = [];
  /** Where the words of the name begin that is being read. */
  #start = 0;

  /** Reads a part of a name. */
  read(bytes: Uint8Array, start: number, end: number): void {
    let [low, high] = [0, 0];
    const addLetter = (letter: number) => {
      low = hashWith(low, letter, LOW);
      high = hashWith(high, letter, HIGH);
    };
    for (let at = start; at <= end; at += 1) {
      const byte = at < end ? (bytes[at] as number) | 0x20 : 0;
      const letters = byte === UMLAUT ? LETTERS.get((bytes[at + 1] as number) | 0x20) : undefined;
      const isInWord = (byte >= 97 && byte <= 122) || byte >= 128 || (byte >= 48 && byte <= 57);
      if (letters !== undefined) {
        letters.forEach(addLetter);
        at += 1;
      } else if (isInWord) addLetter(byte);
      else if (low !== 0) {
        const word = joined(low, high);
        if (!TITLES.has(word)) this.#add(word);
        [low, high] = [0, 0];
      }
    }
  }

  #add(word: number): void {
    const words = this.#words;
    let place = words.length;
    if (place - this.#start === MOST_WORDS) return;
    for (; place > this.#start && (words[place - 1] as number) > word; place -= 1)
      words[place] = words[place - 1] as number;
    words[place] = word;
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

  /** The same for two names of the same words; 0 without words. */
  keyOf(name: number): number {
    return keyOf(this.wordsOf(name));
  }
}

/** A key of 53 bits, so that even among a million names no two share one by chance. */
function keyOf(parts: Iterable<number>): number {
  let [low, high] = [0, 0];
  for (const part of parts) {
    low = hashWith(low, part, LOW);
    // The upper bits of a word, too.
    high = hashWith(high, part ^ (part / 2 ** 21), HIGH);
  }
  return joined(low, high);
}

function joined(low: number, high: number): number {
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashWith(hash: number, part: number, prime: number): number {
  return Math.imul((hash || 0x811c9dc5) ^ part, prime);
}
