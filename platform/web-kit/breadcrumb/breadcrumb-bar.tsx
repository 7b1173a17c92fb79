import { ChevronRight, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../class-names/index.ts';
import styles from './breadcrumb-bar.module.css';

export interface BreadcrumbBarProps {
  readonly trail: readonly { readonly nombre: string; readonly to: string }[];
  readonly current: string;
  /** Name of the role, at the right. */
  readonly roleName?: string | undefined;
  /** Shares the edges of the public page instead of going edge to edge. */
  readonly contained?: boolean;
}

/** Where the screen is. On a phone only the way back to the parent shows. */
export function BreadcrumbBar({ trail, current, roleName, contained }: BreadcrumbBarProps) {
  return (
    <section className={styles['band']} aria-label="Ubicación en el sitio" data-print="hide">
      <div className={classNames(styles['bar'], contained && styles['contained'])}>
        <nav aria-label="Ruta de navegación">
          <ol className={styles['trail']}>
            {trail.map((step) => (
              <li key={step.to}>
                <Link to={step.to}>{step.nombre}</Link>
                <ChevronRight size={14} />
              </li>
            ))}
            <li>
              <span aria-current="page">{current}</span>
            </li>
          </ol>
        </nav>
        {roleName ? (
          <p className={styles['role']}>
            <ShieldCheck size={16} />
            <span className={styles['caption']}>Rol:</span> <strong>{roleName}</strong>
          </p>
        ) : null}
      </div>
    </section>
  );
}
