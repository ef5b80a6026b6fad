import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import type { NotificationStore } from './notificationStore.ts';
import styles from './Toaster.module.css';
import { texts } from './texts.ts';

/** Requirements 9.13, 9.14 and 9.15. */
const DISPLAY_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

export function Toaster({ store }: { readonly store: NotificationStore }) {
  const notifications = useSyncExternalStore(store.subscribe, store.getNotifications);
  return (
    <Toast.Provider
      label={texts.notification}
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
          <Toast.Description className={styles.description}>{description}</Toast.Description>
          <Toast.Close className={styles.close}>
            <X size={20} aria-hidden="true" />
            <span className="visually-hidden">{texts.close}</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} hotkey={HOTKEY} label={texts.notifications} />
    </Toast.Provider>
  );
}
