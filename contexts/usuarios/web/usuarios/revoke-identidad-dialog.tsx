import type { listTiposIdentificacionEndpoint } from '@marco/parametros/contract';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { revokeIdentidadEndpoint } from '../../contract/index.ts';
import { MAXIMO_IDENTIFICACION, MENSAJES_IDENTIDAD } from '../../contract/terms.ts';
import { findErrorMotivo } from './error-motivo.ts';
import { USUARIOS_KEY } from './use-usuarios.ts';

const VACIA = { tipoIdentificacion: '', numeroIdentificacion: '', motivo: '' };
type Liberacion = typeof VACIA;

/** What is missing, by field. */
function findErrores({ tipoIdentificacion, numeroIdentificacion, motivo }: Liberacion) {
  return {
    tipoIdentificacion: tipoIdentificacion === '' ? MENSAJES_IDENTIDAD.tipo : undefined,
    numeroIdentificacion: numeroIdentificacion.trim() === '' ? MENSAJES_IDENTIDAD.numero : undefined,
    motivo: findErrorMotivo(motivo),
  };
}

/** Asks whose number is freed and why (ADR 0039). */
export function RevokeIdentidadDialog({ onClose }: { readonly onClose: () => void }) {
  const tipos = useTiposIdentificacion();
  const liberar = useLiberar(onClose);
  const form = useRuledForm<Liberacion>({ initial: VACIA, findErrors: findErrores, onSend: liberar });
  const tipo = bindField(form, 'tipoIdentificacion');

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Liberar identidad"
      message="Para cuando alguien creó su cuenta con el documento de otra persona. El número queda libre para su titular; quien lo usaba deja de ingresar y sus sesiones terminan. El historial se conserva."
      tone="warn"
      submitLabel="Liberar identidad"
      variant="danger"
      sendingLabel="Liberando"
    >
      <Select
        label="Tipo de identificación"
        required
        placeholder="Seleccione un tipo"
        options={(tipos.data ?? []).map(({ sigla, nombre }) => ({
          value: sigla,
          label: `${nombre} (${sigla})`,
        }))}
        {...tipo}
        errors={tipos.isError ? ['No fue posible cargar los tipos. Cierre e intente de nuevo.'] : tipo.errors}
        submitted={tipo.submitted || tipos.isError}
      />
      <TextInput
        label="Número de identificación"
        required
        maxLength={MAXIMO_IDENTIFICACION}
        {...bindField(form, 'numeroIdentificacion')}
      />
      <Textarea label="Motivo" required {...bindField(form, 'motivo')} />
    </FormModal>
  );
}

function useTiposIdentificacion() {
  const api = useApi();
  return useQuery({
    queryKey: ['parametros', 'tipos-identificacion'],
    queryFn: ({ signal }) =>
      api.call<typeof listTiposIdentificacionEndpoint>(
        { method: 'GET', path: '/adm-tipo-identificacions' },
        {},
        { signal, base: 'public' },
      ),
  });
}

function useLiberar(onDone: () => void): (liberacion: Liberacion) => Promise<void> {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  return async ({ tipoIdentificacion, numeroIdentificacion, motivo }) => {
    await api.call<typeof revokeIdentidadEndpoint>(
      { method: 'POST', path: '/usuarios/liberarIdentidad' },
      {
        body: {
          tipoIdentificacion,
          numeroIdentificacion: numeroIdentificacion.trim(),
          motivo: motivo.trim(),
        },
      },
    );
    banner.success('La identidad quedó libre.');
    onDone();
    await queries.invalidateQueries({ queryKey: USUARIOS_KEY });
  };
}
