import { createNotificationStore, type Notification } from './notificationStore.ts';

const store = createNotificationStore();
let mounting: Promise<void> | undefined;

/** Loads the code that shows notifications, including React. Call it when a notification is likely. */
export function loadNotifications(): Promise<void> {
  mounting ??= import('./Toaster.tsx').then(({ mountToaster }) => mountToaster(store));
  return mounting;
}

/**
 * Shows a notification. React components and plain scripts can call it.
 *
 * @throws if its code cannot be loaded (no network, an old tab after a new deployment); the caller then shows the words in
 *   another place
 */
export async function notify(content: Pick<Notification, 'title' | 'description'>): Promise<void> {
  try {
    await loadNotifications();
  } catch (error) {
    mounting = undefined;
    throw error;
  }
  store.add(content);
}
