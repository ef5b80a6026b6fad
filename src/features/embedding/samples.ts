/** What a webmaster copies. The tests of the widget use the same lines. */

/** The folder in which the examples have both files. */
const FOLDER = '/rechner';

export const SCRIPT_LINE = `<script type="module" src="${FOLDER}/iban-rechner.js"></script>`;
export const ELEMENT_LINE = '<iban-rechner name="iban" required></iban-rechner>';

/** All that a Content Security Policy has to allow. */
export const POLICY = "script-src 'self'; connect-src 'self'";

/** A changed digit empties the BIC, so that it never belongs to another account. */
export const LISTENER = `const rechner = document.querySelector('iban-rechner');
const bic = document.querySelector('#bic');
rechner.addEventListener('input', () => {
  bic.value = '';
});
rechner.addEventListener('resolve', ({ detail }) => {
  bic.value = detail.ok ? (detail.bic ?? '') : '';
});`;

/** For pages that accept no doubtful IBAN. */
export const STRICT = `rechner.addEventListener('resolve', ({ detail }) => {
  const isSure = !detail.ok || detail.verdict === 'formed-by-bank';
  rechner.setCustomValidity(isSure ? '' : 'Bitte prüfen Sie die IBAN.');
});
rechner.addEventListener('input', () => rechner.setCustomValidity(''));`;

export const STYLES = `iban-rechner {
  --iban-rechner-accent: #00703c;
  --iban-rechner-radius: 0;
}
iban-rechner::part(card) {
  font-family: inherit;
  padding: 0;
}`;
