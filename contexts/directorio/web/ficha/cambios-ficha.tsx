import { EstadoVersionChip } from '@marco/servicios/widgets';
import { formatDate } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { Link } from 'react-router';
import { toCambios } from '../../contract/formatos.paths.ts';
import type { FichaServicio } from '../../contract/index.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';

type CambioDeFicha = NonNullable<FichaServicio['cambios']['contenido']>[number];

/** The versions of the servicio, the newest first, with what each added and took away. */
export function CambiosFicha({
  cambios,
  version,
  servicioId,
}: Pick<FichaServicio, 'cambios' | 'version' | 'servicioId'>) {
  const { contenido, pendiente } = cambios;
  return (
    <Bloque
      id="cambios"
      titulo={BLOQUES.cambios}
      pendiente={pendiente}
      aside={
        <Link to={toCambios({ servicio: servicioId })} reloadDocument>
          Canal de cambios
        </Link>
      }
    >
      {contenido === null ? null : (
        <div className={styles['lista']}>
          <LineList>
            {contenido.map((cambio) => (
              <li key={cambio.version}>
                <Link
                  to={cambio.direccion}
                  aria-current={cambio.version === version?.numero ? 'true' : undefined}
                >
                  Versión {cambio.version}
                </Link>
                <EstadoVersionChip estado={cambio.estado} />
                <span>
                  <time dateTime={cambio.desde}>{formatDate(cambio.desde)}</time>
                </span>
                <LineNote>{presentCambio(cambio)}</LineNote>
              </li>
            ))}
          </LineList>
        </div>
      )}
    </Bloque>
  );
}

function presentCambio({ cambia, agrega, quita }: CambioDeFicha): string {
  if (cambia === null) return 'Es la primera versión.';
  const partes = [
    ...(agrega.length === 0 ? [] : [`agrega ${agrega.join(', ')}`]),
    ...(quita.length === 0 ? [] : [`quita ${quita.join(', ')}`]),
  ];
  return partes.length === 0
    ? `Tiene los mismos datos que la ${cambia}.`
    : `Frente a la ${cambia}, ${partes.join(' y ')}.`;
}
