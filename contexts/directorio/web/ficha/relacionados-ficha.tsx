import { presentEntidad } from '@marco/entidades/terms';
import { toMesa } from '@marco/mesas/paths';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { LineList } from '@marco/web-kit/line-list';
import { Link } from 'react-router';
import type { FichaServicio } from '../../contract/index.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';

/** Where else the same data stand, and who works on them. */
export function RelacionadosFicha({
  relacionados: { mismosDatos, mesas },
}: Pick<FichaServicio, 'relacionados'>) {
  return (
    <Bloque id="relacionados" titulo={BLOQUES.relacionados}>
      <div className={styles['columna']}>
        <h3>Servicios que entregan los mismos datos</h3>
        {mismosDatos.length === 0 ? (
          <p>Ningún otro servicio entrega estos datos.</p>
        ) : (
          <LineList>
            {mismosDatos.map(({ servicioId, nombre, direccion, entidad, estado }) => (
              <li key={servicioId}>
                <Link to={direccion}>{nombre}</Link>
                <span>{presentEntidad(entidad.nombre, entidad.sigla)}</span>
                <EstadoServicioChip
                  nombre={estado.nombre}
                  color={estado.color}
                  importado={estado.importado}
                />
              </li>
            ))}
          </LineList>
        )}
      </div>
      {mesas.length === 0 ? null : (
        <div className={styles['columna']}>
          <h3>Mesas que trabajan en él</h3>
          <LineList>
            {mesas.map(({ id, nombre }) => (
              <li key={id}>
                <Link to={toMesa(id)}>{nombre}</Link>
              </li>
            ))}
          </LineList>
        </div>
      )}
    </Bloque>
  );
}
