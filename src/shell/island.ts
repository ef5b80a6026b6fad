import { fetchFiles } from '../ui/fetchAhead.ts';

/** A component and the function that hydrates it, as a renderer of Astro offers it. */
interface Tool {
  readonly component: unknown;
  readonly render: (
    island: HTMLElement,
  ) => (component: unknown, props: object, slots: object, how: object) => void;
}

/**
 * Loads the files that Astro names in the attributes of an island.
 *
 * @throws Error if a file could not be loaded
 */
export async function loadTool(island: HTMLElement): Promise<Tool> {
  const url = (name: string) => island.getAttribute(name) ?? '';
  // Many browsers remember a failed import until the page is reloaded (https://github.com/whatwg/html/pull/10327). So the files
  // are fetched first, into the browser's cache.
  await fetchFiles(island.dataset.files);
  // Only in development: the script that updates components in the browser.
  if (url('before-hydration-url')) await import(/* @vite-ignore */ url('before-hydration-url'));
  const [module, { default: render }] = await Promise.all([
    import(/* @vite-ignore */ url('component-url')),
    import(/* @vite-ignore */ url('renderer-url')),
  ]);
  // The rest of the island may still be on its way. DOMContentLoaded would wait for the shell's file too.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  return { component: module[url('component-export')], render };
}

/** Hydrates a loaded tool with the properties that Astro has written into its island. */
export function hydrate(island: HTMLElement, { component, render }: Tool): void {
  const props = plain([0, JSON.parse(island.getAttribute('props') ?? '{}')]);
  render(island)(component, props as object, {}, { client: 'wanted' });
  island.removeAttribute('ssr');
}

/** Astro's notation of a value: its kind, 1 for an array and 0 for others, and the value with its parts in this notation. */
type Noted = readonly [0 | 1, unknown];

function plain([kind, value]: Noted): unknown {
  if (kind === 1) return (value as Noted[]).map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, noted]) => [name, plain(noted)]));
}
