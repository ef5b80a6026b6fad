import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cells of a row by the names of their columns. */
export type VectorRow = Readonly<Record<string, string>>;

/** The rows of a file in `tests/vectors`; origin and meaning of its columns are in the README there. */
export function readVectors(file: string): VectorRow[] {
  const text = readFileSync(join(import.meta.dirname, '../vectors', file), 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
