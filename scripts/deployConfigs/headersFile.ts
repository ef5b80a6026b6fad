import {
  cacheControlFor,
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  securityHeaders,
  strictTransportSecurity,
} from '../../src/site/headers.ts';

/**
 * @param paths every file of dist/, with slashes. If two rules match a path, these services join the values. So the rules for
 * Cache-Control must not overlap: one for each page and file, and one for each folder. Two joined policies both apply.
 */
export function headersFile(paths: readonly string[]): string {
  const targets = new Set(
    paths
      .filter((path) => !/\.(br|gz)$|^_headers$/.test(path))
      .map((path) => `/${path}`.replace(/^\/([^/]+)\/.*$/, '/$1/*'))
      .map((path) => path.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
      .sort(),
  );
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const ruleFor = (path: string) => {
    const example = path.replace('*', 'x.y');
    const policy = contentSecurityPolicyFor(example);
    return rule(path, {
      'Cache-Control': cacheControlFor(example),
      ...(policy === contentSecurityPolicyOtherwise ? {} : { 'Content-Security-Policy': policy }),
    });
  };
  return `${[
    rule('/*', {
      ...securityHeaders,
      'Content-Security-Policy': contentSecurityPolicyOtherwise,
      'Strict-Transport-Security': strictTransportSecurity,
    }),
    ...[...targets].map(ruleFor),
  ].join('\n\n')}\n`;
}
