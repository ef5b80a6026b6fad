import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentProps<'a'> {
  readonly variant: 'primary' | 'outlined' | 'quiet';
}

/** A link that is styled as a button. */
export function ButtonLink({ variant, className, ...attributes }: Props) {
  return (
    <a
      {...attributes}
      data-variant={variant}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  );
}
