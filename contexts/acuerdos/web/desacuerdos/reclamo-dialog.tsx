import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { ASUNTO_DESACUERDO, type AsuntoDesacuerdo, LIMITES_DESACUERDO } from '../../contract/terms.ts';
import { hasMenosCuota, listAsuntosReclamables } from '../../rules/ciclo-desacuerdo.ts';
import { useReclamo } from './use-desacuerdo.ts';

interface ReclamoDialogProps {
  readonly acuerdo: AcuerdoDeConsumo;
  readonly onClose: () => void;
}

/** What an entidad does not agree with, and why. */
export function ReclamoDialog({ acuerdo, onClose }: ReclamoDialogProps) {
  const { claim } = useReclamo(acuerdo.id);
  const asuntos = listAsuntosReclamables({
    estado: acuerdo.estado,
    conMenosCuota: hasMenosCuota(acuerdo.finalidades),
  });
  const form = useRuledForm({
    // The only subject there is has not to be chosen.
    initial: { asunto: asuntos.length === 1 ? (asuntos[0] ?? '') : '', reclamo: '' },
    names: { asunto: 'Sobre qué', reclamo: 'Por qué no está de acuerdo' },
    findErrors: ({ asunto, reclamo }) => ({
      asunto: asunto === '' ? 'Elija sobre qué reclama.' : undefined,
      reclamo: reclamo.trim() === '' ? 'Escriba por qué no está de acuerdo.' : undefined,
    }),
    onSend: async ({ asunto, reclamo }) => {
      if (await claim({ asunto: asunto as AsuntoDesacuerdo, reclamo }, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="¿Reclamar?"
      message="La entidad que ofrece tiene 10 días hábiles para contestar. Después puede pedir la mediación del ministerio."
      submitLabel="Reclamar"
      sendingLabel="Enviando"
      onClose={onClose}
    >
      <Select
        label="Sobre qué"
        required
        placeholder="Seleccione"
        options={asuntos.map((asunto) => ({ value: asunto, label: ASUNTO_DESACUERDO[asunto] }))}
        {...bindField(form, 'asunto')}
      />
      <Textarea
        label="Por qué no está de acuerdo"
        required
        maxLength={LIMITES_DESACUERDO.texto}
        {...bindField(form, 'reclamo')}
      />
    </FormModal>
  );
}
