/** A notification (toast): requirement 4.9. */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** False after its dismissal; the store removes it `REMOVAL_DELAY_MS` later. */
  readonly isOpen: boolean;
}

/** How many are visible at a time, the newest: requirement 9.11. */
export const LIMIT = 1;
/** From the dismissal to the removal: requirement 9.12. */
export const REMOVAL_DELAY_MS = 1_000_000;

/** The notifications, newest first, and the listeners for changes. */
export function createNotificationStore() {
  let notifications: readonly Notification[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function set(next: readonly Notification[]): void {
    notifications = next;
    for (const listener of listeners) listener();
  }

  function update(id: string, change: Partial<Omit<Notification, 'id'>>): void {
    set(
      notifications.map((notification) =>
        notification.id === id ? { ...notification, ...change } : notification,
      ),
    );
  }

  function remove(id: string): void {
    clearTimeout(removals.get(id));
    removals.delete(id);
    set(notifications.filter((notification) => notification.id !== id));
  }

  return {
    getNotifications: () => notifications,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Replaces the visible notification. Returns the id of the new one. */
    add(content: Pick<Notification, 'title' | 'description'>): string {
      const id = String(nextId++);
      set([{ ...content, id, isOpen: true }, ...notifications].slice(0, LIMIT));
      return id;
    },
    update,
    dismiss(id: string): void {
      update(id, { isOpen: false });
      if (!removals.has(id))
        removals.set(
          id,
          setTimeout(() => remove(id), REMOVAL_DELAY_MS),
        );
    },
    remove,
  };
}

export type NotificationStore = ReturnType<typeof createNotificationStore>;
