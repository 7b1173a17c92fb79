import { Button, ButtonLink } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { toEditarSolicitud } from '../../contract/solicitudes.paths.ts';
import { ACCION_SOLICITUD, type AccionManual } from '../../contract/terms.ts';
import { listBotones } from '../../rules/ciclo/ciclo-de-vida.ts';
import { DevolucionDialog } from '../marcas/devolucion-dialog.tsx';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { AsignacionDialog } from './asignacion-dialog.tsx';
import { useCambioSolicitud } from './use-cambio-solicitud.ts';

/** Not 'Cancelar': a request can be cancelled, and the button beside it does so. */
const VOLVER = 'Volver';

const PREGUNTAS = {
  revisar: {
    title: '¿Iniciar la revisión?',
    message: 'La entidad verá que su solicitud está en revisión.',
    confirmLabel: 'Iniciar revisión',
  },
  conceptualizar: {
    title: '¿Pasar a conceptualización?',
    message: 'La solicitud está completa: sigue decir en qué elemento del lenguaje común queda cada campo.',
    confirmLabel: 'Pasar a conceptualización',
  },
  presentar: {
    title: '¿Presentar a la entidad?',
    message: 'La entidad aprobará u observará cada campo. Mientras tanto el catálogo no se puede cambiar.',
    confirmLabel: 'Presentar a la entidad',
  },
  aprobar: {
    title: '¿Aprobar la conceptualización?',
    message: 'Su entidad acepta las definiciones de todos los campos. No se puede deshacer.',
    confirmLabel: 'Aprobar conceptualización',
  },
  certificar: {
    title: '¿Certificar la solicitud?',
    message: 'El servicio queda en Estandarizado Nivel 1 y la solicitud se cierra. No se puede deshacer.',
    confirmLabel: 'Certificar solicitud',
  },
} as const;

const MOTIVOS = {
  observar: {
    title: '¿Observar la conceptualización?',
    label: 'Observación',
    message: 'Vuelve a conceptualización; el consultor leerá lo que su entidad observó.',
    confirmLabel: 'Observar',
    tone: 'warn',
  },
  rechazar: {
    title: '¿Rechazar la solicitud?',
    label: 'Motivo',
    message: 'Se cierra y la entidad leerá el motivo. No se puede deshacer.',
    confirmLabel: 'Rechazar',
    tone: 'warn',
  },
  cancelar: {
    title: '¿Cancelar la solicitud?',
    label: 'Motivo',
    message: 'Se cierra sin certificar el servicio. No se puede deshacer.',
    confirmLabel: 'Cancelar solicitud',
    tone: 'warn',
  },
} as const;

/** The buttons that fit the state and the person, what moves it on first, each with the reason when it is not available now. */
export function AccionesSolicitud({ solicitud }: { readonly solicitud: Solicitud }) {
  const modals = useModal();
  const { move, isSaving } = useCambioSolicitud(solicitud);
  const [dialog, setDialog] = useState<'asignar' | 'devolver' | null>(null);
  const esMinisterio = useOpcionesSolicitud().data?.todasLasEntidades;
  const { acciones, estado, id } = solicitud;

  async function choose(paso: AccionManual): Promise<void> {
    if (paso === 'asignar' || paso === 'devolver') {
      setDialog(paso);
    } else if (paso in MOTIVOS) {
      await modals.askText({
        cancelLabel: VOLVER,
        ...MOTIVOS[paso as keyof typeof MOTIVOS],
        send: (motivo) => move(paso, { motivo }),
      });
    } else {
      const isSure = await modals.ask({
        cancelLabel: VOLVER,
        ...PREGUNTAS[paso as keyof typeof PREGUNTAS],
      });
      if (isSure) await move(paso);
    }
  }

  const close = () => setDialog(null);
  const puedeEditar = acciones.editar.allowed;
  // Until the side of the person is known, no buttons are shown.
  const botones = esMinisterio === undefined ? [] : listBotones(estado, { esMinisterio, puedeEditar });
  return (
    <>
      {puedeEditar ? (
        <ButtonLink icon={<Pencil size={18} />} to={toEditarSolicitud(id)}>
          {estado === 'devuelta' ? 'Corregir y radicar' : 'Continuar el borrador'}
        </ButtonLink>
      ) : null}
      {botones.toReversed().map(({ paso, esPrincipal }) => (
        <Button
          key={paso}
          variant={esPrincipal ? 'primary' : 'neutral'}
          blocked={acciones[paso]}
          busy={isSaving && 'Guardando'}
          onClick={() => void choose(paso)}
        >
          {paso === 'asignar' && solicitud.consultorId !== null ? 'Reasignar' : ACCION_SOLICITUD[paso]}
        </Button>
      ))}
      {dialog === 'asignar' ? <AsignacionDialog solicitud={solicitud} onClose={close} /> : null}
      {dialog === 'devolver' ? <DevolucionDialog solicitud={solicitud} onClose={close} /> : null}
    </>
  );
}
