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

export function caddyConfig(): string {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `		${name} \`${value}\``);
  const cacheMap = cacheRules.map(({ pattern, cacheControl }) => `		"~${pattern}" "${cacheControl}"`);
  const policyMap = policyRules.map(({ pattern, policy }) => `		"~${pattern}" "${policy}"`);
  return `${notice}
# Put the content of dist/ into ${placeholder.root} and your host for ${placeholder.host}; Caddy fetches a certificate for it by itself.

${placeholder.host} {
	root * ${placeholder.root}

	map {path} {cache_control} {
${cacheMap.join('\n')}
		default "${cacheControlOtherwise}"
	}
	map {path} {content_security_policy} {
${policyMap.join('\n')}
		default "${contentSecurityPolicyOtherwise}"
	}
	header {
${headers.join('\n')}
		Content-Security-Policy {content_security_policy}
		Cache-Control {cache_control}
	}
	@tls protocol https
	header @tls Strict-Transport-Security "${strictTransportSecurity}"

	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json

	@other not method GET HEAD
	handle @other {
		header Allow "GET, HEAD"
		header Cache-Control ${revalidate}
		respond 405
	}

	# No address of the site is written like this, and what it leads to would get the headers of another path.
	@odd expression \`{uri}.matches("(?i)^[^?]*(%(00|2e|2f|5c)|//)")\`
	handle @odd {
		error 404
	}

	# Files for the server, not for visitors; the 404 page has no address of its own.
	@hidden path *.br *.gz /_headers /404 /404.html
	handle @hidden {
		error 404
	}

	# One address for each page: /name, neither /name.html nor /name/. (route keeps the order that is written here.)
	@index path /index /index.html
	handle @index {
		route {
			uri path_regexp .* /
			redir {uri} 308
		}
	}
	@html path_regexp \\.html$
	handle @html {
		route {
			uri strip_suffix .html
			@page file {path}.html
			redir @page {uri} 308
			error 404
		}
	}
	@slash path_regexp ./$
	handle @slash {
		route {
			uri strip_suffix /
			@page file {path}.html
			redir @page {uri} 308
			error 404
		}
	}

	handle {
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		rewrite * /404.html
		header Cache-Control ${revalidate}
		header Content-Security-Policy "${contentSecurityPolicyOtherwise}"
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
