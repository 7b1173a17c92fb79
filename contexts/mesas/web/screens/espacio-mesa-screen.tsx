import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { useAddressParams } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Compromiso, EspacioMesa } from '../../contract/index.ts';
import { mesasPaths } from '../../contract/mesas.paths.ts';
import { parseVista } from '../../rules/espacio/vista-de-mesa.ts';
import { BotonVolver } from '../boton-volver.tsx';
import { CompromisoAbierto } from '../compromisos/compromiso-abierto.tsx';
import { ConversacionMesa } from '../conversacion/conversacion-mesa.tsx';
import { Bloque } from '../espacio/bloque-card.tsx';
import { BotonSeguir } from '../espacio/boton-seguir.tsx';
import { CalendarioCard } from '../espacio/calendario-card.tsx';
import { CompromisosCard } from '../espacio/compromisos-card.tsx';
import { DocumentosCard } from '../espacio/documentos-card.tsx';
import { EncabezadoMesa } from '../espacio/encabezado-mesa.tsx';
import { HechosCard } from '../espacio/hechos-card.tsx';
import { MenuEspacio } from '../espacio/menu-espacio.tsx';
import { MESA_NO_EXISTE } from '../espacio/no-existe.tsx';
import { ParticipantesCard } from '../espacio/participantes-card.tsx';
import { ProximaReunion } from '../espacio/proxima-reunion.tsx';
import { ServiciosCard } from '../espacio/servicios-card.tsx';
import { useEspacio } from '../espacio/use-espacio.ts';
import { VistaMesa } from '../espacio/vista-mesa.tsx';

/** The workspace of a mesa (design, page 23), or one of its blocks whole. */
export function EspacioMesaScreen() {
  const idMesa = readId(useParams()['id']);
  const { params } = useAddressParams();
  if (idMesa === null) return MESA_NO_EXISTE;
  const vista = parseVista(params.get('pestana'));
  return vista === null ? (
    <Espacio key={idMesa} idMesa={idMesa} />
  ) : (
    <VistaMesa key={`${idMesa} ${vista}`} idMesa={idMesa} vista={vista} />
  );
}

function Espacio({ idMesa }: { readonly idMesa: number }) {
  const espacio = useEspacio(idMesa);
  if (isNotFound(espacio.error)) return MESA_NO_EXISTE;
  const { data } = espacio;
  return (
    <>
      <EncabezadoMesa
        mesa={data?.mesa}
        actions={
          <>
            <BotonVolver texto="VOLVER" to={mesasPaths.homeRestored} />
            {data ? <BotonSeguir espacio={data} /> : null}
            {data ? <MenuEspacio mesa={data.mesa} /> : null}
          </>
        }
      />
      <LoadBlock query={espacio} subject="la mesa">
        {({ mesa }) => <Bloques espacio={espacio} mesa={mesa} />}
      </LoadBlock>
    </>
  );
}

interface BloquesProps {
  readonly espacio: ReturnType<typeof useEspacio>;
  readonly mesa: EspacioMesa['mesa'];
}

/** What is next comes first; a closed mesa begins with what happened. */
function Bloques({ espacio, mesa }: BloquesProps) {
  const [opened, setOpened] = useState<Compromiso | null>(null);
  const hechos = (
    <Bloque espacio={espacio} nombre="hechos" titulo="Línea de tiempo" subject="la línea de tiempo">
      {(datos) => <HechosCard mesa={mesa} datos={datos} />}
    </Bloque>
  );
  return (
    <SideLayout
      sideLabel="Calendario, participantes y documentos"
      side={
        <>
          <Bloque espacio={espacio} nombre="calendario" titulo="Calendario" subject="el calendario">
            {(datos) => <CalendarioCard mesa={mesa} datos={datos} />}
          </Bloque>
          <ParticipantesCard mesa={mesa} />
          <Bloque espacio={espacio} nombre="documentos" titulo="Documentos" subject="los documentos">
            {(datos) => <DocumentosCard mesa={mesa} datos={datos} />}
          </Bloque>
        </>
      }
    >
      {mesa.estado ? null : hechos}
      <Bloque espacio={espacio} nombre="reunion" titulo="Próxima reunión" subject="la próxima reunión">
        {(datos) => <ProximaReunion mesa={mesa} datos={datos} onOpen={setOpened} />}
      </Bloque>
      <Bloque espacio={espacio} nombre="compromisos" titulo="Compromisos" subject="los compromisos">
        {(datos) => <CompromisosCard mesa={mesa} datos={datos} onOpen={setOpened} />}
      </Bloque>
      <Bloque espacio={espacio} nombre="servicios" titulo="Servicios de la mesa" subject="los servicios">
        {(datos) => <ServiciosCard mesa={mesa} datos={datos} />}
      </Bloque>
      {mesa.permisos.conversacion.allowed ? <ConversacionMesa idMesa={mesa.id} /> : null}
      {mesa.estado ? hechos : null}
      <CompromisoAbierto compromiso={opened} onClose={() => setOpened(null)} />
    </SideLayout>
  );
}
