import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { CircleCheck, CircleX, Play } from 'lucide-react';
import type { GestionReunion } from '../../contract/index.ts';
import { listApuntes } from '../../rules/apuntes/apuntes.ts';
import { listBotonesReunion } from '../../rules/reuniones/flujo-reunion.ts';
import type { DesarrolloEscrito } from './use-desarrollo.ts';
import { useStartReunion, useTransicionReunion } from './use-start-reunion.ts';

interface AccionesReunionProps {
  readonly reunion: GestionReunion;
  /** The minutes are saved before it is finished. */
  readonly desarrollo: Pick<DesarrolloEscrito, 'flush' | 'isFlushing' | 'read'>;
  /** Shows the minutes, where a meeting that began is written. */
  readonly onStarted: () => void;
  /** Shows the acta that is proposed of a meeting that was held. */
  readonly onFinished: () => void;
}

/** What is next for the meeting: start, finish, call off; blocked ones tell why. */
export function AccionesReunion({ reunion, desarrollo, onStarted, onFinished }: AccionesReunionProps) {
  const { estado, permisos, puntos } = reunion;
  const modals = useModal();
  const { start, isSaving: isStarting } = useStartReunion(reunion);
  const { move, isSaving } = useTransicionReunion(reunion);
  const busy = (isSaving || isStarting) && 'Guardando';

  async function begin(): Promise<void> {
    if (await start()) onStarted();
  }

  async function finish(): Promise<void> {
    if (!(await desarrollo.flush())) {
      await modals.alert({
        title: 'Hay notas sin guardar',
        message: 'Espere a que se guarden o resuelva las diferencias antes de finalizar la reunión.',
      });
      return;
    }
    const campos = ['avance', ...puntos.map(({ id }) => `punto:${id}`)];
    const porAgregar = campos.flatMap((campo) => listApuntes(desarrollo.read(campo))).length;
    const isSure = await modals.ask({
      title: '¿Finalizar la reunión?',
      message: `${presentPorAgregar(porAgregar)}Su avance, sus participantes y sus documentos serán públicos de inmediato.`,
      confirmLabel: 'Finalizar reunión',
      cancelLabel: 'Volver',
    });
    if (isSure && (await move('finalizar', 'La reunión quedó realizada y ya es pública.'))) onFinished();
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
    iniciar: { icon: <Play size={18} />, label: 'Iniciar reunión', run: begin, busy },
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

/** What is said of lines that wait to be noted, before the question; they can be noted afterwards too. */
function presentPorAgregar(cuantas: number): string {
  if (cuantas === 0) return '';
  const lineas = cuantas === 1 ? 'Hay una línea' : `Hay ${cuantas} líneas`;
  return `${lineas} de las notas por agregar como decisión o compromiso. `;
}
