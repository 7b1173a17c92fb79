import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { FormModal } from '@marco/web-kit/form-modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toEditElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { createVersionEndpoint, ElementoPrivado } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import { CAMBIO_VERSION, CAMBIOS_VERSION, type CambioVersion } from '../../contract/terms.ts';
import { computeSiguiente } from '../../rules/ciclo/numeracion.ts';
import { toElementoKey } from '../use-elemento.ts';

function readNumero({ numero }: { readonly numero: string }) {
  const [mayor = 1, menor = 0] = numero.split('.').map(Number);
  return { mayor, menor };
}

const CAMBIOS = CAMBIOS_VERSION.map((value) => ({ value, label: CAMBIO_VERSION[value] }));

const AYUDA: Readonly<Record<CambioVersion, string>> = {
  menor: 'Redacción, notas, ejemplos, sinónimos, un valor nuevo, una parte opcional.',
  mayor:
    'Otro tipo, un patrón más estrecho, una parte obligatoria, un valor que se retira, otro significado.',
};

interface Valores {
  readonly cambio: CambioVersion;
}

interface CreateVersionDialogProps {
  readonly elemento: ElementoPrivado;
  readonly onClose: () => void;
}

/** Begins the next version of an element in force and leads to its form (specification §7 `elemento-dato/versionar`). */
export function CreateVersionDialog({ elemento, onClose }: CreateVersionDialogProps) {
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { elementoId, mayor, menor, nombre, numero } = elemento;
  const form = useRuledForm<Valores>({
    initial: { cambio: 'menor' },
    // Each choice may be sent.
    findErrors: () => ({}),
    onSend: async ({ cambio }) => {
      const body = { elementoId, cambio };
      const borrador = await api.call<typeof createVersionEndpoint>(
        { method: 'POST', path: '/elemento-dato/versionar' },
        { body },
        { base: 'private', idempotencyKey: keyFor(body) },
      );
      queries.setQueryData(toElementoKey(borrador.versionId), borrador);
      await queries.invalidateQueries({ queryKey: ['elementos'] });
      banner.success(`Se creó el borrador de la versión ${borrador.numero}.`);
      onClose();
      await navigate(toEditElemento(borrador.versionId));
    },
  });
  const { cambio } = form.values;
  const siguiente = formatNumero(
    computeSiguiente(elemento.versiones.map(readNumero), { mayor, menor }, cambio),
  );

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Crear nueva versión"
      message={`El borrador de la versión ${siguiente} empieza como copia de la ${numero} de ${nombre}. La que rige sigue igual hasta que se incorpore la nueva.`}
      submitLabel="Crear borrador"
      sendingLabel="Creando"
    >
      <RadioGroup
        label="Qué cambia"
        hint={`${AYUDA[cambio]} Mientras edita, se compara con la que rige y se propone el número que piden los cambios.`}
        options={CAMBIOS}
        {...bindField(form, 'cambio')}
      />
    </FormModal>
  );
}
