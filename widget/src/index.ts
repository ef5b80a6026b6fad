import { IbanRechner } from './ibanRechner.ts';
import { watchPresses } from './whenReleased.ts';

// Two scripts of a page may both load it.
if (!customElements.get('iban-rechner')) {
  watchPresses();
  customElements.define('iban-rechner', IbanRechner);
}
