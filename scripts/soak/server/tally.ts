/** Counts what happened, by kind of exchange. */
export class Tally {
  readonly #kinds = new Map<string, { exchanges: number; replies: Map<string, number>; wrong: number }>();
  /** The first of them, for the report. */
  readonly complaints: string[] = [];
  wrong = 0;
  exchanges = 0;
  replies = 0;

  add(kind: string, statuses: readonly number[], complaint: string | undefined): void {
    const row = this.#kinds.get(kind) ?? { exchanges: 0, replies: new Map(), wrong: 0 };
    this.#kinds.set(kind, row);
    row.exchanges += 1;
    this.exchanges += 1;
    this.replies += statuses.length;
    for (const status of statuses) {
      const group = `${Math.floor(status / 100)}xx`;
      row.replies.set(group, (row.replies.get(group) ?? 0) + 1);
    }
    if (complaint === undefined) return;
    row.wrong += 1;
    this.wrong += 1;
    if (this.complaints.length < 50) this.complaints.push(`${kind}: ${complaint}`);
  }

  print(): void {
    const rows = [...this.#kinds].sort(([a], [b]) => a.localeCompare(b));
    console.table(
      Object.fromEntries(
        rows.map(([kind, { exchanges, replies, wrong }]) => {
          const count = (group: string) => replies.get(group) ?? 0;
          const groups = {
            '2xx': count('2xx'),
            '3xx': count('3xx'),
            '4xx': count('4xx'),
            '5xx': count('5xx'),
          };
          return [kind, { exchanges, ...groups, wrong }];
        }),
      ),
    );
    for (const complaint of this.complaints) console.log(complaint);
  }
}
