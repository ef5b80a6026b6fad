import styles from './Hero.module.css';

export function Hero({ lead, title }: { readonly title: string; readonly lead: string }) {
  return (
    <div className={styles.hero}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  );
}
