import { FormModal } from '@marco/web-kit/form-modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import type { MarcaDeSolicitud } from '../../contract/index.ts';
import { LIMITES_MARCAS, type RespuestaMarca } from '../../contract/terms.ts';
import type { EnvioDeRespuesta } from './use-respuesta-marca.ts';

interface RespuestaDialogProps {
  readonly marca: MarcaDeSolicitud;
  readonly onSend: EnvioDeRespuesta;
  readonly onClose: () => void;
}

const OPCIONES: readonly { readonly value: RespuestaMarca; readonly label: string }[] = [
  { value: 'corregida', label: 'Se corrigió' },
  { value: 'refutada', label: 'No aplica, y se dice por qué' },
];

/** What the entity did about a mark; corrected is what most are. */
export function RespuestaDialog({ marca, onSend, onClose }: RespuestaDialogProps) {
  const form = useRuledForm<{ respuesta: RespuestaMarca; texto: string }>({
    initial: {
      respuesta: marca.respuesta?.clase ?? 'corregida',
      texto: marca.respuesta?.texto ?? '',
    },
    fieldOf: { 'marcas.0.texto': 'texto' },
    findErrors: ({ respuesta, texto }) => ({
      texto:
        respuesta === 'refutada' && texto.trim() === ''
          ? 'Escriba por qué la observación no aplica.'
          : undefined,
    }),
    onSend: async ({ respuesta, texto }) => {
      if (await onSend({ id: marca.id, respuesta, texto: texto.trim() })) onClose();
    },
  });
  const isRefutada = form.values.respuesta === 'refutada';
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Responder: ${marca.nombre}`}
      message={marca.texto}
      submitLabel="Guardar respuesta"
    >
      <RadioGroup label="Respuesta" required options={OPCIONES} {...bindField(form, 'respuesta')} />
      <Textarea
        label={isRefutada ? 'Por qué no aplica' : 'Qué se cambió'}
        required={isRefutada}
        optional={!isRefutada}
        rows={4}
        maxLength={LIMITES_MARCAS.respuesta}
        {...bindField(form, 'texto')}
      />
    </FormModal>
  );
}
