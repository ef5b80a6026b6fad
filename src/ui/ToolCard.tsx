import type { ComponentProps } from 'react';
import styles from './ToolCard.module.css';

/** The card in which a tool stands; on paper only what is in it. */
export function ToolCard({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={className ? `${styles.card} ${className}` : styles.card} />;
}
