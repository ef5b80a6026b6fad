import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import type { WebKitPrograms } from '../../../scripts/webKit.ts';
import { freePort } from '../../support/ownServer.ts';
import type { Driver, Key, Surroundings } from './driver.ts';

/** The name under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The private code points that WebDriver uses for keys. */
const keys: Partial<Record<Key, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  F8: '\uE038',
};

const TIMEOUT = 20_000;

/** Starts WebKitGTK's MiniBrowser on a screen and a message bus of its own. */
export async function startWebKit(programs: WebKitPrograms, surroundings: Surroundings): Promise<Driver> {
  const { colorScheme, storage, folder, proxy } = surroundings;
  const { screen, display } = await startScreen(programs.xvfb);
  const port = await freePort();
  const bus = spawn(programs.dbusRunSession, ['--', programs.webKitWebDriver, '-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      LANGUAGE: 'de',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
    // A process group of its own, which ends as a whole.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), TIMEOUT);
  const args = [
    ...['--automation', `--proxy=${proxy}`, '--ignore-host=127.0.0.1'],
    '--javascript-can-access-clipboard=true',
    ...(colorScheme === 'dark' ? ['--dark-mode'] : []),
    ...(storage === 'missing' ? ['--enable-html5-local-storage=false'] : []),
  ];
  const { sessionId } = (await command('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.miniBrowser, args } } },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  const post = (name: string, body: object) => command('POST', `${session}/${name}`, body);
  const run = (body: string) => post('execute/sync', { script: body, args: [] });
  const element = async (body: string) => {
    const found = (await run(body)) as { [ELEMENT]?: string } | null;
    if (!found?.[ELEMENT]) throw new Error('there is no such element');
    return `element/${found[ELEMENT]}`;
  };
  const act = async (actions: { type: string; value: string }[]) =>
    void (await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] }));
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  return {
    downloads: folder,
    goto: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh', {})),
    run,
    click: async (body) => void (await post(`${await element(body)}/click`, {})),
    chooseFile: async (body, text) => void (await post(`${await element(body)}/value`, { text })),
    type: (text) =>
      act([...text.replaceAll('\n', keys.Enter ?? '')].flatMap((value) => [down(value), up(value)])),
    async press(key, ...held) {
      const [last, ...others] = [key, ...held].map((each) => keys[each] ?? each) as [string, ...string[]];
      await act([...others.map(down), down(last), up(last), ...others.map(up)]);
    },
    // A window that is being resized ignores the next size, and one that has it already may lose the one after.
    resize: (width, height) =>
      vi.waitFor(async () => {
        if ((await run('return innerWidth')) === width) return;
        await post('window/rect', { width, height });
        throw new Error(`the window is not ${width} px wide yet`);
      }, TIMEOUT),
    async end() {
      await command('DELETE', session);
      const ended = [once(bus, 'exit'), once(screen, 'exit')];
      if (bus.pid) process.kill(-bus.pid);
      screen.kill();
      await Promise.all(ended);
    },
  };
}

/** A command of WebDriver (W3C). @throws an Error with the driver's message */
async function command(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Xvfb chooses a free display and writes its number to the file descriptor 3. */
async function startScreen(xvfb: string): Promise<{ screen: ChildProcess; display: string }> {
  const words = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}
