import styles from './Facts.module.css';

/** A list of names and values. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={`row ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
