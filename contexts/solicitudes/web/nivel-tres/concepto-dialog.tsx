import { FormModal } from '@marco/web-kit/form-modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { Solicitud } from '../../contract/index.ts';
import {
  LIMITES_NIVEL_TRES,
  VEREDICTO_CONCEPTO,
  VEREDICTOS_CONCEPTO,
  type VeredictoConcepto,
} from '../../contract/terms.ts';
import { findRechazoDeConcepto } from '../../rules/nivel-tres/verificacion.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import { getNivelTres } from './get-nivel-tres.ts';

interface ConceptoDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

interface ConceptoEscrito {
  readonly veredicto: VeredictoConcepto | null;
  readonly motivo: string;
}

const OPCIONES = VEREDICTOS_CONCEPTO.map((value) => ({ value, label: VEREDICTO_CONCEPTO[value] }));

/** The operator concludes: whether the servicio may go to the platform, and why. */
export function ConceptoDialog({ solicitud, onClose }: ConceptoDialogProps) {
  const { move } = useCambioSolicitud(solicitud);
  const { items, concepto } = getNivelTres(solicitud);
  const form = useRuledForm<ConceptoEscrito>({
    initial: { veredicto: concepto?.veredicto ?? null, motivo: concepto?.motivo ?? '' },
    findErrors: ({ veredicto, motivo }) => ({
      veredicto:
        veredicto === null ? 'Elija si el concepto es favorable.' : findRechazoDeConcepto(veredicto, items),
      motivo: motivo.trim() === '' ? 'Escriba el motivo.' : undefined,
    }),
    onSend: async ({ veredicto, motivo }) => {
      if (veredicto === null) return;
      if (await move('conceptuar', { veredicto, motivo: motivo.trim() }, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Concepto técnico de la Agencia Nacional Digital"
      message="Lo leen el consultor y la entidad. Puede cambiarlo hasta que la solicitud se presente."
      submitLabel="Emitir concepto"
      sendingLabel="Emitiendo"
    >
      <RadioGroup label="Concepto" required options={OPCIONES} {...bindField(form, 'veredicto')} />
      <Textarea
        label="Motivo"
        required
        rows={4}
        maxLength={LIMITES_NIVEL_TRES.motivo}
        hint={`Máximo ${LIMITES_NIVEL_TRES.motivo} caracteres.`}
        {...bindField(form, 'motivo')}
      />
    </FormModal>
  );
}
