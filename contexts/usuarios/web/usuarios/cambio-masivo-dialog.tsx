import { refuseWith } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatNumber } from '@marco/web-kit/format';
import { Modal, useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import type { EfectosMasivos, UsuarioRow } from '../../contract/index.ts';
import { ACCION_USUARIO, type AccionMembresia, MAXIMO_MASIVO } from '../../contract/terms.ts';
import { CAMBIO_VACIO, CamposDeCambio, type ErroresCambio, findErroresCambio } from './campos-de-cambio.tsx';
import { EfectosLista } from './efectos-lista.tsx';
import { useCambioMasivo } from './use-cambio-masivo.ts';

export interface CambioMasivoDialogProps {
  readonly usuarios: readonly UsuarioRow[];
  readonly acciones: readonly AccionMembresia[];
  readonly onClose: () => void;
  /** Something was changed. */
  readonly onDone: () => void;
}

/** One action for the selected users: choose it, see what it will do to each, do it. */
export function CambioMasivoDialog({ usuarios, acciones, onClose, onDone }: CambioMasivoDialogProps) {
  const banner = useBanner();
  const [accion, setAccion] = useState<AccionMembresia | null>(null);
  const [borrador, setBorrador] = useState(CAMBIO_VACIO);
  const [previa, setPrevia] = useState<EfectosMasivos | null>(null);
  const [rechazos, setRechazos] = useState<ErroresCambio>({});
  const masivo = useCambioMasivo(usuarios, {
    onPreviewed: setPrevia,
    onRefused: setRechazos,
    onApplied: (efectos) => {
      banner.success(describeAplicado(efectos));
      onDone();
      onClose();
    },
  });

  if (previa && accion)
    return (
      <Modal
        isOpen
        onClose={onClose}
        title={`${ACCION_USUARIO[accion]}: vista previa`}
        message="Esto pasará con cada usuario al aplicar el cambio."
        actions={
          <>
            <Button variant="neutral" onClick={() => setPrevia(null)}>
              Volver
            </Button>
            <Button
              busy={masivo.isApplying && 'Aplicando'}
              blocked={previa.permitidos > 0 ? undefined : NINGUNO}
              onClick={() => masivo.apply(accion, borrador)}
            >
              Aplicar a {formatNumber(previa.permitidos)}
            </Button>
          </>
        }
      >
        <EfectosLista efectos={previa} />
      </Modal>
    );
  return (
    <EleccionDialog
      usuarios={usuarios}
      acciones={acciones}
      accion={accion}
      borrador={borrador}
      rechazos={rechazos}
      onClose={onClose}
      onAccion={(next) => {
        setRechazos({});
        setAccion(next);
      }}
      onBorrador={(next) => {
        setRechazos({});
        setBorrador(next);
      }}
      isPreviewing={masivo.isPreviewing}
      onSubmit={(elegida) => masivo.preview(elegida, borrador)}
    />
  );
}

interface EleccionDialogProps extends Pick<CambioMasivoDialogProps, 'usuarios' | 'acciones' | 'onClose'> {
  readonly accion: AccionMembresia | null;
  readonly borrador: typeof CAMBIO_VACIO;
  readonly rechazos: ErroresCambio;
  readonly onAccion: (accion: AccionMembresia | null) => void;
  readonly onBorrador: (borrador: typeof CAMBIO_VACIO) => void;
  readonly isPreviewing: boolean;
  readonly onSubmit: (accion: AccionMembresia) => void;
}

/** The first step: the action and what it needs. */
function EleccionDialog(props: EleccionDialogProps) {
  const { usuarios, acciones, accion, borrador, rechazos, onClose } = props;
  const { onAccion, onBorrador, isPreviewing, onSubmit } = props;
  const modals = useModal();
  const [submitted, setSubmitted] = useState(false);

  function submit(): void {
    setSubmitted(true);
    const mensajes = accion ? Object.values(findErroresCambio(accion, borrador)) : [FALTA_ACCION];
    if (accion && mensajes.length === 0) onSubmit(accion);
    else void openValidationErrors(modals, mensajes);
  }

  return (
    <FormModal
      onClose={onClose}
      title={`Cambiar ${countUsuarios(usuarios.length)}`}
      message="Elija la acción; antes de aplicarla verá qué pasará con cada usuario."
      submitLabel="Ver qué pasará"
      busy={isPreviewing && 'Calculando'}
      blocked={usuarios.length > MAXIMO_MASIVO ? DEMASIADOS : undefined}
      onSubmit={submit}
    >
      <Select
        label="Acción"
        required
        placeholder="Seleccione una acción"
        options={acciones.map((value) => ({ value, label: ACCION_USUARIO[value] }))}
        value={accion ?? ''}
        onChange={(value) => onAccion(acciones.find((candidate) => candidate === value) ?? null)}
        errors={accion ? [] : [FALTA_ACCION]}
        submitted={submitted}
      />
      {accion ? (
        <CamposDeCambio
          accion={accion}
          borrador={borrador}
          submitted={submitted}
          rechazos={rechazos}
          onChange={onBorrador}
          entidadId={findEntidadComun(usuarios)}
        />
      ) : null}
    </FormModal>
  );
}

const FALTA_ACCION = 'Elija la acción.';
const NINGUNO = refuseWith('La regla no permite este cambio para ninguno de los usuarios seleccionados.');
const DEMASIADOS = refuseWith(`Seleccione máximo ${MAXIMO_MASIVO} usuarios a la vez.`);

function countUsuarios(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'usuario' : 'usuarios'}`;
}

function describeAplicado({ permitidos, efectos }: EfectosMasivos): string {
  const refused = efectos.length - permitidos;
  const done = `El cambio se aplicó a ${countUsuarios(permitidos)}`;
  return refused === 0 ? `${done}.` : `${done}; ${formatNumber(refused)} sin cambio.`;
}

/** The entidad all are in; null where they are in several. */
function findEntidadComun(usuarios: readonly UsuarioRow[]): number | null {
  const ids = new Set(usuarios.map(({ entidad }) => entidad.id));
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? id : null;
}
