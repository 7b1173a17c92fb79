import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Notice } from '@marco/web-kit/notice';
import type { ImportacionOperacion } from '../../contract/index.ts';
import { ESTADO_IMPORTACION } from '../../contract/terms.ts';
import { AccionesImportacion } from './acciones-importacion.tsx';
import { HechosImportacion } from './hechos-importacion.tsx';
import styles from './operacion.module.css';
import { TONO_IMPORTACION } from './tono-importacion.ts';

/** An import: its file, its state, and what may be done now. */
export function ImportacionCard({ importacion }: { readonly importacion: ImportacionOperacion }) {
  const { estado, rechazo } = importacion;
  return (
    <Card
      title="Importación"
      aside={<Chip tone={TONO_IMPORTACION[estado]}>{ESTADO_IMPORTACION[estado]}</Chip>}
    >
      <div className={styles['bloque']}>
        {rechazo === null ? null : <Notice tone={estado === 'rechazada' ? 'err' : 'warn'}>{rechazo}</Notice>}
        <HechosImportacion importacion={importacion} />
        {estado === 'calculando' ? (
          <p role="status" className={styles['nota']}>
            Se calculan las horas del archivo. Puede salir de esta página: el cálculo continúa.
          </p>
        ) : null}
        <AccionesImportacion importacion={importacion} />
      </div>
    </Card>
  );
}
