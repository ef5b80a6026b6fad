import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type {} from '../../widget/src/iban-rechner.d.ts';

/** A form of React that holds the value of the widget. */
function Form() {
  const [iban, setIban] = useState('DE89370400440532013000');
  return (
    <form>
      <iban-rechner
        name="iban"
        value={iban}
        onInput={({ currentTarget }) => setIban(currentTarget.value)}
        onresolve={({ detail }) => setIban(detail.ok ? detail.iban : '')}
      />
      <output aria-label="Zustand">{iban}</output>
      <button type="button" onClick={() => setIban('')}>
        Leeren
      </button>
    </form>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Form />
    </StrictMode>,
  );
