import { presentEntidad } from '@marco/entidades/terms';
import { formatNumber } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import type { FichaServicio } from '../../contract/index.ts';
import { presentConsumidores } from '../present-servicio.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';

/** Who uses it, as the request of the servicio names them. */
export function UsoFicha({ consumidores: { contenido, pendiente } }: Pick<FichaServicio, 'consumidores'>) {
  return (
    <Bloque
      id="consumidores"
      titulo={BLOQUES.consumidores}
      pendiente={pendiente}
      aside={
        // Of none the block says so itself.
        contenido === null || contenido.total === 0 ? null : (
          <span className="num">{presentConsumidores(contenido.total)}</span>
        )
      }
    >
      {contenido === null ? null : (
        <div className={styles['lista']}>
          {contenido.abierto ? <p>Cualquier entidad pública puede usarlo.</p> : null}
          {contenido.entidades.length === 0 ? null : (
            <LineList>
              {contenido.entidades.map(({ id, nombre, sigla }) => (
                <li key={id}>{presentEntidad(nombre, sigla)}</li>
              ))}
            </LineList>
          )}
          {contenido.total > contenido.entidades.length ? (
            <p>y {formatNumber(contenido.total - contenido.entidades.length)} más.</p>
          ) : null}
        </div>
      )}
    </Bloque>
  );
}
