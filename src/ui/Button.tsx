import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  /** `primary`: the main action of the screen; `outlined`: all other actions; `quiet`: minor actions. */
  readonly variant?: 'primary' | 'outlined' | 'quiet';
}

export function Button({ variant = 'outlined', className, type = 'button', ...attributes }: Props) {
  return (
    <button
      {...attributes}
      type={type}
      data-variant={variant}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  );
}
