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
  const open = () => {
    button.ariaExpanded = 'true';
  };
  const close = () => {
    button.ariaExpanded = 'false';
    openedByPointer = false;
  };

  dropdown.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || isOpen()) return;
    openedByPointer = true;
    open();
  });
  dropdown.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && openedByPointer) close();
  });
  button.addEventListener('click', () => {
    if (isOpen() && !openedByPointer) close();
    else open();
    openedByPointer = false;
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
