import { Tag } from '@marco/web-kit/tag';
import type { FiltroBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import { listFiltrosActivos } from '../../rules/busqueda/filtros-activos.ts';
import styles from './filtros-activos.module.css';
import type { Elecciones } from './use-busqueda-digitada.ts';
import type { Listas } from './use-listas-busqueda.ts';

interface FiltrosActivosProps {
  readonly filtro: FiltroBusqueda;
  readonly elecciones: Elecciones;
  readonly listas: Listas;
  readonly onRemove: (clave: keyof FiltroBusqueda) => void;
}

/** The filters in use, each with a button that takes it away. */
export function FiltrosActivos({ filtro, elecciones, listas, onRemove }: FiltrosActivosProps) {
  const activos = listFiltrosActivos(filtro, {
    entidad: elecciones.entidad?.nombre,
    servicio: elecciones.servicio?.nombre,
    consultor: listas.usuarios.data?.find(({ id }) => id === filtro.consultor)?.nombre,
    estadoServicio: listas.estadosServicio.data?.find(
      ({ estadoServicioId }) => estadoServicioId === filtro.estadoServicio,
    )?.nombre,
  });
  if (activos.length === 0) return null;
  return (
    <div className={styles['filters']}>
      <span className={styles['label']}>Filtros:</span>
      {activos.map(({ clave, texto }) => (
        <Tag key={clave} onRemove={() => onRemove(clave)} removeLabel={`Quitar filtro ${texto}`}>
          {texto}
        </Tag>
      ))}
    </div>
  );
}
