import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { NotificationStore } from './notificationStore.ts';
import styles from './Toaster.module.css';

/** Requirements 9.13, 9.14 and 9.15. */
const DISPLAY_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

function Toaster({ store }: { readonly store: NotificationStore }) {
  const notifications = useSyncExternalStore(store.subscribe, store.getNotifications);
  return (
    <Toast.Provider
      label="Benachrichtigung"
      duration={DISPLAY_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {notifications.map(({ id, title, description, isOpen }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          open={isOpen}
          onOpenChange={(open) => {
            if (!open) store.dismiss(id);
          }}
        >
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          <Toast.Description className="muted">{description}</Toast.Description>
          <Toast.Close className={`icon-button ${styles.close}`}>
            <X size={20} aria-hidden="true" />
            <span className="visually-hidden">Schließen</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} hotkey={HOTKEY} label="Benachrichtigungen ({hotkey})" />
    </Toast.Provider>
  );
}

export function mountToaster(store: NotificationStore): void {
  const place = document.createElement('div');
  place.className = 'no-print';
  document.body.append(place);
  createRoot(place).render(<Toaster store={store} />);
}
