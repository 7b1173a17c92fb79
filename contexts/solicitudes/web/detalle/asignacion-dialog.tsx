import { FormModal } from '@marco/web-kit/form-modal';
import { LoadBlock } from '@marco/web-kit/load-block';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { Solicitud } from '../../contract/index.ts';
import { ConsultoresConCarga } from '../reparto/consultores-con-carga.tsx';
import { useCarga } from '../reparto/use-carga.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';

interface AsignacionDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

/** Chooses who of the ministry accompanies the entity in a request, among all of them with their load. */
export function AsignacionDialog({ solicitud, onClose }: AsignacionDialogProps) {
  const carga = useCarga();
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
      <LoadBlock query={carga} subject="los consultores">
        {({ cupo, consultores }) => (
          <ConsultoresConCarga
            consultores={consultores.filter(({ id }) => id !== solicitud.consultorId)}
            cupo={cupo}
            {...bindField(form, 'consultorId')}
          />
        )}
      </LoadBlock>
    </FormModal>
  );
}
