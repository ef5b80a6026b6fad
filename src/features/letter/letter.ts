/** Shows the copy button of a letter. It copies the paragraphs, separated by blank lines, and confirms it. */
export function enhanceLetter(letter: HTMLElement): void {
  const [button, label, status, text] = ['button', 'button span', '[role=status]', '[data-letter-text]'].map(
    (selector) => letter.querySelector<HTMLElement>(selector),
  );
  if (!button || !label || !status || !text) return;
  const { copiedLabel = '', confirmationMs } = button.dataset;
  const ownLabel = label.textContent;
  let timer = 0;

  function show(isCopied: boolean, said: string) {
    clearTimeout(timer);
    button?.toggleAttribute('data-copied', isCopied);
    if (label) label.textContent = isCopied ? copiedLabel : ownLabel;
    if (status) status.textContent = said;
  }

  button.hidden = false;
  button.addEventListener('click', async () => {
    show(false, '');
    try {
      await navigator.clipboard.writeText(text.innerText.trim());
      show(true, copiedLabel);
      timer = window.setTimeout(() => show(false, ''), Number(confirmationMs));
    } catch {
      // No clipboard, or no access to it.
      show(false, status.dataset.refused ?? '');
      getSelection()?.selectAllChildren(text);
    }
  });
}
