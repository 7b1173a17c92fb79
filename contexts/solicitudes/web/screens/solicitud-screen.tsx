import { presentEntidad } from '@marco/entidades/terms';
import { INICIO } from '@marco/parametros/paths';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Tabs, useShownPanels } from '@marco/web-kit/tabs';
import { ArrowLeft, Hash, Layers } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { TIPO_SOLICITUD } from '../../contract/terms.ts';
import { AccionesSolicitud } from '../detalle/acciones-solicitud.tsx';
import { CatalogacionPanel } from '../detalle/catalogacion-panel.tsx';
import { DatosPanel } from '../detalle/datos-panel.tsx';
import { DocumentosPanel } from '../detalle/documentos-panel.tsx';
import { PasosPanel } from '../detalle/pasos-panel.tsx';
import { EstadoSolicitudChip } from '../estado-solicitud-chip.tsx';
import { PlazoSolicitudChip } from '../plazo-solicitud-chip.tsx';
import { SolicitudNoEncontrada } from '../solicitud-no-encontrada.tsx';
import { CONSULTA } from '../trail.ts';
import { useSolicitud } from '../use-solicitud.ts';

const PESTANAS = [
  { id: 'elementos', label: 'Elementos de dato' },
  { id: 'servicio', label: 'Datos del servicio' },
  { id: 'documentos', label: 'Documentos' },
  { id: 'historial', label: 'Historial' },
] as const;
type Pestana = (typeof PESTANAS)[number]['id'];

/** On paper, all of it. */
const IMPRESAS = PESTANAS.map(({ id }) => id);

/** A request with its steps, for its entity and for the ministry (AREA-05). */
export function SolicitudScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <SolicitudNoEncontrada /> : <Ficha key={id} id={id} />;
}

function Ficha({ id }: { readonly id: number }) {
  const solicitud = useSolicitud(id);
  if (isNotFound(solicitud.error)) return <SolicitudNoEncontrada />;
  return (
    <>
      {solicitud.data ? <Encabezado solicitud={solicitud.data} /> : <PageHeading title="Solicitud" />}
      <LoadBlock query={solicitud} subject="la solicitud">
        {(data) => <Contenido solicitud={data} />}
      </LoadBlock>
    </>
  );
}

function Encabezado({ solicitud }: { readonly solicitud: Solicitud }) {
  const { servicioNombre, radicado, nivel, estado } = solicitud;
  usePageTitle(servicioNombre);
  useScreenTrail(
    useMemo(
      () => ({ trail: [INICIO, CONSULTA], current: radicado ?? servicioNombre }),
      [radicado, servicioNombre],
    ),
  );
  return (
    <PageHeading
      title={servicioNombre}
      chip={<EstadoSolicitudChip estado={estado} />}
      facts={[
        { icon: <Hash size={16} />, text: radicado ?? 'Sin radicar' },
        { icon: <Layers size={16} />, text: `Nivel ${nivel}` },
      ]}
      actions={
        <>
          <ButtonLink
            variant="neutral"
            icon={<ArrowLeft size={18} />}
            to={solicitudesPaths.consultaRestaurada}
          >
            Volver
          </ButtonLink>
          <AccionesSolicitud solicitud={solicitud} />
        </>
      }
    />
  );
}

function Contenido({ solicitud }: { readonly solicitud: Solicitud }) {
  const { params, change } = useAddressParams();
  const selected = PESTANAS.find(({ id }) => id === params.get('pestana'))?.id ?? 'elementos';
  const isShown = useShownPanels(selected, IMPRESAS);
  const ultimo = solicitud.pasos.at(-1);
  return (
    <CardStack>
      {solicitud.estado === 'devuelta' && ultimo ? (
        <Notice tone="warn">Devuelta por el ministerio: {ultimo.motivo}</Notice>
      ) : null}
      <SideLayout side={<Resumen solicitud={solicitud} />}>
        <Tabs
          label="Partes de la solicitud"
          tabs={PESTANAS}
          selected={selected}
          onSelect={(pestana: Pestana) => change({ pestana }, { replace: true, preventScrollReset: true })}
        >
          <CardStack>
            {isShown('elementos') ? <CatalogacionPanel solicitud={solicitud} /> : null}
            {isShown('servicio') ? <DatosPanel solicitud={solicitud} /> : null}
            {isShown('documentos') ? <DocumentosPanel solicitud={solicitud} /> : null}
            {isShown('historial') ? <PasosPanel pasos={solicitud.pasos} /> : null}
          </CardStack>
        </Tabs>
      </SideLayout>
    </CardStack>
  );
}

/** Who takes part in a request, and where its servicio and its term stand. */
function Resumen({ solicitud }: { readonly solicitud: Solicitud }) {
  const { entidad, solicitante, consultor, tipo, plazo, estadoServicio, radicadaEn, cerradaEn } = solicitud;
  return (
    <Card title="Resumen de la solicitud">
      <FactSheet>
        <Fact name="Entidad" wide>
          {presentEntidad(entidad.nombre, entidad.sigla)}
        </Fact>
        <Fact name="Solicitante" wide>
          {solicitante}
        </Fact>
        <Fact name="Consultor" wide>
          {consultor ?? 'Sin asignar'}
        </Fact>
        <Fact name="Tipo" wide>
          {TIPO_SOLICITUD[tipo]}
        </Fact>
        <Fact name="Estado del servicio" wide>
          {estadoServicio && <EstadoServicioChip nombre={estadoServicio} />}
        </Fact>
        <Fact name="Plazo de este paso" wide>
          {plazo && <PlazoSolicitudChip plazo={plazo} />}
        </Fact>
        <Fact name="Radicada el" wide>
          {formatDate(radicadaEn)}
        </Fact>
        {cerradaEn === null ? null : (
          <Fact name="Cerrada el" wide>
            {formatDate(cerradaEn)}
          </Fact>
        )}
      </FactSheet>
    </Card>
  );
}
