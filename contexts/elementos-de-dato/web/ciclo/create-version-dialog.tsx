import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { FormModal } from '@marco/web-kit/form-modal';
import { useModal } from '@marco/web-kit/modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

interface CreateVersionDialogProps {
  readonly elemento: ElementoPrivado;
  readonly onClose: () => void;
}

/** Begins the next version of an element in force and leads to its form (specification §7 `elemento-dato/versionar`). */
export function CreateVersionDialog({ elemento, onClose }: CreateVersionDialogProps) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [cambio, setCambio] = useState<CambioVersion>('menor');
  const [isSaving, setSaving] = useState(false);
  const { elementoId, mayor, menor, nombre, numero } = elemento;
  const siguiente = formatNumero(
    computeSiguiente(elemento.versiones.map(readNumero), { mayor, menor }, cambio),
  );

  async function create(): Promise<void> {
    const body = { elementoId, cambio };
    setSaving(true);
    try {
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
    } catch (error) {
      setSaving(false);
      await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <FormModal
      onClose={onClose}
      title="Crear nueva versión"
      message={`El borrador de la versión ${siguiente} empieza como copia de la ${numero} de ${nombre}. La que rige sigue igual hasta que se incorpore la nueva.`}
      submitLabel="Crear borrador"
      busy={isSaving && 'Creando'}
      onSubmit={() => void create()}
    >
      <RadioGroup
        label="Qué cambia"
        hint={`${AYUDA[cambio]} Mientras edita, se compara con la que rige y se propone el número que piden los cambios.`}
        options={CAMBIOS}
        value={cambio}
        onChange={setCambio}
      />
    </FormModal>
  );
}
