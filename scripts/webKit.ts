/** Finds WebKitGTK with its driver, a virtual display and a message bus, or installs them on Debian. */
import { globSync } from 'node:fs';
import { inPath, installFromDebian } from './browsers.ts';

export type WebKitPrograms = NonNullable<ReturnType<typeof search>>;

/** @throws an Error that says what to do if there is no WebKitGTK and it cannot be installed */
export function findWebKit(): WebKitPrograms {
  const packages = ['webkit2gtk-driver', 'xvfb', 'dbus'];
  const found = search() ?? (installFromDebian(...packages) ? search() : undefined);
  if (found) return found;
  throw new Error(
    'WebKitGTK is not on this machine, and it could not be installed.\n' +
      `It needs Linux. On Debian and Ubuntu: apt-get install ${packages.join(' ')}`,
  );
}

function search() {
  const [xvfb] = inPath(['Xvfb']);
  const [dbusRunSession] = inPath(['dbus-run-session']);
  const [webKitWebDriver] = inPath(['WebKitWebDriver']);
  const [miniBrowser] = globSync('/usr/lib*/{,*/}webkit2gtk-4.1/MiniBrowser');
  if (!xvfb || !dbusRunSession || !webKitWebDriver || !miniBrowser) return undefined;
  return { xvfb, dbusRunSession, webKitWebDriver, miniBrowser };
}
