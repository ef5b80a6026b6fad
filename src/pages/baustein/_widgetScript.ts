import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { type Plugin, rolldown } from 'rolldown';

/** Imports style sheets as strings, as Vite does with `?inline`. */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  load: {
    filter: { id: /\.css\?inline$/ },
    handler(id) {
      const filename = id.replace('?inline', '');
      const { code } = transform({ filename, code: readFileSync(filename), minify: true });
      return `export default ${JSON.stringify(code.toString())};`;
    },
  },
};

/**
 * Builds `widget/` into one script without imports. The same sources give the same bytes.
 *
 * @throws Error if it would contain a package: the widget has no dependencies
 */
export async function widgetScript(root: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'widget/src/index.ts'),
    cwd: root,
    platform: 'browser',
    plugins: [inlineStyles],
    tsconfig: false,
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    codeSplitting: false,
    comments: false,
  });
  await bundle.close();
  const [chunk] = output;
  const foreign = chunk.moduleIds.find((id) => id.includes('node_modules'));
  if (output.length > 1 || chunk.imports.length > 0 || foreign)
    throw new Error(`The widget is not one file of this project: ${foreign ?? chunk.imports.join()}`);
  return `/*\n${readFileSync(join(root, 'LICENSE'), 'utf8')}*/\n${chunk.code}`;
}
