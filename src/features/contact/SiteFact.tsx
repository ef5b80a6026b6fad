import { site } from '../../site/site.config.ts';
import { germanDate } from '../../ui/germanDate.ts';

const { name: operator, ...ofOperator } = site.operator;
const facts = { ...ofOperator, operator, privacyChanged: germanDate(site.privacyChanged) } as const;

/** A value of the site configuration inside a sentence of a legal page. */
export function SiteFact({ name }: { readonly name: keyof typeof facts }) {
  return <>{facts[name]}</>;
}
