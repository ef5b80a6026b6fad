import type { ComponentProps } from 'react';
import styles from './ToolCard.module.css';

/** The card of a tool. Print shows its content without the card. */
export function ToolCard({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={className ? `${styles.card} ${className}` : styles.card} />;
}
