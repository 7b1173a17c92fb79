import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useCreation } from '@marco/web-kit/saved-change';
import { useState } from 'react';
import { toAcuerdo } from '../../contract/acuerdos.paths.ts';
import type { AcuerdoDeConsumo, createAcuerdoEndpoint } from '../../contract/index.ts';
import { PASO_ACUERDO, type PasoAcuerdo } from '../../contract/terms.ts';
import { listBotonesAcuerdo } from '../../rules/ciclo-acuerdo.ts';
import { usePasoAcuerdo } from '../use-acuerdo.ts';
import { AclaracionDialog } from './aclaracion-dialog.tsx';
import { AprobacionDialog } from './aprobacion-dialog.tsx';
import { EliminarBorrador } from './delete-borrador.tsx';
import { RechazoDialog } from './rechazo-dialog.tsx';
import { RespuestaDialog } from './respuesta-dialog.tsx';

/** Steps whose form is a dialog of their own. */
const CON_DIALOGO = {
  'pedir-aclaracion': AclaracionDialog,
  responder: RespuestaDialog,
  aprobar: AprobacionDialog,
  rechazar: RechazoDialog,
} as const;
type PasoConDialogo = keyof typeof CON_DIALOGO;
const isConDialogo = (paso: PasoAcuerdo): paso is PasoConDialogo => Object.hasOwn(CON_DIALOGO, paso);

/** What is asked before a step that says why. */
const POR_MOTIVO = {
  suspender: {
    title: '¿Suspender el acuerdo?',
    message:
      'La otra parte recibe el aviso y la clave del simulador deja de responder. Usted puede reanudarlo.',
    label: 'Motivo de la suspensión',
    confirmLabel: 'Suspender',
  },
  reanudar: {
    title: '¿Terminar su suspensión?',
    message: 'El acuerdo vuelve a regir si ninguna otra parte lo tiene suspendido.',
    label: 'Por qué se reanuda',
    confirmLabel: 'Reanudar',
  },
  terminar: {
    title: '¿Terminar el acuerdo?',
    message:
      'Deja de regir desde ahora y no se puede deshacer. Para consumir de nuevo hace falta otra petición.',
    label: 'Motivo',
    confirmLabel: 'Terminar',
  },
} as const;
const isPorMotivo = (paso: PasoAcuerdo): paso is keyof typeof POR_MOTIVO => Object.hasOwn(POR_MOTIVO, paso);

/** The steps that fit the state and the side of the person, each with the reason when it is not available now. */
export function AccionesAcuerdo({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { acciones, lado } = acuerdo;
  const modals = useModal();
  const { move, isSaving } = usePasoAcuerdo(acuerdo);
  const [enDialogo, setEnDialogo] = useState<PasoConDialogo | null>(null);

  async function choose(paso: PasoAcuerdo): Promise<void> {
    if (isConDialogo(paso)) {
      setEnDialogo(paso);
    } else if (isPorMotivo(paso)) {
      await modals.askText({
        cancelLabel: 'Volver',
        ...POR_MOTIVO[paso],
        send: (motivo) => move(paso, { motivo }),
      });
    } else if (
      await modals.ask({
        cancelLabel: 'Volver',
        title: '¿Enviar la petición?',
        message:
          'La entidad que ofrece el servicio la leerá completa y decidirá. Mientras decide no se cambia.',
        confirmLabel: 'Enviar',
      })
    )
      await move(paso);
  }

  const Dialogo = enDialogo === null ? null : CON_DIALOGO[enDialogo];
  const botones = listBotonesAcuerdo(acuerdo, lado);
  return (
    <>
      {botones.toReversed().map(({ paso, esPrincipal }) => (
        <Button
          key={paso}
          variant={esPrincipal ? 'primary' : 'neutral'}
          blocked={acciones[paso]}
          busy={isSaving && 'Guardando'}
          onClick={() => void choose(paso)}
        >
          {PASO_ACUERDO[paso]}
        </Button>
      ))}
      <CopiaButton acuerdo={acuerdo} />
      <EliminarBorrador acuerdo={acuerdo} />
      {Dialogo === null ? null : <Dialogo acuerdo={acuerdo} onClose={() => setEnDialogo(null)} />}
    </>
  );
}

/** What the next one is called, by what became of this one. */
const COPIAS: Readonly<Partial<Record<AcuerdoDeConsumo['estado'], string>>> = {
  activo: 'Pedir más o actualizar',
  suspendido: 'Pedir más o actualizar',
  rechazado: 'Pedir de nuevo con lo escrito',
  terminado: 'Pedir de nuevo con lo escrito',
};

/** One more request that begins with what this one says. */
function CopiaButton({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { id, servicio, estado, lado, puede } = acuerdo;
  const create = useCreation(['acuerdos']);
  const modals = useModal();
  const [isSending, setSending] = useState(false);
  const label = COPIAS[estado];
  if (label === undefined || lado !== 'consumidora') return null;

  async function begin(): Promise<void> {
    setSending(true);
    const body = { servicioId: servicio.id, baseId: id };
    try {
      await create({
        body,
        run: (api, options) =>
          api.call<typeof createAcuerdoEndpoint>({ method: 'POST', path: '/acuerdos' }, { body }, options),
        done: 'Se empezó la petición con lo que decía la anterior.',
        toRecord: toAcuerdo,
      });
    } catch (error) {
      setSending(false);
      await openFailure(modals, error);
    }
  }

  return (
    <Button
      variant="secondary"
      blocked={puede.copiar}
      busy={isSending && 'Empezando'}
      onClick={() => void begin()}
    >
      {label}
    </Button>
  );
}
