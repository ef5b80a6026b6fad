/** The commands of WebDriver (W3C) that the tests need. */
export interface WebDriverSession {
  post(command: string, body: object): Promise<unknown>;
  end(): Promise<void>;
}

/** The name under which WebDriver returns an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** @param address where the driver listens */
export async function openSession(address: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = (await command(address, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    post: (name, body) => command(address, 'POST', `${session}/${name}`, body),
    end: async () => void (await command(address, 'DELETE', session)),
  };
}

/** @throws an Error with the driver's message */
async function command(address: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(address + path, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
