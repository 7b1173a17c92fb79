import { INICIO } from '@marco/parametros/paths';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { sortPanels } from '@marco/web-kit/panels';
import { ArrowLeft, Hash, MapPin, Pencil, Power } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { toEditarEntidad } from '../../contract/entidades.paths.ts';
import type { DetalleEntidad } from '../../contract/index.ts';
import { presentEntidad, TIPOS_ENTIDAD } from '../../contract/terms.ts';
import { findDestinoRetorno } from '../../rules/destino-retorno.ts';
import { PaginaEntidad } from '../detalle/pagina-entidad.tsx';
import { useUpdateEstado } from '../detalle/use-update-estado.ts';
import { EntidadNoEncontrada } from '../entidad-no-encontrada.tsx';
import type { EntidadSlots, RetornoSlots } from '../entidad-slots.ts';
import { EstadoEntidadChip } from '../estado-entidad-chip.tsx';
import { ENTIDADES } from '../trail.ts';
import { useEntidadDetalle } from '../use-entidad-detalle.ts';

/** The detail of an entity with the panels of later contexts (AREA-01), and the lists of theirs it leads back to. */
export function createEntidadRoute(given: EntidadSlots, retornos: RetornoSlots) {
  const slots = sortPanels(given);
  return function EntidadRoute() {
    const id = readId(useParams()['id']);
    return id === null ? (
      <EntidadNoEncontrada />
    ) : (
      <Entidad key={id} id={id} slots={slots} retornos={retornos} />
    );
  };
}

interface EntidadProps {
  readonly id: number;
  readonly slots: EntidadSlots;
  readonly retornos: RetornoSlots;
}

function Entidad({ id, slots, retornos }: EntidadProps) {
  const detalle = useEntidadDetalle(id);
  if (isNotFound(detalle.error)) return <EntidadNoEncontrada />;
  return (
    <>
      {detalle.data ? (
        <Encabezado entidad={detalle.data} retornos={retornos} />
      ) : (
        <PageHeading title="Entidad" />
      )}
      <LoadBlock query={detalle} subject="la entidad">
        {(entidad) => <PaginaEntidad entidad={entidad} slots={slots} />}
      </LoadBlock>
    </>
  );
}

/** Steps above the screen. */
const ARRIBA = [INICIO, ENTIDADES];

interface EncabezadoProps {
  readonly entidad: DetalleEntidad;
  readonly retornos: RetornoSlots;
}

function Encabezado({ entidad, retornos }: EncabezadoProps) {
  const { id, activa, permisos, municipio, departamento } = entidad;
  const nombre = presentEntidad(entidad.nombre, entidad.sigla);
  const [params] = useSearchParams();
  const volver = findDestinoRetorno(params.get('from'), retornos);
  const query = params.size > 0 ? `?${params}` : '';
  const { change, isChanging } = useUpdateEstado(entidad);
  useRecordTrail(nombre, ARRIBA);
  return (
    <PageHeading
      title={nombre}
      chip={<EstadoEntidadChip activa={activa} />}
      facts={[
        { icon: <Hash size={16} />, text: `NIT ${entidad.nit}-${entidad.dv}` },
        ...(municipio ? [{ icon: <MapPin size={16} />, text: [municipio, departamento].join(', ') }] : []),
        { text: TIPOS_ENTIDAD[entidad.tipo] },
      ]}
      actions={
        <>
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={volver}>
            Volver
          </ButtonLink>
          <Button
            variant="neutral"
            icon={<Power size={18} />}
            blocked={permisos.cambiarEstado}
            busy={isChanging && 'Guardando'}
            onClick={() => void change()}
          >
            {activa ? 'Inactivar' : 'Reactivar'}
          </Button>
          <ButtonLink
            icon={<Pencil size={18} />}
            to={toEditarEntidad(id) + query}
            blocked={permisos.editarContacto}
          >
            {permisos.editarContacto.allowed && !permisos.editar.allowed ? 'Editar contacto' : 'Editar'}
          </ButtonLink>
        </>
      }
    />
  );
}
