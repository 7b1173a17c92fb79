import { startDownload } from '@marco/archivos/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatDate } from '@marco/web-kit/format';
import { Braces, FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InformeConformidad } from '../../contract/index.ts';
import styles from './informe.module.css';

interface SelloCardProps {
  readonly informe: InformeConformidad;
  /** What a report that is kept says beside. */
  readonly children?: ReactNode;
  /** How the file is taken along, where it is not what is on show. */
  readonly onDownload?: () => void;
  /** The same as a PDF, which only a report that is kept has. */
  readonly pdf?: { readonly isWorking: boolean; readonly onDownload: () => void };
  readonly nota: string;
}

/** What tells this report from another one, and how to take it along. */
export function SelloCard({ informe, children, onDownload, pdf, nota }: SelloCardProps) {
  const { reglas, formato, contrato, dia, huella, mensajes } = informe;
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
          {pdf ? (
            <Button
              variant="secondary"
              size="small"
              icon={<FileText size={16} />}
              busy={pdf.isWorking && 'Preparando el PDF'}
              onClick={pdf.onDownload}
            >
              PDF
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            icon={<Braces size={16} />}
            onClick={onDownload ?? download}
          >
            JSON
          </Button>
        </span>
      }
    >
      <dl className={styles['seal']}>
        {children}
        <LineaSello nombre="Informe (SHA-256)" esCodigo>
          {huella}
        </LineaSello>
        <LineaSello nombre="Reglas">{reglas}, incluidas en el producto</LineaSello>
        <LineaSello nombre="Contrato (SHA-256)" esCodigo>
          {contrato.sha256}
        </LineaSello>
        <LineaSello nombre="Formato">{formato ?? 'No se pudo leer'}</LineaSello>
        {dia === null ? null : <LineaSello nombre="Listas al día">{formatDate(dia)}</LineaSello>}
        {mensajes.length === 0 ? null : (
          <LineaSello nombre="Mensajes">
            {mensajes.length === 1 ? '1 probado' : `${mensajes.length} probados`}. No se guarda su contenido,
            solo su huella
          </LineaSello>
        )}
      </dl>
      <p className={styles['note']}>{nota}</p>
    </Card>
  );
}

/** One line of what a report is sealed by. */
export function LineaSello({
  nombre,
  esCodigo = false,
  children,
}: {
  readonly nombre: string;
  readonly esCodigo?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['pair']}>
      <dt>{nombre}</dt>
      <dd className={esCodigo ? styles['mono'] : undefined}>{children}</dd>
    </div>
  );
}
