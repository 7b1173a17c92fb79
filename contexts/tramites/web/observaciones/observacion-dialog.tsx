import { AvisoRecaptcha, useRecaptcha } from '@marco/acceso/widgets';
import type {
  listDepartamentosActivosEndpoint,
  listMunicipiosActivosEndpoint,
} from '@marco/entidades/contract';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { useQuery } from '@tanstack/react-query';
import type { createObservacionEndpoint, DetalleTramite } from '../../contract/index.ts';
import { ACCIONES_RECAPTCHA_TRAMITES, LIMITES_TRAMITE } from '../../contract/terms.ts';
import { hasDatosPersonales } from '../../rules/observaciones/papel-escrito.ts';
import { useBase } from '../use-base.ts';

interface Valores {
  /** Id of a paper of the trámite, `OTRO` for one it does not list. */
  readonly requisito: string;
  readonly papel: string;
  readonly municipio: string;
}

const OTRO = 'otro';

interface ObservacionDialogProps {
  readonly tramite: DetalleTramite;
  readonly onClose: () => void;
}

/** «Me pidieron un papel que el Estado ya tiene»: which one and where, and nothing of who tells it. */
export function ObservacionDialog({ tramite, onClose }: ObservacionDialogProps) {
  const api = useApi();
  const base = useBase();
  const banner = useBanner();
  const keyOf = useIdempotencyKey();
  const getRecaptcha = useRecaptcha(ACCIONES_RECAPTCHA_TRAMITES.observacion);
  const municipios = useMunicipios();
  const isVisitante = base === 'public';
  const papeles = tramite.requisitos.filter(({ tipo }) => tipo === 'documento');
  const form = useRuledForm<Valores>({
    initial: { requisito: '', papel: '', municipio: '' },
    names: { requisito: 'Papel que le pidieron', papel: 'Nombre del papel', municipio: 'Municipio' },
    findErrors: ({ requisito, papel }) => ({
      requisito: requisito === '' ? 'Elija el papel que le pidieron.' : undefined,
      papel: requisito === OTRO ? findErrorPapel(papel) : undefined,
    }),
    fieldOf: { requisitoId: 'requisito' },
    onSend: async ({ requisito, papel, municipio }) => {
      const body = {
        codigo: tramite.codigo,
        ...(requisito === OTRO ? { papel: papel.trim() } : { requisitoId: Number(requisito) }),
        ...(municipio === '' ? {} : { municipio }),
      };
      await api.call<typeof createObservacionEndpoint>(
        { method: 'POST', path: '/tramites/observaciones' },
        { body },
        { base, idempotencyKey: keyOf(body), ...(isVisitante ? { headers: await getRecaptcha() } : {}) },
      );
      banner.success('Gracias. Su reporte se contará cuando el ministerio lo revise.');
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Me pidieron un papel que el Estado ya tiene"
      message="No se guarda ningún dato de quien lo dice: solo el trámite, el papel y el municipio."
      submitLabel="Enviar reporte"
      sendingLabel="Enviando"
    >
      <Select
        label="Papel que le pidieron"
        required
        placeholder="Elija el papel"
        options={[
          ...papeles.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          { value: OTRO, label: 'Otro papel, que no está en la lista' },
        ]}
        {...bindField(form, 'requisito')}
      />
      {form.values.requisito === OTRO ? (
        <TextInput
          label="Nombre del papel"
          hint="Solo su nombre, sin números de documento ni datos de nadie."
          required
          autoComplete="off"
          maxLength={LIMITES_TRAMITE.papel}
          {...bindField(form, 'papel')}
        />
      ) : null}
      <ListCombobox
        label="Municipio donde se lo pidieron"
        optional
        placeholder="Buscar municipio"
        options={municipios}
        {...bindField(form, 'municipio')}
      />
      {isVisitante ? <AvisoRecaptcha /> : null}
    </FormModal>
  );
}

function findErrorPapel(papel: string): string | undefined {
  if (papel.trim() === '') return 'Escriba cómo se llama el papel.';
  return hasDatosPersonales(papel)
    ? 'Escriba solo el nombre del papel, sin números de documento, teléfonos ni correos.'
    : undefined;
}

/** Municipalities, each with its department, since several share a name; undefined while they come. */
function useMunicipios() {
  const api = useApi();
  const departamentos = useQuery({
    queryKey: ['entidades', 'departamentos-activos'],
    queryFn: ({ signal }) =>
      api.call<typeof listDepartamentosActivosEndpoint>(
        { method: 'GET', path: '/departamentos' },
        {},
        { signal, base: 'public' },
      ),
  });
  const municipios = useQuery({
    queryKey: ['entidades', 'municipios-activos'],
    queryFn: ({ signal }) =>
      api.call<typeof listMunicipiosActivosEndpoint>(
        { method: 'GET', path: '/municipios' },
        { query: {} },
        { signal, base: 'public' },
      ),
  });
  const nombres = new Map(departamentos.data?.map(({ id, nombre }) => [id, nombre]));
  return municipios.data?.map(({ id, nombre, departamentoId }) => ({
    value: id,
    label: nombre,
    description: nombres.get(departamentoId) ?? id,
  }));
}
