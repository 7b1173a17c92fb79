import { Button } from '@marco/web-kit/button';
import { formatDate, formatTime } from '@marco/web-kit/format';
import { useLatest, useModal } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { CircleCheck, CircleX, Play } from 'lucide-react';
import type { GestionReunion, updateEstadoReunionEndpoint } from '../../contract/index.ts';
import type { TransicionReunion } from '../../contract/terms.ts';
import { listBotonesReunion } from '../../rules/reuniones/flujo-reunion.ts';
import { computeInicioReal, presentFechaHora } from '../../rules/reuniones/momento-reunion.ts';
import type { DesarrolloEscrito } from './use-desarrollo.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

interface AccionesReunionProps {
  readonly reunion: GestionReunion;
  /** The minutes are saved before it is finished. */
  readonly desarrollo: Pick<DesarrolloEscrito, 'flush' | 'isFlushing'>;
  /** Shows the minutes, where a meeting that began is written. */
  readonly onStarted: () => void;
}

/** What is next for the meeting: start, finish, call off; blocked ones tell why. */
export function AccionesReunion({ reunion, desarrollo, onStarted }: AccionesReunionProps) {
  const { estado, permisos } = reunion;
  const modals = useModal();
  const { move, isSaving } = useTransicionReunion(reunion);
  const busy = isSaving && 'Guardando';

  async function start(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Iniciar la reunión?',
      message: describeInicio(reunion),
      confirmLabel: 'Iniciar reunión',
      // Not 'Cancelar', because the button beside it cancels the meeting itself.
      cancelLabel: 'Volver',
    });
    if (isSure && (await move('iniciar', 'La reunión empezó: ya puede tomar notas.'))) onStarted();
  }

  async function finish(): Promise<void> {
    if (!(await desarrollo.flush())) {
      await modals.alert({
        title: 'Hay notas sin guardar',
        message: 'Espere a que se guarden o resuelva las diferencias antes de finalizar la reunión.',
      });
      return;
    }
    const isSure = await modals.ask({
      title: '¿Finalizar la reunión?',
      message: 'Su avance, sus participantes y sus documentos serán públicos de inmediato.',
      confirmLabel: 'Finalizar reunión',
      cancelLabel: 'Volver',
    });
    if (isSure) await move('finalizar', 'La reunión quedó realizada y ya es pública.');
  }

  async function cancel(): Promise<void> {
    await modals.askText({
      title: '¿Cancelar la reunión?',
      message: 'Se avisará por correo a quienes estaban invitados y se quitará de sus calendarios.',
      label: 'Motivo',
      confirmLabel: 'Cancelar reunión',
      cancelLabel: 'Volver',
      tone: 'warn',
      send: (motivo) => move('cancelar', 'La reunión quedó cancelada.', motivo),
    });
  }

  const looks = {
    cancelar: { icon: <CircleX size={18} />, label: 'Cancelar reunión', run: cancel, busy },
    iniciar: { icon: <Play size={18} />, label: 'Iniciar reunión', run: start, busy },
    finalizar: {
      icon: <CircleCheck size={18} />,
      label: 'Finalizar reunión',
      run: finish,
      busy: busy || (desarrollo.isFlushing && 'Guardando'),
    },
  };
  return (
    <>
      {listBotonesReunion(estado).map(({ paso, esPrincipal }) => (
        <Button
          key={paso}
          variant={esPrincipal ? 'primary' : 'neutral'}
          icon={looks[paso].icon}
          blocked={permisos[paso]}
          busy={looks[paso].busy}
          onClick={() => void looks[paso].run()}
        >
          {looks[paso].label}
        </Button>
      ))}
    </>
  );
}

/** From when the meeting will count as held, which is what everybody will read. */
function describeInicio({ inicio }: GestionReunion): string {
  const programado = new Date(inicio);
  const ahora = new Date();
  if (computeInicioReal(programado, ahora) === programado)
    return `Se registrará como realizada el ${formatDate(inicio)} a las ${formatTime(inicio)}, cuando estaba programada. Si fue otro día, cambie antes la fecha en Programación.`;
  const isToday = presentFechaHora(programado).fecha === presentFechaHora(ahora).fecha;
  return isToday
    ? 'Su hora de inicio será la de ahora.'
    : `Estaba programada para el ${formatDate(inicio)}. Si la inicia ahora, su fecha será la de hoy.`;
}

/** Moves a meeting on and shows it as it is after it, everywhere. */
function useTransicionReunion({ idReunion, version }: GestionReunion) {
  const { send, isSaving } = useSavedChange<GestionReunion>({
    show: (queries, saved) => queries.setQueryData(toReunionKey(idReunion), saved),
    refresh: ['mesas'],
  });
  const seen = useLatest(version);

  /** @returns whether it was done */
  const move = (accion: TransicionReunion, done: string, motivo = '') =>
    send(
      (api, options) =>
        api.call<typeof updateEstadoReunionEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/reunion/estado' },
          { body: { idReunion, accion, motivo } },
          { ...options, version: seen.current },
        ),
      done,
    );

  return { move, isSaving };
}
