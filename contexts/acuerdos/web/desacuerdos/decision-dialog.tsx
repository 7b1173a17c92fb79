import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { LIMITES_DESACUERDO, SENTIDO_DECISION, type SentidoDecision } from '../../contract/terms.ts';
import { findDatosDePersona } from '../../rules/precedente-sin-personas.ts';
import type { DialogoDeDesacuerdoProps } from './respuesta-dialog.tsx';
import { usePasoDesacuerdo } from './use-desacuerdo.ts';

/** What is wrong with a text that everybody will read. */
const findErrorPublico = (texto: string, vacio: string) =>
  texto.trim() === '' ? vacio : findDatosDePersona(texto);

/** The decision with its reasons for the sides, and what everybody will read of it. */
export function DecisionDialog({ desacuerdo, onClose }: DialogoDeDesacuerdoProps) {
  const { move } = usePasoDesacuerdo(desacuerdo);
  const form = useRuledForm({
    initial: { sentido: '', texto: '', titulo: '', publico: '' },
    names: {
      sentido: 'A favor de quién',
      texto: 'Decisión y sus razones',
      titulo: 'Título del precedente',
      publico: 'Texto del precedente',
    },
    fieldOf: { 'precedente.titulo': 'titulo', 'precedente.texto': 'publico' },
    findErrors: ({ sentido, texto, titulo, publico }) => ({
      sentido: sentido === '' ? 'Elija a favor de quién se decide.' : undefined,
      texto: texto.trim() === '' ? 'Escriba la decisión y sus razones.' : undefined,
      titulo: findErrorPublico(titulo, 'Escriba el título del precedente.'),
      publico: findErrorPublico(publico, 'Escriba lo que leerá cualquiera.'),
    }),
    onSend: async ({ sentido, texto, titulo, publico }) => {
      const dicho = {
        sentido: sentido as SentidoDecision,
        texto,
        precedente: { titulo, texto: publico },
      };
      if (await move('decidir', dicho, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      size="large"
      title="¿Decidir el desacuerdo?"
      message="La decisión la leen las dos entidades y no se puede deshacer. El precedente lo lee cualquiera: no nombre personas ni entidades."
      submitLabel="Decidir"
      sendingLabel="Decidiendo"
      onClose={onClose}
    >
      <Select
        label="A favor de quién"
        required
        placeholder="Seleccione"
        options={toOptions(SENTIDO_DECISION)}
        {...bindField(form, 'sentido')}
      />
      <Textarea
        label="Decisión y sus razones"
        required
        maxLength={LIMITES_DESACUERDO.texto}
        {...bindField(form, 'texto')}
      />
      <TextInput
        label="Título del precedente"
        required
        maxLength={LIMITES_DESACUERDO.titulo}
        {...bindField(form, 'titulo')}
      />
      <Textarea
        label="Texto del precedente"
        required
        maxLength={LIMITES_DESACUERDO.precedente}
        {...bindField(form, 'publico')}
      />
    </FormModal>
  );
}
