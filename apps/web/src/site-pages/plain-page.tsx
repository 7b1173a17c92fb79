import { Card } from '@marco/web-kit/card';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Prose } from '@marco/web-kit/prose';
import type { ReactNode } from 'react';
import styles from './site-pages.module.css';

interface PlainPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of texts about the site. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <PageHeading title={title} lead={lead} />
      {children}
    </div>
  );
}

/** One subject of such a page. */
export function Apartado({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <Prose>{children}</Prose>
    </Card>
  );
}
