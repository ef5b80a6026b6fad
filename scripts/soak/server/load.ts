import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random.ts';
import { attackers } from './attackers.ts';
import { Connection } from './connection.ts';
import type { ExpectedSite } from './site.ts';
import type { Tally } from './tally.ts';
import { type Exchange, visitors } from './visitors.ts';

/** How often each kind comes, of about a thousand. */
const shares: Readonly<Record<keyof typeof visitors | keyof typeof attackers, number>> = {
  'one file': 300,
  'five files in turn': 80,
  pipelined: 40,
  HEAD: 60,
  'asked again (If-None-Match)': 80,
  'a range': 60,
  'an unknown file': 50,
  'an odd spelling': 50,
  'HTTP/1.0': 20,
  'slow to send': 15,
  'slow to read': 2,
  'malformed or odd': 150,
  'gone before the answer': 30,
  'gone after the headers': 25,
  'gone in the middle of a body': 3,
  'gone in the middle of the request': 20,
  'gone without a word': 10,
  'a body that never arrives': 8,
  'never finishes the request': 2,
  'idle after an answer': 5,
};
const exchanges: Readonly<Record<string, Exchange>> = { ...visitors, ...attackers };
const lots = Object.entries(shares).flatMap(([kind, share]) => Array<string>(share).fill(kind));

/** The server itself ends an unfinished request after 60 to 90 seconds. */
const longest = 120_000;
const mostAtOnce = 300;

export interface Load {
  readonly port: number;
  readonly site: ExpectedSite;
  readonly random: Random;
  /** Exchanges per second. */
  readonly rate: number;
  readonly tally: Tally;
}

/** Starts exchanges at an even pace until `goOn` returns false, then drops those that are still open. */
export async function putLoad(load: Load, goOn: () => boolean): Promise<void> {
  const open = new Set<Connection>();
  let next = performance.now();
  while (goOn()) {
    if (open.size < mostAtOnce) void exchange(load, open, goOn);
    // After a pause of the machine nothing is made up for.
    next = Math.max(next + 1000 / load.rate, performance.now());
    await wait(Math.max(0, next - performance.now()));
  }
  for (const connection of open) connection.drop();
}

async function exchange(load: Load, open: Set<Connection>, goOn: () => boolean): Promise<void> {
  const { port, site, random, tally } = load;
  const kind = random.pick(lots);
  let connection: Connection | undefined;
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    connection?.drop();
  }, longest);
  let complaint: string | undefined;
  try {
    connection = await Connection.open(port);
    open.add(connection);
    await exchanges[kind]?.(connection, site, random);
  } catch (error) {
    complaint = (error as Error).message;
  }
  clearTimeout(limit);
  connection?.drop();
  if (connection) open.delete(connection);
  // Dropped by the end of the run.
  if (!goOn() && complaint !== undefined && !isLate) return;
  tally.add(kind, connection?.statuses ?? [], isLate ? `no end in ${longest / 1000} s` : complaint);
}
