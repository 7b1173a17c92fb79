import { presentEntidad } from '@marco/entidades/terms';
import { INICIO } from '@marco/parametros/paths';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { sortPanels } from '@marco/web-kit/panels';
import { Landmark } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { DetalleServicio } from '../../contract/index.ts';
import type { EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import { CompatibilidadCard } from '../compatibilidad/compatibilidad-card.tsx';
import type { ServicioSlots } from '../servicio-slots.ts';
import { MensajesVersion } from '../versiones/mensajes-version.tsx';
import { useServicio } from '../versiones/use-servicio.ts';
import { VersionesCard } from '../versiones/versiones-card.tsx';
import { FinDeVersion } from '../vida/fin-de-version.tsx';
import { EstadoServicioChip } from '../widgets/estado-servicio-chip.tsx';

/** A servicio as its staff read it: state, versions and the messages of each (AREA-05), with the panels of later contexts. */
export function createServicioRoute(given: ServicioSlots) {
  const slots = sortPanels(given);
  return function ServicioRoute() {
    const id = readId(useParams()['id']);
    return id === null ? <ServicioNoEncontrado /> : <Servicio key={id} id={id} slots={slots} />;
  };
}

function ServicioNoEncontrado() {
  return (
    <NotFound
      title="Servicio no encontrado"
      message="El servicio que busca no existe."
      hint="Revise la dirección o búsquelo en la entidad que lo ofrece."
      to={INICIO.to}
      backLabel="Ir al inicio"
    />
  );
}

function Servicio({ id, slots }: { readonly id: number; readonly slots: ServicioSlots }) {
  const servicio = useServicio(id);
  if (isNotFound(servicio.error)) return <ServicioNoEncontrado />;
  return (
    <>
      {servicio.data ? <Encabezado servicio={servicio.data} /> : <PageHeading title="Servicio" />}
      <LoadBlock query={servicio} subject="el servicio">
        {(data) => <Contenido servicio={data} slots={slots} />}
      </LoadBlock>
    </>
  );
}

function Encabezado({ servicio }: { readonly servicio: DetalleServicio }) {
  const { nombre, estado, importado, entidad } = servicio;
  usePageTitle(nombre);
  useScreenTrail(useMemo(() => ({ trail: [INICIO], current: nombre }), [nombre]));
  return (
    <PageHeading
      title={nombre}
      chip={<EstadoServicioChip nombre={estado} importado={importado} />}
      facts={[{ icon: <Landmark size={16} />, text: presentEntidad(entidad.nombre, entidad.sigla) }]}
    />
  );
}

/** Whether others use, or used, a version that stands there. */
const isUsable = (estado: EstadoVersionServicio) =>
  estado === 'publicada' || estado === 'obsoleta' || estado === 'retirada';

interface ContenidoProps {
  readonly servicio: DetalleServicio;
  readonly slots: ServicioSlots;
}

function Contenido({ servicio, slots }: ContenidoProps) {
  const { params } = useAddressParams();
  const { servicioId, descripcion, activo, importado, enSuspension, leeCondiciones, versiones } = servicio;
  const actual = versiones.find(({ id }) => String(id) === params.get('version')) ?? versiones[0];
  // The newest one comes first: what follows is the one before.
  const anterior = actual && versiones[versiones.indexOf(actual) + 1];
  const mostrada = { servicioId, versionId: actual?.id ?? null, activo, leeCondiciones };
  return (
    <CardStack>
      {activo ? null : <Notice tone="warn">El servicio está inactivo.</Notice>}
      {importado ? (
        <Notice tone="info">
          El nivel de este servicio es <b>importado</b>: viene del directorio anterior al sistema y ninguna
          solicitud lo ha certificado aquí.
        </Notice>
      ) : null}
      {enSuspension ? (
        <Notice tone="warn">
          El servicio está <b>en suspensión</b>: conserva su nivel, pero por ahora ninguna de sus versiones se
          puede usar.
        </Notice>
      ) : null}
      {slots
        .filter(({ isAviso }) => isAviso)
        .map(({ order, Panel }) => (
          <Panel key={order} {...mostrada} />
        ))}
      <Card title="Qué ofrece">
        <p>{descripcion}</p>
      </Card>
      <VersionesCard servicio={servicio} actual={actual} />
      {actual && isUsable(actual.estado) ? <FinDeVersion key={actual.id} versionId={actual.id} /> : null}
      {actual && anterior ? <CompatibilidadCard key={actual.id} desde={anterior} hasta={actual} /> : null}
      {actual === undefined ? null : <MensajesVersion version={actual} />}
      {slots
        .filter(({ isAviso }) => !isAviso)
        .map(({ order, Panel }) => (
          <Panel key={order} {...mostrada} />
        ))}
    </CardStack>
  );
}
