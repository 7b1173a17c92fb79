import { startDownload } from '@marco/archivos/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatDate } from '@marco/web-kit/format';
import { Braces, Printer } from 'lucide-react';
import type { InformeConformidad } from '../../contract/index.ts';
import styles from './banco.module.css';

/** What tells this report from another one, and how to take it along. */
export function SelloCard({ informe }: { readonly informe: InformeConformidad }) {
  const { reglas, formato, contrato, dia, huella } = informe;
  const download = () =>
    startDownload(
      new Blob([JSON.stringify(informe, null, 2)], { type: 'application/json' }),
      `informe-conformidad-${huella.slice(0, 12)}.json`,
    );
  return (
    <Card
      title="Sello del informe"
      aside={
        <span className={styles['actions']} data-print="hide">
          <Button
            variant="secondary"
            size="small"
            icon={<Printer size={16} />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
          <Button variant="secondary" size="small" icon={<Braces size={16} />} onClick={download}>
            JSON
          </Button>
        </span>
      }
    >
      <dl className={styles['seal']}>
        <div className={styles['pair']}>
          <dt>Informe (SHA-256)</dt>
          <dd className={styles['mono']}>{huella}</dd>
        </div>
        <div className={styles['pair']}>
          <dt>Reglas</dt>
          <dd>{reglas}, incluidas en el producto</dd>
        </div>
        <div className={styles['pair']}>
          <dt>Contrato (SHA-256)</dt>
          <dd className={styles['mono']}>{contrato.sha256}</dd>
        </div>
        <div className={styles['pair']}>
          <dt>Formato</dt>
          <dd>{formato ?? 'No se pudo leer'}</dd>
        </div>
        {dia === null ? null : (
          <div className={styles['pair']}>
            <dt>Listas al día</dt>
            <dd>{formatDate(dia)}</dd>
          </div>
        )}
      </dl>
      <p className={styles['note']}>
        El mismo contrato con las mismas reglas da siempre el mismo informe. No se guarda su contenido.
      </p>
    </Card>
  );
}
