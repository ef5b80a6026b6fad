import { IbanRechner } from './ibanRechner.ts';

// Two scripts of a page may both load it.
if (!customElements.get('iban-rechner')) customElements.define('iban-rechner', IbanRechner);
