import './sharedLink.ts';

/** Most visitors have the tool after one second. After this delay they should know that it does not work yet. */
const LATE_MS = 8000;

/** Shows a note below a tool whose script is late or has failed, and removes it when the tool is hydrated. */
for (const island of document.querySelectorAll('astro-island[ssr]')) {
  const notice = document.createElement('p');
  notice.className = 'tool-note';
  notice.setAttribute('role', 'status');
  const lateness = setTimeout(() => {
    island.after(notice);
    // Filled after it is in the document: screen readers do not announce a status that is inserted with its text.
    const article = document.createElement('a');
    article.href = '/iban-konvertierung';
    article.textContent = 'IBAN-Konvertierung';
    notice.append(
      'Dieses Werkzeug ist noch nicht geladen. Kommt es nicht, laden Sie die Seite neu; die Felder sind dann leer. Oder rechnen Sie selbst: ',
      article,
    );
  }, LATE_MS);
  new MutationObserver((_changes, observer) => {
    clearTimeout(lateness);
    notice.remove();
    observer.disconnect();
  }).observe(island, { attributeFilter: ['ssr'] });
}
