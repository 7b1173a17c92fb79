import { toTonoEstado } from '@marco/servicios/widgets';
import { useBloque } from '@marco/usuarios/widgets';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Link } from 'react-router';
import type { BloqueServicios } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import styles from './servicios-de-mi-entidad.module.css';

/** The servicios of the entidad of the person by state, and those that move to their next level. */
export function ServiciosDeMiEntidad() {
  return (
    <LoadBlock query={useBloque<BloqueServicios>('servicios')} subject="los servicios de su entidad">
      {(bloque) =>
        bloque === null || bloque.total === 0 ? null : (
          <Card
            title="Servicios de mi entidad"
            aside={<Link to={solicitudesPaths.servicios}>Ver los {formatNumber(bloque.total)}</Link>}
          >
            <StackedBar
              segments={bloque.porEstado.map(({ nombre, color, cantidad }) => ({
                label: nombre,
                value: cantidad,
                tone: toTonoEstado(nombre, color),
              }))}
            />
            {bloque.enMarcha.length === 0 ? null : <EnMarcha servicios={bloque.enMarcha} />}
          </Card>
        )
      }
    </LoadBlock>
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
            Nivel {nivel}: {siguiente}
            {pronostico === null ? null : `. Lo más probable: ${formatDate(pronostico)}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
