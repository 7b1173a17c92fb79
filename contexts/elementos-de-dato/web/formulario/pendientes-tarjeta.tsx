import { Card } from '@marco/web-kit/card';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import type { ElementoPrivado } from '../../contract/index.ts';
import styles from '../edicion/edicion.module.css';

/** Section of the form in which a field is written; those that are not here belong to the structure. */
const SECCION_DE_CAMPO: Readonly<Record<string, string>> = {
  nombre: 'significado',
  definicion: 'significado',
  usos: 'significado',
  entidadResponsableId: 'significado',
  valores: 'valores',
  nombres: 'nombres',
  fuentes: 'fuentes',
  relaciones: 'relaciones',
};

/** What a draft lacks before it can be sent to review; each leads to the section where it is written. */
export function PendientesTarjeta({ pendientes }: Pick<ElementoPrivado, 'pendientes'>) {
  return (
    <Card title="Para enviar a revisión">
      {pendientes.length === 0 ? (
        <Notice tone="ok">No le falta nada.</Notice>
      ) : (
        <ul className={styles['advice']}>
          {pendientes.map(({ campo, mensaje }) => (
            <li key={`${campo} ${mensaje}`}>
              <Link replace to={{ search: `?seccion=${toSeccion(campo)}` }}>
                {mensaje}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function toSeccion(campo: string): string {
  return SECCION_DE_CAMPO[campo.split('.')[0] ?? ''] ?? 'estructura';
}
