import { fillTable, livePart, say } from './dom.ts';
import { observeRequests, type RequestedFile } from './requests.ts';
import { kindOfFile, PREVENTED, requestsInSum, sizeOfFile, strangeHost } from './requestTexts.ts';

/** Shows the requests that this page has made, and goes on as it makes more. */
export function showRequests(): void {
  const part = livePart('requests');
  if (!part) return;
  observeRequests(({ files, prevented }) => {
    const isPrevented = ({ address }: RequestedFile) =>
      new URL(address).host !== location.host &&
      [...prevented].some((blocked) => URL.canParse(blocked) && address.startsWith(new URL(blocked).href));
    const loaded = files.filter((file) => !isPrevented(file));
    const hosts = new Set(loaded.map(({ address }) => new URL(address).host));
    hosts.delete(location.host);
    say(part, requestsInSum(loaded.length, location.host, [...hosts]), hosts.size > 0 ? 'wrong' : 'good');
    fillTable(
      part,
      files.map((file) => {
        const { host, origin, pathname } = new URL(file.address);
        const isStrange = host !== location.host;
        const kind = {
          text: [kindOfFile(file, pathname), sizeOfFile(file.bytes)].filter(Boolean).join(', '),
        };
        return {
          head: isStrange ? origin + pathname : pathname,
          isCode: true,
          lines: isPrevented(file)
            ? [{ text: PREVENTED, tone: 'good' }]
            : isStrange
              ? [{ text: strangeHost(host), tone: 'wrong' }, kind]
              : [kind],
        };
      }),
    );
  });
}
