import { ListaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import type { Solicitud } from '../../contract/index.ts';
import styles from './detalle.module.css';

/** The proof that a request was filed; nothing for a draft. */
export function ConstanciaCard({ solicitud: { radicado, constancia } }: { readonly solicitud: Solicitud }) {
  if (radicado === null) return null;
  return (
    <Card title="Constancia de radicación" flush>
      {constancia === null ? (
        <p className={styles['preparing']}>En preparación, lista en unos minutos.</p>
      ) : (
        <ListaArchivos archivos={[constancia]} />
      )}
    </Card>
  );
}
