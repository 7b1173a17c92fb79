import type { listTiposIdentificacionEndpoint } from '@marco/parametros/contract';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { revokeIdentidadEndpoint } from '../../contract/index.ts';
import {
  MAXIMO_IDENTIFICACION,
  MAXIMO_MOTIVO,
  MENSAJES_IDENTIDAD,
  MENSAJES_MOTIVO,
} from '../../contract/terms.ts';
import { USUARIOS_KEY } from './use-usuarios.ts';

const VACIA = { tipoIdentificacion: '', numeroIdentificacion: '', motivo: '' };
type Liberacion = typeof VACIA;

/** What is missing, by field. */
function findErrores({ tipoIdentificacion, numeroIdentificacion, motivo }: Liberacion): Partial<Liberacion> {
  return {
    ...(tipoIdentificacion === '' ? { tipoIdentificacion: MENSAJES_IDENTIDAD.tipo } : {}),
    ...(numeroIdentificacion.trim() === '' ? { numeroIdentificacion: MENSAJES_IDENTIDAD.numero } : {}),
    ...(motivo.trim() === '' ? { motivo: MENSAJES_MOTIVO.requerido } : {}),
    ...(motivo.trim().length > MAXIMO_MOTIVO ? { motivo: MENSAJES_MOTIVO.maximo } : {}),
  };
}

/** Asks whose number is freed and why (ADR 0039). */
export function RevokeIdentidadDialog({ onClose }: { readonly onClose: () => void }) {
  const modals = useModal();
  const tipos = useTiposIdentificacion();
  const [liberacion, setLiberacion] = useState(VACIA);
  const [submitted, setSubmitted] = useState(false);
  const { mutate, isPending } = useLiberar(onClose);
  const errores = findErrores(liberacion);
  const listOf = (error: string | undefined) => (error ? [error] : []);
  const change = (part: Partial<Liberacion>) => setLiberacion({ ...liberacion, ...part });

  function submit(): void {
    setSubmitted(true);
    const mensajes = Object.values(errores);
    if (mensajes.length > 0) void openValidationErrors(modals, mensajes);
    else mutate(liberacion);
  }

  return (
    <FormModal
      onClose={onClose}
      title="Liberar identidad"
      message="Para cuando alguien creó su cuenta con el documento de otra persona. El número queda libre para su titular; quien lo usaba deja de ingresar y sus sesiones terminan. El historial se conserva."
      tone="warn"
      submitLabel="Liberar identidad"
      variant="danger"
      busy={isPending && 'Liberando'}
      onSubmit={submit}
    >
      <Select
        label="Tipo de identificación"
        required
        placeholder="Seleccione un tipo"
        options={(tipos.data ?? []).map(({ sigla, nombre }) => ({
          value: sigla,
          label: `${nombre} (${sigla})`,
        }))}
        value={liberacion.tipoIdentificacion}
        onChange={(tipoIdentificacion) => change({ tipoIdentificacion })}
        errors={
          tipos.isError
            ? ['No fue posible cargar los tipos. Cierre e intente de nuevo.']
            : listOf(errores.tipoIdentificacion)
        }
        submitted={submitted || tipos.isError}
      />
      <TextInput
        label="Número de identificación"
        required
        maxLength={MAXIMO_IDENTIFICACION}
        value={liberacion.numeroIdentificacion}
        onChange={(numeroIdentificacion) => change({ numeroIdentificacion })}
        errors={listOf(errores.numeroIdentificacion)}
        submitted={submitted}
      />
      <Textarea
        label="Motivo"
        required
        value={liberacion.motivo}
        onChange={(motivo) => change({ motivo })}
        errors={listOf(errores.motivo)}
        submitted={submitted}
      />
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

function useLiberar(onDone: () => void) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ tipoIdentificacion, numeroIdentificacion, motivo }: Liberacion) =>
      api.call<typeof revokeIdentidadEndpoint>(
        { method: 'POST', path: '/usuarios/liberarIdentidad' },
        {
          body: {
            tipoIdentificacion,
            numeroIdentificacion: numeroIdentificacion.trim(),
            motivo: motivo.trim(),
          },
        },
      ),
    onSuccess: async () => {
      banner.success('La identidad quedó libre.');
      onDone();
      await queries.invalidateQueries({ queryKey: USUARIOS_KEY });
    },
    onError: (error) => void openFailure(modals, error),
  });
}
