declare global {
  interface Window {
    /** Trusted Types (https://www.w3.org/TR/trusted-types/), as far as used here. Some browsers do not have them. */
    trustedTypes?: {
      readonly defaultPolicy: unknown;
      createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
    };
  }
}

/** The script files of the build. */
const OWN = /^\/(_astro\/[\w.-]+|sw)\.js$/;

/** @returns the URL if it is that of a script of this site, otherwise null, which the browser refuses */
export function ownScript(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && OWN.test(pathname) ? url : null;
}

// The browser asks it before it takes a text for the URL of a script or worker. For HTML and code there is no rule, so
// these are refused. The page's Content Security Policy allows no other policy, and none twice.
if (!window.trustedTypes?.defaultPolicy)
  window.trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
