import {
  cacheControlOtherwise,
  cacheRules,
  contentSecurityPolicyOtherwise,
  policyRules,
  revalidate,
  securityHeaders,
  strictTransportSecurity,
} from '../../src/site/headers.ts';
import { notice, placeholder } from './placeholder.ts';

export function nginxConfig(): string {
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `  add_header ${name} '${value}' always;`,
  );
  const cacheMap = cacheRules.map(({ pattern, cacheControl }) => `  "~${pattern}" "${cacheControl}";`);
  const policyMap = policyRules.map(({ pattern, policy }) => `  "~${pattern}" "${policy}";`);
  return `${notice}
# Put the content of dist/ into ${placeholder.root}, this file into /etc/nginx/conf.d/, and your host for ${placeholder.host}.
# For TLS let certbot add its lines (certbot --nginx), or write: listen 443 ssl; ssl_certificate …; ssl_certificate_key …;
# Plain nginx sends the gzip copies. With Debian's libnginx-mod-http-brotli-static add: brotli_static on;

map $uri $iban_rechner_cache_control_of_path {
${cacheMap.join('\n')}
  default "${cacheControlOtherwise}";
}

# Errors are not kept, nor are answers to requests that nginx could not read.
map $status $iban_rechner_cache_control {
  "~^[23]" $iban_rechner_cache_control_of_path;
  default "${revalidate}";
}

# After an error $uri is the 404 page.
map $uri $iban_rechner_policy {
${policyMap.join('\n')}
  default "${contentSecurityPolicyOtherwise}";
}

# An empty value sends no header: over plain http there is nothing to promise.
map $https $iban_rechner_transport_security {
  on "${strictTransportSecurity}";
  default "";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${placeholder.host};
  root ${placeholder.root};

  gzip_static on;
  gzip_vary on;
  charset utf-8;
  absolute_redirect off;
  server_tokens off;

  # All of them at this one level: an add_header further down would switch these off.
${headers.join('\n')}
  add_header Content-Security-Policy $iban_rechner_policy always;
  add_header Strict-Transport-Security $iban_rechner_transport_security always;
  add_header Cache-Control $iban_rechner_cache_control always;

  error_page 404 /404.html;
  location = /404 { return 404; }
  location = /404.html { internal; }

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }

  # One address for each page: /name, neither /name.html nor /name/.
  location ~ ^/index(\\.html)?$ { return 308 /$is_args$args; }
  location ~ ^(?<page>/.+)(\\.html|/)$ {
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    return 404;
  }

  # Files for the server, not for visitors.
  location ~ \\.(br|gz)$ { return 404; }
  location = /_headers { return 404; }

  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
}
`;
}
