import { presentEntidad } from '@marco/entidades/terms';
import { CardStack } from '@marco/web-kit/card-stack';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useAddressParams, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { NamedPanel, Tabs, useShownPanels } from '@marco/web-kit/tabs';
import type { UseQueryResult } from '@tanstack/react-query';
import { Calendar, Landmark, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Mesa } from '../../contract/index.ts';
import { mesasPaths } from '../../contract/mesas.paths.ts';
import { choosePestana, PESTANAS, type Pestana } from '../../rules/mesas/pestanas-mesa.ts';
import { AccionesPrivadas, CompromisosPrivados } from '../acciones-privadas.tsx';
import { BotonVolver } from '../boton-volver.tsx';
import { useMesasStorage, writeMesasStorage } from '../busqueda/mesas-storage.tsx';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import { EntidadesTab } from '../mesas/entidades-tab.tsx';
import { InformacionTab } from '../mesas/informacion-tab.tsx';
import { ReunionesTab } from '../mesas/reuniones-tab.tsx';
import { ServiciosTab } from '../mesas/servicios-tab.tsx';
import {
  useEntidadesDeMesa,
  useMesa,
  useReunionesDeMesa,
  useServiciosDeMesa,
} from '../mesas/use-mesa-query.ts';
import { toTrailInMesas } from '../mesas-trail.ts';
import { NoEncontrada } from '../no-encontrada.tsx';
import { useMesasBase } from '../use-mesas-base.ts';

const NO_EXISTE = (
  <NoEncontrada titulo="Mesa no encontrada" mensaje="La mesa de interoperabilidad que busca no existe." />
);

/** Consult of one mesa (MESA-05…09). */
export function MesaScreen() {
  const idMesa = readId(useParams()['id']);
  return idMesa === null ? NO_EXISTE : <ExistingMesa key={idMesa} idMesa={idMesa} />;
}

function ExistingMesa({ idMesa }: { readonly idMesa: number }) {
  const mesa = useMesa(idMesa);
  return isNotFound(mesa.error) ? NO_EXISTE : <MesaConsulta idMesa={idMesa} mesa={mesa} />;
}

/** Sections that are loaded with the mesa. */
const IMPRESAS = [PESTANAS.informacion, PESTANAS.entidades, PESTANAS.servicios, PESTANAS.reuniones];

const NOMBRES = {
  [PESTANAS.informacion]: 'Información',
  [PESTANAS.entidades]: 'Entidades participantes',
  [PESTANAS.servicios]: 'Servicios de la mesa',
  [PESTANAS.reuniones]: 'Reuniones de avance',
  [PESTANAS.compromisos]: 'Compromisos',
} as const;

interface MesaConsultaProps {
  readonly idMesa: number;
  readonly mesa: UseQueryResult<Mesa>;
}

/** Heading and tabs of a mesa; every tab has its own load, so one that fails leaves the others usable. */
function MesaConsulta({ idMesa, mesa }: MesaConsultaProps) {
  const nombre = mesa.data?.nombre;
  const titulo = nombre === undefined ? 'Mesa de interoperabilidad' : `Mesa de interoperabilidad - ${nombre}`;
  usePageTitle(titulo);
  useScreenTrail(useMemo(() => (nombre === undefined ? undefined : toTrailInMesas(nombre)), [nombre]));
  const base = useMesasBase();
  const [pestana, choose] = usePestana();
  const isShown = useShownPanels<typeof pestana>(pestana, IMPRESAS);
  const entidades = useEntidadesDeMesa(idMesa);
  const servicios = useServiciosDeMesa(idMesa);
  const reuniones = useReunionesDeMesa(idMesa);

  return (
    <>
      <PageHeading
        title={titulo}
        chip={mesa.data ? <EstadoMesaChip activa={mesa.data.estado} /> : null}
        facts={mesa.data ? toFacts(mesa.data) : []}
        actions={
          <>
            <BotonVolver texto="VOLVER" to={mesasPaths.homeRestored} />
            <AccionesPrivadas idMesa={idMesa} />
          </>
        }
      />
      <Tabs
        label="Secciones de la mesa"
        tabs={[
          { id: PESTANAS.informacion, label: NOMBRES[PESTANAS.informacion] },
          { id: PESTANAS.entidades, label: NOMBRES[PESTANAS.entidades], count: entidades.data?.length },
          { id: PESTANAS.servicios, label: NOMBRES[PESTANAS.servicios], count: servicios.data?.length },
          { id: PESTANAS.reuniones, label: NOMBRES[PESTANAS.reuniones], count: reuniones.data?.length },
          ...(base === 'public' ? [] : [{ id: PESTANAS.compromisos, label: NOMBRES[PESTANAS.compromisos] }]),
        ]}
        selected={pestana}
        onSelect={choose}
      >
        <CardStack>
          {isShown(PESTANAS.informacion) ? (
            <LoadBlock query={mesa} subject="la información de la mesa">
              {(data) => <InformacionTab mesa={data} servicios={servicios.data ?? []} />}
            </LoadBlock>
          ) : null}
          {isShown(PESTANAS.entidades) ? (
            <NamedPanel name={NOMBRES[PESTANAS.entidades]}>
              <LoadBlock query={entidades} subject="las entidades participantes">
                {(data) => <EntidadesTab entidades={data} />}
              </LoadBlock>
            </NamedPanel>
          ) : null}
          {isShown(PESTANAS.servicios) ? (
            <NamedPanel name={NOMBRES[PESTANAS.servicios]}>
              <LoadBlock query={servicios} subject="los servicios de la mesa">
                {(data) => <ServiciosTab servicios={data} />}
              </LoadBlock>
            </NamedPanel>
          ) : null}
          {isShown(PESTANAS.reuniones) ? (
            <NamedPanel name={NOMBRES[PESTANAS.reuniones]}>
              <LoadBlock query={reuniones} subject="las reuniones de avance">
                {(data) => <ReunionesTab idMesa={idMesa} reuniones={data} />}
              </LoadBlock>
            </NamedPanel>
          ) : null}
          {pestana === PESTANAS.compromisos ? <CompromisosPrivados idMesa={idMesa} /> : null}
        </CardStack>
      </Tabs>
    </>
  );
}

function toFacts(mesa: Mesa) {
  return [
    { icon: <Landmark size={16} />, text: presentEntidad(mesa.admEntidadLiderNombre) },
    { icon: <UserRound size={16} />, text: mesa.admUsuarioNombre },
    { icon: <Calendar size={16} />, text: `Creada el ${formatLongDate(mesa.fechaCreacion)}` },
  ];
}

const PARAMETRO = 'pestana';

/** The tab on show and how to change it: kept in the address and in local storage (MESA-05). */
function usePestana(): readonly [Pestana, choose: (pestana: Pestana) => void] {
  const { params, change } = useAddressParams();
  const { state } = useLocation();
  const stored = useMesasStorage('tab');
  const base = useMesasBase();
  function choose(pestana: Pestana): void {
    writeMesasStorage('tab', String(pestana));
    const next = new URLSearchParams(params);
    next.set(PARAMETRO, String(pestana));
    change(next, { replace: true, state, preventScrollReset: true });
  }
  return [choosePestana(params.get(PARAMETRO), stored, base === 'public'), choose];
}
