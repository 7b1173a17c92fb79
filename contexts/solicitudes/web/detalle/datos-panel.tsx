import { capitalizeNombre } from '@marco/entidades/terms';
import { toServicio } from '@marco/servicios/paths';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { PERIODICIDAD, SINCRONIA, TIPO_INTERCAMBIO } from '../../contract/terms.ts';

/** What the entity says of the servicio. */
export function DatosPanel({ solicitud }: { readonly solicitud: Solicitud }) {
  const { servicioId, servicioNombre, servicioDescripcion, objetivo, tipoIntercambio, sincronia, dominio } =
    solicitud;
  const { periodicidad, volumenEstimado, consumoAbierto, consumidores, operaciones } = solicitud;
  const { sistemas, lenguajes, basesDatos } = solicitud;
  return (
    <Card title="Datos del servicio">
      <FactSheet>
        <Fact name="Servicio" wide>
          {servicioId === null ? servicioNombre : <Link to={toServicio(servicioId)}>{servicioNombre}</Link>}
        </Fact>
        <Fact name="Descripción" wide>
          {servicioDescripcion}
        </Fact>
        <Fact name="Objetivo" wide>
          {objetivo}
        </Fact>
        <Fact name="Tipo de intercambio">{tipoIntercambio && TIPO_INTERCAMBIO[tipoIntercambio]}</Fact>
        <Fact name="Sincronía">{sincronia && SINCRONIA[sincronia]}</Fact>
        <Fact name="Dominio">{dominio}</Fact>
        <Fact name="Periodicidad">{periodicidad && PERIODICIDAD[periodicidad]}</Fact>
        <Fact name="Mensajes al mes">{volumenEstimado === null ? null : formatNumber(volumenEstimado)}</Fact>
        <Fact name="Entidades consumidoras previstas" wide>
          {consumoAbierto
            ? 'Abierto a todas las entidades'
            : consumidores.map(({ nombre }) => capitalizeNombre(nombre)).join(', ')}
        </Fact>
        <Fact name="Operaciones" wide>
          {toNombres(operaciones)}
        </Fact>
        <Fact name="Sistemas">{toNombres(sistemas)}</Fact>
        <Fact name="Lenguajes">{toNombres(lenguajes)}</Fact>
        <Fact name="Bases de datos">{toNombres(basesDatos)}</Fact>
      </FactSheet>
    </Card>
  );
}

const toNombres = (filas: readonly { readonly nombre: string }[]) =>
  filas.map(({ nombre }) => nombre).join(', ');
