import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Script files of a build, as URLs: those that load with the given ones, and those that an import() may load later. */
export interface ScriptGraph {
  now: readonly string[];
  later: readonly string[];
}

/** Islands and the example of the widget name their files in attributes. */
const SCRIPT_FILE = /="(\/(?:_astro|baustein)\/[\w.-]+\.js)"/g;

/** The scripts that a page may ever load. */
export function scriptsNamedIn(html: string, dist: string): ScriptGraph {
  return scriptGraph(
    dist,
    [...html.matchAll(SCRIPT_FILE)].map(([, url = '']) => url),
  );
}

export function scriptGraph(dist: string, entries: readonly string[]): ScriptGraph {
  const now = new Set<string>();
  const dynamic = new Set<string>();
  const visit = (url: string) => {
    if (now.has(url)) return;
    now.add(url);
    const imported = importsOf(readFileSync(join(dist, url), 'utf8'), url);
    for (const other of imported.later) dynamic.add(other);
    for (const other of imported.now) visit(other);
  };
  for (const url of entries) visit(url);
  const beyond = [...dynamic].filter((url) => !now.has(url));
  const later = beyond.length === 0 ? [] : whole(scriptGraph(dist, beyond));
  return { now: [...now], later: later.filter((url) => !now.has(url)) };
}

function whole({ now, later }: ScriptGraph): string[] {
  return [...now, ...later];
}

/**
 * The imports of a built script. A regular expression is enough for the output of the bundler; a wrong match would not be
 * found in dist/ and would throw.
 *
 * @param from the URL of the script, against which ./ is resolved
 */
export function importsOf(script: string, from: string): ScriptGraph {
  const found = (pattern: RegExp) =>
    [...script.matchAll(pattern)]
      .map(([, path = '']) => path)
      .filter((path) => /^\.{0,2}\/.*\.js$/.test(path))
      .map((path) => posix.resolve(posix.dirname(from), path));
  return {
    now: found(/\b(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["'`]([^"'`]+)["'`]/g),
    later: found(/\bimport\s*\(\s*["'`]([^"'`]+)["'`]/g),
  };
}
