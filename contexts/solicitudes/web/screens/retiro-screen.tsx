import { INICIO } from '@marco/parametros/paths';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { toEditarSolicitud } from '../../contract/solicitudes.paths.ts';
import {
  ConPermiso,
  Devolucion,
  NoSeComienza,
  NoSeEdita,
  SinServicio,
} from '../formulario/formulario-permitido.tsx';
import { ComienzoDeRetiro } from '../retiro/comienzo-de-retiro.tsx';
import { FormularioRetiro } from '../retiro/formulario-retiro.tsx';
import { useServicioNivel } from '../servicios/use-servicios-nivel.ts';
import { SolicitudNoEncontrada } from '../solicitud-no-encontrada.tsx';
import { CONSULTA } from '../trail.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { useSolicitud } from '../use-solicitud.ts';

const SOBRE = [INICIO, CONSULTA];
const TITULO = 'Nueva solicitud de retiro';

/** 'solicitud/retiro': the request of the end of a version that begins, a draft, or one that was returned (AREA-05). */
export function RetiroScreen() {
  const { id: texto } = useParams();
  if (texto === 'new') return <Nueva />;
  const id = readId(texto);
  return id === null ? <SolicitudNoEncontrada /> : <Edicion key={id} id={id} />;
}

function Nueva() {
  useRecordTrail('Nueva solicitud', SOBRE);
  const [pedido] = useState(useSearchParams()[0].get('servicio'));
  const id = pedido === null ? null : readId(pedido);
  const opciones = useOpcionesSolicitud();
  const servicio = useServicioNivel(id);
  if (pedido !== null && (id === null || servicio.data === null)) return <SinServicio titulo={TITULO} />;
  return (
    <ConPermiso titulo={TITULO} query={opciones}>
      {() => {
        if (pedido === null) return <ComienzoDeRetiro titulo={TITULO} inicial={null} />;
        if (servicio.data?.retiro.solicitar.allowed)
          return <ComienzoDeRetiro titulo={TITULO} inicial={servicio.data} />;
        return (
          <>
            <PageHeading title={TITULO} />
            <LoadBlock query={servicio} subject="el servicio">
              {(data) => (data ? <NoSeComienza decision={data.retiro.solicitar} /> : null)}
            </LoadBlock>
          </>
        );
      }}
    </ConPermiso>
  );
}

function Edicion({ id }: { readonly id: number }) {
  const solicitud = useSolicitud(id);
  const { data } = solicitud;
  // Filed in this form, its confirmation shows here; opened afterwards, that it is not written any more.
  const [seEdita, setSeEdita] = useState<boolean | null>(null);
  if (data && seEdita === null) setSeEdita(data.acciones.editar.allowed);
  useRecordTrail(data ? (data.radicado ?? 'Borrador de solicitud') : 'Solicitud', SOBRE);
  if (isNotFound(solicitud.error)) return <SolicitudNoEncontrada />;
  if (!data)
    return (
      <>
        <PageHeading title="Solicitud de retiro" />
        <LoadBlock query={solicitud} subject="la solicitud">
          {() => null}
        </LoadBlock>
      </>
    );
  if (data.retiro === null) return <Navigate to={toEditarSolicitud(data)} replace />;
  if (seEdita === false) return <NoSeEdita titulo="Solicitud de retiro" solicitud={data} />;
  return (
    <FormularioRetiro
      titulo={data.estado === 'devuelta' ? 'Corregir solicitud de retiro' : TITULO}
      solicitud={data}
    >
      <Devolucion solicitud={data} />
    </FormularioRetiro>
  );
}
