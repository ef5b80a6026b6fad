import { createNotificationStore, type Notification } from './notificationStore.ts';

const store = createNotificationStore();
let mounting: Promise<void> | undefined;

/** Fetches the code that shows notifications, React and all; call it when one is likely to come. */
export function loadNotifications(): Promise<void> {
  mounting ??= import('./mountToaster.ts').then(({ mountToaster }) => mountToaster(store));
  return mounting;
}

/**
 * Shows a notification, from a React component or from a plain script alike.
 *
 * @throws where the code for it cannot be loaded (no network, an old tab after a new deployment); the caller then
 *   says the same words in another place
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
