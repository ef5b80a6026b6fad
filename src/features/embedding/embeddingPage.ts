import { texts } from './texts.ts';

/** Starts the example by a press: the page alone loads neither the widget nor its data. */
function prepareExample(place: HTMLElement): void {
  const button = place.querySelector('button');
  const status = place.querySelector('p');
  if (!button || !status) return;
  place.hidden = false;
  button.addEventListener('click', async () => {
    status.textContent = texts.loading;
    try {
      // The file that webmasters download, and the import map of the page has its hash.
      await import(/* @vite-ignore */ place.dataset.widget ?? '');
    } catch {
      status.textContent = texts.failed;
      return;
    }
    const example = document.createElement('iban-rechner');
    place.replaceChildren(example);
    example.focus();
  });
}

const place = document.querySelector<HTMLElement>('[data-widget]');
if (place) prepareExample(place);
