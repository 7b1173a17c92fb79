import { ListaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { Link } from 'react-router';
import type { BloqueDocumentos, GestionMesa } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import { toReunionesDeMesa } from '../../contract/mesas-private.paths.ts';
import styles from './espacio.module.css';

interface DocumentosCardProps {
  readonly mesa: GestionMesa;
  readonly datos: BloqueDocumentos;
}

/** The latest documents of the meetings, to be looked at and downloaded. */
export function DocumentosCard({ mesa, datos: { documentos, total } }: DocumentosCardProps) {
  return (
    <Card title="Documentos" flush>
      {total === 0 ? (
        <p className={styles['empty']}>Las reuniones de la mesa aún no tienen documentos.</p>
      ) : (
        <ListaArchivos archivos={documentos} />
      )}
      {total > documentos.length ? (
        <p className={styles['more']}>
          <span>
            {documentos.length} de {total} documentos
          </span>
          <Link to={mesa.gestiona ? toReunionesDeMesa(mesa.id) : `${toMesa(mesa.id)}?pestana=4`}>
            Ver por reunión
          </Link>
        </p>
      ) : null}
    </Card>
  );
}
