import { INICIO } from '@marco/parametros/paths';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { toEditarNivelUno } from '../../contract/solicitudes.paths.ts';
import {
  ConPermiso,
  Devolucion,
  NoSeComienza,
  NoSeEdita,
  SinServicio,
} from '../formulario/formulario-permitido.tsx';
import { ComienzoNivelDos } from '../nivel-dos/comienzo-nivel-dos.tsx';
import { FormularioNivelDos } from '../nivel-dos/formulario-nivel-dos.tsx';
import { useServicioNivel } from '../servicios/use-servicios-nivel.ts';
import { SolicitudNoEncontrada } from '../solicitud-no-encontrada.tsx';
import { CONSULTA, NIVEL_DOS } from '../trail.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { useSolicitud } from '../use-solicitud.ts';

const NUEVA = 'Nueva solicitud de servicio, Nivel 2';
const CORREGIR = 'Corregir solicitud de servicio, Nivel 2';
/** Title while it is not known whether the request is new or returned. */
const SOLICITUD = 'Solicitud de servicio, Nivel 2';

/** 'solicitud/nivel-dos': a request of level 2 that begins, a draft, or one that was returned (AREA-05). */
export function NivelDosScreen() {
  const { id: texto } = useParams();
  if (texto === 'new') return <Nueva />;
  const id = readId(texto);
  return id === null ? <SolicitudNoEncontrada /> : <Edicion key={id} id={id} />;
}

/** Above the form in its trail. */
const SOBRE_ELLA = [INICIO, CONSULTA, NIVEL_DOS];

function Nueva() {
  useRecordTrail('Nueva solicitud', SOBRE_ELLA);
  const [pedido] = useState(useSearchParams()[0].get('servicio'));
  const id = pedido === null ? null : readId(pedido);
  const opciones = useOpcionesSolicitud();
  const servicio = useServicioNivel(id);
  if (pedido !== null && (id === null || servicio.data === null)) return <SinServicio titulo={NUEVA} />;
  return (
    <ConPermiso titulo={NUEVA} query={opciones}>
      {() => {
        if (pedido === null) return <ComienzoNivelDos titulo={NUEVA} inicial={null} />;
        if (servicio.data?.nivelDos.solicitar.allowed)
          return <ComienzoNivelDos titulo={NUEVA} inicial={servicio.data} />;
        return (
          <>
            <PageHeading title={NUEVA} />
            <LoadBlock query={servicio} subject="el servicio">
              {(data) => (data ? <NoSeComienza decision={data.nivelDos.solicitar} /> : null)}
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
  useRecordTrail(data ? (data.radicado ?? 'Borrador de solicitud') : 'Solicitud', SOBRE_ELLA);
  if (isNotFound(solicitud.error)) return <SolicitudNoEncontrada />;
  if (data)
    return data.nivel === 2 ? <Formulario detalle={data} /> : <Navigate to={toEditarNivelUno(id)} replace />;
  return (
    <>
      <PageHeading title={SOLICITUD} />
      <LoadBlock query={solicitud} subject="la solicitud">
        {() => null}
      </LoadBlock>
    </>
  );
}

function Formulario({ detalle }: { readonly detalle: Solicitud }) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [solicitud] = useState(detalle);
  if (!solicitud.acciones.editar.allowed) return <NoSeEdita titulo={SOLICITUD} solicitud={solicitud} />;
  return (
    <FormularioNivelDos titulo={solicitud.estado === 'devuelta' ? CORREGIR : NUEVA} solicitud={solicitud}>
      <Devolucion solicitud={solicitud} />
    </FormularioNivelDos>
  );
}
