import { Button } from '@marco/web-kit/button';
import { FormModal } from '@marco/web-kit/form-modal';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { Fragment } from 'react';
import { LIMITES_ACUERDO, LUGAR_ACUERDO } from '../../contract/terms.ts';
import { usePasoAcuerdo } from '../use-acuerdo.ts';
import type { DialogoDePasoProps } from './rechazo-dialog.tsx';

interface Marca {
  readonly lugar: string;
  readonly texto: string;
}

const VACIA: Marca = { lugar: '', texto: '' };

/** What is not clear, and where: as many points as there are. */
export function AclaracionDialog({ acuerdo, onClose }: DialogoDePasoProps) {
  const { move } = usePasoAcuerdo(acuerdo);
  const form = useRuledForm<{ readonly marcas: readonly Marca[] }>({
    initial: { marcas: [VACIA] },
    findErrors: ({ marcas }) =>
      Object.fromEntries(
        marcas.flatMap(({ lugar, texto }, place): readonly (readonly [string, string | undefined])[] => [
          [`marcas.${place}.lugar`, lugar === '' ? `Elija la parte del punto ${place + 1}.` : undefined],
          [
            `marcas.${place}.texto`,
            texto.trim() === '' ? `Escriba qué debe aclararse en el punto ${place + 1}.` : undefined,
          ],
        ]),
      ),
    onSend: async ({ marcas }) => {
      if (await move('pedir-aclaracion', { marcas }, leaveToCaller)) onClose();
    },
  });
  const { marcas } = form.values;
  const change = (place: number, part: Partial<Marca>) =>
    form.change({ marcas: marcas.map((una, other) => (other === place ? { ...una, ...part } : una)) });
  const toErrors = (field: string) => {
    const error = form.errors[field];
    return { errors: error === undefined ? [] : [error], submitted: form.tries > 0 };
  };
  return (
    <FormModal
      form={form}
      title="¿Pedir una aclaración?"
      message="La petición vuelve a la entidad que consume, que tiene 10 días hábiles para responder cada punto."
      submitLabel="Pedir aclaración"
      sendingLabel="Pidiendo"
      onClose={onClose}
    >
      {marcas.map(({ lugar, texto }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point has its place alone, and only the last one goes
        <Fragment key={place}>
          <Select
            label={`Punto ${place + 1}: sobre qué`}
            required
            placeholder="Seleccione una parte"
            options={toOptions(LUGAR_ACUERDO)}
            value={lugar}
            onChange={(nuevo) => change(place, { lugar: nuevo })}
            {...toErrors(`marcas.${place}.lugar`)}
          />
          <Textarea
            label={`Punto ${place + 1}: qué debe aclararse`}
            required
            rows={3}
            maxLength={LIMITES_ACUERDO.motivo}
            value={texto}
            onChange={(nuevo) => change(place, { texto: nuevo })}
            {...toErrors(`marcas.${place}.texto`)}
          />
        </Fragment>
      ))}
      {marcas.length < LIMITES_ACUERDO.marcas ? (
        <Button variant="neutral" size="small" onClick={() => form.change({ marcas: [...marcas, VACIA] })}>
          Agregar otro punto
        </Button>
      ) : null}
      {marcas.length > 1 ? (
        <Button variant="neutral" size="small" onClick={() => form.change({ marcas: marcas.slice(0, -1) })}>
          Quitar el último punto
        </Button>
      ) : null}
    </FormModal>
  );
}
