import { FormModal } from '@marco/web-kit/form-modal';
import { formatMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { DialogoDeDesacuerdoProps } from './respuesta-dialog.tsx';
import { usePasoDesacuerdo, useReunionesPorVenir } from './use-desacuerdo.ts';

/** The meeting of a mesa in whose agenda the disagreement becomes a point. */
export function MesaDialog({ desacuerdo, onClose }: DialogoDeDesacuerdoProps) {
  const { move } = usePasoDesacuerdo(desacuerdo);
  const reuniones = useReunionesPorVenir(desacuerdo.id);
  const form = useRuledForm({
    initial: { reunionId: '' },
    names: { reunionId: 'Reunión' },
    findErrors: ({ reunionId }) => ({ reunionId: reunionId === '' ? 'Elija la reunión.' : undefined }),
    onSend: async ({ reunionId }) => {
      if (await move('llevar-a-mesa', { reunionId: Number(reunionId) }, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="Llevar a una mesa"
      message="Queda como el último punto del orden del día. El punto dice sobre qué es el desacuerdo, sin nombrar a las entidades."
      submitLabel="Llevar a la reunión"
      waitsFor={reuniones.isPending && 'Cargando las reuniones'}
      onClose={onClose}
    >
      <LoadBlock query={reuniones} subject="las reuniones programadas">
        {(data) =>
          data.length === 0 ? (
            <p>No hay reuniones programadas en mesas abiertas. Programe una y vuelva.</p>
          ) : (
            <Select
              label="Reunión"
              required
              placeholder="Seleccione una reunión"
              options={data.map(({ id, mesa, tematica, inicio }) => ({
                value: String(id),
                label: `${mesa}: ${tematica}, ${formatMoment(inicio)}`,
              }))}
              {...bindField(form, 'reunionId')}
            />
          )
        }
      </LoadBlock>
    </FormModal>
  );
}
