/**
 * The title of a column that the list tool adds. If the list already has such a column, the new one has a suffix: „Bank“,
 * „Bank (neu)“, „Bank (neu 2)“.
 *
 * @param copy how many columns of that title there are already
 */
export function addedTitle(title: string, copy: number): string {
  return copy === 0 ? title : `${title} (neu${copy === 1 ? '' : ` ${copy}`})`;
}

export function originalTitle(title: string): string {
  return title.replace(/ \(neu(?: \d+)?\)$/, '');
}
