/**
 * When the site is built. SOURCE_DATE_EPOCH (seconds since 1970, https://reproducible-builds.org/specs/source-date-epoch/)
 * repeats an earlier build: the current bank directories, the year in the footer and the expiry of security.txt depend
 * on the day.
 */
export function buildDate(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (epoch === undefined) return new Date();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH must be whole seconds, not “${epoch}”`);
  return new Date(Number(epoch) * 1000);
}
