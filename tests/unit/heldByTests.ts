import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The visible text: links without their URL, all kinds of spaces as one space. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\u00A0/g, ' ')
    .replace(/\s+/g, ' ');
}

/**
 * Reads the cell of a table that names tests: `file` title; `file` title. A file without a title means all tests
 * in it.
 *
 * @returns the problems; empty if all these tests exist
 */
export function problemsOfTests(cell: string): string[] {
  const held = [...cell.matchAll(/`([^`]+)`(?: ([^`]+?))?(?=; `|$)/g)];
  if (held.length === 0) return ['no test is named'];
  return held.flatMap(([, file = '', title = '']) => {
    if (!existsSync(join(root, file))) return [`${file} does not exist`];
    return titlesOf(file).some((each) => each.includes(title)) ? [] : [`${file} has no test “${title}”`];
  });
}

const known = new Map<string, readonly string[]>();

/** The titles of the tests of a file and of their groups, as in its source: `${path}` is not evaluated. */
function titlesOf(file: string): readonly string[] {
  const titles = known.get(file) ?? titlesIn(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  known.set(file, titles);
  return titles;
}

function titlesIn(source: ts.SourceFile): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(plain(title.getText(source).slice(1, -1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
