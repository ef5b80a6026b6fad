import { texts } from './texts.ts';

/** Starts the example when its button is pressed: the page itself loads neither the widget nor its data. */
function prepareExample(place: HTMLElement): void {
  const button = place.querySelector('button');
  const status = place.querySelector('p');
  if (!button || !status) return;
  place.hidden = false;
  button.addEventListener('click', async () => {
    status.textContent = texts.loading;
    try {
      // The file that webmasters download.
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

// From the day after its last one, the page says that the offered file of bank data has expired.
const note = document.querySelector<HTMLElement>('[data-past-from]');
if (note) note.hidden = Date.now() < Date.parse(note.dataset.pastFrom ?? '');
const place = document.querySelector<HTMLElement>('[data-widget]');
if (place) prepareExample(place);
