import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { NotificationStore } from './notificationStore.ts';
import { Toaster } from './Toaster.tsx';

export function mountToaster(store: NotificationStore): void {
  const place = document.createElement('div');
  place.className = 'no-print';
  document.body.append(place);
  // At once, so that it listens to its hotkey.
  flushSync(() => createRoot(place).render(createElement(Toaster, { store })));
}
