import styles from './tabs.module.css';

/** Names a panel on paper, where the tab that names it is not. */
export function PanelTitle({ children }: { readonly children: string }) {
  return <h2 className={styles['title']}>{children}</h2>;
}
