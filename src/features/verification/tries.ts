import { tryInWorker } from './tryInWorker.ts';
import { type TryResult, WAYS, type Way } from './tryResult.ts';

/** A violation is reported at once. Without a report, the attempt was allowed. */
const PATIENCE_MS = 3000;

/** The name of a host that cannot exist: nothing arrives where the policy is missing (RFC 6761, section 6.4). */
function hostOf(way: Way): string {
  return `${way}.versuch.invalid`;
}

/** What is sent. Nothing else is. */
const CONTENT = 'Versuch';

const attempts: Readonly<Record<Exclude<Way, 'worker'>, (host: string) => Promise<unknown> | unknown>> = {
  fetch: (host) =>
    fetch(`https://${host}/`, { method: 'POST', body: CONTENT, mode: 'no-cors', credentials: 'omit' }),
  image: (host) =>
    new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = resolve;
      image.onerror = () => reject(new Error());
      image.referrerPolicy = 'no-referrer';
      image.src = `https://${host}/?${CONTENT}`;
    }),
  form: (host) => submitForm(`https://${host}/`),
  beacon: (host) => {
    if (!navigator.sendBeacon(`https://${host}/`, CONTENT)) throw new Error();
  },
  socket: (host) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`wss://${host}/`);
      socket.onopen = () => resolve(socket.close());
      socket.onerror = () => reject(new Error());
    }),
};

export async function tryAll(): Promise<TryResult[]> {
  return Promise.all(WAYS.map(tryOne));
}

async function tryOne(way: Way): Promise<TryResult> {
  if (way === 'worker') return { way, ...(await tryInWorker(`https://${hostOf(way)}/`, PATIENCE_MS)) };
  let error: string | null = null;
  let isStarted = true;
  const violation = violationOf(way);
  try {
    // What fails later was started: without a policy it fails because the host does not exist.
    void Promise.resolve(attempts[way](hostOf(way))).catch((reason: Error) => {
      error = reason.message || null;
    });
  } catch (reason) {
    isStarted = false;
    error = (reason as Error).message || null;
  }
  const directive = await violation;
  if (directive === null) return { way, outcome: isStarted ? 'sent' : 'unclear', directive, error };
  // Only the hidden frame was refused. That says nothing about forms.
  const isOther = way === 'form' && directive !== 'form-action';
  return { way, outcome: isOther ? 'unclear' : 'refused', directive, error };
}

/** The entry that the browser reports as violated by a request to the host of that way; null if it reports none. */
function violationOf(way: Way): Promise<string | null> {
  return new Promise((resolve) => {
    const onViolation = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
      if (disposition !== 'enforce' || !blockedURI.includes(`//${hostOf(way)}`)) return;
      found = found === 'form-action' ? found : effectiveDirective;
      // After a second report, if there is one.
      setTimeout(end);
    };
    const end = () => {
      document.removeEventListener('securitypolicyviolation', onViolation);
      resolve(found);
    };
    let found: string | null = null;
    document.addEventListener('securitypolicyviolation', onViolation);
    setTimeout(end, PATIENCE_MS);
  });
}

/** Into a hidden frame without any rights, so that nobody leaves the page where the policy is missing. */
function submitForm(address: string): void {
  const frame = document.createElement('iframe');
  frame.name = 'versuch';
  frame.hidden = true;
  frame.sandbox.value = '';
  const form = document.createElement('form');
  form.hidden = true;
  form.method = 'post';
  form.action = address;
  form.target = frame.name;
  const field = document.createElement('input');
  field.name = CONTENT;
  form.append(field);
  document.body.append(frame, form);
  form.submit();
  setTimeout(() => {
    frame.remove();
    form.remove();
  }, PATIENCE_MS);
}
