import { presentEntidad } from '@marco/entidades/terms';
import { formatNumber } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import type { FichaServicio } from '../../contract/index.ts';
import { presentConsumidores } from '../present-servicio.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';

/** Who uses it: by an acuerdo in force, and who the request of the servicio names beside them. */
export function UsoFicha({ consumidores: { contenido, pendiente } }: Pick<FichaServicio, 'consumidores'>) {
  const total = contenido === null ? 0 : contenido.acordadas.total || contenido.nombradas.total;
  return (
    <Bloque
      id="consumidores"
      titulo={BLOQUES.consumidores}
      pendiente={pendiente}
      // Of none the block says so itself.
      aside={total === 0 ? null : <span className="num">{presentConsumidores(total)}</span>}
    >
      {contenido === null ? null : (
        <>
          {contenido.abierto ? (
            <p className={styles['lista']}>Cualquier entidad pública puede usarlo.</p>
          ) : null}
          <Entidades titulo="Con acuerdo en vigor" {...contenido.acordadas} />
          <Entidades titulo="Nombradas en la solicitud del servicio" {...contenido.nombradas} />
        </>
      )}
    </Bloque>
  );
}

type EntidadesProps = NonNullable<FichaServicio['consumidores']['contenido']>['acordadas'] & {
  readonly titulo: string;
};

function Entidades({ titulo, total, entidades }: EntidadesProps) {
  if (total === 0) return null;
  return (
    <div className={styles['columna']}>
      <h3>{titulo}</h3>
      <LineList>
        {entidades.map(({ id, nombre, sigla }) => (
          <li key={id}>{presentEntidad(nombre, sigla)}</li>
        ))}
      </LineList>
      {total > entidades.length ? <p>y {formatNumber(total - entidades.length)} más.</p> : null}
    </div>
  );
}
