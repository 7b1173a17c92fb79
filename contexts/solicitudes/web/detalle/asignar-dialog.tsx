import { focusInvalid } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { useCambioSolicitud } from './use-cambio-solicitud.ts';

interface AsignarDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

/** Chooses who of the ministry accompanies the entity in a request. */
export function AsignarDialog({ solicitud, onClose }: AsignarDialogProps) {
  const opciones = useOpcionesSolicitud();
  const [consultorId, setConsultorId] = useState('');
  const [wasSent, setSent] = useState(false);
  const { move, isSaving } = useCambioSolicitud(solicitud);

  async function send(): Promise<void> {
    setSent(true);
    if (consultorId === '') focusInvalid();
    else if (await move('asignar', { consultorId: Number(consultorId) })) onClose();
  }

  return (
    <FormModal
      onClose={onClose}
      title={solicitud.consultorId === null ? 'Asignar consultor' : 'Reasignar la solicitud'}
      message={`Quien elija revisa la solicitud ${solicitud.radicado ?? ''} de principio a fin y recibe el aviso.`}
      submitLabel={solicitud.consultorId === null ? 'Asignar' : 'Reasignar'}
      busy={isSaving && 'Asignando'}
      onSubmit={() => void send()}
    >
      <LoadBlock query={opciones} subject="los consultores">
        {({ consultores }) => (
          <ListCombobox
            label="Consultor"
            required
            placeholder="Buscar consultor"
            options={consultores
              .filter(({ id }) => id !== solicitud.consultorId)
              .map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            value={consultorId}
            onChange={setConsultorId}
            errors={consultorId === '' ? ['Elija a quién se asigna.'] : []}
            submitted={wasSent}
          />
        )}
      </LoadBlock>
    </FormModal>
  );
}
