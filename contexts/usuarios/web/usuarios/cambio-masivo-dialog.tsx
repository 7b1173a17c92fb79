import { refuseWith } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatNumber } from '@marco/web-kit/format';
import { Modal } from '@marco/web-kit/modal';
import { bindField, type RuledForm, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { useId, useState } from 'react';
import type { EfectosMasivos, UsuarioRow } from '../../contract/index.ts';
import { ACCION_USUARIO, type AccionMembresia, MAXIMO_MASIVO } from '../../contract/terms.ts';
import {
  CAMBIO_VACIO,
  CAMPOS_DE_PETICION,
  type CambioElegido,
  CamposDeCambio,
  findErroresCambio,
  NOMBRES_CAMBIO,
} from './campos-de-cambio.tsx';
import { EfectosLista } from './efectos-lista.tsx';
import { useCambioMasivo } from './use-cambio-masivo.ts';

export interface CambioMasivoDialogProps {
  readonly usuarios: readonly UsuarioRow[];
  readonly acciones: readonly AccionMembresia[];
  readonly onClose: () => void;
  /** Something was changed. */
  readonly onDone: () => void;
}

interface Eleccion extends CambioElegido {
  readonly accion: AccionMembresia | null;
}

const VACIA: Eleccion = { ...CAMBIO_VACIO, accion: null };

/** One action for the selected users: choose it, see what it will do to each, do it. */
export function CambioMasivoDialog({ usuarios, acciones, onClose, onDone }: CambioMasivoDialogProps) {
  const banner = useBanner();
  const masivo = useCambioMasivo(usuarios);
  const [previa, setPrevia] = useState<EfectosMasivos | null>(null);
  // The one form is sent twice: to see what it would do, and to do it.
  const form = useRuledForm<Eleccion>({
    initial: VACIA,
    names: { ...NOMBRES_CAMBIO, accion: '' },
    fieldOf: CAMPOS_DE_PETICION,
    findErrors: (eleccion) => findErrores(eleccion),
    onSend: async ({ accion, ...cambio }) => {
      if (accion === null) return;
      if (previa === null) {
        setPrevia(await masivo.preview(accion, cambio));
        return;
      }
      const efectos = await masivo.apply(accion, cambio);
      banner.success(describeAplicado(efectos));
      onDone();
      onClose();
    },
  });
  return previa ? (
    <VistaPreviaDialog form={form} previa={previa} onClose={onClose} onBack={() => setPrevia(null)} />
  ) : (
    <EleccionDialog form={form} usuarios={usuarios} acciones={acciones} onClose={onClose} />
  );
}

function findErrores({ accion, ...cambio }: Eleccion) {
  return accion === null ? { accion: FALTA_ACCION } : findErroresCambio(accion, cambio);
}

interface VistaPreviaDialogProps {
  readonly form: RuledForm<Eleccion>;
  readonly previa: EfectosMasivos;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

/** The second step: what it will do to each. */
function VistaPreviaDialog({ form, previa, onClose, onBack }: VistaPreviaDialogProps) {
  const formId = useId();
  const { accion } = form.values;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`${accion === null ? '' : ACCION_USUARIO[accion]}: vista previa`}
      message="Esto pasará con cada usuario al aplicar el cambio."
      actions={
        <>
          <Button variant="neutral" onClick={onBack}>
            Volver
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={form.isSending && 'Aplicando'}
            blocked={previa.permitidos > 0 ? undefined : NINGUNO}
          >
            Aplicar a {formatNumber(previa.permitidos)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit}>
        <EfectosLista efectos={previa} />
      </form>
    </Modal>
  );
}

interface EleccionDialogProps extends Pick<CambioMasivoDialogProps, 'usuarios' | 'acciones' | 'onClose'> {
  readonly form: RuledForm<Eleccion>;
}

/** The first step: the action and what it needs. */
function EleccionDialog({ form, usuarios, acciones, onClose }: EleccionDialogProps) {
  const field = bindField(form, 'accion');
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Cambiar ${countUsuarios(usuarios.length)}`}
      message="Elija la acción; antes de aplicarla verá qué pasará con cada usuario."
      submitLabel="Ver qué pasará"
      sendingLabel="Calculando"
      blocked={usuarios.length > MAXIMO_MASIVO ? DEMASIADOS : undefined}
    >
      <Select
        {...field}
        label="Acción"
        required
        placeholder="Seleccione una acción"
        options={acciones.map((value) => ({ value, label: ACCION_USUARIO[value] }))}
        value={field.value ?? ''}
        onChange={(value) => field.onChange(acciones.find((candidate) => candidate === value) ?? null)}
      />
      {field.value ? (
        <CamposDeCambio accion={field.value} form={form} entidadId={findEntidadComun(usuarios)} />
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
