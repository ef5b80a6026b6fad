import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from './notificationStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('at most one notification is there, the newest [2.26] [9.11]', () => {
  const store = createNotificationStore();
  store.add({ title: 'erste', description: '' });
  store.add({ title: 'zweite', description: '' });
  expect(store.getNotifications().map((notification) => notification.title)).toEqual(['zweite']);
});

test('a notification is open, and an update changes only what it names [4.9]', () => {
  const store = createNotificationStore();
  const id = store.add({ title: 'alt', description: 'bleibt' });
  store.update(id, { title: 'neu' });
  expect(store.getNotifications()).toEqual([{ id, title: 'neu', description: 'bleibt', isOpen: true }]);
});

test('a dismissed notification is closed at once and removed after 1,000,000 ms [4.10] [9.12] [4.9]', () => {
  const store = createNotificationStore();
  const id = store.add({ title: 'weg', description: '' });
  store.dismiss(id);
  expect(store.getNotifications()[0]?.isOpen).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(store.getNotifications()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.getNotifications()).toHaveLength(0);
});

test('a removed notification is gone at once, and its timer with it', () => {
  const store = createNotificationStore();
  const id = store.add({ title: 'weg', description: '' });
  store.dismiss(id);
  store.remove(id);
  expect(store.getNotifications()).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});
