import { toTonoEstado } from '@marco/servicios/widgets';
import { Chip } from '@marco/web-kit/chip';
import { formatDate } from '@marco/web-kit/format';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Link } from 'react-router';
import type { BloqueServicios } from '../../contract/index.ts';
import styles from './servicios-de-mi-entidad.module.css';

/** The servicios of an entidad by state, and those that move to their next level. */
export function ServiciosEnMarcha({ bloque }: { readonly bloque: BloqueServicios }) {
  return (
    <>
      <StackedBar
        segments={bloque.porEstado.map(({ nombre, color, cantidad }) => ({
          label: nombre,
          value: cantidad,
          tone: toTonoEstado(nombre, color),
        }))}
      />
      {bloque.enMarcha.length === 0 ? null : <EnMarcha servicios={bloque.enMarcha} />}
    </>
  );
}

function EnMarcha({ servicios }: { readonly servicios: BloqueServicios['enMarcha'] }) {
  return (
    <ul className={styles['moving']} aria-label="Servicios con una solicitud en curso">
      {servicios.map(({ servicioId, nombre, estado, nivel, siguiente, pronostico, url }) => (
        <li key={`${servicioId}-${nivel}`}>
          <Link to={url}>{nombre}</Link>
          <Chip tone={toTonoEstado(estado.nombre, estado.color)}>{estado.nombre}</Chip>
          <small>
            Solicitud de nivel {nivel}: {siguiente}
            {pronostico === null ? null : `. Lo más probable: ${formatDate(pronostico)}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
