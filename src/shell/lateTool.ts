import './sharedLink.ts';

/** Most visitors have the tool after one second; after this many they should not go on typing into a dead form. */
const LATE_MS = 8000;

/** Says below a tool whose script has not come, or has failed, how to go on; gone again once the tool comes to life. */
for (const island of document.querySelectorAll('astro-island[ssr]')) {
  const notice = document.createElement('p');
  notice.className = 'tool-note';
  notice.setAttribute('role', 'status');
  const lateness = setTimeout(() => {
    island.after(notice);
    // Filled once it is on the page: a status that arrives together with its words is not read out.
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
