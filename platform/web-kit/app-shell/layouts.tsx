import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { GovBar, type StatePortal } from '../theme/index.ts';
import styles from './layouts.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export interface PublicLayoutProps {
  readonly portal: StatePortal;
  readonly header: ReactNode;
  readonly breadcrumb?: ReactNode;
  readonly footer: ReactNode;
  /** Without page margins, for screens with bands from edge to edge. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** Public screens: bar of the State, header, content of at most 1200 px, footer at the bottom. */
export function PublicLayout({ portal, header, breadcrumb, footer, bare, children }: PublicLayoutProps) {
  return (
    <div className={styles['site']}>
      <SkipLink />
      <GovBar portal={portal} />
      {header}
      {breadcrumb}
      <main id={MAIN_ID} tabIndex={-1} className={classNames(styles['main'], !bare && styles['page'])}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface PrivateLayoutProps {
  readonly portal: StatePortal;
  readonly header: ReactNode;
  readonly menu: ReactNode;
  readonly breadcrumb?: ReactNode;
  /** Left and right texts of the slim footer. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Private area: bars edge to edge, side menu, breadcrumb, content and slim footer. */
export function PrivateLayout({ portal, header, menu, breadcrumb, footer, children }: PrivateLayoutProps) {
  return (
    <div className={styles['site']}>
      <SkipLink />
      <GovBar wide portal={portal} />
      {header}
      <div className={styles['shell']}>
        {menu}
        <div className={styles['column']}>
          {breadcrumb}
          <main id={MAIN_ID} tabIndex={-1} className={classNames(styles['main'], styles['work'])}>
            {children}
          </main>
          {footer ? <footer className={styles['slim']}>{footer}</footer> : null}
        </div>
      </div>
    </div>
  );
}

/** The width and side margins of public content, for bands of a bare layout. */
export function PageWidth({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return <div className={classNames(styles['width'], className)}>{children}</div>;
}
