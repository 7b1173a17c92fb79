import { explainRequired } from '@marco/contract-kit/required-text';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { TareaXroad } from '../../contract/index.ts';
import { LARGO_NOTA_TAREA } from '../../contract/tareas.terms.ts';
import { usePasoTarea } from './use-tarea.ts';

const NOTA = 'Qué se hizo';

interface NotaDialogProps {
  readonly tarea: TareaXroad;
  readonly onClose: () => void;
}

/** What was done, where the product cannot see it. */
export function NotaDialog({ tarea, onClose }: NotaDialogProps) {
  const { move } = usePasoTarea(tarea);
  const form = useRuledForm({
    initial: { nota: '' },
    names: { nota: NOTA },
    findErrors: ({ nota }) => ({ nota: nota.trim() === '' ? explainRequired(NOTA) : undefined }),
    onSend: async ({ nota }) => {
      if (await move('cerrar', nota, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="¿Dar la tarea por hecha?"
      message="Queda con su nombre y la fecha. Si lo que la originó vuelve a ocurrir, se abre de nuevo."
      submitLabel="Dar por hecha"
      sendingLabel="Guardando"
      onClose={onClose}
    >
      <Textarea label={NOTA} required maxLength={LARGO_NOTA_TAREA} {...bindField(form, 'nota')} />
    </FormModal>
  );
}
