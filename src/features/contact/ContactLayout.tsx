import type { ReactNode } from 'react';
import styles from './ContactLayout.module.css';

export function ContactLayout({
  form,
  details,
}: {
  readonly form?: ReactNode;
  readonly details?: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      {form}
      {details}
    </div>
  );
}
