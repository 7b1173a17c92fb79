import { explainRequired } from '@marco/contract-kit/required-text';
import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { createSupuestoEndpoint, SupuestoConFuente } from '../../contract/index.ts';
import { LIMITES_SUPUESTO, SUPUESTOS_AHORRO, type SupuestoAhorro } from '../../contract/terms.ts';

interface SupuestoDialogProps {
  readonly codigo: SupuestoAhorro;
  readonly valor: SupuestoConFuente | undefined;
  readonly onClose: () => void;
}

const NOMBRES = { bajo: 'Bajo', central: 'Lo más probable', alto: 'Alto', fuente: 'Fuente', anio: 'Año' };
type Campo = keyof typeof NOMBRES;
const NUMEROS: readonly Campo[] = ['bajo', 'central', 'alto', 'anio'];

function findErrors(valores: Readonly<Record<Campo, string>>) {
  const vacios = (Object.keys(NOMBRES) as Campo[]).map((campo) => {
    const texto = valores[campo].trim();
    if (texto === '') return [campo, explainRequired(NOMBRES[campo])] as const;
    const isWrong = NUMEROS.includes(campo) && !/^\d{1,9}$/.test(texto);
    return [campo, isWrong ? 'Escriba un número entero.' : undefined] as const;
  });
  const errores = Object.fromEntries(vacios);
  const [bajo, central, alto] = [valores.bajo, valores.central, valores.alto].map(Number);
  const isOrdered = (bajo ?? 0) <= (central ?? 0) && (central ?? 0) <= (alto ?? 0);
  if (errores['central'] === undefined && !isOrdered)
    return { ...errores, central: 'El valor central está entre el bajo y el alto.' };
  return errores;
}

/** Writes a value of an assumption with its source. */
export function SupuestoDialog({ codigo, valor, onClose }: SupuestoDialogProps) {
  const keyFor = useIdempotencyKey();
  const { nombre, unidad } = SUPUESTOS_AHORRO[codigo];
  const { send } = useSavedChange<SupuestoConFuente>({ show: () => undefined, refresh: ['tramites'] });
  const form = useRuledForm<Readonly<Record<Campo, string>>>({
    initial: {
      bajo: String(valor?.bajo ?? ''),
      central: String(valor?.central ?? ''),
      alto: String(valor?.alto ?? ''),
      fuente: valor?.fuente ?? '',
      anio: String(valor?.anio ?? ''),
    },
    names: NOMBRES,
    findErrors,
    onSend: async ({ bajo, central, alto, fuente, anio }) => {
      const body = {
        codigo,
        bajo: Number(bajo),
        central: Number(central),
        alto: Number(alto),
        fuente: fuente.trim(),
        anio: Number(anio),
      };
      const isDone = await send(
        (api, options) =>
          api.call<typeof createSupuestoEndpoint>(
            { method: 'POST', path: '/ahorro/supuestos' },
            { body },
            { ...options, base: 'private', idempotencyKey: keyFor(body) },
          ),
        'Se guardó el supuesto. Los ahorros se calculan con él desde ahora.',
        leaveToCaller,
      );
      if (isDone) onClose();
    },
  });
  const control = (campo: Campo) => ({ label: NOMBRES[campo], required: true, ...bindField(form, campo) });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={nombre}
      message={`En ${unidad === '%' ? 'partes de cien' : unidad}. Sin fuente y año no se calcula ningún ahorro.`}
      submitLabel="Guardar supuesto"
    >
      <TextInput autoComplete="off" inputMode="numeric" {...control('bajo')} />
      <TextInput autoComplete="off" inputMode="numeric" {...control('central')} />
      <TextInput autoComplete="off" inputMode="numeric" {...control('alto')} />
      <TextInput autoComplete="off" maxLength={LIMITES_SUPUESTO.fuente} {...control('fuente')} />
      <TextInput autoComplete="off" inputMode="numeric" {...control('anio')} />
    </FormModal>
  );
}
