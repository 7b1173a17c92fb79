import { AvisoRecaptcha, useRecaptcha } from '@marco/acceso/widgets';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Combobox, type ComboboxItem } from '@marco/web-kit/combobox';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatNumber } from '@marco/web-kit/format';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Braces } from 'lucide-react';
import type { createDemandaEndpoint, DemandaDeDato } from '../../contract/index.ts';
import { ACCIONES_RECAPTCHA_DIRECTORIO, LIMITES_DEMANDA } from '../../contract/terms.ts';
import { useBase } from '../use-base.ts';
import { presentEntregan, useSugerenciasDato } from '../use-sugerencias-dato.ts';

interface DemandaDialogProps {
  /** What was looked for, where it is an element. */
  readonly elemento: ComboboxItem | null;
  /** The same in the words of who looked for it. */
  readonly palabras: string;
  readonly onClose: () => void;
}

interface Pedido {
  readonly elemento: ComboboxItem | null;
  readonly dato: string;
}

/** Asks for a datum: one of the common language, or in own words. Nothing says who asked. */
export function DemandaDialog({ elemento, palabras, onClose }: DemandaDialogProps) {
  const api = useApi();
  const base = useBase();
  const banner = useBanner();
  const keyOf = useIdempotencyKey();
  const getRecaptcha = useRecaptcha(ACCIONES_RECAPTCHA_DIRECTORIO.demanda);
  const loadDatos = useSugerenciasDato(presentEntregan);
  const isVisitante = base === 'public';
  const form = useRuledForm<Pedido>({
    initial: { elemento, dato: palabras.slice(0, LIMITES_DEMANDA.dato) },
    names: { elemento: 'Dato del lenguaje común', dato: 'Dato en sus palabras' },
    findErrors: (pedido) => ({
      elemento:
        pedido.elemento === null && pedido.dato.trim() === ''
          ? 'Elija el dato que necesita, o escríbalo si no está en el diccionario.'
          : undefined,
    }),
    fieldOf: { elementoId: 'elemento' },
    onSend: async (pedido) => {
      const body =
        pedido.elemento === null ? { dato: pedido.dato.trim() } : { elementoId: Number(pedido.elemento.id) };
      const demanda = await api.call<typeof createDemandaEndpoint>(
        { method: 'POST', path: '/directorio/demandas' },
        { body },
        { base, idempotencyKey: keyOf(body), ...(isVisitante ? { headers: await getRecaptcha() } : {}) },
      );
      banner.success(`Su petición quedó anotada. ${presentCuenta(demanda)}`);
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="Pedir un dato"
      message="Se anota qué dato hace falta y cuántos lo piden; nadie ve quién lo pidió."
      submitLabel="Pedir el dato"
      sendingLabel="Enviando"
      onClose={onClose}
    >
      <Combobox
        label="Dato del lenguaje común"
        hint="Escriba al menos tres letras de su nombre."
        itemIcon={<Braces size={16} />}
        emptyText="Ningún dato se llama así. Escríbalo abajo con sus palabras."
        load={loadDatos}
        value={form.values.elemento}
        onSelectionChange={(item) => form.change({ elemento: item })}
        errors={form.errors['elemento'] === undefined ? [] : [form.errors['elemento']]}
        submitted={form.wasTried('elemento')}
      />
      {form.values.elemento === null ? (
        <TextInput
          label="Si no está, dígalo con sus palabras"
          optional
          autoComplete="off"
          maxLength={LIMITES_DEMANDA.dato}
          {...bindField(form, 'dato')}
        />
      ) : null}
      {isVisitante ? <AvisoRecaptcha /> : null}
    </FormModal>
  );
}

function presentCuenta({ entidades, visitantes }: DemandaDeDato): string {
  const partes = [
    ...(entidades === 0 ? [] : [entidades === 1 ? '1 entidad' : `${formatNumber(entidades)} entidades`]),
    ...(visitantes === 0
      ? []
      : [visitantes === 1 ? '1 visitante' : `${formatNumber(visitantes)} visitantes`]),
  ];
  const isOne = entidades + visitantes === 1;
  return `Lo ${isOne ? 'ha pedido' : 'han pedido'} ${partes.join(' y ')}.`;
}
