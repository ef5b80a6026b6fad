/**
 * Adds what CSS cannot do: the right `aria-expanded` of the dropdown, Escape, click and touch, and closing the mobile menu
 * when an entry is chosen, even one that leads to a place on the same page.
 */
export function enhanceTopBar(bar: HTMLElement): void {
  bar.dataset.enhanced = '';
  for (const dropdown of bar.querySelectorAll<HTMLElement>('[data-dropdown]')) enhanceDropdown(dropdown);
  for (const menu of bar.querySelectorAll<HTMLElement>('[popover]'))
    menu.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) menu.hidePopover();
    });
}

function enhanceDropdown(dropdown: HTMLElement): void {
  const button = dropdown.querySelector('button');
  if (!button) return;
  // A click on a menu that the pointer has just opened must not close it.
  let openedByPointer = false;

  const isOpen = () => button.ariaExpanded === 'true';
  const open = (isOpened = true, byPointer = false) => {
    // Never two at once: the one that a click has opened stays when the pointer leaves it.
    if (isOpened)
      for (const other of dropdown.parentElement?.querySelectorAll('[data-dropdown] > button') ?? [])
        other.ariaExpanded = 'false';
    button.ariaExpanded = String(isOpened);
    openedByPointer = byPointer;
  };
  const close = () => open(false);

  dropdown.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse' && !isOpen()) open(true, true);
  });
  dropdown.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && openedByPointer) close();
  });
  button.addEventListener('click', () => {
    open(!isOpen() || openedByPointer);
  });
  dropdown.addEventListener('focusout', (event) => {
    if (!dropdown.contains(event.relatedTarget as Node | null)) close();
  });
  dropdown.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (dropdown.contains(document.activeElement)) button.focus();
    close();
  });
  document.addEventListener('pointerdown', (event) => {
    if (!dropdown.contains(event.target as Node)) close();
  });
}
