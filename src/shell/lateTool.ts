/** Most visitors have the tool within a second. After this delay they should know that it is late or has failed. */
const LATE_MS = 8000;

/** Shows a note below a tool that is used, but whose script is late or has failed. */
export function announceIfLate(island: HTMLElement): void {
  const notice = document.createElement('p');
  notice.className = 'tool-note';
  notice.setAttribute('role', 'status');
  const begin = () =>
    setTimeout(() => {
      if (!island.hasAttribute('ssr') || notice.isConnected) return;
      island.after(notice);
      // Filled after it is in the document: screen readers do not announce a status that is inserted with its text.
      const article = document.createElement('a');
      article.href = '/iban-konvertierung';
      article.textContent = 'IBAN-Konvertierung';
      notice.append(
        'Dieses Werkzeug ist noch nicht geladen. Dauert es zu lange, laden Sie die Seite neu; die Felder sind dann leer. Oder rechnen Sie selbst: ',
        article,
      );
    }, LATE_MS);
  for (const type of ['focusin', 'pointerdown']) island.addEventListener(type, begin, { once: true });
  addEventListener('tool-ready', () => notice.remove(), { once: true });
}
