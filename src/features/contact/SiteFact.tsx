import { site } from '../../site/site.config.ts';

const facts = {
  redaktion: site.operator.editor,
  aufsichtsbehörde: site.operator.supervisoryAuthority,
  host: site.operator.host,
  protokolltage: String(site.operator.logRetentionDays),
} as const;

/** A fact of the site configuration within a sentence of a legal page. */
export function SiteFact({ name }: { readonly name: keyof typeof facts }) {
  return <>{facts[name]}</>;
}
