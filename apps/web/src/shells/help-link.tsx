import { toAyudaDe } from '@marco/parametros/paths';
import { CircleQuestionMark } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import styles from './help-link.module.css';

const LABEL = 'Ayuda de esta página';

/** The way to the help about the page on show: with its icon in a header, in words in a footer. */
export function HelpLink({ isIcon = false }: { readonly isIcon?: boolean }) {
  const to = toAyudaDe(useLocation().pathname);
  return isIcon ? (
    <Link className={styles['help']} to={to} aria-label={LABEL}>
      <CircleQuestionMark size={20} />
    </Link>
  ) : (
    <Link to={to}>{LABEL}</Link>
  );
}
