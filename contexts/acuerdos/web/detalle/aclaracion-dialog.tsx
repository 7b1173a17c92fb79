import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { LIMITES_ACUERDO, LUGAR_ACUERDO } from '../../contract/terms.ts';
import { usePasoAcuerdo } from '../use-acuerdo.ts';
import type { DialogoDePasoProps } from './rechazo-dialog.tsx';

/** What is not clear, and where. */
export function AclaracionDialog({ acuerdo, onClose }: DialogoDePasoProps) {
  const { move } = usePasoAcuerdo(acuerdo);
  const form = useRuledForm({
    initial: { lugar: '', texto: '', lugarDos: '', textoDos: '' },
    names: { lugar: 'Sobre qué', texto: 'Qué debe aclararse', lugarDos: 'Otra', textoDos: 'Qué más' },
    findErrors: ({ lugar, texto, lugarDos, textoDos }) => ({
      lugar: lugar === '' ? 'Elija sobre qué.' : undefined,
      texto: texto.trim() === '' ? 'Escriba qué debe aclararse.' : undefined,
      lugarDos: textoDos.trim() !== '' && lugarDos === '' ? 'Elija sobre qué.' : undefined,
      textoDos: lugarDos !== '' && textoDos.trim() === '' ? 'Escriba qué debe aclararse.' : undefined,
    }),
    onSend: async ({ lugar, texto, lugarDos, textoDos }) => {
      const marcas = [{ lugar, texto }, ...(lugarDos === '' ? [] : [{ lugar: lugarDos, texto: textoDos }])];
      if (await move('pedir-aclaracion', { marcas }, leaveToCaller)) onClose();
    },
  });
  const lugares = toOptions(LUGAR_ACUERDO);
  return (
    <FormModal
      form={form}
      title="¿Pedir una aclaración?"
      message="La petición vuelve a la entidad que consume, que tiene 10 días hábiles para responder cada punto."
      submitLabel="Pedir aclaración"
      sendingLabel="Pidiendo"
      onClose={onClose}
    >
      <Select
        label="Sobre qué"
        required
        placeholder="Seleccione una parte"
        options={lugares}
        {...bindField(form, 'lugar')}
      />
      <Textarea
        label="Qué debe aclararse"
        required
        rows={3}
        maxLength={LIMITES_ACUERDO.motivo}
        {...bindField(form, 'texto')}
      />
      <Select
        label="Otra parte"
        optional
        placeholder="Ninguna más"
        options={lugares}
        {...bindField(form, 'lugarDos')}
      />
      <Textarea
        label="Qué más debe aclararse"
        optional
        rows={3}
        maxLength={LIMITES_ACUERDO.motivo}
        {...bindField(form, 'textoDos')}
      />
    </FormModal>
  );
}
