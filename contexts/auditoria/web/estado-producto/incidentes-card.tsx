import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatMoment, formatSpan } from '@marco/web-kit/format';
import { DIAS_DE_INCIDENTES, NOMBRES_MARCHA } from '../../contract/estado-producto.terms.ts';
import type { EstadoProducto } from '../../contract/index.ts';
import { presentDuracion } from '../../rules/estado-producto/duracion.ts';
import styles from './estado-producto.module.css';

/** What did not run, newest first, as the product recorded it. */
export function IncidentesCard({ incidentes }: Pick<EstadoProducto, 'incidentes'>) {
  return (
    <Card title={`Incidentes de los últimos ${DIAS_DE_INCIDENTES} días`} flush>
      {incidentes.length === 0 ? (
        <p className={styles['nada']}>Ninguno quedó registrado.</p>
      ) : (
        <ul className={styles['incidentes']}>
          {incidentes.map(({ pieza, nombre, marcha, desde, hasta }) => (
            <li key={`${pieza} ${desde}`}>
              <div>
                <h3>{nombre}</h3>
                <small>
                  {hasta === null
                    ? `Desde el ${formatMoment(desde)}, sin terminar`
                    : `${formatSpan(desde, hasta)} (${presentDuracion(desde, hasta)})`}
                </small>
              </div>
              <span className={styles['marcas']}>
                <Chip tone={marcha === 'falla' ? 'red' : 'yellow'}>{NOMBRES_MARCHA[marcha]}</Chip>
                <Chip tone={hasta === null ? 'yellow' : 'green'}>
                  {hasta === null ? 'En curso' : 'Resuelto'}
                </Chip>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
