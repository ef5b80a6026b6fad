import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface Look {
  readonly className?: string | undefined;
  /** `primary`: the main action of the screen; `outlined`: all other actions; `quiet`: minor actions. */
  readonly variant?: 'primary' | 'outlined' | 'quiet';
  /** Before the words. */
  readonly icon?: LucideIcon;
  readonly children?: ReactNode;
}

export function Button({ type = 'button', ...attributes }: Look & ComponentProps<'button'>) {
  return <button {...withLook(attributes)} type={type} />;
}

export function ButtonLink(attributes: Look & ComponentProps<'a'>) {
  return <a {...withLook(attributes)} />;
}

function withLook<Attributes>(look: Look & Attributes) {
  const { variant = 'outlined', className = '', icon: Icon, children, ...attributes } = look;
  return {
    ...attributes,
    'data-variant': variant,
    className: `${styles.button} ${className}`.trim(),
    children: Icon ? (
      <>
        <Icon size={20} aria-hidden="true" />
        <span>{children}</span>
      </>
    ) : (
      children
    ),
  };
}
