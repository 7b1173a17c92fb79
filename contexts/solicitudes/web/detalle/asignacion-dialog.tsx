import { FormModal } from '@marco/web-kit/form-modal';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { LoadBlock } from '@marco/web-kit/load-block';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { Solicitud } from '../../contract/index.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import { type OpcionesSolicitud, useOpcionesSolicitud } from '../use-opciones-solicitud.ts';

interface AsignacionDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

const presentCarga = (enCurso: number): string => {
  if (enCurso === 0) return 'Sin solicitudes en curso';
  return enCurso === 1 ? '1 solicitud en curso' : `${enCurso} solicitudes en curso`;
};

/** The person with the least work comes first. */
const toOpciones = (consultores: OpcionesSolicitud['consultores']) =>
  consultores
    .toSorted((one, other) => one.enCurso - other.enCurso)
    .map(({ id, nombre, enCurso }) => ({
      value: String(id),
      label: nombre,
      description: presentCarga(enCurso),
    }));

/** Chooses who of the ministry accompanies the entity in a request. */
export function AsignacionDialog({ solicitud, onClose }: AsignacionDialogProps) {
  const opciones = useOpcionesSolicitud();
  const { move } = useCambioSolicitud(solicitud);
  const form = useRuledForm({
    initial: { consultorId: '' },
    names: { consultorId: 'Consultor' },
    findErrors: ({ consultorId }) => ({
      consultorId: consultorId === '' ? 'Elija a quién se asigna.' : undefined,
    }),
    onSend: async ({ consultorId }) => {
      if (await move('asignar', { consultorId: Number(consultorId) }, leaveToCaller)) onClose();
    },
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={solicitud.consultorId === null ? 'Asignar consultor' : 'Reasignar la solicitud'}
      message={`Quien elija revisa la solicitud ${solicitud.radicado ?? ''} de principio a fin y recibe el aviso.`}
      submitLabel={solicitud.consultorId === null ? 'Asignar' : 'Reasignar'}
      sendingLabel="Asignando"
    >
      <LoadBlock query={opciones} subject="los consultores">
        {({ consultores }) => (
          <ListCombobox
            label="Consultor"
            required
            placeholder="Buscar consultor"
            options={toOpciones(consultores.filter(({ id }) => id !== solicitud.consultorId))}
            {...bindField(form, 'consultorId')}
          />
        )}
      </LoadBlock>
    </FormModal>
  );
}
