import { site } from '../../site/site.config.ts';

const { name: operator, editor, supervisoryAuthority, host, logRetentionDays } = site.operator;
const facts = { operator, editor, supervisoryAuthority, host, logRetentionDays } as const;

/** A value of the site configuration inside a sentence of a legal page. */
export function SiteFact({ name }: { readonly name: keyof typeof facts }) {
  return <>{facts[name]}</>;
}
