import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { Link } from 'react-router';
import type { BloqueServiciosMesa, GestionMesa } from '../../contract/index.ts';
import { AddServicio } from '../mesas/add-servicio.tsx';
import styles from './espacio.module.css';

interface ServiciosCardProps {
  readonly mesa: GestionMesa;
  readonly datos: BloqueServiciosMesa;
}

/** The services of the mesa, with the state they stand in and the one their commitments wait for. */
export function ServiciosCard({ mesa, datos: { servicios, total } }: ServiciosCardProps) {
  return (
    <Card title="Servicios de la mesa" aside={mesa.gestiona ? <AddServicio mesa={mesa} /> : null} flush>
      {servicios.length === 0 ? (
        <p className={styles['empty']}>La mesa aún no tiene servicios.</p>
      ) : (
        <table className={styles['services']}>
          <caption className="sr">Servicios de la mesa</caption>
          <thead>
            <tr>
              <th scope="col">Servicio</th>
              <th scope="col">Nivel</th>
              <th scope="col">Meta</th>
            </tr>
          </thead>
          <tbody>
            {servicios.map(({ id, nombre, entidad, estado, meta }) => (
              <tr key={id}>
                <th scope="row">
                  {nombre}
                  <small>{entidad}</small>
                </th>
                <td data-label="Nivel">
                  <EstadoServicioChip nombre={estado} />
                </td>
                <td data-label="Meta">{meta ?? 'Sin meta'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total === 0 ? null : (
        <p className={styles['more']}>
          <span>
            {servicios.length} de {total} {total === 1 ? 'servicio' : 'servicios'}
          </span>
          <Link to={{ search: '?pestana=servicios' }}>
            {total === 1 ? 'Ver el servicio' : `Ver los ${total} servicios`}
          </Link>
        </p>
      )}
    </Card>
  );
}
