import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  readonly className?: string | undefined;
  /** `primary`: the main action of the screen; `outlined`: all other actions; `quiet`: minor actions. */
  readonly variant?: 'primary' | 'outlined' | 'quiet';
}

export function Button({ type = 'button', ...attributes }: Look & ComponentProps<'button'>) {
  return <button {...withLook(attributes)} type={type} />;
}

/** A link that is styled as a button. */
export function ButtonLink(attributes: Look & ComponentProps<'a'>) {
  return <a {...withLook(attributes)} />;
}

function withLook<Attributes>({ variant = 'outlined', className = '', ...attributes }: Look & Attributes) {
  return { ...attributes, 'data-variant': variant, className: `${styles.button} ${className}`.trim() };
}
