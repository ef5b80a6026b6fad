import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './siteTest.ts';

// That the site itself needs none of this: siteTest.ts fails if a page violates its policy, in every test of every tool.
test.use({ mayComplain: true });

/** Each way by which a text becomes code or HTML of the page, as an injected text would take it. */
async function tryEachWay(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const text = '<img src="x" onerror="alert(1)">';
    const blob = URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }));
    const script = (name: 'src' | 'text', value: string) => {
      document.createElement('script')[name] = value;
    };
    const ways: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = text;
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
      'document.write': () => document.write(text),
      DOMParser: () => new DOMParser().parseFromString(text, 'text/html'),
      srcdoc: () => {
        document.createElement('iframe').srcdoc = text;
      },
      'text of a script': () => script('text', '1'),
      'script of another host': () => script('src', 'https://example.com/_astro/a.js'),
      'script from a text': () => script('src', blob),
      'script from a data URL': () => script('src', 'data:text/javascript,1'),
      'file that is no script': () => script('src', '/daten/banken.json'),
      'script outside the build': () => script('src', '/_astro/../hochgeladen.js'),
      'worker from a text': () => new Worker(blob),
      'service worker': () => navigator.serviceWorker.register('/hochgeladen.js'),
    };
    const ended: Record<string, string> = {};
    for (const [way, go] of Object.entries(ways)) {
      const violated = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        }),
      );
      try {
        await go();
        ended[way] = 'got through';
      } catch {
        ended[way] = await violated;
      }
    }
    return ended;
  });
}

for (const path of ['/', '/iban-liste', '/kontakt', '/gibt-es-nicht'])
  test(`${path} refuses to make a text HTML or a script, whoever asks`, async ({ page }) => {
    await page.goto(path);
    const ended = await tryEachWay(page);
    expect(Object.keys(ended)).toHaveLength(13);
    expect(new Set(Object.values(ended)), JSON.stringify(ended)).toEqual(
      new Set(['require-trusted-types-for']),
    );
  });

test('a page refuses a second policy that would let every text through', async ({ page }) => {
  await page.goto('/');
  const makes = (name: string) =>
    page.evaluate((given) => {
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): unknown } };
      try {
        return Boolean(trustedTypes.createPolicy(given));
      } catch {
        return false;
      }
    }, name);
  expect(await makes('default')).toBe(false);
  expect(await makes('another')).toBe(false);
});

const workers = readdirSync('dist/_astro').filter((name) => /Worker-[\w-]+\.js$/.test(name));

test('a worker of the site cannot make a text a script', async ({ request }) => {
  expect(workers).not.toHaveLength(0);
  for (const path of [...workers.map((name) => `/_astro/${name}`), '/sw.js']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  }
});
