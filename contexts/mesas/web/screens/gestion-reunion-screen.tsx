import { useBanner } from '@marco/web-kit/banner';
import { CardStack } from '@marco/web-kit/card-stack';
import { formatTime, formatWeekdayDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useAddressParams, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { Tabs } from '@marco/web-kit/tabs';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { Calendar, Clock, MessagesSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { GestionReunion } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import { toReunionesDeMesa } from '../../contract/mesas-private.paths.ts';
import { ActaPanel } from '../actas/acta-panel.tsx';
import { BotonVolver } from '../boton-volver.tsx';
import { CompromisosReunion } from '../compromisos/compromisos-reunion.tsx';
import { type Consultor, useConsultores } from '../mesas/use-consultores.ts';
import { toTrailInMesas } from '../mesas-trail.ts';
import { NoEncontrada } from '../no-encontrada.tsx';
import { AccionesReunion } from '../reuniones/acciones-reunion.tsx';
import { DesarrolloPanel } from '../reuniones/desarrollo-panel.tsx';
import { EstadoReunionChip } from '../reuniones/estado-reunion-chip.tsx';
import { ProgramacionPanel } from '../reuniones/programacion-panel.tsx';
import { useAdjuntos } from '../reuniones/use-adjuntos.ts';
import { useDesarrollo } from '../reuniones/use-desarrollo.ts';
import { useGestionReunion } from '../reuniones/use-gestion-reunion.ts';
import { useSaveReunion } from '../reuniones/use-save-reunion.ts';
import {
  computeEscritos,
  findErrores,
  isIgual,
  toValores,
  type ValoresReunion,
} from '../reuniones/valores-reunion.ts';

const TITULO = 'Reunión';
const SECCIONES = ['programacion', 'desarrollo', 'acta'] as const;
type Seccion = (typeof SECCIONES)[number];

/** How often a meeting that runs is read again: what others write appears. */
const LECTURA_MS = 4_000;

const NO_EXISTE = <NoEncontrada titulo="Reunión no encontrada" mensaje="La reunión que busca no existe." />;

/** Runs a meeting: what is programmed, and its minutes (MESA-11). */
export function GestionReunionScreen() {
  const idReunion = readId(useParams()['id']);
  return idReunion === null ? NO_EXISTE : <Existente key={idReunion} idReunion={idReunion} />;
}

function Existente({ idReunion }: { readonly idReunion: number }) {
  usePageTitle(TITULO);
  const [isRunning, setRunning] = useState(false);
  const gestion = useGestionReunion(idReunion, isRunning ? LECTURA_MS : false);
  const consultores = useConsultores();
  if (isNotFound(gestion.error)) return NO_EXISTE;
  const runs = gestion.data?.estado === 'en-curso';
  if (runs !== isRunning) setRunning(runs);
  if (gestion.data && consultores.data)
    return <Gestion reunion={gestion.data} consultores={consultores.data} />;
  return (
    <>
      <PageHeading title={TITULO} />
      <LoadBlock query={gestion} subject="la reunión">
        {() => (
          <LoadBlock query={consultores} subject="los consultores del ministerio">
            {() => null}
          </LoadBlock>
        )}
      </LoadBlock>
    </>
  );
}

interface GestionProps {
  readonly reunion: GestionReunion;
  readonly consultores: readonly Consultor[];
}

function Gestion({ reunion, consultores }: GestionProps) {
  const { idReunion, idMesa, nombreMesa, estado, duracionMinutos } = reunion;
  const inicio = reunion.inicioReal ?? reunion.inicio;
  const banner = useBanner();
  const [seccion, choose] = useSeccion(estado);
  const [nueva, setNueva] = useState('');
  const desarrollo = useDesarrollo(idReunion, reunion);
  const adjuntos = useAdjuntos(idReunion, reunion.archivos.length);
  const form = useProgramacion(reunion, consultores, () => banner.success('Se guardó la programación.'));
  useUnsavedChanges(desarrollo.isDirty || adjuntos.isDirty || nueva.trim() !== '');
  useScreenTrail(useMemo(() => toTrail(idMesa, nombreMesa), [idMesa, nombreMesa]));
  return (
    <>
      <PageHeading
        title={reunion.tematica}
        chip={<EstadoReunionChip estado={estado} />}
        facts={[
          { icon: <MessagesSquare size={16} />, text: `Mesa ${nombreMesa}` },
          { icon: <Calendar size={16} />, text: formatWeekdayDate(inicio) },
          { icon: <Clock size={16} />, text: `${formatTime(inicio)}, ${duracionMinutos} minutos` },
        ]}
        actions={
          <>
            <BotonVolver texto="VOLVER" to={toReunionesDeMesa(idMesa)} />
            <AccionesReunion
              reunion={reunion}
              desarrollo={desarrollo}
              onStarted={() => choose('desarrollo')}
              onFinished={() => choose('acta')}
            />
          </>
        }
      />
      <Tabs
        label="Secciones de la reunión"
        tabs={[
          { id: 'programacion', label: 'Programación' },
          { id: 'desarrollo', label: 'Desarrollo' },
          // An acta is issued of what was held.
          ...(estado === 'realizada' ? [{ id: 'acta' as const, label: 'Acta' }] : []),
        ]}
        selected={seccion}
        onSelect={choose}
      >
        {seccion === 'programacion' ? (
          <ProgramacionPanel reunion={reunion} form={form} consultores={consultores} />
        ) : null}
        {seccion === 'desarrollo' ? (
          <CardStack>
            <DesarrolloPanel
              reunion={reunion}
              desarrollo={desarrollo}
              adjuntos={adjuntos}
              nueva={nueva}
              onNueva={setNueva}
            />
            <CompromisosReunion idReunion={idReunion} idMesa={idMesa} editar={reunion.permisos.anotar} />
          </CardStack>
        ) : null}
        {seccion === 'acta' ? <ActaPanel idReunion={idReunion} /> : null}
      </Tabs>
    </>
  );
}

/** The form of what is programmed; while nothing was typed it follows what is stored. */
function useProgramacion(reunion: GestionReunion, consultores: readonly Consultor[], onSaved: () => void) {
  const [opened, setOpened] = useState(reunion);
  const nombres = useMemo(
    () => new Map(consultores.map(({ id, nombre }) => [id, nombre] as const)),
    [consultores],
  );
  const save = useSaveReunion(nombres);
  const form = useRuledForm<ValoresReunion>({
    initial: toValores(opened),
    findErrors: findErrores,
    isSame: isIgual,
    staysOpen: true,
    onSend: async (valores) => {
      const saved = await save(opened, valores);
      if (!saved) return;
      const stored = toValores(saved);
      setOpened(saved);
      form.restart(stored, (now) => computeEscritos(now, valores, stored));
      onSaved();
    },
  });
  if (reunion.version !== opened.version && !form.isDirty && !form.isSending) {
    setOpened(reunion);
    form.restart(toValores(reunion));
  }
  return form;
}

/** The section of the address; minutes first where there are any. */
function useSeccion(estado: GestionReunion['estado']): [Seccion, (seccion: Seccion) => void] {
  const { params, change } = useAddressParams();
  const first: Seccion = estado === 'en-curso' || estado === 'realizada' ? 'desarrollo' : 'programacion';
  const asked = SECCIONES.find((seccion) => seccion === params.get('seccion')) ?? first;
  const selected = asked === 'acta' && estado !== 'realizada' ? first : asked;
  return [selected, (seccion) => change({ seccion }, { replace: true, preventScrollReset: true })];
}

function toTrail(idMesa: number, nombreMesa: string) {
  const { trail } = toTrailInMesas(TITULO);
  return { trail: [...trail, { nombre: nombreMesa, to: toMesa(idMesa) }], current: TITULO };
}
